/** Metadata of an item, without its text. */
import type { TopicId } from './topic-ids';
import { blueprint, type ContentName, setOfContent } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import {
  type ChoiceLetter,
  type Difficulty,
  itemIdFromRef,
  type ItemKind,
  itemVersionFromRef,
} from '@/domain/exam/items/item';
import type { DistractorKind } from '@/domain/exam/items/distractor';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';

export interface ItemMetadata {
  /** Without its version. */
  readonly id: string;
  /** The bank's current version, to which `key` and `distractors` belong. */
  readonly version: number;
  readonly kind: ItemKind;
  readonly section: ScoredSection;
  readonly topic: TopicId;
  readonly group: TopicGroup;
  readonly difficulty: Difficulty;
  readonly key: ChoiceLetter;
  readonly file: ContentName;
  /** The passage id of a reading item. */
  readonly passage: string | null;
  /** The type of distractor in each wrong choice. */
  readonly distractors: Readonly<Partial<Record<ChoiceLetter, DistractorKind>>>;
}

/** Returns true for items outside the full forms and the diagnostic. */
export function isPoolItem({ file }: Pick<ItemMetadata, 'file'>): boolean {
  return blueprint[setOfContent(file)].use === 'practice';
}

/** Returns the level that an item was written for. */
export function levelOfItem({ file }: Pick<ItemMetadata, 'file'>): LevelId {
  return blueprint[setOfContent(file)].level;
}

/** Metadata of an item generator. */
export interface GeneratorMetadata {
  readonly id: string;
  readonly topic: TopicId;
  readonly group: TopicGroup;
  readonly difficulty: Difficulty;
  /** The levels whose tests could have its items. */
  readonly levels: readonly LevelId[];
}

/** Metadata common to bank items and generated items. */
export type QuestionMetadata = Pick<ItemMetadata, 'kind' | 'section' | 'topic' | 'group' | 'difficulty'>;

/** The bank as the practice of one level sees it: items and answers of other levels are unknown to it. */
export interface ItemIndex {
  readonly level: LevelId;
  readonly items: readonly ItemMetadata[];
  readonly generators: readonly GeneratorMetadata[];
  /** Returns undefined for generated items, and for items of another level or no longer in the bank. */
  readonly itemOf: (id: string) => ItemMetadata | undefined;
  /** Returns the generator of a generated item. */
  readonly generatorOf: (id: string) => GeneratorMetadata | undefined;
  readonly askedFacts: (id: string) => QuestionMetadata | undefined;
}

/**
 * Returns the kind of distractor that an answer chose; null for a right answer, a generated item, an item no longer in the bank, and
 * another version of an item, because its choices may differ.
 */
export function chosenDistractor(
  { ref, letter }: { readonly ref: string; readonly letter: ChoiceLetter },
  { itemOf }: Pick<ItemIndex, 'itemOf'>,
): DistractorKind | null {
  const item = itemOf(itemIdFromRef(ref));
  return item?.version === itemVersionFromRef(ref) ? (item.distractors[letter] ?? null) : null;
}

/**
 * Splits the id of a generated item, such as "rate-average-speed-42", into generator and seed; returns null for other ids.
 * Generator ids contain a hyphen, and the prefixes of bank items, such as "qua-0177", don't.
 */
export function parseGeneratedId(id: string): { readonly generator: string; readonly seed: number } | null {
  const [, generator = '', digits = ''] = /^([a-z]+(?:-[a-z0-9]+)+)-(\d{1,10})$/.exec(id) ?? [];
  return generator === '' ? null : { generator, seed: Number(digits) };
}

/** Builds a level's index from the items and generators of all levels. */
export function buildItemIndex(
  level: LevelId,
  all: { readonly items: readonly ItemMetadata[]; readonly generators: readonly GeneratorMetadata[] },
): ItemIndex {
  const items = all.items.filter((item) => levelOfItem(item) === level);
  const generators = all.generators.filter(({ levels }) => levels.includes(level));
  const itemById = new Map(items.map((item) => [item.id, item]));
  const generatorById = new Map(generators.map((generator) => [generator.id, generator]));
  const itemOf = (id: string) => itemById.get(id);
  // Check the bank first: a year of answers looks up many ids, and most are bank items that need no parsing.
  const generatorOf = (id: string) =>
    itemById.has(id) ? undefined : generatorById.get(parseGeneratedId(id)?.generator ?? '');
  return {
    level,
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
