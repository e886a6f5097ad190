/**
 * Reads the student's essays for the hub. Separate from the other facts, because it reads whole tests, and the card for today must
 * not wait for that.
 */
import { listAllFinished } from '@/data/record/listAllFinished';
import { type FinishedEssay, readEssays } from '@/data/essays';
import type { StudentRecord } from '@/data/record/api';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';

export interface EssayFacts {
  readonly count: number;
  /** Null if no essay has any text. */
  readonly last: {
    readonly essay: FinishedEssay;
    readonly check: ReturnType<typeof summarizeSelfCheck>;
  } | null;
}

/** @throws Error (rejects) when code or a file of prompts can't be fetched, after several tries. */
export async function readEssayFacts(record: StudentRecord): Promise<EssayFacts> {
  await record.prepareRecord();
  const attempts = await listAllFinished(record);
  const essays = await readEssays(record, attempts);
  const [essay] = essays;
  return {
    count: essays.length,
    last:
      essay === undefined
        ? null
        : { essay, check: summarizeSelfCheck((await record.readNotes(essay.attemptId))?.selfCheck ?? {}) },
  };
}
