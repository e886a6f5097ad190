/** Which items a student has seen, as far as practice may know of it. */
import { itemIdFromRef } from '@/domain/exam/item';
import type { AnsweredAttempt } from './answered-attempt';
import { isPoolItem, type ItemIndex } from './item-facts';

/** When an item was last on screen, in epoch milliseconds, by its id; 0 where it isn't known when. */
export type LastSeen = ReadonlyMap<string, number>;

export interface SeenFacts {
  /** The finished attempts, in the order in which they were finished. */
  readonly attempts: readonly AnsweredAttempt[];
  /** All items that were ever on screen, by id: those of running and of deleted attempts too. */
  readonly met: ReadonlySet<string>;
  /** The items that running attempts ask, seen or still to come, by id. */
  readonly underWay: ReadonlySet<string>;
  readonly index: Pick<ItemIndex, 'itemOf'>;
  readonly nowMs: number;
}

/**
 * When each item was last seen. What a running attempt asks counts as seen now, so that nothing else asks it first. An item of a
 * full form or of the diagnostic is among them only once it is among a finished attempt's answers: until then practice knows nothing of it.
 */
export function lastSeenTimes({ attempts, met, underWay, index, nowMs }: SeenFacts): LastSeen {
  const seen = new Map<string, number>();
  const add = (ids: ReadonlySet<string>, at: number) => {
    for (const id of ids) {
      const facts = index.itemOf(id);
      if (facts === undefined || isPoolItem(facts) || seen.has(id)) seen.set(id, at);
    }
  };
  add(met, 0);
  for (const { finishedAt, sections } of attempts)
    for (const { answers } of sections)
      for (const { ref } of answers) seen.set(itemIdFromRef(ref), finishedAt.utcMs);
  add(underWay, nowMs);
  return seen;
}
