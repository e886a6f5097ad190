import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Formats a linear expression, omitting a factor of 1 and a constant of 0: "x - 4", "3x". */
function linear(factor: number, letter: string, constant: number): string {
  const first = `${factor === 1 ? '' : factor}${letter}`;
  return constant === 0 ? first : `${first} ${added(constant)}`;
}

/** Formats a constant that follows a term: "+ 4", "- 4". */
function added(constant: number): string {
  return `${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

/** An arbitrary point at which only equivalent expressions have the same value. */
const point = 7.3;

interface TwoBrackets {
  readonly letter: string;
  /** The numbers in `a(bx + c) - d(ex + f)`. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Picks numbers that all differ where two of them in the same place of both products would make slips coincide. */
function pickBrackets(random: Random, letter: string): TwoBrackets | null {
  const [a, b, c] = [random.integer(4, 8), random.integer(3, 5), random.integer(2, 7)];
  const [d, e, size] = [random.integer(2, 3), random.integer(1, 2), random.integer(2, 6)];
  // The classic mistake is above the key with a plus in the second parentheses, below with a minus. Both vary the key's place.
  const f = pickOne(random, [1, -1]) * size;
  return c === size || a === c || d === size ? null : { letter, a, b, c, d, e, f };
}

interface DifferenceQuestion {
  readonly stem: (first: string, second: string) => string;
  /** How the stem asks for the difference: written out, as what one product lacks to be the other, or as an area that is left. */
  readonly asked: 'written' | 'missing' | 'area';
  readonly method: (first: string, second: string) => string;
}

/**
 * Returns a draft whose key is the difference of the two products, which the functions of `question` get as formulas without
 * back-ticks.
 */
function differenceOfProducts(
  { letter, a, b, c, d, e, f }: TwoBrackets,
  { stem, asked, method }: DifferenceQuestion,
): ItemDraft | null {
  const answer = (factor: number, constant: number) =>
    formulaAnswer(factor * point + constant, linear(factor, letter, constant));
  const [first, second] = [linear(b, letter, c), linear(e, letter, f)];
  const [factor, constant] = [a * b - d * e, a * c - d * f];
  if (constant === 0 || factor + constant <= 0) return null;
  const [firstTerm, secondTerm] = [linear(b, letter, 0), linear(e, letter, 0)];
  const written = asked === 'written';
  const [firstProduct, secondProduct] = [`${a}(${first})`, `${d}(${second})`];
  const distributed = `\`${linear(a * b, letter, a * c)} - ${linear(d * e, letter, 0)} ${added(-d * f)}\``;
  return {
    stem: stem(firstProduct, secondProduct),
    key: withExplanation(
      answer(factor, constant),
      written
        ? `Distributing gives ${distributed}. Then combine like terms.`
        : `The expression is the difference, \`${firstProduct} - ${secondProduct}\`. Distributing gives ${distributed}.`,
    ),
    again: a * (b * point + c) - d * (e * point + f),
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        answer(factor, a * c + d * f),
        `The sign of the last term is wrong: \`-${d}\` times \`${f}\` is \`${-d * f}\`, not \`${d * f}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'order',
        answer(factor, c - d * f),
        `The ${a} was multiplied by \`${firstTerm}\` only. It must multiply the ${c}, too.`,
      ),
      toMistakeAnswer(
        'order',
        answer(factor, a * c - f),
        `The ${d} was multiplied by \`${secondTerm}\` only: \`${d}(${second})\` is \`${linear(d * e, letter, d * f)}\`, not \`${linear(d * e, letter, f)}\`.`,
      ),
      ...(written && f < 0
        ? [
            toMistakeAnswer(
              'order',
              answer(factor, a * c + f),
              `The \`-${d}\` was multiplied by \`${secondTerm}\` only. It must multiply the \`${f}\`, too.`,
            ),
          ]
        : []),
      ...(asked === 'missing'
        ? [
            toMistakeAnswer(
              'wrong-sign',
              answer(-factor, -constant),
              `The subtraction was done in the wrong order: \`${secondProduct} - ${firstProduct}\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-operation',
        answer(a * b + d * e, a * c + d * f),
        `The product \`${d}(${second})\` was added instead of subtracted.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        answer(a * b + d * e, constant),
        written
          ? `The term \`${linear(d * e, letter, 0)}\` was added, but there is a minus sign before the ${d}.`
          : `The term \`${linear(d * e, letter, 0)}\` was added, but it has to be subtracted.`,
      ),
      toMistakeAnswer(
        'order',
        answer(a * b - e, constant),
        `The ${d} must multiply both terms of \`${second}\`, but \`${secondTerm}\` was left as it is.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        answer(factor + constant, 0),
        `Unlike terms were combined: \`${linear(factor, letter, constant)}\` cannot be written as one term.`,
      ),
    ],
    method: method(firstProduct, secondProduct),
  };
}

