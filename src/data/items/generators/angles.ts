import type { LinesFigure, Point } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  type ItemDraft,
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

/** Triangle ABC with side BC extended beyond C to D. `labels` are those of angle A, angle B, and angle ACD. */
function extendedTriangle(
  atA: number,
  atB: number,
  labels: readonly [a: string, b: string, outside: string],
): LinesFigure {
  const outside = atA + atB;
  const reach = (6 * Math.sin(radians(180 - outside))) / Math.sin(radians(atA));
  const a: Point = [reach * Math.cos(radians(atB)), reach * Math.sin(radians(atB))];
  const [b, c, d]: [Point, Point, Point] = [
    [0, 0],
    [6, 0],
    [9, 0],
  ];
  return {
    kind: 'lines',
    title: 'Triangle ABC',
    description: `Triangle ABC with side BC extended beyond C to D. The angle at A is ${labels[0]}, the angle at B is ${labels[1]}, and angle ACD is ${labels[2]}.`,
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
      { at: a, from: 180 + atB, to: 180 + outside, label: labels[0] },
      { at: b, from: 0, to: atB, label: labels[1] },
      { at: c, from: 0, to: outside, label: labels[2] },
    ].filter(({ label }) => label !== ''),
  };
}

/** Finds the whole number of degrees that satisfies a condition. */
const degreesWhere = (holds: (angle: number) => boolean) =>
  assertPresent(integersUpTo(359).find(holds), 'no angle fits');

/** Gives an exterior angle and one remote interior angle, and asks for the other. */
function remoteInteriorAngle(random: Random): ItemDraft {
  const atA = 2 * random.integer(15, 40);
  const atB = 2 * random.integer(15, Math.min(40, 70 - atA / 2));
  const outside = atA + atB;
  const atC = 180 - outside;
  return {
    stem: 'In the figure, side BC of triangle ABC is extended to D. What is the value of `x`?',
    figure: extendedTriangle(atA, atB, [`${atA}°`, 'x°', `${outside}°`]),
    key: withExplanation(
      numberAnswer(atB),
      `The exterior angle, \`${outside} deg\`, equals the sum of the angles at A and B, so \`x = ${outside} - ${atA}\`.`,
    ),
    // Finds the angle that brings the triangle's sum to 180 degrees.
    again: degreesWhere((angle) => atA + angle + (180 - outside) === 180),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(atC),
        `Subtracting ${outside} from 180 gives the measure of angle ACB, not of the angle at B.`,
      ),
    ],
    mistakes: [
      ...(outside + atA < 150
        ? [
            toMistakeAnswer(
              'wrong-operation',
              numberAnswer(outside + atA),
              `The two given measures were added. Subtract \`${atA} deg\` from \`${outside} deg\` instead.`,
            ),
          ]
        : []),
      ...(180 - outside - atA > 9
        ? [
            toMistakeAnswer(
              'misread-figure',
              numberAnswer(180 - outside - atA),
              `The exterior angle of \`${outside} deg\` was treated as an interior angle of the triangle.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(180 - atA),
        `Angles B and ACB together measure this much. Subtract angle ACB, \`${atC} deg\`, to get angle B.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(180 - atB),
        'The exterior angle at B has this measure. The figure marks the interior angle.',
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(outside / 2),
        `Half of \`${outside} deg\` would be right only if angles A and B were equal. Angle A is \`${atA} deg\`.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer((180 - atA) / 2),
        'You get this if angles ABC and ACB are equal, but nothing says that the triangle is isosceles.',
      ),
    ],
    method: `An exterior angle equals the sum of the two remote interior angles, so subtract ${atA} from ${outside}.`,
  };
}

/** Gives an exterior angle and the difference of the remote interior angles, and asks for the smaller one. */
function smallerRemoteAngle(random: Random): ItemDraft | null {
  const [x, more] = [random.integer(20, 65), 2 * random.integer(4, 24)];
  const outside = 2 * x + more;
  if (outside < 60 || outside > 150 || outside === 90) return null;
  const bIsMore = random.integer(0, 1) === 1;
  const [atA, atB] = bIsMore ? [x, x + more] : [x + more, x];
  const [smaller, larger] = bIsMore ? ['A', 'B'] : ['B', 'A'];
  return {
    stem: `In the figure, side BC of triangle ABC is extended to D. Angle ${larger} is \`${more} deg\` larger than angle ${smaller}. What is the value of \`x\`?`,
    figure: {
      ...extendedTriangle(atA, atB, [bIsMore ? 'x°' : '', bIsMore ? '' : 'x°', `${outside}°`]),
      description: `Triangle ABC with side BC extended beyond C to D. The angle at ${smaller} is x°, and angle ACD is ${outside}°. The angle at ${larger} has no label.`,
    },
    key: withExplanation(
      numberAnswer(x),
      `The two angles, \`x\` and \`x + ${more}\`, add up to the exterior angle, so \`2x + ${more} = ${outside}\` and \`2x = ${outside - more}\`.`,
    ),
    again: degreesWhere((angle) => angle + (angle + more) + (180 - outside) === 180),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((180 - more) / 2),
        `Solving \`2x + ${more} = 180\` leaves out angle ACB. Angles A and B add up to \`${outside} deg\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x + more),
        `The larger of the two angles measures \`${x + more} deg\`. The question asks for \`x\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(outside / 2),
        `Half of ${outside} leaves out the ${more}. Subtract it before dividing by 2.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer((180 - outside - more) / 2),
        `The \`${outside} deg\` angle is outside the triangle, but here it was added to the angles inside.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(180 - outside),
        `Angle ACB measures \`180 deg - ${outside} deg\`. The question asks for \`x\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(outside - more),
        `Subtracting ${more} from ${outside} gives \`2x\`. Divide by 2 to get \`x\`.`,
      ),
      ...(outside / 2 > more
        ? [
            toMistakeAnswer(
              'order',
              numberAnswer(outside / 2 - more),
              `Dividing ${outside} by 2 first and then subtracting all of the ${more} takes off too much.`,
            ),
          ]
        : []),
    ].filter(isWholeNumber),
    method: `An exterior angle equals the sum of the two remote interior angles. Solve \`2x + ${more} = ${outside}\`.`,
  };
}

