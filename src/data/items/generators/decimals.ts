import type { QuantitativeDistractor } from '@/domain/exam/items/distractor';
import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
} from './generator';

const goods = ['notebooks', 'mangoes', 'sandwiches', 'postcards', 'candles'];
const buyers = ['Tomas', 'Leila', 'Kenji', 'Abena'];

const money = (cents: number) => dollarAnswer(cents / 100);

const change: Generator = {
  id: 'decimals-change',
  topic: 'decimals',
  difficulty: 2,
  skeletons: [
    (random) => {
      const count = random.integer(3, 8);
      const price = 5 * random.integer(22, 90);
      const total = count * price;
      if (price % 100 === 0 || total % 100 === 0 || total > 4600) return null;
      const bill = total < 900 ? 1000 : total < 1900 ? 2000 : 5000;
      const things = pickOne(random, goods);
      const buyer = pickOne(random, buyers);
      const each = money(price).text;
      const paid = money(bill).text;
      const cost = money(total).text;
      const wholes = 100 * Math.floor(price / 100);
      const carried = 100 * Math.floor((count * (price - wholes)) / 100);
      const copied = total % 100;

      // Counts out the change from the price up to the bill.
      let again = 0;
      let reached = 0;
      for (let bought = 0; bought < count; bought += 1) reached += price;
      for (; reached < bill; reached += 5) again += 5;

      return {
        stem: `${buyer} buys ${count} ${things} for ${each} each and pays with a ${paid} bill. How much change does ${buyer} get?`,
        key: withExplanation(
          money(bill - total),
          `${count} times ${each} is ${cost}, and ${paid} minus ${cost} is ${money(bill - total).text}.`,
        ),
        again: again / 100,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            money(total),
            `This is the cost of the ${count} ${things}, not the change from ${paid}.`,
          ),
        ],
        mistakes: [
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
            `A dollar was borrowed, but the cents of ${cost} were copied into the change.`,
          ),
          ...(copied < 90
            ? [
                toMistakeAnswer(
                  'arithmetic',
                  money(bill - total - 10),
                  `The dollar borrowed for the cents of ${cost} was treated as 90 cents, but it is 100 cents.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'left-out',
            money(bill - price),
            `Only one price of ${each} was subtracted from ${paid}, not ${count} of them.`,
          ),
          toMistakeAnswer(
            'arithmetic',
            money(bill - total + carried),
            `The cents come to more than a dollar, but nothing was carried to the dollars of the cost.`,
          ),
          toMistakeAnswer(
            'left-out',
            money(bill - count * wholes),
            `The cents in ${each} were left out: this uses a price of ${money(wholes).text}.`,
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
    },
  ],
};

const rolls = ['wire', 'ribbon', 'tape', 'rope', 'tubing'];

const pieces: Generator = {
  id: 'decimals-pieces',
  topic: 'decimals',
  difficulty: 3,
  skeletons: [
    (random) => {
      const digits = pickOne(random, [3, 4, 6, 7, 8, 9, 12, 15]);
      const key = pickOne(
        random,
        [20, 30, 40, 50, 60, 70, 80, 90, 120, 150, 200, 300, 400, 500, 600, 700, 800, 900],
      );
      // The length of the roll in hundredths of a meter, so that all calculations use whole numbers.
      const total = key * digits;
      const [piece, all] = [numberAnswer(digits / 100).text, numberAnswer(total / 100).text];
      let again = 0;
      for (let cut = 0; cut < total; cut += digits) again += 1;
      const tooFew = toMistakeAnswer(
        'place-value',
        numberAnswer(key / 10),
        `This is ${all} divided by ${numberAnswer(digits / 10).text}: the decimal point in ${piece} was misplaced.`,
      );
      const tooMany = toMistakeAnswer(
        'place-value',
        numberAnswer(10 * key),
        `The decimal point was moved two places in ${piece} but three places in ${all}.`,
      );
      const ignored = toMistakeAnswer(
        'place-value',
        numberAnswer(key / 100),
        `This is ${all} divided by ${digits}: the decimal point in ${piece} was dropped.`,
      );
      const tooFews = isWholeNumber(ignored) ? [ignored, tooFew] : [tooFew];
      // Chooses at random which misplaced decimal point is the classic mistake: too far left, or too far right.
      const left = random.integer(0, 1) === 0;
      return {
        stem: `A roll of ${pickOne(random, rolls)} is ${all} meters long. It is cut into pieces that are each ${piece} meter long. How many pieces are there?`,
        key: withExplanation(
          numberAnswer(key),
          `${all} divided by ${piece} is the same as ${numberAnswer(total).text} divided by ${digits}, which is ${key}.`,
        ),
        again,
        classic: [left ? (isWholeNumber(ignored) ? ignored : tooFew) : tooMany],
        mistakes: [
          ...tooFews,
          tooMany,
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(total),
            `This is the length of the roll in centimeters, not yet divided by the ${digits} centimeters of each piece.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer((total * digits) / 100),
            `This multiplies ${all} by ${digits}; the number of pieces comes from dividing.`,
          ),
          toMistakeAnswer(
            'place-value',
            numberAnswer(100 * key),
            `The decimal point was moved two places in ${piece} but four places in ${all}.`,
          ),
        ].filter(isWholeNumber),
        method: `Move both decimal points two places to the right: ${numberAnswer(total).text} divided by ${digits}.`,
      };
    },
  ],
};

