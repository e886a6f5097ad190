/** Advice for each topic that the sample families practice. */
import type { ChildDetail } from '@/domain/dashboard/detail';

export const advice: ChildDetail['advice'] = {
  'analogy-function': {
    student: 'Say the relation of the first pair as a sentence before you look at the choices.',
    parent: 'Make up an analogy at dinner and let the family finish it.',
  },
  synonyms: {
    student: 'Name a meaning of your own before you read the choices.',
    parent: 'Ask for a second word for something in the news.',
  },
  'analogy-characteristic': {
    student: 'Ask whether the second word is always true of the first, then look for a pair that is.',
    parent: 'Name a thing and ask for a word that is always true of it.',
  },
  'analogy-degree': {
    student: 'Put the pair on a line from weak to strong, and keep its direction.',
    parent: 'Ask for a stronger word than \u201cwarm\u201d, then for a stronger one still.',
  },
  'math-equations': {
    student: 'Check each solution by putting it back into the equation.',
    parent: 'Ask to see one equation checked, whether or not it was right.',
  },
  'math-angles': {
    student: 'Redraw the figure and write in every angle you know.',
    parent: 'Ask what was drawn first in the hardest figure of the week.',
  },
  'math-circles': {
    student: 'Write down whether the question asks about the radius or the diameter, then begin.',
    parent: 'Ask how circumference and area are told apart.',
  },
  'math-percent': {
    student: 'Write the whole and the part in words before you calculate.',
    parent: 'Work out a discount or a tip together, first as an estimate.',
  },
  'math-rate': {
    student: 'Write the unit beside every number before you calculate.',
    parent: 'On the next drive, ask how long it takes at another speed.',
  },
  'reading-main-idea': {
    student: 'Sum up each paragraph in five words before the questions.',
    parent: 'Ask what an article was about, in one sentence.',
  },
  'reading-detail': {
    student: 'Find the line that answers the question before you read the choices.',
    parent: 'Read a short article together and ask where it says so.',
  },
  'reading-inference': {
    student: 'Read two fiction passages a week and underline the line that proves each answer.',
    parent: 'Ask which line of the story proves the answer, rather than whether the answer was right.',
  },
  'reading-tone': {
    student: 'Choose two words for the tone from the author\u2019s own verbs before you read the choices.',
    parent: 'Read a short poem aloud and ask how the speaker feels, and where that shows.',
  },
};
