import type { StudentRecord } from '@/data/record/api';
/** Reads the error log's data from the saved record. A chunk of its own, so that the page appears without waiting for it. */
import { loadGeneratedItemDistractors } from '@/data/items/drawnDistractors';
import { readPlanFacts } from '@/data/plan/planFacts';
import { readPracticeFacts } from '@/data/practiceFacts';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import { type Cause, presumedCause } from '@/domain/plan/mistakes/mistake-cause';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { type DistractorsOfKind, countDistractors } from '@/domain/plan/mistakes/distractors';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { type DailyReview, dailyReview } from '@/domain/plan/today/daily-review';
import { activePlan } from '@/domain/plan/today/today-facts';
import { localDayAt } from '@/lib/dates/localTime';

export interface LoggedMistake extends Mistake {
  readonly cause: Cause | null;
}

export interface ErrorLogFacts {
  readonly mistakes: readonly LoggedMistake[];
  /** The rest of today's review. */
  readonly review: DailyReview;
  readonly distractors: readonly DistractorsOfKind[];
  readonly index: ItemIndex;
  /** The problem with the saved causes, in words; null if there is none. */
  readonly problem: string | null;
}

/** @throws Error (rejects) when part of the item bank can't be fetched, after several tries. */
export const readErrorLog = async (record: StudentRecord): Promise<ErrorLogFacts> => {
  const now = Date.now();
  const today = localDayAt(now);
  const reading = readPracticeFacts(record, now);
  const [{ attempts, index, skillProfile }, { followed }, causes, troubles] = await Promise.all([
    reading,
    readPlanFacts(record, now, reading),
    record.readSavedRows('causes'),
    record.countUnusableSavedRows('causes'),
  ]);
  const causeOf = new Map(causes.map(({ id, cause }) => [id, cause]));
  const mistakes = buildErrorLog(attempts, index);
  return {
    review: dailyReview({
      day: today,
      mistakes,
      attempts,
      skillProfile,
      plan: activePlan({ followed, today })?.shownPlan ?? null,
    }),
    mistakes: mistakes.map((mistake) => {
      const named = causeOf.get(mistake.id);
      return { ...mistake, cause: named === undefined ? presumedCause(mistake.miss) : named };
    }),
    distractors: countDistractors(attempts, index, await loadGeneratedItemDistractors(attempts, index)),
    index,
    problem: rowProblemText('causes', troubles),
  };
};
