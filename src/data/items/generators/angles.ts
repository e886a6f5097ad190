import type { Point } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  type MistakeAnswer,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const exterior: Generator = {
  id: 'angles-exterior',
  topic: 'angles',
  difficulty: 2,
  skeletons: [
    (random) => {
      const atA = 2 * random.integer(15, 40);
      const atB = 2 * random.integer(15, Math.min(40, 70 - atA / 2));
      const outside = atA + atB;
      const atC = 180 - outside;
      const reach = (6 * Math.sin(radians(atC))) / Math.sin(radians(atA));
      const a: Point = [reach * Math.cos(radians(atB)), reach * Math.sin(radians(atB))];
      const b: Point = [0, 0];
      const c: Point = [6, 0];
      const d: Point = [9, 0];
      return {
        stem: 'In the figure, side BC of triangle ABC is extended to D. What is the value of `x`?',
        figure: {
          kind: 'lines',
          title: 'Triangle ABC',
          description: `Triangle ABC with side BC extended beyond C to D. The angle at A is ${atA}°, the angle at B is x°, and angle ACD is ${outside}°.`,
          lines: [
            { from: b, to: d },
            { from: b, to: a },
            { from: a, to: c },
          ],
          points: [
            { at: a, label: 'A' },
            { at: b, label: 'B' },
            { at: c, label: 'C' },
            { at: d, label: 'D' },
          ],
          angles: [
            { at: a, from: 180 + atB, to: 360 - atC, label: `${atA}°` },
            { at: b, from: 0, to: atB, label: 'x°' },
            { at: c, from: 0, to: outside, label: `${outside}°` },
          ],
        },
        key: withExplanation(
          numberAnswer(atB),
          `The exterior angle, \`${outside} deg\`, equals the sum of the angles at A and B, so \`x = ${outside} - ${atA}\`.`,
        ),
        // Finds the angle that brings the triangle's sum to 180 degrees.
        again: assertPresent(
          integersUpTo(179).find((angle) => atA + angle + (180 - outside) === 180),
          'no angle fits',
        ),
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(atC),
            `This is the measure of angle ACB, which forms a straight line with the \`${outside} deg\` angle.`,
          ),
        ],
        mistakes: [
          ...(outside + atA < 180
            ? [
                toMistakeAnswer(
                  'wrong-operation',
                  numberAnswer(outside + atA),
                  `The two given measures were added. The \`${atA} deg\` has to be subtracted from \`${outside} deg\`.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(180 - outside - atA),
            `The exterior angle of \`${outside} deg\` was treated as an interior angle of the triangle.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(180 - atA),
            `This is the sum of the other two interior angles. Angle ACB, \`${atC} deg\`, must be subtracted from it.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(180 - atB),
            'This is the measure of the exterior angle at B.',
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer(outside / 2),
            `Half of \`${outside} deg\` is right only if the angles at A and B are equal, and they are not.`,
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer((180 - atA) / 2),
            'This assumes that angles ABC and ACB are equal, but nothing says that the triangle is isosceles.',
          ),
        ],
        method: `An exterior angle equals the sum of the two remote interior angles, so subtract ${atA} from ${outside}.`,
      };
    },
  ],
};

const ratios = integersUpTo(5).flatMap((low) =>
  integersUpTo(9).flatMap((middle) =>
    integersUpTo(11)
      .map((high) => [low, middle, high] as const)
      .filter(([, , high]) => low < middle && middle < high && 180 % (low + middle + high) === 0)
      .filter(([, , high]) => greatestCommonDivisor(greatestCommonDivisor(low, middle), high) === 1),
  ),
);

