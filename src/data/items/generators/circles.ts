import type { CircleFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import {
  numberAnswer,
  type ItemDraft,
  type NumericAnswer,
  withExplanation,
  fractionAnswer,
  type Generator,
  greatestCommonDivisor,
  integersUpTo,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Returns a multiple of pi as an answer. */
function timesPi(count: number): NumericAnswer {
  return { value: count * Math.PI, text: count === 1 ? '`pi`' : numberAnswer(count, '`', ' pi`').text };
}

/** Returns a whole number plus a multiple of pi as an answer: "12 + 4 pi". */
function plusPi(whole: number, count: number): NumericAnswer {
  return { value: whole + count * Math.PI, text: `\`${whole} + ${count === 1 ? '' : `${count} `}pi\`` };
}

/** Things that roll, as introduced and as mentioned again. */
const rollers = [
  ['A bicycle wheel', 'wheel'],
  ['The wheel of a cart', 'wheel'],
  ['A wagon wheel', 'wheel'],
  ['A hoop', 'hoop'],
] as const;

/** Gives a wheel and a number of turns, and asks how far it rolls. */
function distanceRolled(random: Random): ItemDraft | null {
  const [thing, noun] = pickOne(random, rollers);
  const diameter = 2 * random.integer(6, 15);
  const turns = random.integer(3, 12);
  const radius = diameter / 2;
  if (turns === radius || turns === diameter) return null;
  return {
    stem: `${thing} has a diameter of ${diameter} inches. How far, in inches, does the ${noun} roll in ${turns} complete turns?`,
    key: withExplanation(
      timesPi(turns * diameter),
      `In each turn it rolls one circumference, \`${diameter} pi\` inches, and there are ${turns} turns.`,
    ),
    again: Array.from({ length: turns }, () => 2 * radius * Math.PI).reduce((way, turn) => way + turn, 0),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        timesPi(turns * radius),
        `The radius, ${radius}, was multiplied by \`pi\`. The circumference is \`pi\` times the diameter, ${diameter}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(turns * diameter),
        `Multiplying ${diameter} by ${turns} leaves out the factor \`pi\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        timesPi(diameter),
        `One turn covers this distance. There are ${turns} turns.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(turns * radius ** 2),
        `The area of the circle, \`${radius ** 2} pi\`, was multiplied by ${turns}. Rolling depends on the circumference.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(2 * turns * diameter),
        `The diameter, ${diameter}, was doubled as if it were the radius.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(radius ** 2),
        `The circle has an area of \`pi * ${radius}^2\`. The question asks for a distance.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(diameter ** 2),
        `Squaring the diameter, ${diameter}, belongs to no formula for a distance. Multiply it by \`pi\`.`,
      ),
    ],
    method: `One turn covers \`pi\` times the diameter, so multiply ${turns} by ${diameter} and keep \`pi\`.`,
  };
}

/** Vehicles with two sizes of wheels; diameters in inches. */
const vehicles: readonly {
  readonly vehicle: string;
  readonly large: string;
  readonly small: string;
  readonly sizes: readonly (readonly [larger: number, smaller: number])[];
}[] = [
  {
    vehicle: 'a tractor',
    large: 'rear wheels',
    small: 'front wheels',
    sizes: [
      [60, 40],
      [60, 45],
      [54, 36],
      [48, 36],
    ],
  },
  {
    vehicle: 'a covered wagon',
    large: 'rear wheels',
    small: 'front wheels',
    sizes: [
      [48, 36],
      [50, 40],
      [45, 36],
      [54, 45],
    ],
  },
  {
    vehicle: 'an antique bicycle',
    large: 'front wheel',
    small: 'rear wheel',
    sizes: [
      [50, 20],
      [48, 16],
      [54, 18],
      [48, 18],
    ],
  },
  {
    vehicle: 'a wheelchair',
    large: 'rear wheels',
    small: 'front wheels',
    sizes: [
      [24, 8],
      [24, 6],
      [25, 10],
      [20, 8],
    ],
  },
];

/** Names one of the wheels: "each rear wheel", or "the rear wheel" if there is only one. */
const oneOf = (name: string) => (name.endsWith('s') ? `each ${name.slice(0, -1)}` : `the ${name}`);

