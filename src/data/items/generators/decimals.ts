import type { QuantitativeDistractor } from '@/domain/exam/items/distractor';
import type { Random } from '@/lib/random';
import { capitalize } from '@/lib/text/format';
import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Things to buy, with plausible prices in cents; two of a `kind` are sold in the same place. */
const goods = [
  { things: 'notebooks', thing: 'notebook', kind: 'school', least: 125, most: 450 },
  { things: 'markers', thing: 'marker', kind: 'school', least: 110, most: 295 },
  { things: 'folders', thing: 'folder', kind: 'school', least: 115, most: 245 },
  { things: 'mangoes', thing: 'mango', kind: 'food', least: 110, most: 245 },
  { things: 'sandwiches', thing: 'sandwich', kind: 'food', least: 425, most: 895 },
  { things: 'muffins', thing: 'muffin', kind: 'food', least: 175, most: 375 },
  { things: 'postcards', thing: 'postcard', kind: 'gift', least: 110, most: 195 },
  { things: 'candles', thing: 'candle', kind: 'gift', least: 225, most: 650 },
  { things: 'key rings', thing: 'key ring', kind: 'gift', least: 275, most: 595 },
] as const;
const buyers = [
  { buyer: 'Tomas', pronoun: 'he' },
  { buyer: 'Leila', pronoun: 'she' },
  { buyer: 'Kenji', pronoun: 'he' },
  { buyer: 'Abena', pronoun: 'she' },
] as const;

const money = (cents: number) => dollarAnswer(cents / 100);
/** True if a number has at most two decimals. */
const isShort = (value: number) => Number.isInteger(Number((100 * value).toFixed(6)));
/** A price in a list, always with cents: "$9.00". */
const listed = (cents: number) => `$${(cents / 100).toFixed(2)}`;
/** Picks a price in cents, a multiple of 5 and not of 100. */
function pickPrice(random: Random, { least, most }: (typeof goods)[number]): number {
  const price = 5 * random.integer(least / 5, most / 5);
  return price % 100 === 0 ? price - 5 : price;
}
/** The smallest bill, in cents, that pays for a total. */
const billFor = (total: number) => (total < 900 ? 1000 : total < 1900 ? 2000 : 5000);

/** Counts out the change from the total up to the bill, in dollars. */
function countChange(total: number, bill: number): number {
  let change = 0;
  for (let reached = total; reached < bill; reached += 5) change += 5;
  return change / 100;
}

/** A distractor with its price in cents; used only if that is a whole number. */
const wrongPrice = (distractor: QuantitativeDistractor, value: number, why: string) => ({
  distractor,
  value,
  why,
});

const inCents = ({ distractor, value, why }: ReturnType<typeof wrongPrice>) =>
  toMistakeAnswer(distractor, money(value), why);

function changeForSeveral(random: Random): ItemDraft | null {
  const count = random.integer(3, 8);
  const good = pickOne(random, goods);
  const { things, thing } = good;
  const price = pickPrice(random, good);
  const total = count * price;
  const bill = billFor(total);
  if (total % 100 === 0 || total > 4600) return null;
  const { buyer, pronoun } = pickOne(random, buyers);
  const each = money(price).text;
  const paid = money(bill).text;
  const cost = money(total).text;
  const wholes = 100 * Math.floor(price / 100);
  const carried = 100 * Math.floor((count * (price - wholes)) / 100);
  const copied = total % 100;

  let cents = 0;
  for (let bought = 0; bought < count; bought += 1) cents += price;

  return {
    stem: `${buyer} buys ${count} ${things} for ${each} each and pays with a ${paid} bill. How much change should ${pronoun} receive?`,
    key: withExplanation(
      money(bill - total),
      `${count} times ${each} is ${cost}, and ${paid} minus ${cost} is ${money(bill - total).text}.`,
    ),
    again: countChange(cents, bill),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        money(total),
        `The ${count} ${things} cost ${cost}, but the question asks for the change from ${paid}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer('left-out', money(bill - price), `Only one ${thing} was paid for.`),
      toMistakeAnswer(
        'arithmetic',
        money(bill - total + 100),
        `A dollar was borrowed for the cents of ${cost}, but the dollars were not reduced by 1.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        money(bill - total + 2 * copied),
        `Nothing was borrowed: ${(total - copied) / 100} was subtracted from ${bill / 100}, and the ${copied} cents were copied.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        money(bill - total - 100 + 2 * copied),
        `1 was borrowed from the dollars, but the ${copied} cents were copied instead of subtracted from 100.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        money(bill - total + carried),
        `The cents come to more than a dollar, but nothing was carried to the dollars of the cost.`,
      ),
      toMistakeAnswer(
        'left-out',
        money(bill - count * wholes),
        `Leaving out the cents in ${each} makes the price ${money(wholes).text}.`,
      ),
      ...(price - wholes >= 50
        ? [
            toMistakeAnswer(
              'arithmetic',
              money(bill - count * (wholes + 100)),
              `The price ${each} was rounded up to ${money(wholes + 100).text} before multiplying.`,
            ),
          ]
        : []),
    ],
    method: `Multiply the dollars and the cents of ${each} by ${count} separately, then count up from ${cost} to ${paid}.`,
  };
}

