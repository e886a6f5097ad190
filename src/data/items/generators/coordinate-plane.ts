import type { Point } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  formulaAnswer,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Returns a slope in lowest terms as an answer; a steep one as an improper fraction. */
function slope(rise: number, run: number): NumericAnswer {
  const divisor = greatestCommonDivisor(rise, run) * Math.sign(run);
  const [top, bottom] = [Math.abs(rise / divisor), run / divisor];
  const size = bottom === 1 ? String(top) : `{${top}/${bottom}}`;
  return formulaAnswer(rise / run, rise * run < 0 ? `-${size}` : size);
}

/** Returns a point as an answer whose value sorts points by x, then by y. */
const point = (x: number, y: number): NumericAnswer => formulaAnswer(x + y / 1000, `(${x}, ${y})`);

const units = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'}`;

/** Formats a point for a figure's description, with a true minus sign. */
const spoken = (at: Point) => `(${at.join(', ').replaceAll('-', '−')})`;

const squaredDistance = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

const grid = Array.from({ length: 41 }, (_, index) => index - 20);

const slopeInFigure: Generator = {
  id: 'coordinate-plane-slope-in-figure',
  topic: 'coordinate-plane',
  difficulty: 2,
  signed: true,
  skeletons: [
    (random) => {
      const run = random.integer(2, 6);
      const size = pickOne(
        random,
        [1, 2, 3, 4, 5, 6].filter((rise) => rise !== run),
      );
      const up = random.integer(0, 1) === 1;
      const rise = up ? size : -size;
      const x = random.integer(-5, 5 - run);
      const y = up ? random.integer(-5, 5 - size) : random.integer(size - 5, 5);
      const [endX, endY] = [x + run, y + rise];
      const [p, q]: [Point, Point] = [
        [x, y],
        [endX, endY],
      ];
      const goes = up ? 'up' : 'down';
      const reducible = greatestCommonDivisor(rise, run) > 1;
      const candidates = grid.flatMap((top) => [1, 2, 3, 4, 5, 6].map((bottom) => [top, bottom] as const));
      const [top, bottom] = assertPresent(
        candidates.find(([upward, right]) => y * right + upward * run === endY * right),
        'no slope leads from P to Q',
      );
      return {
        stem: 'The figure shows the line that passes through points P and Q. What is the slope of the line?',
        figure: {
          kind: 'plane',
          title: 'Line PQ',
          description: `On a coordinate grid marked in units of 1, a line passes through P at ${spoken(p)} and Q at ${spoken(q)}.`,
          x: [-6, 6],
          y: [-6, 6],
          points: [
            { at: p, label: 'P' },
            { at: q, label: 'Q' },
          ],
          lines: [{ through: [p, q] }],
        },
        key: withExplanation(
          slope(rise, run),
          `From P to Q, the line goes ${goes} ${units(size)} and to the right ${units(run)}.`,
        ),
        again: top / bottom,
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            slope(run, rise),
            `The ratio is inverted. The slope is the change in \`y\` divided by the change in \`x\`, \`${rise}\` over ${run}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-sign',
            slope(-rise, run),
            `The sign is wrong: the line goes ${goes} from left to right, so its slope is ${up ? 'positive' : 'negative'}.`,
          ),
          toMistakeAnswer('wrong-rule', slope(-run, rise), 'The ratio is inverted, and the sign is wrong.'),
          toMistakeAnswer(
            'stopped-early',
            slope(rise, 1),
            `This is only the change in \`y\`. It must be divided by ${run}, the change in \`x\`.`,
          ),
          toMistakeAnswer(
            'left-out',
            slope(endY, endX),
            'This divides the coordinates of Q alone, without using P.',
          ),
          toMistakeAnswer(
            'miscounted',
            slope(Math.sign(rise) * (size + 1), run + 1),
            `Grid lines were counted instead of the units between them: ${size + 1} over ${run + 1}, not ${size} over ${run}.`,
          ),
          // Infinite if the x-coordinates are opposites; it is not offered then, because distractors must be finite.
          toMistakeAnswer(
            'wrong-rule',
            slope(y + endY, x + endX),
            'The coordinates of the two points were added. They have to be subtracted.',
          ),
        ],
        method: `Count from P to Q: ${units(size)} ${goes} and ${units(run)} to the right. The slope is \`${rise}\` over ${run}${reducible ? `, or ${slope(rise, run).text}` : ''}.`,
      };
    },
  ],
};

