import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

/** Formats a constant that follows a term: "+ 4", "- 4". */
function added(constant: number): string {
  return `${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

const bothSides: Generator = {
  id: 'equations-both-sides',
  topic: 'equations',
  difficulty: 2,
  signed: true,
  skeletons: [
    (random) => {
      const [right, difference] = [random.integer(2, 5), random.integer(2, 6)];
      const left = right + difference;
      const moved = pickOne(random, [1, -1]) * random.integer(1, 4);
      const constant = difference * moved;
      const x = pickOne(random, [1, -1]) * random.integer(2, 9);
      const other = difference * x + constant;
      if (other === 0) return null;
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
            `This is the value of \`${difference}x\`. It still has to be divided by ${difference}.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(-x),
            `The sign is wrong: ${collected} gives \`x = ${x}\`, not \`x = ${-x}\`.`,
          ),
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
    },
  ],
};

/** Pairs of whole numbers in which the brute-force check looks for `x` and `y`. */
const pairs = integersUpTo(12).flatMap((m) => integersUpTo(12).map((n) => [m, n] as const));

const symmetricPair: Generator = {
  id: 'equations-symmetric-pair',
  topic: 'equations',
  difficulty: 4,
  skeletons: [
    (random) => {
      const [a, b] = pickOne(random, [
        [3, 1],
        [4, 2],
        [5, 3],
        [5, 4],
        [6, 2],
        [6, 4],
        [7, 3],
        [7, 5],
        [8, 2],
      ] as const);
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
            'This is the value of `x` alone. The value of `y` has to be added to it.',
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(y),
            'This is the value of `y` alone. The value of `x` has to be added to it.',
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(x - y),
            'This is the value of `x - y`. The question asks for the sum.',
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(first + second),
            `This is \`${first} + ${second}\`, which equals \`${a + b}x + ${a + b}y\`. It must be divided by ${a + b}.`,
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
            a - b === 1
              ? 'The equations were subtracted instead of added, which gives `x - y`.'
              : `This is \`${first} - ${second}\`. Subtracting gives \`${a - b}x - ${a - b}y\`, which does not lead to the sum.`,
          ),
        ].filter(isWholeNumber),
        method: `Add the two equations to get \`${a + b}(x + y) = ${first + second}\`. There is no need to find \`x\` or \`y\`.`,
      };
    },
  ],
};

const relatedValue: Generator = {
  id: 'equations-related-value',
  topic: 'equations',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [a, x, times] = [random.integer(2, 5), random.integer(4, 9), random.integer(2, 3)];
      const b = pickOne(random, [1, -1]) * random.integer(2, 7);
      const f = pickOne(random, [1, -1]) * random.integer(1, 9);
      const [left, whole] = [a * x + b, times * a * x];
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
            `This is the value of \`x\`. The question asks for the value of \`${asked} ${added(f)}\`.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'left-out',
            numberAnswer(a * x + f),
            `This uses \`${a}x = ${a * x}\` in place of \`${asked}\`, which is ${word} as much.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(whole),
            `This is the value of \`${asked}\` only. The \`${added(f)}\` was left out.`,
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
            'order',
            numberAnswer(times * (a * x + f)),
            `The \`${added(f)}\` was multiplied by ${times} as well, but only \`${a}x\` becomes ${word} as large.`,
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
    },
  ],
};

export const equationGenerators: readonly Generator[] = [bothSides, symmetricPair, relatedValue];
