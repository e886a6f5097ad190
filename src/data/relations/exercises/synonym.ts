import type { BridgeExercise } from '@/data/relations/relation';

export const synonymExercises = [
  {
    pair: ['adorn', 'decorate'],
    bridges: [
      {
        text: 'You adorn something after you decorate it.',
        fault: 'other',
        why: 'That would be sequence. Neither word comes first; they name one act.',
      },
      {
        text: 'You can adorn a room, and you can decorate one.',
        fault: 'loose',
        why: 'That is true of countless pairs. It doesn’t say how the two words are related.',
      },
      {
        text: 'To adorn something is to decorate it far too much.',
        fault: 'other',
        why: 'That would be degree. To adorn is no stronger than to decorate.',
      },
      {
        text: 'To adorn something is to decorate it.',
        fault: null,
        why: 'The words mean the same, so the sentence says just that and is true of both.',
      },
    ],
    choices: [
      {
        pair: ['mend', 'shred'],
        tried: 'To mend something is to shred it.',
        why: 'Nearly opposite: mending makes a thing whole, and shredding ruins it.',
      },
      {
        pair: ['borrow', 'lend'],
        tried: 'To borrow something is to lend it.',
        why: 'The two sides of one deal: one person borrows and the other lends.',
      },
      {
        pair: ['mock', 'ridicule'],
        tried: 'To mock something is to ridicule it.',
        why: 'To mock and to ridicule are the same thing: to make fun of somebody or something.',
      },
      {
        pair: ['simmer', 'boil'],
        tried: 'To simmer something is to boil it.',
        why: 'Close, but boiling is stronger. That is degree.',
      },
      {
        pair: ['paint', 'frame'],
        tried: 'To paint something is to frame it.',
        why: 'Both are done to a picture, but they are different jobs.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['shrewd', 'astute'],
    bridges: [
      {
        text: 'Someone shrewd is, in other words, astute.',
        fault: null,
        why: 'Both words mean quick to see how things really stand.',
      },
      {
        text: 'Shrewd and astute both describe a person.',
        fault: 'loose',
        why: 'So do thousands of words. The sentence has to say that these two mean the same.',
      },
      {
        text: 'Someone shrewd is never astute.',
        fault: 'other',
        why: 'That would be opposites, and it isn’t true.',
      },
      {
        text: 'Someone shrewd is a little less clever than someone astute.',
        fault: 'other',
        why: 'That would be degree. Neither word is the stronger one.',
      },
    ],
    choices: [
      {
        pair: ['calm', 'frantic'],
        tried: 'Someone calm is, in other words, frantic.',
        why: 'Opposites: a frantic person is anything but calm.',
      },
      {
        pair: ['morose', 'gloomy'],
        tried: 'Someone morose is, in other words, gloomy.',
        why: 'Both words mean in low spirits, so one can stand for the other.',
      },
      {
        pair: ['gullible', 'deceived'],
        tried: 'Someone gullible is, in other words, deceived.',
        why: 'A gullible person is easily deceived. One word leads to the other.',
      },
      {
        pair: ['curious', 'nosy'],
        tried: 'Someone curious is, in other words, nosy.',
        why: 'Nosy means too curious. It is stronger and carries blame.',
      },
      {
        pair: ['famous', 'talented'],
        tried: 'Someone famous is, in other words, talented.',
        why: 'Some famous people are talented. The words don’t mean the same.',
      },
    ],
    key: 'B',
  },
  {
    pair: ['apex', 'summit'],
    bridges: [
      {
        text: 'An apex and a summit both have to do with mountains.',
        fault: 'loose',
        why: 'So do a slope and a valley. The sentence fits far too much.',
      },
      {
        text: 'An apex is a summit that climbers reach at dawn.',
        fault: 'narrow',
        why: 'It adds a detail that neither word contains, so no other pair could fit.',
      },
      {
        text: 'An apex is another word for a summit.',
        fault: null,
        why: 'Both words name the highest point.',
      },
      {
        text: 'An apex is a part of a summit.',
        fault: 'other',
        why: 'That would be part and whole. An apex is the summit itself.',
      },
    ],
    choices: [
      {
        pair: ['canyon', 'river'],
        tried: 'A canyon is another word for a river.',
        why: 'They are often found together, and they are two different things.',
      },
      {
        pair: ['village', 'city'],
        tried: 'A village is another word for a city.',
        why: 'Both are places where people live together. They differ in size.',
      },
      {
        pair: ['partner', 'rival'],
        tried: 'A partner is another word for a rival.',
        why: 'Opposites: a partner works with you, and a rival against you.',
      },
      {
        pair: ['vow', 'pledge'],
        tried: 'A vow is another word for a pledge.',
        why: 'A vow is a pledge: both are solemn promises.',
      },
      {
        pair: ['anthem', 'song'],
        tried: 'An anthem is another word for a song.',
        why: 'An anthem is one kind of song. A kind and its class are not the same thing.',
      },
    ],
    key: 'D',
  },
  {
    pair: ['bewilder', 'perplex'],
    bridges: [
      {
        text: 'People are bewildered because somebody has perplexed them first.',
        fault: 'other',
        why: 'That would be cause and effect. The two words name one thing.',
      },
      {
        text: 'To bewilder people is to perplex them.',
        fault: null,
        why: 'Both words mean to leave somebody confused.',
      },
      {
        text: 'To bewilder people is to do the opposite of perplexing them.',
        fault: 'other',
        why: 'That would be opposites, and the words mean the same.',
      },
      {
        text: 'A riddle can bewilder people, and it can perplex them.',
        fault: 'loose',
        why: 'A riddle can also amuse them. The sentence doesn’t say that the words mean the same.',
      },
    ],
    choices: [
      {
        pair: ['placate', 'appease'],
        tried: 'To placate people is to appease them.',
        why: 'Both words mean to calm somebody who is angry.',
      },
      {
        pair: ['warn', 'punish'],
        tried: 'To warn people is to punish them.',
        why: 'A warning may come before a punishment, but it is not one.',
      },
      {
        pair: ['invite', 'welcome'],
        tried: 'To invite people is to welcome them.',
        why: 'First you invite people, then you welcome them. That is sequence.',
      },
      {
        pair: ['startle', 'terrify'],
        tried: 'To startle people is to terrify them.',
        why: 'Terrifying is far stronger than startling. That is degree.',
      },
      {
        pair: ['flatter', 'insult'],
        tried: 'To flatter people is to insult them.',
        why: 'Opposites: one is meant to please and the other to hurt.',
      },
    ],
    key: 'A',
  },
] as const satisfies readonly BridgeExercise[];