/** Gives an exterior angle of an isosceles triangle and asks for the angle between the equal sides. */
function isoscelesFromExterior(random: Random): ItemDraft | null {
  const base = 2 * random.integer(16, 39);
  const [top, outside] = [180 - 2 * base, 180 - base];
  if (Math.abs(base - 60) < 6 || Math.abs(base - 45) < 3) return null;
  return {
    stem: 'In the figure, side BC of triangle ABC is extended to D, and sides AB and AC have the same length. What is the value of `x`?',
    figure: {
      ...extendedTriangle(top, base, ['x°', '', `${outside}°`]),
      description: `Triangle ABC with side BC extended beyond C to D. The angle at A is x°, and angle ACD is ${outside}°. Sides AB and AC are equally long.`,
    },
    key: withExplanation(
      numberAnswer(top),
      `Angle ACB measures \`${base} deg\`, and so does angle B. That leaves \`180 deg - ${2 * base} deg\` for angle A.`,
    ),
    again: degreesWhere((angle) => angle + (180 - outside) === outside),
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(base),
        `Angles B and ACB, across from the equal sides, measure \`${base} deg\` each. Angle A is the third angle.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(outside / 2),
        `Half of \`${outside} deg\` would be right if angles A and B were equal. The equal angles are B and ACB.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(2 * base),
        `Angles B and ACB together measure \`${2 * base} deg\`. Subtract that from \`180 deg\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(90 - base),
        `Subtracting ${base} from 90 gives only half of angle A.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(outside),
        `Angles A and B together measure \`${outside} deg\`. Subtract angle B, \`${base} deg\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(base / 2),
        `Angle ACB, \`${base} deg\`, was divided in half, but angle B is equal to it.`,
      ),
    ],
    method: `Angle ACB is \`180 deg - ${outside} deg\`, or \`${base} deg\`, and angle B is equal to it. Subtract both from \`180 deg\`.`,
  };
}

const exterior: Generator = {
  id: 'angles-exterior',
  topic: 'angles',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [remoteInteriorAngle, smallerRemoteAngle, isoscelesFromExterior],
};

const ratios = integersUpTo(5).flatMap((low) =>
  integersUpTo(9).flatMap((middle) =>
    integersUpTo(11)
      .map((high) => [low, middle, high] as const)
      .filter(([, , high]) => low < middle && middle < high && 180 % (low + middle + high) === 0)
      .filter(([, , high]) => greatestCommonDivisor(greatestCommonDivisor(low, middle), high) === 1),
  ),
);

