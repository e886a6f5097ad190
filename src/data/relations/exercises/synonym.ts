import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const synonymExercises = [
  {
    pair: ['adorn', 'decorate'],
    bridges: [
      {
        text: 'You adorn something after you decorate it.',
        fault: 'other',
        why: 'That would be sequence. Neither act comes first: the two words name the same act.',
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
        text: 'Shrewd means the same as astute.',
        fault: null,
        why: 'Both words describe somebody who is quick to see how things really stand.',
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
        tried: 'Calm means the same as frantic.',
        why: 'Opposites: a frantic person is anything but calm.',
      },
      {
        pair: ['morose', 'gloomy'],
        tried: 'Morose means the same as gloomy.',
        why: 'Both words describe somebody in low spirits, so one can take the other’s place.',
      },
      {
        pair: ['gullible', 'deceived'],
        tried: 'Gullible means the same as deceived.',
        why: 'A gullible person is easily deceived. One word leads to the other.',
      },
      {
        pair: ['curious', 'nosy'],
        tried: 'Curious means the same as nosy.',
        why: 'Nosy is stronger: it means too curious about other people’s business.',
      },
      {
        pair: ['famous', 'talented'],
        tried: 'Famous means the same as talented.',
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
        why: 'So do a slope and a valley. The sentence fits far too many pairs.',
      },
      {
        text: 'An apex is a summit that climbers reach at dawn.',
        fault: 'narrow',
        why: 'It adds a detail that neither word contains, so no other pair could fit.',
      },
      {
        text: 'Apex is another word for summit.',
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
        tried: 'Canyon is another word for river.',
        why: 'A river often runs through a canyon, but they are two different things.',
      },
      {
        pair: ['village', 'city'],
        tried: 'Village is another word for city.',
        why: 'Both are places where people live together. They differ in size.',
      },
      {
        pair: ['partner', 'rival'],
        tried: 'Partner is another word for rival.',
        why: 'Opposites: a partner works with you, and a rival against you.',
      },
      {
        pair: ['vow', 'pledge'],
        tried: 'Vow is another word for pledge.',
        why: 'Both words name a solemn promise.',
      },
      {
        pair: ['anthem', 'song'],
        tried: 'Anthem is another word for song.',
        why: 'An anthem is one kind of song. That is type and category.',
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
        why: 'That would be cause and effect. The two words name the same thing.',
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
