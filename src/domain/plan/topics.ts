/** What can be practiced by itself: the topics of the three scored sections, each with its share of the test. */
import { readingSkillCounts } from '@/domain/exam/reading-skill-counts';
import { type ItemFocus, relationLabels, type Skill, skillLabels, topicLabels } from '@/domain/exam/item';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { unreachable } from '@/lib/assert';
import { capitalize, uncapitalize } from '@/lib/format';
import type { SkillEstimate } from './ability';
import { mathTopics, relations, skills as skillIds, type TopicId } from './topic-ids';
import { practiceLevel } from './practice-level';

export interface PracticeTopic {
  readonly id: TopicId;
  readonly section: ScoredSection;
  /** "Part and whole" */
  readonly label: string;
  /** How many of its section's questions ask for it on a test, on average; not always a whole number. */
  readonly onTest: number;
}

const { questions } = practiceLevel;
/** Half of the verbal section are synonyms. */
const synonymsOnTest = questions.verbal / 2;

function skillOnTest(skill: Skill): number {
  const shared = readingSkillCounts.find(({ skills }) => skills.some((each) => each === skill));
  return shared === undefined ? 0 : shared.count / shared.skills.length;
}

/**
 * All topics, section by section. How often a test asks for a relation or a topic of math is not published: our full forms ask
 * for each about equally often.
 */
export const practiceTopics: readonly PracticeTopic[] = [
  { id: 'synonyms', section: 'verbal', label: 'Synonyms', onTest: synonymsOnTest },
  ...relations.map((relation): PracticeTopic => ({
    id: `analogy-${relation}`,
    section: 'verbal',
    label: capitalize(relationLabels[relation]),
    onTest: (questions.verbal - synonymsOnTest) / relations.length,
  })),
  ...mathTopics.map((topic): PracticeTopic => ({
    id: `math-${topic}`,
    section: 'quantitative',
    label: capitalize(topicLabels[topic]),
    onTest: questions.quantitative / mathTopics.length,
  })),
  ...skillIds.map((skill): PracticeTopic => ({
    id: `reading-${skill}`,
    section: 'reading',
    label: capitalize(skillLabels[skill]),
    onTest: skillOnTest(skill),
  })),
];

const byId: ReadonlyMap<string, PracticeTopic> = new Map(practiceTopics.map((topic) => [topic.id, topic]));

/** The topic that a text, such as one from an address, names. */
export function findTopic(id: string): PracticeTopic | undefined {
  return byId.get(id);
}

/** What a topic is called among others of its section: "Analogies: lack of", "Percent". */
export function topicName({ id, label }: Pick<PracticeTopic, 'id' | 'label'>): string {
  return id.startsWith('analogy-') ? `Analogies: ${uncapitalize(label)}` : label;
}

export function topicsOfSection(section: ScoredSection): readonly PracticeTopic[] {
  return practiceTopics.filter((topic) => topic.section === section);
}

/** The topic that an item trains. */
export function topicIdOf(item: ItemFocus): TopicId {
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
      return unreachable(item);
  }
}

/**
 * The topics with the most questions that a student would miss first; those of which too little is known stand last, in their order.
 * @param known what is known of each topic; one that is absent is not known
 */
export function mostMissingFirst(
  topics: readonly PracticeTopic[],
  known: ReadonlyMap<TopicId, SkillEstimate>,
): readonly PracticeTopic[] {
  const missing = ({ id, onTest }: PracticeTopic) => {
    const own = known.get(id);
    return own?.state === 'known' ? onTest * (1 - own.share) : -1;
  };
  return topics.toSorted((a, b) => missing(b) - missing(a));
}
