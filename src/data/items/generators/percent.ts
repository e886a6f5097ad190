import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  fractionAnswer,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  type ItemDraft,
  type NumericAnswer,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Things on sale, with plausible regular prices in dollars. */
const goods = [
  { thing: 'jacket', least: 40, most: 200 },
  { thing: 'backpack', least: 40, most: 120 },
  { thing: 'desk lamp', least: 40, most: 140 },
  { thing: 'pair of skates', least: 60, most: 200 },
  { thing: 'drum', least: 80, most: 300 },
  { thing: 'tent', least: 80, most: 300 },
] as const;

const discounts = [10, 15, 20, 25, 30, 35, 40, 45, 60, 70, 75, 80];

/** An amount in dollars; one with a fraction of a cent has no value, so that it is never offered. */
function exactDollars(value: number): NumericAnswer {
  const isExact = Number.isInteger(Number((100 * value).toFixed(6)));
  return isExact ? dollarAnswer(value) : { value: NaN, text: '' };
}

const percentAnswer = (value: number) => numberAnswer(value, '', '%');

/** Discounts that are a simple percent of the sale price too, as 25% of the regular price is 33 1/3% of the sale price. */
const simpleDiscounts = [10, 20, 25, 40];

/** A discount that comes to whole dollars or half dollars. */
function pickDiscount(random: Random, percents: readonly number[] = discounts) {
  const { thing, least, most } = pickOne(random, goods);
  const price = 20 * random.integer(least / 20, most / 20);
  const percent = pickOne(random, percents);
  const off = (price * percent) / 100;
  const isUsable = ![percent, 100 - percent, 100].includes(price) && off !== percent && 2 * off !== price;
  return { thing, price, percent, off, sale: price - off, isUsable };
}

function salePriceFromDiscount(random: Random): ItemDraft | null {
  const { thing, price, percent, off, sale, isUsable } = pickDiscount(random);
  if (!isUsable) return null;
  const regular = dollarAnswer(price).text;
  const twice = sale * (1 - percent / 100);
  const tenth = `10% of ${regular} is ${dollarAnswer(price / 10).text}`;
  return {
    stem: `A ${thing} that regularly costs ${regular} is on sale for ${percent}% off. What is the sale price?`,
    key: withExplanation(
      exactDollars(sale),
      `${percent}% of ${regular} is ${dollarAnswer(off).text}, and ${regular} minus ${dollarAnswer(off).text} is ${dollarAnswer(sale).text}.`,
    ),
    // Adds up the remaining percents in steps of 5%, each a twentieth of the price.
    again: Array.from({ length: 20 - percent / 5 }, () => price / 20).reduce((sum, part) => sum + part, 0),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        exactDollars(off),
        'You found the discount, the amount saved, and not the price that is left to pay.',
      ),
      toMistakeAnswer(
        'wrong-whole',
        exactDollars(price - percent),
        `Subtracting $${percent} is not the same as subtracting ${percent}% of the price.`,
      ),
    ],
    mistakes: [
      ...(percent === 20 || percent === 25
        ? [
            toMistakeAnswer(
              'arithmetic',
              exactDollars(price * (percent === 25 ? 0.8 : 0.75)),
              `${percent}% was taken as \`{1/${percent === 25 ? 5 : 4}}\`, but it is \`{1/${percent === 25 ? 4 : 5}}\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-whole',
        exactDollars(100 - percent),
        `After the discount ${100 - percent}% of ${regular} is left, but ${100 - percent}% is not $${100 - percent}.`,
      ),
      toMistakeAnswer(
        'place-value',
        exactDollars(price - off / 10),
        `The decimal point slipped: ${dollarAnswer(off / 10).text} is only ${percent / 10}% of ${regular}.`,
      ),
      ...(percent % 10 === 5
        ? [
            toMistakeAnswer(
              'left-out',
              exactDollars(price * (1 - (percent - 5) / 100)),
              `Only ${percent - 5}% was taken off, because the last 5% of the ${percent}% was left out.`,
            ),
          ]
        : []),
      ...((100 * price) % percent === 0
        ? [
            toMistakeAnswer(
              'wrong-operation',
              exactDollars(price - price / percent),
              `To find the discount, the price was divided by ${percent} instead of multiplied by \`{${percent}/100}\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'stopped-early',
        exactDollars(price * 0.9),
        `Taking off 10% is only a step toward the discount of ${percent}%.`,
      ),
      // Cents would stand out among whole dollars.
      ...(isWholeNumber(numberAnswer(twice)) || !Number.isInteger(sale)
        ? [
            toMistakeAnswer(
              'wrong-operation',
              exactDollars(twice),
              `${percent}% was taken off again from ${dollarAnswer(sale).text}, which is the sale price already.`,
            ),
          ]
        : []),
      ...(percent > 10
        ? [
            toMistakeAnswer(
              'arithmetic',
              exactDollars(price * (0.9 - percent / 100)),
              `The sale price was taken as ${90 - percent}% of ${regular}, but 100% minus ${percent}% is ${100 - percent}%.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-operation',
        exactDollars(price + off),
        `The ${dollarAnswer(off).text} was added, but a sale price is lower.`,
      ),
    ].filter(({ value }) => value !== price && 10 * value >= price),
    method:
      percent > 50
        ? `${percent}% off leaves ${100 - percent}%: ${tenth}, so ${100 - percent}% is ${dollarAnswer(sale).text}.`
        : `${tenth}${percent === 10 ? '' : `, so ${percent}% is ${dollarAnswer(off).text}`}; subtract that from ${regular}.`,
  };
}

