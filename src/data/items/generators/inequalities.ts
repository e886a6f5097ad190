import { amount, type Answer, because, formula, type Generator, oneOf } from './generator';

type Sign = '<' | '<=' | '>' | '>=';

const signs: readonly Sign[] = ['<', '<=', '>', '>='];
const turned: Readonly<Record<Sign, Sign>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
/** The same sign without the boundary where it had it, and with it where not. */
const otherEnd: Readonly<Record<Sign, Sign>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** A solution set; its value orders by the boundary, and by the sign at the same boundary. */
function solution(sign: Sign, boundary: number): Answer {
  return formula(boundary + signs.indexOf(sign) / 10, `x ${sign} ${boundary}`);
}

function holds(left: number, sign: Sign, right: number): boolean {
  if (left === right) return sign === '<=' || sign === '>=';
  return left < right === sign.startsWith('<');
}

/** Reads the solution set of an inequality off the whole numbers that satisfy it. */
function tried(satisfies: (x: number) => boolean, withEnd: boolean): Answer {
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
  draft(random) {
    const [sign, a, tens] = [oneOf(random, signs), random.integer(2, 5), random.integer(1, 4)];
    const boundary = oneOf(random, [1, -1]) * random.integer(2, 7);
    if (boundary === tens) return null;
    const [b, c] = [a * tens, a * (tens - boundary)];
    const right = turned[sign];
    const collected = `\`-${a}x ${sign} ${-a * boundary}\``;
    const withEnd = holds(0, sign, 0);
    return {
      stem: `Which of the following gives all values of \`x\` for which \`${b} - ${a}x ${sign} ${c}\`?`,
      key: because(
        solution(right, boundary),
        `Subtract ${b} to get ${collected}, then divide by \`-${a}\` and turn the sign around.`,
      ),
      again: tried((x) => holds(b - a * x, sign, c), withEnd).value,
      mistakes: [
        because(
          solution(sign, boundary),
          `Dividing ${collected} by \`-${a}\` turns the sign around, which was left out here.`,
        ),
        because(
          solution(right, -boundary),
          `The sign turned, but ${collected} was divided by ${a} and not by \`-${a}\`.`,
        ),
        because(solution(sign, -boundary), `The minus sign of \`-${a}x\` was lost after subtracting ${b}.`),
        because(
          solution(right, boundary - 2 * tens),
          `The ${b} was added on the right, where it has to be subtracted.`,
        ),
        because(
          solution(right, a * boundary),
          `In ${collected} only the minus sign went away; the ${a} still has to divide.`,
        ),
        because(
          solution(otherEnd[right], boundary),
          withEnd
            ? `At \`x = ${boundary}\` the two sides are equal, and \`${sign}\` allows that.`
            : `At \`x = ${boundary}\` the two sides are equal, and \`${sign}\` rules that out.`,
        ),
      ],
      method: `Subtract ${b}, divide by \`-${a}\` and turn the sign; then test one number on each side of \`${boundary}\`.`,
    };
  },
};

const outings = [
  { place: 'a fair', thing: 'ride' },
  { place: 'a bowling hall', thing: 'game' },
  { place: 'a skating club', thing: 'lesson' },
];

const greatestNumber: Generator = {
  id: 'inequalities-greatest-number',
  topic: 'inequalities',
  difficulty: 2,
  draft(random) {
    const [price, most] = [random.integer(3, 9), random.integer(4, 12)];
    const fee = random.integer(2 * price, 4 * price);
    const rest = random.integer(1, price - 1);
    const money = fee + most * price + rest;
    const { place, thing } = oneOf(random, outings);
    const name = oneOf(random, ['Amara', 'Diego', 'Mei', 'Jonas']);
    let counted = 0;
    while (fee + (counted + 1) * price <= money) counted += 1;
    return {
      stem: `At ${place} visitors pay $${fee} once and $${price} for each ${thing}. What is the greatest number of ${thing}s that ${name} can pay for with $${money}?`,
      key: because(
        amount(most),
        `After the $${fee} there are $${money - fee}, enough for ${most} ${thing}s but not for one more.`,
      ),
      again: counted,
      mistakes: [
        because(
          amount(most + 1),
          `The result was rounded up: ${most + 1} ${thing}s would cost $${price - rest} too much.`,
        ),
        because(
          amount(Math.floor(money / price)),
          `The $${fee} that is paid once was left out: this divides all $${money} by $${price}.`,
        ),
        because(
          amount(Math.floor((money + fee) / price)),
          `The $${fee} was added to the $${money}, where it has to be taken away.`,
        ),
        because(
          amount(Math.floor(money / (price + fee))),
          `Here the $${fee} is paid again for every ${thing}, but it is paid only once.`,
        ),
        because(
          amount(most - 1),
          `After ${most - 1} ${thing}s $${price + rest} would be left, enough for one more.`,
        ),
        because(amount(rest), `This is the number of dollars left over, not the number of ${thing}s.`),
      ],
      method: `Solve \`${fee} + ${price}n <= ${money}\`: subtract ${fee}, divide by ${price}, and round down.`,
    };
  },
};

const countIntegers: Generator = {
  id: 'inequalities-count-integers',
  topic: 'inequalities',
  difficulty: 4,
  draft(random) {
    const [a, b] = [random.integer(2, 4), oneOf(random, [1, -1]) * random.integer(1, 5)];
    const [low, high] = [-random.integer(2, 6), random.integer(3, 9)];
    const [from, to] = [a * low + b, a * high + b];
    const middle = `${a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
    const all = Array.from({ length: 101 }, (_, index) => index - 50);
    return {
      stem: `How many integers \`x\` are there for which \`${from} < ${middle} <= ${to}\`?`,
      key: because(
        amount(high - low),
        `It comes to \`${low} < x <= ${high}\`: the integers from \`${low + 1}\` to ${high}.`,
      ),
      again: all.filter((x) => from < a * x + b && a * x + b <= to).length,
      mistakes: [
        because(
          amount(high - low - 1),
          `\`x = ${high}\` was left out, but it makes \`${middle}\` equal to \`${to}\`, which is allowed.`,
        ),
        because(
          amount(high - low + 1),
          `\`x = ${low}\` was counted, but it makes \`${middle}\` equal to \`${from}\`, not greater.`,
        ),
        because(
          amount(high),
          `Only the positive integers up to ${high} were counted, without zero and the negative ones.`,
        ),
        because(amount(high + 1), `The integers from 0 to ${high} were counted, without the negative ones.`),
        because(
          amount(high + low),
          `The sign of \`${low}\` was lost: from \`${low}\` to ${high} it is \`${high} + ${-low}\`, not \`${high} - ${-low}\`.`,
        ),
        because(
          amount(to - from),
          `This is the distance from \`${from}\` to \`${to}\`, which was not divided by ${a}.`,
        ),
        because(
          amount(to - from + 1),
          `This counts the integers from \`${from}\` to \`${to}\`, not the values of \`x\`.`,
        ),
      ],
      method: `Get \`x\` alone in the middle: ${b < 0 ? 'add' : 'subtract'} ${Math.abs(b)} and divide by ${a} throughout, then count.`,
    };
  },
};

export const inequalities: readonly Generator[] = [turnSign, greatestNumber, countIntegers];
