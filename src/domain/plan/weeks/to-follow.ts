import type { AnsweredAttempt } from '@/domain/plan/answers';
import type { ItemIndex } from '@/domain/plan/item-facts';
import { mistakesBefore } from '@/domain/plan/mistakes';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import { withSharesAfterTests } from './shares-after-tests';
import { withReviews } from './with-reviews';

/** The plan as it is to be followed from `today` on: its shares by the tests that were taken, its reviews by what waited this morning. */
export function planToFollow(
  plan: StudyPlan,
  answered: { readonly attempts: readonly AnsweredAttempt[]; readonly index: ItemIndex },
  today: IsoDay,
): StudyPlan {
  const { attempts, index } = answered;
  return withReviews(withSharesAfterTests(plan, answered), mistakesBefore(attempts, index, today), today);
}
