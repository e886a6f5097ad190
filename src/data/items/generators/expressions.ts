import {
  numberAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
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

const twoBrackets: Generator = {
  id: 'expressions-two-brackets',
  topic: 'expressions',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const letter = pickOne(random, ['x', 'n', 'y', 't']);
      const [a, b, c] = [random.integer(3, 6), random.integer(3, 5), random.integer(2, 7)];
      const [d, e, size] = [random.integer(2, 3), random.integer(1, 2), random.integer(2, 6)];
      // The classic mistake is above the key with a plus in the second parentheses, below with a minus. Both vary the key's place.
      const f = pickOne(random, [1, -1]) * size;
      const answer = (factor: number, constant: number) =>
        formulaAnswer(factor * point + constant, linear(factor, letter, constant));
      const [first, second] = [linear(b, letter, c), linear(e, letter, f)];
      const [factor, constant] = [a * b - d * e, a * c - d * f];
      if (constant === 0 || factor + constant <= 0) return null;
      const [firstTerm, secondTerm] = [linear(b, letter, 0), linear(e, letter, 0)];
      return {
        stem: `Which of the following is equal to \`${a}(${first}) - ${d}(${second})\`?`,
        key: withExplanation(
          answer(factor, constant),
          `Distributing gives \`${linear(a * b, letter, a * c)} - ${linear(d * e, letter, 0)} ${added(-d * f)}\`. Then combine like terms.`,
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
            answer(factor, a * c + f),
            `The \`-${d}\` was multiplied by \`${secondTerm}\` only. It must multiply the \`${f}\`, too.`,
          ),
          toMistakeAnswer(
            'order',
            answer(factor, c - d * f),
            `The ${a} was multiplied by \`${firstTerm}\` only. It must multiply the ${c}, too.`,
          ),
          toMistakeAnswer(
            'arithmetic',
            answer(factor, a * c - f),
            `The last product is wrong: \`-${d}\` times \`${f}\` is \`${-d * f}\`, not \`${-f}\`.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            answer(a * b + d * e, a * c + d * f),
            `The product \`${d}(${second})\` was added instead of subtracted.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            answer(a * b + d * e, constant),
            `The term \`${linear(d * e, letter, 0)}\` was added, but there is a minus sign before the ${d}.`,
          ),
          toMistakeAnswer(
            'order',
            answer(a * b - e, constant),
            `The \`-${d}\` must multiply both terms in the parentheses, but \`${secondTerm}\` was left as it is.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            answer(factor + constant, 0),
            `Unlike terms were combined: \`${linear(factor, letter, constant)}\` cannot be written as one term.`,
          ),
        ],
        method: `Distribute \`${a}\` and \`-${d}\`, and then combine the \`${letter}\` terms and the numbers separately.`,
      };
    },
  ],
};

const valueAtNegative: Generator = {
  id: 'expressions-value-at-negative',
  topic: 'expressions',
  difficulty: 2,
  signed: true,
  skeletons: [
    (random) => {
      const [a, b] = [random.integer(2, 5), random.integer(2, 6)];
      const [p, y] = [random.integer(2, 6), random.integer(2, 6)];
      const square = p * p;
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
            `The ${a} was squared as well, but the exponent belongs to \`x\` only.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            answer(2 * a * p, b * y),
            `\`${p}^2\` was treated as ${p} times 2, but it means ${p} times ${p}.`,
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
    },
  ],
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

const firstAndFurther: Generator = {
  id: 'expressions-first-and-further',
  topic: 'expressions',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const further = random.integer(2, 4);
      const first = further + random.integer(2, 8);
      const { letter, unit, who, what } = pickOne(random, charges);
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
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            formulaAnswer(further + first * (units - 1), `${further} + ${first}(${letter} - 1)`),
            `The two prices were switched. Only the first ${unit} costs $${first}.`,
          ),
          toMistakeAnswer(
            'left-out',
            formulaAnswer(further * (units - 1), `${further}(${letter} - 1)`),
            `This is the charge for the additional ${unit}s only. The first ${unit} is left out.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            formulaAnswer(first + further * (units + 1), `${first} + ${further}(${letter} + 1)`),
            `The number of additional ${unit}s is 1 less than \`${letter}\`, so 1 must be subtracted, not added.`,
          ),
          toMistakeAnswer(
            'left-out',
            formulaAnswer(further * units, `${further}${letter}`),
            `This charges $${further} for every ${unit}, but the first ${unit} costs $${first}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            formulaAnswer(first * units + further, `${first}${letter} + ${further}`),
            `This charges $${first} for every ${unit} and the $${further} only once.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            formulaAnswer((first + further) * units, `(${first} + ${further})${letter}`),
            `This charges both prices, $${first} and $${further}, for every ${unit}.`,
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
    },
  ],
};

export const expressionGenerators: readonly Generator[] = [twoBrackets, valueAtNegative, firstAndFurther];