const ratio: Generator = {
  id: 'angles-ratio-difference',
  topic: 'angles',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [low, middle, high] = pickOne(random, ratios);
      const shape = pickOne(random, ['triangle', 'triangular sail', 'triangular garden', 'triangular flag']);
      const parts = low + middle + high;
      const part = 180 / parts;
      const answer = (count: number) => numberAnswer(count * part, '`', ' deg`');
      const smallest = assertPresent(
        integersUpTo(60).find((angle) => angle + (angle * middle) / low + (angle * high) / low === 180),
        'no angle fits',
      );
      return {
        stem: `The measures of the angles of a ${shape} are in the ratio ${low}:${middle}:${high}. What is the difference between the measures of the largest and the smallest angles?`,
        key: withExplanation(
          answer(high - low),
          `Each of the ${parts} parts is \`${part} deg\`, and the two angles differ by ${high - low} parts.`,
        ),
        again: (smallest * high) / low - smallest,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            answer(high),
            `This is the measure of the largest angle, ${high} parts of \`${part} deg\`.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'other-quantity',
            answer(low),
            `This is the measure of the smallest angle itself, not the difference.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            answer(2 * (high - low)),
            `\`360 deg\` was divided by ${parts}, but the angles of a triangle add up to \`180 deg\`.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            answer(1),
            `This is the size of 1 of the ${parts} parts. The two angles differ by ${high - low} parts.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            answer(low + high),
            'The largest and the smallest angles were added instead of subtracted.',
          ),
          toMistakeAnswer(
            'other-quantity',
            answer(high - middle),
            'This compares the largest angle with the middle one.',
          ),
          toMistakeAnswer(
            'other-quantity',
            answer(middle),
            `This is the measure of the middle angle, ${middle} parts of \`${part} deg\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            answer(middle - low),
            'This compares the middle angle with the smallest one.',
          ),
        ].filter(({ value }) => value < 180),
        method: `Divide \`180 deg\` by ${parts} to get \`${part} deg\` for each part, and multiply by \`${high} - ${low}\`.`,
      };
    },
  ],
};

/**
 * Supplementary angles: `lower` * x and `upper` * x + `shift` degrees. The classic mistake, equating them, also gives a whole x.
 */
const sameSides = [3, 4, 5, 6, 7, 8, 9].flatMap((sum) =>
  integersUpTo(40).flatMap((x) =>
    integersUpTo(sum - 1)
      .map((lower) => ({ x, lower, upper: sum - lower, shift: 180 - sum * x }))
      .filter(({ lower, upper, shift }) => {
        const equal = shift / (lower - upper);
        return Number.isInteger(equal) && equal >= 4 && Math.abs(shift) >= 5 && Math.abs(shift) <= 75;
      })
      .filter(({ lower }) => lower * x >= 45 && lower * x <= 135 && Math.abs(90 - lower * x) >= 8),
  ),
);

const parallels: Generator = {
  id: 'angles-parallel-lines',
  topic: 'angles',
  difficulty: 3,
  skeletons: [
    (random) => {
      const { x, lower, upper, shift } = pickOne(random, sameSides);
      const sum = lower + upper;
      const angle = lower * x;
      const constant = `${shift > 0 ? '+' : '-'} ${Math.abs(shift)}`;
      const upperName = `${upper === 1 ? '' : upper}x ${constant}`;
      const lowerName = `${lower === 1 ? '' : lower}x`;
      // Figure labels use a true minus sign instead of a hyphen.
      const upperLabel = upperName.replace('-', '−');
      const lean = 1 / Math.tan(radians(angle));
      return {
        stem: 'In the figure, parallel lines `k` and `m` are cut by a transversal. What is the value of `x`?',
        figure: {
          kind: 'lines',
          title: 'Parallel lines',
          description: `Line k above and line m below are parallel and are crossed by a transversal. Between the lines, to the right of the transversal, are an angle of (${upperLabel})° at k and an angle of ${lowerName}° at m.`,
          lines: [
            { from: [0, 4], to: [12, 4], label: 'k' },
            { from: [0, 0], to: [12, 0], label: 'm' },
            { from: [6 - 4 * lean, -2], to: [6 + 4 * lean, 6] },
          ],
          angles: [
            { at: [6 + 2 * lean, 4], from: 180 + angle, to: 360, label: `(${upperLabel})°` },
            { at: [6 - 2 * lean, 0], from: 0, to: angle, label: `${lowerName}°` },
          ],
        },
        key: withExplanation(
          numberAnswer(x),
          `Same-side interior angles add up to \`180 deg\`, so \`${sum}x ${constant} = 180\`.`,
        ),
        again: assertPresent(
          integersUpTo(180).find((size) => upper * size + shift + lower * size === 180),
          'no x fits',
        ),
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(shift / (lower - upper)),
            'The two angles were set equal, but same-side interior angles add up to `180 deg`.',
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer((180 + shift) / sum),
            shift > 0
              ? `In \`${sum}x ${constant} = 180\`, the ${shift} was added to 180 instead of subtracted from it.`
              : `In \`${sum}x ${constant} = 180\`, the ${-shift} was subtracted from 180 instead of added to it.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(angle),
            `This is the measure, in degrees, of the angle at line \`m\`, not the value of \`x\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(180 - angle),
            `This is the measure, in degrees, of the angle at line \`k\`, not the value of \`x\`.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(180 - shift),
            `This is the value of \`${sum}x\`. It still has to be divided by ${sum}.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer((360 - shift) / sum),
            'The angles were set to add up to `360 deg`, but same-side interior angles make `180 deg`.',
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer((90 - shift) / sum),
            'The angles were set to add up to `90 deg`, as if they were complementary.',
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(180 / sum),
            `The ${Math.abs(shift)} was left out, and 180 was divided by ${sum}.`,
          ),
        ].filter(isWholeNumber),
        method: `Same-side interior angles are supplementary. Solve \`${sum}x ${constant} = 180\`.`,
      };
    },
  ],
};

