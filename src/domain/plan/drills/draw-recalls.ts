/** Draws the items of a mistake review: the missed item itself, or a similar generated one with other numbers. */
import { seededRandom } from '@/lib/random';
import { countGeneratorUses } from '@/domain/plan/topics/generator-uses';
import type { GeneratorMetadata, ItemIndex } from '@/domain/plan/topics/item-facts';
import type { LastSeen } from '@/domain/plan/ability/last-seen';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import { type DrawnItem, pickUnseenSeed } from './draw-mixed';

/** A review item and the earlier mistake it retests. */
export interface RecallItem {
  readonly drawnItem: DrawnItem;
  readonly mistake: Mistake;
}

interface RecallOptions {
  readonly index: ItemIndex;
  readonly seen: LastSeen;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly seed: number;
  readonly count: number;
}

/**
 * Draws up to `count` items, in the given order. Generated items get new numbers. The first review of a math question from the
 * bank repeats the question itself. After one clean recall, a generated sibling replaces it, because by then the student may
 * remember the letter of its answer. Skips generators used this evening or already in this review; if none is left, repeats the
 * question itself. Omits items that are no longer in the bank.
 */
export function drawRecalls(due: readonly Mistake[], options: RecallOptions): readonly RecallItem[] {
  const { index, seen, seed, count } = options;
  const random = seededRandom(seed);
  const uses = countGeneratorUses(options);
  const taken = new Set(due.map(({ id }) => id));
  const generated = (generator: GeneratorMetadata): DrawnItem => ({
    kind: 'generated',
    generator,
    seed: pickUnseenSeed(generator, seen, random),
  });
  const drawnFor = (mistake: Mistake): DrawnItem | undefined => {
    const own = index.generators.find(({ id }) => id === mistake.id);
    if (own !== undefined) return generated(own);
    const facts = index.itemOf(mistake.id);
    if (facts === undefined) return undefined;
    const isFree = ({ id }: GeneratorMetadata) => !taken.has(id) && !uses.isOfThisEvening(id);
    const sibling = mistake.recalls === 0 ? undefined : findSiblingGenerator(mistake, index, isFree);
    if (sibling === undefined) return { kind: 'item', facts };
    taken.add(sibling.id);
    return generated(sibling);
  };
  const recalls: RecallItem[] = [];
  for (const mistake of due) {
    if (recalls.length === count) break;
    const drawnItem = drawnFor(mistake);
    if (drawnItem !== undefined) recalls.push({ drawnItem, mistake });
  }
  return recalls;
}

/** Returns the topic's generator closest in difficulty, among those that `isFree` accepts. */
export function findSiblingGenerator(
  { facts: { topic, difficulty } }: Pick<Mistake, 'facts'>,
  { generators }: Pick<ItemIndex, 'generators'>,
  isFree: (generator: GeneratorMetadata) => boolean = () => true,
): GeneratorMetadata | undefined {
  const distance = (generator: GeneratorMetadata) => Math.abs(generator.difficulty - difficulty);
  return generators
    .filter((generator) => generator.topic === topic && isFree(generator))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
