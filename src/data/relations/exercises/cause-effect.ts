import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const causeEffectExercises = [
  {
    pair: ['humidity', 'mildew'],
    bridges: [
      {
        text: 'Humidity is a kind of mildew.',
        fault: 'other',
        why: 'That would be type and category. Humidity is water in the air.',
      },
      {
        text: 'Humidity and mildew are both found in damp basements.',
        fault: 'loose',
        why: 'So are boxes. Say which one brings about the other.',
      },
      {
        text: 'Humidity leads to mildew.',
        fault: null,
        why: 'It says which comes about because of the other.',
      },
      { text: 'Mildew leads to humidity.', fault: 'reversed', why: 'The humidity is there first.' },
    ],
    choices: [
      { pair: ['exhaustion', 'sleepiness'], tried: 'Exhaustion leads to sleepiness.', why: null },
      { pair: ['fog', 'mist'], tried: 'Fog leads to mist.', why: 'The words mean nearly the same.' },
      {
        pair: ['barometer', 'storm'],
        tried: 'A barometer leads to a storm.',
        why: 'A barometer can announce a storm and doesn’t cause one.',
      },
      {
        pair: ['summer', 'winter'],
        tried: 'Summer leads to winter.',
        why: 'One season comes after the other, but it is not the cause.',
      },
      {
        pair: ['scar', 'wound'],
        tried: 'A scar leads to a wound.',
        why: 'Turned around: a wound leads to a scar.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['pun', 'groan'],
    bridges: [
      { text: 'A groan brings on a pun.', fault: 'reversed', why: 'The pun comes first.' },
      {
        text: 'A pun brings on a groan.',
        fault: null,
        why: 'It says which is the cause and which is the effect.',
      },
      {
        text: 'A pun is a kind of groan.',
        fault: 'other',
        why: 'That would be type and category. A pun is a joke.',
      },
      {
        text: 'A pun and a groan are both heard at parties.',
        fault: 'loose',
        why: 'So is music. Say that one brings on the other.',
      },
    ],
    choices: [
      {
        pair: ['comedian', 'stage'],
        tried: 'A comedian brings on a stage.',
        why: 'A stage is where a comedian works.',
      },
      { pair: ['tickle', 'giggle'], tried: 'A tickle brings on a giggle.', why: null },
      {
        pair: ['smile', 'frown'],
        tried: 'A smile brings on a frown.',
        why: 'Opposites. One doesn’t cause the other.',
      },
      {
        pair: ['riddle', 'puzzle'],
        tried: 'A riddle brings on a puzzle.',
        why: 'The words mean nearly the same.',
      },
      {
        pair: ['yawn', 'fatigue'],
        tried: 'A yawn brings on fatigue.',
        why: 'Turned around: fatigue brings on a yawn.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['ignite', 'burn'],
    bridges: [
      {
        text: 'If you ignite something, it will burn.',
        fault: null,
        why: 'It says what follows from the act.',
      },
      {
        text: 'If something burns, you will ignite it.',
        fault: 'reversed',
        why: 'First you ignite it, and then it burns.',
      },
      {
        text: 'To ignite something is to burn it slowly.',
        fault: 'other',
        why: 'That would be degree. To ignite something is to set it on fire.',
      },
      {
        text: 'You can ignite paper, and paper can burn.',
        fault: 'loose',
        why: 'Paper can also fold. Say that one follows from the other.',
      },
    ],
    choices: [
      {
        pair: ['extinguish', 'glow'],
        tried: 'If you extinguish something, it will glow.',
        why: 'The opposite: what is extinguished stops glowing.',
      },
      {
        pair: ['crack', 'drop'],
        tried: 'If you crack something, it will drop.',
        why: 'Turned around: if you drop something, it may crack.',
      },
      { pair: ['nourish', 'grow'], tried: 'If you nourish something, it will grow.', why: null },
      {
        pair: ['scorch', 'singe'],
        tried: 'If you scorch something, it will singe.',
        why: 'The words mean nearly the same.',
      },
      {
        pair: ['weigh', 'balance'],
        tried: 'If you weigh something, it will balance.',
        why: 'You can weigh things on a balance, but weighing something doesn’t make it balance.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['ridicule', 'embarrassment'],
    bridges: [
      {
        text: 'Embarrassment makes a person feel ridicule.',
        fault: 'reversed',
        why: 'The ridicule comes first.',
      },
      {
        text: 'Ridicule leads to embarrassment.',
        fault: 'loose',
        why: 'A good start, but a victory leads to a trophy, too. Say that the effect is a feeling.',
      },
      {
        text: 'Ridicule is a mild form of embarrassment.',
        fault: 'other',
        why: 'That would be degree. Ridicule is what others do.',
      },
      {
        text: 'Ridicule makes a person feel embarrassment.',
        fault: null,
        why: 'It says that the effect is a feeling.',
      },
    ],
    choices: [
      {
        pair: ['victory', 'trophy'],
        tried: 'Victory makes a person feel a trophy.',
        why: 'An effect, but a trophy is not a feeling.',
      },
      {
        pair: ['tears', 'grief'],
        tried: 'Tears make a person feel grief.',
        why: 'Turned around: grief is the cause of the tears.',
      },
      {
        pair: ['affection', 'fondness'],
        tried: 'Affection makes a person feel fondness.',
        why: 'The words mean nearly the same.',
      },
      { pair: ['reassurance', 'relief'], tried: 'Reassurance makes a person feel relief.', why: null },
      {
        pair: ['indifference', 'curiosity'],
        tried: 'Indifference makes a person feel curiosity.',
        why: 'Opposites: somebody indifferent isn’t curious.',
      },
    ],
    key: 'D',
  },
] as const satisfies readonly BridgeExercise[];
