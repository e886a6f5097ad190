import type { TopicId } from '@/domain/plan/topic-ids';
import type { Trend } from '@/domain/learner/score';
import type { AsOf } from '@/domain/dashboard/clock';
import type { Priority } from '@/domain/learner/goal';
import type { StudyLog } from '@/domain/learner/record';
import type { ScoredRecord } from '@/domain/dashboard/scores/tests';
import { priorityTopics } from './priorities';
import type { ScoredSection } from '@/domain/exam/scored-sections';

export interface Weakness {
  readonly category: ScoredSection;
  readonly subcategory: TopicId;
  /** Percent of right answers in the last four weeks. */
  readonly accuracy: number;
  /** Percentage points gained on the four weeks before, negative when lost; null where those say too little. */
  readonly improvement: number | null;
  /** The direction of the improvement, `stable` where chance explains it. */
  readonly trend: Trend;
  readonly priority: Priority;
}

/** So many weaknesses are named: more are no list to work on. */
const mostWeaknesses = 5;

/** The greatest weaknesses that the log shows, the most urgent first. */
export function weaknessesOf(record: ScoredRecord & StudyLog, asOf: AsOf): readonly Weakness[] {
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
export function weakestCategory(weaknesses: readonly Weakness[]): ScoredSection | null {
  return weaknesses[0]?.category ?? null;
}
