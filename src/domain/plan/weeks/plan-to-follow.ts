import type { AnsweredAttempt } from '@/domain/plan/answered-attempt';
import type { ItemIndex } from '@/domain/plan/item-facts';
import { errorLogBefore } from '@/domain/plan/error-log';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import { withSharesAfterTests } from './shares-after-tests';
import { extendReviews } from './extend-reviews';

/** The plan as it is to be followed from `today` on: its shares by the tests that were taken, its reviews by what waited this morning. */
export function planToFollow(
  plan: StudyPlan,
  answered: { readonly attempts: readonly AnsweredAttempt[]; readonly index: ItemIndex },
  today: IsoDay,
): StudyPlan {
  const { attempts, index } = answered;
  return extendReviews(withSharesAfterTests(plan, answered), errorLogBefore(attempts, index, today), today);
}
