/** The content of a whole test, fetched before its first part starts. */
import type { ContentName } from '@/domain/exam/blueprint';
import type { Form, TestContent } from '@/domain/exam/form';
import { itemRef } from '@/domain/exam/item';
import { withRetries } from '@/lib/retry';
import { loadEarlierVersions, loadSection } from './bank';

/** Where the items of a test come from: a file by its name, and what items were before they changed. */
interface ItemSource {
  readonly section: (name: ContentName) => Promise<TestContent>;
  readonly earlier: () => Promise<readonly TestContent[]>;
}
const bank: ItemSource = { section: loadSection, earlier: loadEarlierVersions };

/**
 * The content of some files, by name; each is asked for again when a request fails.
 * @throws Error (rejects) when a file can't be fetched or read.
 */
export async function loadFiles(
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
 * All items, passages and prompts that a form names, in the versions that it names.
 * @throws Error (rejects) when a file can't be fetched, or an item is nowhere to be found.
 */
export async function loadFormContent(form: Form, from: ItemSource = bank): Promise<TestContent> {
  const names = [...new Set(form.parts.flatMap((part) => (part.kind === 'break' ? [] : part.content)))];
  const contentOf = await loadFiles(names, from);
  const content = joined(names.map(contentOf));
  const known = new Set(content.items.map(itemRef));
  const asked = form.parts.flatMap((part) => (part.kind === 'section' ? part.items : []));
  if (asked.every((ref) => known.has(ref))) return content;
  const all = joined([content, ...(await withRetries(from.earlier))]);
  const found = new Set(all.items.map(itemRef));
  const missing = asked.find((ref) => !found.has(ref));
  if (missing !== undefined) throw new Error(`The bank has no item ${missing}`);
  return all;
}

function joined(files: readonly TestContent[]): TestContent {
  return {
    items: files.flatMap(({ items }) => items),
    passages: files.flatMap(({ passages }) => passages),
    prompts: files.flatMap(({ prompts }) => prompts),
  };
}
