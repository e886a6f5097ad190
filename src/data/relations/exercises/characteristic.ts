import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const characteristicExercises = [
  {
    pair: ['porcelain', 'fragile'],
    bridges: [
      {
        text: 'Porcelain can be fragile.',
        fault: 'loose',
        why: 'A teacup can be chipped, too. Say that the quality is always there.',
      },
      {
        text: 'Porcelain is the reason that something is fragile.',
        fault: 'other',
        why: 'That would be cause and effect. Porcelain itself is fragile.',
      },
      {
        text: 'Anything fragile is porcelain.',
        fault: 'reversed',
        why: 'Many fragile things are not porcelain.',
      },
      {
        text: 'Porcelain is fragile by nature.',
        fault: null,
        why: 'The quality belongs to the thing itself, always and not by chance.',
      },
    ],
    choices: [
      {
        pair: ['diamond', 'soft'],
        tried: 'A diamond is soft by nature.',
        why: 'The opposite: a diamond is very hard.',
      },
      {
        pair: ['clay', 'baked'],
        tried: 'Clay is baked by nature.',
        why: 'Clay is baked to make pottery. It isn’t that way by nature.',
      },
      {
        pair: ['lava', 'molten'],
        tried: 'Lava is molten by nature.',
        why: 'Molten means melted, and lava is melted rock.',
      },
      {
        pair: ['teacup', 'chipped'],
        tried: 'A teacup is chipped by nature.',
        why: 'A teacup can be chipped, but most teacups are whole.',
      },
      {
        pair: ['water', 'boiling'],
        tried: 'Water is boiling by nature.',
        why: 'Water can be boiling, but it doesn’t have to be.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['philanthropist', 'charitable'],
    bridges: [
      {
        text: 'A philanthropist is looking for somebody charitable.',
        fault: 'other',
        why: 'Then the giver would be somebody else. The philanthropist is the charitable one.',
      },
      {
        text: 'A philanthropist may be charitable.',
        fault: 'loose',
        why: 'A banker may be honest, too. Say that a philanthropist has to be charitable.',
      },
      {
        text: 'A philanthropist is by definition charitable.',
        fault: null,
        why: 'The meaning of the first word contains the second.',
      },
      {
        text: 'Anybody charitable is a philanthropist.',
        fault: 'reversed',
        why: 'Many charitable people are not philanthropists.',
      },
    ],
    choices: [
      {
        pair: ['donor', 'anonymous'],
        tried: 'A donor is by definition anonymous.',
        why: 'Some donors hide their names, and most do not.',
      },
      {
        pair: ['daredevil', 'bold'],
        tried: 'A daredevil is by definition bold.',
        why: 'The word means a person who loves to take risks.',
      },
      {
        pair: ['banker', 'honest'],
        tried: 'A banker is by definition honest.',
        why: 'A banker should be honest, but the word does not promise it.',
      },
      {
        pair: ['traitor', 'loyal'],
        tried: 'A traitor is by definition loyal.',
        why: 'The opposite: a traitor is by definition disloyal.',
      },
      {
        pair: ['genius', 'famous'],
        tried: 'A genius is by definition famous.',
        why: 'Some geniuses are never known at all.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['cheetah', 'swift'],
    bridges: [
      {
        text: 'A cheetah is known for being swift.',
        fault: null,
        why: 'The quality is the one that everybody names first.',
      },
      {
        text: 'A cheetah becomes swift by chasing its prey.',
        fault: 'other',
        why: 'That would be cause and effect. Cheetahs are swift anyway.',
      },
      {
        text: 'Anything swift is a cheetah.',
        fault: 'reversed',
        why: 'Many swift things are not cheetahs.',
      },
      {
        text: 'A cheetah is sometimes swift.',
        fault: 'loose',
        why: 'A cat is sometimes black, too. Say that the quality is typical.',
      },
    ],
    choices: [
      {
        pair: ['racehorse', 'saddled'],
        tried: 'A racehorse is known for being saddled.',
        why: 'A racehorse is saddled for a race. That is done to it.',
      },
      {
        pair: ['hound', 'hunted'],
        tried: 'A hound is known for being hunted.',
        why: 'A hound does the hunting. Other animals are hunted.',
      },
      {
        pair: ['peacock', 'drab'],
        tried: 'A peacock is known for being drab.',
        why: 'The opposite: a peacock is known for its bright colors.',
      },
      { pair: ['tortoise', 'slow'], tried: 'A tortoise is known for being slow.', why: null },
      {
        pair: ['cat', 'black'],
        tried: 'A cat is known for being black.',
        why: 'Some cats are black. It isn’t what cats are known for.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['labyrinth', 'confusing'],
    bridges: [
      {
        text: 'A labyrinth is often confusing.',
        fault: 'loose',
        why: 'A museum is often crowded, too. Say that a labyrinth is meant to confuse.',
      },
      {
        text: 'A labyrinth is made to be confusing.',
        fault: null,
        why: 'The quality is the very point of the thing.',
      },
      {
        text: 'A labyrinth has nothing confusing in it.',
        fault: 'other',
        why: 'That would be a lack, and the opposite is true.',
      },
      {
        text: 'Anything confusing is a labyrinth.',
        fault: 'reversed',
        why: 'Many confusing things are not labyrinths.',
      },
    ],
    choices: [
      { pair: ['fortress', 'secure'], tried: 'A fortress is made to be secure.', why: null },
      {
        pair: ['museum', 'crowded'],
        tried: 'A museum is made to be crowded.',
        why: 'Museums are often crowded, but nobody builds them for that.',
      },
      {
        pair: ['explorer', 'lost'],
        tried: 'An explorer is made to be lost.',
        why: 'An explorer may get lost, as in a labyrinth. But nobody is made to be lost.',
      },
      {
        pair: ['path', 'narrow'],
        tried: 'A path is made to be narrow.',
        why: 'Some paths are narrow, and some are not.',
      },
      {
        pair: ['cushion', 'hard'],
        tried: 'A cushion is made to be hard.',
        why: 'The opposite: a cushion is made to be soft.',
      },
    ],
    key: 'A',
  },
] as const satisfies readonly BridgeExercise[];
