/** Loads the item bank: one content file per set and section, on demand. */
import { type ContentName, earlierVersionsFolder } from '@/domain/exam/test/blueprint';
import type { QuantitativeItem } from '@/domain/exam/items/item';
import { allSchemas } from './schema/allSchemas';
import { type ParsedContentFile, parseContentFile, type SectionContent } from './schema/parseContentFile';

const files = import.meta.glob<unknown>('./content/*/*.json', { import: 'default' });

const notLoaded = 'The questions could not be loaded. Check the connection and try again.';

const loaded = new Map<ContentName, Promise<SectionContent>>();

/**
 * Loads the questions of one section of a set, such as `starter/verbal`. Caches the result; if loading fails, the next call tries
 * again.
 * @throws Error (rejects) when there is no such file, or it can't be fetched or doesn't match the schema.
 */
export function loadSectionContent(name: ContentName): Promise<SectionContent> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = readSection(name);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function readSection(name: ContentName): Promise<SectionContent> {
  const file = files[`./content/${name}.json`];
  if (file === undefined) throw new Error(`There are no questions called ${name}.`);
  let content: unknown;
  try {
    content = await file();
  } catch (cause) {
    throw new Error(notLoaded, { cause });
  }
  return wholly(parseContentFile(content, allSchemas));
}

/** Returns the file unchanged if every entry matched its schema; otherwise throws an error that names the first mismatch. */
function wholly(parsed: ParsedContentFile): ParsedContentFile {
  const first = parsed.misfits[0];
  if (first !== undefined) throw new Error(`The questions could not be read: ${first.id}: ${first.reason}`);
  return parsed;
}

/**
 * Loads the earlier versions of items that have changed, for tests that were started with them. Returns one element per file.
 * @throws Error (rejects) when a file can't be fetched or doesn't match the schema.
 */
export async function loadEarlierVersions(): Promise<SectionContent[]> {
  const names = Object.keys(files).filter((name) => name.startsWith(`./content/${earlierVersionsFolder}/`));
  const contents = await Promise.all(names.map(async (name) => files[name]?.()));
  return contents.map((content) => wholly(parseContentFile(content, allSchemas)));
}

/** Generates the practice pool's quantitative items. */
export interface ItemGenerator {
  /** Returns the same item for the same seed; undefined for an unknown generator. */
  readonly itemFor: (generator: string, seed: number) => QuantitativeItem | undefined;
}

/**
 * Loads the generators of all topics, which are in one chunk.
 * @throws Error (rejects) when the chunk can't be fetched.
 */
export async function loadItemGenerators(): Promise<ItemGenerator> {
  try {
    return await import('./generators/drawer');
  } catch (cause) {
    throw new Error(notLoaded, { cause });
  }
}
