/** The weak topics of a learner in one order. Next step, weaknesses, advice, goals, and weekly report all begin with the first of them. */
import { type TopicAccuracy, topicAccuracies, weakTopics } from './topic-accuracy';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { type ScoredRecord, sectionProgressRows } from '@/domain/dashboard/scores/test-scores';
import type { Priority } from '@/domain/learner/learner-goal';
import type { StudyLog } from '@/domain/learner/learner-record';

export interface PriorityTopic extends TopicAccuracy {
  readonly priority: Priority;
  /** Its section has the most to gain. */
  readonly gains: boolean;
  /** No other topic has a smaller share of right answers. */
  readonly isLowest: boolean;
}

/** Below these shares of right answers a topic has high or medium priority. */
const highBelow = 65;
const mediumBelow = 75;

const priorities = ['high', 'medium', 'low'] as const satisfies readonly Priority[];

/** A step lower where the topic is clearly rising: what is done about it helps already. */
function priorityOf({ accuracy, trend }: TopicAccuracy): Priority {
  const step = accuracy < highBelow ? 0 : accuracy < mediumBelow ? 1 : 2;
  return priorities[trend === 'up' ? step + 1 : step] ?? 'low';
}

/**
 * The weak topics of the last four weeks, the most urgent first: by priority, then those of the section with the most to gain, then by
 * accuracy.
 */
export function priorityTopics(record: ScoredRecord & StudyLog, asOf: AsOf): readonly PriorityTopic[] {
  const weak = weakTopics(topicAccuracies(record, asOf));
  const gain = sectionFurthestBehind(sectionProgressRows(record, asOf))?.subject;
  const least = Math.min(...weak.map(({ accuracy }) => accuracy));
  const rank = ({ priority, gains }: PriorityTopic) => 2 * priorities.indexOf(priority) + (gains ? 0 : 1);
  return weak
    .map((topic): PriorityTopic => ({
      ...topic,
      priority: priorityOf(topic),
      gains: topic.subject === gain,
      isLowest: topic.accuracy === least,
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.accuracy - b.accuracy);
}
