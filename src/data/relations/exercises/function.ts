import type { BridgeExercise } from '@/data/relations/bridgeExercise';

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
        why: 'They carry water, too. Say what the compass is for.',
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
        why: 'It keeps the needle from pricking the finger.',
      },
      {
        pair: ['bracelet', 'wrist'],
        tried: 'A bracelet is worn to protect the wrist.',
        why: 'A bracelet is worn to look nice. It doesn’t protect anything.',
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
        text: 'People hear an alarm and become alert.',
        fault: 'loose',
        why: 'That only tells what happens. Say what the alarm is for.',
      },
      {
        text: 'An alarm is meant to alert people.',
        fault: null,
        why: 'It says what the thing is for, in one verb.',
      },
      {
        text: 'An alarm rings at night to alert the neighbors.',
        fault: 'narrow',
        why: 'It adds details, so no other pair could fit.',
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
        pair: ['insult', 'forgive'],
        tried: 'An insult is meant to forgive people.',
        why: 'People may forgive an insult. That comes later, and it isn’t what an insult is for.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['antiseptic', 'infection'],
    bridges: [
      {
        text: 'An antiseptic is used to prevent infection.',
        fault: null,
        why: 'It says what the thing is for: to keep something from happening.',
      },
      {
        text: 'An antiseptic is the cause of infection.',
        fault: 'other',
        why: 'That would be cause and effect, and the opposite is true.',
      },
      {
        text: 'An antiseptic has to do with infection.',
        fault: 'loose',
        why: 'So does a germ, which causes it. Say what an antiseptic is for.',
      },
      {
        text: 'Infection is used to prevent an antiseptic.',
        fault: 'reversed',
        why: 'The antiseptic does the preventing.',
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
        pair: ['cast', 'fracture'],
        tried: 'A cast is used to prevent a fracture.',
        why: 'A cast holds a bone still after a fracture. It doesn’t prevent one.',
      },
      {
        pair: ['match', 'fire'],
        tried: 'A match is used to prevent fire.',
        why: 'The opposite: a match starts a fire.',
      },
      {
        pair: ['ointment', 'skin'],
        tried: 'An ointment is used to prevent skin.',
        why: 'An ointment is put on the skin. That tells where it goes, not what it is for.',
      },
    ],
    key: 'B',
  },
] as const satisfies readonly BridgeExercise[];
