/**
 * What a student can do, section by section and topic by topic, from first responses: the mean of a posterior, and its range.
 *
 * The chance of a right answer is the three-parameter logistic of item response theory with a floor of one in five, for guessing
 * (A. Birnbaum in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). How hard an item is stands in for its
 * difficulty as its authors judged it: nobody has measured it yet. A topic is drawn to the level of its kind of question, and that to the
 * level of its section, by the answers to other topics (`ability-grid.ts`): with few answers of its own it says mostly what they say, with
 * many it speaks for itself.
 */
import type { TopicId } from './topic-ids';
import type { Difficulty } from '@/domain/exam/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { zScore80, type Interval } from '@/domain/statistics';
import { groupBy } from '@/lib/groupBy';
import {
  type GridValues,
  type TierEvidence,
  abilityGrid,
  kindSpread,
  sectionPrior,
  gridMean,
  quantile,
  marginalizeEvidence,
  lowerTierPrior,
  combineEvidence,
  noEvidence,
  posterior,
  topicEvidence,
  topicSpread,
} from './ability-grid';
import { evidenceBySection, type Evidence } from './evidence';
import { eveningMs } from './generator-uses';
import { groupOfTopic } from './topic-groups';
import { type PracticeTopic, topicsOfSection } from './topics';

/** One choice of five is right by chance. */
export const guessingFloor = 1 / 5;
const slope = 1.2;
/** How far apart on the scale of ability two levels of difficulty lie, by the authors' judgment. */
const levelStep = 0.8;
const middleLevel = 3;

const halfLifeMs = 30 * 86_400_000;
/** What an answer without a clock weighs beside one under the clock of the test, by the authors' judgment. */
export const untimedWeight = 0.5;
/** What is left of eight answers after two months: with less, a figure would come from the prior and not from the student. */
const leastWeight = 2;
const weekMs = 7 * 86_400_000;

/** How many of nine questions on a test have which difficulty, about as our full forms. */
const levelsOnTest: readonly (readonly [Difficulty, number])[] = [
  [1, 1],
  [2, 3],
  [3, 3],
  [4, 1.5],
  [5, 0.5],
];
const levelsTogether = levelsOnTest.reduce((sum, [, share]) => sum + share, 0);

export type SkillEstimate =
  /** Of the section there are fewer than eight answers, or as many, but too long ago. Nothing may be said. */
  | (ResponseTally & { readonly state: 'not-enough' | 'not-recent' })
  | (ResponseTally & {
      readonly state: 'known';
      /** Ability, from `leastAbility` to `mostAbility`; of several topics, the mean by what a test asks of each. */
      readonly ability: number;
      /** The share of a test's questions that would be right, from 0 to 1, and where it lies in four cases of five. */
      readonly share: number;
      readonly range: Interval;
    });

/** First responses, and how many of them were right. */
export interface ResponseCounts {
  readonly responses: number;
  readonly right: number;
}

/** What the answers to a topic, a group, or a section come to. */
export interface ResponseTally extends ResponseCounts {
  /** What they weigh: today's answer under a clock 1, an older one or one without a clock less. */
  readonly weight: number;
  /** Those of the last seven days. */
  readonly lately: ResponseCounts;
  /** Answers without a clock, which are practice and no test: how many of the last seven days, and how many of this evening. */
  readonly practiced: { readonly lately: number; readonly thisEvening: number };
}

/**
 * How far an estimate rests on answers of its own: `guess` where it rests on other topics almost alone, `measured` where its own answers
 * weigh as much as eight without a clock would today.
 */
export type EstimateConfidence = 'guess' | 'likely' | 'measured';

export function estimateConfidence({ weight }: Pick<ResponseTally, 'weight'>): EstimateConfidence {
  const enough = minTopicResponses * untimedWeight;
  if (weight >= enough) return 'measured';
  return weight >= enough / 2 ? 'likely' : 'guess';
}

export interface SkillProfile {
  readonly sections: Readonly<Record<ScoredSection, SkillEstimate>>;
  /** Groups of topics that are asked alike, those with answers. Synonyms are one topic, in no group. */
  readonly groups: ReadonlyMap<TopicGroup, SkillEstimate>;
  /** The topics with answers. */
  readonly topics: ReadonlyMap<TopicId, SkillEstimate>;
  /** The best guess for any topic, with data or without: for choosing items, never for telling anybody. */
  readonly abilityIn: (topic: TopicId) => number;
}

/** The chance, from 0 to 1, that a student of an ability answers an item of a difficulty right. */
export function correctProbability(ability: number, difficulty: Difficulty): number {
  const distance = ability - (difficulty - middleLevel) * levelStep;
  return guessingFloor + (1 - guessingFloor) / (1 + Math.exp(-slope * distance));
}

