import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  type MistakeAnswer,
  pickOne,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

/** Formats a constant that follows a term: "+ 4", "- 4". */
function added(constant: number): string {
  return `${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

/** The slip of losing the minus sign of the solution, if it has one. `collected` is the last step before it. */
function lostSign(collected: string, x: number): MistakeAnswer[] {
  if (x > 0) return [];
  const why = `The sign is wrong: ${collected} gives \`x = ${x}\`, not \`x = ${-x}\`.`;
  return [toMistakeAnswer('wrong-sign', numberAnswer(-x), why)];
}

function variableOnBothSides(random: Random): ItemDraft | null {
  const [right, difference] = [random.integer(2, 5), random.integer(2, 6)];
  const left = right + difference;
  const moved = pickOne(random, [1, -1]) * random.integer(1, 4);
  const constant = difference * moved;
  const x = pickOne(random, [1, -1]) * random.integer(2, 9);
  const other = difference * x + constant;
  if (other === 0 || left === Math.abs(constant) || right === Math.abs(constant)) return null;
  const found = Array.from({ length: 41 }, (_, index) => index - 20).find(
    (candidate) => left * candidate + constant === right * candidate + other,
  );
  const collected = `\`${difference}x = ${difference * x}\``;
  const [verb, undone] = constant > 0 ? ['subtracted from', 'added to'] : ['added to', 'subtracted from'];
  return {
    stem: `If \`${left}x ${added(constant)} = ${right}x ${added(other)}\`, what is the value of \`x\`?`,
    key: withExplanation(
      numberAnswer(x),
      `Collecting like terms gives ${collected}, and dividing by ${difference} gives \`x = ${x}\`.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(x + 2 * moved),
        `The ${Math.abs(constant)} was ${undone} the right side, but it has to be ${verb} both sides.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(difference * x),
        `${collected} is one step short. It still has to be divided by ${difference}.`,
      ),
      ...lostSign(collected, x),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((difference * x) / (left + right)),
        `The \`x\` terms were added to get \`${left + right}x\`, but \`${right}x\` must be subtracted from both sides.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((other + constant) / (left + right)),
        `Neither \`${right}x\` nor the ${Math.abs(constant)} changed its sign when it was moved to the other side.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(x + moved),
        `The \`${added(constant)}\` on the left side was overlooked, so this solves \`${difference}x = ${other}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(difference * x - difference),
        `From ${collected}, the ${difference} was subtracted. Divide by it instead.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract \`${right}x\` from both sides, ${constant > 0 ? 'subtract' : 'add'} ${Math.abs(constant)}, and divide by ${difference}.`,
  };
}

function parenthesesOnOneSide(random: Random): ItemDraft | null {
  const [right, difference] = [random.integer(2, 5), random.integer(2, 4)];
  const left = right + difference;
  // A multiple of the difference, so that the classic mistake gives a whole number, too.
  const moved = pickOne(random, [1, -1]) * random.integer(1, 2);
  const inside = difference * moved;
  const x = pickOne(random, [1, -1]) * random.integer(2, 9);
  const other = difference * x + left * inside;
  if (other === 0 || left === Math.abs(inside) || right === Math.abs(inside) || x === inside) return null;
  const found = Array.from({ length: 41 }, (_, index) => index - 20).find(
    (candidate) => left * (candidate + inside) === right * candidate + other,
  );
  const product = left * inside;
  const collected = `\`${difference}x = ${difference * x}\``;
  return {
    stem: `If \`${left}(x ${added(inside)}) = ${right}x ${added(other)}\`, what is the value of \`x\`?`,
    key: withExplanation(
      numberAnswer(x),
      `Distributing gives \`${left}x ${added(product)}\` on the left side. Collecting like terms gives ${collected}.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'order',
        numberAnswer(x + (product - inside) / difference),
        `Only the \`x\` was multiplied by ${left}, but \`${left}(x ${added(inside)})\` is \`${left}x ${added(product)}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((other + product) / difference),
        `The ${Math.abs(product)} was ${product > 0 ? 'added to' : 'subtracted from'} \`${other}\` instead of ${product > 0 ? 'subtracted' : 'added'}, which gives \`${difference}x = ${other + product}\`.`,
      ),
      ...lostSign(collected, x),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(difference * x),
        `${collected} is one step short. It still has to be divided by ${difference}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((difference * x) / (left + right)),
        `The \`x\` terms were added to get \`${left + right}x\`, but \`${right}x\` must be subtracted from both sides.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(x + product / difference),
        `The \`${added(product)}\` on the left side was overlooked, so \`${difference}x = ${other}\` was solved.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(difference * x - difference),
        `From ${collected}, the ${difference} was subtracted. Divide by it instead.`,
      ),
    ].filter(isWholeNumber),
    method: `Distribute the ${left} to get \`${left}x ${added(product)}\`. Then subtract \`${right}x\`, ${product > 0 ? 'subtract' : 'add'} ${Math.abs(product)}, and divide by ${difference}.`,
  };
}

