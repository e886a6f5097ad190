/**
 * What a student can do, section by section and topic by topic, from first responses: the mean of a posterior, and its range.
 *
 * The chance of a right answer is the three-parameter logistic of item response theory with a floor of one in five, for guessing
 * (A. Birnbaum in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). How hard an item is stands in for its
 * difficulty as its authors judged it: nobody has measured it yet. A topic is drawn to the level of its section by the answers to the
 * other topics, never by its own, and however many answers one of them has, it counts there as one topic.
 */
import type { TopicId } from './topic-ids';
import type { Difficulty } from '@/domain/exam/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topics';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import { errorsIn80, type Interval } from '@/domain/statistics';
import { groupedBy } from '@/lib/grouped';
import {
  abilitiesFrom,
  type ByLevel,
  byLevel,
  type Curve,
  curveOf,
  grid,
  levelsFrom,
  meanOf,
  quantile,
  unanswered,
} from './ability-grid';
import { bySection, type Evidence } from './evidence';
import { groupOfTopic } from './topic-groups';
import { type PracticeTopic, topicsOfSection } from './topics';

/** One choice of five is right by chance. */
export const guessingFloor = 1 / 5;
const slope = 1.2;
/** How far apart on the scale of ability two levels of difficulty lie, by the authors' judgment. */
const levelStep = 0.8;
const middleLevel = 3;

const halfLifeMs = 30 * 86_400_000;
/** What is left of eight answers after two months: with less, a figure would come from the prior and not from the student. */
const leastWeight = 2;

/** How many of nine questions on a test have which difficulty, about as our full forms. */
const levelsOnTest: readonly (readonly [Difficulty, number])[] = [
  [1, 1],
  [2, 3],
  [3, 3],
  [4, 1.5],
  [5, 0.5],
];
const levelsTogether = levelsOnTest.reduce((sum, [, share]) => sum + share, 0);

export type Known =
  /** `not-enough`: fewer than eight answers. `not-recent`: as many, but too long ago. Nothing may be said. */
  | {
      readonly state: 'not-enough' | 'not-recent';
      readonly responses: number;
      readonly right: number;
    }
  | {
      readonly state: 'known';
      readonly responses: number;
      readonly right: number;
      /** Ability, from `leastAbility` to `mostAbility`; of several topics, the mean by what a test asks of each. */
      readonly ability: number;
      /** The share of a test's questions that would be right, from 0 to 1, and where it lies in four cases of five. */
      readonly share: number;
      readonly range: Interval;
    };

export interface Standing {
  readonly sections: Readonly<Record<ScoredSection, Known>>;
  /** Groups of topics that are asked alike. Synonyms are one topic, in no group. */
  readonly groups: ReadonlyMap<TopicGroup, Known>;
  readonly topics: ReadonlyMap<TopicId, Known>;
  /** The best guess for any topic, with data or without: for choosing items, never for telling anybody. */
  readonly abilityIn: (section: ScoredSection, topic: TopicId) => number;
}

/** The chance, from 0 to 1, that a student of an ability answers an item of a difficulty right. */
export function chanceOfRight(ability: number, difficulty: Difficulty): number {
  const distance = ability - (difficulty - middleLevel) * levelStep;
  return guessingFloor + (1 - guessingFloor) / (1 + Math.exp(-slope * distance));
}

/** The share of a test's questions, from 0 to 1, that a student of an ability answers right. */
export function shareOnTest(ability: number): number {
  return (
    levelsOnTest.reduce((sum, [level, share]) => sum + share * chanceOfRight(ability, level), 0) /
    levelsTogether
  );
}

/**
 * What is known from the evidence of one kind of practice, timed or untimed: the two are never mixed.
 * @param nowMs evidence of 30 days ago weighs half of today's
 */
export function standingFrom(evidence: readonly Evidence[], nowMs: number): Standing {
  const own = bySection(evidence);
  const found = {
    verbal: sectionFrom('verbal', own.verbal, nowMs),
    quantitative: sectionFrom('quantitative', own.quantitative, nowMs),
    reading: sectionFrom('reading', own.reading, nowMs),
  };
  const topics = Object.values(found).flatMap((section) => section.topics);
  const abilities = new Map(topics.map(({ topic, ability }) => [topic, ability]));
  return {
    sections: {
      verbal: found.verbal.all,
      quantitative: found.quantitative.all,
      reading: found.reading.all,
    },
    groups: new Map(Object.values(found).flatMap(({ groups }) => groups)),
    topics: new Map(topics.map(({ topic, known }) => [topic, known])),
    abilityIn: (section, topic) => abilities.get(topic) ?? found[section].level,
  };
}

/** Whether anything may be said of a section at all. */
export function isAnythingKnown({ sections }: Pick<Standing, 'sections'>): boolean {
  return scoredSections.some((section) => sections[section].state === 'known');
}

