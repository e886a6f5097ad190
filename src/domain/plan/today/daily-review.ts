/** The size of a day's review of due mistakes, and the day on which no due mistakes remain at that pace. */
import type { SkillProfile } from '@/domain/plan/ability/ability';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import {
  selectReview,
  backlogClearedDay,
  createMistakeValueEstimator,
} from '@/domain/plan/mistakes/review-selection';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { maxReviewQuestionsOn } from '@/domain/plan/weeks/extend-reviews';
import { dayAtOffset, type IsoDay } from '@/lib/dates/calendar';

export interface DailyReview {
  /** All due mistakes. */
  readonly due: number;
  /** Questions left in this day's review, and the number of due mistakes that they cover. */
  readonly questionsLeft: number;
  readonly coveredMistakes: number;
  /** The day the backlog ends at this pace; null if all due mistakes fit or if it is more than two months away. */
  readonly backlogEndDay: IsoDay | null;
}

interface ReviewFacts {
  readonly day: IsoDay;
  readonly mistakes: readonly Mistake[];
  readonly attempts: readonly AnsweredAttempt[];
  readonly skillProfile: SkillProfile;
  /** As returned by `adjustPlanToProgress`; null without a plan. */
  readonly plan: StudyPlan | null;
}

/** Returns the rest of a day's review. If the plan has no review on that day, nothing is left to ask. */
export function dailyReview({ day, mistakes, attempts, skillProfile, plan }: ReviewFacts): DailyReview {
  const left = Math.max(0, maxReviewQuestionsOn(plan, day) - reviewedOn(attempts, day));
  const {
    asked,
    covered: coveredMistakes,
    due,
  } = selectReview(mistakes, {
    today: day,
    questions: left,
    worthOf: createMistakeValueEstimator(skillProfile),
  });
  const questionsOn = (each: IsoDay) => (each === day ? left : maxReviewQuestionsOn(plan, each));
  return {
    due,
    questionsLeft: asked.length,
    coveredMistakes,
    backlogEndDay: coveredMistakes === due ? null : backlogClearedDay(mistakes, { today: day, questionsOn }),
  };
}

/** The number of mistakes already reviewed on that day. */
function reviewedOn(attempts: readonly AnsweredAttempt[], day: IsoDay): number {
  return attempts
    .filter(({ finishedAt }) => dayAtOffset(finishedAt) === day)
    .flatMap(({ sections }) => sections.flatMap(({ answers }) => answers))
    .filter(({ recallOf }) => recallOf !== null).length;
}
