import { type TopicGroup, topicGroups } from '@/domain/exam/report/topic-results';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import { typedKeys } from '@/lib/typedKeys';

export interface MathTopicGroup {
  readonly group: TopicGroup;
  readonly label: string;
  readonly topics: readonly PracticeTopic[];
}

/** The topics of math in their groups, in the order of the reports. */
export const mathTopicGroups: readonly MathTopicGroup[] = typedKeys(topicGroups).flatMap((group) => {
  const topics = topicsOfSection('quantitative').filter(({ id }) => groupOfTopic(id) === group);
  return topics.length === 0 ? [] : [{ group, label: topicGroups[group].label, topics }];
});
