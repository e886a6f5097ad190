import { assertUnreachable } from '@/lib/assert';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  type MistakeAnswer,
  pickOne,
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

const turnSign: Generator = {
  id: 'inequalities-turn-sign',
  topic: 'inequalities',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const [sign, a, tens] = [pickOne(random, signs), random.integer(2, 5), random.integer(1, 4)];
      const boundary = pickOne(random, [1, -1]) * random.integer(2, 7);
      if (boundary === tens) return null;
      const [b, c] = [a * tens, a * (tens - boundary)];
      const right = turned[sign];
      const collected = `\`-${a}x ${sign} ${-a * boundary}\``;
      const withEnd = holds(0, sign, 0);
      return {
        stem: `Which of the following gives all values of \`x\` for which \`${b} - ${a}x ${sign} ${c}\`?`,
        key: withExplanation(
          solution(right, boundary),
          `Subtracting ${b} gives ${collected}. Dividing by \`-${a}\` reverses the inequality sign.`,
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
            'stopped-early',
            solution(right, a * boundary),
            `Both sides of ${collected} were divided by \`-1\`. They still have to be divided by ${a}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            solution(right, boundary - 2 * tens),
            `The ${b} was added to the right side instead of subtracted from it.`,
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
    },
  ],
};

const outings = [
  { pays: 'At a county fair, admission costs', thing: 'ride', does: 'go on' },
  { pays: 'At a fitness club, the joining fee is', thing: 'class', does: 'take' },
  { pays: 'At an art studio, the registration fee is', thing: 'lesson', does: 'take' },
  { pays: 'At a climbing gym, a membership costs', thing: 'visit', does: 'make' },
] as const;

const greatestNumber: Generator = {
  id: 'inequalities-greatest-number',
  topic: 'inequalities',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [price, most] = [random.integer(3, 9), random.integer(4, 12)];
      const fee = random.integer(2 * price, 4 * price);
      const rest = random.integer(1, price - 1);
      const money = fee + most * price + rest;
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
          toMistakeAnswer(
            'left-out',
            numberAnswer(Math.floor(money / price)),
            `The $${fee} was overlooked: all of the $${money} was divided by $${price}.`,
          ),
        ],
        mistakes: [
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
            `This is the number of dollars left after the $${fee}. It must be divided by $${price}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(rest),
            'This is the number of dollars left over at the end.',
          ),
        ],
        method: `Solve \`${fee} + ${price}n <= ${money}\`: subtract ${fee}, divide by ${price}, and round down.`,
      };
    },
  ],
};

const countIntegers: Generator = {
  id: 'inequalities-count-integers',
  topic: 'inequalities',
  difficulty: 4,
  skeletons: [
    (random) => {
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
            numberAnswer(to - from),
            `This is the difference between \`${to}\` and \`${from}\`, which was not divided by ${a}.`,
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
    },
  ],
};

const oneCase = (other: number) =>
  `There are two cases. Without the negative one, \`x = ${other}\` is missing.`;

const integers = Array.from({ length: 61 }, (_, index) => index - 30);

const absoluteValue: Generator = {
  id: 'inequalities-absolute-value',
  topic: 'inequalities',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const center = pickOne(random, [1, -1]) * random.integer(2, 9);
      const distance = random.integer(3, 9);
      const [low, high] = [center - distance, center + distance];
      if (low === 0 || high === 0) return null;
      const inside = `|x ${center > 0 ? '-' : '+'} ${Math.abs(center)}|`;
      const equation = `${inside} = ${distance}`;
      const solutions = integers.filter((x) => Math.abs(x - center) === distance);
      const asked = pickOne(random, ['count', 'sum', 'smaller'] as const);
      switch (asked) {
        case 'count': {
          const withEnds = random.integer(0, 1) === 1;
          const sign = withEnds ? '<=' : '<';
          const [first, last] = withEnds ? [low, high] : [low + 1, high - 1];
          const half = withEnds ? distance : distance - 1;
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
                'miscounted',
                numberAnswer(2 * distance),
                withEnds
                  ? `This is the difference between the ends, \`${low}\` and \`${high}\`. Counting both ends gives 1 more.`
                  : `This is the difference between the ends, \`${low}\` and \`${high}\`, but neither end is a solution.`,
              ),
              toMistakeAnswer(
                'left-out',
                numberAnswer(2 * half),
                `The ${half} solutions on each side of \`${center}\` were counted, but \`${center}\` itself was left out.`,
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
        case 'sum':
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
                `This is the smaller solution only. The other one is \`x = ${high}\`.`,
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(2 * distance),
                `This is the distance between the two solutions, \`${low}\` and \`${high}\`.`,
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(center),
                'This is the point halfway between the two solutions, not their sum.',
              ),
            ],
            method: `Solve both cases, \`${inside.slice(1, -1)} = ${distance}\` and \`${inside.slice(1, -1)} = -${distance}\`, and add the solutions.`,
          };
        case 'smaller':
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
                `This comes from the case \`${inside.slice(1, -1)} = ${distance}\` only. The other case gives the smaller solution.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(-high),
                `This is the opposite of the solution \`${high}\`, but the two solutions are not opposites.`,
              ),
            ],
            mistakes: [
              toMistakeAnswer(
                'wrong-sign',
                numberAnswer(-low),
                `The sign is reversed. The smaller solution is \`x = ${low}\`.`,
              ),
              toMistakeAnswer(
                'stopped-early',
                numberAnswer(-distance),
                `This is the value of \`${inside.slice(1, -1)}\` in the negative case, not of \`x\`.`,
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(center),
                `This makes \`${inside.slice(1, -1)}\` equal to 0, not to ${distance} or \`-${distance}\`.`,
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(2 * center),
                `This is the sum of the two solutions, \`${low}\` and \`${high}\`.`,
              ),
            ],
            method: `Solve the negative case, \`${inside.slice(1, -1)} = -${distance}\`: go ${distance} units to the left of \`${center}\`.`,
          };
        default:
          return assertUnreachable(asked);
      }
    },
  ],
};

export const inequalityGenerators: readonly Generator[] = [
  turnSign,
  greatestNumber,
  countIntegers,
  absoluteValue,
];
