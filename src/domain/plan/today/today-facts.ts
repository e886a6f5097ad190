/** The input data of the Today card. */
import type { ReportedTest } from '@/domain/learner/setup';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { WordCard } from '@/domain/plan/words/word-card';
import { type DrillPoolInput, limitStepsToPool } from '@/domain/plan/drills/drill-pool';
import type { PendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { type PracticeStep, rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { WordDay } from '@/domain/plan/words/word-day';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import type { IsoDay } from '@/lib/dates/calendar';

export interface TodayFacts extends DrillPoolInput {
  readonly today: IsoDay;
  /** Null if neither a plan nor the profile has one. */
  readonly testDate: IsoDay | null;
  /** Null without a plan. */
  readonly followed: PlanToFollow | null;
  readonly attempts: readonly AnsweredAttempt[];
  readonly skillProfile: SkillProfile;
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
  readonly wordIndex: WordIndex;
  readonly hasPendingReview: PendingReviewCheck;
  /** The scores from reports. */
  readonly reportedTests: readonly ReportedTest[];
  /** The plan id of the latest unfinished test or drill, if any. */
  readonly unfinishedPlanId: string | null;
}

/** Adds the derived steps and mistakes. `followed` is null from the plan's test date on. */
export interface DayFacts extends TodayFacts {
  readonly plan: StudyPlan | null;
  readonly steps: readonly RatedStep<PracticeStep>[];
  readonly mistakes: readonly Mistake[];
}

export function buildDayFacts(facts: TodayFacts): DayFacts {
  const followed = activePlan(facts);
  return {
    ...facts,
    followed,
    plan: followed?.shownPlan ?? null,
    steps: limitStepsToPool(rankPracticeSteps(facts.skillProfile), facts),
    mistakes: buildErrorLog(facts.attempts, facts.index),
  };
}

/** Returns null for a plan whose test isn't in the future, because it no longer affects today. */
export function activePlan({ followed, today }: Pick<TodayFacts, 'followed' | 'today'>): PlanToFollow | null {
  return followed !== null && followed.plan.testDate > today ? followed : null;
}
