import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { errorLogBefore } from '@/domain/plan/mistakes/error-log';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { adjustSharesAfterTests } from './shares-after-tests';
import { extendReviews } from './extend-reviews';

/** Returns the plan to follow from `today` on: shares adjusted to the tests taken, reviews to the mistakes due this morning. */
export function adjustPlanToProgress(
  plan: StudyPlan,
  answered: { readonly attempts: readonly AnsweredAttempt[]; readonly index: ItemIndex },
  today: IsoDay,
): StudyPlan {
  const { attempts, index } = answered;
  return extendReviews(adjustSharesAfterTests(plan, answered), errorLogBefore(attempts, index, today), today);
}
