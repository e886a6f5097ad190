import type { CoordinatePlaneFigure, Point } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  type ItemDraft,
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

/** Formats a point for a sentence. */
const pair = (at: Point) => `\`(${at.join(', ')})\``;

const units = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'}`;

/** Describes a move in words: "3 units to the left and 1 unit up". */
const move = (across: number, upward: number) =>
  `${units(across)} to the ${across > 0 ? 'right' : 'left'} and ${units(upward)} ${upward > 0 ? 'up' : 'down'}`;

/** Formats a point for a figure's description, with a true minus sign. */
const spoken = (at: Point) => `(${at.join(', ').replaceAll('-', '−')})`;

const squaredDistance = (a: Point, b: Point) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

const grid = Array.from({ length: 41 }, (_, index) => index - 20);
const gridPoints = grid.flatMap((x) => grid.map((y): Point => [x, y]));

const sign = (random: Random) => 2 * random.integer(0, 1) - 1;

/** A plane with labeled points and nothing else. */
function planeOf(
  title: string,
  most: number,
  points: Readonly<Record<string, Point>>,
): CoordinatePlaneFigure {
  const list = Object.entries(points);
  const named = list.map(([label, at]) => `${label} ${spoken(at)}`);
  return {
    kind: 'plane',
    title,
    description: `On a coordinate grid marked in units of 1 ${list.length === 1 ? 'is the point' : 'are the points'} ${formatList(named)}.`,
    x: [-most, most],
    y: [-most, most],
    points: list.map(([label, at]) => ({ label, at })),
  };
}

/** Asks for the slope of a line that is drawn through two points. */
function slopeOfDrawnLine(random: Random): ItemDraft {
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
      ...planeOf('Line PQ', 6, { P: p, Q: q }),
      description: `On a coordinate grid marked in units of 1, a line passes through P at ${spoken(p)} and Q at ${spoken(q)}.`,
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
        `The fraction is upside down. Slope is the change in \`y\` divided by the change in \`x\`, \`${rise}\` over ${run}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        slope(-rise, run),
        `The line goes ${goes} from left to right, so its slope is ${up ? 'positive' : 'negative'}.`,
      ),
      ...(x + endX === 0 || y + endY === 0
        ? []
        : [
            toMistakeAnswer(
              'wrong-rule',
              slope(y + endY, x + endX),
              'The coordinates were added instead of subtracted.',
            ),
          ]),
      toMistakeAnswer('wrong-rule', slope(-run, rise), 'The fraction is upside down, and the sign is wrong.'),
      toMistakeAnswer(
        'stopped-early',
        slope(rise, 1),
        `Only the change in \`y\` was found. Divide it by ${run}, the change in \`x\`.`,
      ),
      ...(endX === 0
        ? []
        : [
            toMistakeAnswer(
              'left-out',
              slope(endY, endX),
              'Dividing the coordinates of Q alone leaves out P. A slope needs both points.',
            ),
          ]),
      toMistakeAnswer(
        'miscounted',
        slope(Math.sign(rise) * (size + 1), run + 1),
        `Counting grid lines instead of the units between them gives ${size + 1} over ${run + 1}.`,
      ),
    ],
    method: `Count from P to Q: ${units(size)} ${goes} and ${units(run)} to the right. The slope is \`${rise}\` over ${run}${reducible ? `, or ${slope(rise, run).text}` : ''}.`,
  };
}

