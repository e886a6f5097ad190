/**
 * What each set of the bank holds, section by section. Numbers of the real test: docs/ssat.md, "A full test"
 * (60 verbal, 25 + 25 quantitative, 40 reading, an experimental section of 6, 5 and 5). The tests made of these sets, with
 * their order and clocks, are in `catalog`.
 */
import type { Genre } from './genre';
import type { ItemKind, PromptKind } from './item';
import type { LevelId } from './level/level-id';

/** What a section asks: in a set of the bank and in a test made of it, the same words. */
export interface SectionContents {
  readonly items: { readonly [Kind in ItemKind]?: number };
  readonly passages?: number;
  /** Passages of this genre alone. */
  readonly genre?: Genre;
  readonly prompts?: { readonly [Kind in PromptKind]?: number };
  /** True where the items of a kind run from easy to hard. */
  readonly rising?: boolean;
  /** True where only drills ask what it holds, so that it need not have the mix of a test. */
  readonly drillsOnly?: boolean;
}

export interface SetPlan {
  /** The level that its items are written for. */
  readonly level: LevelId;
  readonly sections: Readonly<Record<string, SectionContents>>;
}

const form = {
  level: 'upper',
  sections: {
    verbal: { items: { synonym: 30, analogy: 30 }, rising: true },
    'quantitative-1': { items: { quantitative: 25 }, rising: true },
    'quantitative-2': { items: { quantitative: 25 }, rising: true },
    reading: { items: { reading: 40 }, passages: 8 },
    writing: { items: {}, prompts: { personal: 1, general: 1 } },
    experimental: { items: { synonym: 3, analogy: 3, quantitative: 5, reading: 5 }, passages: 1 },
  },
} as const;

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
      verbal: { items: { synonym: 15, analogy: 15 }, rising: true },
      quantitative: { items: { quantitative: 25 }, rising: true },
      reading: { items: { reading: 20 }, passages: 4 },
      writing: { items: {}, prompts: { personal: 1, general: 1 } },
    },
  },
  practice: {
    level: 'upper',
    sections: {
      synonyms: { items: { synonym: 120 } },
      analogies: { items: { analogy: 120 } },
      reading: { items: { reading: 72 }, passages: 12 },
      'reading-skills': { items: { reading: 24 }, passages: 4, drillsOnly: true },
      writing: { items: {}, prompts: { personal: 5, general: 5 } },
    },
  },
  /** Set aside for tests of the Middle Level: the Upper Level no longer offers the opening of a story. */
  middle: {
    level: 'middle',
    sections: { writing: { items: {}, prompts: { story: 9 } } },
  },
} as const satisfies Readonly<Record<string, SetPlan>>;

type Sets = typeof blueprint;
export type SetName = keyof Sets;

/**
 * Not a set but the folder of what items were before they changed, for the reviews of students who saw them so. Before the first
 * release there is none.
 */
export const earlierVersionsFolder = 'earlier';

/** The name of a content file: set and section, such as `form-a/verbal`. */
export type ContentName = {
  [Name in SetName]: `${Name}/${Extract<keyof Sets[Name]['sections'], string>}`;
}[SetName];

/** Tells whether a text, such as one from an address, names a content file. */
export function isContentName(name: string): name is ContentName {
  const [set = '', section = ''] = name.split('/');
  const plans: Readonly<Record<string, SetPlan>> = blueprint;
  // Own keys alone: every object has a "constructor", and no set does.
  return (
    name === `${set}/${section}` &&
    Object.hasOwn(plans, set) &&
    Object.hasOwn(plans[set]?.sections ?? {}, section)
  );
}

/** The three full forms, all of one level: a student who takes a second one must not find it easier than the first. */
export const fullForms = ['form-a', 'form-b', 'form-c'] as const satisfies readonly SetName[];