/** Compares two wheels that roll the same distance. */
function turnsOfOtherWheel(random: Random): ItemDraft | null {
  const { vehicle, large, small, sizes } = pickOne(random, vehicles);
  const [larger, smaller] = pickOne(random, sizes);
  const divisor = greatestCommonDivisor(larger, smaller);
  const turns = ((larger * smaller) / divisor ** 2) * random.integer(1, 8);
  if (turns < 6 || turns > 72 || turns === larger || turns === smaller) return null;
  const givesLarger = random.integer(0, 1) === 1;
  const [given, asked] = givesLarger ? [larger, smaller] : [smaller, larger];
  const [givenName, askedName] = givesLarger ? [large, small] : [small, large];
  const key = (turns * given) / asked;
  const inverse = (turns * asked) / given;
  const [difference, times] = [larger - smaller, larger / smaller];
  // A student who stops at the ratio of the diameters must not be right by luck.
  if (key === times) return null;
  const relation = givesLarger ? 'smaller wheel must make more turns' : 'larger wheel makes fewer turns';
  return {
    stem: `The ${large} of ${vehicle} ${large.endsWith('s') ? 'have' : 'has'} a diameter of ${larger} inches, and the ${small} ${small.endsWith('s') ? 'have' : 'has'} a diameter of ${smaller} inches. While ${oneOf(givenName)} makes ${turns} complete turns, how many turns does ${oneOf(askedName)} make?`,
    key: withExplanation(
      numberAnswer(key),
      `Both roll \`${turns} * ${given} pi\` inches, and \`${numberAnswer(turns * given).text} pi\` divided by \`${asked} pi\` is ${key}.`,
    ),
    again: assertPresent(
      integersUpTo(1000).find((count) => count * asked === turns * given),
      'no number of turns fits',
    ),
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(inverse),
        `The ratio of the diameters is upside down: over the same distance, the ${relation}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(times),
        `The ${large} ${large.endsWith('s') ? 'are' : 'is'} ${times} times as large, so ${givesLarger ? 'multiply' : 'divide'} the ${turns} turns by ${times}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(turns),
        `Equal numbers of turns would carry the two wheels different distances, because they differ in size.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(givesLarger ? turns + difference : turns - difference),
        `The difference of the diameters, ${difference}, was ${givesLarger ? 'added to' : 'subtracted from'} the turns. Compare by a ratio instead.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(key * 2),
        `The diameter of the ${givenName} was compared with the radius of the ${askedName}. Compare diameter with diameter.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((turns * given ** 2) / asked ** 2),
        'The areas of the wheels were compared. How far a wheel rolls depends on its circumference.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(Math.abs(key - turns)),
        `The numbers of turns differ by this much. The question asks how many turns ${oneOf(askedName)} makes.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(key / 2),
        `The radius of the ${givenName} was compared with the diameter of the ${askedName}. Compare radius with radius.`,
      ),
    ].filter(isWholeNumber),
    method: `Find the distance, \`${turns} * ${given} pi\`, and divide it by the other circumference, \`${asked} pi\`.`,
  };
}

const wheel: Generator = {
  id: 'circles-wheel-turns',
  topic: 'circles',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [distanceRolled, turnsOfOtherWheel],
};

const inscribed: readonly {
  readonly thing: string;
  readonly radii: readonly [least: number, most: number];
  readonly story: (perimeter: number) => string;
}[] = [
  {
    thing: 'circle',
    radii: [3, 15],
    story: (perimeter) => `A circle is inscribed in a square with a perimeter of ${perimeter} inches.`,
  },
  {
    thing: 'circle',
    radii: [3, 15],
    story: (perimeter) =>
      `The largest possible circle is cut from a square sheet of paper with a perimeter of ${perimeter} inches.`,
  },
  {
    thing: 'mirror',
    radii: [4, 15],
    story: (perimeter) =>
      `A circular mirror just fits inside a square frame with an inside perimeter of ${perimeter} inches.`,
  },
  {
    thing: 'top of the cake',
    radii: [4, 6],
    story: (perimeter) =>
      `A round cake fits exactly in a square box, touching all four sides. The inside of the box has a perimeter of ${perimeter} inches.`,
  },
];

