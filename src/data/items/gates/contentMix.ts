/** In which mix each set of the bank holds its items, and how alike the full forms have to be: what the gates ask for. */
import type { SetName } from '@/domain/exam/blueprint';
import type { MaterialKind } from './materialCounts';

/** How often one relation, topic, skill or genre may stand in a set: the fewest and the most. */
export type CountRange = readonly [least: number, most: number];

/** The mix of a whole set, whatever the section; what isn't named may be mixed at will. */
export interface ContentMix {
  readonly relation?: CountRange;
  readonly synonymTopic?: CountRange;
  readonly topic?: CountRange;
  /** True where the skills of reading questions that tests ask stand in the test's shares, `skillsOf40`. */
  readonly skills?: boolean;
  /** Reading questions of one skill, those that only drills ask included. */
  readonly skill?: CountRange;
  readonly genre?: CountRange;
  /** Poems among the passages. */
  readonly verse?: CountRange;
  readonly material?: { readonly [Name in MaterialKind]?: CountRange };
}

// The experimental section isn't scored and doesn't count for the mix.
const form: ContentMix = {
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

export const contentMixes: Readonly<Record<SetName, ContentMix>> = {
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
export const difficultyTolerance = 0.15;

/** How many generators of quantitative items each topic has, at least. */
export const minGeneratorsPerTopic = 2;
