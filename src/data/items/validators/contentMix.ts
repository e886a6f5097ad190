/** The mix of items that the validators require of each set, and how close in difficulty the full forms must be. */
import type { SetName } from '@/domain/exam/test/blueprint';
import type { QuantitativeTopic } from '@/domain/exam/items/item';
import type { MaterialKind } from './countMaterialKinds';

/** The allowed number of items, inclusive, for each relation, topic, skill, or genre in a set. */
export type CountRange = readonly [least: number, most: number];

/** The required mix of a set across its sections. Absent fields are not checked. */
export interface ContentMix {
  readonly relation?: CountRange;
  readonly synonymTopic?: CountRange;
  readonly topic?: CountRange;
  /** For topics whose range differs from `topic`. */
  readonly topics?: Readonly<Partial<Record<QuantitativeTopic, CountRange>>>;
  /** True if the reading questions must have the real test's mix of skills, as estimated in `readingSkillCounts`. */
  readonly skills?: boolean;
  /** Reading questions of each skill, including those used only in drills. */
  readonly skill?: CountRange;
  readonly genre?: CountRange;
  /** Number of poems. */
  readonly verse?: CountRange;
  readonly material?: { readonly [Name in MaterialKind]?: CountRange };
}

/** The mix of every form, at each level. Doesn't apply to the experimental section, which isn't scored. */
const everyForm = {
  relation: [2, 3],
  synonymTopic: [2, 7],
  skills: true,
  genre: [2, 2],
  verse: [1, 1],
} as const satisfies ContentMix;
const everyFormMaterial = {
  'a line graph': [1, 2],
  'a circle graph': [1, 2],
  'a pictograph': [1, 1],
  'a table': [1, 4],
  'the volume of a solid': [1, 3],
} as const satisfies ContentMix['material'];

const upperForm: ContentMix = {
  ...everyForm,
  topic: [2, 3],
  material: {
    ...everyFormMaterial,
    'the Pythagorean theorem': [1, 3],
    'an absolute value': [1, 3],
    'a median or range': [1, 3],
  },
};

/** Topics that the Middle Level asks rarely (docs/ssat.md, "The Middle Level"), and the one that it leaves to the Upper Level. */
const few = {
  exponents: [1, 2],
  inequalities: [1, 2],
  circles: [1, 2],
  'coordinate-plane': [0, 0],
} as const satisfies ContentMix['topics'];
const fewInHalf = {
  exponents: [0, 1],
  inequalities: [0, 1],
  circles: [0, 1],
  'coordinate-plane': [0, 0],
} as const satisfies ContentMix['topics'];

const middleForm: ContentMix = {
  ...everyForm,
  topic: [2, 4],
  topics: few,
  material: { ...everyFormMaterial, 'a median or range': [1, 4] },
};

export const contentMixes: Readonly<Record<SetName, ContentMix>> = {
  starter: { relation: [1, 2], synonymTopic: [2, 4] },
  'form-a': upperForm,
  'form-b': upperForm,
  'form-c': upperForm,
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
    relation: [18, 30],
    synonymTopic: [45, 75],
    skills: true,
    // Ten weeks of practice ask for about thirty questions of each skill.
    skill: [30, 60],
    genre: [3, 3],
    verse: [1, 2],
  },
  'middle-a': middleForm,
  'middle-b': middleForm,
  'middle-diagnostic': {
    relation: [1, 2],
    synonymTopic: [1, 4],
    topic: [1, 3],
    topics: fewInHalf,
    skills: true,
    genre: [1, 1],
    verse: [0, 1],
    material: { 'a table': [1, 3], 'the volume of a solid': [1, 2] },
  },
  'middle-practice': {
    relation: [8, 16],
    synonymTopic: [22, 36],
    skills: true,
    genre: [2, 3],
    verse: [1, 2],
  },
};

/** The maximum difference of a section's mean difficulty (1 to 5) between two full forms. */
export const difficultyTolerance = 0.15;

export const minGeneratorsPerTopic = 2;

/** With one skeleton, two draws of a generator would feel alike. */
export const minSkeletons = 2;