/** Gives the ratio of a triangle's angles and asks for the difference between the largest and the smallest. */
function differenceInTriangle(random: Random): ItemDraft {
  const [low, middle, high] = pickOne(random, ratios);
  const shape = pickOne(random, ['triangle', 'triangular sail', 'triangular garden', 'triangular flag']);
  const parts = low + middle + high;
  const part = 180 / parts;
  const answer = (count: number) => numberAnswer(count * part, '`', ' deg`');
  const smallest = degreesWhere((angle) => angle + (angle * middle) / low + (angle * high) / low === 180);
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
        `The largest angle has ${high} parts of \`${part} deg\`. The smallest must be subtracted from it.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        answer(low),
        'The smallest angle has this measure. The question asks how much larger the largest is.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        answer(2 * (high - low)),
        `\`360 deg\` was divided by ${parts}, but the angles of a triangle add up to \`180 deg\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        answer(1),
        `Dividing \`180 deg\` by ${parts} gives \`${part} deg\`, the size of 1 part. The two angles differ by ${high - low} parts.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        answer(low + high),
        'The largest and the smallest angles were added instead of subtracted.',
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(high - middle),
        'You get this by comparing the largest angle with the middle one.',
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(middle),
        `The middle angle has ${middle} parts of \`${part} deg\`. The question is about the other two.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(middle - low),
        'You get this by comparing the middle angle with the smallest one.',
      ),
    ].filter(({ value }) => value < 180),
    method: `Divide \`180 deg\` by ${parts} to get \`${part} deg\` for each part, and multiply by \`${high} - ${low}\`.`,
  };
}

/** Ratios of the angles of convex quadrilaterals, in ascending order. */
const ratiosOfFour = integersUpTo(4).flatMap((low) =>
  integersUpTo(6).flatMap((second) =>
    integersUpTo(8).flatMap((third) =>
      integersUpTo(9)
        .map((high) => [low, second, third, high] as const)
        .filter(([, , , high]) => low < second && second < third && third < high)
        .filter(([, , , high]) => {
          const parts = low + second + third + high;
          return 180 % parts === 0 && 2 * high < parts && parts >= 10;
        }),
    ),
  ),
);

const counted = (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`;

/** Gives the ratio of a quadrilateral's angles and asks for the largest or the smallest. */
function angleOfQuadrilateral(random: Random): ItemDraft | null {
  const ratio = pickOne(random, ratiosOfFour);
  const [low, second, third, high] = ratio;
  const asksLargest = random.integer(0, 2) > 0;
  const [own, far, near] = asksLargest ? [high, low, third] : [low, high, second];
  const [name, opposite] = asksLargest ? ['largest', 'smallest'] : ['smallest', 'largest'];
  // A student who stops at one part must not be right by luck.
  if (own === 1) return null;
  const parts = low + second + third + high;
  const part = 360 / parts;
  const answer = (count: number) => numberAnswer(count * part, '`', ' deg`');
  return {
    stem: `The measures of the angles of a quadrilateral are in the ratio ${ratio.join(':')}. What is the measure of the ${name} angle?`,
    key: withExplanation(
      answer(own),
      `Each of the ${parts} parts is \`${part} deg\`, and the ${name} angle has ${counted(own)}.`,
    ),
    again: degreesWhere((angle) => ratio.reduce((sum, count) => sum + (angle * count) / own, 0) === 360),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        answer(own / 2),
        `\`180 deg\` was divided by ${parts}, but the angles of a quadrilateral add up to \`360 deg\`.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        answer(1),
        `Dividing \`360 deg\` by ${parts} gives \`${part} deg\` for 1 part. The ${name} angle has ${counted(own)}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(near),
        `The second-${name} angle has ${counted(near)} of \`${part} deg\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(far),
        `The ${opposite} angle has ${counted(far)} of \`${part} deg\`. The question asks about the ${name}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(high - low),
        'Subtracting the smallest angle from the largest tells how much they differ, not how large one is.',
      ),
      toMistakeAnswer(
        'wrong-operation',
        answer(low + high),
        `Adding the smallest angle and the largest gives this measure.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(90, '`', ' deg`'),
        `Four equal angles would measure \`90 deg\` each, but these are in the ratio ${ratio.join(':')}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 180),
    method: `Divide \`360 deg\` by ${parts} to get \`${part} deg\` for each part, and multiply by ${own}.`,
  };
}

