import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const degreeExercises = [
  {
    pair: ['pleased', 'ecstatic'],
    bridges: [
      {
        text: 'Someone pleased is extremely ecstatic.',
        fault: 'reversed',
        why: 'Ecstatic is the stronger word.',
      },
      {
        text: 'Someone ecstatic is extremely pleased.',
        fault: null,
        why: 'It names the feeling and says which word is the stronger one.',
      },
      {
        text: 'Someone pleased is the opposite of someone ecstatic.',
        fault: 'other',
        why: 'Both are happy. Only the strength differs.',
      },
      {
        text: 'Pleased and ecstatic both describe a good mood.',
        fault: 'loose',
        why: 'So do cheerful and merry, which are equally strong. The sentence has to say which word is the stronger one.',
      },
    ],
    choices: [
      {
        pair: ['sick', 'contagious'],
        tried: 'Someone contagious is extremely sick.',
        why: 'Some sick people are contagious. Contagious isn’t a stronger word for sick.',
      },
      {
        pair: ['annoyed', 'livid'],
        tried: 'Someone livid is extremely annoyed.',
        why: 'Livid means extremely angry, so the second word is the far stronger one.',
      },
      {
        pair: ['lonely', 'sociable'],
        tried: 'Someone sociable is extremely lonely.',
        why: 'Nearly opposites: sociable people seldom lack company.',
      },
      {
        pair: ['terrified', 'uneasy'],
        tried: 'Someone uneasy is extremely terrified.',
        why: 'Turned around: here the stronger word comes first.',
      },
      {
        pair: ['grateful', 'thankful'],
        tried: 'Someone thankful is extremely grateful.',
        why: 'The words mean the same, with no difference in strength.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['tug', 'yank'],
    bridges: [
      {
        text: 'To tug something is to yank it much harder.',
        fault: 'reversed',
        why: 'A yank is the stronger pull.',
      },
      {
        text: 'You can tug a rope, and you can yank one.',
        fault: 'loose',
        why: 'You can also cut one. The sentence doesn’t say what sets the two words apart.',
      },
      {
        text: 'To yank something is to tug it much harder.',
        fault: null,
        why: 'It names the one act and says which word is the stronger.',
      },
      {
        text: 'You tug something until it has been yanked.',
        fault: 'other',
        why: 'That would be sequence or effect. Both words mean to pull.',
      },
    ],
    choices: [
      {
        pair: ['press', 'crush'],
        tried: 'To crush something is to press it much harder.',
        why: 'Crushing is pressing so hard that the thing breaks or goes flat.',
      },
      {
        pair: ['lift', 'drop'],
        tried: 'To drop something is to lift it much harder.',
        why: 'Opposites: one goes up and the other down.',
      },
      {
        pair: ['repair', 'fix'],
        tried: 'To fix something is to repair it much harder.',
        why: 'The words mean the same, with no difference in strength.',
      },
      {
        pair: ['slam', 'close'],
        tried: 'To close something is to slam it much harder.',
        why: 'Turned around: here the stronger word comes first.',
      },
      {
        pair: ['fold', 'crease'],
        tried: 'To crease something is to fold it much harder.',
        why: 'A fold leaves a crease. That is cause and effect.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['shower', 'deluge'],
    bridges: [
      {
        text: 'A deluge is like a shower, but far greater.',
        fault: null,
        why: 'Both are rain, and the sentence says which is the greater one.',
      },
      {
        text: 'A shower is like a deluge, but far greater.',
        fault: 'reversed',
        why: 'The deluge is the greater one.',
      },
      {
        text: 'A shower and a deluge both make people wet.',
        fault: 'loose',
        why: 'So do a hose and a puddle. The sentence has to compare the two.',
      },
      {
        text: 'A deluge is the result of a shower.',
        fault: 'other',
        why: 'That would be cause and effect. A deluge doesn’t come from a shower.',
      },
    ],
    choices: [
      {
        pair: ['skirmish', 'battle'],
        tried: 'A battle is like a skirmish, but far greater.',
        why: 'Both are fights, and a battle is the far greater one.',
      },
      {
        pair: ['storm', 'shelter'],
        tried: 'Shelter is like a storm, but far greater.',
        why: 'Shelter is what people look for in a storm.',
      },
      {
        pair: ['blizzard', 'flurry'],
        tried: 'A flurry is like a blizzard, but far greater.',
        why: 'Turned around: here the greater one comes first.',
      },
      {
        pair: ['raincoat', 'umbrella'],
        tried: 'An umbrella is like a raincoat, but far greater.',
        why: 'Both keep off the rain. They are different things, and neither is the greater one.',
      },
      {
        pair: ['valley', 'peak'],
        tried: 'A peak is like a valley, but far greater.',
        why: 'Opposites: a low place and a high one.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['unusual', 'bizarre'],
    bridges: [
      {
        text: 'Something bizarre is not unusual at all.',
        fault: 'other',
        why: 'That would be opposites. What is bizarre is very unusual indeed.',
      },
      {
        text: 'Unusual and bizarre both describe things that people notice.',
        fault: 'loose',
        why: 'So do loud and beautiful. The sentence has to compare the two words.',
      },
      {
        text: 'Something unusual is extremely bizarre.',
        fault: 'reversed',
        why: 'Bizarre is the stronger word.',
      },
      {
        text: 'Something bizarre is extremely unusual.',
        fault: null,
        why: 'It names the quality and says which word goes further.',
      },
    ],
    choices: [
      {
        pair: ['gigantic', 'large'],
        tried: 'Something large is extremely gigantic.',
        why: 'Turned around: here the stronger word comes first.',
      },
      {
        pair: ['odd', 'peculiar'],
        tried: 'Something peculiar is extremely odd.',
        why: 'Close in meaning to the first pair, but odd and peculiar are equally strong.',
      },
      {
        pair: ['difficult', 'grueling'],
        tried: 'Something grueling is extremely difficult.',
        why: 'Something grueling is so difficult that it wears you out, so the second word goes much further.',
      },
      {
        pair: ['costly', 'valuable'],
        tried: 'Something valuable is extremely costly.',
        why: 'What is costly is often valuable, but valuable isn’t a stronger word for costly.',
      },
      {
        pair: ['ordinary', 'strange'],
        tried: 'Something strange is extremely ordinary.',
        why: 'Opposites: what is strange is out of the ordinary.',
      },
    ],
    key: 'C',
  },
] as const satisfies readonly BridgeExercise[];
