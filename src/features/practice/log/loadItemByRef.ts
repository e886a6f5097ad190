/** Loads the texts of missed items, file by file as rows come on screen. */
import { loadItemGenerators, loadSectionContent } from '@/data/items/itemBank';
import { itemIdFromRef, type Item, type Passage } from '@/domain/exam/items/item';
import { parseGeneratedId, type ItemIndex } from '@/domain/plan/topics/item-facts';
import { withRetries } from '@/lib/async';

export interface LoggedItem {
  readonly item: Item;
  readonly passage: Passage | null;
}

/**
 * Returns the current version of the item with this ref; null if the bank no longer has it.
 * @throws Error (rejects) when its file can't be fetched, after several tries.
 */
export async function loadItemByRef(ref: string, index: ItemIndex): Promise<LoggedItem | null> {
  const id = itemIdFromRef(ref);
  if (index.generatorOf(id) !== undefined) {
    const drawn = parseGeneratedId(id);
    const { itemFor } = await withRetries(loadItemGenerators);
    const item = drawn === null ? undefined : itemFor(drawn.generator, drawn.seed);
    return item === undefined ? null : { item, passage: null };
  }
  const file = index.itemOf(id)?.file;
  if (file === undefined) return null;
  const { items, passages } = await withRetries(() => loadSectionContent(file));
  const item = items.find((each) => each.id === id);
  if (item === undefined) return null;
  const passage = item.kind === 'reading' ? passages.find((each) => each.id === item.passage) : undefined;
  return { item, passage: passage ?? null };
}