function priceFromChange(random: Random): ItemDraft | null {
  // Divisions by these numbers come out in whole cents, also those of most mistakes.
  const count = pickOne(random, [2, 4, 5]);
  const good = pickOne(random, goods);
  const { things, thing } = good;
  const price = pickPrice(random, good);
  const total = count * price;
  const bill = billFor(total);
  const rest = bill - total;
  if (total % 100 === 0 || total > 4600 || rest === total || rest === price || rest % 100 === price % 100)
    return null;
  const { buyer } = pickOne(random, buyers);
  const [paid, cost, returned] = [money(bill).text, money(total).text, money(rest).text];
  const [dollars, cents] = [Math.floor(total / 100), total % 100];
  // Counts up the price until it uses up the money.
  let again = 0;
  while (rest + count * again < bill) again += 5;
  const all = count === 2 ? 'Both' : `All ${count}`;
  const undivided = wrongPrice(
    'stopped-early',
    total,
    `${all} ${things} together cost ${cost}, but the question asks for the price of one.`,
  );
  const ofChange = wrongPrice(
    'wrong-whole',
    rest / count,
    `The change, ${returned}, was divided by ${count}, not the cost of the ${things}.`,
  );
  const isChange = random.integer(0, 2) > 0;
  return {
    stem: `${buyer} pays for ${count} ${things} with a ${paid} bill and gets ${returned} in change. What is the price of one ${thing}?`,
    key: withExplanation(
      money(price),
      `The ${things} cost ${paid} minus ${returned}, or ${cost}, and ${cost} divided by ${count} is ${money(price).text}.`,
    ),
    again: again / 100,
    classic: [inCents(isChange ? ofChange : undivided)],
    mistakes: [
      isChange ? undivided : ofChange,
      wrongPrice(
        'left-out',
        bill / count,
        `The whole ${paid} was divided by ${count}, but ${returned} of it was given back.`,
      ),
      wrongPrice(
        'arithmetic',
        (total + 100) / count,
        `In ${paid} minus ${returned}, a dollar was borrowed for the cents, but the dollars were not reduced by 1.`,
      ),
      wrongPrice(
        'arithmetic',
        100 * Math.floor(dollars / count) + cents / count,
        `The ${dollars} dollars and the ${cents} cents were divided separately, and the dollars left over were dropped.`,
      ),
      wrongPrice(
        'wrong-operation',
        (bill + rest) / count,
        `The change was added to ${paid} before dividing, but it must be subtracted.`,
      ),
      wrongPrice(
        'arithmetic',
        (total - 10) / count,
        `In ${paid} minus ${returned}, a borrowed dollar was treated as 90 cents, but it is 100 cents.`,
      ),
      wrongPrice(
        'left-out',
        (100 * dollars) / count,
        `Only the ${dollars} dollars of ${cost} were divided by ${count}; the ${cents} cents were left out.`,
      ),
      wrongPrice(
        'miscounted',
        total / (count - 1),
        `The cost was divided by ${count - 1} instead of by ${count}.`,
      ),
    ]
      .filter(({ value }) => Number.isInteger(value) && value < bill)
      .map(inCents),
    method: `Subtract the change from ${paid} to find the cost of the ${things}, and divide that by ${count}.`,
  };
}

