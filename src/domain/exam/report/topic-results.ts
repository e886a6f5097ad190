/** Results by topic, in groups large enough to be meaningful. */
import { assertUnreachable } from '@/lib/assert';
import { groupBy } from '@/lib/lists';
import type { ItemTopicFields } from '@/domain/exam/items/item';
import { wasOnScreen } from '@/domain/exam/items/item-state';
import type { JudgedItem, AttemptResult } from '@/domain/exam/scoring/result';
import { type VerdictTally, tallyVerdicts } from '@/domain/exam/scoring/scoring';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { minTopicResponses } from './min-topic-responses';
import { type Interval, wilsonInterval } from '@/domain/statistics';

/** Topic groups, large enough that a full form has at least eight questions of each, except data and probability. */
export const topicGroups = {
  'synonyms-nouns': { section: 'verbal', label: 'Synonyms: nouns' },
  'synonyms-verbs': { section: 'verbal', label: 'Synonyms: verbs' },
  'synonyms-adjectives': { section: 'verbal', label: 'Synonyms: adjectives' },
  'analogies-meaning': { section: 'verbal', label: 'Analogies: meaning and degree' },
  'analogies-parts': { section: 'verbal', label: 'Analogies: parts and kinds' },
  'analogies-use': { section: 'verbal', label: 'Analogies: use and cause' },
  'whole-numbers': { section: 'quantitative', label: 'Whole numbers' },
  'fractions-percent': { section: 'quantitative', label: 'Fractions, ratio, and percent' },
  algebra: { section: 'quantitative', label: 'Algebra and word problems' },
  geometry: { section: 'quantitative', label: 'Geometry' },
  data: { section: 'quantitative', label: 'Data and probability' },
  'main-idea': { section: 'reading', label: 'Main idea and argument' },
  detail: { section: 'reading', label: 'Detail and word in context' },
  inference: { section: 'reading', label: 'Inference and prediction' },
  purpose: { section: 'reading', label: 'Purpose, tone, and figures of speech' },
} as const satisfies Record<string, { section: ScoredSection; label: string }>;
export type TopicGroup = keyof typeof topicGroups;

const synonymGroups = {
  noun: 'synonyms-nouns',
  verb: 'synonyms-verbs',
  adjective: 'synonyms-adjectives',
} as const;

const relationGroups = {
  synonym: 'analogies-meaning',
  antonym: 'analogies-meaning',
  degree: 'analogies-meaning',
  characteristic: 'analogies-meaning',
  'lack-of': 'analogies-meaning',
  'part-whole': 'analogies-parts',
  'member-group': 'analogies-parts',
  'type-category': 'analogies-parts',
  sequence: 'analogies-parts',
  function: 'analogies-use',
  'tool-user': 'analogies-use',
  'worker-product': 'analogies-use',
  'worker-place': 'analogies-use',
  'cause-effect': 'analogies-use',
} as const;

const quantitativeGroups = {
  integers: 'whole-numbers',
  factors: 'whole-numbers',
  exponents: 'whole-numbers',
  estimation: 'whole-numbers',
  fractions: 'fractions-percent',
  decimals: 'fractions-percent',
  percent: 'fractions-percent',
  ratio: 'fractions-percent',
  rate: 'algebra',
  'word-problems': 'algebra',
  sequences: 'algebra',
  expressions: 'algebra',
  equations: 'algebra',
  inequalities: 'algebra',
  'coordinate-plane': 'geometry',
  angles: 'geometry',
  area: 'geometry',
  circles: 'geometry',
  statistics: 'data',
  probability: 'data',
} as const;

const skillGroups = {
  'main-idea': 'main-idea',
  argument: 'main-idea',
  detail: 'detail',
  'word-in-context': 'detail',
  inference: 'inference',
  prediction: 'inference',
  purpose: 'purpose',
  figurative: 'purpose',
  tone: 'purpose',
} as const;

export function topicGroupOf(item: ItemTopicFields): TopicGroup {
  switch (item.kind) {
    case 'synonym':
      return synonymGroups[item.partOfSpeech];
    case 'analogy':
      return relationGroups[item.relation];
    case 'quantitative':
      return quantitativeGroups[item.topic];
    case 'reading':
      return skillGroups[item.skill];
    default:
      return assertUnreachable(item);
  }
}

export interface TopicResult extends VerdictTally {
  readonly group: TopicGroup;
  /** Questions that the student reached and saw for the first time. */
  readonly questions: number;
  /** The 80% confidence interval of the fraction answered right, 0 to 1; null with fewer than `minTopicResponses` questions. */
  readonly share: Interval | null;
}

/** Checks whether the item was displayed or answered. Items that weren't reached don't count toward their topic. */
export function wasReached({ state }: Pick<JudgedItem, 'state'>): boolean {
  return wasOnScreen(state);
}

/** Returns the first responses of a result: the items of scored sections that the student reached and hadn't seen before. */
export function firstResponses({ parts }: Pick<AttemptResult, 'parts'>): readonly JudgedItem[] {
  return parts.flatMap((part) =>
    part.kind === 'section' && part.scored
      ? part.items.filter((judged) => wasReached(judged) && !judged.seenBefore)
      : [],
  );
}

/** Returns the results of every group with a first response, in the order of `topicGroups`. */
export function topicResults(result: Pick<AttemptResult, 'parts'>): readonly TopicResult[] {
  const byGroup = groupBy(firstResponses(result), ({ item }) => topicGroupOf(item));
  return groupsInOrder.flatMap((group) => {
    const judged = byGroup.get(group);
    if (judged === undefined) return [];
    const tally = tallyVerdicts(judged.map(({ verdict }) => verdict));
    const questions = judged.length;
    const share = questions < minTopicResponses ? null : wilsonInterval(tally.right, questions);
    return [{ group, questions, ...tally, share }];
  });
}

const groupsInOrder = Object.keys(topicGroups).filter((key): key is TopicGroup =>
  Object.hasOwn(topicGroups, key),
);

/**
 * Returns topics clearly weaker than the rest of their section: the top of the topic's 80% range is below the bottom of the range
 * for the section's other topics.
 */
export function clearlyWeakTopics(topics: readonly TopicResult[]): readonly TopicGroup[] {
  return scoredSections.flatMap((section) => {
    const own = topics.filter(({ group }) => topicGroups[group].section === section);
    return own.flatMap(({ group, share }) => {
      const others = own.filter((each) => each.group !== group);
      const all = others.reduce((sum, { questions }) => sum + questions, 0);
      if (share === null || all < minTopicResponses) return [];
      const rest = wilsonInterval(
        others.reduce((sum, { right }) => sum + right, 0),
        all,
      );
      return share.high < rest.low ? [group] : [];
    });
  });
}