const fourthCorner: Generator = {
  id: 'coordinate-plane-fourth-corner',
  topic: 'coordinate-plane',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const sign = () => 2 * random.integer(0, 1) - 1;
      const steep: Point = [sign() * random.integer(1, 2), sign() * random.integer(3, 4)];
      const flat: Point = [sign() * random.integer(3, 4), sign() * random.integer(1, 2)];
      const [toP, toR] = random.integer(0, 1) === 1 ? [steep, flat] : [flat, steep];
      const start = (axis: 0 | 1) => {
        const offsets = [0, toP[axis], toR[axis], toP[axis] + toR[axis]];
        return random.integer(-6 - Math.min(...offsets), 6 - Math.max(...offsets));
      };
      const q: Point = [start(0), start(1)];
      const p: Point = [q[0] + toP[0], q[1] + toP[1]];
      const r: Point = [q[0] + toR[0], q[1] + toR[1]];
      const [x, y] = [r[0] + toP[0], r[1] + toP[1]];
      const [aside, back] = toP[0] > 0 ? ['right', 'left'] : ['left', 'right'];
      const [along, against] = toP[1] > 0 ? ['up', 'down'] : ['down', 'up'];
      const [across, vertically] = [`${units(toP[0])} to the ${aside}`, `${units(toP[1])} ${along}`];
      // The corner S that completes the parallelogram. A second way to find it, by distances and sides, checks the answer.
      const side = (a: Point) => Math.sign((r[0] - p[0]) * (a[1] - p[1]) - (r[1] - p[1]) * (a[0] - p[0]));
      const found = assertPresent(
        grid
          .flatMap((left) => grid.map((up): Point => [left, up]))
          .find(
            (s) =>
              squaredDistance(s, p) === squaredDistance(q, r) &&
              squaredDistance(s, r) === squaredDistance(q, p) &&
              side(s) === -side(q),
          ),
        'no point fits',
      );
      return {
        stem: 'The figure shows three vertices of parallelogram PQRS. What are the coordinates of vertex S?',
        figure: {
          kind: 'plane',
          title: 'Three vertices',
          description: `On a coordinate grid marked in units of 1 are the points P ${spoken(p)}, Q ${spoken(q)}, and R ${spoken(r)}.`,
          x: [-7, 7],
          y: [-7, 7],
          points: [
            { at: p, label: 'P' },
            { at: q, label: 'Q' },
            { at: r, label: 'R' },
          ],
        },
        key: withExplanation(
          point(x, y),
          `Going from R to S is the same move as going from Q \`(${q.join(', ')})\` to P \`(${p.join(', ')})\`.`,
        ),
        again: point(...found).value,
        classic: [
          toMistakeAnswer(
            'wrong-sign',
            point(r[0] - toP[0], r[1] - toP[1]),
            'This repeats the move from P to Q at R. The vertices would then go around in the order P, Q, S, R.',
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'half-checked',
            point(q[0] + toP[0] - toR[0], q[1] + toP[1] - toR[1]),
            'With this point, the vertices would go around the parallelogram in the order P, R, Q, S.',
          ),
          toMistakeAnswer(
            'wrong-sign',
            point(r[0] - toP[0], y),
            `The horizontal move from R should be ${across}, not to the ${back}.`,
          ),
          toMistakeAnswer(
            'wrong-sign',
            point(x, r[1] - toP[1]),
            `The vertical move from R should be ${vertically}, not ${against}.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            point(y, x),
            'These are the coordinates of S in the wrong order.',
          ),
          toMistakeAnswer(
            'stopped-early',
            point(x, r[1]),
            `The horizontal move is correct, but the point must also be ${vertically} from R.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            point(r[0], y),
            `The vertical move is correct, but the point must also be ${across} of R.`,
          ),
          // A midpoint with halves would stand out among points with whole coordinates.
          ...(Number.isInteger((p[0] + r[0]) / 2) && Number.isInteger((p[1] + r[1]) / 2)
            ? [
                toMistakeAnswer(
                  'other-quantity',
                  point((p[0] + r[0]) / 2, (p[1] + r[1]) / 2),
                  'This is the midpoint of diagonal PR, the center of the parallelogram.',
                ),
              ]
            : []),
        ],
        method: `Opposite sides are equal and parallel. Go from Q to P, ${across} and ${vertically}, and make the same move from R.`,
      };
    },
  ],
};

const heights = Array.from({ length: 19 }, (_, index) => index - 9);

const intercept: Generator = {
  id: 'coordinate-plane-intercept',
  topic: 'coordinate-plane',
  difficulty: 3,
  signed: true,
  skeletons: [
    (random) => {
      const steepness = pickOne(random, [-4, -3, -2, 2, 3, 4]);
      const crossing = pickOne(random, [-1, 1]) * random.integer(1, 9);
      const x = random.integer(1, 4);
      const run = random.integer(1, 3);
      const endX = x + run;
      const [y, endY] = [steepness * x + crossing, steepness * endX + crossing];
      return {
        stem: `A line in the coordinate plane passes through the points \`(${x}, ${y})\` and \`(${endX}, ${endY})\`. What is the y-intercept of the line?`,
        key: withExplanation(
          numberAnswer(crossing),
          `The slope is \`${steepness}\`, and \`y = ${steepness}x + b\` gives \`b = ${crossing}\` at the point \`(${x}, ${y})\`.`,
        ),
        // Finds the height on the y-axis that is in line with the two points.
        again: assertPresent(
          heights.find((height) => (y - height) * endX === (endY - height) * x),
          'no height fits',
        ),
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(steepness),
            `This is the slope of the line, \`${endY - y}\` divided by ${run}. The question asks for the y-intercept.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(y + steepness * x),
            `In \`${y} = ${steepness * x} + b\`, the \`${steepness * x}\` was added to \`${y}\` instead of subtracted from it.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(-crossing / steepness),
            'This is the x-intercept, where the line crosses the x-axis.',
          ),
          toMistakeAnswer(
            'wrong-sign',
            numberAnswer(-crossing),
            `The sign is wrong: \`${y} = ${steepness * x} + b\` gives \`b = ${crossing}\`, not \`b = ${-crossing}\`.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(y - x),
            `The \`x\`-coordinate, ${x}, was subtracted from \`${y}\` without being multiplied by the slope.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(y - steepness),
            `The slope was subtracted only once, which gives the value of \`y\` at \`x = ${x - 1}\`.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(y - steepness * endX),
            `The coordinates were mixed up: \`x = ${endX}\` belongs with \`y = ${endY}\`, not with \`y = ${y}\`.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(endY - steepness * x),
            `The coordinates were mixed up: \`x = ${x}\` belongs with \`y = ${y}\`, not with \`y = ${endY}\`.`,
          ),
        ].filter(isWholeNumber),
        method: `The slope is \`${steepness}\`. Substitute \`(${x}, ${y})\` into \`y = ${steepness}x + b\` and solve for \`b\`.`,
      };
    },
  ],
};

export const coordinatePlaneGenerators: readonly Generator[] = [slopeInFigure, fourthCorner, intercept];
