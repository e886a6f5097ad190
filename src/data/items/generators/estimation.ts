import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  fractionAnswer,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  type MistakeAnswer,
  pickOne,
  type ExplainedAnswer,
  toMistakeAnswer,
} from './generator';

const crowds = [
  {
    unit: '$',
    stem: (count: number, each: number) =>
      `A theater sells ${count} tickets at $${each} each. Which of the following is closest to the total price of the tickets?`,
  },
  {
    unit: '',
    stem: (count: number, each: number) =>
      `A farm packs ${count} crates with ${each} oranges in each crate. Which of the following is closest to the total number of oranges?`,
  },
  {
    unit: '',
    stem: (count: number, each: number) =>
      `A ferry carries ${count} passengers each day. Which of the following is closest to the number of passengers it carries in ${each} days?`,
  },
  {
    unit: '',
    stem: (count: number, each: number) =>
      `A print shop makes ${count} copies of a booklet that has ${each} pages. Which of the following is closest to the total number of pages it prints?`,
  },
];

/** Finds the answer closest to the exact result by trying all of them. */
function nearest(exact: number, answers: readonly ExplainedAnswer[]): number {
  const distances = answers.map(({ value }) => Math.abs(value - exact));
  return answers.find((_, index) => distances[index] === Math.min(...distances))?.value ?? Number.NaN;
}

const dollars = (value: number) => numberAnswer(value, '$');
const percentAnswer = (value: number) => numberAnswer(value, '', '%');

/** Rejects answers that are too close to the estimate `key` to be worse than it beyond doubt. */
const clearlyOff =
  (key: number) =>
  ({ value }: ExplainedAnswer): boolean =>
    Math.abs(value - key) >= 0.14 * key;

function productOfTwo(random: Random): ItemDraft | null {
  const [hundreds, tens] = [random.integer(2, 8), random.integer(3, 8)];
  if (hundreds === tens) return null;
  const [large, small] = [100 * hundreds, 10 * tens];
  const [countSide, eachSide] = [pickOne(random, [1, -1]), pickOne(random, [1, -1])];
  const count = large + countSide * random.integer(2, 8);
  const each = small + eachSide * (tens < 5 ? 1 : random.integer(1, 2));
  // The hundred and the ten that are left if the digits after the first become zeros.
  const [cutCount, cutEach] = [100 * Math.floor(count / 100), 10 * Math.floor(each / 10)];
  const { unit, stem } = pickOne(random, crowds);
  const product = numberAnswer(large * small).text;
  const key = withExplanation(
    numberAnswer(large * small, unit),
    `${count} is about ${large} and ${each} is about ${small}. The product of ${large} and ${small} is ${product}.`,
  );
  const tooFew = toMistakeAnswer(
    'place-value',
    numberAnswer(10 * hundreds * 10 * tens, unit),
    `A zero was lost: ${large} has two zeros and ${small} has one, so the product of ${hundreds} and ${tens} needs three zeros after it.`,
  );
  const tooMany = toMistakeAnswer(
    'place-value',
    numberAnswer(large * small * 10, unit),
    `One zero too many was written: ${large} has two zeros and ${small} has one, so the product of ${hundreds} and ${tens} needs only three zeros after it.`,
  );
  // Chooses at random which is the classic mistake: losing a zero, or adding one.
  const lost = random.integer(0, 1) === 0;
  const classic = lost ? tooFew : tooMany;
  const mistakes = [
    lost ? tooMany : tooFew,
    toMistakeAnswer(
      'arithmetic',
      numberAnswer(cutCount * small, unit),
      `The ${count} was cut off to ${cutCount} instead of rounded; it is much closer to ${large}.`,
    ),
    toMistakeAnswer(
      'arithmetic',
      numberAnswer(large * cutEach, unit),
      `The ${each} was cut off to ${cutEach} instead of rounded; it is much closer to ${small}.`,
    ),
    toMistakeAnswer(
      'arithmetic',
      numberAnswer(cutCount * cutEach, unit),
      `Both numbers were cut off, to ${cutCount} and ${cutEach}, but ${large} and ${small} are closer.`,
    ),
    ...(each >= 50
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer(100 * large, unit),
            `${each} was rounded to the nearest hundred, 100; that is too rough. Round it to ${small}.`,
          ),
        ]
      : []),
    ...(count >= 500
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer(1000 * small, unit),
            `${count} was rounded to the nearest thousand, 1,000; that is too rough. Round it to ${large}.`,
          ),
        ]
      : []),
    ...(each >= 50 && count >= 500
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer(100_000, unit),
            `Both numbers were rounded too roughly, to 1,000 and 100. Round them to ${large} and ${small}.`,
          ),
        ]
      : []),
  ].filter(clearlyOff(key.value));
  return {
    stem: stem(count, each),
    key,
    again: nearest(count * each, [key, classic, ...mistakes]),
    classic: [classic],
    mistakes,
    method: `Round to ${large} and ${small}; multiply ${hundreds} by ${tens} and write three zeros after the product.`,
  };
}

