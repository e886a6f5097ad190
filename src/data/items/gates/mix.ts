/** In which mix each set of the bank holds its items, and how alike the full forms have to be: what the gates ask for. */
import type { SetName } from '@/domain/exam/blueprint';
import type { Material } from './material';

/** How often one relation, topic, skill or genre may stand in a set: the fewest and the most. */
export type Range = readonly [least: number, most: number];

/** The mix of a whole set, whatever the section; what isn't named may be mixed at will. */
export interface Mix {
  readonly relation?: Range;
  readonly synonymTopic?: Range;
  readonly topic?: Range;
  /** True where the skills of reading questions that tests ask stand in the test's shares, `skillsOf40`. */
  readonly skills?: boolean;
  /** Reading questions of one skill, those that only drills ask included. */
  readonly skill?: Range;
  readonly genre?: Range;
  /** Poems among the passages. */
  readonly verse?: Range;
  readonly material?: { readonly [Name in Material]?: Range };
}

// The experimental section isn't scored and doesn't count for the mix.
const form: Mix = {
  relation: [2, 3],
  synonymTopic: [2, 7],
  topic: [2, 3],
  skills: true,
  genre: [2, 2],
  verse: [1, 1],
  material: {
    'a line graph': [1, 2],
    'a circle graph': [1, 2],
    'a pictograph': [1, 1],
    'a table': [1, 4],
    'the volume of a solid': [1, 3],
    'the Pythagorean theorem': [1, 3],
    'an absolute value': [1, 3],
    'a median or range': [1, 3],
  },
};

export const mixes: Readonly<Record<SetName, Mix>> = {
  starter: { relation: [1, 2], synonymTopic: [2, 4] },
  'form-a': form,
  'form-b': form,
  'form-c': form,
  diagnostic: {
    relation: [1, 2],
    synonymTopic: [1, 4],
    topic: [1, 2],
    skills: true,
    genre: [1, 1],
    verse: [0, 1],
    material: {
      'a table': [1, 3],
      'the volume of a solid': [1, 2],
      'the Pythagorean theorem': [1, 2],
    },
  },
  practice: {
    relation: [6, 11],
    synonymTopic: [10, 25],
    skills: true,
    // A drill of ten questions may ask for one skill alone.
    skill: [10, 20],
    genre: [3, 3],
    verse: [1, 2],
  },
  middle: {},
};

/** The mean difficulty of a section may differ by this much, at most, between two full forms (of 1 to 5). */
export const formTolerance = 0.15;

/** How many generators of quantitative items each topic has, at least. */
export const leastGenerators = 2;
