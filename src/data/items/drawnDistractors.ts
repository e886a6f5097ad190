import { choiceByLetter, itemIdFromRef } from '@/domain/exam/items/item';
import { parseGeneratedId, type ItemIndex } from '@/domain/plan/topics/item-facts';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { DistractorLookup } from '@/domain/plan/mistakes/distractors';
import { withRetries } from '@/lib/retry';
import { loadItemDrawer } from './itemBank';

/**
 * Finds the distractor types of generated items by generating them again. The generators are only loaded if one of the attempts has
 * such an item.
 */
export async function loadDrawnDistractors(
  attempts: readonly AnsweredAttempt[],
  index: Pick<ItemIndex, 'generatorOf'>,
): Promise<DistractorLookup> {
  const hasDrawn = attempts.some(({ sections }) =>
    sections.some(({ answers }) =>
      answers.some(({ ref }) => index.generatorOf(itemIdFromRef(ref)) !== undefined),
    ),
  );
  if (!hasDrawn) return () => undefined;
  const { itemFor } = await withRetries(loadItemDrawer);
  return (id, letter) => {
    const drawn = parseGeneratedId(id);
    const item = drawn === null ? undefined : itemFor(drawn.generator, drawn.seed);
    return item === undefined ? undefined : choiceByLetter(item, letter).distractor;
  };
}
