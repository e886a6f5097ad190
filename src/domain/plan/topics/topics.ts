/** The practice topics of the three scored sections and their shares of the test. */
import { readingSkillCounts } from '@/domain/exam/items/reading-skill-counts';
import {
  type ItemTopicFields,
  analogyRelationLabels,
  type ReadingSkill,
  readingSkillLabels,
  quantitativeTopicLabels,
} from '@/domain/exam/items/item';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { assertUnreachable } from '@/lib/assert';
import { capitalize, uncapitalize } from '@/lib/text/format';
import { mathTopics, analogyRelations, readingSkills as skillIds, type TopicId } from './topic-ids';
import { practiceLevel } from './practice-level';

export interface PracticeTopic {
  readonly id: TopicId;
  readonly section: ScoredSection;
  /** For example, "Part and whole". */
  readonly label: string;
  /** The average number of questions on a test, which may be fractional. */
  readonly onTest: number;
}

const { questions } = practiceLevel;
/** Half of the verbal section is synonyms. */
const synonymsOnTest = questions.verbal / 2;

function skillOnTest(skill: ReadingSkill): number {
  const shared = readingSkillCounts.find(({ skills }) => skills.some((each) => each === skill));
  return shared === undefined ? 0 : shared.count / shared.skills.length;
}

/**
 * All topics by section. The frequencies of analogy relations and math topics aren't published; like our full forms, this assumes
 * they are equal.
 */
export const practiceTopics: readonly PracticeTopic[] = [
  { id: 'synonyms', section: 'verbal', label: 'Synonyms', onTest: synonymsOnTest },
  ...analogyRelations.map((relation): PracticeTopic => ({
    id: `analogy-${relation}`,
    section: 'verbal',
    label: capitalize(analogyRelationLabels[relation]),
    onTest: (questions.verbal - synonymsOnTest) / analogyRelations.length,
  })),
  ...mathTopics.map((topic): PracticeTopic => ({
    id: `math-${topic}`,
    section: 'quantitative',
    label: capitalize(quantitativeTopicLabels[topic]),
    onTest: questions.quantitative / mathTopics.length,
  })),
  ...skillIds.map((skill): PracticeTopic => ({
    id: `reading-${skill}`,
    section: 'reading',
    label: capitalize(readingSkillLabels[skill]),
    onTest: skillOnTest(skill),
  })),
];

const byId: ReadonlyMap<string, PracticeTopic> = new Map(practiceTopics.map((topic) => [topic.id, topic]));

export function findTopic(id: string): PracticeTopic | undefined {
  return byId.get(id);
}

/** The topic name within its section, such as "Analogies: lack of" or "Percent". */
export function topicName({ id, label }: Pick<PracticeTopic, 'id' | 'label'>): string {
  return id.startsWith('analogy-') ? `Analogies: ${uncapitalize(label)}` : label;
}

export function topicsOfSection(section: ScoredSection): readonly PracticeTopic[] {
  return practiceTopics.filter((topic) => topic.section === section);
}

/** The topic that an item belongs to. */
export function topicIdOf(item: ItemTopicFields): TopicId {
  switch (item.kind) {
    case 'synonym':
      return 'synonyms';
    case 'analogy':
      return `analogy-${item.relation}`;
    case 'quantitative':
      return `math-${item.topic}`;
    case 'reading':
      return `reading-${item.skill}`;
    default:
      return assertUnreachable(item);
  }
}
