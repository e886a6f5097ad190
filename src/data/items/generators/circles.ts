import {
  amount,
  type Answer,
  because,
  fraction,
  type Generator,
  greatestCommonDivisor,
  oneOf,
} from './generator';

/** A multiple of pi as an answer. */
function timesPi(count: number): Answer {
  return { value: count * Math.PI, text: count === 1 ? '`pi`' : amount(count, '`', ' pi`').text };
}

const wheel: Generator = {
  id: 'circles-wheel-turns',
  topic: 'circles',
  difficulty: 2,
  draft(random) {
    const thing = oneOf(random, ['bicycle wheel', 'cart wheel', 'wagon wheel', 'hoop']);
    const diameter = 2 * random.integer(6, 15);
    const turns = random.integer(3, 12);
    const radius = diameter / 2;
    return {
      stem: `A ${thing} has a diameter of ${diameter} inches. How far does it roll in ${turns} full turns, in inches?`,
      key: because(
        timesPi(turns * diameter),
        `In one turn it rolls its circumference of \`${diameter} pi\`, and that ${turns} times.`,
      ),
      again: Array.from({ length: turns }, () => 2 * radius * Math.PI).reduce((way, turn) => way + turn, 0),
      mistakes: [
        because(
          timesPi(turns * radius),
          `The radius of ${radius} was multiplied by \`pi\` where the diameter belongs.`,
        ),
        because(
          timesPi(2 * turns * diameter),
          `The diameter of ${diameter} was doubled, as if it were the radius.`,
        ),
        because(timesPi(diameter), `This is the way of one turn only; there are ${turns}.`),
        because(
          timesPi(turns * radius ** 2),
          `This is ${turns} times the area of the circle, not its circumference.`,
        ),
        because(amount(turns * diameter), `This multiplies ${turns} by ${diameter} and leaves \`pi\` out.`),
        because(timesPi(radius ** 2), `This is the area of the circle with a radius of ${radius} inches.`),
        because(
          timesPi((turns + 1) * diameter),
          `This counts ${turns + 1} turns: the start was taken for a turn of its own.`,
        ),
      ],
      method: `One turn is \`pi\` times the diameter, so multiply ${turns} by ${diameter} and keep \`pi\`.`,
    };
  },
};

const insideSquare: Generator = {
  id: 'circles-inside-square',
  topic: 'circles',
  difficulty: 3,
  draft(random) {
    const radius = random.integer(3, 12);
    const side = 2 * radius;
    const scene = oneOf(random, [
      (perimeter: number) => `A circle fits exactly inside a square with a perimeter of ${perimeter} inches.`,
      (perimeter: number) =>
        `The largest possible circle is cut from a square sheet with a perimeter of ${perimeter} inches.`,
      (perimeter: number) =>
        `A round clock just fits into a square frame that is ${perimeter} inches around on the inside.`,
      (perimeter: number) =>
        `A round plate touches all four sides of a square tray whose inside measures ${perimeter} inches around.`,
    ]);
    return {
      stem: `${scene(4 * side)} What is the area of the circle, in square inches?`,
      key: because(
        timesPi(radius ** 2),
        `A side of the square is ${side}, so the radius is ${radius} and the area \`${radius}^2 pi\`.`,
      ),
      // Ring by ring: the ring from n - 1 to n has the area (2n - 1) pi.
      again: Array.from({ length: radius }, (_, ring) => (2 * ring + 1) * Math.PI).reduce(
        (sum, ring) => sum + ring,
        0,
      ),
      mistakes: [
        because(
          timesPi(side),
          `This is the circumference of the circle, \`pi\` times its diameter of ${side}.`,
        ),
        because(
          timesPi(side ** 2),
          `The side of ${side} is the diameter, but it was squared as if it were the radius.`,
        ),
        because(
          timesPi(side * radius),
          `This multiplies the radius of ${radius} by the diameter of ${side}, not by itself.`,
        ),
        because(amount(side ** 2), `This is the area of the square, ${side} by ${side}.`),
        because(timesPi(radius), `This multiplies \`pi\` by the radius of ${radius} without squaring it.`),
        because(
          timesPi(radius ** 2 / 2),
          'This is half of the circle, as if the area were halved like that of a triangle.',
        ),
        because(timesPi(4 * side), `This multiplies the perimeter of the square, ${4 * side}, by \`pi\`.`),
      ],
      method: `Divide ${4 * side} by 4 for the side, halve it for the radius of ${radius}, and square that.`,
    };
  },
};

const arc: Generator = {
  id: 'circles-arc-length',
  topic: 'circles',
  difficulty: 4,
  draft(random) {
    const angle = oneOf(random, [30, 36, 40, 45, 60, 72, 80, 90, 120, 135, 144, 150, 160]);
    const divisor = greatestCommonDivisor(angle, 360);
    const [top, bottom] = [angle / divisor, 360 / divisor];
    // The circumference is a multiple of `bottom`, so that the arc is a whole multiple of pi.
    const step = bottom % 2 === 0 ? bottom / 2 : bottom;
    const radius =
      step * random.integer(Math.ceil(4 / step), Math.max(Math.ceil(4 / step), Math.floor(24 / step)));
    const length = (2 * radius * top) / bottom;
    const start = 10 * random.integer(0, 8);
    const share = fraction(top, bottom).text;
    return {
      stem: `In the figure, O is the center of the circle. How long is the shorter arc from P to Q, in centimeters?`,
      figure: {
        kind: 'circle',
        title: 'Circle with an arc',
        description: `A circle with center O and a radius of ${radius} cm. P and Q lie on it, and angle POQ is ${angle}°.`,
        center: 'O',
        marks: [
          { at: start, label: 'P' },
          { at: start + angle, label: 'Q' },
        ],
        radii: [
          { to: start, label: `${radius} cm` },
          { to: start + angle, label: null },
        ],
        sector: { from: start, to: start + angle, label: `${angle}°` },
      },
      key: because(
        timesPi(length),
        `\`${angle} deg\` is ${share} of a full turn, so the arc is ${share} of \`${2 * radius} pi\`.`,
      ),
      // Degree by degree.
      again: Array.from({ length: angle }, () => (2 * radius * Math.PI) / 360).reduce(
        (sum, degree) => sum + degree,
        0,
      ),
      mistakes: [
        because(
          timesPi((length * radius) / 2),
          `This is ${share} of the area of the circle, not of its circumference.`,
        ),
        because(timesPi(2 * radius), `This is the whole circumference; the arc is ${share} of it.`),
        because(
          timesPi(length / 2),
          `This takes ${share} of \`pi\` times the radius, where the diameter belongs.`,
        ),
        because(timesPi(2 * radius - length), 'This is the longer arc from P to Q, the rest of the circle.'),
        because(timesPi(2 * length), 'A full turn was taken to have `180 deg`, which doubles the share.'),
        because(amount(length), `This is ${share} of the diameter; the factor \`pi\` is missing.`),
        because(
          timesPi(radius / 2),
          'This is a quarter of the circle, which belongs to an angle of `90 deg`.',
        ),
        because(amount(length / 2), `This is ${share} of the radius; the factor \`2 pi\` is missing.`),
        because(timesPi(radius), 'This is half of the circle, which belongs to an angle of `180 deg`.'),
      ],
      method: `\`${angle} deg\` is ${share} of \`360 deg\`; take the same share of the circumference, \`${2 * radius} pi\`.`,
    };
  },
};

export const circles: readonly Generator[] = [wheel, insideSquare, arc];
