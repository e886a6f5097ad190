import type { NumberLineFigure } from '@/domain/exam/items/figure';
import type { Random } from '@/lib/random';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  type ItemDraft,
  type MistakeAnswer,
  integersUpTo,
  pickOne,
  sumOf,
  toMistakeAnswer,
} from './generator';

type Sign = '<' | '<=' | '>' | '>=';

const signs: readonly Sign[] = ['<', '<=', '>', '>='];
const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** The same direction with the boundary included instead of excluded, or vice versa. */
const otherEnd: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Returns a solution set as an answer whose value sorts by boundary, then by sign. */
function solution(sign: Sign, boundary: number): NumericAnswer {
  return formulaAnswer(boundary + signs.indexOf(sign) / 10, `x ${sign} ${boundary}`);
}

function holds(left: number, sign: Sign, right: number): boolean {
  if (left === right) return sign === '<=' || sign === '>=';
  return left < right === sign.startsWith('<');
}

/** Derives a solution set by trying whole numbers from -80 to 80, as "<=" or ">=" if `withEnd`, otherwise as "<" or ">". */
function tried(satisfies: (x: number) => boolean, withEnd: boolean): NumericAnswer {
  const found = Array.from({ length: 161 }, (_, index) => index - 80).filter((x) => satisfies(x));
  const [first, last] = [Math.min(...found), Math.max(...found)];
  if (last === 80) return withEnd ? solution('>=', first) : solution('>', first - 1);
  return withEnd ? solution('<=', last) : solution('<', last + 1);
}

/** The whole numbers that the second computations try. */
const integers = Array.from({ length: 61 }, (_, index) => index - 30);

function solutionSet(random: Random): ItemDraft | null {
  const [sign, a, tens] = [pickOne(random, signs), random.integer(2, 5), random.integer(1, 4)];
  const boundary = pickOne(random, [1, -1]) * random.integer(2, 7);
  if (boundary === tens || a === tens || a === Math.abs(boundary)) return null;
  const [b, c] = [a * tens, a * (tens - boundary)];
  const right = turned[sign];
  const collected = `\`-${a}x ${sign} ${-a * boundary}\``;
  const withEnd = holds(0, sign, 0);
  return {
    stem: `Which of the following gives all values of \`x\` for which \`${b} - ${a}x ${sign} ${c}\`?`,
    key: withExplanation(
      solution(right, boundary),
      `Subtracting ${b} gives ${collected}. Dividing by \`-${a}\` reverses the inequality sign, so \`x ${right} ${boundary}\`.`,
    ),
    again: tried((x) => holds(b - a * x, sign, c), withEnd).value,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        solution(sign, boundary),
        `The inequality sign was not reversed when ${collected} was divided by \`-${a}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        solution(right, -boundary),
        `The inequality sign was reversed, but ${collected} was divided by ${a} instead of by \`-${a}\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        solution(sign, -boundary),
        `The minus sign of \`-${a}x\` was dropped, so this solves \`${a}x ${sign} ${-a * boundary}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        solution(right, boundary - 2 * tens),
        `The ${b} was added to \`${c}\` instead of subtracted.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        solution(right, a * boundary),
        `Dividing both sides of ${collected} by \`-1\` gives \`${a}x ${right} ${a * boundary}\`, which still has to be divided by ${a}.`,
      ),
      toMistakeAnswer(
        withEnd ? 'left-out' : 'half-checked',
        solution(otherEnd[right], boundary),
        withEnd
          ? `When \`x = ${boundary}\`, the two sides are equal, and equality is allowed here.`
          : `When \`x = ${boundary}\`, the two sides are equal, and equality is not allowed here.`,
      ),
    ],
    method: `Subtract ${b} from both sides, divide by \`-${a}\`, and reverse the inequality sign. Test one number to be sure.`,
  };
}

