import { derivedSeed, type Random, randomFrom } from '@/lib/random';
import { imbalances } from './balance';
import { focusOf, type Item, type ItemKind, itemRef, type Section } from './item';

/** What a test is made of, before its questions are drawn. */
export interface FormPlan {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly limitMs: number;
  /** In the order of the test. */
  readonly parts: readonly { readonly kind: ItemKind; readonly count: number }[];
}

/** A drawn test: the same plan, items and seed always give the same form, so that a session can be replayed. */
export interface Form {
  readonly planId: string;
  readonly seed: number;
  /** The items in their order, each as `itemRef` names it. */
  readonly itemIds: readonly string[];
  readonly limitMs: number;
}

/** Ten verbal questions at the pace of the real section (60 in 30 minutes), synonyms first as there. */
export const quickVerbalPlan: FormPlan = {
  id: 'quick-verbal',
  title: 'Quick Verbal Test',
  section: 'verbal',
  limitMs: 5 * 60 * 1000,
  parts: [
    { kind: 'synonym', count: 5 },
    { kind: 'analogy', count: 5 },
  ],
};

/** Gives how many questions a plan's form has. */
export function questionCount(plan: FormPlan): number {
  return plan.parts.reduce((sum, part) => sum + part.count, 0);
}

/** One draw in two or three is balanced; the chance that this many in a row are not is below one in a million. */
const mostTries = 60;

/**
 * Draws a form: each part has its number of items, a mix of difficulties from easy to hard and of topics or relations as
 * far as the bank allows, and the whole is balanced (`imbalances`). Should no try be, the one with the fewest imbalances
 * is taken: a student gets a test even from a lopsided bank, which the bank's gate refuses anyway.
 * @throws Error when the bank has too few items of a kind.
 */
export function drawForm(plan: FormPlan, items: readonly Item[], seed: number): Form {
  // By id, so that the order of the bank's file has no say in what a seed draws.
  const bank = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const pools = plan.parts.map((part) => {
    const pool = bank.filter((item) => item.kind === part.kind);
    if (pool.length < part.count) {
      throw new Error(
        `${plan.title} needs ${part.count} items of kind ${part.kind}, the bank has ${pool.length}`,
      );
    }
    return { pool, count: part.count };
  });

  let best: readonly Item[] = [];
  let fewest = Infinity;
  for (let step = 0; step < mostTries && fewest > 0; step += 1) {
    const random = randomFrom(derivedSeed(seed, step));
    const drawn = pools.flatMap(({ pool, count }) => drawPart(pool, count, random));
    const found = imbalances(drawn).length;
    if (found < fewest) [best, fewest] = [drawn, found];
  }
  return { planId: plan.id, seed, itemIds: best.map(itemRef), limitMs: plan.limitMs };
}

/** Spreads the part over the bank's difficulties: the bank in order of difficulty is cut into as many stretches as items. */
function drawPart(bank: readonly Item[], count: number, random: Random): Item[] {
  const ordered = random.shuffled(bank).toSorted((a, b) => a.difficulty - b.difficulty);
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const stretch = ordered.slice(
      Math.floor((index * ordered.length) / count),
      Math.floor(((index + 1) * ordered.length) / count),
    );
    const order = random.shuffled(stretch);
    const item = order.find((candidate) => !seen.has(focusOf(candidate))) ?? order[0];
    if (item === undefined) throw new Error('A part has more questions than its bank has items');
    seen.add(focusOf(item));
    return item;
  });
}
