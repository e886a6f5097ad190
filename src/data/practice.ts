/** What is known of a student when a practice page opens: answers, and what the bank says of the items. */
import type { StudentRecord } from '@/data/record/api';
import { loadItemIndex } from '@/data/items/index/load';
import { standingFrom, type Standing } from '@/domain/plan/ability';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import { evidenceOf } from '@/domain/plan/evidence';
import { idOfRef } from '@/domain/exam/item';
import type { ItemIndex } from '@/domain/plan/item-facts';

export interface PracticeFacts {
  readonly index: ItemIndex;
  /** In the order in which they were finished. */
  readonly attempts: readonly AnsweredAttempt[];
  /** When an item was last seen, in epoch milliseconds, by its id; 0 where it isn't known when. */
  readonly seen: ReadonlyMap<string, number>;
  /** From untimed and from timed answers: the two are never mixed. */
  readonly standing: Readonly<Record<'untimed' | 'timed', Standing>>;
}

/**
 * Reads them all.
 * @throws Error (rejects) when code or the index can't be fetched, after several tries.
 */
export async function readPractice(record: StudentRecord, nowMs: number): Promise<PracticeFacts> {
  await record.prepareRecord();
  const [index, attempts, met] = await Promise.all([
    loadItemIndex(),
    record.readAnswers(),
    record.seenItems(),
  ]);
  const seen = new Map([...met].map((id) => [id, 0]));
  for (const { finishedAt, sections } of attempts)
    for (const { answers } of sections)
      for (const { ref } of answers) seen.set(idOfRef(ref), finishedAt.utcMs);
  const evidence = evidenceOf(attempts, index);
  return {
    index,
    attempts,
    seen,
    standing: {
      untimed: standingFrom(
        evidence.filter(({ timed }) => !timed),
        nowMs,
      ),
      timed: standingFrom(
        evidence.filter(({ timed }) => timed),
        nowMs,
      ),
    },
  };
}