const orders = [
  {
    who: 'A theater sells',
    done: 'sold',
    one: 'adult tickets',
    other: 'child tickets',
    sum: 'total price of the tickets',
  },
  {
    who: 'A team store sells',
    done: 'sold',
    one: 'jerseys',
    other: 'caps',
    sum: 'total price of these items',
  },
  {
    who: 'A school orders',
    done: 'ordered',
    one: 'textbooks',
    other: 'workbooks',
    sum: 'total cost of the order',
  },
  {
    who: 'A camp buys',
    done: 'bought',
    one: 'blankets',
    other: 'lanterns',
    sum: 'total cost of these items',
  },
] as const;

function sumOfTwoProducts(random: Random): ItemDraft {
  const [firstHundreds = 0, secondHundreds = 0] = random.shuffled([2, 3, 4, 5, 6]);
  const [first, second] = [100 * firstHundreds, 100 * secondHundreds];
  const [dear, cheap] = [10 * random.integer(4, 6), 10 * random.integer(2, 3)];
  const side = pickOne(random, [1, -1]);
  const [firstCount, secondCount] = [
    first + side * random.integer(2, 6),
    second - side * random.integer(2, 6),
  ];
  const [dearPrice, cheapPrice] = [dear - side, cheap + side];
  const [partOne, partTwo] = [first * dear, second * cheap];
  const items = `${numberAnswer(first + second).text} items`;
  const { who, done, one, other, sum } = pickOne(random, orders);
  const key = withExplanation(
    dollars(partOne + partTwo),
    `The ${one} come to about \`${first} * ${dear}\`, or ${dollars(partOne).text}, and the ${other} to about \`${second} * ${cheap}\`, or ${dollars(partTwo).text}.`,
  );
  const alone = toMistakeAnswer(
    'stopped-early',
    dollars(partOne),
    `The ${one} alone come to about ${dollars(partOne).text}; the ${other} are missing.`,
  );
  const sumsMultiplied = toMistakeAnswer(
    'wrong-rule',
    dollars((first + second) * (dear + cheap)),
    `Multiplying ${items} by $${dear + cheap} charges both prices for every item.`,
  );
  const aboveIsClassic = random.integer(0, 1) === 1;
  const classic = aboveIsClassic ? sumsMultiplied : alone;
  const mistakes: readonly MistakeAnswer[] = [
    aboveIsClassic ? alone : sumsMultiplied,
    toMistakeAnswer(
      'stopped-early',
      dollars(partTwo),
      `The ${other} alone come to about ${dollars(partTwo).text}; the ${one} are missing.`,
    ),
    toMistakeAnswer(
      'wrong-whole',
      dollars((first + second) * dear),
      `Charging about $${dear} for all ${items} is too much, because the ${other} cost only about $${cheap}.`,
    ),
    toMistakeAnswer(
      'wrong-whole',
      dollars((first + second) * cheap),
      `Charging about $${cheap} for all ${items} is too little, because the ${one} cost about $${dear}.`,
    ),
    toMistakeAnswer(
      'wrong-whole',
      dollars(first * cheap + second * dear),
      `The two prices were switched: about ${first} ${one} were ${done} at about $${dear}, not at $${cheap}.`,
    ),
    toMistakeAnswer(
      'place-value',
      dollars((partOne + partTwo) / 10),
      `A zero was lost in both products: ${first} times ${dear} ends in three zeros.`,
    ),
    toMistakeAnswer(
      'place-value',
      dollars(10 * (partOne + partTwo)),
      `A zero too many was written in both products: ${first} times ${dear} ends in three zeros.`,
    ),
  ].filter(clearlyOff(key.value));
  const exact = firstCount * dearPrice + secondCount * cheapPrice;
  return {
    stem: `${who} ${firstCount} ${one} at $${dearPrice} each and ${secondCount} ${other} at $${cheapPrice} each. Which of the following is closest to the ${sum}?`,
    key,
    again: nearest(exact, [key, classic, ...mistakes]),
    classic: [classic],
    mistakes,
    method: `Round every number: \`${first} * ${dear} + ${second} * ${cheap}\`. Find both products before you add.`,
  };
}

