/**
 * Draws the items of a drill: unseen items before seen ones, of a difficulty that the student answers right about 75% of the time,
 * and more from topics worth more points.
 */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { DistractorKind } from '@/domain/exam/items/distractor';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import { apportion, groupBy } from '@/lib/lists';
import { memoizeByObject } from '@/lib/memoize';
import { deriveSeed, type Random, seededRandom } from '@/lib/random';
import { correctProbability, type SkillProfile } from '@/domain/plan/ability/ability';
import { type GeneratorUses, countGeneratorUses } from '@/domain/plan/topics/generator-uses';
import {
  type GeneratorMetadata,
  isPoolItem,
  type ItemMetadata,
  type ItemIndex,
} from '@/domain/plan/topics/item-facts';
import type { LastSeen } from '@/domain/plan/ability/last-seen';
import type { PracticeTopic } from '@/domain/plan/topics/topics';

/** Students learn best when most answers are right, but not all. */
export const targetSuccessRate = 0.75;

/** An item from the bank, or one to generate from a seed. */
export type DrawnItem =
  | { readonly kind: 'item'; readonly facts: ItemMetadata }
  | { readonly kind: 'generated'; readonly generator: GeneratorMetadata; readonly seed: number };

export interface DrawOptions {
  readonly index: ItemIndex;
  readonly skillProfile: SkillProfile;
  readonly seen: LastSeen;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly seed: number;
  /** For synonyms, restricts the part of speech. */
  readonly group?: TopicGroup;
  /** Restricts the draw to items with this type of distractor. */
  readonly distractor?: DistractorKind;
}

/**
 * Returns true for items of the practice pool. Items of the full forms and the diagnostic are allowed only after the student has
 * seen them in a finished attempt, so that those tests stay unseen.
 */
export function canPracticeItem(facts: ItemMetadata, seen: LastSeen): boolean {
  return isPoolItem(facts) || seen.has(facts.id);
}

/**
 * Draws up to `count` items, more from topics that cost the student more questions on a test. From the bank, draws no seen item
 * while any topic has unseen ones; then those of all topics that were seen longest ago.
 */
export function drawMixedItems(
  topics: readonly PracticeTopic[],
  count: number,
  options: DrawOptions,
): readonly DrawnItem[] {
  const random = seededRandom(deriveSeed(options.seed, 1));
  const order = random.shuffled(topics);
  const uses = countGeneratorUses(options);
  const capacities = new Map(order.map((topic) => [topic, capacityIn(topic, options, uses)]));
  const capacity = [...capacities.values()].reduce((sum, each) => sum + each, 0);
  const isEndless = order.some(({ id }) => options.index.generators.some(({ topic }) => topic === id));
  const counts = apportionWithin(
    order,
    isEndless ? count : Math.min(count, capacity),
    ({ id, section, onTest }) => onTest * (leastWeight + gapIn(options.skillProfile, section, id)),
    (topic) => capacities.get(topic) ?? 0,
  );
  const drawn = order.flatMap((topic, index) =>
    drawTopics(
      [topic],
      counts[index] ?? 0,
      { ...options, uses, seed: deriveSeed(options.seed, index + 2) },
      [],
    ),
  );
  const missing = count - drawn.length;
  const more =
    missing > 0
      ? drawTopics(order, missing, { ...options, uses, seed: deriveSeed(options.seed, 99) }, drawn)
      : [];
  return random.shuffled([...drawn, ...more]);
}

/** Added to the weight of every topic, so that well-known topics still come up now and then. */
const leastWeight = 0.25;

function gapIn({ topics, sections }: SkillProfile, section: ScoredSection, topic: TopicId): number {
  const own = topics.get(topic);
  const known = own?.state === 'known' ? own : sections[section];
  return known.state === 'known' ? 1 - known.share : 0.5;
}

/** Apportions like `apportion`, but exceeds an element's capacity only once every element is at capacity. */
function apportionWithin<T>(
  list: readonly T[],
  count: number,
  weightOf: (each: T) => number,
  capacityOf: (each: T) => number,
): readonly number[] {
  const counts = new Map(list.map((each) => [each, 0]));
  const give = (to: readonly T[], most: number, isWithin: boolean) => {
    const shares = apportion(to, most, weightOf);
    return to.reduce((given, each, index) => {
      const had = counts.get(each) ?? 0;
      const some = Math.min(shares[index] ?? 0, isWithin ? capacityOf(each) - had : Infinity);
      counts.set(each, had + some);
      return given + some;
    }, 0);
  };
  let left = count;
  while (left > 0 && list.length > 0) {
    const open = list.filter((each) => (counts.get(each) ?? 0) < capacityOf(each));
    left -= open.length > 0 ? give(open, left, true) : give(list, left, false);
  }
  return list.map((each) => counts.get(each) ?? 0);
}