const ratio: Generator = {
  id: 'angles-ratio-difference',
  topic: 'angles',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [differenceInTriangle, angleOfQuadrilateral],
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

/** Two parallel lines, k above m, and a transversal that makes an angle of `angle` degrees with them. */
function parallelLines(angle: number): { lines: LinesFigure['lines']; atK: Point; atM: Point } {
  const lean = 1 / Math.tan(radians(angle));
  return {
    lines: [
      { from: [0, 4], to: [12, 4], label: 'k' },
      { from: [0, 0], to: [12, 0], label: 'm' },
      { from: [6 - 4 * lean, -2], to: [6 + 4 * lean, 6] },
    ],
    atK: [6 + 2 * lean, 4],
    atM: [6 - 2 * lean, 0],
  };
}

const timesX = (count: number) => `${count === 1 ? '' : count}x`;

/** Marks same-side interior angles with expressions and asks for x. */
function sameSideInterior(random: Random): ItemDraft {
  const { x, lower, upper, shift } = pickOne(random, sameSides);
  const sum = lower + upper;
  const angle = lower * x;
  const constant = `${shift > 0 ? '+' : '-'} ${Math.abs(shift)}`;
  const lowerName = timesX(lower);
  // Figure labels use a true minus sign instead of a hyphen.
  const upperLabel = `${timesX(upper)} ${constant}`.replace('-', '−');
  const { lines, atK, atM } = parallelLines(angle);
  return {
    stem: 'In the figure, parallel lines `k` and `m` are cut by a transversal. What is the value of `x`?',
    figure: {
      kind: 'lines',
      title: 'Parallel lines',
      description: `Line k above and line m below are parallel and are crossed by a transversal. Between the lines, to the right of the transversal, are an angle of (${upperLabel})° at k and an angle of ${lowerName}° at m.`,
      lines,
      angles: [
        { at: atK, from: 180 + angle, to: 360, label: `(${upperLabel})°` },
        { at: atM, from: 0, to: angle, label: `${lowerName}°` },
      ],
    },
    key: withExplanation(
      numberAnswer(x),
      `Same-side interior angles add up to \`180 deg\`, so \`${sum}x ${constant} = 180\`.`,
    ),
    again: degreesWhere((size) => upper * size + shift + lower * size === 180),
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
        'The angle at line `m` has this measure, in degrees. The question asks for the value of `x`.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(180 - angle),
        'The angle at line `k` has this measure, in degrees. The question asks for the value of `x`.',
      ),
      ...(180 - shift < 180
        ? [
            toMistakeAnswer(
              'stopped-early',
              numberAnswer(180 - shift),
              `Subtracting ${shift} from 180 gives \`${sum}x\`. It still has to be divided by ${sum}.`,
            ),
          ]
        : []),
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
        `Dividing 180 by ${sum} leaves out the ${Math.abs(shift)}.`,
      ),
    ].filter(isWholeNumber),
    method: `Same-side interior angles are supplementary. Solve \`${sum}x ${constant} = 180\`.`,
  };
}

/**
 * Alternate interior angles: `upper` * x + `shift` and `lower` * x degrees. The factors differ by at least 2; otherwise, x would be
 * the number that the figure shows.
 */
const alternates = integersUpTo(5).flatMap((upper) =>
  [2, 3, 4, 5, 6, 7].flatMap((lower) =>
    integersUpTo(32)
      .map((x) => ({ x, upper, lower, angle: lower * x, shift: (lower - upper) * x }))
      .filter(({ x, shift }) => x >= 8 && Math.abs(lower - upper) >= 2 && Math.abs(shift) <= 80)
      // In a narrower angle, the label would touch the transversal.
      .filter(({ angle }) => angle >= 66 && angle <= 125 && Math.abs(angle - 90) >= 10),
  ),
);

