import type { QuantitativeDistractor } from '@/domain/exam/items/distractor';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  pickOne,
  toMistakeAnswer,
} from './generator';

const power = (base: number, exponent: number) => `\`${base}^${exponent}\``;
/** Writes out a power in words: "4 times 4". */
const writtenOut = (base: number, exponent: number) => Array<number>(exponent).fill(base).join(' times ');

const sumOfPowers: Generator = {
  id: 'exponents-sum-of-powers',
  topic: 'exponents',
  difficulty: 1,
  skeletons: [
    (random) => {
      const [a, b] = [random.integer(2, 6), random.integer(2, 9)];
      const [m, n] = [random.integer(3, 5), random.integer(2, 3)];
      if (a === b || a === m || a ** m > 250) return null;
      let left = 1;
      for (let factor = 0; factor < m; factor += 1) left *= a;
      let right = 1;
      for (let factor = 0; factor < n; factor += 1) right *= b;
      return {
        stem: `What is the value of \`${a}^${m} + ${b}^${n}\`?`,
        key: withExplanation(
          numberAnswer(a ** m + b ** n),
          `${power(a, m)} is ${a ** m} and ${power(b, n)} is ${b ** n}; their sum is ${a ** m + b ** n}.`,
        ),
        again: left + right,
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(a * m + b * n),
            `The bases were multiplied by the exponents: ${a} times ${m} plus ${b} times ${n}.`,
          ),
        ],
        mistakes: [
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
          ...(m === n
            ? [
                toMistakeAnswer(
                  'order',
                  numberAnswer((a + b) ** m),
                  `The bases were added first: this is \`(${a} + ${b})^${m}\`.`,
                ),
              ]
            : []),
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
        ].filter(({ value }) => value < 2000),
        method: `Find each power by repeated multiplication, ${a ** m} and ${b ** n}, and only then add.`,
      };
    },
  ],
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

const lawsOfExponents: Generator = {
  id: 'exponents-laws',
  topic: 'exponents',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [inner, outer] = [random.integer(2, 5), random.integer(2, 4)];
      const [times, by] = [random.integer(2, 8), random.integer(2, 9)];
      const key = inner * outer + times - by;
      if (key < 2 || inner * outer === inner + outer || times === by) return null;
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
          why: `In ${nested}, ${inner} was raised to the power ${outer}, but the exponents are multiplied.`,
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
          why: `This is the numerator alone; it still has to be divided by \`x^${by}\`.`,
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
        {
          distractor: 'wrong-sign',
          exponent: inner * outer - times + by,
          why: `The signs were switched: ${times} was subtracted and ${by} was added.`,
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
    },
  ],
};

/** Returns a multiple of a square root as an answer, without the root sign if the result is whole. */
function multipleOfRoot(coefficient: number, radicand: number): NumericAnswer {
  const value = coefficient * Math.sqrt(radicand);
  if (Number.isInteger(value)) return numberAnswer(value);
  return formulaAnswer(value, `${coefficient === 1 ? '' : coefficient}sqrt{${radicand}}`);
}

const sumOfRoots: Generator = {
  id: 'exponents-sum-of-roots',
  topic: 'exponents',
  difficulty: 4,
  skeletons: [
    (random) => {
      const radicand = pickOne(random, [2, 3, 5, 6, 7]);
      const [a, b] = [random.integer(2, 7), random.integer(2, 7)];
      const [first, second] = [a * a * radicand, b * b * radicand];
      if (a === b || first > 200 || second > 200) return null;
      const root = `\`sqrt{${radicand}}\``;
      return {
        stem: `Which of the following is equal to \`sqrt{${first}} + sqrt{${second}}\`?`,
        key: withExplanation(
          multipleOfRoot(a + b, radicand),
          `The roots are \`${a}sqrt{${radicand}}\` and \`${b}sqrt{${radicand}}\`, and \`${a} + ${b}\` is ${a + b}.`,
        ),
        again: Math.sqrt(first) + Math.sqrt(second),
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            multipleOfRoot(1, first + second),
            `This adds ${first} and ${second} under one root, but the root of a sum is not the sum of the roots.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-rule',
            multipleOfRoot(a + b, 2 * radicand),
            `The ${a} and ${b} were added correctly, but ${radicand} and ${radicand} under the roots were added too.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            multipleOfRoot(a * a + b * b, radicand),
            `${a * a} and ${b * b} were put in front of the roots instead of their square roots, ${a} and ${b}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            multipleOfRoot(a * b, radicand),
            `The coefficients ${a} and ${b} were multiplied instead of added.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(a + b),
            `The factor ${root} was lost: this is ${a} plus ${b} alone.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            multipleOfRoot(Math.abs(a - b), radicand),
            `The coefficient ${Math.min(a, b)} was subtracted from ${Math.max(a, b)} instead of added to it.`,
          ),
          toMistakeAnswer(
            'left-out',
            multipleOfRoot(Math.max(a, b), radicand),
            `This is \`sqrt{${Math.max(first, second)}}\` alone; the other root was left out.`,
          ),
        ].filter(({ value }) => !Number.isInteger(value) || value < 100),
        method: `Take the greatest perfect square out of each root, ${a * a} and ${b * b}, and add the like roots.`,
      };
    },
  ],
};

export const exponentGenerators: readonly Generator[] = [sumOfPowers, lawsOfExponents, sumOfRoots];
