/** What practice knows of an item without its text. */
import type { TopicId } from './topic-ids';
import type { ContentName } from '@/domain/exam/blueprint';
import type { Difficulty, ItemKind, Letter } from '@/domain/exam/item';
import type { DistractorKind } from '@/domain/exam/distractor';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';

export interface ItemFacts {
  /** Without its version. */
  readonly id: string;
  /** The version that the bank has today, whose key and lures these are. */
  readonly version: number;
  readonly kind: ItemKind;
  readonly section: ScoredSection;
  readonly topic: TopicId;
  readonly group: TopicGroup;
  readonly difficulty: Difficulty;
  readonly key: Letter;
  readonly file: ContentName;
  /** Of a reading item, the id of its passage. */
  readonly passage: string | null;
  /** What tempts in each wrong choice. */
  readonly lures: Readonly<Partial<Record<Letter, DistractorKind>>>;
}

/** Tells whether an item is there for practice: it belongs to no full form and not to the diagnostic. */
export function isPoolItem({ file }: Pick<ItemFacts, 'file'>): boolean {
  return file.startsWith('practice/') || file.startsWith('starter/');
}

/** A generator of items as practice knows it. */
export interface GeneratorFacts {
  readonly id: string;
  readonly topic: TopicId;
  readonly group: TopicGroup;
  readonly difficulty: Difficulty;
}

/** What an answer was about: an item of the bank, or one that a generator drew. */
export type AskedFacts = Pick<ItemFacts, 'kind' | 'section' | 'topic' | 'group' | 'difficulty'>;

export interface ItemIndex {
  readonly items: readonly ItemFacts[];
  readonly generators: readonly GeneratorFacts[];
  /** The item with an id; undefined for a drawn one, and for one that the bank no longer has. */
  readonly itemOf: (id: string) => ItemFacts | undefined;
  /** The generator that drew an item with an id. */
  readonly generatorOf: (id: string) => GeneratorFacts | undefined;
  readonly askedFacts: (id: string) => AskedFacts | undefined;
}

/**
 * The id of a generator and the seed in the id of an item that it drew; null where it hasn't the form of one. A generator's id has a
 * hyphen, and what stands before the number of a frozen item has none.
 */
export function parseGeneratedId(id: string): { readonly generator: string; readonly seed: number } | null {
  const [, generator = '', digits = ''] = /^([a-z]+(?:-[a-z0-9]+)+)-(\d{1,10})$/.exec(id) ?? [];
  return generator === '' ? null : { generator, seed: Number(digits) };
}

export function buildItemIndex(
  items: readonly ItemFacts[],
  generators: readonly GeneratorFacts[],
): ItemIndex {
  const itemById = new Map(items.map((item) => [item.id, item]));
  const generatorById = new Map(generators.map((generator) => [generator.id, generator]));
  const itemOf = (id: string) => itemById.get(id);
  // Of the ids that a year of answers asks for, most are the bank's own and needn't be taken apart.
  const generatorOf = (id: string) =>
    itemById.has(id) ? undefined : generatorById.get(parseGeneratedId(id)?.generator ?? '');
  return {
    items,
    generators,
    itemOf,
    generatorOf,
    askedFacts: (id) => {
      const generator = generatorOf(id);
      return generator === undefined
        ? itemOf(id)
        : { ...generator, kind: 'quantitative', section: 'quantitative' };
    },
  };
}