const regularShapes = [
  { shape: 'an equilateral triangle', sides: 3 },
  { shape: 'a square', sides: 4 },
  { shape: 'a regular pentagon', sides: 5 },
  { shape: 'a regular hexagon', sides: 6 },
] as const;

function equalSides(random: Random): ItemDraft | null {
  const [right, difference, x] = [random.integer(2, 4), random.integer(2, 3), random.integer(4, 9)];
  const left = right + difference;
  const more = random.integer(1, 9);
  const less = difference * x - more;
  const side = right * x + more;
  if (less < 1 || new Set([left, right, more, less, x]).size < 5) return null;
  const { shape, sides } = pickOne(random, regularShapes);
  const unit = pickOne(random, ['inches', 'feet', 'centimeters']);
  const [longer, other] = [`${left}x - ${less}`, `${right}x + ${more}`];
  const found = integersUpTo(20).find((candidate) => left * candidate - less === right * candidate + more);
  const onlyX = toMistakeAnswer(
    'other-quantity',
    numberAnswer(x),
    `${x} is the value of \`x\`, but the question asks for the length of a side.`,
  );
  const perimeter = toMistakeAnswer(
    'other-quantity',
    numberAnswer(sides * side),
    `All ${sides} sides together are that long; the question asks for one side.`,
  );
  return {
    stem: `Two sides of ${shape} are \`${longer}\` ${unit} and \`${other}\` ${unit} long. What is the length of each side, in ${unit}?`,
    key: withExplanation(
      numberAnswer(side),
      `The sides are equal, so \`${longer} = ${other}\` and \`x = ${x}\`. Each side is \`${right} * ${x} + ${more} = ${side}\` ${unit} long.`,
    ),
    again: left * (found ?? Number.NaN) - less,
    classic: [onlyX],
    mistakes: [
      perimeter,
      toMistakeAnswer(
        'left-out',
        numberAnswer(right * x),
        `Multiplying ${right} by ${x} leaves out the ${more} in \`${other}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(left * x),
        `Multiplying ${left} by ${x} leaves out the ${less} that is subtracted in \`${longer}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(2 * side),
        `The two sides were added, but the question asks for the length of each.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(difference * x),
        `\`${difference}x = ${difference * x}\` is only a step on the way to \`x\`, and then to the side.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer(right * (x + more)),
        `The ${more} was added to ${x} before multiplying by ${right}, but only \`x\` is multiplied.`,
      ),
      ...(more > less && (more - less) % difference === 0
        ? [
            toMistakeAnswer(
              'wrong-sign',
              numberAnswer((right * (more - less)) / difference + more),
              `The ${less} kept its minus sign on the other side, which gives \`${difference}x = ${more - less}\` and \`x = ${(more - less) / difference}\`.`,
            ),
          ]
        : []),
    ].filter(isWholeNumber),
    method: `Set the two lengths equal and solve for \`x\`. Then put \`x = ${x}\` into one of them.`,
  };
}

const bothSides: Generator = {
  id: 'equations-both-sides',
  topic: 'equations',
  difficulty: 2,
  levels: ['middle', 'upper'],
  signed: true,
  skeletons: [variableOnBothSides, parenthesesOnOneSide, equalSides],
};

/** Pairs of whole numbers in which the brute-force check looks for `x` and `y`. */
const pairs = integersUpTo(12).flatMap((m) => integersUpTo(12).map((n) => [m, n] as const));

/** The two coefficients of a symmetric pair of equations, the greater one first. */
const coefficients = [
  [3, 1],
  [4, 2],
  [5, 3],
  [5, 4],
  [6, 2],
  [6, 4],
  [7, 3],
  [7, 5],
  [8, 2],
] as const;

