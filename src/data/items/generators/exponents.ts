import type { QuantitativeDistractor } from '@/domain/exam/items/distractor';
import type { Random } from '@/lib/random';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  integersUpTo,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Formats a power without back-ticks, with braces around an exponent of two digits. */
const raised = (base: number | string, exponent: number) =>
  `${base}^${exponent < 10 ? exponent : `{${exponent}}`}`;
const power = (base: number, exponent: number) => `\`${raised(base, exponent)}\``;
/** Writes out a power in words: "4 times 4". */
const writtenOut = (base: number, exponent: number) => Array<number>(exponent).fill(base).join(' times ');

/** Calculates a power one factor at a time. */
function multiplied(base: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor += 1) product *= base;
  return product;
}

interface TwoPowers {
  readonly a: number;
  readonly m: number;
  readonly b: number;
  readonly n: number;
}

/** All bases and exponents of `a^m` and `b^n`. Only the exponents may be equal to each other; otherwise, slips coincide. */
const twoPowers: readonly TwoPowers[] = [3, 4, 5]
  .flatMap((m) => [2, 3].map((n) => ({ m, n })))
  .flatMap(({ m, n }) =>
    integersUpTo(7).flatMap((a) => integersUpTo(12).map((b): TwoPowers => ({ a, m, b, n }))),
  )
  .filter(
    ({ a, m, b, n }) =>
      Math.min(a, b) > 1 &&
      Math.max(a ** m, b ** n) <= 250 &&
      new Set([a, b, m, n]).size === (m === n ? 3 : 4),
  );

/** Those whose difference is positive, not tiny, and not the smaller power. */
const greaterAndLess = twoPowers.filter(({ a, m, b, n }) => {
  const difference = a ** m - b ** n;
  return difference >= 8 && difference !== b ** n;
});

function sumOfTwoPowers(random: Random): ItemDraft {
  const { a, m, b, n } = pickOne(random, twoPowers);
  const timesExponents = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(a * m + b * n),
    `The bases were multiplied by the exponents: ${a} times ${m} plus ${b} times ${n}.`,
  );
  const basesFirst = toMistakeAnswer(
    'order',
    numberAnswer((a + b) ** m),
    `Adding the bases first gives \`(${a} + ${b})^${m}\`, but each base must be raised to its power before you add.`,
  );
  const aboveIsClassic = m === n && random.integer(0, 1) === 1;
  return {
    stem: `What is the value of \`${a}^${m} + ${b}^${n}\`?`,
    key: withExplanation(
      numberAnswer(a ** m + b ** n),
      `${power(a, m)} is ${a ** m} and ${power(b, n)} is ${b ** n}; their sum is ${a ** m + b ** n}.`,
    ),
    again: multiplied(a, m) + multiplied(b, n),
    classic: [aboveIsClassic ? basesFirst : timesExponents],
    mistakes: [
      ...(m === n ? [timesExponents, basesFirst] : []),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a ** m + b * n),
        `${power(b, n)} was treated as ${b} times ${n}, but it means ${writtenOut(b, n)}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a * m + b ** n),
        `${power(a, m)} was treated as ${a} times ${m}, but it means ${writtenOut(a, m)}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(a ** m * b ** n),
        `The powers ${a ** m} and ${b ** n} were multiplied instead of added.`,
      ),
      ...(m === n
        ? []
        : [
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(a ** m + b ** m),
              `The exponent ${m} was used for both powers, but ${b} has the exponent ${n}.`,
            ),
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(a ** n + b ** n),
              `The exponent ${n} was used for both powers, but ${a} has the exponent ${m}.`,
            ),
          ]),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** (m - 1) + b ** n),
        `${a} was used as a factor ${m - 1} times, but in ${power(a, m)} it is a factor ${m} times.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** (m + 1) + b ** n),
        `${a} was used as a factor ${m + 1} times, but in ${power(a, m)} it is a factor ${m} times.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** m + b ** (n + 1)),
        `${b} was used as a factor ${n + 1} times, but in ${power(b, n)} it is a factor ${n} times.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** (m + 1) + b ** (n + 1)),
        `Both bases were used as factors once too often: ${power(a, m)} has ${m} factors, and ${power(b, n)} has ${n}.`,
      ),
    ].filter(({ value }) => value < 2200),
    method: `Find each power by repeated multiplication, ${a ** m} and ${b ** n}, and only then add.`,
  };
}

function missingTerm(random: Random): ItemDraft {
  const { a, m, b, n } = pickOne(random, greaterAndLess);
  const [whole, part] = [a ** m, b ** n];
  const key = whole - part;
  return {
    stem: `If \`${b}^${n} + k = ${a}^${m}\`, what is the value of \`k\`?`,
    key: withExplanation(
      numberAnswer(key),
      `${power(a, m)} is ${whole} and ${power(b, n)} is ${part}, so \`k = ${whole} - ${part}\`.`,
    ),
    again: multiplied(a, m) - multiplied(b, n),
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(whole + part),
        `The ${part} was added to ${whole}, but it has to be subtracted: \`k = ${whole} - ${part}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a * m - b * n),
        `The bases were multiplied by the exponents: ${a} times ${m} minus ${b} times ${n}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(whole - b * n),
        `${power(b, n)} was treated as ${b} times ${n}, but it means ${writtenOut(b, n)}.`,
      ),
      ...(m === n && a > b
        ? [
            toMistakeAnswer(
              'order',
              numberAnswer((a - b) ** m),
              `Subtracting the bases first gives \`(${a} - ${b})^${m}\`, but each power has to be calculated first.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** (m - 1) - part),
        `${a} was used as a factor ${m - 1} times, but in ${power(a, m)} it is a factor ${m} times.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(whole),
        `${whole} is the value of ${power(a, m)} alone; ${power(b, n)} still has to be subtracted.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(part),
        `${part} is the value of ${power(b, n)}, the term that \`k\` is added to.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(whole - b ** (n + 1)),
        `${b} was used as a factor ${n + 1} times, but in ${power(b, n)} it is a factor ${n} times.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a ** (m + 1) - part),
        `${a} was used as a factor ${m + 1} times, but in ${power(a, m)} it is a factor ${m} times.`,
      ),
    ].filter(({ value }) => value < 2000),
    method: `Write the equation without exponents, \`${part} + k = ${whole}\`, and subtract ${part} from both sides.`,
  };
}

