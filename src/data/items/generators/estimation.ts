import { amount, because, fraction, type Generator, oneOf, type Reasoned } from './generator';

const crowds = [
  {
    unit: '$',
    stem: (count: number, each: number) =>
      `A stadium sells ${count} tickets at $${each} each. Which of the following is closest to the money it takes in?`,
  },
  {
    unit: '',
    stem: (count: number, each: number) =>
      `A farm fills ${count} crates with ${each} oranges each. Which of the following is closest to the number of oranges?`,
  },
  {
    unit: '',
    stem: (count: number, each: number) =>
      `A ferry carries ${count} people a day. Which of the following is closest to the number it carries in ${each} days?`,
  },
];

/** The answer that lies nearest to the exact result, by trying them all. */
function nearest(exact: number, answers: readonly Reasoned[]): number {
  const distances = answers.map(({ value }) => Math.abs(value - exact));
  return answers.find((_, index) => distances[index] === Math.min(...distances))?.value ?? Number.NaN;
}

const roundedProduct: Generator = {
  id: 'estimation-rounded-product',
  topic: 'estimation',
  difficulty: 2,
  draft(random) {
    const [hundreds, tens] = [random.integer(2, 6), random.integer(3, 7)];
    const [large, small] = [100 * hundreds, 10 * tens];
    // One number lies above its round one and the other below, so that the estimate stays close.
    const side = oneOf(random, [1, -1]);
    const [count, each] = [large + side * random.integer(2, 8), small - side * random.integer(1, 2)];
    const [farLarge, farSmall] = [large + 100 * side, small - 10 * side];
    const { unit, stem } = oneOf(random, crowds);
    const digits = hundreds * tens;
    const key = because(
      amount(large * small, unit),
      `${count} is about ${large} and ${each} is about ${small}, and ${large} times ${small} is the estimate.`,
    );
    const mistakes = [
      because(
        amount(100 * digits, unit),
        `A zero was lost: ${digits} wants three behind it, two from ${large} and one from ${small}.`,
      ),
      because(
        amount(10000 * digits, unit),
        `This has a zero too many: ${large} times ${small} has three zeros behind ${digits}.`,
      ),
      because(
        amount(farLarge * small, unit),
        `${count} was rounded to ${farLarge}, though ${large} is nearer.`,
      ),
      because(
        amount(large * farSmall, unit),
        `${each} was rounded to ${farSmall}, though ${small} is nearer.`,
      ),
      because(
        amount(large + small, unit),
        `${large} and ${small} were added, but they have to be multiplied.`,
      ),
      because(amount(100 * large, unit), `${each} was rounded up to 100, far above its real size.`),
    ];
    return {
      stem: stem(count, each),
      key,
      again: nearest(count * each, [key, ...mistakes]),
      mistakes,
      method: `Round to ${large} and ${small}, multiply ${hundreds} by ${tens}, and put three zeros behind.`,
    };
  },
};

const wholes = [
  (whole: string, percent: number) =>
    `A museum had ${whole} visitors last month, and ${percent}% of them were children. About how many children came?`,
  (whole: string, percent: number) =>
    `A library owns ${whole} books, and ${percent}% of them are novels. About how many novels does it own?`,
  (whole: string, percent: number) =>
    `A town has ${whole} voters, and ${percent}% of them voted in May. About how many people voted?`,
];

const roundedPercent: Generator = {
  id: 'estimation-rounded-percent',
  topic: 'estimation',
  difficulty: 3,
  draft(random) {
    const whole = 600 * random.integer(2, 9);
    const percent = oneOf(random, [20, 25, 30, 40, 60, 75]);
    const exactWhole = whole + oneOf(random, [1, -1]) * random.integer(3, 9);
    const exactPercent = (10 * percent + oneOf(random, [1, -1]) * random.integer(2, 4)) / 10;
    const part = (whole * percent) / 100;
    const round = amount(whole).text;
    const key = because(
      amount(part),
      `${exactPercent}% is about ${percent}%, and ${percent}% of ${round} is ${amount(part).text}.`,
    );
    const mistakes = [
      because(
        amount(whole - part),
        `This is about ${100 - percent}% of ${round}, the part that is left over.`,
      ),
      because(amount(part / 10), `The decimal point slipped: this is about ${percent / 10}% of ${round}.`),
      because(
        amount(whole / percent),
        `This divides ${round} by ${percent}, but percent means hundredths of it.`,
      ),
      because(amount(whole / 10), `This is about 10% of ${round}, only a step on the way to ${percent}%.`),
      because(
        amount(whole / 2),
        `This is about half of ${round}, and ${percent}% is clearly ${percent < 50 ? 'less' : 'more'} than half.`,
      ),
      because(
        amount(whole - percent),
        `Here the number ${percent} was taken from ${round}, not a share of it.`,
      ),
      because(amount(whole + part), `The share was added on top, which gives more than the whole ${round}.`),
    ];
    return {
      stem: oneOf(random, wholes)(amount(exactWhole).text, exactPercent),
      key,
      again: nearest((exactWhole * exactPercent) / 100, [key, ...mistakes]),
      mistakes,
      method: `Round to ${percent}% of ${round}: take ${fraction(percent, 100).text} of it, or start from 10%, which is ${whole / 10}.`,
    };
  },
};

export const estimation: readonly Generator[] = [roundedProduct, roundedPercent];
