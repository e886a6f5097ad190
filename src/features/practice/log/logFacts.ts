/** Reads the error log's data from the saved record. A chunk of its own, so that the page appears without waiting for it. */
import { loadGeneratedItemDistractors } from '@/data/items/drawnDistractors';
import { readTestDayAndPlan } from '@/data/plan/testDay';
import { readPracticeFacts } from '@/data/practiceFacts';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import { preloadRecordRead } from '@/data/record/useRecordFacts';
import { type Cause, presumedCause } from '@/domain/plan/mistakes/mistake-cause';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { type DistractorsOfKind, countDistractors } from '@/domain/plan/mistakes/distractors';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { type DailyReview, dailyReview } from '@/domain/plan/today/daily-review';
import { activePlan } from '@/domain/plan/today/today-facts';
import { adjustPlanToProgress } from '@/domain/plan/weeks/plan-to-follow';
import { localDayAt } from '@/lib/dates/localTime';

export interface LoggedMistake extends Mistake {
  readonly cause: Cause | null;
}

export interface ErrorLogFacts {
  readonly mistakes: readonly LoggedMistake[];
  /** What is left of today's review. */
  readonly review: DailyReview;
  readonly distractors: readonly DistractorsOfKind[];
  readonly index: ItemIndex;
  /** The problem with the saved causes, in words; null if there is none. */
  readonly problem: string | null;
}

/** @throws Error (rejects) when part of the item bank can't be fetched, after several tries. */
export const readErrorLog = preloadRecordRead(async (record): Promise<ErrorLogFacts> => {
  const now = Date.now();
  const today = localDayAt(now);
  const [{ attempts, index, skillProfile }, { plan }, causes, troubles] = await Promise.all([
    readPracticeFacts(record, now),
    readTestDayAndPlan(record),
    record.readSavedRows('causes'),
    record.countUnusableSavedRows('causes'),
  ]);
  const causeOf = new Map(causes.map(({ id, cause }) => [id, cause]));
  const followed = plan === null ? null : adjustPlanToProgress(plan, { attempts, index }, today);
  const mistakes = buildErrorLog(attempts, index);
  return {
    review: dailyReview({
      day: today,
      mistakes,
      attempts,
      skillProfile,
      plan: activePlan({ plan: followed, today }),
    }),
    mistakes: mistakes.map((mistake) => {
      const named = causeOf.get(mistake.id);
      return { ...mistake, cause: named === undefined ? presumedCause(mistake.miss) : named };
    }),
    distractors: countDistractors(attempts, index, await loadGeneratedItemDistractors(attempts, index)),
    index,
    problem: rowProblemText('causes', troubles),
  };
});
