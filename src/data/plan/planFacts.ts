import { type PracticeFacts, readAnswersWithIndex } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { wordIndexes } from '@/data/words/wordIndex';
import type { CompletedWork } from '@/domain/plan/schedule/completed-entries';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { type PlanToFollow, planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { readTestDayAndPlan } from './testDay';

export interface PlanFacts {
  /** Null if neither the profile nor a plan has one. */
  readonly testDay: IsoDay | null;
  /** Null if there is no plan. */
  readonly followed: PlanToFollow | null;
  /** The data that determine which plan entries are completed. */
  readonly completedWork: CompletedWork;
  readonly cards: readonly WordCard[];
}

/**
 * Reads the plan as it is to be followed on the day of `nowMs`.
 * @param answered the student's answers if they are being read already
 * @throws Error (rejects) if code or the item index still can't be fetched after several tries, or if the database may have more
 *   than could be read.
 */
export async function readPlanFacts(
  record: StudentRecord,
  nowMs: number,
  answered: Promise<Pick<PracticeFacts, 'attempts' | 'index'>> = readAnswersWithIndex(record),
): Promise<PlanFacts> {
  const [{ attempts, index }, [{ testDay, plan }, wordDays, cards]] = await Promise.all([
    answered,
    record
      .prepareRecord()
      .then(() =>
        Promise.all([
          readTestDayAndPlan(record),
          record.readSavedRows('wordDays'),
          record.readSavedRows('cards'),
        ]),
      ),
  ]);
  const today = localDayAt(nowMs);
  const hasPendingReview = createPendingReviewCheck({
    today,
    attempts,
    index,
    cards,
    wordDays,
    wordIndex: wordIndexes[index.level],
    testDate: testDay,
  });
  const completedWork = { attempts, wordDays, hasPendingReview };
  return {
    testDay,
    followed: plan === null ? null : planToFollow(plan, { ...completedWork, index }, today),
    completedWork,
    cards,
  };
}
