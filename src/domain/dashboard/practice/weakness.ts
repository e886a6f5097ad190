import type { TopicId } from '@/domain/plan/topic-ids';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { Priority } from '@/domain/learner/learner-goal';
import type { StudyLog } from '@/domain/learner/learner-record';
import type { ScoredRecord } from '@/domain/dashboard/scores/test-scores';
import { priorityTopics } from './priority-topics';
import type { ScoredSection } from '@/domain/exam/scored-sections';

export interface Weakness {
  readonly category: ScoredSection;
  readonly subcategory: TopicId;
  /** Percent of right answers in the last four weeks. */
  readonly accuracy: number;
  /** Percentage points gained on the four weeks before, negative when lost; null where those say too little. */
  readonly improvement: number | null;
  /** The direction of the improvement, `stable` where chance explains it. */
  readonly trend: TrendDirection;
  readonly priority: Priority;
}

/** So many weaknesses are named: more are no list to work on. */
const mostWeaknesses = 5;

/** The greatest weaknesses that the log shows, the most urgent first. */
export function topWeaknesses(record: ScoredRecord & StudyLog, asOf: AsOf): readonly Weakness[] {
  return priorityTopics(record, asOf)
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

/** The section of the most urgent weakness; null when none is known. */
export function weakestSection(weaknesses: readonly Weakness[]): ScoredSection | null {
  return weaknesses[0]?.category ?? null;
}