/** A number line with the part where `x` is less than or greater than the boundary. */
function partOfNumberLine(sign: Sign, boundary: number): NumberLineFigure {
  const filled = holds(0, sign, 0);
  const toRight = sign.startsWith('>');
  const end = String(boundary).replace('-', '−');
  return {
    kind: 'number-line',
    title: 'Solution on a number line',
    description: `A number line from −8 to 8. The part to the ${toRight ? 'right' : 'left'} of ${end} is thick, with ${filled ? 'a filled' : 'an open'} circle at ${end}.`,
    from: -8,
    to: 8,
    step: 1,
    numbers: [-8, -6, -4, -2, 0, 2, 4, 6, 8],
    part: {
      from: toRight ? boundary : null,
      to: toRight ? null : boundary,
      fromFilled: toRight && filled,
      toFilled: !toRight && filled,
    },
  };
}

/** Returns an inequality as an answer that sorts by its solution. */
function unsolved(text: string, sign: Sign, boundary: number): NumericAnswer {
  return { value: solution(sign, boundary).value, text: `\`${text}\`` };
}

function shownOnNumberLine(random: Random): ItemDraft | null {
  const [sign, a] = [pickOne(random, signs), random.integer(2, 5)];
  const boundary = pickOne(random, [1, -1]) * random.integer(2, 6);
  const b = random.integer(2, 12);
  const c = b - a * boundary;
  if (new Set([a, b, Math.abs(boundary), Math.abs(c)]).size < 4 || c === 0) return null;
  const right = turned[sign];
  const withEnd = holds(0, sign, 0);
  const ending = withEnd ? 'a filled circle includes' : 'an open circle leaves out';
  const shown = `\`x ${right} ${boundary}\``;
  return {
    stem: 'Which of the following inequalities has the solution shown on the number line?',
    figure: partOfNumberLine(right, boundary),
    key: withExplanation(
      unsolved(`${b} - ${a}x ${sign} ${c}`, right, boundary),
      `Subtracting ${b} gives \`-${a}x ${sign} ${-a * boundary}\`. Dividing by \`-${a}\` reverses the inequality sign: ${shown}.`,
    ),
    again: tried((x) => holds(b - a * x, sign, c), withEnd).value,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        unsolved(`${b} - ${a}x ${right} ${c}`, sign, boundary),
        `Dividing \`-${a}x ${right} ${-a * boundary}\` by \`-${a}\` reverses the inequality sign, so the solution is \`x ${sign} ${boundary}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'misread-figure',
        unsolved(`${b} - ${a}x ${otherEnd[sign]} ${c}`, otherEnd[right], boundary),
        `The direction is right, but ${ending} the number \`${boundary}\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        unsolved(`${b} + ${a}x ${right} ${c}`, right, -boundary),
        `Solving gives \`${a}x ${right} ${-a * boundary}\`, and then \`x ${right} ${-boundary}\`: the boundary has the wrong sign.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        unsolved(`${b} + ${a}x ${sign} ${c}`, sign, -boundary),
        `Solving gives \`${a}x ${sign} ${-a * boundary}\`, and then \`x ${sign} ${-boundary}\`: direction and boundary are wrong.`,
      ),
      toMistakeAnswer(
        'half-checked',
        unsolved(`${b} - ${a}x ${otherEnd[right]} ${c}`, otherEnd[sign], boundary),
        `Only the boundary fits: the solution is \`x ${otherEnd[sign]} ${boundary}\`, which runs the other way.`,
      ),
      ...((b - boundary) % a === 0
        ? [
            toMistakeAnswer(
              'looks-right',
              unsolved(`${b} - ${a}x ${sign} ${boundary}`, right, (b - boundary) / a),
              `The boundary \`${boundary}\` was put on the right side, but solving gives \`x ${right} ${(b - boundary) / a}\`.`,
            ),
          ]
        : []),
    ],
    method: `The figure shows ${shown}. Solve each inequality, and reverse the inequality sign when you divide by a negative number.`,
  };
}

const turnSign: Generator = {
  id: 'inequalities-turn-sign',
  topic: 'inequalities',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [solutionSet, shownOnNumberLine],
};

const outings = [
  { pays: 'At a county fair, admission costs', thing: 'ride', does: 'go on' },
  { pays: 'At a fitness club, the joining fee is', thing: 'class', does: 'take' },
  { pays: 'At an art studio, the registration fee is', thing: 'lesson', does: 'take' },
  { pays: 'At a climbing gym, a membership costs', thing: 'visit', does: 'make' },
] as const;

