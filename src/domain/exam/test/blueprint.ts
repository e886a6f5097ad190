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
  readonly sections: Readonly<Record<string, SetSection>>;
}

const form = {
  level: 'upper',
  sections: {
    verbal: { minutes: 30, items: { synonym: 30, analogy: 30 }, rising: true },
    'quantitative-1': { minutes: 30, items: { quantitative: 25 }, rising: true },
    'quantitative-2': { minutes: 30, items: { quantitative: 25 }, rising: true },
    reading: { minutes: 40, items: { reading: 40 }, passages: 8 },
    writing: { items: {}, prompts: { personal: 2, general: 2 } },
    experimental: {
      minutes: 15,
      items: { synonym: 3, analogy: 3, quantitative: 5, reading: 5 },
      passages: 1,
    },
  },
} as const;

const moreSynonyms = { items: { synonym: 100 } } as const;
const moreAnalogies = { items: { analogy: 100 } } as const;
const morePassages = { items: { reading: 48 }, passages: 8, drillsOnly: true } as const;

export const blueprint = {
  starter: {
    level: 'upper',
    sections: { verbal: { items: { synonym: 20, analogy: 20 } } },
  },
  'form-a': form,
  'form-b': form,
  'form-c': form,
  diagnostic: {
    level: 'upper',
    sections: {
      verbal: { minutes: 15, items: { synonym: 15, analogy: 15 }, rising: true },
      quantitative: { minutes: 30, items: { quantitative: 25 }, rising: true },
      reading: { minutes: 20, items: { reading: 20 }, passages: 4 },
      writing: { items: {}, prompts: { personal: 2, general: 2 } },
    },
  },
  practice: {
    level: 'upper',
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
  /** Story openings, reserved for Middle Level tests because the Upper Level no longer offers this kind of prompt. */
  middle: {
    level: 'middle',
    sections: { writing: { items: {}, prompts: { story: 9 } } },
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

/** The three full forms, all of the same level, so that a second one isn't easier than the first. */
export const fullFormIds = ['form-a', 'form-b', 'form-c'] as const satisfies readonly SetName[];
