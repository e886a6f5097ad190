/** The facts that today follows from. */
import type { Standing } from '@/domain/plan/ability';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import type { WordCard } from '@/domain/plan/card';
import { type Pool, stepsInPool } from '@/domain/plan/drill-pool';
import type { IsLeft } from '@/domain/plan/left-to-review';
import { type Mistake, mistakesOf } from '@/domain/plan/mistakes';
import type { Prospect } from '@/domain/plan/next-step';
import { type PracticeStep, practiceSteps } from '@/domain/plan/practice-step';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { WordDay } from '@/domain/plan/word-day';
import type { WordIndex } from '@/domain/plan/words/entry';
import type { IsoDay } from '@/lib/calendar';

export interface TodayFacts extends Pool {
  readonly today: IsoDay;
  /** Null where neither a plan nor the profile has one. */
  readonly testDate: IsoDay | null;
  /** As it is to be followed, with reviews as long as what waits; null without one. */
  readonly plan: StudyPlan | null;
  readonly attempts: readonly AnsweredAttempt[];
  readonly standing: Standing;
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
  readonly wordIndex: WordIndex;
  readonly isLeft: IsLeft;
  /** The plan of the test or drill that was left last; null where none is open. */
  readonly unfinished: string | null;
}

/** The facts, with the steps and the mistakes that follow from them; its plan is one whose test is to come. */
export interface DayFacts extends TodayFacts {
  readonly steps: readonly Prospect<PracticeStep>[];
  readonly mistakes: readonly Mistake[];
}

export function dayFactsOf(facts: TodayFacts): DayFacts {
  return {
    ...facts,
    plan: planAhead(facts),
    steps: stepsInPool(practiceSteps(facts.standing), facts),
    mistakes: mistakesOf(facts.attempts, facts.index),
  };
}

/** A plan whose test is to come; one that has ended says nothing of today. */
export function planAhead({ plan, today }: Pick<TodayFacts, 'plan' | 'today'>): StudyPlan | null {
  return plan !== null && plan.testDate > today ? plan : null;
}
