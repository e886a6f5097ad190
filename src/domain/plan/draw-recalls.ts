/** How the mistakes that are due are asked again: the item itself, or a sibling with other numbers. */
import { seededRandom } from '@/lib/random';
import { generatorUses } from './generator-uses';
import type { GeneratorFacts, ItemIndex } from './item-facts';
import type { LastSeen } from './last-seen';
import type { Mistake } from './error-log';
import { type DrawnItem, unseenSeed } from './draw-mixed';

/** An item of a review, with the entry of the log that it recalls. */
export interface RecallItem {
  readonly drawn: DrawnItem;
  readonly mistake: Mistake;
}

interface RecallOptions {
  readonly index: ItemIndex;
  readonly seen: LastSeen;
  /** Epoch milliseconds. */
  readonly nowMs: number;
  readonly seed: number;
  /** So many at most. */
  readonly count: number;
}

/**
 * The items of a review, at most `count`, in the order given. A generator's item comes back with new numbers. A question of math comes
 * back itself first, and after a clean recall as a sibling: by then its letter may be what is remembered. No sibling is of a generator
 * that has asked this evening or asks in this review; where there is no other, the question comes back itself. What the bank no longer
 * has is left out.
 */
export function drawRecalls(due: readonly Mistake[], options: RecallOptions): readonly RecallItem[] {
  const { index, seen, seed, count } = options;
  const random = seededRandom(seed);
  const uses = generatorUses(options);
  const taken = new Set(due.map(({ id }) => id));
  const generated = (generator: GeneratorFacts): DrawnItem => ({
    kind: 'generated',
    generator,
    seed: unseenSeed(generator, seen, random),
  });
  const drawnFor = (mistake: Mistake): DrawnItem | undefined => {
    const own = index.generators.find(({ id }) => id === mistake.id);
    if (own !== undefined) return generated(own);
    const facts = index.itemOf(mistake.id);
    if (facts === undefined) return undefined;
    const isFree = ({ id }: GeneratorFacts) => !taken.has(id) && !uses.isOfThisEvening(id);
    const sibling = mistake.recalls === 0 ? undefined : siblingOf(mistake, index, isFree);
    if (sibling === undefined) return { kind: 'item', facts };
    taken.add(sibling.id);
    return generated(sibling);
  };
  const recalls: RecallItem[] = [];
  for (const mistake of due) {
    if (recalls.length === count) break;
    const drawn = drawnFor(mistake);
    if (drawn !== undefined) recalls.push({ drawn, mistake });
  }
  return recalls;
}

/** Of the generators of an item's topic, the one whose items are about as hard; only those that `isFree` tells count. */
export function siblingOf(
  { facts: { topic, difficulty } }: Pick<Mistake, 'facts'>,
  { generators }: Pick<ItemIndex, 'generators'>,
  isFree: (generator: GeneratorFacts) => boolean = () => true,
): GeneratorFacts | undefined {
  const distance = (generator: GeneratorFacts) => Math.abs(generator.difficulty - difficulty);
  return generators
    .filter((generator) => generator.topic === topic && isFree(generator))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