/** Marks alternate interior angles with expressions and asks for an angle beside one of them. */
function besideAlternateAngle(random: Random): ItemDraft {
  const { x, upper, lower, angle, shift } = pickOne(random, alternates);
  const key = 180 - angle;
  const constant = `${shift > 0 ? '+' : '-'} ${Math.abs(shift)}`;
  const upperLabel = `(${timesX(upper)} ${constant.replace('-', '−')})°`;
  const { lines, atK, atM } = parallelLines(angle);
  // The value of x if the two angles are taken to add up to 180 degrees.
  const supplementary = (180 - shift) / (upper + lower);
  return {
    stem: 'In the figure, parallel lines `k` and `m` are cut by a transversal. What is the value of `y`?',
    figure: {
      kind: 'lines',
      title: 'Parallel lines',
      description: `Line k above and line m below are parallel and are crossed by a transversal. Between the lines are an angle of ${upperLabel} at k, to the left of the transversal, and two angles at m, ${timesX(lower)}° to its right and y° to its left.`,
      lines,
      angles: [
        { at: atK, from: 180, to: 180 + angle, label: upperLabel },
        { at: atM, from: 0, to: angle, label: `${timesX(lower)}°` },
        { at: atM, from: angle, to: 180, label: 'y°' },
      ],
    },
    key: withExplanation(
      numberAnswer(key),
      `Alternate interior angles are equal, so \`x = ${x}\` and \`${timesX(lower)} = ${angle}\`. The angle beside it is \`180 deg - ${angle} deg\`.`,
    ),
    again: degreesWhere((y) => upper * ((180 - y) / lower) + shift + y === 180),
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(angle),
        `Each of the two angles with \`x\` measures \`${angle} deg\`. The angle of \`y deg\` makes a straight line with one of them.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(x),
        `The value of \`x\` is ${x}. Use it to find the angles.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(180 - lower * supplementary),
        'Alternate interior angles were taken to add up to `180 deg`, but they are equal.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(180 - x),
        `Here \`x\` was subtracted from 180. Subtract the angle, \`${timesX(lower)} = ${angle}\`, instead.`,
      ),
      ...(Number.isInteger(supplementary)
        ? [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(lower * supplementary),
              `Alternate interior angles were taken to add up to \`180 deg\`, which gives \`x = ${supplementary}\`. Then ${lower * supplementary} is \`${timesX(lower)}\`, not \`y\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(90 - angle),
        'The two angles at line `m` were taken to add up to `90 deg`, but they make a straight line.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(180 - upper * x),
        `The angle at line \`k\` is \`(${timesX(upper)} ${constant}) deg\`, not just \`${timesX(upper)} deg\`.`,
      ),
    ].filter(
      (mistake) =>
        isWholeNumber(mistake) && mistake.value < 180 && (shift > 0 || mistake.distractor !== 'left-out'),
    ),
    method: `Alternate interior angles are equal: solve \`${timesX(upper)} ${constant} = ${timesX(lower)}\`. Then subtract the angle from \`180 deg\`.`,
  };
}

/**
 * A bent path from one parallel line to the other; asks for the angle at the bend. In half of the items, the figure shows the
 * obtuse angle at line k, so that adding the two labels is a mistake.
 */
