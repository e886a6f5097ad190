import type { TopicId } from '@/domain/plan/topic-ids';
import type { Trend } from '@/domain/learner/score';
import type { AsOf } from '@/domain/dashboard/clock';
import type { Priority } from '@/domain/learner/goal';
import type { StudyLog } from '@/domain/learner/record';
import { topicsOf, weakTopics } from './practice';
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
/** Below these shares of right answers a weakness has high or medium priority. */
const highBelow = 65;
const mediumBelow = 75;

/** The greatest weaknesses that the log shows, the most urgent first. */
export function weaknessesOf(log: StudyLog, asOf: AsOf): readonly Weakness[] {
  return weakTopics(topicsOf(log, asOf))
    .slice(0, mostWeaknesses)
    .map(({ topic, subject, accuracy, change, trend }) => ({
      category: subject,
      subcategory: topic,
      accuracy,
      improvement: change,
      trend,
      priority: accuracy < highBelow ? 'high' : accuracy < mediumBelow ? 'medium' : 'low',
    }));
}

/** The section of the most urgent weakness; null when none is known. */
export function weakestCategory(weaknesses: readonly Weakness[]): ScoredSection | null {
  return weaknesses[0]?.category ?? null;
}
