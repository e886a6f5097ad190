import { choiceByLetter, itemIdFromRef } from '@/domain/exam/items/item';
import { parseGeneratedId, type ItemIndex } from '@/domain/plan/topics/item-facts';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { DistractorLookup } from '@/domain/plan/mistakes/distractors';
import { withRetries } from '@/lib/async';
import { loadItemGenerators } from './itemBank';

/**
 * Returns a function that looks up the distractor type of a choice in a generated item, by generating the item again. Loads the
 * generators only if an attempt contains a generated item.
 */
export async function loadGeneratedItemDistractors(
  attempts: readonly AnsweredAttempt[],
  index: Pick<ItemIndex, 'generatorOf'>,
): Promise<DistractorLookup> {
  const hasDrawn = attempts.some(({ sections }) =>
    sections.some(({ answers }) =>
      answers.some(({ ref }) => index.generatorOf(itemIdFromRef(ref)) !== undefined),
    ),
  );
  if (!hasDrawn) return () => undefined;
  const { itemFor } = await withRetries(loadItemGenerators);
  return (id, letter) => {
    const drawn = parseGeneratedId(id);
    const item = drawn === null ? undefined : itemFor(drawn.generator, drawn.seed);
    return item === undefined ? undefined : choiceByLetter(item, letter).distractor;
  };
}
