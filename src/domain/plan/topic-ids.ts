/** The names of what can be practiced by itself, without a figure of any level: what parses stored answers needs no more. */
import {
  type Relation,
  relationLabels,
  type Skill,
  skillLabels,
  type Topic,
  topicLabels,
} from '@/domain/exam/item';
import { typedKeys } from '@/lib/typedKeys';

/** "synonyms", "analogy-degree", "math-percent", "reading-inference". */
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

/** Tells whether a text names a topic. */
export function isTopicId(text: string): text is TopicId {
  return ids.has(text);
}
