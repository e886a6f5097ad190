/** The ids of practice topics. Separate from topics.ts so that parsing saved answers doesn't import test levels. */
import {
  type AnalogyRelation,
  analogyRelationLabels,
  type ReadingSkill,
  readingSkillLabels,
  type QuantitativeTopic,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import { typedKeys } from '@/lib/typedKeys';

/** For example, "synonyms", "analogy-degree", "math-percent", or "reading-inference". */
export type TopicId =
  | 'synonyms'
  | `analogy-${AnalogyRelation}`
  | `math-${QuantitativeTopic}`
  | `reading-${ReadingSkill}`;

export const analogyRelations = typedKeys(analogyRelationLabels);
export const mathTopics = typedKeys(quantitativeTopicLabels);
export const readingSkills = typedKeys(readingSkillLabels);

const ids: ReadonlySet<string> = new Set<TopicId>([
  'synonyms',
  ...analogyRelations.map((relation) => `analogy-${relation}` as const),
  ...mathTopics.map((topic) => `math-${topic}` as const),
  ...readingSkills.map((skill) => `reading-${skill}` as const),
]);

export function isTopicId(text: string): text is TopicId {
  return ids.has(text);
}
