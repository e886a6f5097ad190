/** How much of the mistakes that are due a day's review asks, and when at that pace none waits any longer. */
import type { SkillProfile } from '@/domain/plan/ability';
import type { AnsweredAttempt } from '@/domain/plan/answered-attempt';
import type { Mistake } from '@/domain/plan/error-log';
import { selectReview, backlogClearedDay, createMistakeWorth } from '@/domain/plan/review-selection';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { reviewQuestionsOn } from '@/domain/plan/weeks/extend-reviews';
import { dayAtOffset, type IsoDay } from '@/lib/calendar';

export interface DailyReview {
  /** Mistakes that are due. */
  readonly due: number;
  /** How many questions are left for this day's review, and how many mistakes they stand for. */
  readonly asked: number;
  readonly covered: number;
  /** The day on which none waits any longer at this pace; null where all fit, and where that is more than two months away. */
  readonly through: IsoDay | null;
}

interface ReviewFacts {
  readonly day: IsoDay;
  readonly mistakes: readonly Mistake[];
  readonly attempts: readonly AnsweredAttempt[];
  readonly standing: SkillProfile;
  /** As it is to be followed; null without one. */
  readonly plan: StudyPlan | null;
}

/** The rest of a day's review. A day on which the plan has no review has none left to ask, whatever is due. */
export function dailyReview({ day, mistakes, attempts, standing, plan }: ReviewFacts): DailyReview {
  const left = Math.max(0, reviewQuestionsOn(plan, day) - reviewedOn(attempts, day));
  const { asked, covered, due } = selectReview(mistakes, {
    today: day,
    questions: left,
    worthOf: createMistakeWorth(standing),
  });
  const questionsOn = (each: IsoDay) => (each === day ? left : reviewQuestionsOn(plan, each));
  return {
    due,
    asked: asked.length,
    covered,
    through: covered === due ? null : backlogClearedDay(mistakes, { today: day, questionsOn }),
  };
}

/** How many mistakes the reviews of a day have asked. */
function reviewedOn(attempts: readonly AnsweredAttempt[], day: IsoDay): number {
  return attempts
    .filter(({ finishedAt }) => dayAtOffset(finishedAt) === day)
    .flatMap(({ sections }) => sections.flatMap(({ answers }) => answers))
    .filter(({ recallOf }) => recallOf !== null).length;
}
