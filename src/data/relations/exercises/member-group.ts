import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const memberGroupExercises = [
  {
    pair: ['baboon', 'troop'],
    bridges: [
      {
        text: 'A troop is the place where a baboon sleeps.',
        fault: 'other',
        why: 'That would be an animal and its home. A troop is made of baboons.',
      },
      { text: 'A troop is one member of a baboon.', fault: 'reversed', why: 'The baboon is the member.' },
      {
        text: 'A baboon lives with others of its kind in a troop.',
        fault: null,
        why: 'It says that the animal is one of many, and that the group is all of them together.',
      },
      {
        text: 'A baboon and a troop are both found in the wild.',
        fault: 'loose',
        why: 'So do a river and a tree. The sentence doesn’t say how they belong together.',
      },
    ],
    choices: [
      {
        pair: ['shepherd', 'flock'],
        tried: 'A shepherd lives with others of its kind in a flock.',
        why: 'A shepherd looks after a flock and is not one of its sheep.',
      },
      { pair: ['ant', 'colony'], tried: 'An ant lives with others of its kind in a colony.', why: null },
      {
        pair: ['swarm', 'gnat'],
        tried: 'A swarm lives with others of its kind in a gnat.',
        why: 'Turned around: the gnat is the member, and the swarm is the group.',
      },
      {
        pair: ['bear', 'den'],
        tried: 'A bear lives with others of its kind in a den.',
        why: 'A den is the place where a bear sleeps. It is not a group.',
      },
      {
        pair: ['puppy', 'dog'],
        tried: 'A puppy lives with others of its kind in a dog.',
        why: 'A puppy grows into a dog. That is sequence.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['delegate', 'convention'],
    bridges: [
      {
        text: 'A delegate goes to a convention.',
        fault: 'loose',
        why: 'An usher goes to a theater, too. Say that delegates make up the convention.',
      },
      {
        text: 'A delegate is one of the people who make up a convention.',
        fault: null,
        why: 'It says that one person is a member of the whole group.',
      },
      {
        text: 'A convention is one of the people who make up a delegate.',
        fault: 'reversed',
        why: 'The delegate is the member.',
      },
      {
        text: 'A delegate is in charge of a convention.',
        fault: 'other',
        why: 'That would be a leader and a group. A delegate is only one of many.',
      },
    ],
    choices: [
      {
        pair: ['cellist', 'quartet'],
        tried: 'A cellist is one of the people who make up a quartet.',
        why: null,
      },
      {
        pair: ['tribe', 'elder'],
        tried: 'A tribe is one of the people who make up an elder.',
        why: 'Turned around: the elder is the member.',
      },
      {
        pair: ['mayor', 'election'],
        tried: 'A mayor is one of the people who make up an election.',
        why: 'A mayor is chosen in an election. It is an event, not a group.',
      },
      {
        pair: ['usher', 'theater'],
        tried: 'An usher is one of the people who make up a theater.',
        why: 'A theater is where an usher works. That is worker and place.',
      },
      {
        pair: ['deputy', 'sheriff'],
        tried: 'A deputy is one of the people who make up a sheriff.',
        why: 'A deputy helps a sheriff. Both are single people, and neither is a group.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['card', 'deck'],
    bridges: [
      {
        text: 'A card is one of a fixed number of things that make up a deck.',
        fault: null,
        why: 'A deck has a certain number of cards, and the sentence says so.',
      },
      {
        text: 'A deck is one of a fixed number of things that make up a card.',
        fault: 'reversed',
        why: 'The card is the member.',
      },
      {
        text: 'A card belongs to a deck.',
        fault: 'loose',
        why: 'A pebble belongs to a beach, too. Say that the number is fixed.',
      },
      {
        text: 'A card is used to play with a deck.',
        fault: 'other',
        why: 'That would be function. A deck is the cards themselves.',
      },
    ],
    choices: [
      {
        pair: ['shuffle', 'game'],
        tried: 'A shuffle is one of a fixed number of things that make up a game.',
        why: 'You shuffle before a game. It goes with cards, but it is not a member of anything.',
      },
      {
        pair: ['pebble', 'beach'],
        tried: 'A pebble is one of a fixed number of things that make up a beach.',
        why: 'Pebbles may make up a beach, but their number isn’t fixed.',
      },
      {
        pair: ['letter', 'alphabet'],
        tried: 'A letter is one of a fixed number of things that make up an alphabet.',
        why: 'Our alphabet has 26 letters, no more and no fewer.',
      },
      {
        pair: ['dozen', 'egg'],
        tried: 'A dozen is one of a fixed number of things that make up an egg.',
        why: 'Turned around: the egg is the member, and the dozen is the group.',
      },
      {
        pair: ['dealer', 'casino'],
        tried: 'A dealer is one of a fixed number of things that make up a casino.',
        why: 'A casino is where a dealer works. That is worker and place.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['vine', 'vineyard'],
    bridges: [
      {
        text: 'A vineyard is one of the many plants that make up a vine.',
        fault: 'reversed',
        why: 'The vine is the member.',
      },
      {
        text: 'A vine grows in a vineyard.',
        fault: 'loose',
        why: 'So does a weed. Say that the vines make the vineyard.',
      },
      {
        text: 'A vine is what a vineyard produces.',
        fault: 'other',
        why: 'That would be a product. A vineyard produces grapes.',
      },
      {
        text: 'A vine is one of the many plants that make up a vineyard.',
        fault: null,
        why: 'It says that the vineyard is made of vines.',
      },
    ],
    choices: [
      {
        pair: ['meadow', 'daisy'],
        tried: 'A meadow is one of the many plants that make up a daisy.',
        why: 'Turned around: the daisy is the single plant.',
      },
      {
        pair: ['grape', 'wine'],
        tried: 'A grape is one of the many plants that make up wine.',
        why: 'Wine is made from grapes. That is material and product.',
      },
      {
        pair: ['farmer', 'field'],
        tried: 'A farmer is one of the many plants that make up a field.',
        why: 'A farmer works in a field. That is worker and place.',
      },
      {
        pair: ['seed', 'pumpkin'],
        tried: 'A seed is one of the many plants that make up a pumpkin.',
        why: 'A seed is a part of one fruit, not a plant in a group.',
      },
      {
        pair: ['shrub', 'hedge'],
        tried: 'A shrub is one of the many plants that make up a hedge.',
        why: null,
      },
    ],
    key: 'E',
  },
] as const satisfies readonly BridgeExercise[];
