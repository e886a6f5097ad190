/**
 * What a student can do, section by section and topic by topic: the mean of a posterior on a grid, from first responses.
 *
 * The chance of a right answer is the three-parameter logistic of item response theory with a floor of one in five, for guessing
 * (A. Birnbaum in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). How hard an item is stands in for its
 * difficulty as its authors judged it: nobody has measured it yet. A topic is drawn to its section, which has more evidence.
 */
import type { Difficulty } from '@/domain/exam/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topics';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import type { Interval } from '@/domain/statistics';
import { groupedBy } from '@/lib/grouped';
import { bySection, type Evidence } from './evidence';
import type { TopicId } from './topics';

/**
 * Ability in standard deviations of students, around the student whom the test is made for. The ends are so far out that they cut
 * nothing off: a topic of a strong student would else be pulled back from its section by a right answer.
 */
export const leastAbility = -6;
export const mostAbility = 6;
const step = 0.1;
const grid: readonly number[] = Array.from(
  { length: Math.round((mostAbility - leastAbility) / step) + 1 },
  (_, index) => leastAbility + index * step,
);

/** One choice of five is right by chance. */
export const guessingFloor = 1 / 5;
const slope = 1.2;
/** How far apart on the scale of ability two levels of difficulty lie, by the authors' judgment. */
const levelStep = 0.8;
const middleLevel = 3;

const sectionSpread = 1;
/** A topic strays less from its section than a student from other students. */
const topicSpread = 0.6;

const halfLifeMs = 30 * 86_400_000;

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
  /** Fewer than eight answers: nothing may be said. */
  | { readonly state: 'not-enough'; readonly responses: number; readonly right: number }
  | {
      readonly state: 'known';
      readonly responses: number;
      readonly right: number;
      /** Ability, from `leastAbility` to `mostAbility`. */
      readonly ability: number;
      /** The share of a test's questions that would be right, from 0 to 1, and where it lies in four cases of five. */
      readonly share: number;
      readonly range: Interval;
    };

export interface Standing {
  readonly sections: Readonly<Record<ScoredSection, Known>>;
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
  const sections = bySection(evidence);
  const posteriors = {
    verbal: posterior(sections.verbal, nowMs, 0, sectionSpread),
    quantitative: posterior(sections.quantitative, nowMs, 0, sectionSpread),
    reading: posterior(sections.reading, nowMs, 0, sectionSpread),
  };
  const within = (own: readonly Evidence[]) => {
    const [first] = own;
    const mean = first === undefined ? 0 : posteriors[first.section].mean;
    return posterior(own, nowMs, mean, topicSpread);
  };
  const topics = [...groupedBy(evidence, ({ topic }) => topic)].map(
    ([topic, own]) => [topic, own, within(own)] as const,
  );
  const abilities = new Map(topics.map(([topic, , { mean }]) => [topic, mean]));
  return {
    sections: {
      verbal: known(sections.verbal, posteriors.verbal),
      quantitative: known(sections.quantitative, posteriors.quantitative),
      reading: known(sections.reading, posteriors.reading),
    },
    groups: new Map(
      [...groupedBy(evidence, ({ group }) => group)].map(([group, own]) => [group, known(own, within(own))]),
    ),
    topics: new Map(topics.map(([topic, own, found]) => [topic, known(own, found)])),
    abilityIn: (section, topic) => abilities.get(topic) ?? posteriors[section].mean,
  };
}

/** Whether anything may be said of a section at all. */
export function isAnythingKnown({ sections }: Standing): boolean {
  return scoredSections.some((section) => sections[section].state === 'known');
}

interface Posterior {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

function known(evidence: readonly Evidence[], { mean, low, high }: Posterior): Known {
  const responses = evidence.length;
  const right = evidence.filter((each) => each.right).length;
  if (responses < fewestResponses) return { state: 'not-enough', responses, right };
  return {
    state: 'known',
    responses,
    right,
    ability: mean,
    share: shareOnTest(mean),
    range: { low: shareOnTest(low), high: shareOnTest(high) },
  };
}

/** The posterior of an ability on the grid, from a normal prior: its mean, and the ends of its middle 80 %. */
function posterior(
  evidence: readonly Evidence[],
  nowMs: number,
  priorMean: number,
  priorSpread: number,
): Posterior {
  const weights = weightsOf(evidence, nowMs);
  const logs = grid.map((ability) => {
    let log = -((ability - priorMean) ** 2) / (2 * priorSpread ** 2);
    for (const { difficulty, right, wrong } of weights) {
      const chance = chanceOfRight(ability, difficulty);
      log += right * Math.log(chance) + wrong * Math.log(1 - chance);
    }
    return log;
  });
  const highest = Math.max(...logs);
  const masses = logs.map((log) => Math.exp(log - highest));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const mean = grid.reduce((sum, ability, index) => sum + ability * (masses[index] ?? 0), 0) / whole;
  return { mean, low: quantile(masses, whole * 0.1), high: quantile(masses, whole * 0.9) };
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

/** Where so much of the mass lies below. The mass of a point is spread over its step: many answers leave all of it at one or two points. */
function quantile(masses: readonly number[], wanted: number): number {
  let below = 0;
  for (const [index, mass] of masses.entries()) {
    if (below + mass >= wanted) return leastAbility + (index - 0.5 + (wanted - below) / mass) * step;
    below += mass;
  }
  return mostAbility;
}