function bendBetweenParallels(random: Random): ItemDraft | null {
  const showsObtuse = random.integer(0, 1) === 1;
  const [one, other] = [random.integer(26, 60), random.integer(26, 60)];
  // With the obtuse angle at k, the sum of the labels is less than 180 degrees only if the angle at m is the smaller one.
  const [a, b] = showsObtuse && one < other ? [other, one] : [one, other];
  const obtuse = 180 - a;
  const bend = a + b;
  if (Math.abs(a - b) < 6 || Math.abs(bend - 90) < 4 || Math.abs(bend - 120) < 3) return null;
  const p: Point = [9, 3];
  const atK: Point = [9 - 3 / Math.tan(radians(a)), 6];
  const atM: Point = [9 - 3 / Math.tan(radians(b)), 0];
  const ofTriangle = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(180 - bend),
    showsObtuse
      ? `Subtracting \`${b} deg\` from \`${obtuse} deg\` does not give the angle at P. Find the angle beside \`${obtuse} deg\` first.`
      : `Subtracting both angles from \`180 deg\` would be right in a triangle, but the path and the lines do not form a triangle.`,
  );
  const ofLabels = toMistakeAnswer(
    'misread-figure',
    numberAnswer(obtuse + b),
    `Both angles in the figure were added. At line \`k\`, use the angle on the side of P, \`180 deg - ${obtuse} deg\`.`,
  );
  return {
    stem: 'In the figure, lines `k` and `m` are parallel. What is the value of `x`?',
    figure: {
      kind: 'lines',
      title: 'A path between parallel lines',
      description: `Line k above and line m below are parallel. A path goes down from k to the right to point P, and from P down to the left to m. It makes an angle of ${showsObtuse ? `${obtuse}° with line k, measured from the part of the line that runs to the left, and of ${b}° with line m, measured from the part that runs to the right,` : `${a}° with line k and of ${b}° with line m, each measured from the part of the line that runs to the right,`} and the angle at P that opens to the left is x°.`,
      lines: [
        { from: [0, 6], to: [12, 6], label: 'k' },
        { from: [0, 0], to: [12, 0], label: 'm' },
        { from: atK, to: p },
        { from: p, to: atM },
      ],
      points: [{ at: p, label: 'P' }],
      angles: [
        showsObtuse
          ? { at: atK, from: 180, to: 360 - a, label: `${obtuse}°` }
          : { at: atK, from: 360 - a, to: 360, label: `${a}°` },
        { at: atM, from: 0, to: b, label: `${b}°` },
        { at: p, from: 180 - a, to: 180 + b, label: 'x°' },
      ],
    },
    key: withExplanation(
      numberAnswer(bend),
      `A line through P parallel to \`k\` and \`m\` divides the angle into \`${a} deg\` and \`${b} deg\`, by alternate interior angles.`,
    ),
    // Extends the upper part of the path to line m: the triangle there has angles of a, b, and 180 - x degrees.
    again: degreesWhere((x) => a + b + (180 - x) === 180),
    classic: [showsObtuse ? ofLabels : ofTriangle],
    mistakes: [
      ofTriangle,
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(Math.abs(a - b)),
        `The angles of \`${a} deg\` and \`${b} deg\` were subtracted, but the angle at P contains both of them side by side.`,
      ),
      ...(showsObtuse
        ? []
        : [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(180 - a),
              'The larger angle between the path and line `k` has this measure. The question asks about the angle at P.',
            ),
          ]),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(180 - b),
        'The larger angle between the path and line `m` has this measure. The question asks about the angle at P.',
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(90),
        'The bend looks something like a right angle, but nothing says that it is one.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * Math.max(a, b)),
        `Doubling ${Math.max(a, b)} treats the two parts of the angle at P as equal.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * Math.min(a, b)),
        `Doubling ${Math.min(a, b)} treats the two parts of the angle at P as equal.`,
      ),
    ],
    method: `${showsObtuse ? `The angle beside \`${obtuse} deg\` is \`${a} deg\`. With a line through P parallel to \`k\` and \`m\`, alternate` : 'Draw a line through P parallel to `k` and `m`. Alternate'} interior angles show that \`x = ${a} + ${b}\`.`,
  };
}

const parallels: Generator = {
  id: 'angles-parallel-lines',
  topic: 'angles',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [sameSideInterior, besideAlternateAngle, bendBetweenParallels],
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
      `A boat sails ${north} miles due north and then ${east} miles due east. What is the straight-line distance, in miles, from the boat to its starting point?`,
  },
  {
    asked: 'hypotenuse',
    factors: [5, 10],
    unit: 'feet',
    eitherLeg: true,
    stem: (height, away) =>
      `A straight steel cable runs from the top of a ${height}-foot radio tower to a hook in level ground, ${away} feet from the bottom of the tower. How many feet long is the cable?`,
  },
];

type Triple = readonly [number, number, number];

const triples: readonly Triple[] = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
];

const scaled = ([a, b, c]: Triple, factor: number): Triple => [factor * a, factor * b, factor * c];

/** Names the triple that makes the calculation short. */
const tripleMethod = (factor: number, [a, b, c]: Triple) =>
  factor === 1
    ? `Use the Pythagorean theorem: ${a}, ${b}, and ${c} are the sides of a right triangle.`
    : `Use the Pythagorean theorem: ${factor * a}, ${factor * b}, and ${factor * c} are ${factor} times ${a}, ${b}, and ${c}.`;

/** Finds the hypotenuse of a right triangle by trying whole lengths. */
const hypotenuseOf = (one: number, other: number) =>
  assertPresent(
    integersUpTo(700).find((length) => length ** 2 === one ** 2 + other ** 2),
    'no length fits',
  );

