import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/wordIndex';
import type { CompletedWork } from '@/domain/plan/schedule/completed-entries';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { adjustSharesAfterTests } from '@/domain/plan/weeks/shares-after-tests';
import { adjustPlanToProgress } from '@/domain/plan/weeks/plan-to-follow';
import { localDayAt } from '@/lib/dates/localTime';
import { readTestDayAndPlan, type TestDayAndPlan } from './testDay';

/**
 * In its `plan`, the sections' shares of study time are adjusted to the tests taken so far. Screens edit and save that plan, not
 * `shownPlan`.
 */
export interface PlanFacts extends TestDayAndPlan {
  /** The plan for display, in which reviews today and on later days are sized to the items due; null if there is no plan. */
  readonly shownPlan: StudyPlan | null;
  /** The data that determine which plan entries are completed. */
  readonly completedWork: CompletedWork;
}

/** @throws Error (rejects) if code or the item index still can't be fetched after several tries. */
export async function readPlanFacts(record: StudentRecord): Promise<PlanFacts> {
  // Loads the index while the database is opening.
  const [index, [ofTest, attempts, wordDays, cards]] = await Promise.all([
    loadItemIndex(),
    record
      .prepareRecord()
      .then(() =>
        Promise.all([
          readTestDayAndPlan(record),
          record.readAnswers(),
          record.readSavedRows('wordDays'),
          record.readSavedRows('cards'),
        ]),
      ),
  ]);
  const hasPendingReview = createPendingReviewCheck({
    attempts,
    index,
    cards,
    wordIndex,
    testDate: ofTest.testDay,
  });
  const today = localDayAt(Date.now());
  const plan = ofTest.plan === null ? null : adjustSharesAfterTests(ofTest.plan, { attempts, index });
  return {
    ...ofTest,
    plan,
    shownPlan: plan === null ? null : adjustPlanToProgress(plan, { attempts, index }, today),
    completedWork: { attempts, wordDays, hasPendingReview },
  };
}