/** Gives the perimeter of a square and asks for the area of the circle inside. */
function areaInSquare(random: Random): ItemDraft {
  const { story, thing, radii } = pickOne(random, inscribed);
  const radius = random.integer(...radii);
  const side = 2 * radius;
  return {
    stem: `${story(4 * side)} What is the area of the ${thing}, in square inches?`,
    key: withExplanation(
      timesPi(radius ** 2),
      `Each side of the square is ${side} inches, so the radius is ${radius} inches and the area is \`pi * ${radius}^2\`.`,
    ),
    // Adds up rings: the ring from n - 1 to n has the area (2n - 1) pi.
    again: Array.from({ length: radius }, (_, ring) => (2 * ring + 1) * Math.PI).reduce(
      (sum, ring) => sum + ring,
      0,
    ),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        timesPi(side ** 2),
        `The diameter, ${side}, was squared. The area formula uses the radius.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        timesPi(side),
        `Multiplying \`pi\` by the diameter, ${side}, gives the circumference of the circle.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(side ** 2),
        `The square has an area of ${side} times ${side}. The circle is smaller.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(side * radius),
        `The radius, ${radius}, was multiplied by the diameter, ${side}, instead of by itself.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(radius),
        `The radius, ${radius}, was multiplied by \`pi\` without being squared.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi((2 * side) ** 2),
        `Half of ${4 * side}, or ${2 * side}, was used as the radius. Divide ${4 * side} by 4 for the side and then by 2.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(radius ** 2),
        `Squaring the radius, ${radius}, is only a part of the formula. Multiply the result by \`pi\`.`,
      ),
    ],
    method: `Divide ${4 * side} by 4 to get the side, divide by 2 to get the radius, and square the radius.`,
  };
}

const squareStories: readonly ((area: string) => string)[] = [
  (area) =>
    `A circle with an area of ${area} square inches is inscribed in a square, as shown in the figure.`,
  (area) =>
    `As shown in the figure, a round tray just fits inside a square box. The tray has an area of ${area} square inches.`,
  (area) =>
    `In the figure, a round tablecloth touches all four edges of a square table. The tablecloth has an area of ${area} square inches.`,
];