/** Two kinds of things from a price list. */
function changeFromPriceList(random: Random): ItemDraft | null {
  const kind = pickOne(random, ['school', 'food', 'gift'] as const);
  const list = random.shuffled(goods.filter((good) => good.kind === kind)).slice(0, 3);
  const prices = list.map((good) => pickPrice(random, good));
  const [one, two, third] = list;
  const [priceOne = 0, priceTwo = 0, priceThree = 0] = prices;
  if (one === undefined || two === undefined || priceOne === priceTwo) return null;
  const [countOne, countTwo] = [random.integer(2, 4), random.integer(2, 4)];
  const total = countOne * priceOne + countTwo * priceTwo;
  const bill = billFor(total);
  if (countOne === countTwo || total % 100 === 0 || total > 4600 || prices.includes(bill - total))
    return null;
  const [sumOne, sumTwo] = [countOne * priceOne, countTwo * priceTwo];
  const paid = money(bill).text;
  const { buyer, pronoun } = pickOne(random, buyers);
  const swapped = countTwo * priceOne + countOne * priceTwo;
  return {
    stem: `${buyer} buys ${countOne} ${one.things} and ${countTwo} ${two.things} at the prices in the table and pays with a ${paid} bill. How much change should ${pronoun} receive?`,
    key: withExplanation(
      money(bill - total),
      `The ${one.things} cost ${money(sumOne).text} and the ${two.things} ${money(sumTwo).text}, together ${money(total).text}. The change is ${paid} minus that.`,
    ),
    again: countChange(sumOne + sumTwo, bill),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        money(total),
        `All the ${one.things} and ${two.things} cost ${money(total).text}, but the question asks for the change from ${paid}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'misread-figure',
        money(bill - swapped),
        `The numbers were switched: this is for ${countTwo} ${one.things} and ${countOne} ${two.things}.`,
      ),
      ...(third === undefined
        ? []
        : [
            toMistakeAnswer(
              'misread-figure',
              money(bill - sumOne - countTwo * priceThree),
              `The price of a ${third.thing} was used for the ${two.things}.`,
            ),
            toMistakeAnswer(
              'misread-figure',
              money(bill - sumTwo - countOne * priceThree),
              `The price of a ${third.thing} was used for the ${one.things}.`,
            ),
          ]),
      toMistakeAnswer(
        'left-out',
        money(bill - priceOne - priceTwo),
        `Only one ${one.thing} and one ${two.thing} were paid for.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        money(bill - total + 100),
        `A dollar was borrowed for the cents of ${money(total).text}, but the dollars were not reduced by 1.`,
      ),
      toMistakeAnswer('left-out', money(bill - sumOne), `The ${countTwo} ${two.things} were left out.`),
      ...(total % 100 < 90
        ? [
            toMistakeAnswer(
              'arithmetic',
              money(bill - total - 10),
              `The dollar borrowed for the cents of ${money(total).text} was treated as 90 cents, but it is 100 cents.`,
            ),
          ]
        : []),
      toMistakeAnswer('left-out', money(bill - sumTwo), `The ${countOne} ${one.things} were left out.`),
      toMistakeAnswer(
        'left-out',
        money(bill - sumOne - priceTwo),
        `Only one ${two.thing} was paid for instead of ${countTwo}.`,
      ),
    ],
    method: `Find the cost of each kind, add the two, and count up from the total to ${paid}.`,
    table: {
      caption: 'Price List',
      columns: ['Item', 'Price'],
      rows: list
        .map((good, index) => [capitalize(good.thing), listed(prices[index] ?? 0)])
        .toSorted(([left = ''], [right = '']) => left.localeCompare(right)),
    },
  };
}

const change: Generator = {
  id: 'decimals-change',
  topic: 'decimals',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [changeForSeveral, priceFromChange, changeFromPriceList],
};

