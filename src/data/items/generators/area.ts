import type { PolygonFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import {
  numberAnswer,
  type ItemDraft,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

/** Counts the unit squares of a rectangle for which `isInside` holds; a square is identified by its lower left corner. */
function countSquares(length: number, width: number, isInside: (x: number, y: number) => boolean): number {
  let count = 0;
  for (let x = 0; x < length; x += 1) for (let y = 0; y < width; y += 1) if (isInside(x, y)) count += 1;
  return count;
}

const feet = { short: 'ft', long: 'feet' } as const;
const yards = { short: 'yd', long: 'yards' } as const;
const plans = [
  {
    place: 'room',
    unit: feet,
    edge: 'Baseboard runs along all of its walls. How many feet of baseboard are there?',
  },
  {
    place: 'patio',
    unit: feet,
    edge: 'A string of lights goes all the way around its edge. How long is the string, in feet?',
  },
  { place: 'stage', unit: feet, edge: 'Tape marks all of its edges. How many feet of tape are there?' },
  {
    place: 'vegetable garden',
    unit: yards,
    edge: 'A fence goes all the way around it. How long is the fence, in yards?',
  },
  {
    place: 'playground',
    unit: yards,
    edge: 'A fence goes all the way around it. How long is the fence, in yards?',
  },
] as const;

type Plan = (typeof plans)[number];

/** An L: a rectangle without its upper right corner. `right` and `top` are the sides that the cut leaves. */
interface CutRectangle {
  readonly plan: Plan;
  readonly width: number;
  readonly height: number;
  readonly cutWidth: number;
  readonly cutHeight: number;
  readonly top: number;
  readonly right: number;
  readonly figure: PolygonFigure;
}

/** Null if two of the labels would be the same number, or the corner as large as a side. */
function drawCutRectangle(random: Random): CutRectangle | null {
  const plan = pickOne(random, plans);
  const [width, height] = [random.integer(7, 14), random.integer(6, 12)];
  const [cutWidth, cutHeight] = [random.integer(2, width - 3), random.integer(2, height - 3)];
  const [top, right] = [width - cutWidth, height - cutHeight];
  if (new Set([width, height, top, right]).size < 4 || cutWidth === top || cutHeight === right) return null;
  if (cutWidth === cutHeight) return null;
  const label = (side: number) => `${side} ${plan.unit.short}`;
  const figure: PolygonFigure = {
    kind: 'polygon',
    title: 'Shape with six sides',
    description: `A rectangle with its upper right corner cut out. The bottom is ${label(width)}, the right side ${label(right)}, the top ${label(top)}, and the left side ${label(height)} long.`,
    points: [
      [0, 0],
      [width, 0],
      [width, right],
      [top, right],
      [top, height],
      [0, height],
    ],
    sides: [label(width), label(right), null, null, label(top), label(height)],
  };
  return { plan, width, height, cutWidth, cutHeight, top, right, figure };
}

/** Asks for the area of a rectangle without a corner. */
function areaWithoutCorner(random: Random): ItemDraft | null {
  const shape = drawCutRectangle(random);
  if (shape === null) return null;
  const { plan, width, height, cutWidth, cutHeight, top, right, figure } = shape;
  return {
    stem: `The figure shows the shape of a ${plan.place}. All of its sides meet at right angles. What is the area of the ${plan.place}, in square ${plan.unit.long}?`,
    figure,
    key: withExplanation(
      numberAnswer(width * height - cutWidth * cutHeight),
      `The full rectangle, ${width} by ${height}, has an area of ${width * height}. The missing corner, ${cutWidth} by ${cutHeight}, takes away ${cutWidth * cutHeight}.`,
    ),
    again: countSquares(width, height, (x, y) => x < top || y < right),
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(width * height),
        `The full rectangle, ${width} by ${height}, includes the missing corner. Subtract the corner from it.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(width * height - top * right),
        `The labeled sides, ${top} and ${right}, were used as the sides of the missing corner.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(width * right + top * height),
        `The rectangles ${width} by ${right} and ${top} by ${height} overlap, so part of the area was counted twice.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(width * right),
        `Multiplying ${width} by ${right} gives only the lower part of the shape.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(top * height),
        `Multiplying ${top} by ${height} gives only the left part of the shape.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (width + height)),
        'Adding the lengths of all six sides gives the perimeter, not the area.',
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(width * height - cutWidth - cutHeight),
        `The sides of the missing corner, ${cutWidth} and ${cutHeight}, were subtracted. Multiply them first to get its area.`,
      ),
      ...((cutWidth * cutHeight) % 2 === 0
        ? [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(width * height - (cutWidth * cutHeight) / 2),
              'Only half of the missing corner was subtracted, as if it were a triangle. It is a rectangle.',
            ),
          ]
        : []),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(cutWidth * cutHeight),
        `The missing corner, ${cutWidth} by ${cutHeight}, has this area.`,
      ),
    ],
    method: `Subtract the missing corner, ${cutWidth} by ${cutHeight}, from the full rectangle, ${width} by ${height}.`,
  };
}

/** Asks for the way around a rectangle without a corner, two sides of which have no label. */
function perimeterWithoutCorner(random: Random): ItemDraft | null {
  const shape = drawCutRectangle(random);
  if (shape === null) return null;
  const { plan, width, height, cutWidth, cutHeight, top, right, figure } = shape;
  const perimeter = 2 * (width + height);
  const unit = plan.unit.long;
  return {
    stem: `The figure shows the shape of a ${plan.place}. All of its sides meet at right angles. ${plan.edge}`,
    figure,
    key: withExplanation(
      numberAnswer(perimeter),
      `The two sides without labels are \`${width} - ${top} = ${cutWidth}\` and \`${height} - ${right} = ${cutHeight}\` ${unit}. All six add up to ${perimeter}.`,
    ),
    again: [width, right, width - top, height - right, top, height].reduce((sum, side) => sum + side, 0),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(width + height + top + right),
        `The four labeled sides add up to ${width + height + top + right}, but the shape has six sides.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(width * height - cutWidth * cutHeight),
        `The area of the ${plan.place}, \`${width} * ${height} - ${cutWidth} * ${cutHeight}\`, is in square ${unit}. The question asks about the perimeter.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(perimeter + cutWidth + cutHeight),
        `Cutting the corner out does not change the perimeter, ${perimeter}. Adding the sides of the corner to it makes it too long.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(width + height),
        `The bottom and the left side together measure ${width + height} ${unit}, only half of the perimeter.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(perimeter - cutWidth),
        `One of the sides without a label, ${cutWidth} ${unit}, was left out.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(perimeter - cutHeight),
        `A side without a label, ${cutHeight} ${unit} long, is missing from this sum.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(width * height),
        `Multiplying ${width} by ${height} gives the area of the full rectangle.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(perimeter + top + right),
        `The sides of the corner were taken to be ${top} and ${right} and added to the perimeter of the full rectangle.`,
      ),
    ],
    method: `Subtract to find the two sides without labels, ${cutWidth} and ${cutHeight}. Then add all six sides.`,
  };
}

