import { choiceOf, idOfRef } from '@/domain/exam/item';
import { drawnId, type ItemIndex } from '@/domain/plan/item-facts';
import type { AnsweredAttempt } from '@/domain/plan/answers';
import type { DrawnLure } from '@/domain/plan/lures';
import { withRetries } from '@/lib/retry';
import { loadDrawer } from './bank';

/**
 * What tempts in the items that a generator drew: known once they are drawn again. The generators are fetched only where some of the
 * attempts have such an item.
 * @throws Error (rejects) when they can't be fetched, after several tries.
 */
export async function drawnLureIn(
  attempts: readonly AnsweredAttempt[],
  index: Pick<ItemIndex, 'generatorOf'>,
): Promise<DrawnLure> {
  const hasDrawn = attempts.some(({ sections }) =>
    sections.some(({ answers }) => answers.some(({ ref }) => index.generatorOf(idOfRef(ref)) !== undefined)),
  );
  if (!hasDrawn) return () => undefined;
  const { itemFor } = await withRetries(loadDrawer);
  return (id, letter) => {
    const drawn = drawnId(id);
    const item = drawn === null ? undefined : itemFor(drawn.generator, drawn.seed);
    return item === undefined ? undefined : choiceOf(item, letter).lure;
  };
}