/** Returns a simplified square root as an answer: the root of 28 is "2 sqrt{7}". */
function root(square: number): NumericAnswer {
  const factor = assertPresent(
    integersUpTo(Math.floor(Math.sqrt(square))).findLast((size) => square % (size * size) === 0),
    'no root of a positive number',
  );
  const rest = square / (factor * factor);
  const sign = rest === 1 ? '' : `sqrt{${rest}}`;
  const text = sign === '' || factor === 1 ? sign || String(factor) : `${factor} ${sign}`;
  return { value: Math.sqrt(square), text: rest === 1 ? text : `\`${text}\`` };
}

type Side = 'hypotenuse' | 'leg';
type Scene = (short: number, long: number, hypotenuse: number) => string;

/** Real-life right triangles. `factors` are the multiples of a Pythagorean triple for which the lengths are plausible. */
const scenes: readonly {
  readonly asked: Side;
  readonly factors: readonly number[];
  readonly unit: string;
  /** True if the given leg may be the longer one. A ladder's distance from the wall, for example, must be the shorter one. */
  readonly eitherLeg: boolean;
  readonly stem: Scene;
}[] = [
  {
    asked: 'leg',
    factors: [1, 2],
    unit: 'feet',
    eitherLeg: false,
    stem: (given, _, hypotenuse) =>
      `A ${hypotenuse}-foot ladder leans against a vertical wall. The bottom of the ladder is ${given} feet from the wall on level ground. How many feet above the ground does the ladder touch the wall?`,
  },
  {
    asked: 'leg',
    factors: [2, 3, 4],
    unit: 'inches',
    eitherLeg: true,
    stem: (given, _, hypotenuse) =>
      `A rectangular picture frame is ${given} inches high, and its diagonal is ${hypotenuse} inches long. How many inches wide is the frame?`,
  },
  {
    asked: 'leg',
    factors: [1, 2, 3, 4],
    unit: 'feet',
    eitherLeg: true,
    stem: (given, _, hypotenuse) =>
      `A straight wire ${hypotenuse} feet long runs from the top of a vertical pole to a stake in level ground, ${given} feet from the bottom of the pole. What is the height of the pole, in feet?`,
  },
  {
    asked: 'hypotenuse',
    factors: [10, 20],
    unit: 'yards',
    eitherLeg: false,
    stem: (short, long) =>
      `A rectangular field is ${long} yards long and ${short} yards wide. Jamal takes a shortcut straight across the field from one corner to the opposite corner. How many yards does he walk?`,
  },
  {
    asked: 'hypotenuse',
    factors: [1, 2, 3],
    unit: 'miles',
    eitherLeg: true,
    stem: (north, east) =>
      `A boat sails ${north} miles due north and then ${east} miles due east. How many miles is the boat from its starting point in a straight line?`,
  },
  {
    asked: 'hypotenuse',
    factors: [5, 10],
    unit: 'feet',
    eitherLeg: false,
    stem: (short, long) =>
      `A zip line runs straight from the top of a ${short}-foot tower to a point on level ground ${long} feet from the bottom of the tower. How many feet long is the zip line?`,
  },
];

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
] as const;