/** Tells a story of a right triangle with one side missing. */
function missingSide(random: Random): ItemDraft | null {
  const { asked, factors, unit, eitherLeg, stem } = pickOne(random, scenes);
  const factor = pickOne(random, factors);
  const triple = pickOne(random, triples);
  const [one, other, hypotenuse] = scaled(triple, factor);
  const [short, long] = eitherLeg && random.integer(0, 1) === 0 ? [other, one] : [one, other];
  // Larger multiples of 8-15-17 are tedious without a calculator.
  if (triple[2] === 17 && factor > 2) return null;
  // Everyone knows 3-4-5 by heart.
  if (hypotenuse < 10 || hypotenuse > (factor < 10 ? 65 : 130)) return null;
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
            `The lengths were added, \`${hypotenuse} + ${short}\`. Subtract their squares instead, and take the root.`,
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
            `Half of \`${short} * ${long}\` is the area of the right triangle, not a length.`,
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer((long + short) / 2),
            `Taking the mean of ${short} and ${long} gives less than the longer leg, but the hypotenuse is the longest side.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(long * short),
            `Multiplying ${short} by ${long} gives the area of a rectangle, not a distance.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(2 * (long + short)),
            `Doubling \`${short} + ${long}\` gives the perimeter of a rectangle, not the length of its diagonal.`,
          ),
          toMistakeAnswer(
            'looks-right',
            root(2 * Math.max(long, short) ** 2),
            `Both legs were taken to be ${Math.max(long, short)} ${unit} long, but they differ.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            root(2 * long + 2 * short),
            `Each length was doubled instead of squared, and the root of \`${2 * short} + ${2 * long}\` was taken.`,
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
      integersUpTo(300).find((length) =>
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
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(squares),
        asked === 'leg'
          ? `The square of the length is \`${hypotenuse}^2 - ${short}^2\`. The square root still has to be taken.`
          : `The square of the distance is \`${short}^2 + ${long}^2\`. The square root still has to be taken.`,
      ),
      ...mistakes,
    ]
      .filter(({ value, text }) => Number.isInteger(value) || text.includes('sqrt'))
      // Lengths far beyond the given ones would tempt nobody.
      .filter(({ value }) => value <= 5 * hypotenuse),
    method: tripleMethod(factor, triple),
  };
}

const metricUnits = [
  ['centimeters', 'cm'],
  ['inches', 'in'],
  ['meters', 'm'],
] as const;

/** Shows the legs of a right triangle and asks for its perimeter. */
function perimeterOfRightTriangle(random: Random): ItemDraft | null {
  const [unit, short] = pickOne(random, metricUnits);
  const factor = random.integer(1, 5);
  const triple = pickOne(random, triples);
  const [a, b, c] = scaled(triple, factor);
  if (c > 52 || c < 10 || (triple[2] === 17 && factor > 2)) return null;
  const [across, up] = random.integer(0, 1) === 1 ? [a, b] : [b, a];
  const perimeter = a + b + c;
  return {
    stem: `The figure shows a right triangle. What is its perimeter, in ${unit}?`,
    figure: {
      kind: 'polygon',
      title: 'Right triangle',
      description: `A right triangle. The two sides that form the right angle are ${across} ${unit} and ${up} ${unit} long. The third side has no label.`,
      points: [
        [0, 0],
        [across, 0],
        [0, up],
      ],
      sides: [`${across} ${short}`, null, `${up} ${short}`],
      right: [0],
    },
    key: withExplanation(
      numberAnswer(perimeter),
      `The hypotenuse is ${c} ${unit}, since \`${a}^2 + ${b}^2 = ${c}^2\`, and \`${a} + ${b} + ${c} = ${perimeter}\`.`,
    ),
    again: across + up + hypotenuseOf(across, up),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(a + b),
        `The two labeled sides alone add up to ${a + b}. The third side belongs to the perimeter as well.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((a * b) / 2),
        `Half of \`${a} * ${b}\` is the area of the triangle. The perimeter is the sum of its sides.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(c),
        `The hypotenuse measures ${c} ${unit}. Add the two other sides to it.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (a + b)),
        `Doubling \`${a} + ${b}\` gives the perimeter of a rectangle with these sides.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a + b + (b - a)),
        `The third side was found by subtracting, \`${b} - ${a}\`. Use the squares of the sides instead.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(a + 2 * b),
        `The third side was taken to be as long as the side of ${b} ${unit}, but the hypotenuse is longer.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a * b),
        `Multiplying the two labeled sides gives the area of a rectangle, not a perimeter.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(a ** 2 + b ** 2),
        `Adding the squares of ${a} and ${b} gives the square of the hypotenuse. Take the root, and add all three sides.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= 5 * perimeter),
    method: tripleMethod(factor, triple).replace(/\.$/, '. Add the three sides.'),
  };
}

/** Returns three lengths in ascending order as an answer whose value sorts such sets. */
const lengths = (...sides: Triple): NumericAnswer => {
  const [a, b, c] = sides.toSorted((one, other) => one - other);
  return { value: (a ?? 0) + (b ?? 0) / 100 + (c ?? 0) / 10_000, text: `${a}, ${b}, ${c}` };
};

