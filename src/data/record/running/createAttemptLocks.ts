import type { BrowserServices } from '@/data/record/browser';
import type { TabMessages } from '@/data/record/notices/tabMessages';
import { createChannelLocks } from './channel-locks';
import type { AttemptLocks } from './attemptLock';
import { createWebLocks } from './web-locks';

/** Uses Web Locks, or messages between tabs if the browser has none or refuses them. */
export function createAttemptLocks(
  browser: Pick<BrowserServices, 'locks' | 'wait'>,
  messages: TabMessages,
): AttemptLocks {
  const agreed = createChannelLocks(messages, browser.wait);
  const own = browser.locks === null ? null : createWebLocks(browser.locks);
  let refused = own === null;
  return {
    async acquire(id, how, onStolen) {
      if (own !== null && !refused) {
        try {
          return await own.acquire(id, how, onStolen);
        } catch {
          refused = true;
        }
      }
      return await agreed.acquire(id, how, onStolen);
    },
    async heldElsewhere() {
      if (own !== null && !refused) {
        try {
          return await own.heldElsewhere();
        } catch {
          refused = true;
        }
      }
      return await agreed.heldElsewhere();
    },
  };
}
