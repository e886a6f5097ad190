import { amount, because, dollars, type Generator, oneOf } from './generator';

const goods = ['jacket', 'backpack', 'lamp', 'pair of skates', 'drum', 'tent'];

const salePrice: Generator = {
  id: 'percent-sale-price',
  topic: 'percent',
  difficulty: 2,
  draft(random) {
    const price = 20 * random.integer(2, 15);
    const percent = oneOf(random, [5, 10, 15, 20, 25, 30, 35, 40]);
    const off = (price * percent) / 100;
    const thing = oneOf(random, goods);
    return {
      stem: `A ${thing} that costs ${dollars(price).text} is sold at ${percent}% off. What is the sale price?`,
      key: because(
        dollars(price - off),
        `${percent}% of ${dollars(price).text} is ${dollars(off).text}, and that is taken off the price.`,
      ),
      // What is left is (100 - percent) hundredths: twentieths of the price, counted one by one.
      again: Array.from({ length: 20 - percent / 5 }, () => price / 20).reduce((sum, part) => sum + part, 0),
      mistakes: [
        because(dollars(off), `This is the discount itself, not what is left to pay.`),
        because(dollars(price - percent), `This takes ${percent} dollars off instead of ${percent} percent.`),
        because(dollars(price + off), 'The discount was added to the price instead of taken off.'),
        because(dollars(price - off / 2), 'Only half of the discount was taken off.'),
        because(dollars(price - 2 * off), 'The discount was taken off twice.'),
        because(dollars(price - 1.5 * off), 'Half of the discount was taken off once too often.'),
        because(
          dollars(price + percent),
          `This adds ${percent} dollars, where a share of the price comes off.`,
        ),
      ],
      method: `Take ${percent}% of the price, twice or half of 10% where that helps, and subtract it.`,
    };
  },
};

const wholeFromPart: Generator = {
  id: 'percent-whole-from-part',
  topic: 'percent',
  difficulty: 3,
  draft(random) {
    const percent = oneOf(random, [5, 15, 20, 25, 30, 40, 60, 75]);
    const whole = 20 * random.integer(2, 20);
    const part = (whole * percent) / 100;
    return {
      stem: `In a school, ${part} students play an instrument. They are ${percent}% of all its students. How many students does the school have?`,
      key: because(amount(whole), `${percent}% of ${whole} is ${part}, so ${whole} is the whole.`),
      // 5 % at a time until the part is used up.
      again: (part / (percent / 5)) * 20,
      mistakes: [
        because(
          amount(Math.round(part * percent) / 100),
          `This is ${percent}% of ${part}: the part was taken for the whole.`,
        ),
        because(amount(whole - part), 'This counts the students who do not play an instrument.'),
        because(amount(whole + part), 'The part was added to the whole once more.'),
        because(amount(part + percent), 'A number of students and a percentage cannot be added.'),
        because(amount(part * 10), 'This would be right if the part were 10% of the school.'),
        because(amount(whole / 2), 'This is half of the school: a step too early.'),
        because(amount(part * 5), 'This would be right if the part were 20% of the school.'),
      ],
      method: `Find 5% or 10% of the school from the part, then multiply up to 100%.`,
    };
  },
};

export const percent: readonly Generator[] = [salePrice, wholeFromPart];