/** Sets that mix the sides of two right triangles, such as 5-12-13 and 9-12-15. */
const mixes: readonly (readonly [sides: Triple, from: Triple, and: Triple])[] = [
  [
    [5, 12, 15],
    [5, 12, 13],
    [9, 12, 15],
  ],
  [
    [8, 12, 15],
    [8, 15, 17],
    [9, 12, 15],
  ],
  [
    [9, 12, 13],
    [9, 12, 15],
    [5, 12, 13],
  ],
  [
    [8, 12, 13],
    [8, 15, 17],
    [5, 12, 13],
  ],
  [
    [6, 10, 13],
    [6, 8, 10],
    [5, 12, 13],
  ],
];

const squaresOf = (one: number, other: number) => numberAnswer(one ** 2 + other ** 2).text;

/** Asks which three lengths make a right triangle. */
function whichIsRight(random: Random): ItemDraft | null {
  const factor = random.integer(1, 4);
  const triple = pickOne(random, triples);
  const [a, b, c] = scaled(triple, factor);
  if (c > 52 || c < 10) return null;
  const [unit] = pickOne(random, metricUnits);
  const [row, start, step] = [random.integer(8, 24), random.integer(7, 20), random.integer(2, 4)];
  // Only two choices that begin alike would point to the key, so either three do or none does.
  const alike = random.integer(0, 1) === 1;
  const [short, long] = alike
    ? [a, a + random.integer(3, 9)]
    : [random.integer(6, 14), random.integer(15, 24)];
  const [d, e, f] = pickOne(random, triples);
  const [mixed, from, and] = pickOne(random, mixes);
  // Lengths in equal steps make a right triangle only if they are multiples of 3, 4, and 5.
  if (start === 3 * step || f === c || (alike ? long === b : short === a)) return null;
  return {
    stem: `Which of the following could be the lengths, in ${unit}, of the three sides of a right triangle?`,
    key: withExplanation(
      lengths(a, b, c),
      `The squares of the two shorter sides add up to the square of the longest, \`${a}^2 + ${b}^2 = ${c}^2\`.`,
    ),
    again: lengths(a, b, hypotenuseOf(a, b)).value,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        lengths(short, long, short + long),
        `Here \`${short} + ${long} = ${short + long}\`, but it is the squares that must add up: \`${short}^2 + ${long}^2\` is ${squaresOf(short, long)}, not \`${short + long}^2\`.`,
      ),
    ],
    mistakes: [
      ...(alike
        ? [
            toMistakeAnswer(
              'wrong-rule',
              lengths(a, b, b + 2 * factor),
              `The shorter sides are right, but \`${a}^2 + ${b}^2\` is ${squaresOf(a, b)}, not \`${b + 2 * factor}^2\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'looks-right',
        lengths(...mixed),
        `\`${mixed[0]}^2 + ${mixed[1]}^2\` is ${squaresOf(mixed[0], mixed[1])}, not \`${mixed[2]}^2\`. The sides of ${from.join('-')} and ${and.join('-')} are mixed.`,
      ),
      toMistakeAnswer(
        'looks-right',
        lengths(row, row + 1, row + 2),
        `Three numbers in a row work for 3, 4, and 5, but \`${row}^2 + ${row + 1}^2\` is ${squaresOf(row, row + 1)}, not \`${row + 2}^2\`.`,
      ),
      toMistakeAnswer(
        'half-checked',
        lengths(2 * d, 2 * e, f),
        `Two sides of ${d}-${e}-${f} were doubled. The third side must be doubled as well.`,
      ),
      toMistakeAnswer(
        'looks-right',
        lengths(start, start + step, start + 2 * step),
        `Equal steps work for 6, 8, and 10, but \`${start}^2 + ${start + step}^2\` is ${squaresOf(start, start + step)}, not \`${start + 2 * step}^2\`.`,
      ),
    ],
    method: `Compare squares: in a right triangle, those of the two shorter sides add up to that of the longest. ${a}, ${b}, and ${c} are ${factor === 1 ? 'such sides' : `${factor} times ${formatList(triple.map(String))}`}.`,
  };
}

const pythagoreanTheorem: Generator = {
  id: 'angles-pythagorean-theorem',
  topic: 'angles',
  difficulty: 2,
  levels: ['upper'],
  skeletons: [missingSide, perimeterOfRightTriangle, whichIsRight],
};

export const angleGenerators: readonly Generator[] = [exterior, ratio, parallels, pythagoreanTheorem];