/** The share of a test's questions, from 0 to 1, that a student of an ability answers right. */
export function expectedTestShare(ability: number): number {
  return (
    levelsOnTest.reduce((sum, [level, share]) => sum + share * correctProbability(ability, level), 0) /
    levelsTogether
  );
}

/**
 * What is known from all evidence. Answers without a clock weigh half of those under one; of each, evidence of 30 days ago weighs half of
 * today's.
 */
export function buildSkillProfile(evidence: readonly Evidence[], nowMs: number): SkillProfile {
  const own = evidenceBySection(evidence);
  const found = {
    verbal: sectionFrom('verbal', own.verbal, nowMs),
    quantitative: sectionFrom('quantitative', own.quantitative, nowMs),
    reading: sectionFrom('reading', own.reading, nowMs),
  };
  const all = Object.values(found);
  const abilities = new Map(all.flatMap((section) => section.abilities));
  return {
    sections: {
      verbal: found.verbal.all,
      quantitative: found.quantitative.all,
      reading: found.reading.all,
    },
    groups: new Map(all.flatMap(({ groups }) => groups)),
    topics: new Map(all.flatMap(({ topics }) => topics)),
    abilityIn: (topic) => abilities.get(topic) ?? 0,
  };
}

/** Whether anything may be said of a section at all. */
export function hasKnownSection({ sections }: Pick<SkillProfile, 'sections'>): boolean {
  return scoredSections.some((section) => sections[section].state === 'known');
}

/** Nothing: the evidence of a topic without answers in its kind. */
const marginalNoEvidence = marginalizeEvidence(noEvidence, topicSpread);

/** A topic of a section, and what the answers to it say. */
interface AnsweredTopic extends Part {
  readonly topic: PracticeTopic;
  readonly tally: ResponseTally;
}

/** A topic of its kind, or a kind of its section. */
interface Part {
  /** How many of its section's questions a test asks of it. */
  readonly onTest: number;
  readonly own: TierEvidence;
  /** The same, seen from what it is part of. */
  readonly marginal: TierEvidence;
}

/** Topics that are asked alike. */
interface Kind extends Part {
  /** Null for synonyms, which are a kind by themselves. */
  readonly group: TopicGroup | null;
  readonly topics: readonly AnsweredTopic[];
}

function sectionFrom(section: ScoredSection, evidence: readonly Evidence[], nowMs: number) {
  const byTopic = groupBy(evidence, ({ topic }) => topic);
  const answered = topicsOfSection(section).map((topic) =>
    answersTo(topic, byTopic.get(topic.id) ?? [], nowMs),
  );
  const kinds = [...groupBy(answered, ({ topic: { id } }) => groupOfTopic(id))].map(([group, topics]) =>
    kindOf(group, topics),
  );
  const whole = wholeOf(kinds);
  const tally = tallyOf(answered);
  const state = stateOf(tally);
  const known = (own: ResponseTally, estimate: () => Estimate): SkillEstimate =>
    state === 'known' ? { ...own, state, ...estimate() } : { ...own, state };
  const found = kinds.map((kind) => {
    const others = wholeOf(kinds.filter((each) => each !== kind));
    const before = lowerTierPrior(posterior(sectionPrior(), others), kindSpread);
    return { kind, levels: posterior(before, kind.own), topics: topicPosterior(kind, before) };
  });
  const topics = found.flatMap((each) => each.topics);
  return {
    all: known(tally, () => estimateOf(posterior(sectionPrior(), whole), whole)),
    groups: found.flatMap(({ kind, levels }): readonly (readonly [TopicGroup, SkillEstimate])[] => {
      const own = tallyOf(kind.topics);
      return kind.group === null || own.responses === 0
        ? []
        : [[kind.group, known(own, () => estimateOf(levels, kind.own))]];
    }),
    topics: topics
      .filter(({ tally: { responses } }) => responses > 0)
      .map(({ id, tally: own, abilities }) => [id, known(own, () => estimateFrom(abilities))] as const),
    abilities: topics.map(({ id, abilities }) => [id, gridMean(abilities)] as const),
  };
}

/** How likely each ability in each topic of a kind is, where `before` is how likely each level of the kind is by other kinds. */
function topicPosterior({ topics }: Kind, before: GridValues) {
  return topics.map((each) => {
    const others = wholeOf(topics.filter((other) => other !== each));
    const abilities = posterior(lowerTierPrior(posterior(before, others), topicSpread), each.own);
    return { id: each.topic.id, tally: each.tally, abilities };
  });
}

