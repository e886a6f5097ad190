/** How much of the mistakes that are due a day's review asks, and when at that pace none waits any longer. */
import type { Standing } from '@/domain/plan/ability';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import type { Mistake } from '@/domain/plan/mistakes';
import { reviewOf, throughBy, worthFrom } from '@/domain/plan/review';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { reviewQuestionsOn } from '@/domain/plan/weeks/with-reviews';
import { dayThere, type IsoDay } from '@/lib/calendar';

export interface ReviewOfDay {
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
  readonly standing: Standing;
  /** As it is to be followed; null without one. */
  readonly plan: StudyPlan | null;
}

/** The rest of a day's review. A day on which the plan has no review has none left to ask, whatever is due. */
export function reviewOfDay({ day, mistakes, attempts, standing, plan }: ReviewFacts): ReviewOfDay {
  const left = Math.max(0, reviewQuestionsOn(plan, day) - reviewedOn(attempts, day));
  const { asked, covered, due } = reviewOf(mistakes, {
    today: day,
    questions: left,
    worthOf: worthFrom(standing),
  });
  const questionsOn = (each: IsoDay) => (each === day ? left : reviewQuestionsOn(plan, each));
  return {
    due,
    asked: asked.length,
    covered,
    through: covered === due ? null : throughBy(mistakes, { today: day, questionsOn }),
  };
}

/** How many mistakes the reviews of a day have asked. */
function reviewedOn(attempts: readonly AnsweredAttempt[], day: IsoDay): number {
  return attempts
    .filter(({ finishedAt }) => dayThere(finishedAt) === day)
    .flatMap(({ sections }) => sections.flatMap(({ answers }) => answers))
    .filter(({ recallOf }) => recallOf !== null).length;
}
