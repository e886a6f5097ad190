import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Stories in which a total is divided in a ratio. `asked` is 0 to ask for the first term's share, 1 for the second's. */
const sharings: readonly ((ratio: string, total: number, asked: 0 | 1) => string)[] = [
  (ratio, total, asked) =>
    `The ratio of girls to boys in a choir is ${ratio}. The choir has ${total} members. How many of them are ${asked === 0 ? 'girls' : 'boys'}?`,
  (ratio, total, asked) =>
    `Green paint is made by mixing blue paint and yellow paint in the ratio ${ratio}. How many quarts of ${asked === 0 ? 'blue' : 'yellow'} paint are needed for ${total} quarts of green paint?`,
  (ratio, total, asked) =>
    `Ravi and Lena split $${total} so that the ratio of Ravi’s share to Lena’s share is ${ratio}. How many dollars does ${asked === 0 ? 'Ravi' : 'Lena'} get?`,
];

/** Pairs of different coprime numbers. */
const terms = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((first) =>
  [2, 3, 4, 5, 6, 7, 8, 9]
    .filter((second) => first !== second && greatestCommonDivisor(first, second) === 1)
    .map((second) => [first, second] as const),
);

const shareInParts: Generator = {
  id: 'ratio-share-in-parts',
  topic: 'ratio',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [first, second] = pickOne(random, terms);
      const part = random.integer(3, 12);
      const asked = random.integer(0, 1) === 0 ? 0 : 1;
      const [wanted, other] = asked === 0 ? [first, second] : [second, first];
      // True if dividing the total by the wanted term gives a usable distractor: a whole number that, if the wanted share is the
      // smaller one, is above the key.
      const dividesByOwn = part % wanted === 0 && (wanted > other || wanted * wanted < first + second);
      if (!dividesByOwn && part % other !== 0) return null;
      const sum = first + second;
      const total = part * sum;
      // Deals out the total round by round until nothing is left.
      let again = 0;
      for (let left = total; left > 0; left -= sum) again += wanted;
      return {
        stem: pickOne(random, sharings)(`${first}:${second}`, total, asked),
        key: withExplanation(
          numberAnswer(part * wanted),
          `There are ${sum} parts in all, so one part is ${total} divided by ${sum}, or ${part}. Then ${wanted} parts are ${part * wanted}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(part * other),
            `This is the other share, ${other} of the ${sum} parts instead of ${wanted}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((total * wanted) / other),
            `This is \`{${wanted}/${other}}\` of ${total}, but the share is \`{${wanted}/${sum}}\` of the total.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(total / wanted),
            `${total} was divided by ${wanted}, but there are ${sum} parts in all.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(part),
            `This is only one part, ${total} divided by ${sum}; the share has ${wanted} parts.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(total / other),
            `${total} was divided by ${other}, but there are ${sum} parts in all.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(part * Math.abs(first - second)),
            'This is the difference between the two shares.',
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer(total / 2),
            `This is half of ${total}, but a ratio of ${first}:${second} does not split it evenly.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(total - other),
            `The ${other} of the ratio was subtracted from ${total}, but it means ${other} equal parts.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(total - part),
            `Only one part, ${part}, was subtracted from ${total}, but the other share has ${other} parts.`,
          ),
        ].filter((mistake) => isWholeNumber(mistake) && mistake.value < total),
        method: `Add the terms, \`${first} + ${second} = ${sum}\`, divide ${total} by ${sum}, and multiply by ${wanted}.`,
      };
    },
  ],
};

/** Returns a ratio in lowest terms. */
function ratioOf(first: number, second: number): NumericAnswer {
  const divisor = greatestCommonDivisor(first, second);
  return { value: first / second, text: `${first / divisor}:${second / divisor}` };
}

const chains = [
  ['red beads', 'blue beads', 'green beads', 'On a necklace'],
  ['goats', 'sheep', 'hens', 'On a farm'],
  ['novels', 'comic books', 'biographies', 'On a library shelf'],
  ['cars', 'vans', 'trucks', 'In a parking lot'],
] as const;

