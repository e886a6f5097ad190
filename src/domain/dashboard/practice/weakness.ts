import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { Priority } from '@/domain/learner/learner-goal';
import type { StudyLog } from '@/domain/learner/learner';
import type { ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import { priorityTopics } from './priority-topics';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

export interface Weakness {
  readonly category: ScoredSection;
  readonly subcategory: TopicId;
  /** Correct answers in the last four weeks, in whole percent. */
  readonly accuracy: number;
  /** Change from the previous four weeks, in percentage points, negative for a loss; null if those had too few answers. */
  readonly improvement: number | null;
  /** Direction of the change; `stable` if chance explains it or `improvement` is null. */
  readonly trend: TrendDirection;
  readonly priority: Priority;
}

/** Maximum number of weaknesses listed; more would be too many to work on. */
const mostWeaknesses = 5;

/** Returns the top weaknesses, most urgent first. */
export function topWeaknesses(learner: ScoredLearner & StudyLog, asOf: AsOf): readonly Weakness[] {
  return priorityTopics(learner, asOf)
    .slice(0, mostWeaknesses)
    .map(({ topic, subject, accuracy, change, trend, priority }) => ({
      category: subject,
      subcategory: topic,
      accuracy,
      improvement: change,
      trend,
      priority,
    }));
}

/** Returns the number of all weak topics, listed or not. */
export function countWeakTopics(learner: ScoredLearner & StudyLog, asOf: AsOf): number {
  return priorityTopics(learner, asOf).length;
}

export function weakestSection(weaknesses: readonly Weakness[]): ScoredSection | null {
  return weaknesses[0]?.category ?? null;
}