function greatestCount(random: Random): ItemDraft | null {
  const [price, most] = [random.integer(3, 9), random.integer(4, 12)];
  const fee = random.integer(2 * price, 4 * price);
  const rest = random.integer(1, price - 1);
  const money = fee + most * price + rest;
  if (new Set([price, most, fee, rest]).size < 4) return null;
  const { pays, thing, does } = pickOne(random, outings);
  const things = thing === 'class' ? 'classes' : `${thing}s`;
  const name = pickOne(random, ['Amara', 'Diego', 'Mei', 'Jonas']);
  let counted = 0;
  while (fee + (counted + 1) * price <= money) counted += 1;
  return {
    stem: `${pays} $${fee}, and each ${thing} costs $${price}. What is the greatest number of ${things} that ${name} can ${does} with $${money}?`,
    key: withExplanation(
      numberAnswer(most),
      `After the $${fee}, there is $${money - fee} left. That pays for ${most} ${things}, with $${rest} to spare.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'arithmetic',
        numberAnswer(most + 1),
        `The quotient was rounded up, but ${most + 1} ${things} would cost $${price - rest} too much.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(Math.floor(money / price)),
        `The $${fee} was overlooked: all of the $${money} was divided by $${price}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(Math.floor((money + fee) / price)),
        `The $${fee} was added to the $${money}, but it has to be subtracted from it.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(Math.floor(money / (price + fee))),
        `The $${fee} was charged for every ${thing}, but it is paid only once.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(money - fee),
        `Subtracting the $${fee} leaves $${money - fee}, which must still be divided by $${price}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(most - 1),
        `After ${most - 1} ${things}, there is still $${rest + price} left, which is enough for one more ${thing}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(rest),
        `After ${most} ${things}, $${rest} is left over; the question asks for the number of ${things}.`,
      ),
    ],
    method: `Solve \`${fee} + ${price}n <= ${money}\`: subtract ${fee}, divide by ${price}, and round down.`,
  };
}

const averages = [
  {
    most: 100,
    goals: [80, 92],
    opening: (scores: string) => `On her first three tests, Amara scored ${scores}.`,
    many: 'scores',
    points: 'points',
    another: (goal: number) => `A score of ${goal} does`,
    question: (goal: number) =>
      `What is the lowest score that she can get on the fourth test to have an average of at least ${goal} on the four tests?`,
  },
  {
    most: 200,
    goals: [105, 140],
    opening: (scores: string) => `In his first three bowling games, Diego scored ${scores}.`,
    many: 'scores',
    points: 'points',
    another: (goal: number) => `A score of ${goal} does`,
    question: (goal: number) =>
      `What is the lowest score that he can get in the fourth game to have an average of at least ${goal} for the four games?`,
  },
  {
    most: 100,
    goals: [30, 50],
    opening: (scores: string) => `On the first three days, Mei reads ${scores} pages of a novel.`,
    many: 'days',
    points: 'pages',
    another: (goal: number) => `Reading ${goal} pages on the fourth day does`,
    question: (goal: number) =>
      `What is the least number of pages that she must read on the fourth day to average at least ${goal} pages a day over the four days?`,
  },
] as const;

/** How three scores differ from their mean. */
const spreads = [
  [-6, 1, 5],
  [-4, -3, 7],
  [-5, 2, 3],
  [-7, 3, 4],
  [-8, 2, 6],
  [-2, -5, 7],
] as const;

function leastForAverage(random: Random): ItemDraft | null {
  const { most, goals, opening, many, points, another, question } = pickOne(random, averages);
  const [goal, short] = [random.integer(goals[0], goals[1]), random.integer(2, 5)];
  const mean = goal - short;
  const scores = random.shuffled(pickOne(random, spreads)).map((off) => mean + off);
  const [first = 0, second = 0, third = 0] = scores;
  const sum = first + second + third;
  const [, middle = 0] = scores.toSorted((x, y) => x - y);
  const key = goal + 3 * short;
  if (key > most || scores.includes(goal) || scores.includes(key)) return null;
  const found = integersUpTo(most).find((score) => (sum + score) / 4 >= goal);
  return {
    stem: `${opening(`${first}, ${second}, and ${third}`)} ${question(goal)}`,
    key: withExplanation(
      numberAnswer(key),
      `Four ${many} with an average of ${goal} add up to \`4 * ${goal} = ${4 * goal}\`. The first three add up to ${sum}, so \`${4 * goal} - ${sum} = ${key}\` is needed.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(goal + short),
        `${goal + short} is \`2 * ${goal} - ${mean}\`. But ${mean} is the average of three ${many}, so it counts three times, not once.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(goal),
        `${another(goal)} not make up for the first three, whose average is only ${mean}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(goal + 4 * short),
        `Three ${many} are ${short} ${points} short on average, so ${3 * short} ${points} are added to ${goal}, not ${4 * short}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(mean + 3 * short),
        `The ${3 * short} ${points} that are missing were added to ${mean}, the average so far, instead of to ${goal}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(4 * goal - 3 * middle),
        `The middle number, ${middle}, was used as the average of the first three ${many}, but their average is ${mean}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(mean),
        `${mean} is the average so far, which is lower than ${goal}.`,
      ),
    ].filter(({ value }) => value <= most),
    method: `Find the sum of four ${many} with an average of ${goal}, which is ${4 * goal}. Subtract the sum of the first three.`,
  };
}

const greatestNumber: Generator = {
  id: 'inequalities-greatest-number',
  topic: 'inequalities',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [greatestCount, leastForAverage],
};

function countOfIntegers(random: Random): ItemDraft | null {
  const [a, b] = [random.integer(2, 4), pickOne(random, [1, -1]) * random.integer(1, 5)];
  const [low, high] = [-random.integer(2, 6), random.integer(3, 9)];
  const [from, to] = [a * low + b, a * high + b];
  const middle = `${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
  const all = Array.from({ length: 101 }, (_, index) => index - 50);
  // The number of ends included. The classic mistake gives too small a count if both are, too large a count otherwise.
  const ends = pickOne(random, [0, 1, 2] as const);
  const [left, right] = [ends === 2 ? '<=' : '<', ends === 0 ? '<' : '<='] as const;
  const [least, greatest] = [ends === 2 ? low : low + 1, ends === 0 ? high - 1 : high];
  const distance = high - low;
  const undivided = a * low + least - low;
  const subtracted = `Subtracting gives \`${high} - (${low})\``;
  const bothCounted = (why: string) =>
    toMistakeAnswer('miscounted', numberAnswer(distance + 1), `Both ends were counted, but ${why}`);
  const noneCounted = (why: string) =>
    toMistakeAnswer('miscounted', numberAnswer(distance - 1), `Neither end was counted, but ${why}`);
  const atEnds: Readonly<Record<0 | 1 | 2, readonly [MistakeAnswer, MistakeAnswer]>> = {
    0: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(distance),
        `${subtracted}, but neither end counts, so there is 1 fewer.`,
      ),
      bothCounted(`neither \`${low}\` nor ${high} satisfies the inequality.`),
    ],
    1: [
      bothCounted(
        `\`x = ${low}\` makes \`${middle}\` equal to \`${from}\`, which is not greater than \`${from}\`.`,
      ),
      noneCounted(`\`x = ${high}\` satisfies the inequality.`),
    ],
    2: [
      toMistakeAnswer(
        'miscounted',
        numberAnswer(distance),
        `${subtracted}, but both ends count, so there is 1 more.`,
      ),
      noneCounted(`both \`${low}\` and ${high} satisfy the inequality.`),
    ],
  };
  const [classic, second] = atEnds[ends];
  return {
    stem: `How many integers \`x\` satisfy the inequality \`${from} ${left} ${middle} ${right} ${to}\`?`,
    key: withExplanation(
      numberAnswer(greatest - least + 1),
      `Solving gives \`${low} ${left} x ${right} ${high}\`, so the integers run from \`${least}\` to ${greatest}.`,
    ),
    again: all.filter((x) => holds(from, left, a * x + b) && holds(a * x + b, right, to)).length,
    classic: [classic],
    mistakes: [
      second,
      toMistakeAnswer(
        'left-out',
        numberAnswer(greatest - least),
        '0 was not counted, but it satisfies the inequality.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(to - from - 1),
        `All integers between \`${from}\` and \`${to}\` were counted, but those are values of \`${middle}\`, not of \`x\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(greatest - undivided + 1),
        `The \`${a * low}\` on the left side was not divided by ${a}, so the integers from \`${undivided}\` to ${greatest} were counted.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(greatest),
        `Only the positive integers up to ${greatest} were counted, without zero and ${least === -1 ? '`-1`' : 'the negative ones'}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(greatest + 1),
        least === -1
          ? `The integers from 0 to ${greatest} were counted, but \`-1\` satisfies the inequality, too.`
          : `The integers from 0 to ${greatest} were counted, but some negative integers satisfy the inequality, too.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(high + low),
        `The lower end is \`${low}\`, but ${-low} was subtracted from ${high} as if it were positive.`,
      ),
    ],
    method: `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} all three parts, divide by ${a}, and count the integers from \`${least}\` to ${greatest}.`,
  };
}

function sumOfIntegers(random: Random): ItemDraft | null {
  const [a, b] = [random.integer(2, 4), pickOne(random, [1, -1]) * random.integer(1, 5)];
  const low = -random.integer(2, 5);
  const high = -low + random.integer(2, 4);
  const [from, to] = [a * low + b, a * high + b];
  // In each of these cases, a slip at one end or the other gives too large a sum.
  const [left, right] = pickOne(random, [
    ['<', '<'],
    ['<=', '<'],
    ['<=', '<='],
  ] as const);
  const middle = `${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
  const least = left === '<=' ? low : low + 1;
  const greatest = right === '<=' ? high : high - 1;
  const solutions = integers.filter((x) => x >= least && x <= greatest);
  const total = sumOf(solutions);
  const extra = integers.filter((x) => x > -least && x <= greatest);
  if (from === 0 || to === 0 || Math.abs(b) === a || extra.length === 0 || total === solutions.length)
    return null;
  const lowSlip = toMistakeAnswer(
    'miscounted',
    numberAnswer(left === '<=' ? total - low : total + low),
    left === '<='
      ? `The \`${low}\` was left out, but equality is allowed on the left side.`
      : `The \`${low}\` was counted, but equality is not allowed on the left side.`,
  );
  const highSlip = toMistakeAnswer(
    'miscounted',
    numberAnswer(right === '<=' ? total - high : total + high),
    right === '<='
      ? `The ${high} was left out, but equality is allowed on the right side.`
      : `The ${high} was counted, but equality is not allowed on the right side.`,
  );
  const lowIsClassic = right === '<=' || (left === '<=' && random.integer(0, 1) === 1);
  const rest = extra.length === 1 ? `only ${greatest} is left` : `\`${extra.join(' + ')}\` is left`;
  return {
    stem: `What is the sum of all integers \`x\` that satisfy the inequality \`${from} ${left} ${middle} ${right} ${to}\`?`,
    key: withExplanation(
      numberAnswer(total),
      `The integers run from \`${least}\` to ${greatest}. Each negative one and its opposite add up to 0, so ${rest}.`,
    ),
    again: sumOf(integers.filter((x) => holds(from, left, a * x + b) && holds(a * x + b, right, to))),
    classic: [lowIsClassic ? lowSlip : highSlip],
    mistakes: [
      lowIsClassic ? highSlip : lowSlip,
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(solutions.length),
        `There are ${solutions.length} such integers, but the question asks for their sum.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(sumOf(solutions.filter((x) => x > 0))),
        `Only the positive integers up to ${greatest} were added, but some negative integers satisfy the inequality, too.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(least + greatest),
        `Only the least and the greatest integer, \`${least}\` and ${greatest}, were added.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(sumOf(solutions.map(Math.abs))),
        `The minus signs of the negative integers were dropped before adding.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(greatest),
        `${greatest} is the greatest of these integers, not their sum.`,
      ),
    ],
    method: `${b < 0 ? `Add ${-b} to` : `Subtract ${b} from`} all three parts, and divide by ${a}. Then add the integers from \`${least}\` to ${greatest}.`,
  };
}