const sumOfPowers: Generator = {
  id: 'exponents-sum-of-powers',
  topic: 'exponents',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [sumOfTwoPowers, missingTerm],
};

/** Returns a power of x as an answer. Its value is that for x = 1.3, so that larger exponents sort later. */
function powerOfX(exponent: number): NumericAnswer {
  return formulaAnswer(1.3 ** exponent, exponent === 1 ? 'x' : `x^{${exponent}}`);
}

interface WrongExponent {
  readonly distractor: QuantitativeDistractor;
  readonly exponent: number;
  readonly why: string;
}

/** Names the power with the exponent 2, 3, or 4. */
const repeated = ['', '', 'squared', 'cubed', 'raised to the power 4'];

function quotientOfPowers(random: Random): ItemDraft | null {
  const [inner, outer] = [random.integer(2, 5), random.integer(2, 4)];
  const [times, by] = [random.integer(2, 8), random.integer(2, 9)];
  const key = inner * outer + times - by;
  if (key < 2 || new Set([inner, outer, times, by]).size < 4) return null;
  // Evaluates the expression at x = 1.3, one factor at a time.
  let again = 1;
  for (let round = 0; round < outer; round += 1)
    for (let factor = 0; factor < inner; factor += 1) again *= 1.3;
  for (let factor = 0; factor < times; factor += 1) again *= 1.3;
  for (let factor = 0; factor < by; factor += 1) again /= 1.3;
  const nested = `\`(x^${inner})^${outer}\``;
  const wrongExponents: readonly WrongExponent[] = [
    {
      distractor: 'wrong-rule',
      exponent: inner ** outer + times - by,
      why: `In ${nested}, the exponent ${inner} was ${repeated[outer]}, but it has to be multiplied by ${outer}.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: (inner * outer + times) / by,
      why: `The exponent of the numerator, ${inner * outer + times}, was divided by ${by}, but exponents are subtracted.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: inner * outer * times - by,
      why: `The exponents of ${nested} and \`x^${times}\` were multiplied, but a product of powers adds them.`,
    },
    {
      distractor: 'left-out',
      exponent: inner + times - by,
      why: `The outer exponent, ${outer}, of ${nested} was left out.`,
    },
    {
      distractor: 'stopped-early',
      exponent: inner * outer + times,
      why: `The numerator alone is \`x^{${inner * outer + times}}\`; it still has to be divided by \`x^${by}\`.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: inner * outer + times + by,
      why: `The exponent ${by} was added, but dividing by \`x^${by}\` subtracts it.`,
    },
    {
      distractor: 'left-out',
      exponent: inner * outer - by,
      why: `The factor \`x^${times}\` in the numerator was left out.`,
    },
  ];
  return {
    stem: `If \`x != 0\`, which of the following is equal to \`{(x^${inner})^${outer} x^${times}/x^${by}}\`?`,
    key: withExplanation(
      powerOfX(key),
      `The exponents ${inner} and ${outer} are multiplied, then ${times} is added and ${by} is subtracted: \`${inner * outer} + ${times} - ${by}\`.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        powerOfX(inner + outer + times - by),
        `In ${nested}, the exponents ${inner} and ${outer} were added instead of multiplied.`,
      ),
    ],
    mistakes: wrongExponents
      .filter(({ exponent }) => Number.isInteger(exponent) && exponent > 0 && exponent < 100)
      .map(({ distractor, exponent, why }) => toMistakeAnswer(distractor, powerOfX(exponent), why)),
    method: `Multiply the exponents of a power of a power, add them in a product, subtract them in a quotient: \`${inner * outer} + ${times} - ${by}\`.`,
  };
}

function outerExponent(random: Random): ItemDraft | null {
  const [inner, times, key] = [random.integer(2, 6), random.integer(2, 9), random.integer(3, 9)];
  if (new Set([inner, times, key]).size < 3) return null;
  const total = inner * key + times;
  const nested = `\`(x^${inner})^n\``;
  const found = Array.from({ length: 40 }, (_, index) => index).find(
    (n) => Math.abs(multiplied(multiplied(1.1, inner), n) * multiplied(1.1, times) - 1.1 ** total) < 1e-6,
  );
  const wrongNumbers: readonly WrongExponent[] = [
    {
      distractor: 'stopped-early',
      exponent: inner * key,
      why: `Subtracting ${times} leaves \`${inner}n = ${inner * key}\`; both sides still have to be divided by ${inner}.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: total / (inner + times),
      why: `The \`n\` was applied to both powers, as in \`(${inner} + ${times})n = ${total}\`, but it belongs to \`x^${inner}\` only.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: Math.log(inner * key) / Math.log(inner),
      why: `In ${nested}, ${inner} was raised to the power \`n\`, but the exponents are multiplied.`,
    },
    {
      distractor: 'left-out',
      exponent: total / inner,
      why: `The factor \`x^${times}\` was left out, which gives \`${inner}n = ${total}\`.`,
    },
    {
      distractor: 'wrong-rule',
      exponent: total / (inner * times),
      why: `All the exponents were multiplied, but the product with \`x^${times}\` adds ${times}.`,
    },
    {
      distractor: 'wrong-sign',
      exponent: (total + times) / inner,
      why: `The exponent ${times} was added to ${total} instead of subtracted from it.`,
    },
    {
      distractor: 'order',
      exponent: total / inner - times,
      why: `The ${total} was divided by ${inner} first, but the ${times} has to be subtracted before dividing.`,
    },
  ];
  return {
    stem: `If \`(x^${inner})^n x^${times} = ${raised('x', total)}\` for all values of \`x\`, what is the value of \`n\`?`,
    key: withExplanation(
      numberAnswer(key),
      `The exponents on the left side add up to \`${inner}n + ${times}\`. Solving \`${inner}n + ${times} = ${total}\` gives \`n = ${key}\`.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(total - times - inner),
        `In ${nested}, ${inner} and \`n\` were added instead of multiplied, which gives \`${inner} + n + ${times} = ${total}\`.`,
      ),
    ],
    mistakes: wrongNumbers
      .map((wrong) => ({ ...wrong, exponent: Number(wrong.exponent.toFixed(9)) }))
      .filter(({ exponent }) => Number.isInteger(exponent))
      .map(({ distractor, exponent, why }) => toMistakeAnswer(distractor, numberAnswer(exponent), why)),
    method: `Multiply the exponents of a power of a power and add those of a product: \`${inner}n + ${times} = ${total}\`.`,
  };
}

