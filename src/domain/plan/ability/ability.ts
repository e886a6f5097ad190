/**
 * Estimates abilities by section, kind of question, and topic from first responses: a posterior mean and its range.
 *
 * The probability of a right answer follows the three-parameter logistic model of item response theory, with a guessing parameter
 * of 1/5 (A. Birnbaum in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). Item difficulties are the authors'
 * judgment, because nobody has measured them yet. Topics are shrunk toward their kind of question, and kinds toward their section
 * (`ability-grid.ts`): a topic with few answers mostly follows the others, one with many follows its own.
 */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { Difficulty } from '@/domain/exam/items/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import { zScore80, type Interval } from '@/domain/statistics';
import { groupBy } from '@/lib/lists';
import {
  type GridValues,
  type TierEvidence,
  abilityGrid,
  kindAbilitySd,
  sectionPrior,
  gridMean,
  quantile,
  marginalizeEvidence,
  priorForTierBelow,
  combineEvidence,
  noEvidence,
  posterior,
  topicEvidence,
  topicAbilitySd,
} from './ability-grid';
import { evidenceBySection, type ResponseEvidence } from './evidence';
import { solutionMemoryMs } from '@/domain/plan/topics/generator-uses';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';
import type { LevelId } from '@/domain/exam/level/level-id';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics/topics';

/** The chance of guessing the right one of five choices. */
export const guessingFloor = 1 / 5;
const slope = 1.2;
/** The distance between adjacent difficulties on the ability scale; the authors' judgment. */
const levelStep = 0.8;
const middleLevel = 3;

const halfLifeMs = 30 * 86_400_000;
/** The weight of an untimed answer relative to a timed one; the authors' judgment. */
export const untimedWeight = 0.5;
/** The weight of eight timed answers after two months. With less, the estimate would reflect the prior rather than the student. */
const leastWeight = 2;
const weekMs = 7 * 86_400_000;

/** The distribution of nine test questions over difficulties, approximately as in our full forms. */
const levelsOnTest: readonly (readonly [Difficulty, number])[] = [
  [1, 1],
  [2, 3],
  [3, 3],
  [4, 1.5],
  [5, 0.5],
];
const levelsTogether = levelsOnTest.reduce((sum, [, share]) => sum + share, 0);

export type SkillEstimate =
  /** The section has fewer than eight answers. */
  | (ResponseTally & { readonly state: 'not-enough' })
  /** The section's answers are too old to say anything about today, so this is the estimate as of an earlier time. */
  | (ResponseTally & {
      readonly state: 'not-recent';
      readonly share: number;
      readonly range: Interval;
      /** The last time at which the answers weighed enough for an estimate; epoch milliseconds. */
      readonly asOfMs: number;
    })
  | (ResponseTally & {
      readonly state: 'known';
      /** From `minAbility` to `maxAbility`; for several topics, the mean weighted by their questions on a test. */
      readonly ability: number;
      /** The expected share of right answers on a test, from 0 to 1, and its 80% range. */
      readonly share: number;
      readonly range: Interval;
    });

/** Counts of first responses. */
export interface ResponseCounts {
  readonly responses: number;
  readonly right: number;
}

/** Summarizes the answers to a topic, a group, or a section. */
export interface ResponseTally extends ResponseCounts {
  /** The total weight: 1 for a timed answer today, less for older or untimed ones. */
  readonly weight: number;
  /** First responses in the last seven days. */
  readonly lately: ResponseCounts;
  /** Untimed answers of the last seven days and of this evening. */
  readonly practiced: { readonly lately: number; readonly thisEvening: number };
}

/**
 * Confidence in an estimate by the weight of its own answers: `measured` if they weigh at least as much as eight untimed answers
 * given today, `likely` at half of that, `guess` below, where the estimate rests mostly on other topics.
 */
export type EstimateConfidence = 'guess' | 'likely' | 'measured';

export function estimateConfidence({ weight }: Pick<ResponseTally, 'weight'>): EstimateConfidence {
  const enough = minTopicResponses * untimedWeight;
  if (weight >= enough) return 'measured';
  return weight >= enough / 2 ? 'likely' : 'guess';
}

export interface SkillProfile {
  /** The level whose test the shares are about. */
  readonly level: LevelId;
  readonly sections: Readonly<Record<ScoredSection, SkillEstimate>>;
  /** Groups with answers. Synonyms are a single topic without a group. */
  readonly groups: ReadonlyMap<TopicGroup, SkillEstimate>;
  /** Topics with answers. */
  readonly topics: ReadonlyMap<TopicId, SkillEstimate>;
  /** The best guess for any topic, even without answers. Use it to choose items; never show it. */
  readonly abilityIn: (topic: TopicId) => number;
}