function sumOfUnknowns(random: Random): ItemDraft {
  const [a, b] = pickOne(random, coefficients);
  const x = random.integer(3, 12);
  const y = random.integer(2, x - 1);
  const [first, second] = [a * x + b * y, b * x + a * y];
  const [p, q] = pairs.find(([m, n]) => a * m + b * n === first && b * m + a * n === second) ?? [
    Number.NaN,
    0,
  ];
  const less = b === 1 ? '' : b;
  return {
    stem: `If \`${a}x + ${less}y = ${first}\` and \`${less}x + ${a}y = ${second}\`, what is the value of \`x + y\`?`,
    key: withExplanation(
      numberAnswer(x + y),
      `Adding the equations gives \`${a + b}x + ${a + b}y = ${first + second}\`. Divide both sides by ${a + b}.`,
    ),
    again: p + q,
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(x),
        'Stopping at the value of `x` leaves out `y`, which has to be added.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x - y),
        `Subtracting the equations${a - b === 1 ? '' : ` and dividing by ${a - b}`} gives \`x - y\`, but the question asks for the sum.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(y),
        'Stopping at the value of `y` leaves out `x`, which has to be added.',
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(first + second),
        `Adding the equations gives \`${a + b}x + ${a + b}y = ${first + second}\`, which must still be divided by ${a + b}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer((first + second) / 2),
        `The sum \`${first} + ${second}\` was divided by 2, but it has to be divided by ${a + b}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((first + second) / (a - b)),
        `The sum was divided by \`${a} - ${b}\`, but adding the equations gives \`${a + b}x + ${a + b}y\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer((first + second) / a),
        `The sum \`${first} + ${second}\` was divided by ${a} instead of by \`${a} + ${b}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(first - second),
        `Subtracting the equations gives \`${a - b}x - ${a - b}y\`, which does not lead to the sum.`,
      ),
    ].filter(isWholeNumber),
    method: `Add the two equations to get \`${a + b}(x + y) = ${first + second}\`. There is no need to find \`x\` or \`y\`.`,
  };
}

const goods = [
  { dear: 'adult ticket', cheap: 'child ticket', dears: 'adult tickets', cheaps: 'child tickets' },
  { dear: 'pizza', cheap: 'salad', dears: 'pizzas', cheaps: 'salads' },
  { dear: 'large candle', cheap: 'small candle', dears: 'large candles', cheaps: 'small candles' },
  { dear: 'T-shirt', cheap: 'poster', dears: 'T-shirts', cheaps: 'posters' },
] as const;

const countWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** Counts in words, to open a sentence if `capital`: "Two pizzas". */
function few(count: number, one: string, many: string, capital = false): string {
  const word = countWords[count] ?? String(count);
  const counted = capital ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
  return `${counted} ${count === 1 ? one : many}`;
}
const dollars = (value: number) => numberAnswer(value, '$');

