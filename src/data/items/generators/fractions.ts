import {
  amount,
  because,
  dollars,
  fraction,
  type Generator,
  greatestCommonDivisor,
  oneOf,
} from './generator';

/** The proper fractions in lowest terms with a denominator up to 6. */
const proper = [2, 3, 4, 5, 6].flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => [index + 1, bottom] as const).filter(
    ([top]) => greatestCommonDivisor(top, bottom) === 1,
  ),
);
/** Pairs of them with different denominators, the lesser before the greater. */
const ascending = proper.flatMap(([topOne, bottomOne]) =>
  proper
    .filter(([top, bottom]) => bottom !== bottomOne && topOne * bottom < top * bottomOne)
    .map(([top, bottom]) => [topOne, bottomOne, top, bottom] as const),
);

/** Those that leave a fair part of the whole. */
const modest = proper.filter(([top, bottom]) => 3 * top <= 2 * bottom);

const rounded = (value: number) => amount(Math.round(value));

const leftovers: readonly ((total: string, first: string, second: string) => string)[] = [
  (total, first, second) =>
    `Mei had ${total}. She spent ${first} of it on a coat and ${second} of what was left on shoes. How many dollars did she then have left?`,
  (total, first, second) =>
    `A van carries ${total} boxes. It drops off ${first} of them in Lagos and ${second} of the rest in Ibadan. How many boxes are then still on the van?`,
  (total, first, second) =>
    `A farmer picks ${total} melons. He sells ${first} of them on Friday and ${second} of the rest on Saturday. How many melons are left?`,
];

const restOfTheRest: Generator = {
  id: 'fractions-rest-of-the-rest',
  topic: 'fractions',
  difficulty: 3,
  draft(random) {
    const [topOne, bottomOne] = oneOf(random, modest);
    const [topTwo, bottomTwo] = oneOf(random, modest);
    const unit = bottomOne * bottomTwo;
    const total = unit * random.integer(Math.ceil(40 / unit), Math.floor(240 / unit));
    const [one, two] = [topOne / bottomOne, topTwo / bottomTwo];
    const [first, second] = [fraction(topOne, bottomOne).text, fraction(topTwo, bottomTwo).text];
    const rest = (total * (bottomOne - topOne)) / bottomOne;
    const key = (rest * (bottomTwo - topTwo)) / bottomTwo;

    // Each thing goes its way by its number; what is left is counted.
    let again = 0;
    let passed = 0;
    for (let thing = 0; thing < total; thing += 1) {
      if (thing % bottomOne < topOne) continue;
      if (passed % bottomTwo >= topTwo) again += 1;
      passed += 1;
    }

    const story = oneOf(random, leftovers);
    return {
      stem: story(story === leftovers[0] ? dollars(total).text : amount(total).text, first, second),
      key: because(
        rounded(key),
        `After the first share ${rest} are left, and after ${second} of those is gone, ${key}.`,
      ),
      again,
      mistakes: [
        because(rounded(total * (1 - one - two)), `${second} was taken of all ${total} instead of ${rest}.`),
        because(rounded(total * one * two), `This is ${first} of ${second} of ${total}.`),
        because(rounded(rest), `This stops a step early: ${second} of these still go.`),
        because(rounded(rest - key), `This is what went in the second step, ${second} of ${rest}.`),
        because(rounded(total - key), 'This is all that went, not what is left.'),
        because(rounded(total * (1 - two)), `This takes ${second} off ${total} and forgets the first share.`),
        because(rounded(total * (1 - one * two)), `Only ${first} of ${second} was taken off ${total}.`),
        because(rounded(total * one), `This is what went in the first step, ${first} of ${total}.`),
      ],
      method: `What stays is \`{${bottomOne - topOne}/${bottomOne}}\` of ${total}, and then \`{${bottomTwo - topTwo}/${bottomTwo}}\` of that.`,
    };
  },
};

const cuttings: readonly ((long: string, short: string) => string)[] = [
  (long, short) =>
    `A ribbon is ${long} feet long. Pilar cuts off ${short} feet. How many feet of ribbon are left?`,
  (long, short) =>
    `A sack holds ${long} pounds of rice. Anil takes out ${short} pounds. How many pounds are left?`,
  (long, short) =>
    `A trail is ${long} miles long. Tove has walked ${short} miles of it. How many miles are left?`,
];