function expandedDifference(random: Random): ItemDraft | null {
  const numbers = pickBrackets(random, pickOne(random, ['x', 'n', 'y', 't']));
  return (
    numbers &&
    differenceOfProducts(numbers, {
      stem: (first, second) => `Which of the following is equal to \`${first} - ${second}\`?`,
      asked: 'written',
      method: () =>
        `Distribute \`${numbers.a}\` and \`-${numbers.d}\`, and then combine the \`${numbers.letter}\` terms and the numbers separately.`,
    })
  );
}

function addedExpression(random: Random): ItemDraft | null {
  const numbers = pickBrackets(random, pickOne(random, ['x', 'n', 'y', 't']));
  return (
    numbers &&
    differenceOfProducts(numbers, {
      stem: (first, second) => `Which expression must be added to \`${second}\` to get \`${first}\`?`,
      asked: 'missing',
      method: (first, second) =>
        `Subtract \`${second}\` from \`${first}\`: distribute, and combine like terms.`,
    })
  );
}

const cutouts = [
  { whole: 'garden', part: 'patio', where: 'in the garden', rest: 'that lies outside the patio' },
  { whole: 'yard', part: 'pool', where: 'in the yard', rest: 'that lies outside the pool' },
  { whole: 'stage', part: 'carpet', where: 'on the stage', rest: 'that the carpet leaves bare' },
  { whole: 'floor', part: 'rug', where: 'on the floor', rest: 'that the rug leaves bare' },
] as const;

/** Describes the sides of a rectangle whose area is a product such as "4(5x + 7)". */
const sides = (product: string) => product.replace(/^(\d+)\((.*)\)$/, '$1 meters wide and `$2` meters long');

function areaLeft(random: Random): ItemDraft | null {
  const numbers = pickBrackets(random, 'x');
  const { whole, part, where, rest } = pickOne(random, cutouts);
  // The inner rectangle must fit even if x is small.
  if (numbers === null || numbers.e + numbers.f > numbers.b + numbers.c) return null;
  return differenceOfProducts(numbers, {
    stem: (first, second) =>
      `A rectangular ${whole} is ${sides(first)}. A rectangular ${part} ${where} is ${sides(second)}. Which expression gives the area, in square meters, of the part of the ${whole} ${rest}?`,
    asked: 'area',
    method: (first, second) =>
      `Subtract the area of the ${part} from that of the ${whole}: \`${first} - ${second}\`. Distribute, and combine like terms.`,
  });
}

const twoBrackets: Generator = {
  id: 'expressions-two-brackets',
  topic: 'expressions',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [expandedDifference, addedExpression, areaLeft],
};

