import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  fractionAnswer,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Proper fractions in lowest terms with a denominator up to 6. */
const proper = [2, 3, 4, 5, 6].flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => [index + 1, bottom] as const).filter(
    ([top]) => greatestCommonDivisor(top, bottom) === 1,
  ),
);
/** Pairs with different denominators, the smaller fraction first. */
const ascending = proper.flatMap(([topOne, bottomOne]) =>
  proper
    .filter(([top, bottom]) => bottom !== bottomOne && topOne * bottom < top * bottomOne)
    .map(([top, bottom]) => [topOne, bottomOne, top, bottom] as const),
);

/** Proper fractions of at most 2/3, so that at least a third of the whole remains. */
const modest = proper.filter(([top, bottom]) => 3 * top <= 2 * bottom);

const rounded = (value: number) => numberAnswer(Math.round(value));

const leftovers: readonly ((total: string, first: string, second: string) => string)[] = [
  (total, first, second) =>
    `Mei had ${total}. She spent ${first} of it on a coat and ${second} of what was left on shoes. How many dollars did she have left?`,
  (total, first, second) =>
    `A driver has ${total} packages. She delivers ${first} of them in the morning and ${second} of the remaining packages in the afternoon. How many packages are left?`,
  (total, first, second) =>
    `A farmer picks ${total} melons. He sells ${first} of them on Friday and ${second} of the remaining melons on Saturday. How many melons are left?`,
];

const restOfTheRest: Generator = {
  id: 'fractions-rest-of-the-rest',
  topic: 'fractions',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [topOne, bottomOne] = pickOne(random, modest);
      const [topTwo, bottomTwo] = pickOne(random, modest);
      const unit = bottomOne * bottomTwo;
      const total = unit * random.integer(Math.ceil(40 / unit), Math.floor(240 / unit));
      const [one, two] = [topOne / bottomOne, topTwo / bottomTwo];
      const [first, second] = [
        fractionAnswer(topOne, bottomOne).text,
        fractionAnswer(topTwo, bottomTwo).text,
      ];
      const both = fractionAnswer(topOne * topTwo, unit).text;
      const rest = (total * (bottomOne - topOne)) / bottomOne;
      const key = (rest * (bottomTwo - topTwo)) / bottomTwo;
      // Rejects numbers for which a wrong calculation also gives the key.
      if (total - rest === key || rest - key === key) return null;

      // Goes through all things one by one, removes both fractions, and counts the rest.
      let again = 0;
      let passed = 0;
      for (let thing = 0; thing < total; thing += 1) {
        if (thing % bottomOne < topOne) continue;
        if (passed % bottomTwo >= topTwo) again += 1;
        passed += 1;
      }

      const story = pickOne(random, leftovers);
      return {
        stem: story(
          story === leftovers[0] ? dollarAnswer(total).text : numberAnswer(total).text,
          first,
          second,
        ),
        key: withExplanation(
          rounded(key),
          `After the first step ${rest} is left. Taking away ${second} of ${rest}, or ${rest - key}, leaves ${key}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'wrong-whole',
            rounded(total * (1 - one - two)),
            `Both were treated as fractions of ${total}, but ${second} is only of the ${rest} left after the first step.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            rounded(rest),
            `This is what is left after the first step; ${second} of it still has to be taken away.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            rounded(rest - key),
            `This is ${second} of ${rest}, the amount taken away in the second step.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            rounded(total * one * two),
            `This is ${second} of ${first} of ${total}: the two fractions were multiplied.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            rounded(total - key),
            'This is the whole amount taken away in both steps, not the amount that is left.',
          ),
          toMistakeAnswer(
            'left-out',
            rounded(total * (1 - two)),
            `Only ${second} of ${total} was taken away; the first step was left out.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            rounded(total * (1 - one * two)),
            `The fractions were multiplied, and that product, ${both} of ${total}, was taken away.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            rounded(total * one),
            `This is ${first} of ${total}, the amount taken away in the first step.`,
          ),
        ],
        method: `After the first step, \`{${bottomOne - topOne}/${bottomOne}}\` of ${total} is left; after the second, \`{${bottomTwo - topTwo}/${bottomTwo}}\` of that.`,
      };
    },
  ],
};

const cuttings: readonly ((long: string, short: string) => string)[] = [
  (long, short) =>
    `A ribbon is ${long} feet long. Pilar cuts off ${short} feet. How many feet of ribbon are left?`,
  (long, short) =>
    `A bag holds ${long} pounds of rice. Anil takes out ${short} pounds. How many pounds of rice are left in the bag?`,
  (long, short) =>
    `A trail is ${long} miles long. Tori has hiked ${short} miles of it. How many miles of the trail are left?`,
];