/** Gives a point and a slope, and asks which other point is on the line. */
function pointOnLine(random: Random): ItemDraft | null {
  const [run, size] = [random.integer(2, 5), random.integer(1, 5)];
  if (size === run || greatestCommonDivisor(size, run) !== 1) return null;
  const rise = sign(random) * size;
  const [x, y] = [random.integer(-4, 4), random.integer(-4, 4)];
  // Along the line from P to the right, or from P to the left.
  const way = sign(random);
  const [across, upward] = [way * run, way * rise];
  const [endX, endY] = [x + across, y + upward];
  // The swapped coordinates of P must be a different point, and the origin must not be P.
  if (x === y || (x === 0 && y === 0) || Math.max(Math.abs(endX), Math.abs(endY)) > 7) return null;
  const isOnLine = (at: Point) => (at[1] - y) * run === (at[0] - x) * rise;
  const wrong = (distractor: Parameters<typeof toMistakeAnswer>[0], at: Point, why: string) =>
    isOnLine(at) ? [] : [toMistakeAnswer(distractor, point(...at), why)];
  const steep = Math.sign(across * upward) * Math.abs(across);
  const [inverted] = wrong(
    'wrong-rule',
    [x + Math.sign(across) * size, y + Math.sign(across) * steep],
    `From P, this point is ${move(Math.sign(across) * size, Math.sign(across) * steep)}, so the two parts of the slope are switched.`,
  );
  if (inverted === undefined) return null;
  return {
    stem: `A line with a slope of ${slope(rise, run).text} passes through point P in the figure. Which of the following points is also on the line?`,
    figure: planeOf('Point P', 7, { P: [x, y] }),
    key: withExplanation(
      point(endX, endY),
      `From P, this point is ${move(across, upward)}, and \`${upward}\` over \`${across}\` is the slope.`,
    ),
    again: point(
      endX,
      assertPresent(
        grid.find((height) => isOnLine([endX, height])),
        'no height fits',
      ),
    ).value,
    classic: [inverted],
    mistakes: [
      ...wrong(
        'wrong-sign',
        [endX, y - upward],
        `The vertical move goes the wrong way: a line with ${rise > 0 ? 'a positive' : 'a negative'} slope ${rise > 0 ? 'rises' : 'falls'} from left to right.`,
      ),
      ...wrong(
        'wrong-sign',
        [x - across, endY],
        `From P, this point is ${move(-across, upward)}: that is a slope of ${slope(-rise, run).text}.`,
      ),
      ...wrong(
        'left-out',
        [across, upward],
        `The move starts at the origin here. It must start at P, ${pair([x, y])}.`,
      ),
      ...wrong(
        'stopped-early',
        [x, endY],
        `Moving ${units(upward)} ${upward > 0 ? 'up' : 'down'} from P is only half of the move. Go ${units(across)} to the ${across > 0 ? 'right' : 'left'} as well.`,
      ),
      ...wrong(
        'stopped-early',
        [endX, y],
        `Moving ${units(across)} to the ${across > 0 ? 'right' : 'left'} from P is only half of the move. Go ${units(upward)} ${upward > 0 ? 'up' : 'down'} as well.`,
      ),
      ...wrong('misread-figure', [endY, endX], 'The coordinates are in the wrong order: `x` comes first.'),
      ...wrong(
        'misread-figure',
        [y + across, x + upward],
        `Reading P as ${pair([y, x])} leads here. The first coordinate of P is \`${x}\`.`,
      ),
    ],
    method: `From P, move so that the vertical change over the horizontal change is ${slope(rise, run).text}. One such move is ${move(across, upward)}.`,
  };
}

const slopeInFigure: Generator = {
  id: 'coordinate-plane-slope-in-figure',
  topic: 'coordinate-plane',
  difficulty: 2,
  levels: ['upper'],
  signed: true,
  skeletons: [slopeOfDrawnLine, pointOnLine],
};

/** Shows three vertices of a parallelogram and asks for the fourth. */
function fourthVertex(random: Random): ItemDraft {
  const steep: Point = [sign(random) * random.integer(1, 2), sign(random) * random.integer(3, 4)];
  const flat: Point = [sign(random) * random.integer(3, 4), sign(random) * random.integer(1, 2)];
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
    gridPoints.find(
      (s) =>
        squaredDistance(s, p) === squaredDistance(q, r) &&
        squaredDistance(s, r) === squaredDistance(q, p) &&
        side(s) === -side(q),
    ),
    'no point fits',
  );
  return {
    stem: 'The figure shows three vertices of parallelogram PQRS. What are the coordinates of vertex S?',
    figure: planeOf('Three vertices', 7, { P: p, Q: q, R: r }),
    key: withExplanation(
      point(x, y),
      `Going from R to S is the same move as going from Q ${pair(q)} to P ${pair(p)}.`,
    ),
    again: point(...found).value,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        point(r[0] - toP[0], r[1] - toP[1]),
        'Making the move from P to Q at R leads here. That gives parallelogram PQSR, not PQRS.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'half-checked',
        point(q[0] + toP[0] - toR[0], q[1] + toP[1] - toR[1]),
        'With this point, the figure would be parallelogram PRQS, not PQRS.',
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
        'The coordinates of S are in the wrong order here: `x` comes first.',
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
              'You get the center of the parallelogram by taking the midpoint of diagonal PR. S is a corner.',
            ),
          ]
        : []),
    ],
    method: `Opposite sides are equal and parallel. Go from Q to P, ${across} and ${vertically}, and make the same move from R.`,
  };
}

