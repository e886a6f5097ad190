import {
  numberAnswer,
  withExplanation,
  fractionAnswer,
  type Generator,
  isWholeNumber,
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
];

/** Finds the answer closest to the exact result by trying all of them. */
function nearest(exact: number, answers: readonly ExplainedAnswer[]): number {
  const distances = answers.map(({ value }) => Math.abs(value - exact));
  return answers.find((_, index) => distances[index] === Math.min(...distances))?.value ?? Number.NaN;
}

const roundedProduct: Generator = {
  id: 'estimation-rounded-product',
  topic: 'estimation',
  difficulty: 2,
  skeletons: [
    (random) => {
      const [hundreds, tens] = [random.integer(2, 8), random.integer(3, 8)];
      const [large, small] = [100 * hundreds, 10 * tens];
      // Rounds one number up and the other down, so that the estimate stays close.
      const side = pickOne(random, [1, -1]);
      const [count, each] = [large + side * random.integer(2, 8), small - side * random.integer(1, 2)];
      const [farLarge, farSmall] = [large + 100 * side, small - 10 * side];
      const { unit, stem } = pickOne(random, crowds);
      const product = numberAnswer(large * small).text;
      const key = withExplanation(
        numberAnswer(large * small, unit),
        `${count} is about ${large} and ${each} is about ${small}. The product of ${large} and ${small} is ${product}.`,
      );
      const tooFew = toMistakeAnswer(
        'place-value',
        numberAnswer(10 * hundreds * 10 * tens, unit),
        `A zero was lost: ${large} has two zeros and ${small} has one, so the product of ${hundreds} and ${tens} needs three.`,
      );
      const tooMany = toMistakeAnswer(
        'place-value',
        numberAnswer(large * small * 10, unit),
        `This has one zero too many: the product of ${hundreds} and ${tens} needs two zeros from ${large} and one from ${small}.`,
      );
      // Chooses at random which is the classic mistake: losing a zero, or adding one.
      const lost = random.integer(0, 1) === 0;
      const classic = lost ? tooFew : tooMany;
      const mistakes = [
        lost ? tooMany : tooFew,
        toMistakeAnswer(
          'arithmetic',
          numberAnswer(large * farSmall, unit),
          `${each} was rounded to ${farSmall}, but it is closer to ${small}.`,
        ),
        toMistakeAnswer(
          'arithmetic',
          numberAnswer(farLarge * small, unit),
          `${count} was rounded to ${farLarge}, but it is much closer to ${large}.`,
        ),
        ...(each >= 50
          ? [
              toMistakeAnswer(
                'arithmetic',
                numberAnswer(100 * large, unit),
                `${each} was rounded to the nearest hundred, 100, but ${small} is much closer.`,
              ),
            ]
          : []),
        ...(count >= 500
          ? [
              toMistakeAnswer(
                'arithmetic',
                numberAnswer(1000 * small, unit),
                `${count} was rounded to the nearest thousand, 1,000, but ${large} is much closer.`,
              ),
            ]
          : []),
        toMistakeAnswer(
          'place-value',
          numberAnswer(hundreds * small, unit),
          `Only the zero of ${small} was written after ${hundreds * tens}; the two zeros of ${large} were left out.`,
        ),
      ].filter(isWholeNumber);
      return {
        stem: stem(count, each),
        key,
        again: nearest(count * each, [key, classic, ...mistakes]),
        classic: [classic],
        mistakes,
        method: `Round to ${large} and ${small}; multiply ${hundreds} by ${tens} and write three zeros after the product.`,
      };
    },
  ],
};

const wholes = [
  (whole: string, percent: number) =>
    `A museum had ${whole} visitors last month, and ${percent}% of them were children. Which of the following is closest to the number of children?`,
  (whole: string, percent: number) =>
    `A library has ${whole} books, and ${percent}% of them are novels. Which of the following is closest to the number of novels?`,
  (whole: string, percent: number) =>
    `A town has ${whole} registered voters, and ${percent}% of them voted in May. Which of the following is closest to the number of people who voted?`,
];

const roundedPercent: Generator = {
  id: 'estimation-rounded-percent',
  topic: 'estimation',
  difficulty: 2,
  skeletons: [
    (random) => {
      const whole = 600 * random.integer(2, 9);
      const percent = pickOne(random, [20, 25, 30, 40, 60, 75]);
      const exactWhole = whole + pickOne(random, [1, -1]) * random.integer(3, 9);
      const exactPercent = (10 * percent + pickOne(random, [1, -1]) * random.integer(2, 4)) / 10;
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
        `This is about ${100 - percent}% of ${round}, the part that is left over.`,
      );
      const mistakes = [
        toMistakeAnswer(
          'place-value',
          numberAnswer(part / 10),
          `A zero was lost: this is only ${percent / 10}% of ${round}.`,
        ),
        toMistakeAnswer(
          'place-value',
          numberAnswer(part * 10),
          `A zero was added: this is ${percent / 10} times ${round}, more than the whole.`,
        ),
        toMistakeAnswer(
          'stopped-early',
          numberAnswer(whole / 10),
          `This is about 10% of ${round}, only a step on the way to ${percent}%.`,
        ),
        ...(percent % 10 === 5
          ? [percent - 5, percent + 5].map((rough) =>
              toMistakeAnswer(
                'arithmetic',
                numberAnswer((whole * rough) / 100),
                `${exactPercent}% was rounded to ${rough}%, but ${percent}% is much closer and is easy to find.`,
              ),
            )
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
          'wrong-operation',
          numberAnswer(whole / percent),
          `This is ${round} divided by ${percent}; finding ${percent}% means multiplying by \`{${percent}/100}\`.`,
        ),
        toMistakeAnswer(
          'wrong-operation',
          numberAnswer(whole - percent),
          `The number ${percent} was subtracted from ${round}, but ${percent}% is a share of it.`,
        ),
        toMistakeAnswer(
          'looks-right',
          numberAnswer(whole / 2),
          `This is about 50% of ${round}, but ${exactPercent}% is ${percent < 50 ? 'less' : 'more'} than half.`,
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
    },
  ],
};

export const estimationGenerators: readonly Generator[] = [roundedProduct, roundedPercent];
