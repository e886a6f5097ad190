import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const workerPlaceExercises = [
  {
    pair: ['pharmacist', 'drugstore'],
    bridges: [
      {
        text: 'A pharmacist works in a drugstore.',
        fault: null,
        why: 'It says that the second is the place of the first one’s work.',
      },
      {
        text: 'You may meet a pharmacist in a drugstore.',
        fault: 'loose',
        why: 'You may meet a patient in a waiting room, too. Say who works there.',
      },
      { text: 'A pharmacist builds a drugstore.', fault: 'other', why: 'That would be worker and product.' },
      {
        text: 'A drugstore works in a pharmacist.',
        fault: 'reversed',
        why: 'The person works in the place.',
      },
    ],
    choices: [
      {
        pair: ['carpenter', 'plank'],
        tried: 'A carpenter works in a plank.',
        why: 'A plank is what a carpenter works on. It isn’t a place.',
      },
      {
        pair: ['bakery', 'baker'],
        tried: 'A bakery works in a baker.',
        why: 'Turned around: here the place comes first.',
      },
      {
        pair: ['mail carrier', 'mailbox'],
        tried: 'A mail carrier works in a mailbox.',
        why: 'A mail carrier stops at a mailbox and works all over town.',
      },
      { pair: ['barista', 'cafe'], tried: 'A barista works in a cafe.', why: null },
      {
        pair: ['patient', 'waiting room'],
        tried: 'A patient works in a waiting room.',
        why: 'A patient is there, but not to work.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['ranger', 'park'],
    bridges: [
      {
        text: 'A ranger works in a park and counts its elk.',
        fault: 'narrow',
        why: 'True of some rangers, but nobody else would fit.',
      },
      {
        text: 'A park works in a ranger and takes care of the ranger.',
        fault: 'reversed',
        why: 'The person takes care of the place.',
      },
      {
        text: 'A ranger works in a park.',
        fault: 'loose',
        why: 'A good start, but an umpire works in a ballpark, too. Say what the ranger does for the park.',
      },
      {
        text: 'A ranger works in a park and takes care of it.',
        fault: null,
        why: 'It says what the worker does for the place.',
      },
    ],
    choices: [
      {
        pair: ['zoo', 'keeper'],
        tried: 'A zoo works in a keeper and takes care of it.',
        why: 'Turned around: here the place comes first.',
      },
      {
        pair: ['camper', 'tent'],
        tried: 'A camper works in a tent and takes care of it.',
        why: 'A camper sleeps in a tent and doesn’t work there.',
      },
      {
        pair: ['tourist', 'monument'],
        tried: 'A tourist works in a monument and takes care of it.',
        why: 'A tourist only visits.',
      },
      {
        pair: ['umpire', 'ballpark'],
        tried: 'An umpire works in a ballpark and takes care of it.',
        why: 'An umpire works there, but others take care of the field.',
      },
      {
        pair: ['groundskeeper', 'stadium'],
        tried: 'A groundskeeper works in a stadium and takes care of it.',
        why: null,
      },
    ],
    key: 'E',
  },
  {
    pair: ['deckhand', 'barge'],
    bridges: [
      { text: 'A barge works aboard a deckhand.', fault: 'reversed', why: 'The person works in the place.' },
      {
        text: 'A deckhand works aboard a barge.',
        fault: null,
        why: 'It says that the place of work is one that travels.',
      },
      {
        text: 'A deckhand is found on a barge.',
        fault: 'loose',
        why: 'So is the cargo. Say that the deckhand works there.',
      },
      { text: 'A deckhand owns a barge.', fault: 'other', why: 'That would be an owner and a thing owned.' },
    ],
    choices: [
      {
        pair: ['commuter', 'subway'],
        tried: 'A commuter works aboard a subway.',
        why: 'A commuter is aboard but doesn’t work there.',
      },
      {
        pair: ['conductor', 'symphony'],
        tried: 'A conductor works aboard a symphony.',
        why: 'A conductor may work aboard a train, but this one leads musicians.',
      },
      {
        pair: ['flight attendant', 'jetliner'],
        tried: 'A flight attendant works aboard a jetliner.',
        why: null,
      },
      {
        pair: ['airport', 'pilot'],
        tried: 'An airport works aboard a pilot.',
        why: 'Turned around: here the place comes first.',
      },
      {
        pair: ['dockworker', 'pier'],
        tried: 'A dockworker works aboard a pier.',
        why: 'A dockworker works on a pier. A pier doesn’t travel, so nobody is aboard it.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['monk', 'monastery'],
    bridges: [
      {
        text: 'A monk is the founder of a monastery.',
        fault: 'other',
        why: 'That would be close to worker and product. Few monks have founded one.',
      },
      {
        text: 'A monk lives in a monastery.',
        fault: 'loose',
        why: 'True, but a tenant lives in an apartment, too. Say that the monk also works there.',
      },
      {
        text: 'A monk lives and works in a monastery.',
        fault: null,
        why: 'The place is home and workplace in one, and the sentence says so.',
      },
      {
        text: 'A monastery lives and works in a monk.',
        fault: 'reversed',
        why: 'The person is in the place.',
      },
    ],
    choices: [
      {
        pair: ['priest', 'sermon'],
        tried: 'A priest lives and works in a sermon.',
        why: 'A priest gives a sermon. It isn’t a place.',
      },
      {
        pair: ['tenant', 'apartment'],
        tried: 'A tenant lives and works in an apartment.',
        why: 'A tenant lives there and need not work there.',
      },
      {
        pair: ['mayor', 'city hall'],
        tried: 'A mayor lives and works in city hall.',
        why: 'A mayor works there and lives elsewhere.',
      },
      { pair: ['nun', 'convent'], tried: 'A nun lives and works in a convent.', why: null },
      {
        pair: ['cave', 'hermit'],
        tried: 'A cave lives and works in a hermit.',
        why: 'Turned around: here the place comes first.',
      },
    ],
    key: 'D',
  },
] as const satisfies readonly BridgeExercise[];
