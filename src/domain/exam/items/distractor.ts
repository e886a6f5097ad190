/** Kinds of distractors (tempting wrong choices): the tags used in the item bank and their labels for students. */

import { typedKeys } from '@/lib/typedKeys';

/** Reasons for picking a wrong synonym, with labels for students. */
export const synonymDistractors = {
  'look-alike': 'looks like the word',
  'sound-alike': 'sounds like the word',
  'second-meaning': 'fits another meaning of the word',
  'same-field': 'same subject, different meaning',
  degree: 'close in meaning, but not the closest',
  opposite: 'means the opposite',
  'common-phrase': 'often used with the word',
} as const;

/** Reasons for picking a wrong word or pair in an analogy, with labels for students. */
export const analogyDistractors = {
  reversed: 'right relation, wrong order',
  'near-relation': 'almost the same relation',
  'other-relation': 'same subject, different relation',
  'one-word-only': 'goes with only one of the words',
} as const;

/** The mistakes that lead to wrong quantitative answers, with labels for students. */
export const quantitativeDistractors = {
  'stopped-early': 'stopped a step early',
  'other-quantity': 'answered a different question',
  'left-out': 'left something out',
  'wrong-sign': 'wrong sign or direction',
  'wrong-operation': 'wrong operation',
  order: 'wrong order of operations',
  'place-value': 'wrong place value or decimal point',
  'wrong-rule': 'wrong formula or rule',
  'wrong-whole': 'based on the wrong amount',
  unit: 'units not converted',
  'misread-figure': 'misread the figure or table',
  miscounted: 'counted wrong',
  arithmetic: 'arithmetic slip',
  'half-checked': 'fits some conditions, not all',
  'looks-right': 'looks right at first glance',
} as const;

/** Reasons for picking a wrong reading answer in a hurry, with labels for students. */
export const readingDistractors = {
  'too-strong': 'goes further than the passage',
  'too-broad': 'too broad for this passage',
  'part-for-whole': 'a detail, not the whole',
  'half-right': 'only half right',
  contrary: 'the opposite of what the passage says',
  elsewhere: 'true, but not what was asked',
  'not-in-passage': 'not in the passage',
  viewpoint: 'someone else’s view',
  'usual-meaning': 'another meaning of the word, not the one here',
  'face-value': 'takes the words literally',
} as const;

export type QuantitativeDistractor = keyof typeof quantitativeDistractors;
export type DistractorKind =
  | keyof typeof synonymDistractors
  | keyof typeof analogyDistractors
  | QuantitativeDistractor
  | keyof typeof readingDistractors;

const distractorLabels: Readonly<Record<DistractorKind, string>> = {
  ...synonymDistractors,
  ...analogyDistractors,
  ...quantitativeDistractors,
  ...readingDistractors,
};

export const distractorKinds: readonly DistractorKind[] = typedKeys(distractorLabels);

export function distractorLabel(distractor: DistractorKind): string {
  return distractorLabels[distractor];
}