/** The number of the topic's generators not used this evening; for topics that draw from the bank, of its unseen items. */
function capacityIn(topic: PracticeTopic, options: DrawOptions, uses: GeneratorUses): number {
  const own = options.index.generators.filter((generator) => generator.topic === topic.id);
  return own.length === 0
    ? bankItems([topic], options).filter(({ id }) => !options.seen.has(id)).length
    : own.filter(({ id }) => !uses.isOfThisEvening(id)).length;
}

/** Each topic's items with their places in the bank, because a recommendation looks through all topics, one by one. */
const itemsByTopic = memoizeByObject(({ items }: ItemIndex) =>
  groupBy(
    items.map((facts, place) => ({ facts, place })),
    ({ facts }) => facts.topic,
  ),
);

/** The items of the bank that a drill on these topics may ask, in the bank's order. */
export function bankItems(
  topics: readonly PracticeTopic[],
  { index, seen, group, distractor }: Pick<DrawOptions, 'index' | 'seen' | 'group' | 'distractor'>,
): readonly ItemMetadata[] {
  return topics
    .flatMap(({ id }) => itemsByTopic(index).get(id) ?? [])
    .filter(
      ({ facts }) =>
        (group === undefined || facts.group === group) &&
        (distractor === undefined || Object.values(facts.distractors).includes(distractor)) &&
        canPracticeItem(facts, seen),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ facts }) => facts);
}

interface TopicDrawOptions extends DrawOptions {
  readonly uses: GeneratorUses;
}

interface Candidate {
  readonly drawnItem: DrawnItem;
  /** Lower ranks are drawn first. */
  readonly rank: number;
}

function drawTopics(
  topics: readonly PracticeTopic[],
  count: number,
  options: TopicDrawOptions,
  taken: readonly DrawnItem[],
): readonly DrawnItem[] {
  if (count <= 0) return [];
  const random = seededRandom(options.seed);
  const ids = new Set(topics.map(({ id }) => id));
  const takenIds = new Set(taken.map(drawnItemId));
  const items = bankItems(topics, options)
    .filter(({ id }) => !takenIds.has(id))
    .map((facts): Candidate => ({
      drawnItem: { kind: 'item', facts },
      rank: rankOf(facts, options, random),
    }));
  const generators = options.index.generators.filter(({ topic }) => ids.has(topic));
  if (generators.length === 0)
    return items
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ drawnItem }) => drawnItem);
  return drawGenerated(generators, count, options, random);
}

export function drawnItemId(drawn: DrawnItem): string {
  return drawn.kind === 'item' ? drawn.facts.id : `${drawn.generator.id}-${drawn.seed}`;
}

/** Ranks unseen items by fit, and after them seen ones, least recently seen first. */
function rankOf(facts: ItemMetadata, { skillProfile, seen }: DrawOptions, random: Random): number {
  const seenAt = seen.get(facts.id);
  if (seenAt !== undefined) return 10 + seenAt / 1e13;
  return distance(facts.topic, facts.difficulty, skillProfile) + jitter(random);
}

function distance(
  topic: TopicId,
  difficulty: ItemMetadata['difficulty'],
  skillProfile: SkillProfile,
): number {
  return Math.abs(correctProbability(skillProfile.abilityIn(topic), difficulty) - targetSuccessRate);
}

/** A random amount, up to 0.1, that shuffles items of about equal rank. */
function jitter(random: Random): number {
  return random.integer(0, 100) / 1000;
}

/**
 * Draws from generators, whose items are always new. Generators used this evening come last. Otherwise, the least used come first,
 * so that each has a turn before any repeats; among equally used ones, those with the best difficulty for the student.
 */
function drawGenerated(
  generators: readonly GeneratorMetadata[],
  count: number,
  options: TopicDrawOptions,
  random: Random,
): readonly DrawnItem[] {
  const { skillProfile, seen, uses } = options;
  const order = generators
    .map((generator) => ({
      generator,
      evening: Number(uses.isOfThisEvening(generator.id)),
      times: uses.timesOf(generator.id),
      rank: distance(generator.topic, generator.difficulty, skillProfile) + jitter(random),
    }))
    .toSorted((a, b) => a.evening - b.evening || a.times - b.times || a.rank - b.rank);
  return Array.from({ length: count }, (_, index): readonly DrawnItem[] => {
    const generator = order[index % order.length]?.generator;
    if (generator === undefined) return [];
    return [{ kind: 'generated', generator, seed: pickUnseenSeed(generator, seen, random) }];
  }).flat();
}

const mostSeed = 999_999_999;

/** Picks a seed whose item the student hasn't seen. */
export function pickUnseenSeed({ id }: GeneratorMetadata, seen: LastSeen, random: Random): number {
  for (;;) {
    const seed = random.integer(1, mostSeed);
    if (!seen.has(`${id}-${seed}`)) return seed;
  }
}
