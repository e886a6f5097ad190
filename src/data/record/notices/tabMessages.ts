/** Messages between the site's tabs about the record. Invalid ones are ignored. */
import * as v from 'valibot';
import type { TabChannel } from '@/data/record/browserParts';
import { attemptIdSchema, parseOrNull } from '@/data/record/attemptSchema';

/** The name of a tab, constant for its page's lifetime. */
const tabName = v.string();

const messageSchema = v.variant('type', [
  /** Asks the tab that holds an attempt to hand it over; the reply contains the newest text. */
  v.object({ type: v.literal('hand-over'), id: attemptIdSchema, from: tabName }),
  v.object({ type: v.literal('handed-over'), id: attemptIdSchema, to: tabName, text: v.string() }),
  /** Something in the record has changed, so lists must refresh. */
  v.object({ type: v.literal('changed') }),
  v.object({ type: v.literal('ended'), id: attemptIdSchema, how: v.picklist(['finished', 'discarded']) }),
  v.object({ type: v.literal('consent'), consent: v.picklist(['keep', 'visit']) }),
  v.object({ type: v.literal('deleted-all') }),
  /**
   * The lock protocol for browsers without Web Locks: a tab claims an attempt, the tab that holds it answers, and a tab steals it.
   * A claim with a null id asks about all attempts.
   */
  v.object({ type: v.literal('claim'), id: v.nullable(attemptIdSchema), from: tabName }),
  v.object({ type: v.literal('holding'), id: attemptIdSchema, to: tabName }),
  v.object({ type: v.literal('stolen'), id: attemptIdSchema, from: tabName }),
]);

export type TabMessage = v.InferOutput<typeof messageSchema>;

export interface TabMessages {
  readonly tab: string;
  post(message: TabMessage): void;
  /** Subscribes to messages from other tabs. Returns the unsubscribe function. */
  listen(listener: (message: TabMessage) => void): () => void;
}

export function createTabMessages(channel: TabChannel | null, tab: string): TabMessages {
  const listeners = new Set<(message: TabMessage) => void>();
  channel?.listen((data) => {
    const message = parseOrNull(messageSchema, data);
    if (message !== null) for (const listener of listeners) listener(message);
  });
  return {
    tab,
    post(message) {
      try {
        channel?.post(message);
      } catch {
        // The channel is closed, so the message is dropped.
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Posts a question, and resolves to the first reply that `pick` accepts; null if `timeUp` resolves first. */
export function askOtherTabs<T>(
  messages: TabMessages,
  question: TabMessage,
  pick: (message: TabMessage) => T | null,
  timeUp: Promise<void>,
): Promise<T | null> {
  return new Promise((resolve) => {
    const end = messages.listen((message) => {
      const answer = pick(message);
      if (answer !== null) settle(answer);
    });
    function settle(answer: T | null): void {
      end();
      resolve(answer);
    }
    void timeUp.then(() => settle(null));
    messages.post(question);
  });
}
