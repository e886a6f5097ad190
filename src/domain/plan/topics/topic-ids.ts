/** The ids of practice topics. Separate from topics.ts so that parsing saved answers doesn't import test levels. */
import {
  type Relation,
  relationLabels,
  type Skill,
  skillLabels,
  type Topic,
  topicLabels,
} from '@/domain/exam/items/item';
import { typedKeys } from '@/lib/typedKeys';

/** For example, "synonyms", "analogy-degree", "math-percent", or "reading-inference". */
export type TopicId = 'synonyms' | `analogy-${Relation}` | `math-${Topic}` | `reading-${Skill}`;

export const relations = typedKeys(relationLabels);
export const mathTopics = typedKeys(topicLabels);
export const skills = typedKeys(skillLabels);

const ids: ReadonlySet<string> = new Set<TopicId>([
  'synonyms',
  ...relations.map((relation) => `analogy-${relation}` as const),
  ...mathTopics.map((topic) => `math-${topic}` as const),
  ...skills.map((skill) => `reading-${skill}` as const),
]);

export function isTopicId(text: string): text is TopicId {
  return ids.has(text);
}
