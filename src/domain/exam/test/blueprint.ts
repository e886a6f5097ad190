/**
 * The contents and times of each set in the bank, section by section. For the numbers of the real test (60 verbal, 25 + 25
 * quantitative, 40 reading, and an experimental section of 6, 5, and 5), see docs/ssat.md, "A full test". The tests built from
 * these sets, with their order and clocks, are in `catalog`.
 */
import type { Genre } from '@/domain/exam/items/genre';
import type { ItemKind, PromptKind } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';

/** The contents of a section, used both for sets in the bank and for tests built from them. */
export interface SectionSpec {
  readonly items: { readonly [Kind in ItemKind]?: number };
  readonly passages?: number;
  /** Restricts passages to this genre. */
  readonly genre?: Genre;
  readonly prompts?: { readonly [Kind in PromptKind]?: number };
  /** True if the items of each kind run from easy to hard. */
  readonly rising?: boolean;
  /** True if only drills use this section; its mix of questions then doesn't have to match a test's. */
  readonly drillsOnly?: boolean;
}

/** A section of a set. */
interface SetSection extends SectionSpec {
  /** Its length at standard time, if the section is part of a test. Absent for essays, whose length is `essayMinutes`. */
  readonly minutes?: number;
}

export interface ItemSetSpec {
  /** The level that its items are written for. */
  readonly level: LevelId;
  /** Its items belong to one full test, to the diagnostic, or to practice. */
  readonly use: 'full-form' | 'diagnostic' | 'practice';
  readonly sections: Readonly<Record<string, SetSection>>;
}

const formSections = {
  verbal: { minutes: 30, items: { synonym: 30, analogy: 30 }, rising: true },
  'quantitative-1': { minutes: 30, items: { quantitative: 25 }, rising: true },
  'quantitative-2': { minutes: 30, items: { quantitative: 25 }, rising: true },
  reading: { minutes: 40, items: { reading: 40 }, passages: 8 },
  experimental: {
    minutes: 15,
    items: { synonym: 3, analogy: 3, quantitative: 5, reading: 5 },
    passages: 1,
  },
} as const;

const diagnosticSections = {
  verbal: { minutes: 15, items: { synonym: 15, analogy: 15 }, rising: true },
  quantitative: { minutes: 30, items: { quantitative: 25 }, rising: true },
  reading: { minutes: 20, items: { reading: 20 }, passages: 4 },
} as const;

const upperPrompts = { items: {}, prompts: { personal: 2, general: 2 } } as const;
const middlePrompts = { items: {}, prompts: { story: 2, personal: 2 } } as const;

const upperForm = {
  level: 'upper',
  use: 'full-form',
  sections: { ...formSections, writing: upperPrompts },
} as const;

const middleForm = {
  level: 'middle',
  use: 'full-form',
  sections: { ...formSections, writing: middlePrompts },
} as const;

const moreSynonyms = { items: { synonym: 100 } } as const;
const moreAnalogies = { items: { analogy: 100 } } as const;
const morePassages = { items: { reading: 48 }, passages: 8, drillsOnly: true } as const;

export const blueprint = {
  starter: {
    level: 'upper',
    use: 'practice',
    sections: { verbal: { items: { synonym: 20, analogy: 20 } } },
  },
  'form-a': upperForm,
  'form-b': upperForm,
  'form-c': upperForm,
  diagnostic: {
    level: 'upper',
    use: 'diagnostic',
    sections: { ...diagnosticSections, writing: upperPrompts },
  },
  practice: {
    level: 'upper',
    use: 'practice',
    sections: {
      synonyms: { items: { synonym: 120 } },
      analogies: { items: { analogy: 120 } },
      reading: { items: { reading: 72 }, passages: 12 },
      'reading-skills': { items: { reading: 24 }, passages: 4, drillsOnly: true },
      // A drill fetches only the files of its questions, so a large pool in several files costs a student no more.
      'synonyms-2': moreSynonyms,
      'synonyms-3': moreSynonyms,
      'synonyms-4': moreSynonyms,
      'analogies-2': moreAnalogies,
      'analogies-3': moreAnalogies,
      'reading-2': morePassages,
      'reading-3': morePassages,
      'reading-4': morePassages,
      'reading-5': morePassages,
      'reading-6': morePassages,
      writing: { items: {}, prompts: { personal: 13, general: 13 } },
    },
  },
  'middle-a': middleForm,
  'middle-b': middleForm,
  'middle-diagnostic': {
    level: 'middle',
    use: 'diagnostic',
    sections: { ...diagnosticSections, writing: middlePrompts },
  },
  'middle-practice': {
    level: 'middle',
    use: 'practice',
    sections: {
      synonyms: { items: { synonym: 100 } },
      analogies: { items: { analogy: 80 } },
      reading: { items: { reading: 54 }, passages: 9 },
      'synonyms-2': moreSynonyms,
      'analogies-2': { items: { analogy: 80 } },
      'reading-2': morePassages,
      'reading-3': morePassages,
      writing: { items: {}, prompts: { story: 9, personal: 8 } },
    },
  },
} as const satisfies Readonly<Record<string, ItemSetSpec>>;

type Sets = typeof blueprint;
export type SetName = keyof Sets;

/**
 * The folder with earlier versions of items (not a set), for reviews by students who saw those versions. It doesn't exist before
 * the first release.
 */
export const earlierVersionsFolder = 'earlier';

/** The name of a content file, from set and section: `form-a/verbal`. */
export type ContentName = {
  [Name in SetName]: `${Name}/${Extract<keyof Sets[Name]['sections'], string>}`;
}[SetName];

/** Checks whether a string, such as one from a URL, names a content file. */
export function isContentName(name: string): name is ContentName {
  const [set = '', section = ''] = name.split('/');
  const plans: Readonly<Record<string, ItemSetSpec>> = blueprint;
  // `hasOwn` because every object inherits "constructor".
  return (
    name === `${set}/${section}` &&
    Object.hasOwn(plans, set) &&
    Object.hasOwn(plans[set]?.sections ?? {}, section)
  );
}

/** Returns the set of a content file. */
export function setOfContent(name: ContentName): SetName {
  const set = Object.keys(blueprint).find((each): each is SetName => name.startsWith(`${each}/`));
  if (set === undefined) throw new Error(`No set has the file ${name}`);
  return set;
}

interface LevelSets {
  /** The full forms in the order in which students take them; the validators keep them equally hard. */
  readonly forms: readonly [SetName, ...SetName[]];
  readonly diagnostic: SetName;
  /** The practice pool, from which shorter tests draw too. */
  readonly practice: SetName;
}

/** The sets that the tests and the practice of each level are made of. */
export const levelSets = {
  upper: { forms: ['form-a', 'form-b', 'form-c'], diagnostic: 'diagnostic', practice: 'practice' },
  middle: {
    forms: ['middle-a', 'middle-b'],
    diagnostic: 'middle-diagnostic',
    practice: 'middle-practice',
  },
} as const satisfies Readonly<Record<LevelId, LevelSets>>;

export type FullFormId = (typeof levelSets)[LevelId]['forms'][number];
export type DiagnosticId = (typeof levelSets)[LevelId]['diagnostic'];

/** Returns a level's full forms in the order in which students take them. */
export function fullFormsOf(level: LevelId): readonly [FullFormId, ...FullFormId[]] {
  return levelSets[level].forms;
}

/** The full forms of all levels. */
export const fullFormIds: readonly FullFormId[] = Object.values(levelSets).flatMap(
  ({ forms }): readonly FullFormId[] => forms,
);
