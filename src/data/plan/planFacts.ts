import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import type { StudentRecord } from '@/data/record/api';
import { wordIndex } from '@/data/words/wordIndex';
import type { DoneFacts } from '@/domain/plan/schedule/completed-entries';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { withSharesAfterTests } from '@/domain/plan/weeks/shares-after-tests';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { localDayAt } from '@/lib/dates/localTime';
import { readTestDay, type TestDay } from './testDay';

/** Its plan has the shares derived from the tests taken. Changes are made to and saved in that plan. */
export interface PlanFacts extends TestDay {
  /** The plan with the reviews of today and coming days sized to the items due. */
  readonly shownPlan: StudyPlan | null;
  /** Determines which entries of a plan are completed. */
  readonly done: DoneFacts;
}

/** @throws Error (rejects) when code or the index of items can't be fetched, after several tries. */
export async function readPlanFacts(record: StudentRecord): Promise<PlanFacts> {
  // Loads the index while the database is opening.
  const [index, [ofTest, attempts, wordDays, cards]] = await Promise.all([
    loadItemIndex(),
    record
      .prepareRecord()
      .then(() =>
        Promise.all([
          readTestDay(record),
          record.readAnswers(),
          record.readSavedRows('wordDays'),
          record.readSavedRows('cards'),
        ]),
      ),
  ]);
  const isLeft = createPendingReviewCheck({ attempts, index, cards, wordIndex, testDate: ofTest.testDay });
  const today = localDayAt(Date.now());
  const plan = ofTest.plan === null ? null : withSharesAfterTests(ofTest.plan, { attempts, index });
  return {
    ...ofTest,
    plan,
    shownPlan: plan === null ? null : planToFollow(plan, { attempts, index }, today),
    done: { attempts, wordDays, isLeft },
  };
}