/** Shows two vertices of a parallelogram and its center, and asks for the vertex opposite one of them. */
function vertexAcrossCenter(random: Random): ItemDraft | null {
  const m: Point = [random.integer(-2, 2), random.integer(-2, 2)];
  const [across, upward] = [sign(random) * random.integer(1, 4), sign(random) * random.integer(1, 4)];
  const [qAcross, qUpward] = [sign(random) * random.integer(1, 4), sign(random) * random.integer(1, 4)];
  const p: Point = [m[0] - across, m[1] - upward];
  const q: Point = [m[0] + qAcross, m[1] + qUpward];
  // Flat and skinny parallelograms are hard to see, and a center at the origin makes the reflection too easy.
  if (Math.abs(across * qUpward - upward * qAcross) < 6 || (m[0] === 0 && m[1] === 0)) return null;
  if (Math.abs(across) === Math.abs(upward) || squaredDistance(p, q) < 5) return null;
  const [x, y] = [m[0] + across, m[1] + upward];
  const found = assertPresent(
    gridPoints.find((r) => p[0] + r[0] === 2 * m[0] && p[1] + r[1] === 2 * m[1]),
    'no point fits',
  );
  return {
    stem: 'The figure shows vertices P and Q of parallelogram PQRS and the point M where its diagonals intersect. What are the coordinates of vertex R?',
    figure: planeOf('Two vertices and the center', 7, { P: p, Q: q, M: m }),
    key: withExplanation(
      point(x, y),
      `M is the midpoint of diagonal PR. From P to M is ${move(across, upward)}, and from M to R is the same move.`,
    ),
    again: point(...found).value,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        point(2 * m[0] - q[0], 2 * m[1] - q[1]),
        'The point across the center from Q is vertex S. Vertex R is across the center from P.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        point(x, p[1]),
        `Only the horizontal move was made. R is also ${units(2 * upward)} ${upward > 0 ? 'up' : 'down'} from P.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        point(p[0], y),
        `Only the vertical move was made. R is also ${units(2 * across)} to the ${across > 0 ? 'right' : 'left'} of P.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        point(across, upward),
        'These numbers describe the move from P to M, not a point. Make that move again, starting at M.',
      ),
      toMistakeAnswer(
        'wrong-sign',
        point(-p[0], -p[1]),
        'Changing both signs of P goes across the origin. R is across M from P.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        point(p[0] + m[0], p[1] + m[1]),
        'The coordinates of P and M were added. M is the midpoint, so move from P to M and then just as far again.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        point(q[0] + across, q[1] + upward),
        'The move from P to M was repeated at Q, but R lies beyond M.',
      ),
      toMistakeAnswer(
        'wrong-sign',
        point(p[0] - across, p[1] - upward),
        'The move from M to P was repeated, so the point is on the wrong side of P.',
      ),
    ],
    method: `The diagonals of a parallelogram bisect each other. Go from P to M, ${move(across, upward)}, and make the same move again.`,
  };
}

const fourthCorner: Generator = {
  id: 'coordinate-plane-fourth-corner',
  topic: 'coordinate-plane',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [fourthVertex, vertexAcrossCenter],
};

/** Explains the mistake of adding a known product to both sides of `y` = `product` + b instead of subtracting it. */
const wrongInverse = (y: number, product: number) =>
  `To solve \`${y} = ${product} + b\`, ${product < 0 ? 'add' : 'subtract'} ${Math.abs(product)} ${product < 0 ? 'to' : 'from'} both sides. Here ${Math.abs(product)} was ${product < 0 ? 'subtracted' : 'added'}.`;

