/** Who may write an attempt: one page of the browser at a time. */
import type { Browser } from '@/data/record/browser';
import type { Messages } from '@/data/record/messages';
import { channelLocks } from './channel-locks';
import { webLocks } from './web-locks';

export interface Lock {
  /** Resolves when another page can have it. */
  release(): Promise<void>;
}

export interface Locks {
  /**
   * Asks for an attempt's lock; null when another page has it. `steal` takes it from that page.
   * `onStolen` is called when another page takes it from this one.
   */
  acquire(id: string, how: 'if-free' | 'steal', onStolen: () => void): Promise<Lock | null>;
  /** The ids that other pages have locked. */
  heldElsewhere(): Promise<ReadonlySet<string>>;
}

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