const roundedProduct: Generator = {
  id: 'estimation-rounded-product',
  topic: 'estimation',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [productOfTwo, sumOfTwoProducts],
};

const wholes = [
  (whole: string, percent: number) =>
    `A museum had ${whole} visitors last month, and ${percent}% of them were children. Which of the following is closest to the number of children?`,
  (whole: string, percent: number) =>
    `A library has ${whole} books, and ${percent}% of them are novels. Which of the following is closest to the number of novels?`,
  (whole: string, percent: number) =>
    `A town has ${whole} registered voters, and ${percent}% of them voted in May. Which of the following is closest to the number of people who voted?`,
];

function partOfWhole(random: Random): ItemDraft {
  const whole = 600 * random.integer(2, 9);
  const percent = pickOne(random, [20, 25, 30, 40, 60, 75]);
  const exactWhole = whole + pickOne(random, [1, -1]) * random.integer(3, 9);
  const exactPercent = (10 * percent + pickOne(random, [1, -1]) * random.integer(2, 4)) / 10;
  const toTens = 10 * Math.round(exactPercent / 10);
  const part = (whole * percent) / 100;
  const round = numberAnswer(whole).text;
  const thousands = 1000 * Math.round(whole / 1000);
  const key = withExplanation(
    numberAnswer(part),
    `${exactPercent}% is about ${percent}%, and ${percent}% of ${round} is ${numberAnswer(part).text}.`,
  );
  const classic = toMistakeAnswer(
    'other-quantity',
    numberAnswer(whole - part),
    `About ${100 - percent}% of ${round} is the part that is left over, not the part asked for.`,
  );
  const mistakes = [
    toMistakeAnswer(
      'place-value',
      numberAnswer(part / 10),
      `A zero was lost: ${numberAnswer(part / 10).text} is only ${percent / 10}% of ${round}.`,
    ),
    toMistakeAnswer(
      'stopped-early',
      numberAnswer(whole / 10),
      `Taking 10% of ${round} is only a step on the way to ${percent}%.`,
    ),
    toMistakeAnswer(
      'wrong-rule',
      numberAnswer(whole / percent),
      `${percent}% was treated as \`{1/${percent}}\`, but ${percent}% is ${fractionAnswer(percent, 100).text}.`,
    ),
    ...(percent === 30 || percent === 40
      ? [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer((10 * whole) / percent),
            `${exactPercent}% was treated as \`{1/${percent / 10}}\`, but ${percent}% is \`{${percent}/100}\`.`,
          ),
        ]
      : []),
    ...(percent === 60
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer((2 * whole) / 3),
            `${exactPercent}% was treated as \`{2/3}\`, but it is much closer to 60%.`,
          ),
        ]
      : []),
    ...(percent % 10 === 5
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer((whole * toTens) / 100),
            `${exactPercent}% was rounded to ${toTens}%, but ${percent}% is much closer and is easy to find.`,
          ),
        ]
      : []),
    // Not offered if the nearest thousand is within 10% of the number, because it would be a fair estimate, too.
    ...(10 * Math.abs(thousands - whole) > whole
      ? [
          toMistakeAnswer(
            'arithmetic',
            numberAnswer((thousands * percent) / 100),
            `${numberAnswer(exactWhole).text} was rounded to ${numberAnswer(thousands).text}, but ${round} is much closer.`,
          ),
        ]
      : []),
    toMistakeAnswer(
      'looks-right',
      numberAnswer(whole / 2),
      `Half of ${round} is 50%, but ${exactPercent}% is ${percent < 50 ? 'less' : 'more'} than half.`,
    ),
  ].filter(isWholeNumber);
  return {
    stem: pickOne(random, wholes)(numberAnswer(exactWhole).text, exactPercent),
    key,
    again: nearest((exactWhole * exactPercent) / 100, [key, classic, ...mistakes]),
    classic: [classic],
    mistakes,
    method: `Round to ${percent}% of ${round}: take ${fractionAnswer(percent, 100).text} of it, or start from 10%, which is ${whole / 10}.`,
  };
}