function commonBase(random: Random): ItemDraft | null {
  const base = pickOne(random, [2, 2, 3]);
  const most = base === 2 ? 4 : 3;
  const [i, j] = [random.integer(2, most), random.integer(2, most)];
  const [s, t] = [random.integer(2, 6), random.integer(2, 6)];
  const [first, second] = [base ** i, base ** j];
  if (i === j || s === t || i === s || j === t || i * s === j * t) return null;
  const key = i * s + j * t;
  let factors = 0;
  for (let rest = first ** s * second ** t; rest > 1; rest /= base) factors += 1;
  const product = `\`${first}^${s} * ${second}^${t}\``;
  const added = toMistakeAnswer(
    'left-out',
    numberAnswer(s + t),
    `The exponents ${s} and ${t} were added, but ${first} and ${second} were not written as powers of ${base} first.`,
  );
  const multipliedAll = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(i * s * j * t),
    `The exponents ${i * s} and ${j * t} were multiplied, but a product of powers adds them.`,
  );
  const aboveIsClassic = random.integer(0, 1) === 1;
  return {
    stem: `If ${product.slice(0, -1)} = ${base}^n\`, what is the value of \`n\`?`,
    key: withExplanation(
      numberAnswer(key),
      `\`${first}^${s} = ${raised(base, i * s)}\` and \`${second}^${t} = ${raised(base, j * t)}\`, so \`n = ${i * s} + ${j * t}\`.`,
    ),
    again: factors,
    classic: [aboveIsClassic ? multipliedAll : added],
    mistakes: [
      aboveIsClassic ? added : multipliedAll,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(i + s + j + t),
        `In \`(${base}^${i})^${s}\` and \`(${base}^${j})^${t}\`, the exponents were added instead of multiplied.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((i + j) * (s + t)),
        `Multiplying the bases to get ${first * second} and adding the exponents ${s} and ${t} breaks the rule: it needs equal bases.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(first * s + second * t),
        `The bases were multiplied by the exponents: ${first} times ${s} plus ${second} times ${t}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(i * s),
        `Writing \`${first}^${s}\` as ${power(base, i * s)} is only the first step; \`${second}^${t}\` is missing.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(i * s + t),
        `Only \`${first}^${s}\` was written as a power of ${base}. The exponent ${t} still belongs to ${second}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(j * t + s),
        `Only \`${second}^${t}\` was written as a power of ${base}. The exponent ${s} still belongs to ${first}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((i + j) * s * t),
        `The bases were multiplied to get ${first * second}, and the exponents ${s} and ${t} were multiplied as well.`,
      ),
    ],
    method: `Write ${first} as ${power(base, i)} and ${second} as ${power(base, j)}. Multiply each exponent, and add the results.`,
  };
}

const lawsOfExponents: Generator = {
  id: 'exponents-laws',
  topic: 'exponents',
  difficulty: 3,
  levels: ['upper'],
  skeletons: [quotientOfPowers, outerExponent, commonBase],
};

/** Returns a multiple of a square root as an answer, without the root sign if the result is whole. */
function multipleOfRoot(coefficient: number, radicand: number): NumericAnswer {
  const value = coefficient * Math.sqrt(radicand);
  if (Number.isInteger(value)) return numberAnswer(value);
  return formulaAnswer(value, rootTimes(coefficient, radicand));
}

/** Formats a multiple of a square root, omitting a factor of 1: "3sqrt{2}". */
function rootTimes(coefficient: number, radicand: number): string {
  return `${coefficient === 1 ? '' : coefficient}sqrt{${radicand}}`;
}

interface LikeRoots {
  /** The number under the simplified roots. */
  readonly radicand: number;
  /** The coefficients of the two simplified roots. */
  readonly a: number;
  readonly b: number;
}

/** Picks two roots with the same simplified radicand. The three numbers differ; otherwise, slips coincide. */
function likeRoots(random: Random): LikeRoots | null {
  const radicand = pickOne(random, [2, 3, 5, 6, 7]);
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  if (new Set([a, b, radicand]).size < 3 || Math.max(a, b) ** 2 * radicand > 250) return null;
  return { radicand, a, b };
}

function twoRoots(random: Random): ItemDraft | null {
  const roots = likeRoots(random);
  if (roots === null) return null;
  const { radicand, a, b } = roots;
  const [first, second] = [a * a * radicand, b * b * radicand];
  return {
    stem: `Which of the following is equal to \`sqrt{${first}} + sqrt{${second}}\`?`,
    key: withExplanation(
      multipleOfRoot(a + b, radicand),
      `The roots are \`${rootTimes(a, radicand)}\` and \`${rootTimes(b, radicand)}\`, and \`${a} + ${b}\` is ${a + b}.`,
    ),
    again: Math.sqrt(first) + Math.sqrt(second),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(1, first + second),
        `Roots cannot be added under one root sign: \`sqrt{${first}} + sqrt{${second}}\` is not \`sqrt{${first} + ${second}}\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(a + b, 2 * radicand),
        `The numbers under the roots were added, too, but like roots keep them: \`${rootTimes(a, radicand)} + ${rootTimes(b, radicand)} = ${rootTimes(a + b, radicand)}\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(a * a + b * b, radicand),
        `${a * a} and ${b * b} were put before the root instead of their square roots, ${a} and ${b}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        multipleOfRoot(a * b, radicand),
        `The coefficients ${a} and ${b} were multiplied instead of added.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(a + b),
        `The factor \`sqrt{${radicand}}\` was lost, so only ${a} plus ${b} is left.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(1, (a + b) * radicand),
        `The ${a} and ${b} were left under the root, as in \`sqrt{${a} * ${radicand} + ${b} * ${radicand}}\`, but they stand before it.`,
      ),
    ].filter(({ value }) => !Number.isInteger(value) || value < 100),
    method: `Take the greatest perfect square out of each root, ${a * a} and ${b * b}, and add the like roots.`,
  };
}