const cutCorner: Generator = {
  id: 'area-cut-corner',
  topic: 'area',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [areaWithoutCorner, perimeterWithoutCorner],
};

/** Gives the perimeter of a rectangle and the difference of its sides, and asks for its area. */
function areaFromPerimeter(random: Random): ItemDraft {
  const thing = pickOne(random, ['courtyard', 'garden', 'patio', 'playground', 'deck']);
  const width = random.integer(4, 12);
  const more = 2 * random.integer(1, 4);
  const length = width + more;
  const perimeter = 2 * (width + length);
  const found = assertPresent(
    integersUpTo(40).find((side) => side + side + more + side + side + more === perimeter),
    'no width fits',
  );
  return {
    stem: `A rectangular ${thing} is ${more} feet longer than it is wide. Its perimeter is ${perimeter} feet. What is its area, in square feet?`,
    key: withExplanation(
      numberAnswer(width * length),
      `Length and width add up to ${perimeter / 2} feet, so they are ${length} and ${width} feet.`,
    ),
    again: found ** 2 + found * more,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(((perimeter - more) / 2) * ((perimeter + more) / 2)),
        `The perimeter, ${perimeter}, was treated as length plus width, which gives ${(perimeter - more) / 2} by ${(perimeter + more) / 2}. Length plus width is only half of it.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer((perimeter / 4) ** 2),
        `A square with a perimeter of ${perimeter} has this area, but the sides here are not equal.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(perimeter / 2),
        'Half the perimeter is the sum of the length and the width. The area is their product.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(length ** 2),
        `The length, ${length}, was multiplied by itself instead of by the width.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(width ** 2),
        `The width, ${width}, was multiplied by itself instead of by the length.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((perimeter / 4) * (perimeter / 4 + more)),
        `A fourth of the perimeter, ${perimeter / 4}, was used as the width and ${perimeter / 4 + more} as the length, but \`${perimeter / 4} + ${perimeter / 4 + more}\` is not ${perimeter / 2}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((perimeter / 4) * (perimeter / 4 - more)),
        `A fourth of the perimeter, ${perimeter / 4}, was used as the length and ${perimeter / 4 - more} as the width, but \`${perimeter / 4} + ${perimeter / 4 - more}\` is not ${perimeter / 2}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(length),
        `The ${thing} is ${length} feet long. Multiply that by the width.`,
      ),
      toMistakeAnswer(
        'order',
        numberAnswer((perimeter / 2 - more) * (perimeter / 2)),
        `After subtracting ${more} from ${perimeter / 2}, divide by 2 to get the width.`,
      ),
    ],
    method: `Half the perimeter is ${perimeter / 2}. Subtract ${more} and divide by 2 to get the width, and multiply it by the length.`,
  };
}

/** Gives the area of a rectangle and the ratio of its sides, and asks for its perimeter. */
function perimeterFromArea(random: Random): ItemDraft | null {
  const thing = pickOne(random, ['garden', 'patio', 'courtyard', 'playground', 'deck']);
  const [times, width] = [random.integer(2, 4), random.integer(3, 12)];
  const length = times * width;
  if (length > 36 || width === times) return null;
  const area = width * length;
  const perimeter = 2 * (width + length);
  const found = assertPresent(
    integersUpTo(40).find((side) => side * (side * times) === area),
    'no width fits',
  );
  const adverb = times === 2 ? 'twice' : `${times} times`;
  return {
    stem: `A rectangular ${thing} is ${adverb} as long as it is wide. Its area is ${area} square feet. What is its perimeter, in feet?`,
    key: withExplanation(
      numberAnswer(perimeter),
      `The width is ${width} feet and the length ${length} feet, since \`${width} * ${length} = ${area}\`. Twice their sum is ${perimeter}.`,
    ),
    again: found + found * times + found + found * times,
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(width + length),
        `Adding the width and the length gives only half of the perimeter.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (area / times) * (times + 1)),
        `Dividing ${area} by ${times} gives the square of the width. Take its square root first.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(4 * width),
        `Four times the width, ${width}, is the perimeter of a square. The length is ${length}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(width),
        `The ${thing} is ${width} feet wide. Use the width to find all four sides.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(length),
        `The ${thing} is ${length} feet long. Add all four sides.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * length + width),
        'Only three sides were added, two lengths and one width.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * area),
        `Doubling ${area} treats the area as length plus width. It is their product.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(4 * length),
        `Four times the length, ${length}, is the perimeter of a square. Two of the sides are shorter.`,
      ),
    ]
      .filter(isWholeNumber)
      .filter(({ value }) => value <= 6 * perimeter),
    method: `If the width is \`w\`, then \`${times}w^2 = ${area}\`, so the width is ${width} and the length is ${length}. Add all four sides.`,
  };
}