const pythagoreanTheorem: Generator = {
  id: 'angles-pythagorean-theorem',
  topic: 'angles',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { asked, factors, unit, eitherLeg, stem } = pickOne(random, scenes);
      const factor = pickOne(random, factors);
      const [a, b, c] = pickOne(random, triples);
      const [one, other, hypotenuse] = [factor * a, factor * b, factor * c];
      const [short, long] = eitherLeg && random.integer(0, 1) === 0 ? [other, one] : [one, other];
      // Larger multiples of 8-15-17 are tedious without a calculator.
      if (c === 17 && factor > 2) return null;
      if ((hypotenuse < 10 && unit !== 'miles') || hypotenuse > (factor < 10 ? 65 : 130)) return null;
      const squares = asked === 'leg' ? hypotenuse ** 2 - short ** 2 : short ** 2 + long ** 2;
      const key = asked === 'leg' ? long : hypotenuse;
      const mistakes: MistakeAnswer[] =
        asked === 'leg'
          ? [
              toMistakeAnswer(
                'wrong-rule',
                root(hypotenuse ** 2 + short ** 2),
                `The squares were added, but ${hypotenuse} ${unit} is the hypotenuse, the longest side.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(hypotenuse + short),
                `The lengths were added, but a leg cannot be longer than the hypotenuse, ${hypotenuse}.`,
              ),
              toMistakeAnswer(
                'looks-right',
                numberAnswer(short),
                `The two legs were treated as equal, but \`${short}^2 + ${short}^2\` is not \`${hypotenuse}^2\`.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(squares / 2),
                `The difference of the squares, ${numberAnswer(squares).text}, was divided by 2, but its square root is needed.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                root(hypotenuse * 2 - short * 2),
                `Each length was doubled instead of squared, and the root of \`${2 * hypotenuse} - ${2 * short}\` was taken.`,
              ),
            ]
          : [
              toMistakeAnswer(
                'wrong-rule',
                root(Math.abs(long ** 2 - short ** 2)),
                'The smaller square was subtracted from the larger one. They have to be added to find the hypotenuse.',
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(squares / 2),
                `The sum of the squares, ${numberAnswer(squares).text}, was divided by 2, but its square root is needed.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer((long * short) / 2),
                `This is the area of the right triangle with legs ${short} and ${long}.`,
              ),
              toMistakeAnswer(
                'looks-right',
                numberAnswer((long + short) / 2),
                `This is the mean of ${short} and ${long}, but the hypotenuse is longer than either leg.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(Math.abs(long - short)),
                `The shorter length was subtracted from the longer one, \`${Math.max(long, short)} - ${Math.min(long, short)}\`.`,
              ),
            ];
      return {
        stem: stem(short, long, hypotenuse),
        key: withExplanation(
          numberAnswer(key),
          asked === 'leg'
            ? `The hypotenuse is ${hypotenuse} ${unit}, and \`${hypotenuse}^2 - ${short}^2 = ${numberAnswer(squares).text}\`, which is \`${key}^2\`.`
            : `The two lengths are legs of a right triangle: \`${short}^2 + ${long}^2 = ${numberAnswer(squares).text}\`, which is \`${key}^2\`.`,
        ),
        // Checks the answer independently of the formula: tries every whole-number length.
        again: assertPresent(
          integersUpTo(130).find((length) =>
            asked === 'leg'
              ? length ** 2 + short ** 2 === hypotenuse ** 2
              : length ** 2 === short ** 2 + long ** 2,
          ),
          'no length fits',
        ),
        classic: [
          asked === 'leg'
            ? toMistakeAnswer(
                'wrong-rule',
                numberAnswer(hypotenuse - short),
                `The lengths themselves were used, \`${hypotenuse} - ${short}\`. Subtract their squares instead.`,
              )
            : toMistakeAnswer(
                'wrong-rule',
                numberAnswer(short + long),
                `The lengths themselves were added. A straight path is shorter than \`${short} + ${long}\`.`,
              ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(squares),
            asked === 'leg'
              ? `This is the square of the length, \`${hypotenuse}^2 - ${short}^2\`. The square root still has to be taken.`
              : `This is the square of the distance, \`${short}^2 + ${long}^2\`. The square root still has to be taken.`,
          ),
        ],
        mistakes: mistakes.filter(({ value, text }) => Number.isInteger(value) || text.includes('sqrt')),
        method:
          factor === 1
            ? `Use the Pythagorean theorem: ${a}, ${b}, and ${c} are the sides of a right triangle.`
            : `Use the Pythagorean theorem: ${one}, ${other}, and ${hypotenuse} are ${factor} times ${a}, ${b}, and ${c}.`,
      };
    },
  ],
};

export const angleGenerators: readonly Generator[] = [exterior, ratio, parallels, pythagoreanTheorem];
