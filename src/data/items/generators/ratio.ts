import { amount, type Answer, because, type Generator, greatestCommonDivisor, oneOf } from './generator';

/** Stories of a total that is shared; `asked` 0 is the first share of the ratio, 1 the second. */
const sharings: readonly ((ratio: string, total: number, asked: 0 | 1) => string)[] = [
  (ratio, total, asked) =>
    `The ratio of girls to boys in a choir is ${ratio}. The choir has ${total} members. How many of them are ${asked === 0 ? 'girls' : 'boys'}?`,
  (ratio, total, asked) =>
    `Green paint is mixed from blue and yellow paint in the ratio ${ratio}. How many liters of ${asked === 0 ? 'blue' : 'yellow'} paint are in ${total} liters of green paint?`,
  (ratio, total, asked) =>
    `Ravi and Lena share $${total} in the ratio ${ratio}, in this order. How many dollars does ${asked === 0 ? 'Ravi' : 'Lena'} get?`,
];

/** Two different whole numbers without a common factor. */
const terms = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((first) =>
  [2, 3, 4, 5, 6, 7, 8, 9]
    .filter((second) => first !== second && greatestCommonDivisor(first, second) === 1)
    .map((second) => [first, second] as const),
);

const shareInParts: Generator = {
  id: 'ratio-share-in-parts',
  topic: 'ratio',
  difficulty: 2,
  draft(random) {
    const [first, second] = oneOf(random, terms);
    const part = random.integer(3, 12);
    const asked = random.integer(0, 1) === 0 ? 0 : 1;
    const [wanted, other] = asked === 0 ? [first, second] : [second, first];
    const sum = first + second;
    const total = part * sum;
    // Dealt out in rounds until nothing is left.
    let again = 0;
    for (let left = total; left > 0; left -= sum) again += wanted;
    return {
      stem: oneOf(random, sharings)(`${first}:${second}`, total, asked),
      key: because(
        amount(part * wanted),
        `There are ${sum} parts in all, so a part is ${part}, and ${wanted} parts are ${part * wanted}.`,
      ),
      again,
      mistakes: [
        because(amount(part * other), `This is the other share, ${other} of the ${sum} parts.`),
        because(amount(part), `This is a single part, ${total} divided by ${sum}.`),
        because(amount(part * Math.abs(first - second)), 'This is the difference between the two shares.'),
        because(amount(total / 2), `This halves ${total}, as if the two shares were equal.`),
        because(amount(total / wanted), `${total} was divided by ${wanted} instead of by all ${sum} parts.`),
        because(
          amount((total * wanted) / other),
          `This takes \`{${wanted}/${other}}\` of ${total}, the one share over the other.`,
        ),
        because(amount(total - part), `Only one of the ${sum} parts was taken away from ${total}.`),
        because(amount(part * (wanted + 1)), `This counts ${wanted + 1} parts of ${part}, one too many.`),
        because(amount(total / other), `${total} was divided by ${other}, the other term of the ratio.`),
      ].filter(({ value }) => Number.isInteger(value) && value < total),
      method: `Add the terms, ${first} + ${second} = ${sum}; divide ${total} by ${sum} and take ${wanted} such parts.`,
    };
  },
};

/** A ratio in lowest terms. */
function ratioOf(first: number, second: number): Answer {
  const divisor = greatestCommonDivisor(first, second);
  return { value: first / second, text: `${first / divisor}:${second / divisor}` };
}

const chains = [
  ['red beads', 'blue beads', 'green beads', 'On a necklace'],
  ['goats', 'sheep', 'hens', 'On a farm in Peru'],
  ['novels', 'comics', 'atlases', 'On a library shelf'],
  ['buses', 'vans', 'trucks', 'In a parking lot'],
] as const;