const fromPerimeter: Generator = {
  id: 'area-from-perimeter',
  topic: 'area',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [areaFromPerimeter, perimeterFromArea],
};

/** Gives an inner rectangle and the width of the path around it, and asks for the area of the path. */
function areaOfPath(random: Random): ItemDraft | null {
  const thing = pickOne(random, ['pool', 'lawn', 'pond', 'flower bed']);
  const [length, width, border] = [random.integer(10, 18), random.integer(5, 9), random.integer(1, 3)];
  const [outerLength, outerWidth] = [length + 2 * border, width + 2 * border];
  const [outer, inner] = [outerLength * outerWidth, length * width];
  if (border === 2 && outer === 2 * inner) return null;
  const isPath = (x: number, y: number) =>
    x < border || y < border || x >= border + length || y >= border + width;
  return {
    stem: `A rectangular ${thing} is ${length} feet long and ${width} feet wide. A path ${border} ${border === 1 ? 'foot' : 'feet'} wide goes all the way around the outside of it. What is the area of the path, in square feet?`,
    key: withExplanation(
      numberAnswer(outer - inner),
      `With the path, the ${thing} measures ${outerLength} by ${outerWidth}, and \`${outer} - ${inner}\` is the area of the path.`,
    ),
    again: countSquares(outerLength, outerWidth, isPath),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer((length + border) * (width + border) - inner),
        'The width of the path was added to each dimension only once, but the path is on both sides.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(outer),
        `The ${thing} and the path together, ${outerLength} by ${outerWidth}, have this area.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * border * (length + width)),
        `The four corners of the path, each ${border} by ${border}, are missing here.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * border * (outerLength + outerWidth)),
        'The outside perimeter was multiplied by the width of the path, which counts each corner twice.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(inner),
        `The ${thing} alone, ${length} by ${width}, has this area. The question asks about the path.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(border * (length + width)),
        `Only two of the four sides were counted, ${length} by ${border} and ${width} by ${border}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (length + width)),
        `Going around the ${thing} covers this many feet. A perimeter is not the area of the path.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (outerLength + outerWidth)),
        'Going around the outside edge of the path covers this many feet. A perimeter is not an area.',
      ),
    ],
    method: `Subtract the area of the ${thing}, ${length} by ${width}, from the area of the outer rectangle, ${outerLength} by ${outerWidth}.`,
  };
}

const framed = [
  { outer: 'poster board', inner: 'photograph', border: 'border', unit: 'inches', short: 'in' },
  { outer: 'place mat', inner: 'pattern', border: 'border', unit: 'inches', short: 'in' },
  { outer: 'picture frame', inner: 'picture', border: 'frame', unit: 'inches', short: 'in' },
  { outer: 'courtyard', inner: 'lawn', border: 'path', unit: 'yards', short: 'yd' },
] as const;

/** Shows a rectangle with a border of equal width inside it, and asks for the area within the border. */
function areaInsideBorder(random: Random): ItemDraft | null {
  const { outer: whole, inner: part, border: edge, unit, short } = pickOne(random, framed);
  const border = random.integer(2, 4);
  const [length, width] = [2 * random.integer(8, 14), 2 * random.integer(6, 11)];
  const [innerLength, innerWidth] = [length - 2 * border, width - 2 * border];
  if (length - width < 4 || innerWidth < 6 || (whole === 'place mat' && length > 20)) return null;
  const [outer, inner] = [length * width, innerLength * innerWidth];
  const label = (side: number) => `${side} ${short}`;
  return {
    stem: `The figure shows a rectangular ${whole}. The shaded ${edge} is ${border} ${unit} wide on all sides, and the ${part} fills the rest. What is the area of the ${part}, in square ${unit}?`,
    figure: {
      kind: 'polygon',
      title: 'Rectangle with a border',
      description: `A rectangle ${length} ${unit} long and ${width} ${unit} wide with a smaller rectangle in its middle. The border between the two is shaded and has the same width on all sides.`,
      points: [
        [0, 0],
        [length, 0],
        [length, width],
        [0, width],
      ],
      sides: [label(length), label(width), null, null],
      hole: [
        [border, border],
        [length - border, border],
        [length - border, width - border],
        [border, width - border],
      ],
    },
    key: withExplanation(
      numberAnswer(inner),
      `The ${edge} takes ${border} ${unit} from each side, so the ${part} measures ${innerLength} by ${innerWidth} ${unit}.`,
    ),
    again: countSquares(
      length,
      width,
      (x, y) => x >= border && y >= border && x < length - border && y < width - border,
    ),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer((length - border) * (width - border)),
        `The ${border} ${unit} were subtracted only once from each dimension, but the ${edge} is on both sides.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(outer - inner),
        `The shaded ${edge} has this area. The question asks about the ${part}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(outer - 2 * border * (length + width)),
        `Four strips, two of ${length} by ${border} and two of ${width} by ${border}, overlap at the corners. The corners were subtracted twice.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(outer),
        `Multiplying ${length} by ${width} gives the whole ${whole}, with the ${edge}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (innerLength + innerWidth)),
        `The perimeter of the ${part} is this many ${unit}. Its area is length times width.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(innerWidth * length),
        `The ${edge} was subtracted from the width only. It makes the length smaller as well.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(innerLength * width),
        `Only the length was made smaller. The ${edge} takes ${2 * border} ${unit} from the width, too.`,
      ),
    ],
    method: `Subtract twice the width of the ${edge} from each dimension: \`${length} - ${2 * border}\` and \`${width} - ${2 * border}\`. Multiply the results.`,
  };
}

