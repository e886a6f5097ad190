import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const sequenceExercises = [
  {
    pair: ['gosling', 'goose'],
    bridges: [
      {
        text: 'A gosling comes before a goose.',
        fault: 'loose',
        why: 'Winter comes before spring, too. Say that one turns into the other.',
      },
      {
        text: 'A gosling grows into a goose.',
        fault: null,
        why: 'It names the young one and the grown one, in that order.',
      },
      { text: 'A goose grows into a gosling.', fault: 'reversed', why: 'The gosling is the young one.' },
      { text: 'A gosling is a part of a goose.', fault: 'other', why: 'That would be part and whole.' },
    ],
    choices: [
      {
        pair: ['cow', 'calf'],
        tried: 'A cow grows into a calf.',
        why: 'Turned around: here the grown one comes first.',
      },
      {
        pair: ['egg', 'shell'],
        tried: 'An egg grows into a shell.',
        why: 'The shell is a part of the egg.',
      },
      {
        pair: ['duck', 'swan'],
        tried: 'A duck grows into a swan.',
        why: 'Two kinds of birds, whatever the fairy tale says.',
      },
      {
        pair: ['nest', 'twig'],
        tried: 'A nest grows into a twig.',
        why: 'A nest is made of twigs. A nest doesn’t grow.',
      },
      { pair: ['acorn', 'oak'], tried: 'An acorn grows into an oak.', why: null },
    ],
    key: 'E',
  },
  {
    pair: ['audition', 'play'],
    bridges: [
      {
        text: 'A play decides who will take part in an audition.',
        fault: 'reversed',
        why: 'The audition comes first.',
      },
      {
        text: 'An audition comes before a play.',
        fault: 'loose',
        why: 'A rehearsal comes before a concert, too. Say what the first one decides.',
      },
      {
        text: 'An audition is a short kind of play.',
        fault: 'other',
        why: 'That would be type and category.',
      },
      {
        text: 'An audition decides who will take part in a play.',
        fault: null,
        why: 'It says not only what comes first but what it does for the second.',
      },
    ],
    choices: [
      {
        pair: ['wedding', 'invitation'],
        tried: 'A wedding decides who will take part in an invitation.',
        why: 'Turned around: the invitation comes first.',
      },
      {
        pair: ['semifinal', 'final'],
        tried: 'A semifinal decides who will take part in a final.',
        why: null,
      },
      {
        pair: ['applause', 'encore'],
        tried: 'Applause decides who will take part in an encore.',
        why: 'Applause may bring about an encore. That is cause and effect.',
      },
      {
        pair: ['rehearsal', 'concert'],
        tried: 'A rehearsal decides who will take part in a concert.',
        why: 'It comes first, but by then everybody has been chosen.',
      },
      {
        pair: ['ticket', 'seat'],
        tried: 'A ticket decides who will take part in a seat.',
        why: 'A ticket tells where you sit.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['diagnosis', 'treatment'],
    bridges: [
      {
        text: 'A diagnosis comes first, and a treatment follows from it.',
        fault: null,
        why: 'The second depends on the first, and the sentence says so.',
      },
      {
        text: 'A diagnosis is a kind of treatment.',
        fault: 'other',
        why: 'That would be type and category. A diagnosis treats nothing.',
      },
      {
        text: 'A treatment comes first, and a diagnosis follows from it.',
        fault: 'reversed',
        why: 'Doctors find out what is wrong before they treat it.',
      },
      {
        text: 'A diagnosis comes before a treatment.',
        fault: 'loose',
        why: 'Breakfast comes before supper, but supper doesn’t follow from it. Say that one depends on the other.',
      },
    ],
    choices: [
      {
        pair: ['indictment', 'trial'],
        tried: 'An indictment comes first, and a trial follows from it.',
        why: 'An indictment charges somebody with a crime, and a trial decides whether the charge is true.',
      },
      {
        pair: ['ailment', 'disease'],
        tried: 'An ailment comes first, and a disease follows from it.',
        why: 'The words mean nearly the same.',
      },
      {
        pair: ['recovery', 'illness'],
        tried: 'A recovery comes first, and an illness follows from it.',
        why: 'Turned around: the illness comes first.',
      },
      {
        pair: ['breakfast', 'supper'],
        tried: 'Breakfast comes first, and supper follows from it.',
        why: 'One comes first, but the other doesn’t depend on it.',
      },
      {
        pair: ['clinic', 'hospital'],
        tried: 'A clinic comes first, and a hospital follows from it.',
        why: 'Two similar places. Neither comes first.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['draft', 'revise'],
    bridges: [
      {
        text: 'You draft an essay, and you revise an essay.',
        fault: 'loose',
        why: 'You also read one. Say which step comes first.',
      },
      {
        text: 'You revise something first and draft it afterward.',
        fault: 'reversed',
        why: 'You can’t revise what isn’t written yet.',
      },
      {
        text: 'You draft something first and revise it afterward.',
        fault: null,
        why: 'It puts the two steps in order.',
      },
      {
        text: 'To draft something is to revise it quickly.',
        fault: 'other',
        why: 'That would be degree. The two are different steps.',
      },
    ],
    choices: [
      {
        pair: ['buy', 'borrow'],
        tried: 'You buy something first and borrow it afterward.',
        why: 'You do one in place of the other.',
      },
      { pair: ['wash', 'rinse'], tried: 'You wash something first and rinse it afterward.', why: null },
      {
        pair: ['read', 'skim'],
        tried: 'You read something first and skim it afterward.',
        why: 'To skim is to read quickly. Neither comes first.',
      },
      {
        pair: ['mail', 'seal'],
        tried: 'You mail something first and seal it afterward.',
        why: 'Turned around: you seal a letter before you mail it.',
      },
      {
        pair: ['publish', 'conceal'],
        tried: 'You publish something first and conceal it afterward.',
        why: 'Opposites: to publish something is to make it known.',
      },
    ],
    key: 'B',
  },
] as const satisfies readonly BridgeExercise[];
