import { amount, because, dollars, type Generator, oneOf } from './generator';

const goods = ['notebooks', 'mangoes', 'tickets', 'postcards', 'candles'];
const buyers = ['Tomas', 'Leila', 'Kenji', 'Abena'];

/** An answer in dollars from whole cents. */
const money = (cents: number) => dollars(cents / 100);

const change: Generator = {
  id: 'decimals-change',
  topic: 'decimals',
  difficulty: 2,
  draft(random) {
    const count = random.integer(3, 8);
    const price = 5 * random.integer(22, 90);
    const total = count * price;
    if (price % 100 === 0 || total % 100 === 0 || total > 4600) return null;
    const bill = total < 900 ? 1000 : total < 1900 ? 2000 : 5000;
    const things = oneOf(random, goods);
    const buyer = oneOf(random, buyers);
    const each = money(price).text;
    const paid = money(bill).text;

    // The change is counted out on the table, from the price up to the bill.
    let again = 0;
    let reached = 0;
    for (let bought = 0; bought < count; bought += 1) reached += price;
    for (; reached < bill; reached += 5) again += 5;

    return {
      stem: `${buyer} buys ${count} ${things} for ${each} each and pays with a ${paid} bill. How much change does ${buyer} get?`,
      key: because(
        money(bill - total),
        `${count} times ${each} is ${money(total).text}, and that is taken from ${paid}.`,
      ),
      again: again / 100,
      mistakes: [
        because(money(total), `This is the price of the ${count} ${things}, a step before the change.`),
        because(money(bill - price), `Only one price of ${each} was taken from ${paid}.`),
        because(money(bill - total + price), `Only ${count - 1} of the ${count} ${things} were paid for.`),
        because(money(bill - total - price), `This pays for ${count + 1} ${things}, one too many.`),
        because(
          money(bill - total + 100),
          'A dollar was broken into cents, but the dollars were not lowered by 1.',
        ),
        because(money(bill - total - 100), 'For the cents the dollars were lowered by 2 instead of 1.'),
        because(
          money(bill - count * 100 * Math.floor(price / 100)),
          `The cents in ${each} were left out when the price was multiplied by ${count}.`,
        ),
        because(
          money(bill - count * 100 * Math.ceil(price / 100)),
          `The price ${each} was rounded up to whole dollars.`,
        ),
      ],
      method: `Multiply the dollars and the cents by ${count} separately, then count up from the total to ${paid}.`,
    };
  },
};

const lengths = ['wire', 'ribbon', 'tape', 'rope', 'pipe'];

const pieces: Generator = {
  id: 'decimals-pieces',
  topic: 'decimals',
  difficulty: 3,
  draft(random) {
    const digits = oneOf(random, [3, 4, 6, 7, 8, 9, 12, 15]);
    const key = random.integer(2, 9) * oneOf(random, [10, 100]);
    // In hundredths of a meter; every number of the item is a whole number of them.
    const total = key * digits;
    const [piece, all] = [amount(digits / 100).text, amount(total / 100).text];
    const thing = oneOf(random, lengths);
    let again = 0;
    for (let cut = 0; cut < total; cut += digits) again += 1;
    return {
      stem: `A roll of ${thing} is ${all} meters long. It is cut into pieces that are ${piece} meter long each. How many pieces are there?`,
      key: because(
        amount(key),
        `With both points moved two places, ${all} divided by ${piece} is ${amount(total).text} divided by ${digits}.`,
      ),
      again,
      mistakes: [
        because(
          amount(key / 10),
          `This is ${all} divided by ${amount(digits / 10).text} instead of ${piece}.`,
        ),
        because(
          amount(key / 100),
          `This is ${all} divided by ${digits}: the point in ${piece} was left out.`,
        ),
        because(
          amount(10 * key),
          `The point in ${all} was moved three places, but that in ${piece} only two.`,
        ),
        because(
          amount(100 * key),
          `The point in ${all} was moved four places, but that in ${piece} only two.`,
        ),
        because(amount(key - 1), 'This counts the cuts: there is one piece more than there are cuts.'),
        because(amount(key + 1), `One piece too many: ${key} pieces use up all ${all} meters.`),
        because(amount(2 * key), 'This counts both ends of every piece.'),
      ].filter(({ value }) => Number.isInteger(value)),
      method: `Move both points two places to the right: ${amount(total).text} divided by ${digits}.`,
    };
  },
};

const foods = ['cheese', 'coffee', 'dried fish', 'almonds', 'dates', 'tea'];

const priceByWeight: Generator = {
  id: 'decimals-price-by-weight',
  topic: 'decimals',
  difficulty: 2,
  draft(random) {
    const hundredths = oneOf(random, [40, 60, 75, 80, 125, 150, 160, 175, 225, 240, 250]);
    const price = 40 * random.integer(6, 30);
    const cost = (price * hundredths) / 100;
    const weight = amount(hundredths / 100).text;
    const each = money(price).text;
    // 0.05 kilogram after another goes into the bag.
    let again = 0;
    for (let filled = 0; filled < hundredths; filled += 5) again += price / 20;
    return {
      stem: `At a market, the price of ${oneOf(random, foods)} is ${each} per kg. What is the price of a bag of ${weight} kg?`,
      key: because(money(cost), `Each kg costs ${each}, so ${weight} kg cost ${each} times ${weight}.`),
      again: again / 100,
      mistakes: [
        {
          cents: cost / 10,
          why: `The product of ${each} and ${weight} has its point one place too far left.`,
        },
        {
          cents: 10 * cost,
          why: `The product of ${each} and ${weight} has its point one place too far right.`,
        },
        { cents: price + hundredths, why: `The numbers ${each} and ${weight} were added, not multiplied.` },
        { cents: price - hundredths, why: `The number ${weight} was subtracted from ${each}.` },
        {
          cents: (price * 100) / hundredths,
          why: `The price ${each} was divided by ${weight}, not multiplied.`,
        },
        { cents: cost + price, why: `This pays for 1 kg more than ${weight} kg.` },
        { cents: cost - price, why: `This pays for 1 kg less than ${weight} kg.` },
        {
          cents: price * Math.round(hundredths / 100),
          why: `The weight ${weight} kg was rounded to whole kg.`,
        },
      ]
        .filter(({ cents }) => Number.isInteger(cents))
        .map(({ cents, why }) => because(money(cents), why)),
      method: `Split the weight ${weight} into whole kilograms, halves, quarters or tenths, and add up their prices.`,
    };
  },
};

export const decimals: readonly Generator[] = [change, pieces, priceByWeight];