const path: Generator = {
  id: 'area-path-around',
  topic: 'area',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [areaOfPath, areaInsideBorder],
};

type Range = readonly [from: number, to: number];

/** Everyday boxes with plausible dimensions. Small ones have more square units of surface than cubic units of volume. */
const boxes: readonly {
  readonly thing: string;
  readonly unit: string;
  readonly short: string;
  readonly ranges: readonly [length: Range, width: Range, height: Range];
}[] = [
  {
    thing: 'shipping box',
    unit: 'inches',
    short: 'in',
    ranges: [
      [10, 15],
      [6, 9],
      [4, 8],
    ],
  },
  {
    thing: 'jewelry box',
    unit: 'inches',
    short: 'in',
    ranges: [
      [6, 9],
      [3, 5],
      [2, 4],
    ],
  },
  {
    thing: 'bar of soap',
    unit: 'centimeters',
    short: 'cm',
    ranges: [
      [7, 10],
      [4, 6],
      [2, 4],
    ],
  },
  {
    thing: 'storage shed',
    unit: 'feet',
    short: 'ft',
    ranges: [
      [8, 12],
      [5, 7],
      [6, 9],
    ],
  },
  {
    thing: 'storage unit',
    unit: 'feet',
    short: 'ft',
    ranges: [
      [10, 15],
      [6, 7],
      [7, 9],
    ],
  },
];

