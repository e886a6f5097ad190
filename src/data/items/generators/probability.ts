import { present } from '@/lib/assert';
import { amount, because, fraction, type Generator, oneOf, type Reasoned, upTo } from './generator';

const bags = [
  { place: 'bag', things: 'marbles', wanted: 'red', other: 'blue' },
  { place: 'drawer', things: 'socks', wanted: 'black', other: 'gray' },
  { place: 'box', things: 'pens', wanted: 'green', other: 'purple' },
  { place: 'basket', things: 'apples', wanted: 'yellow', other: 'red' },
];

const twoDraws: Generator = {
  id: 'probability-two-draws',
  topic: 'probability',
  difficulty: 4,
  draft(random) {
    const { place, things, wanted, other } = oneOf(random, bags);
    const all = random.integer(5, 9);
    const good = random.integer(2, all - 2);
    const bad = all - good;
    const pairs = all * (all - 1);
    const order = upTo(all).flatMap((first) => upTo(all).map((second) => [first, second] as const));
    const possible = order.filter(([first, second]) => first !== second);
    return {
      stem: `A ${place} holds ${good} ${wanted} and ${bad} ${other} ${things}. Two of them are drawn at random, one after the other, without replacement. What is the probability that the two ${things} are ${wanted}?`,
      key: because(
        fraction(good * (good - 1), pairs),
        `The first is ${wanted} in ${good} of ${all} cases and then the second in ${good - 1} of ${all - 1}; multiply.`,
      ),
      again: possible.filter(([first, second]) => first <= good && second <= good).length / possible.length,
      mistakes: [
        because(
          fraction(good ** 2, all ** 2),
          `This counts ${good} of ${all} twice, as if the first one were put back.`,
        ),
        because(fraction(good, all), `This is the probability for the first one alone, ${good} of ${all}.`),
        because(
          fraction(good - 1, all - 1),
          `This is the probability for the second one alone, after a ${wanted} first.`,
        ),
        because(
          fraction(good * (good - 1), all ** 2),
          `The ${wanted} ones went down to ${good - 1}, but the total stayed at ${all} for the second draw.`,
        ),
        because(
          fraction((good * (good - 1)) / 2, pairs),
          `Pairs of ${wanted} ones were counted without order, but all pairs in order.`,
        ),
        because(fraction(bad * (bad - 1), pairs), `This is the probability that the two are ${other}.`),
        because(
          fraction(2 * good * bad, pairs),
          `This is the probability of one ${wanted} and one ${other}.`,
        ),
        because(
          fraction(2, pairs),
          `This is the chance of one certain pair, but ${(good * (good - 1)) / 2} pairs are ${wanted}.`,
        ),
      ],
      method: `Multiply \`{${good}/${all}}\` for the first by \`{${good - 1}/${all - 1}}\` for the second.`,
    };
  },
};

const polls = [
  { what: 'votes for a class trip', axis: 'Votes', labels: ['Beach', 'Zoo', 'Farm', 'Museum'] },
  { what: 'drinks sold at a fair', axis: 'Drinks sold', labels: ['Tea', 'Juice', 'Water', 'Milk'] },
  {
    what: 'books borrowed in a week',
    axis: 'Books borrowed',
    labels: ['History', 'Science', 'Poetry', 'Travel'],
  },
];

const percent = (part: number, whole: number) => amount((100 * part) / whole, '', '%');

