/**
 * What each set of the bank holds, section by section, and in which mix. Numbers of the real test: facts of November 2026
 * (60 verbal, 25 + 25 quantitative, 40 reading, an experimental section of 6, 5 and 5). The tests made of these sets, with
 * their order and clocks, are in `catalog.ts`.
 */
import type { Genre } from './genre';
import type { ItemKind, WritingPrompt } from './item';

/** What a section asks: in a set of the bank and in a test made of it, the same words. */
export interface SectionContents {
  readonly items: { readonly [Kind in ItemKind]?: number };
  readonly passages?: number;
  /** Passages of this genre alone. */
  readonly genre?: Genre;
  readonly prompts?: { readonly [Kind in WritingPrompt['kind']]: number };
  /** True where the items of a kind run from easy to hard. */
  readonly rising?: boolean;
}

/** How often one relation, topic, skill or genre may stand in a set: the fewest and the most. */
export type Range = readonly [least: number, most: number];

/** The mix of a whole set, whatever the section; what isn't named may be mixed at will. */
export interface Mix {
  readonly relation?: Range;
  readonly synonymTopic?: Range;
  readonly topic?: Range;
  readonly skill?: Range;
  readonly genre?: Range;
  /** Poems among the passages. */
  readonly verse?: Range;
}

export interface SetPlan {
  readonly title: string;
  readonly sections: Readonly<Record<string, SectionContents>>;
  readonly mix: Mix;
}

const form = {
  sections: {
    verbal: { items: { synonym: 30, analogy: 30 }, rising: true },
    'quantitative-1': { items: { quantitative: 25 }, rising: true },
    'quantitative-2': { items: { quantitative: 25 }, rising: true },
    reading: { items: { reading: 40 }, passages: 8 },
    writing: { items: {}, prompts: { creative: 1, opinion: 1 } },
    experimental: { items: { synonym: 3, analogy: 3, quantitative: 5, reading: 5 }, passages: 1 },
  },
  // The experimental section isn't scored and doesn't count for the mix.
  mix: { relation: [2, 3], synonymTopic: [2, 7], topic: [2, 3], skill: [2, 9], genre: [2, 2], verse: [1, 1] },
} as const;

export const blueprint = {
  starter: {
    title: 'Quick test',
    sections: { verbal: { items: { synonym: 20, analogy: 20 } } },
    mix: { relation: [1, 2], synonymTopic: [2, 4] },
  },
  // No set of its own: what items of other sets were before they changed, for the reviews of those who saw them so.
  retired: {
    title: 'Earlier versions',
    sections: { verbal: { items: { synonym: 20, analogy: 20 } } },
    mix: {},
  },
  'form-a': { title: 'Full form A', ...form },
  'form-b': { title: 'Full form B', ...form },
  'form-c': { title: 'Full form C', ...form },
  diagnostic: {
    title: 'Free diagnostic',
    sections: {
      verbal: { items: { synonym: 15, analogy: 15 }, rising: true },
      quantitative: { items: { quantitative: 25 }, rising: true },
      reading: { items: { reading: 20 }, passages: 4 },
      writing: { items: {}, prompts: { creative: 1, opinion: 1 } },
    },
    mix: {
      relation: [1, 2],
      synonymTopic: [1, 4],
      topic: [1, 2],
      skill: [1, 5],
      genre: [1, 1],
      verse: [0, 1],
    },
  },
  practice: {
    title: 'Practice pool',
    sections: {
      synonyms: { items: { synonym: 120 } },
      analogies: { items: { analogy: 120 } },
      reading: { items: { reading: 60 }, passages: 12 },
      writing: { items: {}, prompts: { creative: 5, opinion: 5 } },
    },
    mix: { relation: [6, 11], synonymTopic: [10, 25], skill: [2, 13], genre: [3, 3], verse: [1, 2] },
  },
} as const satisfies Readonly<Record<string, SetPlan>>;

type Sets = typeof blueprint;
export type SetName = keyof Sets;

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

/** The three full forms: a student who takes a second one must not find it easier than the first. */
export const fullForms = ['form-a', 'form-b', 'form-c'] as const satisfies readonly SetName[];

/** The mean difficulty of a section may differ by this much, at most, between two full forms (of 1 to 5). */
export const formTolerance = 0.15;

/** How many generators of quantitative items each topic has, at least. */
export const leastGenerators = 2;