/** The probability, from 0 to 1, of a right answer. */
export function correctProbability(ability: number, difficulty: Difficulty): number {
  const distance = ability - (difficulty - middleLevel) * levelStep;
  return guessingFloor + (1 - guessingFloor) / (1 + Math.exp(-slope * distance));
}

/** The expected share of right answers on a test, from 0 to 1. */
export function expectedCorrectShare(ability: number): number {
  return (
    levelsOnTest.reduce((sum, [level, share]) => sum + share * correctProbability(ability, level), 0) /
    levelsTogether
  );
}

/** Builds the profile from a level's evidence. Untimed answers count half, and weights halve every 30 days. */
export function buildSkillProfile(
  evidence: readonly ResponseEvidence[],
  nowMs: number,
  level: LevelId,
): SkillProfile {
  const own = evidenceBySection(evidence);
  const found = {
    verbal: sectionFrom(topicsOfSection('verbal', level), own.verbal, nowMs),
    quantitative: sectionFrom(topicsOfSection('quantitative', level), own.quantitative, nowMs),
    reading: sectionFrom(topicsOfSection('reading', level), own.reading, nowMs),
  };
  const all = Object.values(found);
  const abilities = new Map(all.flatMap((section) => section.abilities));
  return {
    level,
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

export function hasKnownSection({ sections }: Pick<SkillProfile, 'sections'>): boolean {
  return scoredSections.some((section) => sections[section].state === 'known');
}

const marginalNoEvidence = marginalizeEvidence(noEvidence, topicAbilitySd);

/** A topic and the evidence of its answers. */
interface AnsweredTopic extends Part {
  readonly topic: PracticeTopic;
  readonly tally: ResponseTally;
}

/** A topic within its kind, or a kind within its section. */
interface Part {
  /** The average number of questions about this part on a test. */
  readonly onTest: number;
  readonly ownEvidence: TierEvidence;
  /** The same evidence at the level of the tier above. */
  readonly marginal: TierEvidence;
}

/** Topics with the same kind of question. */
interface Kind extends Part {
  /** Null for synonyms, which form their own kind. */
  readonly group: TopicGroup | null;
  readonly topics: readonly AnsweredTopic[];
}

function sectionFrom(asked: readonly PracticeTopic[], evidence: readonly ResponseEvidence[], nowMs: number) {
  const present = sectionAt(asked, evidence, nowMs);
  const state = stateOf(present.tally);
  const asOfMs = state === 'not-recent' ? lastTimeOfEstimate(evidence) : nowMs;
  const shown =
    state === 'not-recent'
      ? sectionAt(
          asked,
          evidence.filter(({ answeredAtMs }) => answeredAtMs <= asOfMs),
          asOfMs,
        )
      : present;
  const known = (own: ResponseTally, estimate: () => Estimate): SkillEstimate => {
    if (state === 'not-enough') return { ...own, state };
    if (state === 'known') return { ...own, state, ...estimate() };
    const { share, range } = estimate();
    return { ...own, state, share, range, asOfMs };
  };
  return {
    all: known(present.tally, shown.estimate),
    groups: present.kinds.flatMap(
      ({ kind: { group, topics } }, index): readonly (readonly [TopicGroup, SkillEstimate])[] => {
        const own = tallyOf(topics);
        const estimate = shown.kinds[index]?.estimate;
        return group === null || own.responses === 0 || estimate === undefined
          ? []
          : [[group, known(own, estimate)]];
      },
    ),
    topics: present.topics.flatMap(({ id, tally }, index): readonly (readonly [TopicId, SkillEstimate])[] => {
      const abilities = shown.topics[index]?.abilities;
      return tally.responses === 0 || abilities === undefined
        ? []
        : [[id, known(tally, () => estimateFrom(abilities))]];
    }),
    abilities: present.topics.map(({ id, abilities }) => [id, gridMean(abilities)] as const),
  };
}

/** A section by the answers until a time. Its kinds and topics are the same at any time, in the same order. */
function sectionAt(asked: readonly PracticeTopic[], evidence: readonly ResponseEvidence[], atMs: number) {
  const byTopic = groupBy(evidence, ({ topic }) => topic);
  const answered = asked.map((topic) => answersTo(topic, byTopic.get(topic.id) ?? [], atMs));
  const all = [...groupBy(answered, ({ topic: { id } }) => groupOfTopic(id))].map(([group, topics]) =>
    kindOf(group, topics),
  );
  const whole = wholeOf(all);
  const kinds = all.map((kind) => {
    const others = wholeOf(all.filter((each) => each !== kind));
    const before = priorForTierBelow(posterior(sectionPrior(), others), kindAbilitySd);
    return {
      kind,
      estimate: () => estimateOf(posterior(before, kind.ownEvidence), kind.ownEvidence),
      topics: topicPosterior(kind, before),
    };
  });
  return {
    tally: tallyOf(answered),
    estimate: () => estimateOf(posterior(sectionPrior(), whole), whole),
    kinds,
    topics: kinds.flatMap(({ topics }) => topics),
  };
}

/**
 * Returns the time of the last answer after which a section's answers weighed enough for an estimate. If they never did, because
 * few were given at a time, returns that of the last answer.
 */
function lastTimeOfEstimate(evidence: readonly ResponseEvidence[]): number {
  let weight = 0;
  let responses = 0;
  let previousMs = 0;
  let lastMs: number | null = null;
  for (const { answeredAtMs, isTimed } of evidence.toSorted((a, b) => a.answeredAtMs - b.answeredAtMs)) {
    weight = weight * decay(answeredAtMs - previousMs) + (isTimed ? 1 : untimedWeight);
    responses += 1;
    previousMs = answeredAtMs;
    if (stateOf({ responses, weight }) === 'known') lastMs = answeredAtMs;
  }
  return lastMs ?? previousMs;
}

/** Computes each topic's posterior. `before` is the distribution of the kind's level given the other kinds. */
function topicPosterior({ topics }: Kind, before: GridValues) {
  return topics.map((each) => {
    const others = wholeOf(topics.filter((other) => other !== each));
    const abilities = posterior(
      priorForTierBelow(posterior(before, others), topicAbilitySd),
      each.ownEvidence,
    );
    return { id: each.topic.id, tally: each.tally, abilities };
  });
}

function kindOf(group: TopicGroup | null, topics: readonly AnsweredTopic[]): Kind {
  const ownEvidence = wholeOf(topics);
  const onTest = topics.reduce((sum, topic) => sum + topic.onTest, 0);
  return { group, topics, onTest, ownEvidence, marginal: marginalizeEvidence(ownEvidence, kindAbilitySd) };
}

/** Combines the parts of a kind or a section, weighted by their questions on a test. */
function wholeOf(parts: readonly Part[]): TierEvidence {
  const asked = parts.reduce((sum, { onTest }) => sum + onTest, 0);
  return combineEvidence(
    parts.map(({ marginal, onTest }) => ({ share: onTest / asked, evidence: marginal })),
  );
}

type Estimate = Pick<Extract<SkillEstimate, { state: 'known' }>, 'ability' | 'share' | 'range'>;

/** Estimates several topics, given the distribution of the level they share. */
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
    share: expectedCorrectShare(ability),
    range: { low: expectedCorrectShare(low), high: expectedCorrectShare(high) },
  };
}