function regularPriceFromSale(random: Random): ItemDraft | null {
  const { thing, price, percent, sale, isUsable } = pickDiscount(random);
  if (!isUsable || percent > 60) return null;
  const rest = 100 - percent;
  const [paid, regular] = [dollarAnswer(sale).text, dollarAnswer(price).text];
  // Tries one regular price after the other.
  let again = 1;
  while (again * rest !== 100 * sale && again < 1000) again += 1;
  return {
    stem: `A ${thing} is on sale for ${percent}% off. The sale price is ${paid}. What is the regular price?`,
    key: withExplanation(
      exactDollars(price),
      `The sale price is ${rest}% of the regular price, and ${paid} divided by ${rest / 100} is ${regular}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        exactDollars(sale * (1 + percent / 100)),
        `Adding ${percent}% of the sale price does not undo the discount, which was ${percent}% of the higher regular price.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        exactDollars(sale + percent),
        `The ${percent}% was treated as $${percent}, but it is ${percent}% of the regular price.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        exactDollars(sale * (1 - percent / 100)),
        `${percent}% was taken off the sale price again, but the regular price is higher.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        exactDollars((100 * sale) / percent),
        `Dividing ${paid} by ${percent / 100} treats the sale price as ${percent}% of the regular price, but it is ${rest}%.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        exactDollars((100 * sale) / (rest - 10)),
        `The sale price was taken as ${rest - 10}% of the regular price, but 100% minus ${percent}% is ${rest}%.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        exactDollars((100 * sale) / (rest + 10)),
        `The sale price was taken as ${rest + 10}% of the regular price, but 100% minus ${percent}% is ${rest}%.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        exactDollars(sale + rest),
        `Adding $${rest} to ${paid} treats ${rest}% as $${rest}.`,
      ),
    ].filter(({ value }) => value !== sale && value < 4 * price),
    method: `${percent}% off leaves ${rest}%. Divide ${paid} by ${rest} to find 1%, and multiply by 100.`,
  };
}

function percentFromPrices(random: Random): ItemDraft | null {
  const { thing, price, percent: key, off, sale, isUsable } = pickDiscount(random, simpleDiscounts);
  if (!isUsable || sale === key) return null;
  const [regular, paid, saved] = [dollarAnswer(price).text, dollarAnswer(sale).text, dollarAnswer(off).text];
  // Tries steps of 5%.
  let again = 5;
  while (price - (price * again) / 100 > sale) again += 5;
  const kept = toMistakeAnswer(
    'other-quantity',
    percentAnswer(100 - key),
    `The sale price is ${100 - key}% of the regular price, but the question asks for the part taken off.`,
  );
  const dollars = toMistakeAnswer(
    'wrong-whole',
    percentAnswer(off),
    `The ${saved} was read as a percent, but percent means out of 100, not out of ${price}.`,
  );
  const ofSale = fractionAnswer(100 * off, sale);
  const ofSalePrice = toMistakeAnswer(
    'wrong-whole',
    { ...ofSale, text: `${ofSale.text}%` },
    `${saved} is ${ofSale.text}% of the sale price, but the reduction is from ${regular}.`,
  );
  // Chooses at random which of the two other common mistakes is always offered.
  const isKept = off >= 100 || !Number.isInteger(off) || random.integer(0, 1) === 0;
  return {
    stem: `A ${thing} that regularly costs ${regular} is on sale for ${paid}. By what percent is the price reduced?`,
    key: withExplanation(
      percentAnswer(key),
      `The discount is ${regular} minus ${paid}, or ${saved}, and \`{${off}/${price}}\` is ${key}%.`,
    ),
    again,
    classic: [ofSalePrice, isKept ? kept : dollars],
    mistakes: [
      isKept ? dollars : kept,
      toMistakeAnswer('wrong-whole', percentAnswer(sale), `The sale price in dollars was read as a percent.`),
      toMistakeAnswer(
        'wrong-whole',
        percentAnswer(100 - off),
        `Subtracting the discount of ${saved} from 100 treats dollars as percents.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        percentAnswer(90 - key),
        `For the sale price, \`{${sale}/${price}}\` is ${100 - key}%, not ${key + 10}%; and that is subtracted from 100%.`,
      ),
      toMistakeAnswer(
        'place-value',
        percentAnswer(key / 10),
        `In \`{${off}/${price}}\`, the decimal point was put one place too far left.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        percentAnswer(price / off),
        `The regular price was divided by the discount, but it should be the other way around.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1 && mistake.value < 100),
    method: `Find the discount, ${saved}, and write it as a fraction of the regular price: \`{${off}/${price}}\`.`,
  };
}

const salePrice: Generator = {
  id: 'percent-sale-price',
  topic: 'percent',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [salePriceFromDiscount, regularPriceFromSale, percentFromPrices],
};

/** A story of a part of a whole: how the explanations call the whole, its things, and those that are counted. */
interface PartOfWhole {
  readonly all: string;
  readonly things: string;
  readonly counted: string;
}

const wholes: readonly (PartOfWhole & { readonly stem: (part: string, percent: number) => string })[] = [
  {
    all: 'all the students',
    things: 'students',
    counted: 'students who play an instrument',
    stem: (part, percent) =>
      `At a school, ${part} students play an instrument. They make up ${percent}% of the students at the school. How many students are at the school?`,
  },
  {
    all: 'all the votes',
    things: 'votes',
    counted: 'votes for Devon',
    stem: (part, percent) =>
      `In an election for class president, Devon received ${part} votes. That was ${percent}% of all the votes. How many votes were there in all?`,
  },
  {
    all: 'all the books',
    things: 'books',
    counted: 'unpacked books',
    stem: (part, percent) =>
      `On Monday, ${part} of the books in a shipment were unpacked. These were ${percent}% of the books in the shipment. How many books were in the shipment?`,
  },
];

/** Stories in which the part that is counted is not the one with the percent. */
const remainders: readonly (PartOfWhole & { readonly stem: (percent: number, rest: string) => string })[] = [
  {
    all: 'all the seats',
    things: 'seats',
    counted: 'empty seats',
    stem: (percent, rest) =>
      `In a theater, ${percent}% of the seats are taken. The other ${rest} seats are empty. How many seats does the theater have?`,
  },
  {
    all: 'all the runners',
    things: 'runners',
    counted: 'runners without hats',
    stem: (percent, rest) =>
      `Of the runners in a race, ${percent}% wore hats, and ${rest} runners did not. How many runners were in the race?`,
  },
  {
    all: 'all the campers',
    things: 'campers',
    counted: 'hikers',
    stem: (percent, rest) =>
      `At a summer camp, ${percent}% of the campers signed up for swimming. The other ${rest} campers signed up for hiking. How many campers are there in all?`,
  },
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

/** Picks a whole of 40 to 800 of which the percent is whole. */
function pickWhole(random: Random) {
  const { percent, unit } = pickOne(random, partsOfWhole);
  const whole = unit * random.integer(Math.ceil(40 / unit), Math.floor(800 / unit));
  return { percent, whole, part: (whole * percent) / 100 };
}

function wholeOfPart(random: Random): ItemDraft | null {
  const { percent, whole, part } = pickWhole(random);
  if ([percent, 100 - percent, 100 / percent].includes(part) || whole === 100) return null;
  const rest = 100 - percent;
  const divisor = greatestCommonDivisor(percent, 100);
  const [top, bottom] = [percent / divisor, 100 / divisor];
  const count = numberAnswer(part).text;
  const { all, things, counted, stem } = pickOne(random, wholes);
  return {
    stem: stem(count, percent),
    key: withExplanation(
      numberAnswer(whole),
      `The ${count} ${counted} are ${percent}% of ${all}, so the whole is \`${part} * {100/${percent}}\`, or ${whole}.`,
    ),
    // Divides the part into steps of 5%; the whole has 20 such steps.
    again: (part / (percent / 5)) * 20,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((part * percent) / 100),
        `You get this by taking ${percent}% of ${count}, but ${count} is the part, not the whole.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((part * (100 + rest)) / 100),
        `${rest}% of ${count} was added, but the missing ${rest}% is of ${all}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((100 * part) / rest),
        `Here ${count} was treated as ${rest}% of ${all} instead of ${percent}%.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(whole - part),
        `The other ${rest}% come to ${whole - part}, but the ${count} ${counted} count too.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(part + percent),
        `${count} and ${percent} were added, but a percent is not a number of ${things}.`,
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
        'wrong-operation',
        numberAnswer(part + rest),
        `Adding the missing ${rest}% as ${rest} to ${count} treats a percent as a number of ${things}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > part),
    method: `Since ${percent}% is \`{${top}/${bottom}}\`, ${top === 1 ? '' : `divide ${count} by ${top} and then `}multiply ${top === 1 ? count : 'the result'} by ${bottom}.`,
  };
}

function wholeOfRest(random: Random): ItemDraft | null {
  // The part that is counted has the percent of `pickWhole`; the story tells the percent of the other part.
  const { percent: rest, whole, part } = pickWhole(random);
  const percent = 100 - rest;
  const swapped = numberAnswer((100 * part) / percent);
  if (!isWholeNumber(swapped) || part === percent || part === rest || whole === 100 || part < 10) return null;
  const count = numberAnswer(part).text;
  const { all, things, counted, stem } = pickOne(random, remainders);
  // Tries one whole after the other.
  let again = part;
  while (again - (again * percent) / 100 < part) again += 1;
  return {
    stem: stem(percent, count),
    key: withExplanation(
      numberAnswer(whole),
      `The ${count} ${counted} are the other ${rest}% of ${all}, so the whole is \`${part} * {100/${rest}}\`, or ${whole}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        swapped,
        `The ${count} ${counted} were treated as ${percent}% of ${all}, but they are the other ${rest}%.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((part * (100 + percent)) / 100),
        `${percent}% of ${count} was added to ${count}, but the ${percent}% is of ${all}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(part + percent),
        `The ${percent}% was treated as ${percent} ${things}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((part * rest) / 100),
        `You get this by taking ${rest}% of ${count}, but ${count} is the part, not the whole.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(whole - part),
        `The ${percent}% come to ${whole - part}, but the ${count} ${counted} count too.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        numberAnswer((100 * part) / (rest - 10)),
        `The ${count} ${counted} were taken as ${rest - 10}% of ${all}, but 100% minus ${percent}% is ${rest}%.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((part * (100 + rest)) / 100),
        `${rest}% of ${count} was added to ${count}, but the ${count} ${counted} are already ${rest}% of ${all}.`,
      ),
      toMistakeAnswer(
        'place-value',
        numberAnswer(whole * 10),
        `In dividing ${count} by ${rest}%, the decimal point was put one place too far right.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && 2 * mistake.value > part && mistake.value <= 10 * whole),
    method: `First find the percent of the ${count} ${counted}: \`100 - ${percent} = ${rest}\`. Then divide ${count} by ${rest} and multiply by 100.`,
  };
}

/** Stories with two percents of one whole, of which the first is counted. */
const samePercents: readonly {
  readonly all: string;
  /** What the first percent does not include. */
  readonly others: string;
  readonly stem: (part: string, percent: number, other: number) => string;
}[] = [
  {
    all: 'all the students',
    others: 'All the students who do not ride the bus are',
    stem: (part, percent, other) =>
      `At a middle school, ${percent}% of the students, or ${part} students, ride the bus, and ${other}% of the students walk. How many students walk?`,
  },
  {
    all: 'all the trees',
    others: 'All the trees that are not oaks are',
    stem: (part, percent, other) =>
      `In a park, ${percent}% of the trees are oaks and ${other}% are maples. There are ${part} oaks. How many maples are there?`,
  },
  {
    all: 'the number',
    others: 'The rest of the number is',
    stem: (part, percent, other) =>
      `If ${percent}% of a number is ${part}, what is ${other}% of the same number?`,
  },
  {
    all: 'all the people',
    others: 'All the people who did not choose apples are',
    stem: (part, percent, other) =>
      `In a survey, ${percent}% of the people chose apples and ${other}% chose oranges. If ${part} people chose apples, how many chose oranges?`,
  },
];

function otherPercentOfWhole(random: Random): ItemDraft | null {
  const { percent, whole, part } = pickWhole(random);
  const other = pickOne(random, [10, 15, 20, 25, 30, 35, 40, 45, 60, 75]);
  const key = (whole * other) / 100;
  if (percent === other || percent + other > 95 || [percent, other, 100].includes(part)) return null;
  if (!Number.isInteger(key) || key === percent || key === other || other === 2 * percent) return null;
  const count = numberAnswer(part).text;
  const difference = other - percent;
  const { all, others, stem } = pickOne(random, samePercents);
  const shared = greatestCommonDivisor(percent, other);
  const sharedPart = (part * shared) / percent;
  const ofPart = numberAnswer((part * other) / 100);
  const wrongWhole = toMistakeAnswer(
    'wrong-whole',
    ofPart,
    `${other}% of ${count} was taken, but ${other}% is of ${all}.`,
  );
  const shifted = toMistakeAnswer(
    'wrong-operation',
    numberAnswer(part + difference),
    `The percents differ by ${Math.abs(difference)}, so ${Math.abs(difference)} was ${difference > 0 ? 'added to' : 'subtracted from'} ${count}, but ${Math.abs(difference)}% of ${all} is ${Math.abs(key - part)}, not ${Math.abs(difference)}.`,
  );
  if (!isWholeNumber(ofPart) || !Number.isInteger(sharedPart)) return null;
  const isShifted = random.integer(0, 1) === 0;
  return {
    stem: stem(count, percent, other),
    key: withExplanation(
      numberAnswer(key),
      `Since ${count} is ${percent}% of ${all}, the whole is ${whole}, and ${other}% of ${whole} is ${key}.`,
    ),
    // Divides the part into steps of 5%.
    again: (part / (percent / 5)) * (other / 5),
    classic: [isShifted ? shifted : wrongWhole],
    mistakes: [
      isShifted ? wrongWhole : shifted,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(whole),
        `The whole is ${whole}, but the question asks for ${other}% of it.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((part * percent) / other),
        `The two percents were switched: ${count} was multiplied by \`{${percent}/${other}}\` instead of \`{${other}/${percent}}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((whole * Math.abs(difference)) / 100),
        `You found ${Math.abs(difference)}% of ${all}, the difference between ${percent}% and ${other}%.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(whole - part),
        `${others} ${100 - percent}%, or ${whole - part}, but only ${other}% is asked for.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((whole * (percent + other)) / 100),
        `The two parts together are ${percent + other}%, but only the ${other}% is asked for.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(whole - key),
        `Everything except the ${other}% comes to ${whole - key}, but the ${other}% is asked for.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1 && mistake.value <= whole),
    method:
      percent === shared
        ? `${other}% is ${other / shared} times ${percent}%, so multiply ${count} by ${other / shared}.`
        : `${percent}% is ${count}, so ${shared}% is \`${part} / ${percent / shared} = ${sharedPart}\`.${other === shared ? '' : ` Then multiply by ${other / shared}.`}`,
  };
}

const wholeFromPart: Generator = {
  id: 'percent-whole-from-part',
  topic: 'percent',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [wholeOfPart, wholeOfRest, otherPercentOfWhole],
};

export const percentGenerators: readonly Generator[] = [salePrice, wholeFromPart];