function kindOf(group: TopicGroup | null, topics: readonly AnsweredTopic[]): Kind {
  const own = wholeOf(topics);
  const onTest = topics.reduce((sum, topic) => sum + topic.onTest, 0);
  return { group, topics, onTest, own, marginal: marginalizeEvidence(own, kindSpread) };
}

/** All parts of a kind or a section as one, each by what a test asks of it. */
function wholeOf(parts: readonly Part[]): TierEvidence {
  const asked = parts.reduce((sum, { onTest }) => sum + onTest, 0);
  return combineEvidence(
    parts.map(({ marginal, onTest }) => ({ share: onTest / asked, evidence: marginal })),
  );
}

type Estimate = Pick<Extract<SkillEstimate, { state: 'known' }>, 'ability' | 'share' | 'range'>;

/** The estimate for several topics, where the likely levels of what they belong to are given. */
function estimateOf(levels: GridValues, { mean, variance }: TierEvidence): Estimate {
  const ability = gridMean(levels, mean);
  const variances = variance.map((each, index) => each + ((mean[index] ?? 0) - ability) ** 2);
  const reach = zScore80 * Math.sqrt(gridMean(levels, variances));
  return estimateAt(ability, { low: ability - reach, high: ability + reach });
}

function estimateFrom(abilities: GridValues): Estimate {
  return estimateAt(gridMean(abilities), { low: quantile(abilities, 0.1), high: quantile(abilities, 0.9) });
}

function estimateAt(ability: number, { low, high }: Interval): Estimate {
  return {
    ability,
    share: expectedTestShare(ability),
    range: { low: expectedTestShare(low), high: expectedTestShare(high) },
  };
}

function stateOf({ responses, weight }: ResponseTally): SkillEstimate['state'] {
  if (responses < minTopicResponses) return 'not-enough';
  return weight < leastWeight ? 'not-recent' : 'known';
}

function tallyOf(topics: readonly AnsweredTopic[]): ResponseTally {
  const sum = (of: (tally: ResponseTally) => number) =>
    topics.reduce((whole, { tally }) => whole + of(tally), 0);
  return {
    responses: sum(({ responses }) => responses),
    right: sum(({ right }) => right),
    weight: sum(({ weight }) => weight),
    lately: { responses: sum(({ lately }) => lately.responses), right: sum(({ lately }) => lately.right) },
    practiced: {
      lately: sum(({ practiced }) => practiced.lately),
      thisEvening: sum(({ practiced }) => practiced.thisEvening),
    },
  };
}

function answersTo(topic: PracticeTopic, evidence: readonly Evidence[], nowMs: number): AnsweredTopic {
  const rows = weightsOf(evidence, nowMs);
  const lately = evidence.filter(({ at }) => at > nowMs - weekMs);
  const practiced = lately.filter(({ timed }) => !timed);
  const tally = {
    ...responsesOf(evidence),
    weight: rows.reduce((sum, { right, wrong }) => sum + right + wrong, 0),
    lately: responsesOf(lately),
    practiced: {
      lately: practiced.length,
      thisEvening: practiced.filter(({ at }) => at > nowMs - eveningMs).length,
    },
  };
  const { onTest } = topic;
  if (evidence.length === 0) return { topic, tally, onTest, own: noEvidence, marginal: marginalNoEvidence };
  const logLikelihood = Float64Array.from(abilityGrid, (ability) =>
    rows.reduce((log, { difficulty, right, wrong }) => {
      const chance = correctProbability(ability, difficulty);
      return log + right * Math.log(chance) + wrong * Math.log(1 - chance);
    }, 0),
  );
  const own = topicEvidence(logLikelihood);
  return { topic, tally, onTest, own, marginal: marginalizeEvidence(own, topicSpread) };
}

function responsesOf(evidence: readonly Evidence[]): ResponseCounts {
  return { responses: evidence.length, right: evidence.filter(({ right }) => right).length };
}

/** The answers of each difficulty, weighed: ten thousand of them come down to five rows. */
function weightsOf(evidence: readonly Evidence[], nowMs: number) {
  const rows = levelsOnTest.map(([difficulty]) => ({ difficulty, right: 0, wrong: 0 }));
  for (const { difficulty, right, timed, at } of evidence) {
    const row = rows[difficulty - 1];
    if (row === undefined) continue;
    const weight = (timed ? 1 : untimedWeight) * 0.5 ** (Math.max(0, nowMs - at) / halfLifeMs);
    if (right) row.right += weight;
    else row.wrong += weight;
  }
  return rows;
}