const countIntegers: Generator = {
  id: 'inequalities-count-integers',
  topic: 'inequalities',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [countOfIntegers, sumOfIntegers],
};

const oneCase = (other: number) =>
  `There are two cases. Without the negative one, \`x = ${other}\` is missing.`;

/** Picks the two solutions of an equation with an absolute value. */
function twoSolutions(random: Random) {
  const center = pickOne(random, [1, -1]) * random.integer(2, 9);
  const distance = random.integer(3, 9);
  const [low, high] = [center - distance, center + distance];
  if (low === 0 || high === 0) return null;
  const inside = `|x ${center > 0 ? '-' : '+'} ${Math.abs(center)}|`;
  const solutions = integers.filter((x) => Math.abs(x - center) === distance);
  return { center, distance, low, high, inside, equation: `${inside} = ${distance}`, solutions };
}

function countWithin(random: Random): ItemDraft | null {
  const drawn = twoSolutions(random);
  if (drawn === null) return null;
  const { center, distance, low, high, inside } = drawn;
  const withEnds = random.integer(0, 1) === 1;
  const sign = withEnds ? '<=' : '<';
  const [first, last] = withEnds ? [low, high] : [low + 1, high - 1];
  const half = withEnds ? distance : distance - 1;
  // Otherwise, the middle integer would be among the choices as a count.
  if (2 * half === Math.abs(center)) return null;
  return {
    stem: `How many integers \`x\` satisfy the inequality \`${inside} ${sign} ${distance}\`?`,
    key: withExplanation(
      numberAnswer(2 * half + 1),
      `There are ${half} solutions on each side of \`${center}\`, and \`${center}\` itself is one, too.`,
    ),
    again: integers.filter((x) => holds(Math.abs(x - center), sign, distance)).length,
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(half + 1),
        `Only the integers from \`${center}\` to \`${last}\` were counted, but those from \`${first}\` to \`${center - 1}\` are solutions, too.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * half),
        `The integer in the middle, \`${center}\`, was not counted.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * distance),
        withEnds
          ? `Subtracting the ends, \`${low}\` and \`${high}\`, leaves one of them out. Counting both gives 1 more.`
          : `Subtracting the ends, \`${low}\` and \`${high}\`, counts one of them, but neither is a solution.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(withEnds ? 2 * distance - 1 : 2 * distance + 1),
        withEnds
          ? `The ends \`${low}\` and \`${high}\` were left out, but equality is allowed.`
          : `The ends \`${low}\` and \`${high}\` were counted, but equality is not allowed.`,
      ),
      ...(last > 0 && first < 0
        ? [
            toMistakeAnswer(
              'left-out',
              numberAnswer(last),
              `Only the positive integers up to ${last} were counted. Zero and ${first === -1 ? '`-1`' : 'some negative integers'} satisfy it, too.`,
            ),
          ]
        : []),
      ...(center > 0 && last > 0 && first > 1
        ? [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(last),
              `All positive integers up to ${last} were counted, but the solutions begin at ${first}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'left-out',
        numberAnswer(half),
        `Only the integers greater than \`${center}\` were counted, up to \`${last}\`.`,
      ),
    ],
    method: `The solutions are the integers ${withEnds ? 'at most' : 'less than'} ${distance} units from \`${center}\` on the number line: \`${first}\` to \`${last}\`.`,
  };
}