const barShare: Generator = {
  id: 'probability-bar-share',
  topic: 'probability',
  difficulty: 2,
  draft(random) {
    const { what, axis, labels } = oneOf(random, polls);
    const step = oneOf(random, [1, 2, 3, 4]);
    const total = 20 * step;
    const cuts = random
      .shuffled(upTo(19))
      .slice(0, 3)
      .toSorted((a, b) => a - b);
    const counts = [...cuts, 20].map((cut, index) => cut - (cuts[index - 1] ?? 0));
    if (Math.max(...counts) > 14) return null;
    const asked = random.integer(0, 3);
    const bars = labels.map((label, index) => ({
      label,
      value: step * present(counts[index], 'a bar without its count'),
    }));
    const { label: name, value } = present(bars[asked], 'a bar beyond the fourth');
    const tallest = Math.max(...bars.map((bar) => bar.value));
    const wrongBars = bars.filter((bar) => bar.label !== name);
    return {
      stem: `The graph shows the ${what}. What percent of the total belongs to ${name}?`,
      figure: {
        kind: 'bars',
        title: axis,
        description: `A bar graph with ${bars.map((bar) => `${bar.label} ${bar.value}`).join(', ')}.`,
        axis,
        step,
        values: bars,
      },
      key: because(percent(value, total), `${name} has ${value} of ${total}, the sum of the four bars.`),
      again: present(
        upTo(100).find((hundredths) => hundredths * total === value * 100),
        'no percent fits',
      ),
      mistakes: [
        ...wrongBars.map((bar) =>
          because(
            percent(bar.value, total),
            `This is the share of ${bar.label}, a bar of ${bar.value} out of ${total}.`,
          ),
        ),
        because(
          percent(total - value, total),
          `This is the share of the other three, ${total - value} out of ${total}.`,
        ),
        because(
          percent(value, 100),
          `The bar of ${name} shows a number of ${value}, which is not a percent yet.`,
        ),
        because(
          percent(value, total - value),
          `This divides by the other three bars, ${total - value}, and not by the total of ${total}.`,
        ),
        because(
          percent(value, tallest),
          `This divides by the tallest bar, ${tallest}, and not by the total of ${total}.`,
        ),
        because(amount(25, '', '%'), `A quarter for each bar would need four bars of ${total / 4}.`),
      ].filter((mistake: Reasoned) => Number.isInteger(mistake.value) && mistake.value < 100),
      method: `Add the four bars to ${total}, write ${value} over it, and turn it into hundredths.`,
    };
  },
};

const codes: Generator = {
  id: 'probability-codes',
  topic: 'probability',
  difficulty: 3,
  draft(random) {
    const [thing, things] = oneOf(random, [
      ['locker code', 'codes'],
      ['parking permit', 'permits'],
      ['seat number', 'seat numbers'],
      ['library label', 'labels'],
    ] as const);
    const letters = random.integer(3, 7);
    const digits = random.integer(4, 9);
    const ends = digits * (digits - 1);
    const list = upTo(letters).flatMap(() =>
      upTo(digits).flatMap((first) => upTo(digits).filter((second) => second !== first)),
    );
    return {
      stem: `A ${thing} is one of ${letters} letters followed by two different digits from 1 to ${digits}. How many different ${things} are possible?`,
      key: because(
        amount(letters * ends),
        `There are ${letters} letters, then ${digits} digits, then ${digits - 1} that are left: multiply.`,
      ),
      again: list.length,
      mistakes: [
        because(
          amount(letters * digits ** 2),
          `This allows the same digit twice, with ${digits} for the second place too.`,
        ),
        because(
          amount((letters * ends) / 2),
          'The order of the two digits counts: 12 and 21 are different, but here they are one.',
        ),
        because(
          amount(letters + digits + digits - 1),
          `The numbers ${letters}, ${digits} and ${digits - 1} were added where they multiply.`,
        ),
        because(amount(ends), `This counts the pairs of digits alone and leaves out the ${letters} letters.`),
        because(amount(letters * digits), `This is a letter with one digit; the second digit is missing.`),
        because(
          amount(3 * letters * ends),
          'This lets the letter stand in any of three places, but it always comes first.',
        ),
        because(
          amount(letters * (digits + 1) * digits),
          `This counts 0 as a digit too, but the digits run from 1 to ${digits}.`,
        ),
        because(
          amount(letters ** 2 * ends),
          `The ${letters} letters were counted twice, but there is one letter only.`,
        ),
      ],
      method: `Multiply the choices place by place: \`${letters} * ${digits} * ${digits - 1}\`.`,
    };
  },
};

export const probability: readonly Generator[] = [twoDraws, barShare, codes];
