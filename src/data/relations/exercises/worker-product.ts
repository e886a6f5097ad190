import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const workerProductExercises = [
  {
    pair: ['confectioner', 'fudge'],
    bridges: [
      { text: 'Fudge makes a confectioner.', fault: 'reversed', why: 'The person makes the thing.' },
      {
        text: 'A confectioner knows about fudge.',
        fault: 'loose',
        why: 'So does a customer. Say who makes it.',
      },
      { text: 'A confectioner makes fudge.', fault: null, why: 'It says who makes what.' },
      {
        text: 'A confectioner uses fudge as a tool.',
        fault: 'other',
        why: 'That would be tool and user. Fudge is what comes out in the end.',
      },
    ],
    choices: [
      { pair: ['vintner', 'wine'], tried: 'A vintner makes wine.', why: null },
      {
        pair: ['gold', 'goldsmith'],
        tried: 'Gold makes a goldsmith.',
        why: 'Turned around, and gold is the material, not the product.',
      },
      { pair: ['dentist', 'cavity'], tried: 'A dentist makes a cavity.', why: 'A dentist fills a cavity.' },
      {
        pair: ['grocer', 'produce'],
        tried: 'A grocer makes produce.',
        why: 'A grocer sells produce and does not make it.',
      },
      { pair: ['chef', 'apron'], tried: 'A chef makes an apron.', why: 'A chef wears an apron.' },
    ],
    key: 'A',
  },
  {
    pair: ['shipwright', 'galleon'],
    bridges: [
      { text: 'A galleon builds a shipwright.', fault: 'reversed', why: 'The person builds the ship.' },
      {
        text: 'A shipwright builds a galleon.',
        fault: null,
        why: 'It says what the person does to make the thing.',
      },
      {
        text: 'A shipwright takes care of a galleon.',
        fault: 'loose',
        why: 'So does a sailor. Say who builds it.',
      },
      {
        text: 'A shipwright works aboard a galleon.',
        fault: 'other',
        why: 'That would be worker and place. A shipwright works on land.',
      },
    ],
    choices: [
      {
        pair: ['electrician', 'wire'],
        tried: 'An electrician builds a wire.',
        why: 'An electrician puts in wires that somebody else has made.',
      },
      {
        pair: ['explorer', 'voyage'],
        tried: 'An explorer builds a voyage.',
        why: 'An explorer goes on a voyage. Nothing is built.',
      },
      { pair: ['carpenter', 'staircase'], tried: 'A carpenter builds a staircase.', why: null },
      { pair: ['captain', 'crew'], tried: 'A captain builds a crew.', why: 'A captain leads a crew.' },
      {
        pair: ['house', 'architect'],
        tried: 'A house builds an architect.',
        why: 'Turned around: here the thing comes first.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['composer', 'melody'],
    bridges: [
      {
        text: 'A composer makes up a melody.',
        fault: null,
        why: 'The product is a work of imagination, and the sentence says so.',
      },
      {
        text: 'A composer has to do with a melody.',
        fault: 'loose',
        why: 'So does a violinist, who only plays it. Say who makes it up.',
      },
      {
        text: 'A composer listens to a melody in order to learn.',
        fault: 'other',
        why: 'That is something a composer may do. It isn’t what makes a composer.',
      },
      { text: 'A melody makes up a composer.', fault: 'reversed', why: 'The person makes up the work.' },
    ],
    choices: [
      {
        pair: ['tale', 'storyteller'],
        tried: 'A tale makes up a storyteller.',
        why: 'Turned around: here the work comes first.',
      },
      {
        pair: ['singer', 'microphone'],
        tried: 'A singer makes up a microphone.',
        why: 'A singer uses a microphone. That is a tool.',
      },
      {
        pair: ['violinist', 'concerto'],
        tried: 'A violinist makes up a concerto.',
        why: 'A violinist plays a concerto. Somebody else has usually written it.',
      },
      {
        pair: ['historian', 'event'],
        tried: 'A historian makes up an event.',
        why: 'A historian writes about an event and must not make it up.',
      },
      { pair: ['novelist', 'plot'], tried: 'A novelist makes up a plot.', why: null },
    ],
    key: 'E',
  },
  {
    pair: ['coppersmith', 'kettle'],
    bridges: [
      {
        text: 'A coppersmith makes a kettle.',
        fault: 'loose',
        why: 'A good start, but a potter makes a bowl, too. Say what the kettle is made of.',
      },
      {
        text: 'A kettle makes a coppersmith out of metal.',
        fault: 'reversed',
        why: 'The person makes the thing.',
      },
      {
        text: 'A coppersmith uses a kettle to shape copper.',
        fault: 'other',
        why: 'That would be tool and user.',
      },
      {
        text: 'A coppersmith makes a kettle out of metal.',
        fault: null,
        why: 'It says what the worker makes and what it is made of.',
      },
    ],
    choices: [
      {
        pair: ['welder', 'goggles'],
        tried: 'A welder makes goggles out of metal.',
        why: 'Goggles are what a welder wears.',
      },
      { pair: ['armorer', 'shield'], tried: 'An armorer makes a shield out of metal.', why: null },
      {
        pair: ['potter', 'bowl'],
        tried: 'A potter makes a bowl out of metal.',
        why: 'A worker and a product, but made of clay.',
      },
      {
        pair: ['ring', 'jeweler'],
        tried: 'A ring makes a jeweler out of metal.',
        why: 'Turned around: here the product comes first.',
      },
      {
        pair: ['miner', 'ore'],
        tried: 'A miner makes ore out of metal.',
        why: 'A miner digs up ore. Nothing is made.',
      },
    ],
    key: 'B',
  },
] as const satisfies readonly BridgeExercise[];
