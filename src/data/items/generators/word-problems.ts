import { amount, because, type Generator, oneOf } from './generator';

const sales = [
  {
    asked: 'adult tickets',
    others: 'child tickets',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A theater sells ${count} tickets for $${total} in all. An adult ticket costs $${dear} and a child ticket $${cheap}. How many adult tickets does it sell?`,
  },
  {
    asked: 'large boxes',
    others: 'small boxes',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A farmer sells ${count} boxes of berries for $${total} in all. A large box costs $${dear} and a small box $${cheap}. How many large boxes does he sell?`,
  },
  {
    asked: 'puzzles',
    others: 'books',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `At a school fair Ines sells ${count} puzzles and books for $${total} in all. A puzzle costs $${dear} and a book $${cheap}. How many puzzles does she sell?`,
  },
];

const twoPrices: Generator = {
  id: 'word-problems-two-prices',
  topic: 'word-problems',
  difficulty: 4,
  draft(random) {
    const [cheap, more] = [random.integer(2, 6), random.integer(2, 5)];
    const dear = cheap + more;
    const x = random.integer(5, 20);
    const y = x + 2 * oneOf(random, [1, -1]) * random.integer(1, 6);
    if (y < 4) return null;
    const count = x + y;
    const total = dear * x + cheap * y;
    const { asked, others, stem } = oneOf(random, sales);
    const found = Array.from({ length: count }, (_, index) => index).find(
      (candidate) => dear * candidate + cheap * (count - candidate) === total,
    );
    return {
      stem: stem(count, total, dear, cheap),
      key: because(
        amount(x),
        `All ${count} at $${cheap} would bring $${cheap * count}; each of the ${asked} brings $${more} more.`,
      ),
      again: found ?? Number.NaN,
      mistakes: [
        because(amount(y), `This is the number of ${others}, but the ${asked} are asked for.`),
        because(
          amount(more * x),
          `This is what comes in above ${count} times $${cheap}, not yet divided by $${more}.`,
        ),
        because(
          amount(more * y),
          `This is how many dollars more ${count} times $${dear} would bring, not a number of ${asked}.`,
        ),
        because(
          amount(count / 2),
          `This splits the ${count} evenly, which would bring $${((dear + cheap) * count) / 2}.`,
        ),
        because(
          amount(Math.abs(x - y)),
          `This is the difference between the number of ${asked} and the number of ${others}.`,
        ),
      ],
      method: `Suppose that all ${count} cost $${cheap}. The money that is still missing, divided by $${more}, is the answer.`,
    };
  },
};

const kinds = [
  { name: 'integers', step: 1, parity: 0 },
  { name: 'even integers', step: 2, parity: 0 },
  { name: 'odd integers', step: 2, parity: 1 },
];

const consecutive: Generator = {
  id: 'word-problems-consecutive',
  topic: 'word-problems',
  difficulty: 2,
  draft(random) {
    const { name, step, parity } = oneOf(random, kinds);
    const middle = 2 * random.integer(5, 40) + parity;
    const [asked, side] = oneOf(random, [
      ['greatest', 1],
      ['smallest', -1],
    ] as const);
    const other = side === 1 ? 'smallest' : 'greatest';
    const sum = 3 * middle;
    const key = middle + side * step;
    const least = Array.from({ length: sum }, (_, index) => index).find(
      (n) => n + (n + step) + (n + 2 * step) === sum,
    );
    return {
      stem: `The sum of three consecutive ${name} is ${sum}. What is the ${asked} of the three?`,
      key: because(
        amount(key),
        `The middle one is a third of ${sum}, or ${middle}, and the ${asked} is ${step} away from it.`,
      ),
      again: (least ?? Number.NaN) + (side === 1 ? 2 * step : 0),
      mistakes: [
        because(amount(middle), `This is a third of ${sum}, the middle integer and not the ${asked}.`),
        because(
          amount(middle - side * step),
          `This is the ${other} of the three, but the ${asked} is asked for.`,
        ),
        because(
          amount(middle + side * (3 - step)),
          `Consecutive ${name} are ${step} apart, but this is ${3 - step} away from the middle one.`,
        ),
        because(
          amount(middle + 2 * side * step),
          `Here ${middle}, a third of ${sum}, was taken for the ${other} instead of the middle one.`,
        ),
        because(
          amount(sum - key),
          `This is the sum of the two integers beside the ${asked}, which is left over from ${sum}.`,
        ),
      ],
      method: `Divide by 3 for the middle one, ${middle}, and go ${step} ${side === 1 ? 'up' : 'down'} from it.`,
    };
  },
};

const families = [
  { older: 'Mr. Osei', younger: 'Ama', relation: 'his daughter Ama', pronoun: 'he', later: 'she' },
  { older: 'Mrs. Ito', younger: 'Ken', relation: 'her son Ken', pronoun: 'she', later: 'he' },
  { older: 'Mr. Silva', younger: 'Rui', relation: 'his nephew Rui', pronoun: 'he', later: 'the boy' },
];
const multiples = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];

/** All ages that a parent and a child can have: `now` times as old today, after some years `soon` times. */
const ages = [4, 5, 6, 7].flatMap((now) =>
  [2, 3].flatMap((soon) =>
    Array.from({ length: 20 }, (_, index) => ({
      now,
      soon,
      child: (index + 1) * (soon - 1),
      years: (index + 1) * (now - soon),
    })).filter(
      ({ child, years }) =>
        child >= 4 && now * child <= 56 && (now - 1) * child >= 20 && years >= 3 && years <= 24,
    ),
  ),
);

const twoAges: Generator = {
  id: 'word-problems-two-ages',
  topic: 'word-problems',
  difficulty: 4,
  draft(random) {
    const { now, soon, child, years } = oneOf(random, ages);
    const { older, younger, relation, pronoun, later } = oneOf(random, families);
    const age = now * child;
    const found = Array.from({ length: 60 }, (_, index) => index + 1).find(
      (candidate) => now * candidate + years === soon * (candidate + years),
    );
    return {
      stem: `${older} is now ${multiples[now]} as old as ${relation}. In ${years} years ${pronoun} will be ${multiples[soon]} as old as ${later} will be then. How old is ${older} now?`,
      key: because(
        amount(age),
        `At ${age} and ${child} now they are ${age + years} and ${child + years} then, ${multiples[soon]} as old.`,
      ),
      again: now * (found ?? Number.NaN),
      mistakes: [
        because(amount(child), `This is the age of ${younger} now, but that of ${older} is asked for.`),
        because(
          amount(child + years),
          `This is the age of ${younger} in ${years} years, and not that of ${older}.`,
        ),
        because(
          amount(soon * child),
          `This is ${multiples[soon]} the age of ${younger} today, but that holds only in ${years} years.`,
        ),
        because(
          amount(age - years),
          `This is the age of ${older} ${years} years ago: the years were taken away.`,
        ),
        because(amount(age + years), `This is the age of ${older} in ${years} years, and not the age now.`),
        because(
          amount(now * (child + years)),
          `This is ${multiples[now]} the age that ${younger} has in ${years} years, not the age now.`,
        ),
        because(amount(age + child), `This is the age of ${older} and the age of ${younger} put together.`),
      ],
      method: `Write \`${now}c + ${years} = ${soon}(c + ${years})\` for the age \`c\` of ${younger}, or try only the answers that ${now} divides.`,
    };
  },
};

export const wordProblems: readonly Generator[] = [twoPrices, consecutive, twoAges];