function perimeterWithRoots(random: Random): ItemDraft | null {
  const roots = likeRoots(random);
  if (roots === null || roots.a < roots.b) return null;
  const { radicand, a, b } = roots;
  const [first, second] = [a * a * radicand, b * b * radicand];
  const unit = pickOne(random, ['inches', 'feet', 'centimeters', 'meters']);
  const half = toMistakeAnswer(
    'stopped-early',
    multipleOfRoot(a + b, radicand),
    `\`${rootTimes(a + b, radicand)}\` is the length plus the width; the perimeter is twice that.`,
  );
  const area = toMistakeAnswer(
    'other-quantity',
    numberAnswer(a * b * radicand),
    `Multiplying the length by the width gives the area, not the perimeter.`,
  );
  // Seldom; otherwise, the key would almost never be the least choice.
  const areaIsClassic = random.integer(1, 6) === 1;
  return {
    stem: `A rectangle is \`sqrt{${first}}\` ${unit} long and \`sqrt{${second}}\` ${unit} wide. What is its perimeter, in ${unit}?`,
    key: withExplanation(
      multipleOfRoot(2 * (a + b), radicand),
      `The sides are \`${rootTimes(a, radicand)}\` and \`${rootTimes(b, radicand)}\`. Together they are \`${rootTimes(a + b, radicand)}\`, and the perimeter is twice that.`,
    ),
    again: Math.sqrt(first) + Math.sqrt(second) + Math.sqrt(first) + Math.sqrt(second),
    classic: [areaIsClassic ? area : half],
    mistakes: [
      areaIsClassic ? half : area,
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(2 * (a + b), 2 * radicand),
        `The numbers under the roots were added, too, but like roots keep them: \`sqrt{${radicand}}\` does not become \`sqrt{${2 * radicand}}\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(2, first + second),
        `The ${first} and ${second} were added under one root, but the root of a sum is not the sum of the roots.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        multipleOfRoot(2 * (a * a + b * b), radicand),
        `${a * a} and ${b * b} were put in front of the roots instead of their square roots, ${a} and ${b}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * (a + b)),
        `The factor \`sqrt{${radicand}}\` was lost: only twice the sum of ${a} and ${b} is left.`,
      ),
      toMistakeAnswer(
        'left-out',
        multipleOfRoot(2 * a + b, radicand),
        `Doubling the length but not the width leaves out one of the four sides.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        multipleOfRoot(2 * a * b, radicand),
        `The coefficients ${a} and ${b} were multiplied instead of added.`,
      ),
    ].filter(({ value }) => !Number.isInteger(value) || value < 150),
    method: `Simplify each root with the perfect squares ${a * a} and ${b * b}, add the like roots, and double the sum.`,
  };
}

function missingRadicand(random: Random): ItemDraft | null {
  const roots = likeRoots(random);
  if (roots === null) return null;
  const { radicand, a, b } = roots;
  const [first, key] = [a * a * radicand, b * b * radicand];
  const sum = a + b;
  const found = Array.from({ length: 400 }, (_, index) => index).find(
    (n) => Math.abs(Math.sqrt(first) + Math.sqrt(n) - sum * Math.sqrt(radicand)) < 1e-9,
  );
  const squaredTerms = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(sum * sum * radicand - first),
    `Squaring each term gives \`${first} + n = ${sum * sum * radicand}\`, but the square of a sum is not the sum of the squares.`,
  );
  const notSquared = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(b * radicand),
    `The ${b} of \`${rootTimes(b, radicand)}\` must be squared before it goes under the root: it becomes ${b * b}.`,
  );
  const aboveIsClassic = random.integer(0, 1) === 1;
  return {
    stem: `If \`sqrt{${first}} + sqrt{n} = ${rootTimes(sum, radicand)}\`, what is the value of \`n\`?`,
    key: withExplanation(
      numberAnswer(key),
      `Since \`sqrt{${first}}\` is \`${rootTimes(a, radicand)}\`, \`sqrt{n}\` is \`${rootTimes(b, radicand)}\`, and \`n = ${b}^2 * ${radicand}\`.`,
    ),
    again: found ?? Number.NaN,
    classic: [aboveIsClassic ? squaredTerms : notSquared],
    mistakes: [
      aboveIsClassic ? notSquared : squaredTerms,
      toMistakeAnswer(
        'left-out',
        numberAnswer(b * b),
        `Squaring the ${b} of \`${rootTimes(b, radicand)}\` is not enough; the ${radicand} under the root is missing.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((b * radicand) ** 2),
        `In squaring \`${rootTimes(b, radicand)}\`, the root sign was dropped: this is \`(${b} * ${radicand})^2\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((sum + a) ** 2 * radicand),
        `The ${a} of \`${rootTimes(a, radicand)}\` was added to ${sum} instead of subtracted from it.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(b),
        `${b} is only the coefficient of \`sqrt{n}\`, which is \`${rootTimes(b, radicand)}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(radicand),
        `Subtracting leaves \`${rootTimes(b, radicand)}\`, but the ${b} before the root is part of \`sqrt{n}\`, too.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(sum * sum * radicand),
        `Squaring \`${rootTimes(sum, radicand)}\` gives the value for \`sqrt{n}\` alone; the \`sqrt{${first}}\` was left out.`,
      ),
    ].filter(({ value }) => value < 1500),
    method: `Simplify \`sqrt{${first}}\` to \`${rootTimes(a, radicand)}\` and subtract it. Then square the \`${rootTimes(b, radicand)}\` that is left.`,
  };
}