/** Stories of an amount that is divided into equal parts; `sizes` are those of a part, in hundredths of the unit. */
const divisions = [
  {
    unit: 'meter',
    parts: 'pieces',
    sizes: [4, 5, 6, 8, 12, 15, 20, 25],
    most: 5000,
    stem: (all: string, part: string) =>
      `A roll of wire is ${all} meters long. It is cut into pieces that are each ${part} meter long. How many pieces are there?`,
    compare: (all: string, less: string, more: string) =>
      `A roll of wire is ${all} meters long. How many more pieces can be cut from it if each piece is ${less} meter long than if each piece is ${more} meter long?`,
  },
  {
    unit: 'liter',
    parts: 'cups',
    sizes: [12, 15, 20, 25, 30],
    most: 3000,
    stem: (all: string, part: string) =>
      `A cooler holds ${all} liters of lemonade. How many cups can be filled from it if each cup holds ${part} liter?`,
    compare: (all: string, less: string, more: string) =>
      `A cooler holds ${all} liters of lemonade. How many more cups can be filled from it if each cup holds ${less} liter than if each cup holds ${more} liter?`,
  },
  {
    unit: 'kilogram',
    parts: 'packets',
    sizes: [2, 3, 4, 5, 6, 8, 12, 15],
    most: 3600,
    stem: (all: string, part: string) =>
      `A gardener puts ${all} kilograms of seeds into packets of ${part} kilogram each. How many packets are there?`,
    compare: (all: string, less: string, more: string) =>
      `A gardener has ${all} kilograms of seeds. How many more packets can be filled with packets of ${less} kilogram than with packets of ${more} kilogram?`,
  },
  {
    unit: 'meter',
    parts: 'pieces',
    sizes: [3, 4, 5, 6, 8, 12, 15],
    most: 3600,
    stem: (all: string, part: string) =>
      `A ribbon ${all} meters long is cut into pieces ${part} meter long. How many pieces are there?`,
    compare: (all: string, less: string, more: string) =>
      `A spool holds ${all} meters of ribbon. How many more pieces ${less} meter long than pieces ${more} meter long can be cut from it?`,
  },
] as const;

