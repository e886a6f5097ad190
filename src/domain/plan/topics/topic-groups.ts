/** Groups of topics, large enough that a test has enough questions to judge each. */
import type { TopicId } from './topic-ids';
import { analogyRelationLabels, readingSkillLabels, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { type TopicGroup, topicGroupOf } from '@/domain/exam/report/topic-results';
import { typedKeys } from '@/lib/typedKeys';
import { allTopics, type Topic } from './topics';

/** Returns null for synonyms, which are counted by part of speech instead. */
export function groupOfTopic(id: TopicId): TopicGroup | null {
  return groups.get(id) ?? null;
}

/** The topics of a group. Every part-of-speech group maps to the single synonyms topic, because synonyms are practiced as one. */
export function topicsOfGroup(group: TopicGroup): readonly Topic[] {
  const own = allTopics.filter(({ id }) => groupOfTopic(id) === group);
  return own.length > 0 ? own : allTopics.filter(({ id }) => id === 'synonyms');
}

const groups: ReadonlyMap<TopicId, TopicGroup> = new Map([
  ...typedKeys(analogyRelationLabels).map(
    (relation) => [`analogy-${relation}`, topicGroupOf({ kind: 'analogy', relation })] as const,
  ),
  ...typedKeys(quantitativeTopicLabels).map(
    (topic) => [`math-${topic}`, topicGroupOf({ kind: 'quantitative', topic })] as const,
  ),
  ...typedKeys(readingSkillLabels).map(
    (skill) => [`reading-${skill}`, topicGroupOf({ kind: 'reading', skill })] as const,
  ),
]);