/** Shows a box and asks for its volume. */
function volumeOfBox(random: Random): ItemDraft | null {
  const { thing, unit, short, ranges } = pickOne(random, boxes);
  const [length, width, height] = [
    random.integer(...ranges[0]),
    random.integer(...ranges[1]),
    random.integer(...ranges[2]),
  ];
  if (new Set([length, width, height]).size < 3) return null;
  const label = (edge: number) => `${edge} ${short}`;
  const base = length * width;
  const surface = 2 * (base + length * height + width * height);
  let cubes = 0;
  for (let layer = 0; layer < height; layer += 1) cubes += countSquares(length, width, () => true);
  return {
    stem: `The figure shows the dimensions of a rectangular ${thing}. What is its volume, in cubic ${unit}?`,
    figure: {
      kind: 'box',
      title: 'Rectangular box',
      description: `A rectangular box that is ${length} ${unit} long, ${width} ${unit} wide, and ${height} ${unit} high.`,
      length,
      width,
      height,
      labels: { length: label(length), width: label(width), height: label(height) },
    },
    key: withExplanation(
      numberAnswer(base * height),
      `The base has an area of ${base} square ${unit}, and ${base} times the height of ${height} gives the volume.`,
    ),
    again: cubes,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(surface),
        'Adding the areas of all six faces gives the surface area.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(length + width + height),
        'The three dimensions were added. Multiply them.',
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(base),
        `Multiplying ${length} by ${width} gives only the area of the base. Multiply that by the height.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * base * height),
        'The volume was doubled. Only a surface area has each face twice.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(surface / 2),
        `Adding \`${length} * ${width}\`, \`${length} * ${height}\`, and \`${width} * ${height}\` gives half of the surface area.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((length + width) * height),
        `The ${length} and the ${width} were added before multiplying by ${height}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(length * height),
        `Multiplying ${length} by ${height} gives the area of one face. The width is missing.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(length * height * height),
        `The height, ${height}, was used twice, and the width, ${width}, was left out.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(length * length * height),
        `The base was treated as a square, ${length} by ${length}. It is ${length} by ${width}.`,
      ),
    ],
    method: `Multiply length, width, and height: \`${length} * ${width} * ${height}\`.`,
  };
}