const chain: Generator = {
  id: 'ratio-chain',
  topic: 'ratio',
  difficulty: 4,
  draft(random) {
    const [a, b] = oneOf(random, terms);
    const [c, d] = oneOf(random, terms);
    if (b === c || a === d || a * c === b * d || a * c > 40 || b * d > 40) return null;
    const [one, two, three, place] = oneOf(random, chains);
    // Brute force: the least number of the middle kind that fits with whole numbers of both others.
    let middle = 1;
    while ((middle * a) % b !== 0 || (middle * d) % c !== 0) middle += 1;
    const key = ratioOf(a * c, b * d);
    const [left, right] = [(middle * a) / b, (middle * d) / c];
    return {
      stem: `${place}, the ratio of ${one} to ${two} is ${a}:${b}, and the ratio of ${two} to ${three} is ${c}:${d}. What is the ratio of ${one} to ${three}?`,
      key: because(key, `With ${middle} ${two} there are ${left} ${one} and ${right} ${three}.`),
      again: left / right,
      mistakes: [
        because(ratioOf(b * d, a * c), `This is the ratio the other way around, ${three} to ${one}.`),
        because(
          ratioOf(a, d),
          `This takes ${a} and ${d} as they stand, though ${b} and ${c} count the same ${two}.`,
        ),
        because(
          ratioOf(a * d, b * c),
          `The ratio ${c}:${d} was turned around before the two were multiplied.`,
        ),
        because(
          ratioOf(a + c, b + d),
          `The terms were added, ${a} + ${c} and ${b} + ${d}, instead of multiplied.`,
        ),
        because(ratioOf(a, b), `This is the ratio of ${one} to ${two}, as it is given.`),
        because(ratioOf(c, d), `This is the ratio of ${two} to ${three}, as it is given.`),
        because(ratioOf(a * c, b * d + b * c), `This compares the ${one} with ${two} and ${three} together.`),
        because(ratioOf(b, c), `This compares ${b} with ${c}, two numbers for the same ${two}.`),
        because(ratioOf(a * c + b * c, b * d), `This compares ${one} and ${two} together with the ${three}.`),
      ],
      method: `Make the number of ${two} the same in both ratios, ${middle}: then it is ${left} to ${right}.`,
    };
  },
};

const recipes: readonly ((known: number, needs: number, wanted: number) => string)[] = [
  (known, needs, wanted) =>
    `A recipe for ${known} people takes ${needs} cups of rice. How many cups of rice does it take for ${wanted} people?`,
  (known, needs, wanted) =>
    `It takes ${needs} cans of paint to cover ${known} square meters of wall. How many cans does it take to cover ${wanted} square meters?`,
  (known, needs, wanted) =>
    `In a week, ${known} horses eat ${needs} bags of hay. At that rate, how many bags do ${wanted} horses eat in a week?`,
];

const proportion: Generator = {
  id: 'ratio-proportion',
  topic: 'ratio',
  difficulty: 2,
  draft(random) {
    const [perGroup, needsPerGroup] = oneOf(random, terms);
    const groups = random.integer(2, 5);
    const asked = random.integer(3, 11);
    if (asked % groups === 0 || groups % asked === 0) return null;
    const [known, needs, wanted] = [perGroup * groups, needsPerGroup * groups, perGroup * asked];
    let again = 0;
    for (let served = 0; served < wanted; served += perGroup) again += needsPerGroup;
    const [fewer, more] = [Math.floor(asked / groups), Math.ceil(asked / groups)];
    return {
      stem: oneOf(random, recipes)(known, needs, wanted),
      key: because(
        amount(needsPerGroup * asked),
        `${needs} for ${known} is ${needsPerGroup} for every ${perGroup}, and ${wanted} is ${asked} times ${perGroup}.`,
      ),
      again,
      mistakes: [
        because(
          amount(needs + wanted - known),
          `The difference between ${wanted} and ${known} was carried over, but the numbers grow by a factor.`,
        ),
        because(
          amount(needs * asked),
          `${needs} was multiplied by ${asked}, but ${wanted} is ${asked} times ${perGroup}, not ${known}.`,
        ),
        because(
          amount((wanted * known) / needs),
          `The ratio was turned upside down: ${wanted} times \`{${known}/${needs}}\`.`,
        ),
        because(amount(needs * fewer), `This is enough for ${known * fewer} only, not for ${wanted}.`),
        because(
          amount(needs * more),
          `This is enough for ${known * more}, more than the ${wanted} asked for.`,
        ),
        because(amount(needsPerGroup * (asked - 1)), `This counts one group of ${perGroup} too few.`),
        because(amount(needsPerGroup * (asked + 1)), `This counts one group of ${perGroup} too many.`),
        because(amount(wanted), `This takes 1 for each of the ${wanted}, where ${known} take ${needs}.`),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Reduce ${needs} for ${known} to ${needsPerGroup} for ${perGroup}, then take it ${asked} times.`,
    };
  },
};

export const ratio: readonly Generator[] = [shareInParts, chain, proportion];