const sumOfRoots: Generator = {
  id: 'exponents-sum-of-roots',
  topic: 'exponents',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [twoRoots, perimeterWithRoots, missingRadicand],
};

/** A cube built of small cubes: its edge cubed. Small edges have wrong answers above the key, large ones below. */
function smallCubes(random: Random): ItemDraft {
  const edge = random.integer(3, 9);
  const layer = edge ** 2;
  const key = edge ** 3;
  const oneLayer = toMistakeAnswer(
    'stopped-early',
    numberAnswer(layer),
    `One layer has ${layer} small cubes, but there are ${edge} layers.`,
  );
  const faces = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(6 * layer),
    `The six faces show ${6 * layer} small squares. A cube at an edge shows two or three of them, and a cube inside shows none.`,
  );
  const fromFaces = edge < 6 && random.integer(0, 1) === 1;
  return {
    stem: `Small cubes of the same size are stacked to make one large cube that is ${edge} small cubes long, ${edge} wide, and ${edge} high. How many small cubes are in the large cube?`,
    key: withExplanation(
      numberAnswer(key),
      `There are ${edge} layers of ${edge} times ${edge} cubes, and ${power(edge, 3)} is ${key}.`,
    ),
    again: Array.from({ length: edge }, () => layer).reduce((sum, each) => sum + each, 0),
    classic: [fromFaces ? faces : oneLayer],
    mistakes: [
      ...(fromFaces ? [oneLayer] : [faces]),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(3 * edge),
        `Adding the length, the width, and the height gives ${3 * edge}. They must be multiplied.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(layer * (edge + 1)),
        `Counting ${edge + 1} layers is one too many: the large cube is ${edge} cubes high.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(layer * (edge - 1)),
        `The bottom layer was left out, so only ${edge - 1} layers were counted.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(multiplied(edge, 4)),
        `A cube has three dimensions, so ${edge} is a factor 3 times, not 4 times.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer((edge + 1) ** 3),
        `Counting the corners along an edge gives ${edge + 1}, but there are only ${edge} cubes along it.`,
      ),
    ],
    method: `Multiply the length, the width, and the height: \`${edge} * ${edge} * ${edge}\`.`,
  };
}

