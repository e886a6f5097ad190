import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const toolUserExercises = [
  {
    pair: ['stethoscope', 'physician'],
    bridges: [
      {
        text: 'A stethoscope is made by a physician.',
        fault: 'other',
        why: 'That would be worker and product.',
      },
      {
        text: 'A physician is a tool that a stethoscope uses.',
        fault: 'reversed',
        why: 'The physician is the user.',
      },
      {
        text: 'A stethoscope is a tool that a physician uses.',
        fault: null,
        why: 'It says that one is a tool, and that the other is the person who uses it.',
      },
      {
        text: 'You see a stethoscope near a physician.',
        fault: 'loose',
        why: 'You see a patient there, too. Say that one uses the other.',
      },
    ],
    choices: [
      {
        pair: ['nurse', 'surgeon'],
        tried: 'A nurse is a tool that a surgeon uses.',
        why: 'They work together, but a nurse is a person and not a tool.',
      },
      {
        pair: ['wool', 'tailor'],
        tried: 'Wool is a tool that a tailor uses.',
        why: 'Wool is the material, not the tool.',
      },
      { pair: ['drill', 'dentist'], tried: 'A drill is a tool that a dentist uses.', why: null },
      {
        pair: ['carpenter', 'hammer'],
        tried: 'A carpenter is a tool that a hammer uses.',
        why: 'Turned around: here the worker comes first.',
      },
      {
        pair: ['pie', 'baker'],
        tried: 'A pie is a tool that a baker uses.',
        why: 'A pie is what a baker makes. That is a product.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['microscope', 'biologist'],
    bridges: [
      {
        text: 'A microscope is an instrument that lets a biologist see what the eye alone cannot.',
        fault: null,
        why: 'It says which tool, and what the user does with it.',
      },
      {
        text: 'A biologist is an instrument that a microscope uses to see.',
        fault: 'reversed',
        why: 'The biologist is the user.',
      },
      {
        text: 'A microscope is something that a biologist uses.',
        fault: 'loose',
        why: 'A good start, but a map is something that an explorer uses, too. Say what for.',
      },
      {
        text: 'A microscope lets a biologist look at the cells of an onion.',
        fault: 'narrow',
        why: 'True, but it adds details, so no other pair could fit.',
      },
    ],
    choices: [
      {
        pair: ['periscope', 'submariner'],
        tried: 'A periscope is an instrument that lets a submariner see what the eye alone cannot.',
        why: 'From inside a submarine, it shows what is above the water.',
      },
      {
        pair: ['pilot', 'radar'],
        tried: 'A pilot is an instrument that lets a radar see what the eye alone cannot.',
        why: 'Turned around: here the user comes first.',
      },
      {
        pair: ['germ', 'doctor'],
        tried: 'A germ is an instrument that lets a doctor see what the eye alone cannot.',
        why: 'A germ is what a doctor fights. It isn’t an instrument.',
      },
      {
        pair: ['map', 'explorer'],
        tried: 'A map is an instrument that lets an explorer see what the eye alone cannot.',
        why: 'A tool and its user, but a map shows the way. It doesn’t help the eye.',
      },
      {
        pair: ['painting', 'critic'],
        tried: 'A painting is an instrument that lets a critic see what the eye alone cannot.',
        why: 'A critic looks at a painting, not through it.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['plow', 'homesteader'],
    bridges: [
      {
        text: 'A plow is a tool that a homesteader uses.',
        fault: 'loose',
        why: 'A good start, but a rod is a tool that an angler uses, too. Say what for.',
      },
      {
        text: 'A plow is a tool that a homesteader uses to break up the ground.',
        fault: null,
        why: 'It says what the tool does for its user.',
      },
      {
        text: 'A homesteader is a tool that a plow uses to break up the ground.',
        fault: 'reversed',
        why: 'The homesteader is the user.',
      },
      {
        text: 'A plow is what a homesteader grows.',
        fault: 'other',
        why: 'That would be worker and product.',
      },
    ],
    choices: [
      {
        pair: ['rod', 'angler'],
        tried: 'A rod is a tool that an angler uses to break up the ground.',
        why: 'A tool and its user, but a rod is for catching fish.',
      },
      {
        pair: ['tractor', 'mechanic'],
        tried: 'A tractor is a tool that a mechanic uses to break up the ground.',
        why: 'A tractor is what a mechanic repairs. It isn’t the mechanic’s tool.',
      },
      {
        pair: ['gardener', 'watering can'],
        tried: 'A gardener is a tool that a watering can uses to break up the ground.',
        why: 'Turned around: here the worker comes first.',
      },
      {
        pair: ['pickax', 'miner'],
        tried: 'A pickax is a tool that a miner uses to break up the ground.',
        why: null,
      },
      {
        pair: ['seed', 'planter'],
        tried: 'A seed is a tool that a planter uses to break up the ground.',
        why: 'A planter puts a seed in the ground. The seed isn’t a tool.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['drumstick', 'drummer'],
    bridges: [
      { text: 'A drumstick is a part of a drummer.', fault: 'other', why: 'That would be part and whole.' },
      {
        text: 'A drumstick is what a drummer uses to play.',
        fault: 'loose',
        why: 'A bow is what a fiddler uses to play, too. Say how the drummer uses it.',
      },
      {
        text: 'A drummer is what a drumstick uses to hit something.',
        fault: 'reversed',
        why: 'The drummer is the user.',
      },
      {
        text: 'A drumstick is what a drummer uses to hit something.',
        fault: null,
        why: 'It says what the user does with the tool.',
      },
    ],
    choices: [
      {
        pair: ['guitarist', 'pick'],
        tried: 'A guitarist is what a pick uses to hit something.',
        why: 'Turned around: here the player comes first.',
      },
      {
        pair: ['net', 'goalkeeper'],
        tried: 'A net is what a goalkeeper uses to hit something.',
        why: 'A net is what a goalkeeper guards.',
      },
      {
        pair: ['bow', 'fiddler'],
        tried: 'A bow is what a fiddler uses to hit something.',
        why: 'A fiddler draws a bow across the strings and doesn’t hit them with it.',
      },
      {
        pair: ['song', 'vocalist'],
        tried: 'A song is what a vocalist uses to hit something.',
        why: 'A song is what a vocalist sings. It isn’t a tool.',
      },
      { pair: ['bat', 'slugger'], tried: 'A bat is what a slugger uses to hit something.', why: null },
    ],
    key: 'E',
  },
] as const satisfies readonly BridgeExercise[];