function numberOfPieces(random: Random): ItemDraft | null {
  const { unit, parts, sizes, most, stem } = pickOne<(typeof divisions)[number]>(random, divisions);
  const digits = pickOne<number>(random, sizes);
  const key = pickOne(
    random,
    [20, 30, 40, 50, 60, 70, 80, 90, 120, 150, 160, 180, 200, 240, 250, 300, 400, 500, 600, 700, 800, 900],
  );
  // The whole amount in hundredths of the unit, so that all calculations use whole numbers.
  const total = key * digits;
  if (total > most || total < 150 || key === digits || total % 1000 === 0) return null;
  const [piece, all] = [numberAnswer(digits / 100).text, numberAnswer(total / 100).text];
  const perUnit = 100 / digits;
  let again = 0;
  for (let used = 0; used < total; used += digits) again += 1;
  const tooFew = toMistakeAnswer(
    'place-value',
    numberAnswer(key / 10),
    `Dividing ${all} by ${numberAnswer(digits / 10).text} instead of by ${piece} misplaces the decimal point.`,
  );
  const tooMany = toMistakeAnswer(
    'place-value',
    numberAnswer(10 * key),
    `The decimal point was moved two places in ${piece} but three places in ${all}.`,
  );
  const ignored = toMistakeAnswer(
    'place-value',
    numberAnswer(key / 100),
    `The decimal point in ${piece} was dropped, and ${all} was divided by ${digits}.`,
  );
  const tooFews = isWholeNumber(ignored) && key > 100 ? [ignored, tooFew] : [tooFew];
  // Chooses at random which misplaced decimal point is the classic mistake: too far left, or too far right.
  const left = random.integer(0, 1) === 0;
  return {
    stem: stem(all, piece),
    key: withExplanation(
      numberAnswer(key),
      `${all} divided by ${piece} is the same as ${numberAnswer(total).text} divided by ${digits}, which is ${key}.`,
    ),
    again,
    classic: [left ? (tooFews[0] ?? tooFew) : tooMany],
    mistakes: [
      ...tooFews,
      tooMany,
      ...(Number.isInteger(perUnit)
        ? [
            toMistakeAnswer(
              'stopped-early',
              numberAnswer(perUnit),
              `From 1 ${unit} come ${perUnit} ${parts}, but there are ${all} ${unit}s.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(total),
        `Changing to hundredths of a ${unit} gives ${numberAnswer(total).text}, which must still be divided by ${digits}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((total * digits) / 100),
        `${all} and ${piece} were multiplied and the decimal point was ignored; divide ${all} by ${piece}.`,
      ),
      toMistakeAnswer(
        'place-value',
        numberAnswer(100 * key),
        `The decimal point was moved two places in ${piece} but four places in ${all}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer((100 * Math.floor(total / 100)) / digits),
        `Only the ${Math.floor(total / 100)} full ${unit}s were divided; the rest of ${all} was left out.`,
      ),
      toMistakeAnswer(
        'arithmetic',
        numberAnswer((100 * Math.ceil(total / 100)) / digits),
        `The amount ${all} was rounded up to ${Math.ceil(total / 100)} ${unit}s before dividing.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1),
    method: `Move both decimal points two places to the right: ${numberAnswer(total).text} divided by ${digits}.`,
  };
}

/** Two sizes of the pieces are compared. */
function differenceOfPieces(random: Random): ItemDraft | null {
  const { unit, parts, sizes, most, compare } = pickOne<(typeof divisions)[number]>(random, divisions);
  const [less = 0, more = 0] = [pickOne<number>(random, sizes), pickOne<number>(random, sizes)].toSorted(
    (one, other) => one - other,
  );
  if (less === more || more === 2 * less) return null;
  const total = 60 * random.integer(3, Math.floor(most / 60));
  const [many, few] = [total / less, total / more];
  const key = many - few;
  if (!Number.isInteger(many) || !Number.isInteger(few) || key < 10 || total % 100 === 0) return null;
  const all = numberAnswer(total / 100).text;
  const [small, large] = [numberAnswer(less / 100).text, numberAnswer(more / 100).text];
  const gap = numberAnswer((more - less) / 100).text;
  let again = 0;
  for (let used = 0; used < total; used += less) again += 1;
  for (let used = 0; used < total; used += more) again -= 1;
  const byGap = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(total / (more - less)),
    `Dividing ${all} by ${gap}, the difference of the two sizes, is not the difference of the two numbers of ${parts}.`,
  );
  const undone = toMistakeAnswer(
    'stopped-early',
    numberAnswer(many),
    `There are ${many} ${parts} of ${small} ${unit}, but the ${few} larger ones must be subtracted.`,
  );
  const misplaced = toMistakeAnswer(
    'place-value',
    numberAnswer(key / 10),
    `In both divisions the decimal point is one place too far left, as if the ${parts} were ten times as large.`,
  );
  const above = isWholeNumber(byGap) ? byGap : undone;
  const isBelow = isWholeNumber(misplaced) && random.integer(0, 1) === 0;
  return {
    stem: compare(all, small, large),
    key: withExplanation(
      numberAnswer(key),
      `${all} divided by ${small} is ${many}, and ${all} divided by ${large} is ${few}. The difference is ${key}.`,
    ),
    again,
    classic: [isBelow ? misplaced : above],
    mistakes: [
      undone,
      byGap,
      misplaced,
      toMistakeAnswer(
        'place-value',
        numberAnswer(10 * key),
        'The decimal point was moved one place too far to the right in both divisions.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(few),
        `There are ${few} ${parts} of ${large} ${unit}; subtract that from the number of smaller ones.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(many + few),
        `Adding ${many} and ${few} counts both kinds, but “how many more” asks for the difference.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(total / (more + less)),
        `You get this by dividing ${all} by the sum of the two sizes.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((total * (more - less)) / 100),
        `Multiplying ${all} by ${more - less} does not count the ${parts}; their numbers come from dividing.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1),
    method: `Find both numbers of ${parts}: divide ${numberAnswer(total).text} by ${less} and by ${more}. Then subtract.`,
  };
}

const pieces: Generator = {
  id: 'decimals-pieces',
  topic: 'decimals',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [numberOfPieces, differenceOfPieces],
};

/** Foods, in a `pack`, with plausible prices per pound, in multiples of 40 cents. */
const foods = [
  { food: 'cheese', pack: 'piece', least: 10, most: 25 },
  { food: 'coffee', pack: 'bag', least: 15, most: 30 },
  { food: 'trail mix', pack: 'bag', least: 10, most: 24 },
  { food: 'granola', pack: 'bag', least: 8, most: 20 },
  { food: 'dried mango', pack: 'bag', least: 12, most: 25 },
] as const;
/** Weights in hundredths of a pound. */
const weights = [40, 60, 75, 80, 125, 150, 160, 175, 225, 240, 250];

function priceOfWeight(random: Random): ItemDraft | null {
  const hundredths = pickOne(random, weights);
  const { food, pack, least, most } = pickOne(random, foods);
  const price = 40 * random.integer(least, most);
  const cost = (price * hundredths) / 100;
  const weight = numberAnswer(hundredths / 100).text;
  const each = money(price).text;
  const unit = hundredths < 100 ? 'pound' : 'pounds';
  const pounds = Math.floor(hundredths / 100);
  const part = hundredths - 100 * pounds;
  // Expresses the weight beyond whole pounds as a half, quarters, or tenths of a pound.
  const [share, shares] =
    part === 50
      ? (['half', 2] as const)
      : part % 25 === 0
        ? (['quarter', 4] as const)
        : (['tenth', 10] as const);
  const count = (part * shares) / 100;
  const cents = price % 100;
  // Adds up the price, a twentieth of a pound at a time.
  let again = 0;
  for (let filled = 0; filled < hundredths; filled += 5) again += price / 20;
  const tooLow = wrongPrice(
    'place-value',
    cost / 10,
    `In this product of ${each} and ${weight}, the decimal point is one place too far left.`,
  );
  const tooHigh = wrongPrice(
    'place-value',
    cost * 10,
    `In this product of ${each} and ${weight}, the decimal point is one place too far right.`,
  );
  // Chooses at random which misplaced decimal point is the classic mistake: too far left, or too far right.
  const left = random.integer(0, 1) === 0;
  // Prices with cents, and no weight that repeats the digit of the dollars: $4.40 and 0.4.
  if (!Number.isInteger(cost / 10) || price % 100 === 0 || String(price)[0] === String(hundredths)[0])
    return null;
  return {
    stem: `At a market, ${food} costs ${each} per pound. What is the price of a ${pack} of ${food} that weighs ${weight} ${unit}?`,
    key: withExplanation(
      money(cost),
      `Each pound costs ${each}, so the price is ${each} times ${weight}, or ${money(cost).text}.`,
    ),
    again: again / 100,
    classic: [inCents(left ? tooLow : tooHigh)],
    mistakes: [
      left ? tooHigh : tooLow,
      ...(pounds > 0
        ? [
            wrongPrice(
              'unit',
              pounds * price + part,
              `The ${numberAnswer(part / 100).text} of a pound was treated as ${part} cents, but it costs more than that.`,
            ),
            pounds === 1
              ? wrongPrice(
                  'left-out',
                  (price * part) / 100,
                  `This is the price of only ${numberAnswer(part / 100).text} pound; 1 more pound costs ${each}.`,
                )
              : wrongPrice(
                  'left-out',
                  pounds * price,
                  `The ${numberAnswer(part / 100).text} of a pound was left out: only ${pounds} pounds were paid for.`,
                ),
          ]
        : []),
      ...(pounds === 0 && part % 10 === 0
        ? [
            wrongPrice(
              'place-value',
              (price * 10) / part,
              `The weight ${weight} was treated as \`{1/${part / 10}}\`, but it is ${part / 10} tenths.`,
            ),
          ]
        : []),
      wrongPrice(
        'wrong-operation',
        (price * 100) / hundredths,
        `The price ${each} was divided by ${weight}, but it should be multiplied.`,
      ),
      ...(pounds > 0
        ? [
            wrongPrice(
              'arithmetic',
              (pounds + 1) * price,
              `The weight was rounded up to ${pounds + 1} pounds, but the ${pack} weighs ${weight} pounds.`,
            ),
          ]
        : []),
      ...(cents > 0
        ? [
            wrongPrice(
              'left-out',
              cost - (cents * hundredths) / 100,
              `The cents in ${each} were left out before multiplying by ${weight}.`,
            ),
          ]
        : []),
      wrongPrice(
        'wrong-operation',
        price + hundredths,
        `${each} and ${weight} were added, but a price per pound is multiplied by the weight.`,
      ),
      ...(pounds > 0
        ? []
        : [
            wrongPrice(
              'wrong-operation',
              price - hundredths,
              `The weight ${weight} was subtracted from ${each}, but a price per pound is multiplied by the weight.`,
            ),
            wrongPrice(
              'other-quantity',
              price - cost,
              `This is the price of ${numberAnswer(1 - hundredths / 100).text} pound, the rest of a full pound.`,
            ),
          ]),
    ]
      .filter(({ value }) => Number.isInteger(value))
      .map(inCents),
    method:
      pounds === 0
        ? `A ${share} of a pound costs ${money(price / shares).text}, so ${count} ${share}s cost ${money(cost).text}.`
        : `${pounds === 1 ? `1 pound costs ${each}` : `${pounds} pounds cost ${money(pounds * price).text}`}, and ${shares === 2 ? 'half a pound costs' : count === 1 ? `a ${share} of a pound costs` : `${count} ${share}s of a pound cost`} ${money((price * part) / 100).text}. Add these prices.`,
  };
}

function weightForPrice(random: Random): ItemDraft | null {
  const hundredths = pickOne(random, weights);
  const { food, pack, least, most } = pickOne(random, foods);
  const price = 40 * random.integer(least, most);
  const cost = (price * hundredths) / 100;
  const pounds = Math.floor(hundredths / 100);
  const rest = cost - pounds * price;
  if (price % 100 === 0 || cost % 100 === 0) return null;
  const weight = numberAnswer(hundredths / 100);
  const [each, paid] = [money(price).text, money(cost).text];
  // Adds up the price, a twentieth of a pound at a time.
  let again = 0;
  for (let reached = 0; reached < cost; reached += price / 20) again += 5;
  const tooLow = toMistakeAnswer(
    'place-value',
    numberAnswer(hundredths / 1000),
    `In dividing ${paid} by ${each}, the decimal point was put one place too far left.`,
  );
  const tooHigh = toMistakeAnswer(
    'place-value',
    numberAnswer(hundredths / 10),
    `In dividing ${paid} by ${each}, the decimal point was put one place too far right.`,
  );
  const left = isShort(tooLow.value) && random.integer(0, 1) === 0;
  return {
    stem: `At a market, ${food} costs ${each} per pound. A ${pack} of ${food} costs ${paid}. How many pounds does it weigh?`,
    key: withExplanation(
      weight,
      `The price is the weight times ${each}, so the weight is ${paid} divided by ${each}, or ${weight.text}.`,
    ),
    again: again / 100,
    classic: [left ? tooLow : tooHigh],
    mistakes: [
      left ? tooHigh : tooLow,
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(price / cost),
        `The price per pound was divided by the price of the ${pack}, but it should be the other way around.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(Math.abs(cost - price) / 100),
        `The two prices were subtracted, but ${money(Math.abs(cost - price)).text} is a number of dollars, not of pounds.`,
      ),
      ...(pounds > 0
        ? [
            toMistakeAnswer(
              'left-out',
              numberAnswer(pounds),
              `${pounds === 1 ? '1 pound costs' : `${pounds} pounds cost`} only ${money(pounds * price).text}; the remaining ${money(rest).text} buys part of a pound.`,
            ),
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(pounds + 1),
              `The weight was rounded up, but ${pounds + 1} pounds cost ${money((pounds + 1) * price).text}.`,
            ),
          ]
        : [
            toMistakeAnswer(
              'other-quantity',
              numberAnswer(1 - hundredths / 100),
              `The ${pack} weighs less than a pound, and this is the part that is missing from a full pound.`,
            ),
          ]),
      toMistakeAnswer('miscounted', numberAnswer(hundredths / 100 + 1), `The first pound was counted twice.`),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(cost / 100),
        `Paying $1 for each pound would buy ${numberAnswer(cost / 100).text} pounds, but a pound costs ${each}.`,
      ),
    ].filter(({ value }) => isShort(value) && value < 40),
    method: `Divide in cents: \`${cost} / ${price}\`. Check by multiplying ${each} by ${weight.text}.`,
  };
}

/** Two bags or pieces with their weights and prices in a table. */
function differencePerPound(random: Random): ItemDraft | null {
  const { food, pack, least, most } = pickOne(random, foods);
  const [low = 0, high = 0] = [random.integer(2 * least, 2 * most), random.integer(2 * least, 2 * most)]
    .map((price) => 20 * price)
    .toSorted((one, other) => one - other);
  const [small = 0, large = 0] = random
    .shuffled([50, 75, 80, 125, 150, 200, 250, 300, 400])
    .slice(0, 2)
    .toSorted((one, other) => one - other);
  const key = high - low;
  const [costSmall, costLarge] = [(high * small) / 100, (low * large) / 100];
  if (key < 40 || key > 300 || key === low || costLarge <= costSmall || large > 4 * small) return null;
  if (!Number.isInteger(costSmall) || !Number.isInteger(costLarge)) return null;
  const priceSmall = money(costSmall).text;
  const [weightSmall, weightLarge] = [numberAnswer(small / 100).text, numberAnswer(large / 100).text];
  const [perSmall, perLarge] = [money(high).text, money(low).text];
  const gap = costLarge - costSmall;
  if (gap === key) return null;
  // Finds both prices per pound by trying.
  let [trySmall, tryLarge] = [0, 0];
  while (trySmall * small < 100 * costSmall) trySmall += 5;
  while (tryLarge * large < 100 * costLarge) tryLarge += 5;
  const difference = wrongPrice(
    'wrong-whole',
    gap,
    `${money(gap).text} is the difference between the prices of the ${pack}s, but they have different weights.`,
  );
  return {
    stem: `The table shows the weights and prices of two ${pack}s of ${food}. How much less per pound does the large ${pack} cost than the small ${pack}?`,
    key: withExplanation(
      money(key),
      `The small ${pack} costs ${priceSmall} divided by ${weightSmall}, or ${perSmall}, per pound. The large ${pack} costs ${perLarge} per pound.`,
    ),
    again: (trySmall - tryLarge) / 100,
    classic: [inCents(difference)],
    mistakes: [
      wrongPrice(
        'stopped-early',
        low,
        `The large ${pack} costs ${perLarge} per pound, but the question asks how much less that is than ${perSmall}.`,
      ),
      ...(small >= 150
        ? []
        : [
            wrongPrice(
              'wrong-whole',
              Math.abs(low - costSmall),
              `${perLarge} for 1 pound was compared with ${priceSmall}, the price of the whole small ${pack}.`,
            ),
          ]),
      wrongPrice(
        'wrong-rule',
        (100 * gap) / (large - small),
        `Dividing the difference of the prices by the difference of the weights does not compare the prices per pound.`,
      ),
      wrongPrice(
        'place-value',
        key / 10,
        `In finding the prices per pound, the decimal points were put one place too far left.`,
      ),
      wrongPrice(
        'stopped-early',
        high,
        `The small ${pack} costs ${perSmall} per pound, and the large ${pack}’s ${perLarge} must be subtracted from it.`,
      ),
      wrongPrice(
        'wrong-whole',
        (key * small) / 100,
        `The difference of the prices per pound was multiplied by ${weightSmall}; this is the difference for the small ${pack}’s weight.`,
      ),
      wrongPrice(
        'wrong-whole',
        (100 * gap) / large,
        `The difference of ${money(gap).text} between the ${pack}s was divided by ${weightLarge} pounds, but each price must be divided by its own weight.`,
      ),
      wrongPrice(
        'wrong-whole',
        (key * large) / 100,
        `The difference of the prices per pound was multiplied by ${weightLarge}; this is what you save on the whole large ${pack}.`,
      ),
      wrongPrice(
        'place-value',
        key * 10,
        `In finding the prices per pound, the decimal points were put one place too far right.`,
      ),
    ]
      .filter(({ value }) => Number.isInteger(value) && value > 0)
      .map(inCents),
    method: `Divide each price by its weight to compare prices for 1 pound: ${perSmall} and ${perLarge}. Then subtract.`,
    table: {
      caption: `${capitalize(pack)}s of ${food.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
      columns: [capitalize(pack), 'Pounds', 'Price'],
      rows: [
        ['Small', weightSmall, listed(costSmall)],
        ['Large', weightLarge, listed(costLarge)],
      ],
    },
  };
}

const priceByWeight: Generator = {
  id: 'decimals-price-by-weight',
  topic: 'decimals',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [priceOfWeight, weightForPrice, differencePerPound],
};

export const decimalGenerators: readonly Generator[] = [change, pieces, priceByWeight];
