import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

const goods = ['jacket', 'backpack', 'lamp', 'pair of skates', 'drum', 'tent'];

const salePrice: Generator = {
  id: 'percent-sale-price',
  topic: 'percent',
  difficulty: 2,
  skeletons: [
    (random) => {
      const price = 20 * random.integer(2, 15);
      const percent = pickOne(random, [10, 15, 20, 25, 30, 35, 40, 60, 70, 75, 80]);
      const off = (price * percent) / 100;
      const thing = pickOne(random, goods);
      const regular = dollarAnswer(price).text;
      const tenth = `10% of ${regular} is ${dollarAnswer(price / 10).text}`;
      return {
        stem: `A ${thing} that regularly costs ${regular} is on sale for ${percent}% off. What is the sale price?`,
        key: withExplanation(
          dollarAnswer(price - off),
          `${percent}% of ${regular} is ${dollarAnswer(off).text}, and ${regular} minus ${dollarAnswer(off).text} is ${dollarAnswer(price - off).text}.`,
        ),
        // Adds up the remaining percents in steps of 5%, each a twentieth of the price.
        again: Array.from({ length: 20 - percent / 5 }, () => price / 20).reduce(
          (sum, part) => sum + part,
          0,
        ),
        classic: [
          toMistakeAnswer(
            'other-quantity',
            dollarAnswer(off),
            'This is the discount, the amount saved, and not the price that is left to pay.',
          ),
          toMistakeAnswer(
            'wrong-whole',
            dollarAnswer(price - percent),
            `This subtracts $${percent} instead of ${percent}% of the price.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-operation',
            dollarAnswer(price + off),
            'The discount was added to the regular price instead of subtracted.',
          ),
          toMistakeAnswer(
            'wrong-whole',
            dollarAnswer(100 - percent),
            `After the discount ${100 - percent}% of ${regular} is left, but this treats ${100 - percent}% as $${100 - percent}.`,
          ),
          toMistakeAnswer(
            'place-value',
            dollarAnswer(price - off / 10),
            `The decimal point slipped: ${dollarAnswer(off / 10).text} is only ${percent / 10}% of ${regular}.`,
          ),
          ...(percent % 10 === 5
            ? [
                toMistakeAnswer(
                  'wrong-whole',
                  dollarAnswer(price - ((percent - 5) / 100) * price - 5),
                  `In finding ${percent}% as ${percent - 5}% plus 5%, the last 5% was treated as $5.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'wrong-operation',
            dollarAnswer(price + percent),
            `This adds $${percent}, but ${percent}% of the price must be subtracted.`,
          ),
          ...((100 * price) % percent === 0
            ? [
                toMistakeAnswer(
                  'wrong-operation',
                  dollarAnswer(price - price / percent),
                  `To find the discount, the price was divided by ${percent} instead of multiplied by \`{${percent}/100}\`.`,
                ),
              ]
            : []),
          ...(percent % 10 === 5
            ? [
                toMistakeAnswer(
                  'arithmetic',
                  dollarAnswer(price * (1 - (percent + 5) / 100)),
                  `The percent was rounded up: this is the price after a discount of ${percent + 5}%, not ${percent}%.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'other-quantity',
            dollarAnswer(price * 0.9),
            `This is the price after a discount of 10%, but the discount here is ${percent}%.`,
          ),
        ],
        method:
          percent > 50
            ? `${percent}% off leaves ${100 - percent}%: ${tenth}, so ${100 - percent}% is ${dollarAnswer(price - off).text}.`
            : `${tenth}${percent === 10 ? '' : `, so ${percent}% is ${dollarAnswer(off).text}`}; subtract that from ${regular}.`,
      };
    },
  ],
};

const schools: readonly ((part: string, percent: number) => string)[] = [
  (part, percent) =>
    `At a school, ${part} students play an instrument. They make up ${percent}% of the students at the school. How many students are at the school?`,
  (part, percent) =>
    `In an election for class president, Devon received ${part} votes. That was ${percent}% of all the votes. How many votes were there in all?`,
  (part, percent) =>
    `On Monday, ${part} of the books in a shipment were unpacked. These were ${percent}% of the books in the shipment. How many books were in the shipment?`,
];

/** Percents, each with a `unit`: for every multiple of it, both the percent of it and the percent of that result are whole. */
const partsOfWhole = [
  { percent: 5, unit: 400 },
  { percent: 10, unit: 100 },
  { percent: 20, unit: 25 },
  { percent: 25, unit: 16 },
  { percent: 30, unit: 100 },
  { percent: 40, unit: 25 },
  { percent: 60, unit: 25 },
  { percent: 75, unit: 16 },
  { percent: 80, unit: 25 },
] as const;

const wholeFromPart: Generator = {
  id: 'percent-whole-from-part',
  topic: 'percent',
  difficulty: 3,
  skeletons: [
    (random) => {
      const { percent, unit } = pickOne(random, partsOfWhole);
      const whole = unit * random.integer(Math.ceil(40 / unit), Math.floor(800 / unit));
      const part = (whole * percent) / 100;
      const rest = 100 - percent;
      const divisor = greatestCommonDivisor(percent, 100);
      const [top, bottom] = [percent / divisor, 100 / divisor];
      const count = numberAnswer(part).text;
      const ofPart = numberAnswer((part * percent) / 100);
      return {
        stem: pickOne(random, schools)(count, percent),
        key: withExplanation(
          numberAnswer(whole),
          `The part, ${count}, is ${percent}% of the whole, so the whole is \`${count} * {100/${percent}}\`, or ${whole}.`,
        ),
        // Divides the part into steps of 5%; the whole has 20 such steps.
        again: (part / (percent / 5)) * 20,
        classic: [
          toMistakeAnswer(
            'wrong-whole',
            ofPart,
            `This is ${percent}% of ${count}, but ${count} is the part, not the whole.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(part + ofPart.value),
            `This adds ${percent}% of ${count} to ${count}, but ${percent}% is of the whole.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((100 * part) / rest),
            `Here ${count} was treated as ${rest}% of the whole instead of ${percent}%.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(whole - part),
            `This is the other ${rest}%, everything except the ${count}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(part + percent),
            `${count} and ${percent} were added, but a percent is not a number of things.`,
          ),
          toMistakeAnswer(
            'place-value',
            numberAnswer(whole * 10),
            `In dividing ${count} by ${percent}%, the decimal point was put one place too far right.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(whole + part),
            `The ${count} was added to the whole, which already includes it.`,
          ),
          toMistakeAnswer(
            'place-value',
            numberAnswer(whole / 10),
            `In dividing ${count} by ${percent}%, the decimal point was put one place too far left.`,
          ),
        ].filter(isWholeNumber),
        method: `Since ${percent}% is \`{${top}/${bottom}}\`, ${top === 1 ? '' : `divide ${count} by ${top} and then `}multiply ${top === 1 ? count : 'the result'} by ${bottom}.`,
      };
    },
  ],
};

export const percentGenerators: readonly Generator[] = [salePrice, wholeFromPart];
