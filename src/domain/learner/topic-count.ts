/** Answer counts by topic. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { topicName, findTopic } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';

export interface TopicCount {
  readonly topic: TopicId;
  readonly answered: number;
  readonly right: number;
}

/** A session or a test. */
export interface WithTopicCounts {
  readonly topics: readonly TopicCount[];
}

const known = (topic: TopicId) => assertPresent(findTopic(topic), 'every id of a topic has a topic');

export const sectionOfTopic = (topic: TopicId): ScoredSection => known(topic).section;

/** Returns the topic's name on dashboards, such as "Percent" or "Analogies: degree". */
export const topicLabel = (topic: TopicId): string => topicName(known(topic));

export function countAnswers(sittings: readonly WithTopicCounts[]): Omit<TopicCount, 'topic'> {
  const counts = sittings.flatMap(({ topics }) => topics);
  return {
    answered: counts.reduce((sum, { answered }) => sum + answered, 0),
    right: counts.reduce((sum, { right }) => sum + right, 0),
  };
}

/** Adds up the counts of each topic, in order of first appearance. */
export function countAnswersByTopic(sittings: readonly WithTopicCounts[]): readonly TopicCount[] {
  const byTopic = new Map<TopicId, TopicCount>();
  for (const { topic, answered, right } of sittings.flatMap(({ topics }) => topics)) {
    const before = byTopic.get(topic);
    byTopic.set(topic, {
      topic,
      answered: answered + (before?.answered ?? 0),
      right: right + (before?.right ?? 0),
    });
  }
  return [...byTopic.values()];
}