const shares = [
  {
    whole: (count: string) => `the ${count} seats in a stadium`,
    part: 'were taken at the last game',
    things: 'seats',
    asked: 'percent of the seats that were taken',
  },
  {
    whole: (count: string) => `the ${count} books in a library`,
    part: 'are novels',
    things: 'books',
    asked: 'percent of the books that are novels',
  },
  {
    whole: (count: string) => `the ${count} registered voters in a town`,
    part: 'voted in May',
    things: 'voters',
    asked: 'percent of the voters who voted in May',
  },
  {
    whole: (count: string) => `the ${count} trees in a park`,
    part: 'are maples',
    things: 'trees',
    asked: 'percent of the trees that are maples',
  },
] as const;

function percentOfWhole(random: Random): ItemDraft {
  const whole = 1000 * pickOne(random, [2, 3, 4, 5, 6, 7, 8, 12, 15, 20, 30]);
  const percent = pickOne(random, [20, 25, 30, 40, 60, 70, 75, 80, 90]);
  const part = (whole * percent) / 100;
  const exactWhole = whole + pickOne(random, [1, -1]) * random.integer(3, 9);
  const exactPart = part + pickOne(random, [1, -1]) * random.integer(2, 4);
  const [round, roundPart] = [numberAnswer(whole).text, numberAnswer(part).text];
  const key = withExplanation(
    percentAnswer(percent),
    `About ${roundPart} of ${round} is \`{${roundPart}/${round}}\`, or ${percent}%.`,
  );
  const classic = toMistakeAnswer(
    'other-quantity',
    percentAnswer(100 - percent),
    `About ${100 - percent}% is the rest, ${numberAnswer(whole - part).text} of ${round}. The question is about the ${roundPart}.`,
  );
  const { whole: group, part: share, things, asked } = pickOne(random, shares);
  const tenth = numberAnswer(whole / 10).text;
  const fraction = fractionAnswer(part, whole).text;
  const roughParts = [Math.floor(part / 1000), Math.ceil(part / 1000)].map((thousands) => 1000 * thousands);
  const mistakes = [
    toMistakeAnswer(
      'place-value',
      percentAnswer(percent / 10),
      `${roundPart} is ${percent / 10} times ${tenth}, but ${tenth} is 10% of the ${things}, not 1%.`,
    ),
    toMistakeAnswer(
      'wrong-operation',
      percentAnswer(whole / part),
      `${round} divided by ${roundPart} is ${whole / part}, but that means ${fraction} of the ${things}, not ${whole / part}%.`,
    ),
    ...roughParts.map((rough) =>
      toMistakeAnswer(
        'arithmetic',
        percentAnswer((100 * rough) / whole),
        `Rounding ${numberAnswer(exactPart).text} to ${numberAnswer(rough).text} is too rough; it is very close to ${roundPart}.`,
      ),
    ),
    toMistakeAnswer(
      'wrong-whole',
      percentAnswer((100 * part) / (whole - part)),
      `The ${roundPart} was compared with the other ${numberAnswer(whole - part).text} instead of with all ${round}.`,
    ),
    toMistakeAnswer(
      'wrong-whole',
      percentAnswer((100 * part) / (whole + part)),
      `The ${roundPart} was added to the whole, which already includes it.`,
    ),
    toMistakeAnswer(
      'looks-right',
      percentAnswer(part / 100),
      `The first digits of ${numberAnswer(exactPart).text} were taken as a percent, as if the whole were 10,000.`,
    ),
    toMistakeAnswer(
      'looks-right',
      percentAnswer(50),
      `Half of ${round} is ${numberAnswer(whole / 2).text}, which is ${percent < 50 ? 'much more' : 'much less'} than ${numberAnswer(exactPart).text}.`,
    ),
  ].filter((answer) => isWholeNumber(answer) && answer.value >= 2 && answer.value < 100);
  return {
    stem: `Of ${group(numberAnswer(exactWhole).text)}, ${numberAnswer(exactPart).text} ${share}. Which of the following is closest to the ${asked}?`,
    key,
    again: nearest((100 * exactPart) / exactWhole, [key, classic, ...mistakes]),
    classic: [classic],
    mistakes,
    method: `Round both numbers: ${roundPart} of ${round}. Compare with 10% of ${round}, which is ${numberAnswer(whole / 10).text}.`,
  };
}

const roundedPercent: Generator = {
  id: 'estimation-rounded-percent',
  topic: 'estimation',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [partOfWhole, percentOfWhole],
};

export const estimationGenerators: readonly Generator[] = [roundedProduct, roundedPercent];