function sumOfSolutions(random: Random): ItemDraft | null {
  const drawn = twoSolutions(random);
  if (drawn === null) return null;
  const { center, distance, low, high, inside, equation, solutions } = drawn;
  return {
    stem: `What is the sum of all the values of \`x\` for which \`${equation}\`?`,
    key: withExplanation(
      numberAnswer(2 * center),
      `The two solutions are \`${low}\` and \`${high}\`, and their sum is \`${2 * center}\`.`,
    ),
    again: solutions.reduce((sum, x) => sum + x, 0),
    classic: [toMistakeAnswer('left-out', numberAnswer(high), oneCase(low))],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(0),
        `The solutions were treated as \`${high}\` and \`${-high}\`, but they are not opposites of each other.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-2 * center),
        `The signs of the solutions are reversed: \`${-high}\` and \`${-low}\` do not satisfy the equation.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(low),
        `Only the smaller solution was found. The other one is \`x = ${high}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(2 * distance),
        `The two solutions, \`${low}\` and \`${high}\`, are that far apart, but the question asks for their sum.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(center),
        `Halfway between the two solutions is \`${center}\`, but the question asks for their sum.`,
      ),
    ],
    method: `Solve both cases, \`${inside.slice(1, -1)} = ${distance}\` and \`${inside.slice(1, -1)} = -${distance}\`, and add the solutions.`,
  };
}