/** Shows a circle in a square, gives the circle's area, and asks for the square's perimeter. */
function squareAroundCircle(random: Random): ItemDraft | null {
  const radius = random.integer(5, 20);
  // Of these circles, the area and the perimeter of the square would be the same number.
  if (radius === 8) return null;
  const story = pickOne(random, squareStories);
  const side = 2 * radius;
  const squared = numberAnswer(radius ** 2);
  const whose =
    story === squareStories[0]
      ? 'the square'
      : story === squareStories[1]
        ? 'the inside of the box'
        : 'the table';
  const found = assertPresent(
    integersUpTo(50).find((half) => half * half === radius ** 2),
    'no radius fits',
  );
  const ofRadius = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(4 * radius),
    `The radius, ${radius}, was used as a side of the square. A side is as long as the diameter.`,
  );
  const ofArea = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(side ** 2),
    `Squaring the side, ${side}, gives the area of the square. The perimeter is four times the side.`,
  );
  return {
    stem: `${story(`\`${squared.text} pi\``)} What is the perimeter of ${whose}, in inches?`,
    figure: {
      kind: 'circle',
      title: 'A circle in a square',
      description: 'A circle that touches all four sides of the square around it.',
      center: null,
      square: { place: 'around', label: null },
    },
    key: withExplanation(
      numberAnswer(4 * side),
      `The radius is ${radius} inches, since \`${radius}^2 = ${squared.text}\`. A side of the square is twice as long, and there are four sides.`,
    ),
    again: found * 2 + found * 2 + found * 2 + found * 2,
    // One of the two is always offered, so that the key may be the smallest.
    classic: [random.integer(0, 1) === 1 ? ofRadius : ofArea],
    mistakes: [
      ofRadius,
      ofArea,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(side),
        `The diameter, ${side}, is one side of the square. The perimeter is four times that.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        timesPi(side),
        `The circumference of the circle is \`pi\` times ${side}. The question asks about the square.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(16 * radius),
        `The diameter, ${side}, was doubled to get the side. A side equals the diameter.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(8 * radius ** 2),
        `The number ${squared.text} was used as the radius. Take its square root first.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(4 * side),
        `The radius was taken to be \`${radius} pi\`, but \`pi\` is not part of it: \`pi * ${radius}^2 = ${squared.text} pi\`.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(radius),
        `The square root of ${squared.text} is the radius. Double it to get a side of the square.`,
      ),
    ],
    method: `The square root of ${squared.text} is the radius, ${radius}. Double it to get a side of the square, and multiply by 4.`,
  };
}

const insideSquare: Generator = {
  id: 'circles-inside-square',
  topic: 'circles',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [areaInSquare, squareAroundCircle],
};

/** A sector whose arc is a whole multiple of pi. Lengths are in inches. */
interface Sector {
  readonly angle: number;
  readonly radius: number;
  /** The length of the arc as a multiple of pi. */
  readonly length: number;
  /** The sector's part of the circle, as a fraction. */
  readonly share: string;
  readonly figure: CircleFigure;
}

const smallAngles = [30, 36, 40, 60, 72, 80];
const angles = [...smallAngles, 45, 90, 120, 135, 144, 150, 160];

/** Null if the area of the sector is no whole multiple of pi, or the same number as the circumference. */
function drawSector(
  random: Random,
  label: (angle: number) => string | null,
  allowed: readonly number[] = angles,
): Sector | null {
  const angle = pickOne(random, allowed);
  const divisor = greatestCommonDivisor(angle, 360);
  const [top, bottom] = [angle / divisor, 360 / divisor];
  // Makes the circumference a multiple of `bottom`, so that the arc is a whole multiple of pi.
  const step = bottom % 2 === 0 ? bottom / 2 : bottom;
  const least = Math.ceil(4 / step);
  const radius = step * random.integer(least, Math.max(least, Math.floor(24 / step)));
  const length = (2 * radius * top) / bottom;
  if ((length * radius) % 2 !== 0 || length === 4) return null;
  const start = 10 * random.integer(0, 8);
  const shown = label(angle);
  const figure: CircleFigure = {
    kind: 'circle',
    title: 'Circle with an arc',
    description: `A circle with center O and a radius of ${radius} inches. P and Q lie on it${shown === null ? '' : `, and angle POQ is ${shown}`}. Sector POQ is shaded.`,
    center: 'O',
    marks: [
      { at: start, label: 'P' },
      { at: start + angle, label: 'Q' },
    ],
    radii: [
      { to: start, label: `${radius} in` },
      { to: start + angle, label: null },
    ],
    sector: { from: start, to: start + angle, label: shown },
  };
  return { angle, radius, length, share: fractionAnswer(top, bottom).text, figure };
}

/** Adds up an arc degree by degree. */
const arcByDegrees = (angle: number, radius: number) =>
  Array.from({ length: angle }, () => (2 * radius * Math.PI) / 360).reduce((sum, degree) => sum + degree, 0);

/** Shows a sector and asks for the length of its arc. */
function arcLength(random: Random): ItemDraft | null {
  const sector = drawSector(random, (angle) => `${angle}°`);
  if (sector === null) return null;
  const { angle, radius, length, share, figure } = sector;
  return {
    stem: 'In the figure, O is the center of the circle. What is the length of the shorter arc from P to Q, in inches?',
    figure,
    key: withExplanation(
      timesPi(length),
      `The arc is ${share} of the circumference, since \`${angle} deg\` is ${share} of \`360 deg\`.`,
    ),
    again: arcByDegrees(angle, radius),
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        timesPi((length * radius) / 2),
        `Taking ${share} of the area of the circle gives the area of the shaded sector.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        timesPi(2 * radius),
        `The whole circumference has this length. The arc is only ${share} of it.`,
      ),
      ...(length % 2 === 0
        ? [
            toMistakeAnswer(
              'wrong-rule',
              timesPi(length / 2),
              `Taking ${share} of \`${radius} pi\` uses only half of the circumference, which is \`2 pi\` times the radius.`,
            ),
            toMistakeAnswer(
              'left-out',
              numberAnswer(length / 2),
              `Taking ${share} of the radius leaves out the factor \`2 pi\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-whole',
        timesPi(2 * length),
        `The \`${angle} deg\` was compared with \`180 deg\`, but a full circle has \`360 deg\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        timesPi(2 * radius - length),
        'The longer arc from P to Q has this length.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(length),
        `Taking ${share} of the diameter leaves out the factor \`pi\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        timesPi(radius ** 2),
        'The whole circle has this area. The question asks for a length.',
      ),
    ],
    method: `Find the circumference, \`${2 * radius} pi\`, and take ${share} of it, since \`${angle} deg\` is ${share} of \`360 deg\`.`,
  };
}

