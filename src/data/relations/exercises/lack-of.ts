import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const lackOfExercises = [
  {
    pair: ['recluse', 'company'],
    bridges: [
      {
        text: 'Company lives without a recluse.',
        fault: 'reversed',
        why: 'It is the recluse who lives without something.',
      },
      {
        text: 'A recluse is a person who gives company to others.',
        fault: 'other',
        why: 'That would be what somebody does. A recluse stays away.',
      },
      {
        text: 'A recluse does not care for company.',
        fault: 'loose',
        why: 'Disliking something is not the same as living without it. Say what the recluse is without.',
      },
      {
        text: 'A recluse is a person who lives without company.',
        fault: null,
        why: 'It says just what the person goes without.',
      },
    ],
    choices: [
      {
        pair: ['glutton', 'appetite'],
        tried: 'A glutton is a person who lives without appetite.',
        why: 'The opposite: a glutton has far too much appetite.',
      },
      {
        pair: ['guest', 'hospitality'],
        tried: 'A guest is a person who lives without hospitality.',
        why: 'A guest receives hospitality.',
      },
      {
        pair: ['jailer', 'freedom'],
        tried: 'A jailer is a person who lives without freedom.',
        why: 'A jailer takes freedom away from others but is free.',
      },
      {
        pair: ['drifter', 'travel'],
        tried: 'A drifter is a person who lives without travel.',
        why: 'A drifter travels all the time.',
      },
      { pair: ['pauper', 'money'], tried: 'A pauper is a person who lives without money.', why: null },
    ],
    key: 'E',
  },
  {
    pair: ['vacuum', 'air'],
    bridges: [
      {
        text: 'Air is a space without a vacuum.',
        fault: 'reversed',
        why: 'It is the vacuum that lacks something.',
      },
      {
        text: 'A vacuum is a space without air.',
        fault: null,
        why: 'It says what the first is and what it lacks.',
      },
      {
        text: 'A vacuum has to do with air.',
        fault: 'loose',
        why: 'So does a sail. Say that there is none.',
      },
      { text: 'A vacuum is full of air.', fault: 'other', why: 'That would be the opposite of a lack.' },
    ],
    choices: [
      {
        pair: ['tunnel', 'darkness'],
        tried: 'A tunnel is a space without darkness.',
        why: 'A tunnel is usually dark. Light is what it lacks.',
      },
      {
        pair: ['window', 'glass'],
        tried: 'A window is a space without glass.',
        why: 'A window holds glass. It isn’t the absence of it.',
      },
      {
        pair: ['clearing', 'trees'],
        tried: 'A clearing is a space without trees.',
        why: 'A clearing is an open space in the woods.',
      },
      {
        pair: ['well', 'water'],
        tried: 'A well is a space without water.',
        why: 'A well is dug because there is water in it.',
      },
      {
        pair: ['balloon', 'helium'],
        tried: 'A balloon is a space without helium.',
        why: 'A balloon is filled with helium. It doesn’t lack it.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['stale', 'freshness'],
    bridges: [
      {
        text: 'Something stale lacks freshness.',
        fault: null,
        why: 'The first word means to be without the second.',
      },
      {
        text: 'Freshness lacks anything stale.',
        fault: 'reversed',
        why: 'It is the stale thing that lacks something.',
      },
      {
        text: 'Stale and freshness both have to do with bread.',
        fault: 'loose',
        why: 'So do crusty and flour. Say that one is missing.',
      },
      {
        text: 'Stale bread has lost its freshness in the breadbox.',
        fault: 'narrow',
        why: 'It adds bread and a breadbox, so no other pair could fit.',
      },
    ],
    choices: [
      {
        pair: ['moldy', 'decay'],
        tried: 'Something moldy lacks decay.',
        why: 'The opposite: mold is a sign of decay.',
      },
      {
        pair: ['costly', 'profit'],
        tried: 'Something costly lacks profit.',
        why: 'A costly thing may bring a profit or not. The word doesn’t say.',
      },
      {
        pair: ['sour', 'vinegar'],
        tried: 'Something sour lacks vinegar.',
        why: 'Vinegar is one thing that is sour. Nothing is missing.',
      },
      {
        pair: ['fragrant', 'scent'],
        tried: 'Something fragrant lacks scent.',
        why: 'The opposite: a fragrant thing has a pleasant scent.',
      },
      {
        pair: ['murky', 'clarity'],
        tried: 'Something murky lacks clarity.',
        why: 'You can’t see clearly through something murky.',
      },
    ],
    key: 'E',
  },
  {
    pair: ['silence', 'sound'],
    bridges: [
      {
        text: 'Sound is the absence of silence.',
        fault: 'reversed',
        why: 'Silence is the word that says something is missing.',
      },
      {
        text: 'Silence and sound both have to do with hearing.',
        fault: 'loose',
        why: 'So do an ear and a bell. Say that one is the absence of the other.',
      },
      {
        text: 'Silence is the absence of sound.',
        fault: null,
        why: 'The first word means that there is none of the second.',
      },
      {
        text: 'Silence is a very soft sound.',
        fault: 'other',
        why: 'That would be degree. In silence there is no sound at all.',
      },
    ],
    choices: [
      { pair: ['ignorance', 'knowledge'], tried: 'Ignorance is the absence of knowledge.', why: null },
      {
        pair: ['wisdom', 'experience'],
        tried: 'Wisdom is the absence of experience.',
        why: 'Wisdom often comes from experience.',
      },
      {
        pair: ['music', 'rhythm'],
        tried: 'Music is the absence of rhythm.',
        why: 'Music has rhythm. It isn’t the absence of it.',
      },
      {
        pair: ['secret', 'whisper'],
        tried: 'A secret is the absence of a whisper.',
        why: 'A secret may be told in a whisper.',
      },
      {
        pair: ['fear', 'trembling'],
        tried: 'Fear is the absence of trembling.',
        why: 'Fear leads to trembling. That is cause and effect.',
      },
    ],
    key: 'A',
  },
] as const satisfies readonly BridgeExercise[];
