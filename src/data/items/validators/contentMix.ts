/** The mix of items that the validators require of each set, and how similar the full forms must be. */
import type { SetName } from '@/domain/exam/test/blueprint';
import type { MaterialKind } from './materialCounts';

/** The allowed number of items per relation, topic, skill, or genre in a set. */
export type CountRange = readonly [least: number, most: number];

/** The mix of a whole set across sections; fields that are absent are not restricted. */
export interface ContentMix {
  readonly relation?: CountRange;
  readonly synonymTopic?: CountRange;
  readonly topic?: CountRange;
  /** True if the skills of a test's reading questions must follow the test's shares, `skillsOf40`. */
  readonly skills?: boolean;
  /** Reading questions per skill, including those used only in drills. */
  readonly skill?: CountRange;
  readonly genre?: CountRange;
  /** Poems among the passages. */
  readonly verse?: CountRange;
  readonly material?: { readonly [Name in MaterialKind]?: CountRange };
}

// Excludes the experimental section, which isn't scored.
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
    // A drill may consist of ten questions of one skill.
    skill: [10, 20],
    genre: [3, 3],
    verse: [1, 2],
  },
  middle: {},
};

/** The maximum difference of a section's mean difficulty (1 to 5) between two full forms. */
export const difficultyTolerance = 0.15;

export const minGeneratorsPerTopic = 2;
