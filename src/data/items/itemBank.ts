/** The door to the item bank: one content file a set and section, fetched when a page asks for it. */
import { type ContentName, earlierVersionsFolder } from '@/domain/exam/blueprint';
import type { QuantitativeItem } from '@/domain/exam/item';
import {
  type ParsedContentFile,
  parseContentFile,
  type ContentSchemas,
  type SectionContent,
} from './schema/parseContentFile';

const files = import.meta.glob<unknown>('./content/*/*.json', { import: 'default' });

/** What a file of a section may hold; the schemas come with the file, so that a verbal page brings no figures. */
const verbal = async () => ({ items: await import('./schema/verbal') });
const quantitative = async () => ({ items: await import('./schema/quantitative') });
const reading = async () => {
  const { passageSchema: passage, reading: item } = await import('./schema/reading');
  return { items: { reading: item }, passage };
};
const writing = async () => {
  const { writingPromptSchema: prompt } = await import('./schema/writing');
  return { items: {}, prompt };
};
const schemasOf: Readonly<Record<string, () => Promise<ContentSchemas>>> = {
  verbal,
  synonyms: verbal,
  analogies: verbal,
  quantitative,
  'quantitative-1': quantitative,
  'quantitative-2': quantitative,
  reading,
  'reading-skills': reading,
  writing,
  experimental: async () => (await import('./schema/allSchemas')).allSchemas,
};

const notLoaded = 'The questions could not be loaded. Check the connection and try again.';

const loaded = new Map<ContentName, Promise<SectionContent>>();

/**
 * The questions of one section of a set, such as `starter/verbal`. A second call gives the same without another
 * request; after a failure it asks again.
 * @throws Error (rejects) when there is no such file, or it can't be fetched or doesn't hold what the schema asks for.
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
  const schemas = schemasOf[name.replace(/^.*\//, '')];
  if (file === undefined || schemas === undefined) throw new Error(`There are no questions called ${name}.`);
  let content: unknown;
  let known: ContentSchemas;
  try {
    [content, known] = await Promise.all([file(), schemas()]);
  } catch (cause) {
    throw new Error(notLoaded, { cause });
  }
  return wholly(parseContentFile(content, known));
}

/** The file, of which every entry could be read. */
function wholly(parsed: ParsedContentFile): ParsedContentFile {
  const first = parsed.misfits[0];
  if (first !== undefined) throw new Error(`The questions could not be read: ${first.id}: ${first.reason}`);
  return parsed;
}

/**
 * What items were before they changed, for tests that were begun before, file by file.
 * @throws Error (rejects) when a file can't be fetched or doesn't hold what the schema asks for.
 */
export async function loadEarlierVersions(): Promise<SectionContent[]> {
  const names = Object.keys(files).filter((name) => name.startsWith(`./content/${earlierVersionsFolder}/`));
  const [{ allSchemas }, ...contents] = await Promise.all([
    import('./schema/allSchemas'),
    ...names.map((name) => files[name]?.()),
  ]);
  return contents.map((content) => wholly(parseContentFile(content, allSchemas)));
}

/** Draws items of the practice pool's quantitative section. */
export interface ItemDrawer {
  /** The item of a generator for a seed, the same each time; undefined where there is no such generator. */
  readonly itemFor: (generator: string, seed: number) => QuantitativeItem | undefined;
}

/**
 * The generators, all topics in one file of code.
 * @throws Error (rejects) when it can't be fetched.
 */
export async function loadItemDrawer(): Promise<ItemDrawer> {
  try {
    return await import('./generators/drawer');
  } catch (cause) {
    throw new Error(notLoaded, { cause });
  }
}
