import type { BridgeExercise } from '@/data/relations/relation';

export const degreeExercises = [
  {
    pair: ['content', 'ecstatic'],
    bridges: [
      {
        text: 'Someone content is extremely ecstatic.',
        fault: 'reversed',
        why: 'Ecstatic is the stronger word.',
      },
      {
        text: 'Someone ecstatic is extremely content.',
        fault: null,
        why: 'It names the feeling and says which word is the stronger one.',
      },
      {
        text: 'Someone content is the opposite of someone ecstatic.',
        fault: 'other',
        why: 'Both are happy. Only the strength differs.',
      },
      {
        text: 'Content and ecstatic both describe a good mood.',
        fault: 'loose',
        why: 'So do cheerful and merry, which are equally strong. The sentence has to tell how far apart the words are.',
      },
    ],
    choices: [
      {
        pair: ['sick', 'contagious'],
        tried: 'Someone contagious is extremely sick.',
        why: 'Some sick people are contagious. It isn’t a stronger kind of sick.',
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
        why: 'That would be sequence or effect. Both words name a pull.',
      },
    ],
    choices: [
      {
        pair: ['press', 'crush'],
        tried: 'To crush something is to press it much harder.',
        why: 'To crush something is to press it much harder, until it breaks.',
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
        text: 'A deluge is a far greater shower.',
        fault: null,
        why: 'Both are rain, and the sentence says which is the greater one.',
      },
      { text: 'A shower is a far greater deluge.', fault: 'reversed', why: 'The deluge is the greater one.' },
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
        tried: 'A battle is a far greater skirmish.',
        why: 'Both are fights, and a battle is the far greater one.',
      },
      {
        pair: ['storm', 'shelter'],
        tried: 'Shelter is a far greater storm.',
        why: 'Shelter is what people look for in a storm.',
      },
      {
        pair: ['blizzard', 'flurry'],
        tried: 'A flurry is a far greater blizzard.',
        why: 'Turned around: here the greater one comes first.',
      },
      {
        pair: ['raincoat', 'umbrella'],
        tried: 'An umbrella is a far greater raincoat.',
        why: 'Both keep off the rain. Neither is a greater kind of the other.',
      },
      {
        pair: ['valley', 'peak'],
        tried: 'A peak is a far greater valley.',
        why: 'Opposites, a low place and a high one.',
      },
    ],
    key: 'A',
  },
  {
    pair: ['unusual', 'bizarre'],
    bridges: [
      {
        text: 'Something bizarre lacks anything unusual.',
        fault: 'other',
        why: 'That would be a lack. What is bizarre is very unusual indeed.',
      },
      {
        text: 'Unusual and bizarre both describe things that people notice.',
        fault: 'loose',
        why: 'So do loud and beautiful. The sentence has to compare the two words.',
      },
      {
        text: 'Something unusual is bizarre to an extreme.',
        fault: 'reversed',
        why: 'Bizarre is the stronger word.',
      },
      {
        text: 'Something bizarre is unusual to an extreme.',
        fault: null,
        why: 'It names the quality and says which word goes further.',
      },
    ],
    choices: [
      {
        pair: ['gigantic', 'large'],
        tried: 'Something large is gigantic to an extreme.',
        why: 'Turned around: here the stronger word comes first.',
      },
      {
        pair: ['aged', 'elderly'],
        tried: 'Something elderly is aged to an extreme.',
        why: 'The words mean nearly the same, with no difference in strength.',
      },
      {
        pair: ['difficult', 'grueling'],
        tried: 'Something grueling is difficult to an extreme.',
        why: 'Grueling means difficult to the point of exhausting, so the second word goes much further.',
      },
      {
        pair: ['costly', 'valuable'],
        tried: 'Something valuable is costly to an extreme.',
        why: 'What is costly is often valuable, but the second word is not the first one made stronger.',
      },
      {
        pair: ['ordinary', 'strange'],
        tried: 'Something strange is ordinary to an extreme.',
        why: 'Opposites: what is strange is out of the ordinary.',
      },
    ],
    key: 'C',
  },
] as const satisfies readonly BridgeExercise[];
