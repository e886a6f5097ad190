import { present } from '@/lib/assert';
import { amount, because, type Generator, oneOf, upTo } from './generator';

/** Counts the unit squares of a rectangle for which `isInside` holds; a square is named by its lower left corner. */
function countSquares(length: number, width: number, isInside: (x: number, y: number) => boolean): number {
  let count = 0;
  for (let x = 0; x < length; x += 1) for (let y = 0; y < width; y += 1) if (isInside(x, y)) count += 1;
  return count;
}

const cutCorner: Generator = {
  id: 'area-cut-corner',
  topic: 'area',
  difficulty: 3,
  draft(random) {
    const place = oneOf(random, ['the floor of a room', 'a terrace', 'a vegetable bed', 'a stage']);
    const unit = oneOf(random, [
      { short: 'ft', long: 'feet' },
      { short: 'm', long: 'meters' },
    ]);
    const [width, height] = [random.integer(7, 14), random.integer(6, 12)];
    const [cutWidth, cutHeight] = [random.integer(2, width - 3), random.integer(2, height - 3)];
    const [top, right] = [width - cutWidth, height - cutHeight];
    const label = (side: number) => `${side} ${unit.short}`;
    return {
      stem: `The figure shows ${place}. All sides meet at right angles. What is its area, in square ${unit.long}?`,
      figure: {
        kind: 'polygon',
        title: 'Shape with six sides',
        description: `A rectangle with its upper right corner cut out. The bottom is ${label(width)}, the right side ${label(right)}, the top ${label(top)} and the left side ${label(height)} long.`,
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
      key: because(
        amount(width * height - cutWidth * cutHeight),
        `The full rectangle is ${width} by ${height}, and a corner of ${cutWidth} by ${cutHeight} is missing.`,
      ),
      again: countSquares(width, height, (x, y) => x < top || y < right),
      mistakes: [
        because(
          amount(width * height),
          `This is the full rectangle of ${width} by ${height}, missing corner included.`,
        ),
        because(amount(2 * (width + height)), 'This is the distance around the shape, not its area.'),
        because(
          amount(cutWidth * cutHeight),
          `This is the area of the missing corner, ${cutWidth} by ${cutHeight}.`,
        ),
        because(amount(width * right), `This is only the lower part of the shape, ${width} by ${right}.`),
        because(amount(top * height), `This is only the left part of the shape, ${top} by ${height}.`),
        because(
          amount(width * right + top * height),
          `The parts ${width} by ${right} and ${top} by ${height} overlap, and the overlap was counted twice.`,
        ),
        because(
          amount(width * height - top * right),
          `The missing corner was taken to be ${top} by ${right}, the labels beside it.`,
        ),
        because(
          amount(width * height + cutWidth * cutHeight),
          'The area of the missing corner was added where it is taken away.',
        ),
      ],
      method: `Take the missing corner, ${cutWidth} by ${cutHeight}, from the full rectangle, ${width} by ${height}.`,
    };
  },
};

const fromPerimeter: Generator = {
  id: 'area-from-perimeter',
  topic: 'area',
  difficulty: 3,
  draft(random) {
    const thing = oneOf(random, ['rug', 'garden', 'poster', 'playground', 'tablecloth']);
    const width = random.integer(4, 12);
    const more = 2 * random.integer(1, 4);
    const length = width + more;
    const perimeter = 2 * (width + length);
    const found = present(
      upTo(40).find((side) => side + side + more + side + side + more === perimeter),
      'no width fits',
    );
    return {
      stem: `A rectangular ${thing} is ${more} feet longer than it is wide. Its perimeter is ${perimeter} feet. What is its area, in square feet?`,
      key: because(
        amount(width * length),
        `Length and width make ${perimeter / 2} feet together, so they are ${length} and ${width} feet.`,
      ),
      again: found ** 2 + found * more,
      mistakes: [
        because(
          amount(((perimeter - more) / 2) * ((perimeter + more) / 2)),
          `The whole perimeter of ${perimeter} was taken for length plus width, which is half of it.`,
        ),
        because(amount(perimeter / 2), 'This is length plus width; they have to be found and multiplied.'),
        because(amount(length), `This is the length of the ${thing}, a step before its area.`),
        because(
          amount((perimeter / 4) ** 2),
          `This is the area of a square with a perimeter of ${perimeter} feet.`,
        ),
        because(
          amount(width * more),
          `This multiplies the width of ${width} by the difference of ${more} and not by the length.`,
        ),
        because(
          amount(length ** 2),
          `This multiplies the length of ${length} by itself and not by the width.`,
        ),
        because(amount(width ** 2), `This multiplies the width of ${width} by itself and not by the length.`),
        because(
          amount((perimeter / 4) * (perimeter / 4 + more)),
          `A quarter of the perimeter is not the width, as the sides differ by ${more} feet.`,
        ),
      ],
      method: `Half the perimeter is ${perimeter / 2}; take away ${more} and halve to get the width of ${width}, then multiply by ${length}.`,
    };
  },
};

const path: Generator = {
  id: 'area-path-around',
  topic: 'area',
  difficulty: 4,
  draft(random) {
    const thing = oneOf(random, ['pool', 'lawn', 'pond', 'flower bed']);
    const [length, width, border] = [random.integer(9, 16), random.integer(4, 8), random.integer(1, 3)];
    const [outerLength, outerWidth] = [length + 2 * border, width + 2 * border];
    const [outer, inner] = [outerLength * outerWidth, length * width];
    const isPath = (x: number, y: number) =>
      x < border || y < border || x >= border + length || y >= border + width;
    return {
      stem: `A rectangular ${thing} is ${length} meters long and ${width} meters wide. A path ${border} ${border === 1 ? 'meter' : 'meters'} wide runs all around it. What is the area of the path, in square meters?`,
      key: because(
        amount(outer - inner),
        `With its path the ${thing} is ${outerLength} by ${outerWidth}; ${outer} less ${inner} is the path.`,
      ),
      again: countSquares(outerLength, outerWidth, isPath),
      mistakes: [
        because(
          amount((length + border) * (width + border) - inner),
          `The path adds ${border} at each end of a side; here it was added at one end only.`,
        ),
        because(
          amount(outer),
          `This is the area of the ${thing} and the path together, ${outerLength} by ${outerWidth}.`,
        ),
        because(
          amount(2 * border * (length + width)),
          `This leaves out the four corners of the path, each ${border} by ${border}.`,
        ),
        because(amount(inner), `This is the area of the ${thing} alone, ${length} by ${width}.`),
        because(
          amount(2 * (length + width)),
          `This is the distance around the ${thing}, a length and not an area.`,
        ),
        because(
          amount(2 * border * (outerLength + outerWidth)),
          `The distance around the outside times ${border} counts each corner of the path twice.`,
        ),
        because(
          amount(outer + inner),
          `The area of the ${thing} was added to the outer rectangle where it is taken away.`,
        ),
      ],
      method: `Take the inner rectangle, ${length} by ${width}, from the outer one, ${outerLength} by ${outerWidth}.`,
    };
  },
};

export const area: readonly Generator[] = [cutCorner, fromPerimeter, path];
