/** The practice topics of the three scored sections and their shares of a level's test. */
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
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { mathTopics, analogyRelations, readingSkills as skillIds, type TopicId } from './topic-ids';

export interface Topic {
  readonly id: TopicId;
  readonly section: ScoredSection;
  /** For example, "Part and whole". */
  readonly label: string;
}

/** A topic as the test of one level has it. */
export interface PracticeTopic extends Topic {
  /** The average number of questions on a test, which may be fractional. */
  readonly onTest: number;
}

/** The topics of all levels. */
export const allTopics: readonly Topic[] = [
  { id: 'synonyms', section: 'verbal', label: 'Synonyms' },
  ...analogyRelations.map((relation): Topic => ({
    id: `analogy-${relation}`,
    section: 'verbal',
    label: capitalize(analogyRelationLabels[relation]),
  })),
  ...mathTopics.map((topic): Topic => ({
    id: `math-${topic}`,
    section: 'quantitative',
    label: capitalize(quantitativeTopicLabels[topic]),
  })),
  ...skillIds.map((skill): Topic => ({
    id: `reading-${skill}`,
    section: 'reading',
    label: capitalize(readingSkillLabels[skill]),
  })),
];

const byLevel = new Map<LevelId, readonly PracticeTopic[]>();

/**
 * Returns the topics of a level's test. The frequencies of analogy relations and math topics aren't published; like our full forms,
 * this assumes they are equal.
 */
export function practiceTopics(level: LevelId): readonly PracticeTopic[] {
  const known = byLevel.get(level);
  if (known !== undefined) return known;
  const { questions, quantitativeTopics } = testLevels[level];
  /** Half of the verbal section is synonyms. */
  const synonyms = questions.verbal / 2;
  const onTest = new Map<TopicId, number>([
    ['synonyms', synonyms],
    ...analogyRelations.map(
      (relation) => [`analogy-${relation}`, (questions.verbal - synonyms) / analogyRelations.length] as const,
    ),
    ...quantitativeTopics.map(
      (topic) => [`math-${topic}`, questions.quantitative / quantitativeTopics.length] as const,
    ),
    ...skillIds.map((skill) => [`reading-${skill}`, skillOnTest(skill)] as const),
  ]);
  const topics = allTopics.flatMap((topic): readonly PracticeTopic[] => {
    const asked = onTest.get(topic.id);
    return asked === undefined ? [] : [{ ...topic, onTest: asked }];
  });
  byLevel.set(level, topics);
  return topics;
}

function skillOnTest(skill: ReadingSkill): number {
  const shared = readingSkillCounts.find(({ skills }) => skills.some((each) => each === skill));
  return shared === undefined ? 0 : shared.count / shared.skills.length;
}

const byId: ReadonlyMap<string, Topic> = new Map(allTopics.map((topic) => [topic.id, topic]));

export function findTopic(id: string): Topic | undefined {
  return byId.get(id);
}

/** The topic name within its section, such as "Analogies: lack of" or "Percent". */
export function topicName({ id, label }: Pick<Topic, 'id' | 'label'>): string {
  return id.startsWith('analogy-') ? `Analogies: ${uncapitalize(label)}` : label;
}

/** Returns a topic as a level's test has it; undefined if the level doesn't have it. */
export function practiceTopic(id: TopicId, level: LevelId): PracticeTopic | undefined {
  return practiceTopics(level).find((topic) => topic.id === id);
}

export function topicsOfSection(section: ScoredSection, level: LevelId): readonly PracticeTopic[] {
  return practiceTopics(level).filter((topic) => topic.section === section);
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