function valueOfExpression(random: Random): ItemDraft | null {
  const [a, b] = [random.integer(2, 5), random.integer(2, 6)];
  const [p, y] = [random.integer(4, 7), random.integer(2, 6)];
  if (new Set([a, b, p, y]).size < 4) return null;
  const square = p * p;
  // Without this, the key would be the only choice with its sign.
  if (square <= b * y) return null;
  const squareFirst = random.integer(0, 1) === 1;
  const sign = squareFirst ? 1 : -1;
  /** Returns the value of the expression if its x-term and y-term had these values. */
  const answer = (ofX: number, ofY: number) => numberAnswer(sign * (ofX - ofY));
  const expression = squareFirst ? `${a}x^2 - ${b}y` : `${b}y - ${a}x^2`;
  // Adds the square of x `a` times, and subtracts y `b` times.
  let counted = 0;
  for (let times = 0; times < a; times += 1) counted += -p * -p;
  for (let times = 0; times < b; times += 1) counted -= y;
  return {
    stem: `If \`x = -${p}\` and \`y = ${y}\`, what is the value of \`${expression}\`?`,
    key: withExplanation(
      answer(a * square, b * y),
      squareFirst
        ? `Since \`(-${p})^2 = ${square}\`, the value is \`${a * square} - ${b * y}\`.`
        : `Since \`(-${p})^2 = ${square}\`, the value is \`${b * y} - ${a * square}\`.`,
    ),
    again: sign * counted,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        answer(-a * square, b * y),
        `The square of \`-${p}\` was treated as \`-${square}\`, but a negative times a negative is positive.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'order',
        answer((a * p) ** 2, b * y),
        `The ${a} was squared, too, but \`${a}x^2\` means ${a} times \`x^2\`, not \`(${a}x)^2\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        answer(square, b * y),
        `The factor ${a} was left out, so \`x^2\` was used instead of \`${a}x^2\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        answer(-2 * a * p, b * y),
        'Here `x` was doubled instead of multiplied by itself.',
      ),
      toMistakeAnswer(
        'order',
        squareFirst ? numberAnswer((a * square - b) * y) : numberAnswer((b * y - a) * square),
        squareFirst
          ? `The ${b} was subtracted from ${a * square} first, but multiplication comes before subtraction.`
          : `The ${a} was subtracted from ${b * y} first, but multiplication comes before subtraction.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        answer(b * y, a * square),
        squareFirst
          ? `The ${a * square} was subtracted from the ${b * y}, but the order must be the other way around.`
          : `The ${b * y} was subtracted from the ${a * square}, but the order must be the other way around.`,
      ),
      toMistakeAnswer(
        'order',
        answer(-a * p, b * y),
        `The exponent was overlooked: this uses \`${a}x\` instead of \`${a}x^2\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        answer(a * square, b + y),
        `The term \`${b}y\` means ${b} times ${y}, but the two numbers were added.`,
      ),
    ],
    method: `Square \`-${p}\` first to get ${square}. Multiply by ${a}, multiply ${y} by ${b}, and subtract last.`,
  };
}

function missingValue(random: Random): ItemDraft | null {
  const [a, p] = [random.integer(2, 5), random.integer(2, 6)];
  // With a plus, the classic mistake is above the key; with a minus, below.
  const sign = pickOne(random, [1, -1]);
  const termOfX = a * p * p;
  // These make the slips whole numbers. With a minus, a large y keeps the slips from all being negative, so that the key doesn't
  // stand out.
  const factors = [2, 3, 4, 5, 6, 8, 9].filter(
    (factor) => (sign > 0 ? 2 * termOfX : p * p) % factor === 0 && factor !== p,
  );
  if (factors.length === 0) return null;
  const b = pickOne(random, factors);
  const least = sign > 0 ? 2 : Math.max(2, Math.floor((termOfX - p * p) / b) + 1);
  if (least > 12) return null;
  const y = random.integer(least, 12);
  const total = termOfX + sign * b * y;
  if (new Set([a, p, b, y]).size < 4 || total === 0) return null;
  /** Returns y for a student who takes this as the value of the x-term. */
  const answer = (ofX: number) => numberAnswer((total - ofX) / (sign * b));
  const equation = `${a}x^2 ${sign > 0 ? '+' : '-'} ${b}y = ${total}`;
  const found = Array.from({ length: 20 }, (_, index) => index).find(
    (candidate) => a * -p * -p + sign * b * candidate === total,
  );
  return {
    stem: `If \`${equation}\` and \`x = -${p}\`, what is the value of \`y\`?`,
    key: withExplanation(
      numberAnswer(y),
      `Since \`(-${p})^2 = ${p * p}\`, the equation is \`${termOfX} ${sign > 0 ? '+' : '-'} ${b}y = ${total}\`, and \`y = ${y}\`.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'wrong-sign',
        answer(-termOfX),
        `The square of \`-${p}\` was treated as \`-${p * p}\`, but a negative times a negative is positive.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'order',
        answer((a * p) ** 2),
        `The ${a} was squared, too, but \`${a}x^2\` is not \`(${a}x)^2\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        answer(p * p),
        `The factor ${a} was left out, so \`x^2\` was used instead of \`${a}x^2\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(b * y),
        `${b * y} is the value of \`${b}y\`, which still has to be divided by ${b}.`,
      ),
      toMistakeAnswer(
        'order',
        answer(-a * p),
        `The exponent was overlooked: \`${a}x\` was used instead of \`${a}x^2\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        answer(-2 * a * p),
        `Doubling \`-${p}\` gives \`${-2 * p}\`, but \`x^2\` means \`x\` times \`x\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-y),
        `The sign is wrong: \`${sign > 0 ? '' : '-'}${b}y = ${sign * b * y}\` gives \`y = ${y}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(b * y - b),
        `From \`${b}y = ${b * y}\`, the ${b} was subtracted. Divide by it instead.`,
      ),
    ].filter(isWholeNumber),
    method: `Square \`-${p}\` to get ${p * p}, and multiply by ${a}. Then solve \`${termOfX} ${sign > 0 ? '+' : '-'} ${b}y = ${total}\`.`,
  };
}

