import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const partWholeExercises = [
  {
    pair: ['brim', 'hat'],
    bridges: [
      {
        text: 'A brim is the outer edge of a hat.',
        fault: null,
        why: 'It says which part a brim is, and so it will sort out the other pairs.',
      },
      { text: 'A hat is the outer edge of a brim.', fault: 'reversed', why: 'The hat is the whole.' },
      {
        text: 'A brim is a part of a hat.',
        fault: 'loose',
        why: 'True, but a lace is a part of a shoe, too. Say which part it is.',
      },
      {
        text: 'A brim keeps the sun off the face of the person in the hat.',
        fault: 'narrow',
        why: 'True, but it tells what a brim is for. The edge of anything else wouldn’t fit.',
      },
    ],
    choices: [
      {
        pair: ['cap', 'visor'],
        tried: 'A cap is the outer edge of a visor.',
        why: 'Turned around: the visor is the part, and the cap is the whole.',
      },
      { pair: ['rim', 'crater'], tried: 'A rim is the outer edge of a crater.', why: null },
      {
        pair: ['lace', 'shoe'],
        tried: 'A lace is the outer edge of a shoe.',
        why: 'A part that ties the shoe. It is not the edge.',
      },
      {
        pair: ['scarf', 'neck'],
        tried: 'A scarf is the outer edge of a neck.',
        why: 'A scarf is worn around the neck. It isn’t a part of the neck.',
      },
      {
        pair: ['pit', 'cherry'],
        tried: 'A pit is the outer edge of a cherry.',
        why: 'A part, but at the center and not at the edge.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['appetizer', 'meal'],
    bridges: [
      { text: 'A meal is the first part of an appetizer.', fault: 'reversed', why: 'The meal is the whole.' },
      {
        text: 'An appetizer is the first part of a meal.',
        fault: null,
        why: 'It says where in the whole the part comes.',
      },
      {
        text: 'An appetizer is a part of a meal.',
        fault: 'loose',
        why: 'True, but a conclusion is a part of a speech, too. Say which part.',
      },
      {
        text: 'An appetizer is a kind of meal.',
        fault: 'other',
        why: 'That would be type and category. An appetizer is only one course of a meal.',
      },
    ],
    choices: [
      {
        pair: ['race', 'start'],
        tried: 'A race is the first part of a start.',
        why: 'Turned around: the start is the part, and the race is the whole.',
      },
      {
        pair: ['recipe', 'kitchen'],
        tried: 'A recipe is the first part of a kitchen.',
        why: 'A recipe is used in a kitchen. It isn’t a part of one.',
      },
      {
        pair: ['breakfast', 'lunch'],
        tried: 'Breakfast is the first part of lunch.',
        why: 'One comes before the other, but they are two different meals.',
      },
      {
        pair: ['conclusion', 'speech'],
        tried: 'A conclusion is the first part of a speech.',
        why: 'A part, but the last one.',
      },
      { pair: ['greeting', 'letter'], tried: 'A greeting is the first part of a letter.', why: null },
    ],
    key: 'E',
  },
  {
    pair: ['foundation', 'skyscraper'],
    bridges: [
      {
        text: 'A foundation is a part of a skyscraper.',
        fault: 'loose',
        why: 'So is a window. Say what sets this part apart.',
      },
      {
        text: 'A foundation is laid before a skyscraper goes up.',
        fault: 'other',
        why: 'That would be sequence. It is true, but it doesn’t say what a foundation is.',
      },
      {
        text: 'A skyscraper is the base that holds up a foundation.',
        fault: 'reversed',
        why: 'The skyscraper is the whole.',
      },
      {
        text: 'A foundation is the base that holds up a skyscraper.',
        fault: null,
        why: 'It says which part it is and what that part does.',
      },
    ],
    choices: [
      {
        pair: ['chimney', 'cottage'],
        tried: 'A chimney is the base that holds up a cottage.',
        why: 'A part, but at the top, and it doesn’t hold up anything.',
      },
      {
        pair: ['builder', 'tower'],
        tried: 'A builder is the base that holds up a tower.',
        why: 'A builder puts up a tower and isn’t a part of it.',
      },
      {
        pair: ['brick', 'clay'],
        tried: 'A brick is the base that holds up clay.',
        why: 'Clay is what a brick is made of.',
      },
      {
        pair: ['pedestal', 'statue'],
        tried: 'A pedestal is the base that holds up a statue.',
        why: null,
      },
      {
        pair: ['tree', 'root'],
        tried: 'A tree is the base that holds up a root.',
        why: 'Turned around: the root is the part, and the tree is the whole.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['bristle', 'brush'],
    bridges: [
      {
        text: 'A brush is one of the many thin parts of a bristle.',
        fault: 'reversed',
        why: 'The brush is the whole.',
      },
      {
        text: 'A bristle is a part of a brush.',
        fault: 'loose',
        why: 'So is its handle. Say what sort of part.',
      },
      {
        text: 'A bristle is one of the many thin parts of a brush.',
        fault: null,
        why: 'It says what sort of part it is, and that there are many of them.',
      },
      {
        text: 'A bristle is a tool that a brush uses.',
        fault: 'other',
        why: 'That would be tool and user. A brush uses nothing.',
      },
    ],
    choices: [
      {
        pair: ['toothpick', 'mouth'],
        tried: 'A toothpick is one of the many thin parts of a mouth.',
        why: 'A toothpick is used in the mouth. It isn’t a part of it.',
      },
      {
        pair: ['handle', 'broom'],
        tried: 'A handle is one of the many thin parts of a broom.',
        why: 'A part of a broom, but there is only one.',
      },
      {
        pair: ['paint', 'canvas'],
        tried: 'Paint is one of the many thin parts of a canvas.',
        why: 'Paint is put on a canvas, with a brush. It isn’t a thin part.',
      },
      { pair: ['tooth', 'comb'], tried: 'A tooth is one of the many thin parts of a comb.', why: null },
      {
        pair: ['porcupine', 'quill'],
        tried: 'A porcupine is one of the many thin parts of a quill.',
        why: 'Turned around: the quill is the part.',
      },
    ],
    key: 'D',
  },
] as const satisfies readonly BridgeExercise[];