/** Shows a sector with an unknown angle, gives the length of its arc, and asks for the angle. */
function angleOfArc(random: Random): ItemDraft | null {
  // The figure shows that x is less than 180, and so must be the angle found by comparing the arc with half of the circumference.
  const sector = drawSector(random, () => 'x°', smallAngles);
  if (sector === null) return null;
  const { angle, radius, length, share, figure } = sector;
  const arc = timesPi(length).text;
  const halved = toMistakeAnswer(
    'wrong-whole',
    numberAnswer(angle / 2),
    `The arc is ${share} of the circumference, so \`x\` is ${share} of 360, not of 180.`,
  );
  const doubled = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(2 * angle),
    `The arc was compared with \`${radius} pi\`, but the circumference is \`2 pi\` times the radius.`,
  );
  return {
    stem: `In the figure, O is the center of the circle, and the shorter arc from P to Q is ${arc} inches long. What is the value of \`x\`?`,
    figure,
    key: withExplanation(
      numberAnswer(angle),
      `The circumference is \`${2 * radius} pi\` inches, so the arc is ${share} of it, and ${share} of \`360 deg\` is \`${angle} deg\`.`,
    ),
    again: assertPresent(
      integersUpTo(359).find((degrees) => degrees * 2 * radius === length * 360),
      'no angle fits',
    ),
    // One of the two classic slips is always offered, so that the key may be the smallest or the largest.
    classic: [random.integer(0, 1) === 1 ? halved : doubled],
    mistakes: [
      doubled,
      halved,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer((2 * radius) / length),
        `The circumference is ${(2 * radius) / length} times the arc. Divide \`360 deg\` by ${(2 * radius) / length} to get the angle.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer((360 * length) / radius ** 2),
        `The arc was compared with \`${numberAnswer(radius ** 2).text} pi\`, the area of the circle, instead of with the circumference.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(360 / length),
        `Dividing \`360 deg\` by ${length} leaves out the circumference. Divide \`${length} pi\` by \`${2 * radius} pi\` first.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(360 / radius),
        `Dividing \`360 deg\` by the radius, ${radius}, leaves out the length of the arc.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(angle / 4),
        `The arc is ${share} of the circumference, but that was taken of \`90 deg\` instead of \`360 deg\`.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(180 - angle),
        `The angle was subtracted from \`180 deg\`, but \`x\` is the angle that belongs to the arc itself.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(length * radius),
        `The numbers ${length} and ${radius} were multiplied. Compare the arc with the whole circumference instead.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 180),
    method: `Divide the arc by the circumference: \`${length} pi\` is ${share} of \`${2 * radius} pi\`. Take ${share} of \`360 deg\`.`,
  };
}

/** Shows a sector and asks for its perimeter. */
function perimeterOfSector(random: Random): ItemDraft | null {
  const sector = drawSector(random, (angle) => `${angle}°`);
  if (sector === null) return null;
  const { angle, radius, length, share, figure } = sector;
  const key = plusPi(2 * radius, length);
  const arcAlone = toMistakeAnswer(
    'left-out',
    timesPi(length),
    'Only the arc was counted. The two radii are also part of the perimeter.',
  );
  const oneRadius = toMistakeAnswer(
    'left-out',
    plusPi(radius, length),
    'Only one of the two radii was added. The shaded region is bounded by both.',
  );
  return {
    stem: 'In the figure, O is the center of the circle. What is the perimeter of the shaded region, in inches?',
    figure,
    key: withExplanation(
      key,
      `The arc is ${share} of \`${2 * radius} pi\`, or ${timesPi(length).text}, and the two radii add \`2 * ${radius}\`.`,
    ),
    again: radius + radius + arcByDegrees(angle, radius),
    // One of the two is always offered, so that the key may be the smallest but one.
    classic: [random.integer(0, 1) === 1 ? arcAlone : oneRadius],
    mistakes: [
      arcAlone,
      oneRadius,
      toMistakeAnswer(
        'wrong-rule',
        timesPi((length * radius) / 2),
        `Taking ${share} of the area of the circle gives the area of the shaded region.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(2 * radius),
        'The two radii alone are this long. The arc is also part of the perimeter.',
      ),
      toMistakeAnswer(
        'wrong-whole',
        plusPi(2 * radius, 2 * length),
        `The \`${angle} deg\` was compared with \`180 deg\`, but a full circle has \`360 deg\`.`,
      ),
      ...(length % 2 === 0
        ? [
            toMistakeAnswer(
              'wrong-rule',
              plusPi(2 * radius, length / 2),
              `For the arc, ${share} of \`${radius} pi\` was taken, only half of the circumference.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-rule',
        plusPi(2 * radius, (length * radius) / 2),
        'The area of the shaded region was added to the two radii. Add the length of the arc.',
      ),
      toMistakeAnswer(
        'other-quantity',
        plusPi(2 * radius, 2 * radius - length),
        'The longer arc from P to Q was used. It bounds the unshaded region.',
      ),
      toMistakeAnswer(
        'stopped-early',
        plusPi(2 * radius, 2 * radius),
        `The whole circumference was added to the two radii. The arc is only ${share} of it.`,
      ),
    ],
    method: `Take ${share} of the circumference, \`${2 * radius} pi\`, for the arc. Add the two radii, \`${radius} + ${radius}\`.`,
  };
}

const arc: Generator = {
  id: 'circles-arc-length',
  topic: 'circles',
  difficulty: 3,
  levels: ['upper'],
  skeletons: [arcLength, angleOfArc, perimeterOfSector],
};

export const circleGenerators: readonly Generator[] = [wheel, insideSquare, arc];
