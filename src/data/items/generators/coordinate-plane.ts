import type { Point } from '@/domain/exam/figure';
import { present } from '@/lib/assert';
import {
  amount,
  type Answer,
  because,
  formula,
  type Generator,
  greatestCommonDivisor,
  isWhole,
  oneOf,
} from './generator';

/** A slope in lowest terms, improper where it is steep. */
function slope(rise: number, run: number): Answer {
  const divisor = greatestCommonDivisor(rise, run) * Math.sign(run);
  const [top, bottom] = [Math.abs(rise / divisor), run / divisor];
  const size = bottom === 1 ? String(top) : `{${top}/${bottom}}`;
  return formula(rise / run, rise * run < 0 ? `-${size}` : size);
}

/** A point as an answer, ordered by x and then by y. */
const point = (x: number, y: number): Answer => formula(x + y / 1000, `(${x}, ${y})`);

const squaredDistance = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

const grid = Array.from({ length: 41 }, (_, index) => index - 20);

const slopeInFigure: Generator = {
  id: 'coordinate-plane-slope-in-figure',
  topic: 'coordinate-plane',
  difficulty: 2,
  signed: true,
  draft(random) {
    const run = random.integer(2, 6);
    const size = oneOf(
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
    const [goes, change] = up ? ['up', 'rise'] : ['down', 'fall'];
    const candidates = grid.flatMap((top) => [1, 2, 3, 4, 5, 6].map((bottom) => [top, bottom] as const));
    const [top, bottom] = present(
      candidates.find(([upward, right]) => y * right + upward * run === endY * right),
      'no slope leads from P to Q',
    );
    return {
      stem: `The figure shows a line through the points P and Q. What is the slope of the line?`,
      figure: {
        kind: 'plane',
        title: 'Line on a grid',
        description: `A line on a grid of ones passes through P at (${x}, ${y}) and Q at (${endX}, ${endY}).`,
        x: [-6, 6],
        y: [-6, 6],
        points: [
          { at: p, label: 'P' },
          { at: q, label: 'Q' },
        ],
        lines: [{ through: [p, q] }],
      },
      key: because(slope(rise, run), `From P to Q the line goes ${goes} ${size} and right ${run}.`),
      again: top / bottom,
      mistakes: [
        because(slope(-rise, run), `The size is right, but the line goes ${goes} from left to right.`),
        because(
          slope(run, rise),
          `This puts the run of ${run} over the ${change} of ${size}: it is upside down.`,
        ),
        because(slope(-run, rise), 'This is the slope of a line at right angles to the one in the figure.'),
        because(
          slope(Math.sign(rise) * (size + 1), run + 1),
          `Counting grid lines, ends included, makes it ${size + 1} over ${run + 1} in place of ${size} over ${run}.`,
        ),
        because(
          slope(rise, 1),
          `This is only the ${change} of ${size}, still to be divided by the run of ${run}.`,
        ),
        // These two are infinite, and so left out, where there is no run.
        because(slope(y + endY, x + endX), 'The coordinates were added where their differences are needed.'),
        because(slope(endY, endX), 'This divides the coordinates of Q and leaves P out.'),
      ],
      method: `Count squares from P to Q: ${size} ${goes} for ${run} to the right, then write the first over the second.`,
    };
  },
};

const fourthCorner: Generator = {
  id: 'coordinate-plane-fourth-corner',
  topic: 'coordinate-plane',
  difficulty: 4,
  signed: true,
  draft(random) {
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
    // S is as far from P as Q from R, as far from R as Q from P, and across the diagonal PR from Q.
    const side = (a: Point) => Math.sign((r[0] - p[0]) * (a[1] - p[1]) - (r[1] - p[1]) * (a[0] - p[0]));
    const found = present(
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
      stem: 'The figure shows three corners of parallelogram PQRS. What are the coordinates of corner S?',
      figure: {
        kind: 'plane',
        title: 'Three corners',
        description: `On a grid of ones are the points P (${p.join(', ')}), Q (${q.join(', ')}) and R (${r.join(', ')}).`,
        x: [-7, 7],
        y: [-7, 7],
        points: [
          { at: p, label: 'P' },
          { at: q, label: 'Q' },
          { at: r, label: 'R' },
        ],
      },
      key: because(
        point(x, y),
        `The step from R to S is the same as the one from Q \`(${q.join(', ')})\` to P \`(${p.join(', ')})\`.`,
      ),
      again: point(...found).value,
      mistakes: [
        because(
          point(q[0] + toP[0] - toR[0], q[1] + toP[1] - toR[1]),
          'With this point the corners would stand in the order P, R, Q, S.',
        ),
        because(
          point(r[0] - toP[0], r[1] - toP[1]),
          'This repeats the step from P to Q at R, so the corners stand in the order P, Q, S, R.',
        ),
        because(point(y, x), 'These are the two coordinates of S in the wrong order.'),
        because(point(x, r[1]), 'The step across is correct, but the step up or down was left out.'),
        because(point(r[0], y), 'The step up or down is correct, but the step across was left out.'),
        because(point(r[0] - toP[0], y), 'The step across was made in the wrong direction.'),
        because(point(x, r[1] - toP[1]), 'The step up or down was made in the wrong direction.'),
      ],
      method: `Go from Q to P and repeat the step from R: ${Math.abs(toP[0])} ${toP[0] > 0 ? 'right' : 'left'} and ${Math.abs(toP[1])} ${toP[1] > 0 ? 'up' : 'down'}.`,
    };
  },
};

const heights = Array.from({ length: 19 }, (_, index) => index - 9);

const intercept: Generator = {
  id: 'coordinate-plane-intercept',
  topic: 'coordinate-plane',
  difficulty: 3,
  signed: true,
  draft(random) {
    const steepness = oneOf(random, [-4, -3, -2, 2, 3, 4]);
    const crossing = oneOf(random, [-1, 1]) * random.integer(1, 9);
    const x = random.integer(1, 4);
    const run = random.integer(1, 3);
    const endX = x + run;
    const [y, endY] = [steepness * x + crossing, steepness * endX + crossing];
    const change = amount(endY - y).text;
    const back = x === 1 ? '1 step' : `${x} steps`;
    return {
      stem: `A line passes through the points \`(${x}, ${y})\` and \`(${endX}, ${endY})\`. At which value of \`y\` does it cross the \`y\`-axis?`,
      key: because(
        amount(crossing),
        `The slope is ${amount(steepness).text}, and ${back} back from \`(${x}, ${y})\` the line is at \`(0, ${crossing})\`.`,
      ),
      // The height at which (0, height) lies in line with the two points.
      again: present(
        heights.find((height) => (y - height) * endX === (endY - height) * x),
        'no height fits',
      ),
      mistakes: [
        because(
          amount(steepness),
          `This is the slope of the line, which changes by ${change} over a run of ${run}.`,
        ),
        because(
          amount(-crossing),
          'The size is right, but the sign was lost in solving for the height at `x = 0`.',
        ),
        because(
          amount(y + steepness * x),
          `The slope was added for the way back from \`x = ${x}\` to 0, where it is taken off.`,
        ),
        because(
          amount(y - x),
          `This takes off ${x} without multiplying it by the slope of ${amount(steepness).text}.`,
        ),
        because(
          amount(y - steepness),
          `This goes back one step only, from \`x = ${x}\` to \`x = ${x - 1}\`.`,
        ),
        because(
          amount(endY - steepness * x),
          'The height of one point was used with the `x`-coordinate of the other, too short a way back.',
        ),
        because(
          amount(y - steepness * endX),
          'The height of one point was used with the `x`-coordinate of the other, too long a way back.',
        ),
        because(
          amount(-crossing / steepness),
          'This is the value of `x` where the line crosses the `x`-axis.',
        ),
      ].filter(isWhole),
      method: `The slope is ${change} over ${run}, or ${amount(steepness).text}; from \`(${x}, ${y})\` go back ${back} to \`x = 0\`.`,
    };
  },
};

export const coordinatePlane: readonly Generator[] = [slopeInFigure, fourthCorner, intercept];
