/** What the tabs of the site tell each other about the record. A message that isn't one of these is ignored. */
import * as v from 'valibot';
import type { Channel } from './browser';
import { attemptIdSchema, parseOrNull } from './attemptSchema';

/** The name of a tab, for as long as its page lives. */
const tabName = v.string();

const messageSchema = v.variant('type', [
  /** Asks the tab that holds an attempt to hand it over; and the answer, with the newest text. */
  v.object({ type: v.literal('hand-over'), id: attemptIdSchema, from: tabName }),
  v.object({ type: v.literal('handed-over'), id: attemptIdSchema, to: tabName, text: v.string() }),
  /** Something was begun, opened, released or saved for good: lists are to be read again. */
  v.object({ type: v.literal('changed') }),
  v.object({ type: v.literal('ended'), id: attemptIdSchema, how: v.picklist(['finished', 'discarded']) }),
  v.object({ type: v.literal('consent'), consent: v.picklist(['keep', 'visit']) }),
  v.object({ type: v.literal('deleted-all') }),
  /** Of browsers without locks: who wants an attempt, who has it, who takes it. A claim of null asks for all. */
  v.object({ type: v.literal('claim'), id: v.nullable(attemptIdSchema), from: tabName }),
  v.object({ type: v.literal('holding'), id: attemptIdSchema, to: tabName }),
  v.object({ type: v.literal('stolen'), id: attemptIdSchema, from: tabName }),
]);

export type TabMessage = v.InferOutput<typeof messageSchema>;

export interface TabMessages {
  readonly tab: string;
  post(message: TabMessage): void;
  /** Calls back for every message of another tab. Returns what ends it. */
  listen(listener: (message: TabMessage) => void): () => void;
}

export function createTabMessages(channel: Channel | null, tab: string): TabMessages {
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
        // A closed channel reaches nobody, which is no reason to stop.
      }
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The first answer that `pick` takes from a message; null when none came in time. */
export function awaitTabAnswer<T>(
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
