import { type TopicGroup, topicGroups } from '@/domain/exam/report/topics';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics';
import { groupOfTopic } from '@/domain/plan/topic-groups';
import { namesOf } from '@/lib/names';

export interface MapGroup {
  readonly group: TopicGroup;
  readonly label: string;
  readonly topics: readonly PracticeTopic[];
}

/** The topics of math in their groups, in the order in which reports name them. */
export const mathGroups: readonly MapGroup[] = namesOf(topicGroups).flatMap((group) => {
  const topics = topicsOfSection('quantitative').filter(({ id }) => groupOfTopic(id) === group);
  return topics.length === 0 ? [] : [{ group, label: topicGroups[group].label, topics }];
});
