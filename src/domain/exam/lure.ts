/** What tempts in wrong choices: the tags of the bank, and what a student reads of them. */

/** What makes a student take the wrong word for a synonym, with the words a student reads. */
export const synonymLures = {
  'look-alike': 'looks like it',
  'sound-alike': 'sounds like it',
  'second-meaning': 'fits another meaning of the word',
  'same-field': 'same field, other meaning',
  degree: 'too strong or too weak',
  opposite: 'the opposite',
  'common-phrase': 'often stands beside it',
} as const;

/** What makes a student take the wrong word or pair in an analogy, with the words a student reads. */
export const analogyLures = {
  reversed: 'the relation turned around',
  'near-relation': 'a relation that is almost the same',
  'other-relation': 'same field, another relation',
  'one-word-only': 'goes with one of the words alone',
} as const;

/** The slips that lead to the wrong answers of quantitative questions, with the words a student reads. */
export const quantitativeSlips = {
  'stopped-early': 'stopped a step early',
  'other-quantity': 'answered a different question',
  'left-out': 'left something out',
  'wrong-sign': 'wrong sign or direction',
  'wrong-operation': 'wrong operation',
  order: 'order of operations',
  'place-value': 'place value or decimal point',
  'wrong-rule': 'wrong formula or rule',
  'wrong-whole': 'wrong whole or base',
  unit: 'units not converted',
  'misread-figure': 'misread the figure or table',
  miscounted: 'counted wrong',
  arithmetic: 'slip in arithmetic',
  'half-checked': 'fits one condition, not all',
  'looks-right': 'looks right at first sight',
} as const;

/** What makes a hurried reader take the wrong answer of a reading question, with the words a student reads. */
export const readingLures = {
  'too-strong': 'too strong',
  'too-broad': 'too broad',
  'part-for-whole': 'a detail, not the whole',
  'half-right': 'half right',
  contrary: 'the opposite of what it says',
  elsewhere: 'true, but about another point',
  'not-in-passage': 'not in the passage',
  viewpoint: 'somebody else’s view',
  'usual-meaning': 'another meaning of the word',
  'face-value': 'taken at face value',
} as const;

export type Slip = keyof typeof quantitativeSlips;
export type Lure = keyof typeof synonymLures | keyof typeof analogyLures | Slip | keyof typeof readingLures;

const lureLabels: Readonly<Record<Lure, string>> = {
  ...synonymLures,
  ...analogyLures,
  ...quantitativeSlips,
  ...readingLures,
};

/** What tempts in a wrong choice, in the words that a student reads. */
export function lureLabel(lure: Lure): string {
  return lureLabels[lure];
}