const chain: Generator = {
  id: 'ratio-chain',
  topic: 'ratio',
  difficulty: 4,
  skeletons: [
    (random) => {
      const [a, b] = pickOne(random, terms);
      const [c, d] = pickOne(random, terms);
      if (b === c || a === d || a * c === b * d || a * c > 40 || b * d > 40) return null;
      // Rejects ratios such as 9:5 and 2:5: a classic mistake, comparing the outer terms (9 and 5), would repeat a given ratio.
      if (a === c || b === d) return null;
      const [one, two, three, place] = pickOne(random, chains);
      // Brute force: finds the smallest middle number for which the other two are whole.
      let middle = 1;
      while ((middle * a) % b !== 0 || (middle * d) % c !== 0) middle += 1;
      const key = ratioOf(a * c, b * d);
      const [left, right] = [(middle * a) / b, (middle * d) / c];
      return {
        stem: `${place}, the ratio of ${one} to ${two} is ${a}:${b}, and the ratio of ${two} to ${three} is ${c}:${d}. What is the ratio of ${one} to ${three}?`,
        key: withExplanation(
          key,
          `For every ${middle} ${two} there are ${left} ${one} and ${right} ${three}.`,
        ),
        again: left / right,
        classic: [
          toMistakeAnswer(
            'wrong-whole',
            ratioOf(a, d),
            `This compares ${a} with ${d} directly, but ${a} goes with ${b} ${two} and ${d} goes with ${c}.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            ratioOf(b * d, a * c),
            `This is the ratio in reverse order, ${three} to ${one}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            ratioOf(left, d),
            `${left} ${one} go with ${middle} ${two}, but ${d} ${three} go with only ${c}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            ratioOf(a, right),
            `${right} ${three} go with ${middle} ${two}, but ${a} ${one} go with only ${b}.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            ratioOf(a * d, b * c),
            `The ratio ${c}:${d} was turned around before the two ratios were multiplied.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            ratioOf(b * c, a * d),
            `The ratio ${a}:${b} was turned around before the two ratios were multiplied.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            ratioOf(a + c, b + d),
            `The terms were added, \`${a} + ${c}\` and \`${b} + ${d}\`, but ratios have to be multiplied here.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            ratioOf(a, b),
            `This is the ratio of ${one} to ${two}, not to ${three}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            ratioOf(c, d),
            `This is the ratio of ${two}, not of ${one}, to ${three}.`,
          ),
        ],
        method: `Make the number of ${two} the same in both ratios, ${middle}. Then ${left} ${one} go with ${right} ${three}.`,
      };
    },
  ],
};

/** Stories in which users consume something: less than one unit each here, more than one unit each in `largeUses`. */
const smallUses = [
  {
    unit: 'cups',
    users: 'people',
    stem: (known: number, needs: number, wanted: number) =>
      `A cook uses ${needs} cups of rice for ${known} people. At this rate, how many cups of rice does the cook need for ${wanted} people?`,
  },
  {
    unit: 'gallons',
    users: 'lockers',
    stem: (known: number, needs: number, wanted: number) =>
      `A school needs ${needs} gallons of paint for ${known} lockers. At this rate, how many gallons does it need for ${wanted} lockers?`,
  },
] as const;
const largeUses = [
  {
    unit: 'bales',
    users: 'horses',
    stem: (known: number, needs: number, wanted: number) =>
      `In one week, ${known} horses eat ${needs} bales of hay. At this rate, how many bales do ${wanted} horses eat in one week?`,
  },
  {
    unit: 'pounds',
    users: 'students',
    stem: (known: number, needs: number, wanted: number) =>
      `In a pottery class, ${known} students use ${needs} pounds of clay. At this rate, how many pounds of clay do ${wanted} students use?`,
  },
] as const;

const proportion: Generator = {
  id: 'ratio-proportion',
  topic: 'ratio',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [perGroup, needsPerGroup] = pickOne(random, terms);
      const groups = random.integer(2, 5);
      const asked = random.integer(3, 11);
      if (asked % groups === 0 || groups % asked === 0) return null;
      const [known, needs, wanted] = [perGroup * groups, needsPerGroup * groups, perGroup * asked];
      // Rejects equal numbers of two different things, which would make the explanations ambiguous.
      if (wanted === needs) return null;
      const { unit, users, stem } = pickOne<(typeof smallUses | typeof largeUses)[number]>(
        random,
        needs < known ? smallUses : largeUses,
      );
      let again = 0;
      for (let served = 0; served < wanted; served += perGroup) again += needsPerGroup;
      const apart = Math.abs(wanted - known);
      const [difference, changed] =
        wanted > known ? ['more', `${apart} was added to`] : ['less', `${apart} was subtracted from`];
      return {
        stem: stem(known, needs, wanted),
        key: withExplanation(
          numberAnswer(needsPerGroup * asked),
          `${needs} ${unit} for ${known} ${users} is the same as ${needsPerGroup} ${unit} for ${perGroup} ${users}, and ${wanted} is ${asked} times ${perGroup}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(needs + wanted - known),
            `${wanted} is ${apart} ${difference} than ${known}, so ${changed} ${needs}; but equal ratios come from multiplying.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(needs * asked),
            `${needs} was multiplied by ${asked}, but ${wanted} is ${asked} times ${perGroup}, not ${asked} times ${known}.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer((wanted * known) / needs),
            `The ratio was turned upside down: ${wanted} was multiplied by \`{${known}/${needs}}\` instead of \`{${needs}/${known}}\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(needsPerGroup * Math.abs(asked - groups)),
            `This is the amount for ${apart} ${users}, the difference between ${known} and ${wanted}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(needsPerGroup * wanted),
            `Here each of the ${wanted} ${users} takes ${needsPerGroup} ${unit}, but ${needsPerGroup} ${unit} are enough for ${perGroup} ${users}.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(asked),
            `This is the number of groups of ${perGroup} ${users} in ${wanted}, and each group takes ${needsPerGroup} ${unit}.`,
          ),
        ].filter(isWholeNumber),
        method: `Reduce ${needs} for ${known} to ${needsPerGroup} for ${perGroup}; ${wanted} is ${asked} times ${perGroup}, so multiply ${needsPerGroup} by ${asked}.`,
      };
    },
  ],
};

export const ratioGenerators: readonly Generator[] = [shareInParts, chain, proportion];