const valueAtNegative: Generator = {
  id: 'expressions-value-at-negative',
  topic: 'expressions',
  difficulty: 2,
  levels: ['middle', 'upper'],
  signed: true,
  skeletons: [valueOfExpression, missingValue],
};

const charges = [
  { letter: 'h', unit: 'hour', who: 'A parking garage', what: (length: string) => `parking for ${length}` },
  { letter: 'd', unit: 'day', who: 'A bike shop', what: (length: string) => `renting a bike for ${length}` },
  { letter: 'm', unit: 'mile', who: 'A taxi company', what: (length: string) => `a ride of ${length}` },
  {
    letter: 'p',
    unit: 'pound',
    who: 'A delivery service',
    what: (weight: string) => `a package that weighs ${weight}`,
  },
] as const;

function chargeInWords(random: Random): ItemDraft {
  const [low, more] = [random.integer(2, 4), random.integer(2, 8)];
  // Where the later units cost more, switching the prices gives too small a charge instead of too large a one.
  const laterCostsMore = random.integer(0, 1) === 1;
  const [first, further] = laterCostsMore ? [low, low + Math.min(more, 4)] : [low + more, low];
  const { letter, unit, who, what } = pickOne(random, laterCostsMore ? charges.slice(0, 2) : charges);
  const units = 37;
  let counted = first;
  for (let at = 2; at <= units; at += 1) counted += further;
  return {
    stem: `${who} charges $${first} for the first ${unit} and $${further} for each additional ${unit}. Which expression gives the total charge, in dollars, for ${what(`\`${letter}\` ${unit}s`)}?`,
    key: withExplanation(
      formulaAnswer(first + further * (units - 1), `${first} + ${further}(${letter} - 1)`),
      `The first ${unit} costs $${first}, and the other \`${letter} - 1\` ${unit}s cost $${further} each.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'miscounted',
        formulaAnswer(first + further * units, `${first} + ${further}${letter}`),
        `The first ${unit} is charged twice here, once at $${first} and once at $${further}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        formulaAnswer(further + first * (units - 1), `${further} + ${first}(${letter} - 1)`),
        `The prices are switched: the $${first} is paid for the first ${unit} only.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        formulaAnswer(further * (units - 1), `${further}(${letter} - 1)`),
        `Only the additional ${unit}s are charged, and the first ${unit} is left out.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        formulaAnswer(first + further * (units + 1), `${first} + ${further}(${letter} + 1)`),
        `The number of additional ${unit}s is 1 less than \`${letter}\`, so 1 must be subtracted, not added.`,
      ),
      toMistakeAnswer(
        'left-out',
        formulaAnswer(further * units, `${further}${letter}`),
        `Charging $${further} for every ${unit} forgets that the first ${unit} costs $${first}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        formulaAnswer(first * units + further, `${first}${letter} + ${further}`),
        `Here every ${unit} costs $${first}, and the $${further} is charged only once.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        formulaAnswer((first + further) * units, `(${first} + ${further})${letter}`),
        `Both prices, $${first} and $${further}, are charged for every ${unit}.`,
      ),
      toMistakeAnswer(
        'left-out',
        formulaAnswer(first + units - 1, `${first} + (${letter} - 1)`),
        `The \`${letter} - 1\` additional ${unit}s are counted, but their price of $${further} each is missing.`,
      ),
      toMistakeAnswer(
        'order',
        formulaAnswer(first + further * units - 1, `${first} + ${further}${letter} - 1`),
        `The 1 was subtracted from the charge, but it is the number of ${unit}s that is 1 less.`,
      ),
    ],
    method: `Test the values 1 and 2 for \`${letter}\`: the charge must be $${first} and then $${first + further}.`,
  };
}

