import { assertPresent } from '@/lib/assert';
import {
  numberAnswer,
  withExplanation,
  type Generator,
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
  { place: 'room', unit: feet },
  { place: 'patio', unit: feet },
  { place: 'stage', unit: feet },
  { place: 'vegetable garden', unit: yards },
  { place: 'parking lot', unit: yards },
] as const;

const cutCorner: Generator = {
  id: 'area-cut-corner',
  topic: 'area',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { place, unit } = pickOne(random, plans);
      const [width, height] = [random.integer(7, 14), random.integer(6, 12)];
      const [cutWidth, cutHeight] = [random.integer(2, width - 3), random.integer(2, height - 3)];
      const [top, right] = [width - cutWidth, height - cutHeight];
      const label = (side: number) => `${side} ${unit.short}`;
      return {
        stem: `The figure shows the shape of a ${place}. All of its sides meet at right angles. What is the area of the ${place}, in square ${unit.long}?`,
        figure: {
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
        },
        key: withExplanation(
          numberAnswer(width * height - cutWidth * cutHeight),
          `The full rectangle, ${width} by ${height}, has an area of ${width * height}. The missing corner, ${cutWidth} by ${cutHeight}, takes away ${cutWidth * cutHeight}.`,
        ),
        again: countSquares(width, height, (x, y) => x < top || y < right),
        classic: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(width * height),
            `This is the area of the full rectangle, ${width} by ${height}, including the missing corner.`,
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
            `This is the area of the lower part only, ${width} by ${right}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(top * height),
            `This is the area of the left part only, ${top} by ${height}.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(2 * (width + height)),
            `This is the perimeter of the figure, in ${unit.long}, not its area.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(width * height + cutWidth * cutHeight),
            'The area of the missing corner was added instead of subtracted.',
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(cutWidth * cutHeight),
            `This is the area of the missing corner, ${cutWidth} by ${cutHeight}.`,
          ),
        ],
        method: `Subtract the missing corner, ${cutWidth} by ${cutHeight}, from the full rectangle, ${width} by ${height}.`,
      };
    },
  ],
};

const fromPerimeter: Generator = {
  id: 'area-from-perimeter',
  topic: 'area',
  difficulty: 3,
  skeletons: [
    (random) => {
      const thing = pickOne(random, ['rug', 'garden', 'patio', 'playground', 'deck']);
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
            'left-out',
            numberAnswer((perimeter / 4) ** 2),
            `This is the area of a square with a perimeter of ${perimeter} feet, but the sides here are not equal.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(((perimeter - more) / 2) * ((perimeter + more) / 2)),
            `The perimeter, ${perimeter}, was treated as length plus width, but that sum is only half of it.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(perimeter / 2),
            'This is the sum of the length and the width, half the perimeter. The area is their product.',
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(length),
            `This is the length of the ${thing}. It must be multiplied by the width.`,
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
            `A fourth of the perimeter, ${perimeter / 4}, was used as the width, but the sides are not equal.`,
          ),
        ],
        method: `Half the perimeter is ${perimeter / 2}. Subtract ${more} and divide by 2 to get the width, and multiply it by the length.`,
      };
    },
  ],
};

const path: Generator = {
  id: 'area-path-around',
  topic: 'area',
  difficulty: 3,
  skeletons: [
    (random) => {
      const thing = pickOne(random, ['pool', 'lawn', 'pond', 'flower bed']);
      const [length, width, border] = [random.integer(9, 16), random.integer(4, 8), random.integer(1, 3)];
      const [outerLength, outerWidth] = [length + 2 * border, width + 2 * border];
      const [outer, inner] = [outerLength * outerWidth, length * width];
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
            `This is the area of the ${thing} and the path together, ${outerLength} by ${outerWidth}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(2 * border * (length + width)),
            `This leaves out the four corners of the path, each ${border} by ${border}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(2 * border * (outerLength + outerWidth)),
            'The outside perimeter was multiplied by the width of the path, which counts each corner twice.',
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(inner),
            `This is the area of the ${thing} alone, ${length} by ${width}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(border * (length + width)),
            `Only two of the four sides were counted, ${length} by ${border} and ${width} by ${border}.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(2 * (length + width)),
            `This is the perimeter of the ${thing}, in feet, not the area of the path.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(2 * (outerLength + outerWidth)),
            'This is the perimeter of the outside edge of the path, not an area.',
          ),
        ],
        method: `Subtract the area of the ${thing}, ${length} by ${width}, from the area of the outer rectangle, ${outerLength} by ${outerWidth}.`,
      };
    },
  ],
};

const boxes = [
  { thing: 'shipping box', unit: 'inches', short: 'in' },
  { thing: 'fish tank', unit: 'inches', short: 'in' },
  { thing: 'toy chest', unit: 'feet', short: 'ft' },
  { thing: 'storage bin', unit: 'feet', short: 'ft' },
  { thing: 'jewelry box', unit: 'centimeters', short: 'cm' },
] as const;

const boxVolume: Generator = {
  id: 'area-box-volume',
  topic: 'area',
  difficulty: 1,
  skeletons: [
    (random) => {
      const { thing, unit, short } = pickOne(random, boxes);
      // Boxes measured in feet must be small to be plausible; as a result, their surface area exceeds their volume.
      const most = short === 'ft' ? 5 : 12;
      const [length, width, height] = [
        random.integer(3, most),
        random.integer(2, most - 1),
        random.integer(2, most - 1),
      ];
      if (length < width || (length === width && width === height)) return null;
      // Rejects fish tanks that are taller than they are long.
      if (thing === 'fish tank' && length < height) return null;
      const label = (edge: number) => `${edge} ${short}`;
      const base = length * width;
      const surface = 2 * (base + length * height + width * height);
      let cubes = 0;
      for (let layer = 0; layer < height; layer += 1) cubes += countSquares(length, width, () => true);
      return {
        stem: `The figure shows the dimensions of a rectangular ${thing}. What is the volume of the ${thing}, in cubic ${unit}?`,
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
            `This is the surface area, the sum of the areas of all six faces, in square ${unit}.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(length + width + height),
            'The three dimensions were added. To find the volume, multiply them.',
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(base),
            `This is the area of the base, ${length} times ${width}. It must be multiplied by the height.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(surface / 2),
            'This is the sum of the areas of three faces that meet at a corner, half of the surface area.',
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(2 * (length + width) * height),
            'This is the area of the four side faces of the box, without the top and the bottom.',
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer((length + width) * height),
            `The ${length} and the ${width} were added before multiplying by ${height}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(length * height),
            `This is the area of one face, ${length} times ${height}. The width is missing.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(4 * (length + width + height)),
            'This is the total length of the 12 edges of the box, not the space inside it.',
          ),
        ],
        method: `Multiply length, width, and height: \`${length} * ${width} * ${height}\`.`,
      };
    },
  ],
};

export const areaGenerators: readonly Generator[] = [cutCorner, fromPerimeter, path, boxVolume];
