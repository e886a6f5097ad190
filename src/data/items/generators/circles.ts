import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  fractionAnswer,
  type Generator,
  greatestCommonDivisor,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Returns a multiple of pi as an answer. */
function timesPi(count: number): NumericAnswer {
  return { value: count * Math.PI, text: count === 1 ? '`pi`' : numberAnswer(count, '`', ' pi`').text };
}

const wheel: Generator = {
  id: 'circles-wheel-turns',
  topic: 'circles',
  difficulty: 2,
  skeletons: [
    (random) => {
      const thing = pickOne(random, ['bicycle wheel', 'cart wheel', 'wagon wheel', 'hoop']);
      const diameter = 2 * random.integer(6, 15);
      const turns = random.integer(3, 12);
      const radius = diameter / 2;
      return {
        stem: `A ${thing} has a diameter of ${diameter} inches. How far, in inches, does the ${thing} roll in ${turns} complete turns?`,
        key: withExplanation(
          timesPi(turns * diameter),
          `In each turn it rolls one circumference, \`${diameter} pi\` inches, and there are ${turns} turns.`,
        ),
        again: Array.from({ length: turns }, () => 2 * radius * Math.PI).reduce((way, turn) => way + turn, 0),
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            timesPi(turns * radius),
            `The radius, ${radius}, was multiplied by \`pi\`. The circumference is \`pi\` times the diameter.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'left-out',
            numberAnswer(turns * diameter),
            `This is ${turns} times the diameter. The factor \`pi\` is missing.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            timesPi(diameter),
            `This is the distance for only one turn. There are ${turns} turns.`,
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
            `This is the area of the circle, \`pi * ${radius}^2\`, not a distance.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            timesPi(diameter ** 2),
            `This is the area of a circle with a radius of ${diameter} inches. The question asks for a distance.`,
          ),
        ],
        method: `One turn covers \`pi\` times the diameter, so multiply ${turns} by ${diameter} and keep \`pi\`.`,
      };
    },
  ],
};

const inscribed: readonly { readonly thing: string; readonly story: (perimeter: number) => string }[] = [
  {
    thing: 'circle',
    story: (perimeter) => `A circle is inscribed in a square with a perimeter of ${perimeter} inches.`,
  },
  {
    thing: 'circle',
    story: (perimeter) =>
      `The largest possible circle is cut from a square sheet of paper with a perimeter of ${perimeter} inches.`,
  },
  {
    thing: 'mirror',
    story: (perimeter) =>
      `A circular mirror just fits inside a square frame. The inside perimeter of the frame is ${perimeter} inches.`,
  },
  {
    thing: 'top of the cake',
    story: (perimeter) =>
      `A round cake touches all four sides of a square box. The inside of the box has a perimeter of ${perimeter} inches.`,
  },
];

const insideSquare: Generator = {
  id: 'circles-inside-square',
  topic: 'circles',
  difficulty: 3,
  skeletons: [
    (random) => {
      const radius = random.integer(3, 15);
      const side = 2 * radius;
      const { story, thing } = pickOne(random, inscribed);
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
            `This is the circumference of the circle, \`pi\` times the diameter of ${side}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(side ** 2),
            `This is the area of the square, ${side} times ${side}.`,
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
            timesPi(4 * side),
            `The perimeter of the square, ${4 * side}, was multiplied by \`pi\`.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(radius ** 2),
            `This is the square of the radius. It must be multiplied by \`pi\`.`,
          ),
        ],
        method: `Divide ${4 * side} by 4 to get the side, divide by 2 to get the radius, and square the radius.`,
      };
    },
  ],
};

const arc: Generator = {
  id: 'circles-arc-length',
  topic: 'circles',
  difficulty: 3,
  skeletons: [
    (random) => {
      const angle = pickOne(random, [30, 36, 40, 45, 60, 72, 80, 90, 120, 135, 144, 150, 160]);
      const divisor = greatestCommonDivisor(angle, 360);
      const [top, bottom] = [angle / divisor, 360 / divisor];
      // Makes the circumference a multiple of `bottom`, so that the arc is a whole multiple of pi.
      const step = bottom % 2 === 0 ? bottom / 2 : bottom;
      const radius =
        step * random.integer(Math.ceil(4 / step), Math.max(Math.ceil(4 / step), Math.floor(24 / step)));
      const length = (2 * radius * top) / bottom;
      // Requires a whole sector area, and rejects an arc of 4 pi, for which the sector's area would equal the circumference.
      if ((length * radius) % 2 !== 0 || length === 4) return null;
      const start = 10 * random.integer(0, 8);
      const share = fractionAnswer(top, bottom).text;
      return {
        stem: `In the figure, O is the center of the circle. What is the length of the shorter arc from P to Q, in inches?`,
        figure: {
          kind: 'circle',
          title: 'Circle with an arc',
          description: `A circle with center O and a radius of ${radius} inches. P and Q lie on it, and angle POQ is ${angle}°. Sector POQ is shaded.`,
          center: 'O',
          marks: [
            { at: start, label: 'P' },
            { at: start + angle, label: 'Q' },
          ],
          radii: [
            { to: start, label: `${radius} in` },
            { to: start + angle, label: null },
          ],
          sector: { from: start, to: start + angle, label: `${angle}°` },
        },
        key: withExplanation(
          timesPi(length),
          `The arc is ${share} of the circumference, since \`${angle} deg\` is ${share} of \`360 deg\`.`,
        ),
        // Adds up the arc degree by degree.
        again: Array.from({ length: angle }, () => (2 * radius * Math.PI) / 360).reduce(
          (sum, degree) => sum + degree,
          0,
        ),
        classic: [
          toMistakeAnswer(
            'wrong-rule',
            timesPi((length * radius) / 2),
            `This is the area of the shaded sector, ${share} of the area of the circle.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            timesPi(2 * radius),
            `This is the whole circumference. The arc is only ${share} of it.`,
          ),
          ...(length % 2 === 0
            ? [
                toMistakeAnswer(
                  'wrong-rule',
                  timesPi(length / 2),
                  `This is ${share} of \`${radius} pi\`. The circumference is \`2 pi\` times the radius.`,
                ),
                toMistakeAnswer(
                  'left-out',
                  numberAnswer(length / 2),
                  `This is ${share} of the radius. It has to be multiplied by \`2 pi\`.`,
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
            'This is the length of the longer arc from P to Q.',
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(length),
            `This is ${share} of the diameter. The factor \`pi\` is missing.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            timesPi(radius ** 2),
            `This is the area of the whole circle. The question asks for a length.`,
          ),
        ],
        method: `Find the circumference, \`${2 * radius} pi\`, and take ${share} of it, since \`${angle} deg\` is ${share} of \`360 deg\`.`,
      };
    },
  ],
};

export const circleGenerators: readonly Generator[] = [wheel, insideSquare, arc];