const mixedDifference: Generator = {
  id: 'fractions-mixed-difference',
  topic: 'fractions',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [topOne, bottomOne, topTwo, bottomTwo] = pickOne(random, ascending);
      const less = random.integer(1, 6);
      const wholes = random.integer(2, 6);
      const more = less + wholes;
      const common = (bottomOne * bottomTwo) / greatestCommonDivisor(bottomOne, bottomTwo);
      if (common > 20) return null;
      const [one, two] = [(topOne * common) / bottomOne, (topTwo * common) / bottomTwo];
      const result = (whole: number, parts: number) => fractionAnswer(whole * common + parts, common);
      const [fractionOne, fractionTwo] = [
        fractionAnswer(topOne, bottomOne).text,
        fractionAnswer(topTwo, bottomTwo).text,
      ];
      const [tops, bottoms] = [Math.abs(topTwo - topOne), Math.abs(bottomTwo - bottomOne)];
      return {
        stem: pickOne(random, cuttings)(
          fractionAnswer(more * bottomOne + topOne, bottomOne).text,
          fractionAnswer(less * bottomTwo + topTwo, bottomTwo).text,
        ),
        key: withExplanation(
          result(wholes, one - two),
          `${fractionOne} is less than ${fractionTwo}, so borrow 1 from ${more}: \`${more - 1}{${one + common}/${common}} - ${less}{${two}/${common}}\`.`,
        ),
        // Counts up from the smaller number: to the next whole number, then by ones, then by the last fraction.
        again: 1 - topTwo / bottomTwo + (more - less - 1) + topOne / bottomOne,
        classic: [
          toMistakeAnswer(
            'arithmetic',
            result(wholes, two - one),
            `Instead of borrowing, this subtracts ${fractionOne} from ${fractionTwo}, which is in the wrong order.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'arithmetic',
            result(wholes + 1, one - two),
            `A whole was borrowed for the fractions, but ${more} was not reduced to ${more - 1}.`,
          ),
          ...(10 + one > two
            ? [
                toMistakeAnswer(
                  'arithmetic',
                  result(wholes - 1, 10 + one - two),
                  `The borrowed whole was counted as \`{10/${common}}\`, but it is \`{${common}/${common}}\`.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'arithmetic',
            result(wholes - 1, two - one),
            `A whole was borrowed from ${more}, yet ${fractionOne} was still subtracted from ${fractionTwo}.`,
          ),
          ...(tops > 0 && tops < bottoms
            ? [
                toMistakeAnswer(
                  'wrong-rule',
                  fractionAnswer(wholes * bottoms + tops, bottoms),
                  `In ${fractionOne} and ${fractionTwo}, numerators and denominators were subtracted separately.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'wrong-operation',
            result(wholes, one + two),
            `The whole numbers were subtracted, but ${fractionOne} and ${fractionTwo} were added.`,
          ),
          toMistakeAnswer(
            'left-out',
            result(wholes, 0),
            `Only the whole number ${less} was subtracted from ${more}; the fractions were left out.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            result(more + less, one + two),
            'The two mixed numbers were added, but what is left is their difference.',
          ),
          toMistakeAnswer(
            'left-out',
            result(wholes - 1, 0),
            `A whole was borrowed from ${more}, but then the fractions were left out.`,
          ),
        ],
        method: `Count up from the smaller number: \`{${bottomTwo - topTwo}/${bottomTwo}}\` to ${less + 1}, then on to ${more}, then ${fractionOne} more.`,
      };
    },
  ],
};

const tanks = ['water tank', 'rain barrel', 'fish tank', 'gas tank'] as const;

const fullTank: Generator = {
  id: 'fractions-full-tank',
  topic: 'fractions',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [topOne, bottomOne, topTwo, bottomTwo] = pickOne(random, ascending);
      const name = pickOne(random, tanks);
      const common = (bottomOne * bottomTwo) / greatestCommonDivisor(bottomOne, bottomTwo);
      const key = common * random.integer(2, Math.max(3, Math.floor(120 / common)));
      // Keeps sizes plausible: 10 to 24 gallons for a car's gas tank, at least 20 for the others.
      if (name === 'gas tank' ? key > 24 || key < 10 : key < 20) return null;
      const before = (key * topOne) / bottomOne;
      const after = (key * topTwo) / bottomTwo;
      const added = after - before;
      if (added < 2) return null;
      const [first, second] = [
        fractionAnswer(topOne, bottomOne).text,
        fractionAnswer(topTwo, bottomTwo).text,
      ];
      const divisor = greatestCommonDivisor(topTwo * bottomOne - topOne * bottomTwo, bottomOne * bottomTwo);
      const top = (topTwo * bottomOne - topOne * bottomTwo) / divisor;
      const bottom = (bottomOne * bottomTwo) / divisor;
      const part = fractionAnswer(top, bottom).text;
      // Brute force: finds the size for which the added gallons make up the difference between the two fractions.
      let again = common;
      while (again * topTwo * bottomOne !== again * topOne * bottomTwo + added * bottomOne * bottomTwo)
        again += 1;
      return {
        stem: `A ${name} was ${first} full. After ${added} gallons were added, it was ${second} full. How many gallons does it hold when it is full?`,
        key: withExplanation(
          numberAnswer(key),
          `Since ${second} minus ${first} is ${part}, the ${added} gallons are ${part} of what the ${name} holds, ${key} gallons.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(after),
            `This is the amount in it now, which is only ${second} of what it holds.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((added * bottomTwo) / topTwo),
            `The ${added} gallons were treated as ${second} of the ${name}, but it was not empty at first.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((added * bottomOne) / topOne),
            `The ${added} gallons were treated as ${first} of the ${name}, but that part was there before.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(after + added),
            `The ${added} gallons were added again to the ${after} gallons in it now.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(added * bottom),
            `The ${top} in ${part} was left out: ${added} was multiplied by ${bottom}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((added * bottomOne) / (bottomOne - topOne)),
            `The ${added} gallons were treated as all of the empty part, but they filled it only to ${second}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(key + added),
            `The ${added} gallons were added to the full amount, which already includes them.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(before),
            `This is the amount in it at first, which is only ${first} of what it holds.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(key - after),
            'This is how many more gallons it would take to fill it.',
          ),
        ].filter(isWholeNumber),
        method: `Subtract the fractions to see that ${added} gallons are ${part} of the full ${name}, then find the whole.`,
      };
    },
  ],
};

export const fractionGenerators: readonly Generator[] = [restOfTheRest, mixedDifference, fullTank];
