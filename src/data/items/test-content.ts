/** Loads the content of a whole test before its first part starts. */
import type { ContentName } from '@/domain/exam/test/blueprint';
import type { TestForm, TestContent } from '@/domain/exam/test/form';
import { type Item, itemRef } from '@/domain/exam/items/item';
import { parseGeneratedId } from '@/domain/plan/topics/item-facts';
import { withRetries } from '@/lib/async';
import { type ItemGenerator, loadItemGenerators, loadEarlierVersions, loadSectionContent } from './itemBank';

/** Loaders of the item bank: content files by name, earlier versions of items, and the generators. */
interface ItemSource {
  readonly section: (name: ContentName) => Promise<TestContent>;
  readonly earlier: () => Promise<readonly TestContent[]>;
  readonly generators: () => Promise<ItemGenerator>;
}
const bank: ItemSource = {
  section: loadSectionContent,
  earlier: loadEarlierVersions,
  generators: loadItemGenerators,
};

/**
 * Loads content files, retrying failed requests. Returns a lookup by name, which throws for a file that wasn't among `names`.
 * @throws Error (rejects) when a file can't be fetched or read.
 */
export async function loadContentFiles(
  names: readonly ContentName[],
  { section }: Pick<ItemSource, 'section'> = bank,
): Promise<(name: ContentName) => TestContent> {
  const files = new Map<ContentName, TestContent>();
  await Promise.all(names.map(async (name) => files.set(name, await withRetries(() => section(name)))));
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`The file ${name} has not been asked for`);
    return file;
  };
}

/**
 * Loads a form's content files, plus any of its items that the files lack: generated items and earlier versions.
 * @throws Error (rejects) when a file can't be fetched, or an item can't be found.
 */
export async function loadFormContent(form: TestForm, from: ItemSource = bank): Promise<TestContent> {
  const names = [...new Set(form.parts.flatMap((part) => (part.kind === 'break' ? [] : part.content)))];
  const contentOf = await loadContentFiles(names, from);
  const content = joined(names.map(contentOf));
  const asked = form.parts.flatMap((part) => (part.kind === 'section' ? part.items : []));
  const missingFrom = ({ items }: TestContent) => {
    const known = new Set(items.map(itemRef));
    return asked.filter((ref) => !known.has(ref));
  };
  const notInFiles = missingFrom(content);
  if (notInFiles.length === 0) return content;
  const withDrawn = joined([content, { ...nothing, items: await drawnItems(notInFiles, from) }]);
  if (missingFrom(withDrawn).length === 0) return withDrawn;
  const all = joined([withDrawn, ...(await withRetries(from.earlier))]);
  const [missing] = missingFrom(all);
  if (missing !== undefined) throw new Error(`The bank has no item ${missing}`);
  return all;
}

const nothing: TestContent = { items: [], passages: [], prompts: [] };

/** Regenerates the items among `refs` that came from a generator. Ignores other refs. */
async function drawnItems(
  refs: readonly string[],
  { generators }: Pick<ItemSource, 'generators'>,
): Promise<readonly Item[]> {
  const drawn = refs.flatMap((ref) => parseGeneratedId(ref) ?? []);
  // `parseGeneratedId` skips refs with a version ("syn-0021@2"), which generated items never have.
  if (drawn.length === 0) return [];
  const { itemFor } = await withRetries(generators);
  return drawn.flatMap(({ generator, seed }) => itemFor(generator, seed) ?? []);
}

function joined(files: readonly TestContent[]): TestContent {
  return {
    items: files.flatMap(({ items }) => items),
    passages: files.flatMap(({ passages }) => passages),
    prompts: files.flatMap(({ prompts }) => prompts),
  };
}