function smallerSolution(random: Random): ItemDraft | null {
  const drawn = twoSolutions(random);
  if (drawn === null) return null;
  const { center, distance, low, high, inside, equation, solutions } = drawn;
  return {
    stem: `What is the smaller of the two solutions of the equation \`${equation}\`?`,
    key: withExplanation(
      numberAnswer(low),
      `The second case is \`${inside.slice(1, -1)} = -${distance}\`, and it gives \`x = ${low}\`.`,
    ),
    again: Math.min(...solutions),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(high),
        `Solving only the case \`${inside.slice(1, -1)} = ${distance}\` gives the greater solution. The other case gives the smaller one.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(-high),
        `Changing the sign of the solution \`${high}\` does not give the other one, because the two are not opposites.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-low),
        center > 0
          ? `${center} was subtracted from ${distance}, but ${distance} has to be subtracted from ${center}.`
          : `${-center} was added to ${distance}, but \`${inside.slice(1, -1)} = -${distance}\` gives \`x = -${distance} - ${-center}\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(-distance),
        `In the negative case, \`${inside.slice(1, -1)} = -${distance}\`, but that is not yet the value of \`x\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(center),
        `Choosing \`x = ${center}\` makes \`${inside.slice(1, -1)}\` equal to 0, not to ${distance} or \`-${distance}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(2 * center),
        `Adding the two solutions, \`${low}\` and \`${high}\`, answers another question.`,
      ),
    ],
    method: `Solve the negative case, \`${inside.slice(1, -1)} = -${distance}\`: go ${distance} units to the left of \`${center}\`.`,
  };
}