function stateOf({ responses, weight }: Pick<ResponseTally, 'responses' | 'weight'>): SkillEstimate['state'] {
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

function answersTo(
  topic: PracticeTopic,
  evidence: readonly ResponseEvidence[],
  nowMs: number,
): AnsweredTopic {
  const rows = weightsOf(evidence, nowMs);
  const lately = evidence.filter(({ answeredAtMs }) => answeredAtMs > nowMs - weekMs);
  const practiced = lately.filter(({ isTimed }) => !isTimed);
  const tally = {
    ...responsesOf(evidence),
    weight: rows.reduce((sum, { right, wrong }) => sum + right + wrong, 0),
    lately: responsesOf(lately),
    practiced: {
      lately: practiced.length,
      thisEvening: practiced.filter(({ answeredAtMs }) => answeredAtMs > nowMs - solutionMemoryMs).length,
    },
  };
  const { onTest } = topic;
  if (evidence.length === 0)
    return { topic, tally, onTest, ownEvidence: noEvidence, marginal: marginalNoEvidence };
  const logLikelihood = Float64Array.from(abilityGrid, (ability) =>
    rows.reduce((log, { difficulty, right, wrong }) => {
      const chance = correctProbability(ability, difficulty);
      return log + right * Math.log(chance) + wrong * Math.log(1 - chance);
    }, 0),
  );
  const ownEvidence = topicEvidence(logLikelihood);
  return { topic, tally, onTest, ownEvidence, marginal: marginalizeEvidence(ownEvidence, topicAbilitySd) };
}

function responsesOf(evidence: readonly ResponseEvidence[]): ResponseCounts {
  return { responses: evidence.length, right: evidence.filter(({ right }) => right).length };
}

/** The part of an answer's weight that is left after a time. */
const decay = (ms: number) => 0.5 ** (ms / halfLifeMs);

/** Adds up the weights of answers by difficulty, which reduces ten thousand answers to five rows. */
function weightsOf(evidence: readonly ResponseEvidence[], nowMs: number) {
  const rows = levelsOnTest.map(([difficulty]) => ({ difficulty, right: 0, wrong: 0 }));
  for (const { difficulty, right, isTimed, answeredAtMs } of evidence) {
    const row = rows[difficulty - 1];
    if (row === undefined) continue;
    const weight = (isTimed ? 1 : untimedWeight) * decay(Math.max(0, nowMs - answeredAtMs));
    if (right) row.right += weight;
    else row.wrong += weight;
  }
  return rows;
}
