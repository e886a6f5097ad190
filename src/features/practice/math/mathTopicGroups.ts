import type { LevelId } from '@/domain/exam/level/level-id';
import { type TopicGroup, topicGroups } from '@/domain/exam/report/topic-results';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import { typedKeys } from '@/lib/typedKeys';

export interface MathTopicGroup {
  readonly group: TopicGroup;
  readonly label: string;
  readonly topics: readonly PracticeTopic[];
}

/** Returns a level's topics of math in their groups, in the order of the reports. */
export function mathTopicGroups(level: LevelId): readonly MathTopicGroup[] {
  return typedKeys(topicGroups).flatMap((group) => {
    const topics = topicsOfSection('quantitative', level).filter(({ id }) => groupOfTopic(id) === group);
    return topics.length === 0 ? [] : [{ group, label: topicGroups[group].label, topics }];
  });
}
