/** What helps with each topic of the sample logs. */
import type { ChildDetail } from '@/domain/family/detail';

export const advice: ChildDetail['advice'] = {
  Analogies: {
    student: 'Say the relation of the first pair as a sentence before you look at the choices.',
    parent: 'Make up an analogy at dinner and let the family finish it.',
  },
  Synonyms: {
    student: 'Name a meaning of your own before you read the choices.',
    parent: 'Ask for a second word for something in the news.',
  },
  'Words from Latin roots': {
    student: 'Sort new words by their root, five a day, each in a sentence of your own.',
    parent: 'Ask which root this week\u2019s hardest word came from.',
  },
  'Words from Greek roots': {
    student: 'Learn ten Greek roots a week and write one sentence with each.',
    parent: 'Let your child teach you three Greek roots.',
  },
  'Linear equations': {
    student: 'Check each solution by putting it back into the equation.',
    parent: 'Ask to see one equation checked, whether or not it was right.',
  },
  Geometry: {
    student: 'Redraw the figure and write in every length you know.',
    parent: 'Ask what was drawn first in the hardest figure of the week.',
  },
  Circles: {
    student: 'Write down whether the question asks about the radius or the diameter, then begin.',
    parent: 'Ask how circumference and area are told apart.',
  },
  'Ratio and percent': {
    student: 'Write the whole and the part in words before you calculate.',
    parent: 'Work out a discount or a tip together, first as an estimate.',
  },
  'Word problems with rates': {
    student: 'Write the unit beside every number before you calculate.',
    parent: 'On the next drive, ask how long it takes at another speed.',
  },
  'Main idea': {
    student: 'Sum up each paragraph in five words before the questions.',
    parent: 'Ask what an article was about, in one sentence.',
  },
  'Science passages': {
    student: 'Mark the claim and what it rests on; leave the details for the questions.',
    parent: 'Read one short science article together and ask what it claims.',
  },
  'Inference in fiction': {
    student: 'Read two fiction passages a week and underline the line that proves each answer.',
    parent: 'Ask which line of the story proves the answer, rather than whether the answer was right.',
  },
  'Tone of a poem': {
    student: 'Choose two words for the tone from the poem\u2019s own verbs before you read the choices.',
    parent: 'Read a short poem aloud and ask how the speaker feels, and where that shows.',
  },
};
