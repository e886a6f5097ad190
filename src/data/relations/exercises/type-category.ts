import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const typeCategoryExercises = [
  {
    pair: ['hexagon', 'polygon'],
    bridges: [
      {
        text: 'A hexagon is a part of a polygon.',
        fault: 'other',
        why: 'That would be part and whole. A hexagon is a whole polygon.',
      },
      {
        text: 'A hexagon and a polygon are both shapes.',
        fault: 'loose',
        why: 'So are a circle and a square. Say which one includes the other.',
      },
      { text: 'A polygon is one kind of hexagon.', fault: 'reversed', why: 'Polygon is the wider word.' },
      {
        text: 'A hexagon is one kind of polygon.',
        fault: null,
        why: 'Every hexagon is a polygon, and there are other polygons besides.',
      },
    ],
    choices: [
      {
        pair: ['lizard', 'iguana'],
        tried: 'A lizard is one kind of iguana.',
        why: 'Turned around: lizard is the wider word.',
      },
      {
        pair: ['triangle', 'angle'],
        tried: 'A triangle is one kind of angle.',
        why: 'A triangle has angles. It is not a kind of angle.',
      },
      {
        pair: ['fox', 'burrow'],
        tried: 'A fox is one kind of burrow.',
        why: 'A burrow is where a fox may live.',
      },
      {
        pair: ['beak', 'eagle'],
        tried: 'A beak is one kind of eagle.',
        why: 'A beak is a part of an eagle. It is not a kind of eagle.',
      },
      {
        pair: ['raven', 'bird'],
        tried: 'A raven is one kind of bird.',
        why: 'Every raven is a bird, and there are many other birds.',
      },
    ],
    key: 'E',
  },
  {
    pair: ['influenza', 'illness'],
    bridges: [
      {
        text: 'Influenza is one kind of illness.',
        fault: null,
        why: 'Influenza is an illness, and there are many others.',
      },
      {
        text: 'Influenza leads to an illness.',
        fault: 'other',
        why: 'That would be cause and effect. Influenza is the illness itself.',
      },
      {
        text: 'Influenza and illness both keep people at home.',
        fault: 'loose',
        why: 'So does a snowstorm. Say which word includes the other.',
      },
      { text: 'Illness is one kind of influenza.', fault: 'reversed', why: 'Illness is the wider word.' },
    ],
    choices: [
      { pair: ['granite', 'stone'], tried: 'Granite is one kind of stone.', why: null },
      {
        pair: ['medicine', 'health'],
        tried: 'Medicine is one kind of health.',
        why: 'Medicine is meant to restore health. That is its purpose.',
      },
      {
        pair: ['nurse', 'patient'],
        tried: 'A nurse is one kind of patient.',
        why: 'A nurse takes care of a patient.',
      },
      {
        pair: ['fever', 'infection'],
        tried: 'A fever is one kind of infection.',
        why: 'A fever is a sign of an infection. It is not a kind of one.',
      },
      {
        pair: ['fuel', 'coal'],
        tried: 'Fuel is one kind of coal.',
        why: 'Turned around: fuel is the wider word.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['stroll', 'walk'],
    bridges: [
      {
        text: 'People stroll and walk in parks.',
        fault: 'loose',
        why: 'They also sit and talk there. Say how the two words are related.',
      },
      {
        text: 'To stroll is one way to walk.',
        fault: null,
        why: 'Whoever strolls is walking, and there are other ways to walk.',
      },
      {
        text: 'To stroll is to walk until you are tired.',
        fault: 'other',
        why: 'That would be an act and its effect. Strolling is slow and easy.',
      },
      { text: 'To walk is one way to stroll.', fault: 'reversed', why: 'Walk is the wider word.' },
    ],
    choices: [
      {
        pair: ['eat', 'digest'],
        tried: 'To eat is one way to digest.',
        why: 'First you eat, and then you digest. That is sequence.',
      },
      {
        pair: ['mumble', 'speak'],
        tried: 'To mumble is one way to speak.',
        why: 'Whoever mumbles is speaking, in a low and unclear way.',
      },
      {
        pair: ['shiver', 'freeze'],
        tried: 'To shiver is one way to freeze.',
        why: 'People shiver when they are freezing. One is a sign of the other.',
      },
      {
        pair: ['travel', 'hike'],
        tried: 'To travel is one way to hike.',
        why: 'Turned around: travel is the wider word.',
      },
      {
        pair: ['gallop', 'trot'],
        tried: 'To gallop is one way to trot.',
        why: 'Two different ways for a horse to move. A gallop is faster than a trot.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['envy', 'emotion'],
    bridges: [
      { text: 'Emotion is one kind of envy.', fault: 'reversed', why: 'Emotion is the wider word.' },
      {
        text: 'Envy is the cause of an emotion.',
        fault: 'other',
        why: 'That would be cause and effect. Envy is an emotion itself.',
      },
      {
        text: 'Envy is one kind of emotion.',
        fault: null,
        why: 'Envy is an emotion, and there are many others.',
      },
      {
        text: 'Envy and emotion both have to do with feelings.',
        fault: 'loose',
        why: 'So do a smile and joy. Say which word includes the other.',
      },
    ],
    choices: [
      { pair: ['smile', 'joy'], tried: 'A smile is one kind of joy.', why: 'A smile is a sign of joy.' },
      {
        pair: ['theft', 'punishment'],
        tried: 'Theft is one kind of punishment.',
        why: 'Punishment is what follows a theft.',
      },
      {
        pair: ['bliss', 'sorrow'],
        tried: 'Bliss is one kind of sorrow.',
        why: 'Opposites: bliss is perfect joy.',
      },
      {
        pair: ['carpentry', 'trade'],
        tried: 'Carpentry is one kind of trade.',
        why: 'A trade is a skilled job, and carpentry is one of many.',
      },
      {
        pair: ['science', 'biology'],
        tried: 'Science is one kind of biology.',
        why: 'Turned around: science is the wider word.',
      },
    ],
    key: 'D',
  },
] as const satisfies readonly BridgeExercise[];
