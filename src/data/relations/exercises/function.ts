import type { BridgeExercise } from '@/data/relations/relation';

export const functionExercises = [
  {
    pair: ['compass', 'navigate'],
    bridges: [
      {
        text: 'A compass is the person who navigates.',
        fault: 'other',
        why: 'That would be a worker and a task. A compass is a tool.',
      },
      {
        text: 'People carry a compass when they navigate.',
        fault: 'loose',
        why: 'They carry water as well. Say what the thing is for.',
      },
      {
        text: 'To navigate is to help people make a compass.',
        fault: 'reversed',
        why: 'The compass helps people navigate.',
      },
      {
        text: 'A compass is made to help people navigate.',
        fault: null,
        why: 'It says what the thing is for.',
      },
    ],
    choices: [
      {
        pair: ['ship', 'sink'],
        tried: 'A ship is made to help people sink.',
        why: 'A ship may sink. That is the last thing it is made for.',
      },
      {
        pair: ['hiker', 'wander'],
        tried: 'A hiker is made to help people wander.',
        why: 'A hiker is a person who may wander. A person isn’t made for a use.',
      },
      {
        pair: ['lock', 'enter'],
        tried: 'A lock is made to help people enter.',
        why: 'The opposite: a lock is made to keep people from entering.',
      },
      { pair: ['encyclopedia', 'learn'], tried: 'An encyclopedia is made to help people learn.', why: null },
      {
        pair: ['map', 'fold'],
        tried: 'A map is made to help people fold.',
        why: 'A map can be folded, but it isn’t made for that.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['helmet', 'head'],
    bridges: [
      {
        text: 'A helmet goes on the head.',
        fault: 'loose',
        why: 'So does a crown. Say what the helmet does for it.',
      },
      {
        text: 'A helmet is worn to protect the head.',
        fault: null,
        why: 'It says what the thing does for the part of the body.',
      },
      {
        text: 'A head is worn to protect the helmet.',
        fault: 'reversed',
        why: 'The helmet does the protecting.',
      },
      {
        text: 'A helmet is a part of the head.',
        fault: 'other',
        why: 'That would be part and whole. A helmet is put on.',
      },
    ],
    choices: [
      {
        pair: ['crown', 'monarch'],
        tried: 'A crown is worn to protect the monarch.',
        why: 'A crown is worn by a monarch. That is a thing and its user.',
      },
      {
        pair: ['thimble', 'finger'],
        tried: 'A thimble is worn to protect the finger.',
        why: 'A thimble is worn to protect the finger from the needle.',
      },
      {
        pair: ['bracelet', 'wrist'],
        tried: 'A bracelet is worn to protect the wrist.',
        why: 'A bracelet is worn, but only to look nice.',
      },
      {
        pair: ['eyelid', 'eye'],
        tried: 'An eyelid is worn to protect the eye.',
        why: 'An eyelid protects the eye, but it is not worn.',
      },
      {
        pair: ['wig', 'hair'],
        tried: 'A wig is worn to protect the hair.',
        why: 'A wig takes the place of hair.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['alarm', 'alert'],
    bridges: [
      {
        text: 'An alarm goes off because people are alert.',
        fault: 'other',
        why: 'That would be cause and effect. The alarm is there to make them alert.',
      },
      {
        text: 'People hear an alarm and are alert.',
        fault: 'loose',
        why: 'They hear a bell and are hungry. Say what the thing is for.',
      },
      {
        text: 'An alarm is meant to alert people.',
        fault: null,
        why: 'It says what the thing is for, in one verb.',
      },
      {
        text: 'An alarm rings at night to alert the neighbors.',
        fault: 'narrow',
        why: 'It adds details, and nothing else could fit.',
      },
    ],
    choices: [
      {
        pair: ['audience', 'applaud'],
        tried: 'An audience is meant to applaud people.',
        why: 'An audience may applaud. It is not a thing with a use.',
      },
      {
        pair: ['mystery', 'solve'],
        tried: 'A mystery is meant to solve people.',
        why: 'People solve a mystery. It isn’t meant to solve anybody.',
      },
      { pair: ['joke', 'amuse'], tried: 'A joke is meant to amuse people.', why: null },
      {
        pair: ['lecture', 'bore'],
        tried: 'A lecture is meant to bore people.',
        why: 'Some lectures bore people, but that isn’t what they are for.',
      },
      {
        pair: ['insult', 'apologize'],
        tried: 'An insult is meant to apologize people.',
        why: 'People apologize after an insult. That is sequence.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['lubricant', 'friction'],
    bridges: [
      {
        text: 'A lubricant is used to prevent friction.',
        fault: null,
        why: 'It says what the thing is for: to keep something from happening.',
      },
      {
        text: 'A lubricant is the cause of friction.',
        fault: 'other',
        why: 'That would be cause and effect, and the opposite is true.',
      },
      {
        text: 'A lubricant changes friction.',
        fault: 'loose',
        why: 'So does sandpaper, which makes more of it. Say how.',
      },
      {
        text: 'Friction is used to prevent a lubricant.',
        fault: 'reversed',
        why: 'The lubricant does the preventing.',
      },
    ],
    choices: [
      {
        pair: ['detergent', 'stain'],
        tried: 'A detergent is used to prevent a stain.',
        why: 'A detergent takes out a stain that is there already. It doesn’t prevent one.',
      },
      { pair: ['preservative', 'spoilage'], tried: 'A preservative is used to prevent spoilage.', why: null },
      {
        pair: ['cook', 'hunger'],
        tried: 'A cook is used to prevent hunger.',
        why: 'A person, not a thing with a use. A cook isn’t used to prevent anything.',
      },
      {
        pair: ['match', 'fire'],
        tried: 'A match is used to prevent fire.',
        why: 'The opposite: a match starts a fire.',
      },
      {
        pair: ['gasoline', 'car'],
        tried: 'Gasoline is used to prevent a car.',
        why: 'A car runs on gasoline.',
      },
    ],
    key: 'B',
  },
] as const satisfies readonly BridgeExercise[];