/** A distractor with its price in cents; used only if that is a whole number. */
const wrongPrice = (distractor: QuantitativeDistractor, value: number, why: string) => ({
  distractor,
  value,
  why,
});

const foods = ['cheese', 'coffee', 'trail mix', 'granola', 'dried mango', 'tea'];

const priceByWeight: Generator = {
  id: 'decimals-price-by-weight',
  topic: 'decimals',
  difficulty: 2,
  skeletons: [
    (random) => {
      const hundredths = pickOne(random, [40, 60, 75, 80, 125, 150, 160, 175, 225, 240, 250]);
      const price = 40 * random.integer(6, 30);
      const cost = (price * hundredths) / 100;
      const weight = numberAnswer(hundredths / 100).text;
      const each = money(price).text;
      const unit = hundredths < 100 ? 'pound' : 'pounds';
      const food = pickOne(random, foods);
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
      const inCents = ({ distractor, value, why }: ReturnType<typeof wrongPrice>) =>
        toMistakeAnswer(distractor, money(value), why);
      if (!Number.isInteger(cost / 10)) return null;
      return {
        stem: `At a market, ${food} costs ${each} per pound. What is the price of a bag of ${food} that weighs ${weight} ${unit}?`,
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
                wrongPrice(
                  'left-out',
                  pounds * price,
                  `The ${numberAnswer(part / 100).text} of a pound was left out: this is the price of ${pounds === 1 ? '1 pound' : `${pounds} pounds`}.`,
                ),
              ]
            : [
                ...(part % 10 === 0
                  ? [
                      wrongPrice(
                        'place-value',
                        (price * 10) / part,
                        `The weight ${weight} was treated as \`{1/${part / 10}}\`, but it is ${part / 10} tenths.`,
                      ),
                    ]
                  : []),
                wrongPrice(
                  'other-quantity',
                  price - cost,
                  `This is the price of the part that is missing from a full pound.`,
                ),
              ]),
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
                  `The weight was rounded up to ${pounds + 1} pounds, but the bag weighs ${weight} pounds.`,
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
              ]),
        ]
          .filter(({ value }) => Number.isInteger(value))
          .map(inCents),
        method:
          pounds === 0
            ? `A ${share} of a pound costs ${money(price / shares).text}, so ${count} ${share}s cost ${money(cost).text}.`
            : `${pounds === 1 ? `1 pound costs ${each}` : `${pounds} pounds cost ${money(pounds * price).text}`}, and ${shares === 2 ? 'half a pound costs' : count === 1 ? `a ${share} of a pound costs` : `${count} ${share}s of a pound cost`} ${money((price * part) / 100).text}. Add these prices.`,
      };
    },
  ],
};

export const decimalGenerators: readonly Generator[] = [change, pieces, priceByWeight];