const absoluteValue: Generator = {
  id: 'inequalities-absolute-value',
  topic: 'inequalities',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [countWithin, sumOfSolutions, smallerSolution],
};

interface Limit {
  readonly sign: '<=' | '>=';
  readonly stem: (limit: number, now: number) => string;
  /** Says why the numbers up to the boundary, or from it, are possible. */
  readonly why: (rest: number, limit: number, now: number) => string;
}

const limits: readonly Limit[] = [
  {
    sign: '<=',
    stem: (limit, now) =>
      `A school bus can carry at most ${limit} students, and ${now} are already on it. Which inequality gives all possible numbers \`x\` of students who can still get on?`,
    why: (rest, limit, now) =>
      `From \`x + ${now} <= ${limit}\`, subtract ${now}. Exactly ${rest} more students would still fit.`,
  },
  {
    sign: '<=',
    stem: (limit, now) =>
      `A library card lets a student borrow at most ${limit} books at a time. Mina has ${now} books at home. Which inequality gives all possible numbers \`x\` of books that she can still borrow?`,
    why: (rest, limit, now) =>
      `From \`x + ${now} <= ${limit}\`, subtract ${now}. Borrowing exactly ${rest} more is still allowed.`,
  },
  {
    sign: '>=',
    stem: (limit, now) =>
      `A petition needs at least ${limit} signatures, and students have collected ${now} so far. Which inequality gives all numbers \`x\` of further signatures that would be enough?`,
    why: (rest, limit, now) =>
      `From \`x + ${now} >= ${limit}\`, subtract ${now}. Exactly ${rest} more signatures would be enough.`,
  },
  {
    sign: '>=',
    stem: (limit, now) =>
      `To win a prize, a reader must finish at least ${limit} chapters. Omar has finished ${now}. Which inequality gives all numbers \`x\` of further chapters that would be enough?`,
    why: (rest, limit, now) =>
      `From \`x + ${now} >= ${limit}\`, subtract ${now}. Exactly ${rest} more chapters would be enough.`,
  },
];

