import type { Browser } from '@/data/record/browser';
import type { Messages } from '@/data/record/messages';
import { channelLocks } from './channel-locks';
import type { Locks } from './lock';
import { webLocks } from './web-locks';

/** The browser's own locks; where it has none or refuses them, what the tabs agree on by messages. */
export function locksOf(browser: Pick<Browser, 'locks' | 'wait'>, messages: Messages): Locks {
  const agreed = channelLocks(messages, browser.wait);
  const own = browser.locks === null ? null : webLocks(browser.locks);
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
