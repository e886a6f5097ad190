/** In which mix each set of the bank holds its items, and how alike the full forms have to be: what the gates ask for. */
import type { SetName } from '@/domain/exam/blueprint';

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

// The experimental section isn't scored and doesn't count for the mix.
const form: Mix = {
  relation: [2, 3],
  synonymTopic: [2, 7],
  topic: [2, 3],
  skill: [2, 9],
  genre: [2, 2],
  verse: [1, 1],
};

export const mixes: Readonly<Record<SetName, Mix>> = {
  starter: { relation: [1, 2], synonymTopic: [2, 4] },
  retired: {},
  'form-a': form,
  'form-b': form,
  'form-c': form,
  diagnostic: {
    relation: [1, 2],
    synonymTopic: [1, 4],
    topic: [1, 2],
    skill: [1, 5],
    genre: [1, 1],
    verse: [0, 1],
  },
  practice: { relation: [6, 11], synonymTopic: [10, 25], skill: [2, 13], genre: [3, 3], verse: [1, 2] },
};

/** The mean difficulty of a section may differ by this much, at most, between two full forms (of 1 to 5). */
export const formTolerance = 0.15;

/** How many generators of quantitative items each topic has, at least. */
export const leastGenerators = 2;