function numberStillPossible(random: Random): ItemDraft | null {
  const { sign, stem, why } = pickOne(random, limits);
  const [limit, now] = [random.integer(30, 60), random.integer(11, 27)];
  const rest = limit - now;
  if (rest === now) return null;
  const withinLimit = sign === '<=';
  const wrongWay = toMistakeAnswer(
    'wrong-sign',
    solution(turned[sign], rest),
    withinLimit
      ? `“At most” sets an upper limit, so \`x\` can’t be greater than ${rest}.`
      : `“At least” sets a lower limit, so \`x\` can’t be less than ${rest}.`,
  );
  return {
    stem: stem(limit, now),
    key: withExplanation(solution(sign, rest), why(rest, limit, now)),
    again: tried((x) => (withinLimit ? x + now <= limit : x + now >= limit), true).value,
    classic: [wrongWay],
    mistakes: [
      toMistakeAnswer(
        'half-checked',
        solution(otherEnd[sign], rest),
        `The number ${rest} itself is possible, so the sign must include it.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        solution(sign, limit + now),
        `${now} was added to ${limit}, but the ones that are there already count toward ${limit}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        solution(sign, now),
        `The number ${now} tells how many there are now, not how many more there can be.`,
      ),
      toMistakeAnswer('left-out', solution(sign, limit), `The ${now} that are there already were left out.`),
      toMistakeAnswer(
        'wrong-sign',
        solution(turned[otherEnd[sign]], rest),
        withinLimit
          ? `More than ${rest} would go past the limit of ${limit}.`
          : `Fewer than ${rest} would not reach ${limit}.`,
      ),
    ],
    method: `Let \`x\` be the number that is added. Solve \`x + ${now} ${sign} ${limit}\`.`,
  };
}

function twoSteps(random: Random): ItemDraft | null {
  const [sign, factor] = [pickOne(random, signs), random.integer(2, 5)];
  const [boundary, steps] = [random.integer(4, 12), random.integer(1, 3)];
  const subtracted = factor * steps;
  const total = factor * boundary - subtracted;
  if (total <= subtracted || boundary - 2 * steps <= 0 || total === boundary) return null;
  const unadded = toMistakeAnswer(
    'wrong-operation',
    solution(sign, boundary - 2 * steps),
    `Subtracting ${subtracted} from ${total} gives \`${factor}x ${sign} ${total - subtracted}\`, but the ${subtracted} must be added to both sides.`,
  );
  const undivided = toMistakeAnswer(
    'stopped-early',
    solution(sign, total + subtracted),
    `Stopping at \`${factor}x ${sign} ${total + subtracted}\` leaves out the division by ${factor}.`,
  );
  const [classic, other] = random.integer(0, 1) === 0 ? [unadded, undivided] : [undivided, unadded];
  return {
    stem: `Which of the following gives all values of \`x\` for which \`${factor}x - ${subtracted} ${sign} ${total}\`?`,
    key: withExplanation(
      solution(sign, boundary),
      `Adding ${subtracted} gives \`${factor}x ${sign} ${total + subtracted}\`, and dividing by ${factor} gives \`x ${sign} ${boundary}\`.`,
    ),
    again: tried((x) => holds(factor * x - subtracted, sign, total), holds(0, sign, 0)).value,
    classic: [classic],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        solution(turned[sign], boundary),
        'The sign was reversed, but dividing by a positive number keeps its direction.',
      ),
      toMistakeAnswer(
        'half-checked',
        solution(otherEnd[sign], boundary),
        `At \`x = ${boundary}\`, the left side is equal to ${total}. The sign decides whether that counts.`,
      ),
      other,
      toMistakeAnswer(
        'left-out',
        solution(sign, total),
        `The inequality says what \`${factor}x - ${subtracted}\` is compared with ${total}, not what \`x\` is.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        solution(turned[otherEnd[sign]], boundary),
        `At \`x = ${boundary}\`, the left side is equal to ${total}, and the direction of the sign doesn’t change here.`,
      ),
    ],
    method: `Add ${subtracted} to both sides, then divide both sides by ${factor}.`,
  };
}

const oneUnknown: Generator = {
  id: 'inequalities-one-unknown',
  topic: 'inequalities',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [numberStillPossible, twoSteps],
};

export const inequalityGenerators: readonly Generator[] = [
  turnSign,
  greatestNumber,
  countIntegers,
  absoluteValue,
  oneUnknown,
];