const mixedDifference: Generator = {
  id: 'fractions-mixed-difference',
  topic: 'fractions',
  difficulty: 2,
  draft(random) {
    const [topOne, bottomOne, topTwo, bottomTwo] = oneOf(random, ascending);
    const less = random.integer(1, 6);
    const wholes = random.integer(2, 6);
    const more = less + wholes;
    const common = (bottomOne * bottomTwo) / greatestCommonDivisor(bottomOne, bottomTwo);
    const [one, two] = [(topOne * common) / bottomOne, (topTwo * common) / bottomTwo];
    const result = (whole: number, parts: number) => fraction(whole * common + parts, common);
    const [fractionOne, fractionTwo] = [fraction(topOne, bottomOne).text, fraction(topTwo, bottomTwo).text];
    return {
      stem: oneOf(random, cuttings)(
        fraction(more * bottomOne + topOne, bottomOne).text,
        fraction(less * bottomTwo + topTwo, bottomTwo).text,
      ),
      key: because(
        result(wholes, one - two),
        `${fractionOne} is less than ${fractionTwo}, so one whole is broken up: \`${more - 1}{${one + common}/${common}} - ${less}{${two}/${common}}\`.`,
      ),
      // Counted up from the smaller number: to the next whole, by wholes, then the last fraction.
      again: 1 - topTwo / bottomTwo + (more - less - 1) + topOne / bottomOne,
      mistakes: [
        because(result(wholes, two - one), `${fractionOne} was taken from ${fractionTwo}: the wrong order.`),
        because(result(wholes + 1, one - two), `A whole was broken up, but ${more} was not lowered.`),
        because(result(wholes - 1, one - two), `${more} was lowered by 2, but one whole is enough.`),
        because(result(wholes, 0), `Only the whole numbers ${more} and ${less} were subtracted.`),
        because(result(wholes - 1, 0), `${more} was lowered, but the fractions were left out.`),
        because(result(wholes, one + two), 'The wholes were subtracted, but the fractions were added.'),
        because(
          result(wholes - 1, two - one),
          `${more} was lowered, yet ${fractionOne} was taken from ${fractionTwo}.`,
        ),
        because(result(more + less, one + two), 'The two numbers were added instead of subtracted.'),
      ],
      method: `Count up from the smaller number: \`{${bottomTwo - topTwo}/${bottomTwo}}\` to ${less + 1}, then on to ${more}, then ${fractionOne} more.`,
    };
  },
};

const tanks = [
  { name: 'water tank', unit: 'liters' },
  { name: 'rain barrel', unit: 'gallons' },
  { name: 'fish pond', unit: 'buckets' },
] as const;

const fullTank: Generator = {
  id: 'fractions-full-tank',
  topic: 'fractions',
  difficulty: 4,
  draft(random) {
    const [topOne, bottomOne, topTwo, bottomTwo] = oneOf(random, ascending);
    const { name, unit } = oneOf(random, tanks);
    const common = (bottomOne * bottomTwo) / greatestCommonDivisor(bottomOne, bottomTwo);
    const key = common * random.integer(2, Math.max(3, Math.floor(120 / common)));
    const before = (key * topOne) / bottomOne;
    const after = (key * topTwo) / bottomTwo;
    const added = after - before;
    const [first, second] = [fraction(topOne, bottomOne).text, fraction(topTwo, bottomTwo).text];
    const part = fraction(topTwo * bottomOne - topOne * bottomTwo, bottomOne * bottomTwo).text;
    // Brute force: the one size at which the added water makes up the difference.
    let again = common;
    while (again * topTwo * bottomOne !== again * topOne * bottomTwo + added * bottomOne * bottomTwo)
      again += 1;
    return {
      stem: `A ${name} was ${first} full. After ${added} ${unit} of water were added, it was ${second} full. How many ${unit} does it hold when full?`,
      key: because(
        amount(key),
        `The ${added} ${unit} are ${part} of the whole, since ${second} less ${first} is ${part}.`,
      ),
      again,
      mistakes: [
        because(amount(after), `This is the water in it now, ${second} of a full ${name}.`),
        because(amount(before), `This is the water in it at the start, ${first} of a full ${name}.`),
        because(amount(key - after), 'This is the room that is still empty.'),
        because(amount((added * bottomTwo) / topTwo), `${added} ${unit} were taken for ${second} of all.`),
        because(amount((added * bottomOne) / topOne), `${added} ${unit} were taken for ${first} of all.`),
        because(amount(key + added), `The ${added} ${unit} were added to the full ${name} once more.`),
        because(amount(key + before), `The ${before} ${unit} of the start were added to the full ${name}.`),
        because(
          amount(added * common),
          `${added} ${unit} were taken for \`{1/${common}}\` instead of ${part}.`,
        ),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Subtract the fractions: ${added} ${unit} are ${part} of the whole, so find one part and multiply up.`,
    };
  },
};

export const fractions: readonly Generator[] = [restOfTheRest, mixedDifference, fullTank];