/** A square with a factor before it: the exponent belongs to the base alone. */
function factorTimesSquare(random: Random): ItemDraft | null {
  const [factor, base] = [random.integer(2, 9), random.integer(3, 9)];
  if (factor === base) return null;
  const square = base ** 2;
  const key = factor * square;
  const productFirst = toMistakeAnswer(
    'order',
    numberAnswer((factor * base) ** 2),
    `Multiplying first gives \`(${factor} * ${base})^2\`, but the exponent belongs only to the ${base}.`,
  );
  const doubled = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(factor * base * 2),
    `The exponent was treated as a factor of 2, but ${power(base, 2)} means ${writtenOut(base, 2)}.`,
  );
  const aboveIsClassic = random.integer(0, 1) === 1;
  return {
    stem: `What is the value of \`${factor} * ${base}^2\`?`,
    key: withExplanation(
      numberAnswer(key),
      `${power(base, 2)} is ${square}, and ${factor} times ${square} is ${key}.`,
    ),
    again: Array.from({ length: factor }, () => multiplied(base, 2)).reduce((sum, each) => sum + each, 0),
    classic: [aboveIsClassic ? productFirst : doubled],
    mistakes: [
      aboveIsClassic ? doubled : productFirst,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(factor ** 2 * base),
        `The ${factor} was squared instead of the ${base}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((factor + base) ** 2),
        `Adding first gives \`(${factor} + ${base})^2\`, but the numbers are multiplied.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(factor + square),
        `The ${factor} was added to ${square} instead of multiplied by it.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(factor * multiplied(base, 3)),
        `${base} was used as a factor 3 times, but in ${power(base, 2)} it is a factor twice.`,
      ),
      toMistakeAnswer('left-out', numberAnswer(square), `The ${factor} before the power was left out.`),
    ],
    method: `Find the power first, then multiply: ${factor} times ${square}.`,
  };
}

const repeatedProduct: Generator = {
  id: 'exponents-repeated-product',
  topic: 'exponents',
  difficulty: 1,
  levels: ['middle', 'upper'],
  skeletons: [smallCubes, factorTimesSquare],
};

export const exponentGenerators: readonly Generator[] = [
  sumOfPowers,
  lawsOfExponents,
  sumOfRoots,
  repeatedProduct,
];
