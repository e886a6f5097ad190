import type { LevelId } from '@/domain/exam/level/level-id';
import { type TopicGroup, topicGroups } from '@/domain/exam/report/topic-results';
import { allTopics, type PracticeTopic, type Topic, topicsOfSection } from '@/domain/plan/topics/topics';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import { typedKeys } from '@/lib/typedKeys';

export interface MathTopicGroup {
  readonly group: TopicGroup;
  readonly label: string;
  readonly topics: readonly PracticeTopic[];
  /** The topics of the group that only other levels have. */
  readonly otherTopics: readonly Topic[];
}

/** Returns a level's topics of math in their groups, in the order of the reports. */
export function mathTopicGroups(level: LevelId): readonly MathTopicGroup[] {
  const all = topicsOfSection('quantitative', level);
  const others = allTopics.filter(
    ({ id, section }) => section === 'quantitative' && all.every((topic) => topic.id !== id),
  );
  return typedKeys(topicGroups).flatMap((group) => {
    const isOfGroup = ({ id }: Topic) => groupOfTopic(id) === group;
    const topics = all.filter(isOfGroup);
    return topics.length === 0
      ? []
      : [{ group, label: topicGroups[group].label, topics, otherTopics: others.filter(isOfGroup) }];
  });
}
