/** How the mistakes that are due are asked again: the item itself, or a sibling with other numbers. */
import { randomFrom } from '@/lib/random';
import type { GeneratorFacts, ItemIndex } from './item-facts';
import type { LastSeen } from './last-seen';
import { type Mistake, mistakesAtOnce } from './mistakes';
import { type DrawnItem, newSeedOf } from './which-item';

/** An item of a review, with the entry of the log that it recalls. */
export interface Recall {
  readonly drawn: DrawnItem;
  readonly mistake: Mistake;
}

/**
 * The items of a review, at most ten, in the order given. A generator's item comes back with new numbers. A question of math comes
 * back itself first, and after a clean recall as a sibling: by then its letter may be what is remembered. What the bank no
 * longer has is left out.
 */
export function drawRecalls(
  due: readonly Mistake[],
  index: ItemIndex,
  seen: LastSeen,
  seed: number,
): readonly Recall[] {
  const random = randomFrom(seed);
  const generated = (generator: GeneratorFacts): DrawnItem => ({
    kind: 'generated',
    generator,
    seed: newSeedOf(generator, seen, random),
  });
  const drawnFor = (mistake: Mistake): DrawnItem | undefined => {
    const own = index.generators.find(({ id }) => id === mistake.id);
    if (own !== undefined) return generated(own);
    const facts = index.itemOf(mistake.id);
    if (facts === undefined) return undefined;
    const sibling = mistake.recalls === 0 ? undefined : siblingOf(mistake, index);
    return sibling === undefined ? { kind: 'item', facts } : generated(sibling);
  };
  const recalls: Recall[] = [];
  for (const mistake of due) {
    if (recalls.length === mistakesAtOnce) break;
    const drawn = drawnFor(mistake);
    if (drawn !== undefined) recalls.push({ drawn, mistake });
  }
  return recalls;
}

/** The generator of an item's topic whose items are about as hard. */
export function siblingOf(
  { facts: { topic, difficulty } }: Pick<Mistake, 'facts'>,
  { generators }: Pick<ItemIndex, 'generators'>,
): GeneratorFacts | undefined {
  const distance = (generator: GeneratorFacts) => Math.abs(generator.difficulty - difficulty);
  return generators
    .filter((generator) => generator.topic === topic)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
