/**
 * A learner's weak topics in order of priority. The next step, weaknesses, advice, goals, and the weekly report all use this
 * order, so that they recommend the same topic first.
 */
import { type TopicAccuracy, topicAccuracies, weakTopics } from './topic-accuracy';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { type ScoredLearner, sectionProgressRows } from '@/domain/dashboard/scores/test-scores';
import type { Priority } from '@/domain/learner/learner-goal';
import type { StudyLog } from '@/domain/learner/learner';

export interface PriorityTopic extends TopicAccuracy {
  readonly priority: Priority;
  /** True if the topic's section is the one furthest behind its target. */
  readonly isInSectionFurthestBehind: boolean;
  /** True if no other weak topic has a lower accuracy. */
  readonly isLowest: boolean;
}

/** A topic's priority is high below the first accuracy, in percent, medium below the second, and otherwise low. */
const highBelow = 65;
const mediumBelow = 75;

const priorities = ['high', 'medium', 'low'] as const satisfies readonly Priority[];

/** Returns a topic's priority: one step lower if its accuracy is clearly rising, because current practice is already working. */
function priorityOf({ accuracy, trend }: TopicAccuracy): Priority {
  const step = accuracy < highBelow ? 0 : accuracy < mediumBelow ? 1 : 2;
  return priorities[trend === 'up' ? step + 1 : step] ?? 'low';
}

/**
 * Returns the weak topics of the last four weeks, most urgent first: sorted by priority; then topics of the section furthest
 * behind its target come first; then by accuracy, lowest first.
 */
export function priorityTopics(learner: ScoredLearner & StudyLog, asOf: AsOf): readonly PriorityTopic[] {
  const weak = weakTopics(topicAccuracies(learner, asOf));
  const gain = sectionFurthestBehind(sectionProgressRows(learner))?.subject;
  const least = Math.min(...weak.map(({ accuracy }) => accuracy));
  const rank = ({ priority, isInSectionFurthestBehind }: PriorityTopic) =>
    2 * priorities.indexOf(priority) + (isInSectionFurthestBehind ? 0 : 1);
  return weak
    .map((topic): PriorityTopic => ({
      ...topic,
      priority: priorityOf(topic),
      isInSectionFurthestBehind: topic.subject === gain,
      isLowest: topic.accuracy === least,
    }))
    .toSorted((a, b) => rank(a) - rank(b) || a.accuracy - b.accuracy);
}