const containers = [
  {
    thing: 'fish tank',
    short: 'tank',
    unit: 'inches',
    filling: 'water',
    lengths: [20, 24, 30],
    widths: [10, 12],
    heights: [12, 18],
  },
  {
    thing: 'planter',
    short: 'planter',
    unit: 'inches',
    filling: 'soil',
    lengths: [20, 30, 40],
    widths: [6, 8, 9],
    heights: [7, 12],
  },
  {
    thing: 'ice chest',
    short: 'chest',
    unit: 'inches',
    filling: 'ice',
    lengths: [20, 25, 30],
    widths: [12, 14],
    heights: [10, 15],
  },
  {
    thing: 'swimming pool',
    short: 'pool',
    unit: 'feet',
    filling: 'water',
    lengths: [20, 30, 40],
    widths: [10, 15],
    heights: [6, 9],
  },
] as const;

/** Gives a container that is partly filled, and asks how much is inside or how much more would fill it. */
function volumeOfFilling(random: Random): ItemDraft | null {
  const { thing, short, unit, filling, lengths, widths, heights } = pickOne(random, containers);
  const [length, width] = [pickOne(random, lengths), pickOne(random, widths)];
  const height = random.integer(heights[0], heights[1]);
  const level = random.integer(Math.ceil(height / 3), height - 2);
  const asksMore = random.integer(0, 1) === 1;
  if (new Set([length, width, height, level]).size < 4 || 2 * level === height) return null;
  const base = length * width;
  const [own, other] = asksMore ? [height - level, level] : [level, height - level];
  const whole = toMistakeAnswer(
    'wrong-whole',
    numberAnswer(base * height),
    `Multiplying by ${height} gives the volume of the whole ${short}, full to the top.`,
  );
  const opposite = toMistakeAnswer(
    'other-quantity',
    numberAnswer(base * other),
    asksMore
      ? `The ${filling} already in the ${short} has this volume. The question asks about the space above it.`
      : `The empty space above the ${filling}, ${other} ${unit} high, has this volume.`,
  );
  const what = asksMore ? 'empty space' : filling;
  return {
    stem: `A rectangular ${thing} is ${length} ${unit} long, ${width} ${unit} wide, and ${height} ${unit} ${thing === 'swimming pool' ? 'deep' : 'high'}. It is filled with ${filling} to a height of ${level} ${unit}. How many ${asksMore ? `more cubic ${unit} of ${filling} are needed to fill the ${short}` : `cubic ${unit} of ${filling} are in the ${short}`}?`,
    key: withExplanation(
      numberAnswer(base * own),
      `The ${what} has the shape of a box that is ${length} by ${width} by ${own}.`,
    ),
    again: integersUpTo(own).reduce((sum) => sum + countSquares(length, width, () => true), 0),
    classic: [asksMore ? opposite : whole],
    mistakes: [
      opposite,
      whole,
      toMistakeAnswer(
        'left-out',
        numberAnswer(length * height * own),
        `The width, ${width}, was left out. Multiply \`${length} * ${width}\` by the height of the ${what}, not \`${length} * ${height}\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(base),
        `Multiplying ${length} by ${width} gives the area of the bottom. Multiply that by the height of the ${what}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((length + width) * own),
        `The ${length} and the ${width} were added before multiplying by ${own}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(2 * (base + length * own + width * own)),
        `Adding the areas of six faces gives a surface, in square ${unit}, not a volume.`,
      ),
    ].filter(({ value }) => value <= base * height),
    method: `${asksMore ? `The empty space is \`${height} - ${level}\` ${unit} high. Multiply:` : `Multiply the length and the width by the height of the ${filling}:`} \`${length} * ${width} * ${own}\`.`,
  };
}

const boxVolume: Generator = {
  id: 'area-box-volume',
  topic: 'area',
  difficulty: 1,
  levels: ['middle', 'upper'],
  skeletons: [volumeOfBox, volumeOfFilling],
};

export const areaGenerators: readonly Generator[] = [cutCorner, fromPerimeter, path, boxVolume];