/** Gives two points and asks for the y-intercept. */
function interceptFromPoints(random: Random): ItemDraft | null {
  const steepness = pickOne(random, [-4, -3, -2, 2, 3, 4]);
  const crossing = pickOne(random, [-1, 1]) * random.integer(1, 9);
  const x = random.integer(1, 4);
  const run = random.integer(1, 3);
  const endX = x + run;
  const [y, endY] = [steepness * x + crossing, steepness * endX + crossing];
  // A point on the x-axis would show the x-intercept.
  if (y === 0 || endY === 0) return null;
  // The rise and the run, where students may stop, must not be right by luck.
  if (crossing === endY - y || crossing === run) return null;
  return {
    stem: `A line in the coordinate plane passes through the points \`(${x}, ${y})\` and \`(${endX}, ${endY})\`. What is the y-intercept of the line?`,
    key: withExplanation(
      numberAnswer(crossing),
      `The slope is \`${steepness}\`, and \`y = ${steepness}x + b\` gives \`b = ${crossing}\` at the point \`(${x}, ${y})\`.`,
    ),
    // Finds the height on the y-axis that is in line with the two points.
    again: assertPresent(
      grid.find((height) => (y - height) * endX === (endY - height) * x),
      'no height fits',
    ),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(steepness),
        `Dividing \`${endY - y}\` by ${run} gives the slope. The question asks for the y-intercept.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer('wrong-operation', numberAnswer(y + steepness * x), wrongInverse(y, steepness * x)),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(-crossing / steepness),
        `The x-intercept is \`${-crossing / steepness}\`, where the line crosses the x-axis. The question asks for the y-intercept.`,
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
        `Subtracting the slope only once gives the value of \`y\` at \`x = ${x - 1}\`.`,
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
}

/** Gives points of a line in a table and asks for its x-intercept. */
function interceptFromTable(random: Random): ItemDraft | null {
  const steepness = sign(random) * random.integer(2, 4);
  const crossing = sign(random) * random.integer(2, 8);
  const [start, step] = [random.integer(-2, 3), random.integer(1, 2)];
  const rows = [0, 1, 2].map((index) => {
    const x = start + index * step;
    return { x, y: steepness * (x - crossing) };
  });
  const [first, second] = rows;
  if (first === undefined || second === undefined || rows.some(({ x, y }) => x === 0 || y === 0)) return null;
  const { x, y } = first;
  const height = -steepness * crossing;
  const change = second.y - y;
  // The slope or a difference in the table must not be right by luck, and opposite values of `y` would show the place halfway.
  if ([steepness, change, step].includes(crossing)) return null;
  if (rows.some((one) => rows.some((other) => one.y === -other.y))) return null;
  const toAxis = `\`y\` must ${y > 0 ? 'fall' : 'rise'} by ${Math.abs(y)}`;
  const [aside, across] = [crossing > x ? 'rises' : 'falls', Math.abs(crossing - x)];
  return {
    stem: 'The table gives the coordinates of three points on a line. What is the x-intercept of the line?',
    table: {
      caption: 'Points on the Line',
      columns: ['`x`', '`y`'],
      rows: rows.map((row) => [`\`${row.x}\``, `\`${row.y}\``]),
    },
    key: withExplanation(
      numberAnswer(crossing),
      `The slope is \`${steepness}\`, and \`y = ${steepness}x ${height > 0 ? '+' : '-'} ${Math.abs(height)}\` is 0 at \`x = ${crossing}\`.`,
    ),
    // Finds the place on the x-axis that is in line with the first two points.
    again: assertPresent(
      grid.find((place) => (0 - y) * (second.x - x) === change * (place - x)),
      'no place fits',
    ),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(height),
        'The y-intercept is the value of `y` when `x` is 0. The x-intercept is the value of `x` when `y` is 0.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(steepness),
        `${step === 1 ? `The slope is \`${steepness}\`` : `Dividing \`${change}\` by ${step} gives the slope`}. The question asks for the value of \`x\` where \`y\` is 0.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-crossing),
        `The sign is wrong: \`x = ${-crossing}\` gives \`y = ${2 * height}\`, not 0.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(crossing - x),
        `From \`(${x}, ${y})\`, ${toAxis}, so \`x\` ${aside} by ${across}. ${crossing > x ? 'Add' : 'Subtract'} that ${across} ${crossing > x ? 'to' : 'from'} \`${x}\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(2 * x - crossing),
        `Going the right distance from \`x = ${x}\`, but in the wrong direction, leads here.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(x - y),
        `The number \`${-y}\` was added to \`${x}\` without being divided by the slope.`,
      ),
      ...(step > 1
        ? [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(x - y / change),
              `Each step in the table changes \`x\` by ${step}, but here it was counted as 1.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(-height),
        'The line crosses the y-axis at the opposite of this number, and the question asks about the x-axis.',
      ),
    ].filter(isWholeNumber),
    method: `The slope is ${step === 1 ? '' : `\`${change}\` divided by ${step}, or `}\`${steepness}\`. From \`(${x}, ${y})\`, ${toAxis} to reach 0, so \`x\` ${aside} by ${across}, to \`${crossing}\`.`,
  };
}

/** Returns the equation y = `first` x + `last` as an answer; its value is that of y at an arbitrary point. */
function line(first: number, last: number): NumericAnswer {
  const coefficient = first === 1 ? '' : first === -1 ? '-' : first;
  return formulaAnswer(0.37 * first + last, `y = ${coefficient}x ${last < 0 ? '-' : '+'} ${Math.abs(last)}`);
}

/** Gives a slope and a point, and asks for the equation of the line. */
function equationOfLine(random: Random): ItemDraft | null {
  const steepness = sign(random) * random.integer(2, 5);
  const [x, y] = [sign(random) * random.integer(1, 5), sign(random) * random.integer(1, 9)];
  const product = steepness * x;
  const constant = y - product;
  if (Math.abs(x) === Math.abs(y) || Math.abs(steepness) === Math.abs(x) || constant === 0) return null;
  if (Math.abs(steepness) === Math.abs(y) || Math.abs(constant) === Math.abs(steepness)) return null;
  if (Math.abs(constant) > 19) return null;
  const found = assertPresent(
    grid.find((last) => steepness * x + last === y),
    'no line fits',
  );
  return {
    stem: `A line with a slope of \`${steepness}\` passes through the point \`(${x}, ${y})\`. Which of the following is an equation of the line?`,
    key: withExplanation(
      line(steepness, constant),
      `The slope is \`${steepness}\`, and \`x = ${x}\` gives \`y = ${product} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}\`, which is \`${y}\`.`,
    ),
    again: line(steepness, found).value,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        line(steepness, y),
        `The y-coordinate of the point, \`${y}\`, was used as the y-intercept, but \`y\` is \`${y}\` when \`x\` is \`${x}\`, not when \`x\` is 0.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        line(steepness, y + product),
        steepness < 0 && x < 0
          ? `A negative times a negative is positive: \`${steepness}\` times \`${x}\` is ${product}, not \`${-product}\`.`
          : wrongInverse(y, product),
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        line(steepness, -constant),
        `The sign of the last number is wrong: with \`x = ${x}\`, \`y\` would be \`${product - constant}\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        line(-steepness, y + product),
        `The line goes through \`(${x}, ${y})\`, but its slope is \`${-steepness}\`.`,
      ),
      toMistakeAnswer(
        'left-out',
        line(steepness, y - x),
        `Subtracting \`${x}\` from \`${y}\` leaves out the slope. Multiply the x-coordinate by it first.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        line(steepness, x),
        `The x-coordinate of the point, \`${x}\`, was used as the y-intercept.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        line(constant, steepness),
        `The slope and the y-intercept are switched. The slope, \`${steepness}\`, is multiplied by \`x\`.`,
      ),
    ].filter(({ text }) => !/[-+] 0`/.test(text)),
    method: `Substitute the point into \`y = ${steepness}x + b\`: \`${y} = ${product} + b\` gives \`b = ${constant}\`.`,
  };
}

const intercept: Generator = {
  id: 'coordinate-plane-intercept',
  topic: 'coordinate-plane',
  difficulty: 3,
  levels: ['upper'],
  signed: true,
  skeletons: [interceptFromPoints, interceptFromTable, equationOfLine],
};

export const coordinatePlaneGenerators: readonly Generator[] = [slopeInFigure, fourthCorner, intercept];