/** What the answers to one topic say. */
interface TopicAnswers extends Tally {
  readonly topic: TopicId;
  /** How well each ability explains them. */
  readonly likelihood: Curve;
  readonly byLevel: ByLevel;
}

interface Tally {
  readonly responses: number;
  readonly right: number;
  /** Today's answer counts 1, an older one less. */
  readonly weight: number;
}

function sectionFrom(section: ScoredSection, evidence: readonly Evidence[], nowMs: number) {
  const answers = [...groupedBy(evidence, ({ topic }) => topic)].map(([topic, own]) =>
    answersTo(topic, own, nowMs),
  );
  const levels = levelsFrom(answers.map((each) => each.byLevel));
  const listed = topicsOfSection(section);
  const groups = groupedBy(listed, ({ id }) => groupOfTopic(id));
  return {
    level: meanOf(levels),
    all: knownOfAll(listed, answers, levels),
    groups: [...groups].flatMap(([group, topics]): readonly (readonly [TopicGroup, Known])[] => {
      const isAsked = answers.some(({ topic }) => topics.some(({ id }) => id === topic));
      return group === null || !isAsked ? [] : [[group, knownOfAll(topics, answers, levels)]];
    }),
    topics: answers.map((own) => {
      const others = answers.flatMap((each) => (each === own ? [] : [each.byLevel]));
      const abilities = abilitiesFrom(levelsFrom(others), own.likelihood);
      const ability = meanOf(abilities);
      const ends = { low: quantile(abilities, 0.1), high: quantile(abilities, 0.9) };
      return { topic: own.topic, ability, known: knownFrom(own, ability, ends) };
    }),
  };
}

/** What is known of several topics of a section together, each by what a test asks of it, those without answers included. */
function knownOfAll(
  topics: readonly PracticeTopic[],
  answers: readonly TopicAnswers[],
  levels: Curve,
): Known {
  const own = answers.filter(({ topic }) => topics.some(({ id }) => id === topic));
  const tally = {
    responses: own.reduce((sum, { responses }) => sum + responses, 0),
    right: own.reduce((sum, { right }) => sum + right, 0),
    weight: own.reduce((sum, { weight }) => sum + weight, 0),
  };
  const asked = topics.reduce((sum, { onTest }) => sum + onTest, 0);
  const parts = topics.map(({ id, onTest }) => ({
    share: onTest / asked,
    ...(own.find(({ topic }) => topic === id)?.byLevel ?? unanswered),
  }));
  // Where the level is given, what is said of one topic says nothing of another: their variances add up.
  const means = levels.map((_, index) =>
    parts.reduce((sum, { share, mean }) => sum + share * (mean[index] ?? 0), 0),
  );
  const ability = meanOf(levels, means);
  const variances = levels.map((_, index) =>
    parts.reduce(
      (sum, { share, variance }) => sum + share ** 2 * (variance[index] ?? 0),
      ((means[index] ?? 0) - ability) ** 2,
    ),
  );
  const reach = errorsIn80 * Math.sqrt(meanOf(levels, variances));
  return knownFrom(tally, ability, { low: ability - reach, high: ability + reach });
}

function knownFrom({ responses, right, weight }: Tally, ability: number, { low, high }: Interval): Known {
  if (responses < fewestResponses) return { state: 'not-enough', responses, right };
  if (weight < leastWeight) return { state: 'not-recent', responses, right };
  return {
    state: 'known',
    responses,
    right,
    ability,
    share: shareOnTest(ability),
    range: { low: shareOnTest(low), high: shareOnTest(high) },
  };
}

function answersTo(topic: TopicId, evidence: readonly Evidence[], nowMs: number): TopicAnswers {
  const rows = weightsOf(evidence, nowMs);
  const likelihood = curveOf(
    grid.map((ability) =>
      rows.reduce((log, { difficulty, right, wrong }) => {
        const chance = chanceOfRight(ability, difficulty);
        return log + right * Math.log(chance) + wrong * Math.log(1 - chance);
      }, 0),
    ),
  );
  return {
    topic,
    responses: evidence.length,
    right: evidence.filter((each) => each.right).length,
    weight: rows.reduce((sum, { right, wrong }) => sum + right + wrong, 0),
    likelihood,
    byLevel: byLevel(likelihood),
  };
}

/** The answers of each difficulty, weighed: ten thousand of them come down to five rows. */
function weightsOf(evidence: readonly Evidence[], nowMs: number) {
  const rows = levelsOnTest.map(([difficulty]) => ({ difficulty, right: 0, wrong: 0 }));
  for (const { difficulty, right, at } of evidence) {
    const row = rows[difficulty - 1];
    if (row === undefined) continue;
    const weight = 0.5 ** (Math.max(0, nowMs - at) / halfLifeMs);
    if (right) row.right += weight;
    else row.wrong += weight;
  }
  return rows;
}