const priceLists = [
  { letter: 'h', unit: 'hour', caption: 'Parking Garage Charges', what: 'parking' },
  { letter: 'd', unit: 'day', caption: 'Bike Rental Charges', what: 'renting a bike' },
  { letter: 'm', unit: 'mile', caption: 'Taxi Fares', what: 'a taxi ride' },
  { letter: 't', unit: 'hour', caption: 'Kayak Rental Charges', what: 'renting a kayak' },
] as const;

function chargeInTable(random: Random): ItemDraft | null {
  const [further, base] = [random.integer(2, 6), random.integer(2, 9)];
  const first = base + further;
  if (further === base) return null;
  const { letter, unit, caption, what } = pickOne(random, priceLists);
  const units = 37;
  let counted = first;
  for (let at = 2; at <= units; at += 1) counted += further;
  const charge = (at: number) => base + further * at;
  return {
    stem: `The table shows the total charge for ${what}. If the pattern continues, which expression gives the total charge, in dollars, for \`${letter}\` ${unit}s?`,
    table: {
      caption,
      columns: [`${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`, '1', '2', '3', '4'],
      rows: [['Charge', ...[1, 2, 3, 4].map((at) => `$${charge(at)}`)]],
    },
    key: withExplanation(
      formulaAnswer(charge(units), `${further}${letter} + ${base}`),
      `Each ${unit} adds $${further}, and for 1 ${unit} the charge is \`${further} * 1 + ${base} = ${first}\`.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        formulaAnswer(units + further, `${letter} + ${further}`),
        `Adding $${further} leads from one charge to the next one. Each ${unit} costs $${further}, so \`${letter}\` is multiplied by ${further}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'miscounted',
        formulaAnswer(first + further * units, `${further}${letter} + ${first}`),
        `The first ${unit} is charged twice here: for 1 ${unit} this gives $${first + further} instead of $${first}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        formulaAnswer(first * units, `${first}${letter}`),
        `The charge for 1 ${unit} fits, but 2 ${unit}s cost $${charge(2)}, not $${2 * first}.`,
      ),
      toMistakeAnswer(
        'left-out',
        formulaAnswer(further * units, `${further}${letter}`),
        `The charge rises by $${further} for each ${unit}, but for 1 ${unit} it is $${first}, not $${further}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        formulaAnswer(base * units + further, `${base}${letter} + ${further}`),
        `The two numbers were switched: the charge rises by $${further} for each ${unit}, not by $${base}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        formulaAnswer(further * units - base, `${further}${letter} - ${base}`),
        `The ${base} must be added, not subtracted: \`${further} * 1 - ${base}\` is not ${first}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        formulaAnswer(first * units + further, `${first}${letter} + ${further}`),
        `Multiplying by the first charge, $${first}, is too much, because each further ${unit} adds only $${further}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        formulaAnswer(units + first - 1, `${letter} + ${first - 1}`),
        `The charge for 1 ${unit} fits, but it rises by only $1 for each ${unit} instead of by $${further}.`,
      ),
    ],
    method: `The charge rises by $${further} each time, so it is \`${further}${letter}\` plus a fixed amount: \`${first} - ${further} = ${base}\`.`,
  };
}

const firstAndFurther: Generator = {
  id: 'expressions-first-and-further',
  topic: 'expressions',
  difficulty: 2,
  levels: ['middle', 'upper'],
  signed: true,
  skeletons: [chargeInWords, chargeInTable],
};

export const expressionGenerators: readonly Generator[] = [twoBrackets, valueAtNegative, firstAndFurther];
