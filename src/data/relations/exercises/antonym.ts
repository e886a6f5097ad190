import type { BridgeExercise } from '@/data/relations/bridgeExercise';

export const antonymExercises = [
  {
    pair: ['inflate', 'deflate'],
    bridges: [
      {
        text: 'You inflate something before you deflate it.',
        fault: 'other',
        why: 'That would be sequence. It can happen that way, but it isn’t what the words mean.',
      },
      {
        text: 'You can inflate a balloon, and you can deflate one.',
        fault: 'loose',
        why: 'You can also tie one or pop one. It doesn’t say that the words are opposites.',
      },
      {
        text: 'To inflate something is to deflate it a great deal.',
        fault: 'other',
        why: 'That would be degree. The words pull in opposite directions.',
      },
      {
        text: 'Inflate means the opposite of deflate.',
        fault: null,
        why: 'To inflate is to fill with air, and to deflate is to let the air out.',
      },
    ],
    choices: [
      {
        pair: ['sow', 'harvest'],
        tried: 'Sow means the opposite of harvest.',
        why: 'Sowing comes first and harvesting last. Harvesting doesn’t undo sowing.',
      },
      {
        pair: ['heat', 'boil'],
        tried: 'Heat means the opposite of boil.',
        why: 'Heat something long enough, and it boils. That is cause and effect.',
      },
      {
        pair: ['push', 'shove'],
        tried: 'Push means the opposite of shove.',
        why: 'Shoving is pushing hard. That is degree.',
      },
      {
        pair: ['wander', 'roam'],
        tried: 'Wander means the opposite of roam.',
        why: 'The words mean the same: to go about with no aim.',
      },
      {
        pair: ['assemble', 'dismantle'],
        tried: 'Assemble means the opposite of dismantle.',
        why: 'To assemble is to put together, and to dismantle is to take apart.',
      },
    ],
    key: 'E',
  },
  {
    pair: ['frail', 'sturdy'],
    bridges: [
      {
        text: 'Frail and sturdy both describe how strong something is.',
        fault: 'loose',
        why: 'So do weak and feeble, which are not opposites. Say that these two are.',
      },
      {
        text: 'A frail chair breaks, and a sturdy chair holds.',
        fault: 'narrow',
        why: 'True, but it only works for chairs.',
      },
      {
        text: 'Frail means the opposite of sturdy.',
        fault: null,
        why: 'Frail is weak and easily broken; sturdy is strong and hard to break.',
      },
      {
        text: 'Something frail becomes sturdy in time.',
        fault: 'other',
        why: 'That would be sequence, and it isn’t true.',
      },
    ],
    choices: [
      {
        pair: ['damp', 'drenched'],
        tried: 'Damp means the opposite of drenched.',
        why: 'Both are wet. Drenched is the stronger word.',
      },
      {
        pair: ['quiet', 'peaceful'],
        tried: 'Quiet means the opposite of peaceful.',
        why: 'They often go together. Neither is the opposite of the other.',
      },
      {
        pair: ['dense', 'sparse'],
        tried: 'Dense means the opposite of sparse.',
        why: 'Dense is crowded close together, and sparse is thinly spread.',
      },
      {
        pair: ['fragile', 'delicate'],
        tried: 'Fragile means the opposite of delicate.',
        why: 'The words mean nearly the same, so they can’t be opposites.',
      },
      {
        pair: ['bitter', 'salty'],
        tried: 'Bitter means the opposite of salty.',
        why: 'Two different tastes. Different is not the same as opposite.',
      },
    ],
    key: 'C',
  },
  {
    pair: ['optimist', 'pessimist'],
    bridges: [
      {
        text: 'An optimist argues with a pessimist about the weather.',
        fault: 'narrow',
        why: 'Nothing in the two words says so, and no other pair would fit.',
      },
      {
        text: 'An optimist is the opposite of a pessimist.',
        fault: null,
        why: 'One expects the best and the other the worst.',
      },
      {
        text: 'An optimist and a pessimist are two kinds of people.',
        fault: 'loose',
        why: 'So are a singer and a dancer. The sentence doesn’t say that they are opposites.',
      },
      {
        text: 'An optimist turns into a pessimist after a disappointment.',
        fault: 'other',
        why: 'That would be sequence, and nothing in the words says so.',
      },
    ],
    choices: [
      {
        pair: ['singer', 'dancer'],
        tried: 'A singer is the opposite of a dancer.',
        why: 'Two kinds of performers, different but not opposite.',
      },
      {
        pair: ['doctor', 'patient'],
        tried: 'A doctor is the opposite of a patient.',
        why: 'They meet at the same visit, in different roles. Different is not the same as opposite.',
      },
      {
        pair: ['critic', 'reviewer'],
        tried: 'A critic is the opposite of a reviewer.',
        why: 'Two words for a person who judges books or plays.',
      },
      {
        pair: ['champion', 'athlete'],
        tried: 'A champion is the opposite of an athlete.',
        why: 'Many champions are athletes. That is closer to type and category.',
      },
      {
        pair: ['miser', 'spendthrift'],
        tried: 'A miser is the opposite of a spendthrift.',
        why: 'A miser won’t part with money, and a spendthrift can’t hold on to it.',
      },
    ],
    key: 'E',
  },
  {
    pair: ['deter', 'encourage'],
    bridges: [
      {
        text: 'Deter and encourage are opposites.',
        fault: null,
        why: 'To deter is to keep somebody from acting, and to encourage is to urge somebody on.',
      },
      {
        text: 'You can deter people, and you can encourage them.',
        fault: 'loose',
        why: 'You can also feed them or thank them. It doesn’t say that the words are opposites.',
      },
      {
        text: 'You deter people so that they feel encouraged.',
        fault: 'other',
        why: 'That would be cause and effect, and it isn’t true.',
      },
      {
        text: 'To deter people is to encourage them gently.',
        fault: 'other',
        why: 'That would be degree. The words pull in opposite directions.',
      },
    ],
    choices: [
      {
        pair: ['chase', 'catch'],
        tried: 'Chase and catch are opposites.',
        why: 'You chase the people you want to catch. That is an act and its goal.',
      },
      {
        pair: ['dislike', 'detest'],
        tried: 'Dislike and detest are opposites.',
        why: 'Both are ill feeling. Detest is the stronger word.',
      },
      {
        pair: ['convict', 'sentence'],
        tried: 'Convict and sentence are opposites.',
        why: 'A judge sentences people who have been convicted. That is sequence.',
      },
      {
        pair: ['welcome', 'shun'],
        tried: 'Welcome and shun are opposites.',
        why: 'To welcome people is to greet them gladly, and to shun them is to keep away from them.',
      },
      {
        pair: ['advise', 'counsel'],
        tried: 'Advise and counsel are opposites.',
        why: 'The words mean the same: to tell somebody what would be wise.',
      },
    ],
    key: 'D',
  },
] as const satisfies readonly BridgeExercise[];
