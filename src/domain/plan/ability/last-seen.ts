/** Tracks when a student last saw each item, so that practice can prefer unseen ones. */
import { itemIdFromRef } from '@/domain/exam/items/item';
import type { AnsweredAttempt } from './answered-attempt';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';
import { isPoolItem, type ItemIndex } from '@/domain/plan/topics/item-facts';

/** When each item was last shown, in epoch milliseconds, by id; 0 if unknown. */
export type LastSeen = ReadonlyMap<string, number>;

export interface LastSeenFacts {
  /** In order of completion. */
  readonly attempts: readonly AnsweredAttempt[];
  /** The ids of all items ever shown, including those of running and deleted attempts. */
  readonly shownItemIds: ReadonlySet<string>;
  /** The ids of all items in running attempts, shown or not. */
  readonly runningItemIds: ReadonlySet<string>;
  readonly index: Pick<ItemIndex, 'itemOf'>;
  readonly nowMs: number;
}

/** Returns the day on which the student last finished a test or drill with each item, by id. `attempts` in order of completion. */
export function lastAnsweredDays(attempts: readonly AnsweredAttempt[]): ReadonlyMap<string, IsoDay> {
  return new Map(
    attempts.flatMap(({ finishedAt, sections }) =>
      sections.flatMap(({ answers }) =>
        answers.map(({ ref }) => [itemIdFromRef(ref), dayAtOffset(finishedAt)] as const),
      ),
    ),
  );
}

/**
 * Returns when each item was last seen. Items in running attempts count as seen now, so that practice uses them last. Items of the
 * full forms and the diagnostic are included only after a finished attempt has shown them.
 */
export function lastSeenTimes({
  attempts,
  shownItemIds,
  runningItemIds,
  index,
  nowMs,
}: LastSeenFacts): LastSeen {
  const seen = new Map<string, number>();
  const add = (ids: ReadonlySet<string>, at: number) => {
    for (const id of ids) {
      const facts = index.itemOf(id);
      if (facts === undefined || isPoolItem(facts) || seen.has(id)) seen.set(id, at);
    }
  };
  add(shownItemIds, 0);
  for (const { finishedAt, sections } of attempts)
    for (const { answers } of sections)
      for (const { ref } of answers) seen.set(itemIdFromRef(ref), finishedAt.utcMs);
  add(runningItemIds, nowMs);
  return seen;
}