function priceDifference(random: Random): ItemDraft | null {
  const [a, b] = pickOne(random, coefficients);
  const [x, y] = [random.integer(6, 18), random.integer(2, 9)];
  if (a - b < 2 || x - y < 2 || x > 3 * y || x - y === y || x === a || y === b) return null;
  const [first, second] = [a * x + b * y, b * x + a * y];
  const { dear, cheap, dears, cheaps } = pickOne(random, goods);
  const found = integersUpTo(20)
    .flatMap((m) => integersUpTo(20).map((n) => [m, n] as const))
    .find(([m, n]) => a * m + b * n === first && b * m + a * n === second);
  return {
    stem: `${few(a, dear, dears, true)} and ${few(b, cheap, cheaps)} cost $${first}. ${few(b, dear, dears, true)} and ${few(a, cheap, cheaps)} cost $${second}. How much more does ${'aeiou'.includes(dear.charAt(0)) ? 'an' : 'a'} ${dear} cost than a ${cheap}?`,
    key: withExplanation(
      dollars(x - y),
      `The first order has ${a - b} more ${dears} and ${a - b} fewer ${cheaps} and costs $${first - second} more. So each ${dear} costs \`$${first - second} ÷ ${a - b} = $${x - y}\` more.`,
    ),
    again: found === undefined ? Number.NaN : found[0] - found[1],
    classic: [
      toMistakeAnswer(
        'other-quantity',
        dollars(x),
        `One ${dear} costs $${x}, but the question asks how much more that is than the price of one ${cheap}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        dollars(y),
        `One ${cheap} costs $${y}, but the question asks how much more one ${dear} costs.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        dollars(first - second),
        `The orders differ by $${first - second}, but that is the difference for ${a - b} ${dears} and ${a - b} ${cheaps}, not for one of each.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        dollars((first - second) / (a + b)),
        `The difference of $${first - second} was divided by ${a + b}, the number of items in an order.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        dollars((first - second) / a),
        `The difference of $${first - second} was divided by ${a}, but the orders differ by only ${a - b} ${dears} and ${a - b} ${cheaps}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        dollars((first - second) / 2),
        `The difference of $${first - second} was divided by 2 for the two orders instead of by ${a - b}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        dollars(x + y),
        `One ${dear} and one ${cheap} cost $${x + y} together; the question asks for the difference.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract the totals to get $${first - second}, the price of ${a - b} ${dears} minus that of ${a - b} ${cheaps}. Divide by ${a - b}.`,
  };
}

const symmetricPair: Generator = {
  id: 'equations-symmetric-pair',
  topic: 'equations',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [sumOfUnknowns, priceDifference],
};

function multipleOfTerm(random: Random): ItemDraft | null {
  const [a, x, times] = [random.integer(2, 5), random.integer(4, 9), random.integer(2, 3)];
  const b = pickOne(random, [1, -1]) * random.integer(2, 7);
  const f = pickOne(random, [1, -1]) * random.integer(1, 9);
  const [left, whole] = [a * x + b, times * a * x];
  if (left === Math.abs(b) || new Set([a, x, Math.abs(b), Math.abs(f)]).size < 4) return null;
  const [word, asked] = [times === 2 ? 'twice' : 'three times', `${times * a}x`];
  const solution = Array.from({ length: 20 }, (_, index) => index).find(
    (candidate) => a * candidate + b === left,
  );
  return {
    stem: `If \`${a}x ${added(b)} = ${left}\`, what is the value of \`${asked} ${added(f)}\`?`,
    key: withExplanation(
      numberAnswer(whole + f),
      `Since \`${a}x = ${a * x}\`, \`${asked}\` is ${whole}, and the value is \`${whole} ${added(f)}\`.`,
    ),
    again: times * a * (solution ?? Number.NaN) + f,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x),
        `Solving for \`x\` gives ${x}, but the question asks for the value of \`${asked} ${added(f)}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(a * x + f),
        `The value of \`${a}x\`, ${a * x}, was used in place of \`${asked}\`, which is ${word} as much.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(whole),
        `Stopping at the value of \`${asked}\` leaves out the \`${added(f)}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(times * left + f),
        `Here ${left} was used as the value of \`${a}x\`, but it is the value of \`${a}x ${added(b)}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(whole - f),
        f > 0
          ? `The ${f} was subtracted from ${whole} instead of added.`
          : `The ${-f} was added to ${whole} instead of subtracted.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(whole + b),
        `The ${Math.abs(b)} from \`${a}x ${added(b)}\` was ${b > 0 ? 'added to' : 'subtracted from'} ${whole}, but the expression is \`${asked} ${added(f)}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(times * (left + b) + f),
        b > 0
          ? `In the first equation, ${b} was added to ${left} instead of subtracted from it.`
          : `In the first equation, ${-b} was subtracted from ${left} instead of added to it.`,
      ),
    ],
    method: `Find \`${a}x = ${a * x}\`, and multiply by ${times} to get \`${asked} = ${whole}\`. There is no need to find \`x\` itself.`,
  };
}

function valueNearUnknown(random: Random): ItemDraft | null {
  const [a, x] = [random.integer(3, 6), random.integer(8, 18)];
  const b = pickOne(random, [1, -1]) * random.integer(2, 8);
  const less = random.integer(2, 7);
  const whole = a * (x + b);
  const key = x - less;
  if (x + b < 2 || key < 2 || new Set([a, x, Math.abs(b), less]).size < 4) return null;
  const found = Array.from({ length: 30 }, (_, index) => index).find(
    (candidate) => a * candidate + a * b === whole,
  );
  const [inside, asked] = [`x ${added(b)}`, `x - ${less}`];
  return {
    stem: `If \`${a}(${inside}) = ${whole}\`, what is the value of \`${asked}\`?`,
    key: withExplanation(
      numberAnswer(key),
      `Dividing by ${a} gives \`${inside} = ${x + b}\`, so \`x = ${x}\`, and the value is \`${x} - ${less}\`.`,
    ),
    again: (found ?? Number.NaN) - less,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x),
        `Solving for \`x\` gives ${x}, but the question asks for the value of \`${asked}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'order',
        numberAnswer((whole - b) / a - less),
        `Only the \`x\` was multiplied by ${a}, as in \`${a}x ${added(b)} = ${whole}\`, but the ${a} multiplies both terms.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(x + b - less),
        `The ${less} was subtracted from ${x + b}, but ${x + b} is the value of \`${inside}\`, not of \`x\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(x + 2 * b - less),
        `The ${Math.abs(b)} was ${b > 0 ? 'added to' : 'subtracted from'} ${x + b} instead of ${b > 0 ? 'subtracted' : 'added'}, which gives \`x = ${x + 2 * b}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x + b),
        `Dividing by ${a} gives the value of \`${inside}\`, not of \`${asked}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(a * x - less),
        `The ${less} was subtracted from ${a * x}, but ${a * x} is the value of \`${a}x\`, not of \`x\`.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide both sides by ${a}, ${b > 0 ? `subtract ${b}` : `add ${-b}`} to get \`x\`, and then subtract ${less}.`,
  };
}

const relatedValue: Generator = {
  id: 'equations-related-value',
  topic: 'equations',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [multipleOfTerm, valueNearUnknown],
};

export const equationGenerators: readonly Generator[] = [bothSides, symmetricPair, relatedValue];
