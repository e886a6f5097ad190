import type { CircleGraphFigure, GraphFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  type ItemDraft,
  withExplanation,
  fractionAnswer,
  type Generator,
  isWholeNumber,
  pickOne,
  sumOf,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

const bags = [
  { place: 'bag', things: 'marbles', one: 'marble', wanted: 'red', other: 'blue' },
  { place: 'drawer', things: 'socks', one: 'sock', wanted: 'black', other: 'gray' },
  { place: 'box', things: 'pens', one: 'pen', wanted: 'green', other: 'purple' },
  { place: 'basket', things: 'apples', one: 'apple', wanted: 'yellow', other: 'red' },
] as const;

/** A bag with things of two colors, of which two are drawn without replacement. */
interface Bag {
  readonly bag: (typeof bags)[number];
  readonly good: number;
  readonly bad: number;
  readonly all: number;
  /** The number of ordered pairs of different things. */
  readonly pairs: number;
  /** Tells what the bag contains and that two things are drawn. */
  readonly story: string;
  /** Counts the fraction of all ordered pairs for which a condition on the two colors holds. */
  readonly fraction: (holds: (firstIsGood: boolean, secondIsGood: boolean) => boolean) => number;
}

/** Null if there are as many things of one color as of the other. */
function fillBag(random: Random): Bag | null {
  const bag = pickOne(random, bags);
  const { place, things, wanted, other } = bag;
  const all = random.integer(5, 9);
  const good = random.integer(2, all - 2);
  const bad = all - good;
  if (good === bad) return null;
  const possible = integersUpTo(all).flatMap((first) =>
    integersUpTo(all)
      .filter((second) => second !== first)
      .map((second) => [first <= good, second <= good] as const),
  );
  return {
    bag,
    good,
    bad,
    all,
    pairs: all * (all - 1),
    story: `A ${place} contains ${good} ${wanted} ${things} and ${bad} ${other} ${things}. Two ${things} are drawn at random, one after the other, without replacement.`,
    fraction: (holds) => possible.filter((pair) => holds(...pair)).length / possible.length,
  };
}

/** Asks for the probability that both things are of one color. */
function bothOfOneColor(random: Random): ItemDraft | null {
  const filled = fillBag(random);
  if (filled === null) return null;
  const { bag, good, bad, all, pairs, story, fraction } = filled;
  const { things, one, wanted, other } = bag;
  return {
    stem: `${story} What is the probability that both ${things} are ${wanted}?`,
    key: withExplanation(
      fractionAnswer(good * (good - 1), pairs),
      `The probability is \`{${good}/${all}}\` for the first and then \`{${good - 1}/${all - 1}}\` for the second. Multiply the two.`,
    ),
    again: fraction((first, second) => first && second),
    classic: [
      toMistakeAnswer(
        'left-out',
        fractionAnswer(good ** 2, all ** 2),
        `Multiplying \`{${good}/${all}}\` by itself would be right if the first ${one} were put back before the second draw.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        fractionAnswer(good, all),
        `The probability for the first ${one} alone is \`{${good}/${all}}\`. The second must be ${wanted}, too.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        fractionAnswer(good * (good - 1), all ** 2),
        `The number of ${wanted} ${things} was lowered for the second draw, but the total was left at ${all}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        fractionAnswer(good * (all - 1) + (good - 1) * all, pairs),
        `The probabilities \`{${good}/${all}}\` and \`{${good - 1}/${all - 1}}\` were added. For both to happen, multiply.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(good - 1, all - 1),
        `Once one ${wanted} ${one} is gone, the second is ${wanted} with this probability. Multiply by \`{${good}/${all}}\` for the first.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(bad * (bad - 1), pairs),
        `You get this for two ${other} ${things}. The question asks about two ${wanted} ones.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(good * bad, pairs),
        `The first ${one} is ${wanted} and the second ${other} with this probability.`,
      ),
      toMistakeAnswer(
        'miscounted',
        fractionAnswer((good * (good - 1)) / 2, pairs),
        `The pairs of ${wanted} ${things} were counted without order, but all ${pairs} pairs with order.`,
      ),
    ].filter(({ value }) => value < 1),
    method: `Multiply \`{${good}/${all}}\` by \`{${good - 1}/${all - 1}}\`, since one of the ${wanted} ${things} is gone the second time.`,
  };
}

/** Asks for the probability that the two things have different colors. */
function oneOfEachColor(random: Random): ItemDraft | null {
  const filled = fillBag(random);
  if (filled === null) return null;
  const { bag, good, bad, all, pairs, story, fraction } = filled;
  const { things, one, wanted, other } = bag;
  const key = fractionAnswer(2 * good * bad, pairs);
  // Counting outcomes as if they were equally likely, or pairs of one color, must not be right by luck.
  if ([1 / 2, 1 / 3].includes(key.value) || good === 2 * bad + 1 || bad === 2 * good + 1) return null;
  const oneOrder = toMistakeAnswer(
    'left-out',
    fractionAnswer(good * bad, pairs),
    `Only one order was counted, ${wanted} first. ${other.charAt(0).toUpperCase()}${other.slice(1)} can also come first.`,
  );
  const sameColor = toMistakeAnswer(
    'stopped-early',
    fractionAnswer(pairs - 2 * good * bad, pairs),
    `The two ${things} have the same color with this probability. Subtract it from 1.`,
  );
  return {
    stem: `${story} What is the probability that the two ${things} have different colors?`,
    key: withExplanation(
      key,
      `First ${wanted} and then ${other} has a probability of \`{${good}/${all}} * {${bad}/${all - 1}}\`, and the other order has the same. Add the two.`,
    ),
    again: fraction((first, second) => first !== second),
    classic: [oneOrder],
    mistakes: [
      sameColor,
      toMistakeAnswer(
        'left-out',
        fractionAnswer(2 * good * bad, all ** 2),
        `The total was left at ${all} for the second draw, as if the first ${one} were put back.`,
      ),
      toMistakeAnswer(
        'looks-right',
        fractionAnswer(1, 2),
        'Same or different are two outcomes, but they are not equally likely.',
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(good * (good - 1), pairs),
        `Two ${wanted} ${things} have this probability.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(bad * (bad - 1), pairs),
        `Two ${other} ${things} have this probability.`,
      ),
      toMistakeAnswer(
        'looks-right',
        fractionAnswer(1, 3),
        `Two ${wanted}, two ${other}, and one of each are three outcomes, but they are not equally likely.`,
      ),
    ].filter(({ value }) => value < 1),
    method: `Multiply \`{${good}/${all}}\` by \`{${bad}/${all - 1}}\`. Double the result, because either color can come first.`,
  };
}

/** Asks for the probability of at least one thing of a color. */
function atLeastOne(random: Random): ItemDraft | null {
  const filled = fillBag(random);
  if (filled === null) return null;
  const { bag, good, bad, all, pairs, story, fraction } = filled;
  const { things, one, wanted, other } = bag;
  return {
    stem: `${story} What is the probability that at least one of the two ${things} is ${wanted}?`,
    key: withExplanation(
      fractionAnswer(pairs - bad * (bad - 1), pairs),
      `The probability that both are ${other} is ${fractionAnswer(bad * (bad - 1), pairs).text}. Otherwise, at least one is ${wanted}, so subtract from 1.`,
    ),
    again: fraction((first, second) => first || second),
    classic: [
      toMistakeAnswer(
        'left-out',
        fractionAnswer(2 * good * bad, pairs),
        `Exactly one ${wanted} ${one} has this probability. Two ${wanted} ${things} also count.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'miscounted',
        fractionAnswer(2 * good, all),
        `Adding \`{${good}/${all}}\` for each draw counts the pairs of two ${wanted} ${things} twice.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(good * (good - 1), pairs),
        `Both ${things} are ${wanted} with this probability. One ${wanted} ${one} is enough.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        fractionAnswer(all ** 2 - bad ** 2, all ** 2),
        `The total was left at ${all} for the second draw, as if the first ${one} were put back.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        fractionAnswer(bad * (bad - 1), pairs),
        `The probability that both ${things} are ${other} is ${fractionAnswer(bad * (bad - 1), pairs).text}. Subtract it from 1.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        fractionAnswer(good, all),
        `The first ${one} is ${wanted} with this probability. The second may be ${wanted} as well.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(pairs - good * (good - 1), pairs),
        `You get this for at least one ${other} ${one}. The question asks about at least one ${wanted} ${one}.`,
      ),
    ].filter(({ value }) => value < 1),
    method: `Find the probability that both are ${other}, \`{${bad}/${all}} * {${bad - 1}/${all - 1}}\`. Subtract it from 1.`,
  };
}

const twoDraws: Generator = {
  id: 'probability-two-draws',
  topic: 'probability',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [bothOfOneColor, oneOfEachColor, atLeastOne],
};

const polls = [
  {
    shows: 'how the students in one grade voted on where to go for a field trip',
    title: 'Votes for a Field Trip',
    axis: 'Number of votes',
    labels: ['Beach', 'Zoo', 'Farm', 'Museum'],
    things: 'votes',
    asks: (label: string) => `What percent of the votes were for the ${label}?`,
    picks: (label: string) =>
      `If one of the votes is chosen at random, what is the probability that it is not for the ${label}?`,
    one: (label: string) => `a vote for the ${label}`,
    many: (label: string) => `votes for the ${label}`,
    two: (label: string, other: string) => `the votes for the ${label} and the ${other}`,
  },
  {
    shows: 'the number of drinks of each kind sold at a school fair',
    title: 'Drinks Sold',
    axis: 'Number of drinks',
    labels: ['Tea', 'Juice', 'Water', 'Milk'],
    things: 'drinks',
    asks: (label: string) => `What percent of the drinks sold were ${label}?`,
    picks: (label: string) =>
      `If one of these drinks is chosen at random, what is the probability that it is not ${label}?`,
    one: (label: string) => label,
    many: (label: string) => `${label}s`,
    two: (label: string, other: string) => `${label} and ${other}`,
  },
  {
    shows: 'the number of books of each kind that students checked out in one week',
    title: 'Books Checked Out',
    axis: 'Number of books',
    labels: ['History', 'Science', 'Poetry', 'Travel'],
    things: 'books',
    asks: (label: string) => `What percent of the books checked out were ${label} books?`,
    picks: (label: string) =>
      `If one of these books is chosen at random, what is the probability that it is not a ${label} book?`,
    one: (label: string) => `a ${label} book`,
    many: (label: string) => `${label} books`,
    two: (label: string, other: string) => `${label} and ${other} books`,
  },
] as const;

type Bar = GraphFigure['values'][number];

/** A bar graph of four bars, one of which is asked about. */
interface BarQuestion {
  readonly poll: (typeof polls)[number];
  readonly bar: Bar;
  readonly others: readonly Bar[];
  readonly total: number;
  readonly figure: GraphFigure;
}

/** Four different numbers of steps that add up to 20; none of them is more than 14. */
const barLengths = integersUpTo(20).flatMap((a) =>
  integersUpTo(20).flatMap((b) =>
    integersUpTo(20)
      .map((c) => [a, b, c, 20 - a - b - c] as const)
      .filter(([, , c, d]) => a < b && b < c && c < d && d <= 14),
  ),
);
/** The length of a bar that is 25% of the other three: the percent of the rest, a common mistake, is whole only for this one. */
const quarterOfRest = 4;

/** The bar asked about is `quarterOfRest` long if wanted; otherwise, any of the four. */
function drawBars(random: Random, steps: readonly number[], wantsQuarter = false): BarQuestion {
  const poll = pickOne(random, polls);
  const step = pickOne(random, steps);
  const counts = random.shuffled(
    pickOne(
      random,
      barLengths.filter((lengths) => !wantsQuarter || lengths.some((length) => length === quarterOfRest)),
    ),
  );
  const asked = wantsQuarter ? counts.indexOf(quarterOfRest) : random.integer(0, 3);
  const bars = poll.labels.map((label, index) => ({
    label,
    value: step * assertPresent(counts[index], 'a bar without its count'),
  }));
  const bar = assertPresent(bars[asked], 'a bar beyond the fourth');
  return {
    poll,
    bar,
    others: bars.filter(({ label }) => label !== bar.label),
    total: 20 * step,
    figure: {
      kind: 'bars',
      title: poll.title,
      description: `A bar graph with ${formatList(bars.map(({ label, value }) => `${label} ${value}`))}.`,
      axis: poll.axis,
      step,
      values: bars,
    },
  };
}

const percent = (part: number, whole: number) => numberAnswer((100 * part) / whole, '', '%');

/** Asks what percent of the total a bar stands for. */
function percentOfBar(random: Random): ItemDraft | null {
  // With totals on both sides of 100, confusing the percent with the number can give too much or too little.
  const drawn = drawBars(random, [1, 2, 4, 10, 10, 20], random.integer(0, 1) === 1);
  if (drawn.bar.value >= 100) return null;
  const { poll, bar, others, total, figure } = drawn;
  const { label: name, value } = bar;
  const tallest = Math.max(value, ...others.map((other) => other.value));
  const ofRest = toMistakeAnswer(
    'wrong-whole',
    percent(value, total - value),
    `The ${value} ${poll.many(name.toLowerCase())} were compared with the other ${total - value} ${poll.things}. Compare them with all ${total}.`,
  );
  const ofTallest = toMistakeAnswer(
    'wrong-whole',
    percent(value, tallest),
    `Comparing ${value} with the tallest bar, ${tallest}, does not use the total.`,
  );
  return {
    stem: `The bar graph shows ${poll.shows}. ${poll.asks(name.toLowerCase())}`,
    figure,
    key: withExplanation(
      percent(value, total),
      `The four bars add up to ${total}, and ${value} out of ${total} is ${(100 * value) / total}%.`,
    ),
    again: assertPresent(
      integersUpTo(100).find((hundredths) => hundredths * total === value * 100),
      'no percent fits',
    ),
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(value, '', '%'),
        `The number ${value} was read from the bar for ${name}. It would be the percent only if the total were 100.`,
      ),
    ],
    mistakes: [
      ofRest,
      toMistakeAnswer(
        'wrong-operation',
        percent(total, 100 * value),
        `Dividing ${total} by ${value} turns the fraction upside down. Divide ${value} by ${total}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        percent(total - value, total),
        `The other three bars together have this percent, ${total - value} out of ${total}.`,
      ),
      ofTallest,
      ...others.map((other) =>
        toMistakeAnswer(
          'misread-figure',
          percent(other.value, total),
          `${other.label} has ${other.value} out of ${total}, which is this percent.`,
        ),
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(25, '', '%'),
        'One bar out of four is 25% of the bars, but the bars are not equal.',
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 100),
    method: `Add the bars to get ${total}, write the fraction \`{${value}/${total}}\`, and change it to a percent.`,
  };
}

/** Asks for the probability that something picked at random does not belong to a bar. */
function chanceOfOtherBars(random: Random): ItemDraft | null {
  const { poll, bar, others, total, figure } = drawBars(random, [2, 3, 4, 5, 10]);
  if (2 * bar.value === total) return null;
  const { label: name, value } = bar;
  const asked = name.toLowerCase();
  const rest = total - value;
  const nearest = others.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  const remaining = (without: Bar): readonly [string, string] => {
    const [one = '', other = ''] = others
      .filter(({ label }) => label !== without.label)
      .map(({ label }) => label.toLowerCase());
    return [one, other];
  };
  return {
    stem: `The bar graph shows ${poll.shows}. ${poll.picks(asked)}`,
    figure,
    key: withExplanation(
      fractionAnswer(rest, total),
      `The four bars add up to ${total}, and the three bars other than ${name} add up to ${rest}.`,
    ),
    again: sumOf(others.map((other) => other.value / total)),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(value, total),
        `The probability of ${poll.one(asked)} is \`{${value}/${total}}\`. Subtract it from 1.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        fractionAnswer(Math.min(value, rest), Math.max(value, rest)),
        `The ${value} ${poll.many(asked)} were compared with the ${rest} other ${poll.things}. Compare the ${rest} with all ${total}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        fractionAnswer(3, 4),
        'Three of the four bars are left, but the bars are not equal.',
      ),
      ...nearest
        .slice(0, 2)
        .map((other) =>
          toMistakeAnswer(
            'misread-figure',
            fractionAnswer(total - other.value, total),
            `Leaving out ${other.label} instead of ${name} gives this probability.`,
          ),
        ),
      ...nearest
        .slice(0, 2)
        .map((other) =>
          toMistakeAnswer(
            'left-out',
            fractionAnswer(other.value, total),
            `The probability of ${poll.one(other.label.toLowerCase())} is \`{${other.value}/${total}}\`. The question includes ${poll.two(...remaining(other))} as well.`,
          ),
        ),
      toMistakeAnswer(
        'looks-right',
        fractionAnswer(1, 4),
        `One bar out of four is a fourth of the bars, but the bars are not equal, and ${name} is the one to leave out.`,
      ),
    ].filter((mistake) => mistake.value < 1),
    method: `Add the bars to get ${total}. Subtract ${value}, and divide the ${rest} that are left by ${total}.`,
  };
}

const barShare: Generator = {
  id: 'probability-bar-share',
  topic: 'probability',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [percentOfBar, chanceOfOtherBars],
};

const codeKinds = [
  ['locker code', 'codes'],
  ['parking permit number', 'permit numbers'],
  ['raffle ticket code', 'codes'],
  ['product code', 'codes'],
] as const;

/** Asks how many codes of one letter and two different digits there are. */
function codesWithoutRepeats(random: Random): ItemDraft | null {
  const [thing, things] = pickOne(random, codeKinds);
  const letters = random.integer(3, 7);
  const digits = random.integer(4, 9);
  if (letters === digits || letters === digits - 1) return null;
  const named = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, letters);
  const symbols = letters + digits;
  const ends = digits * (digits - 1);
  let counted = 0;
  for (let letter = 1; letter <= letters; letter += 1)
    for (let first = 1; first <= digits; first += 1)
      for (let second = 1; second <= digits; second += 1) if (second !== first) counted += 1;
  return {
    stem: `A ${thing} consists of one of the letters ${named.slice(0, -1).join(', ')}, or ${named.at(-1)}, followed by two different digits from 1 to ${digits}. How many different ${things} are possible?`,
    key: withExplanation(
      numberAnswer(letters * ends),
      `There are ${letters} choices for the letter, ${digits} for the first digit, and ${digits - 1} for the second.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(letters * digits ** 2),
        `Here the second digit could repeat the first. Only ${digits - 1} digits are left for it.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(letters + digits + digits - 1),
        `The numbers of choices, ${letters}, ${digits}, and ${digits - 1}, were added. Multiply them.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer((letters * ends) / 2),
        'The order of the digits matters: 12 and 21 are different, but here they were counted as one.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(letters * digits),
        'Multiplying these counts one letter and one digit. The second digit is missing.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(ends),
        `Only the pairs of digits were counted. Each pair goes with ${letters} letters.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(letters * (digits + 1) * digits),
        `The digit 0 was counted, too, but the digits run from 1 to ${digits}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(letters * (digits + digits - 1)),
        `The choices for the two digits were added, \`${digits} + ${digits - 1}\`, instead of multiplied.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(3 * letters * ends),
        'The letter always comes first. Here it was allowed in any of three places.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(symbols * (symbols - 1) * (symbols - 2)),
        `Any three different letters and digits were counted, \`${symbols} * ${symbols - 1} * ${symbols - 2}\`, but the letter always comes first.`,
      ),
    ],
    method: `Multiply the numbers of choices: \`${letters} * ${digits} * ${digits - 1}\`.`,
  };
}

/** Choices of which the third is optional. */
const menus = [
  {
    story:
      'At a diner, a lunch special consists of one of {a} main dishes, one of {b} sides, and, if desired, one of {c} desserts.',
    asks: 'How many different lunch specials are possible?',
    optional: 'dessert',
    options: 'desserts',
    pair: 'a main dish and a side',
  },
  {
    story:
      'A bicycle comes in {a} frame sizes and {b} colors. It can be ordered with one of {c} kinds of baskets or without a basket.',
    asks: 'In how many different ways can the bicycle be ordered?',
    optional: 'basket',
    options: 'kinds of baskets',
    pair: 'a frame size and a color',
  },
  {
    story:
      'At a shop, a sundae has one of {a} flavors of ice cream and one of {b} sauces. One of {c} toppings can be added, but a topping is not required.',
    asks: 'How many different sundaes are possible?',
    optional: 'topping',
    options: 'toppings',
    pair: 'a flavor and a sauce',
  },
  {
    story:
      'A summer camp lets each student choose one of {a} sports and one of {b} crafts. A student may also choose one of {c} languages or no language.',
    asks: 'How many different choices of activities are possible?',
    optional: 'language',
    options: 'languages',
    pair: 'a sport and a craft',
  },
] as const;

/** Asks how many ways there are to choose from three lists, the third of which may be skipped. */
function choicesWithOption(random: Random): ItemDraft | null {
  const { story, asks, optional, options, pair } = pickOne(random, menus);
  const [a, b, c] = [random.integer(3, 8), random.integer(2, 6), random.integer(2, 6)];
  if (new Set([a, b, c, c + 1]).size < 4) return null;
  const key = a * b * (c + 1);
  let counted = 0;
  for (let first = 1; first <= a; first += 1)
    for (let second = 1; second <= b; second += 1) for (let third = 0; third <= c; third += 1) counted += 1;
  const stem = story.replace('{a}', String(a)).replace('{b}', String(b)).replace('{c}', String(c));
  return {
    stem: `${stem} ${asks}`,
    key: withExplanation(
      numberAnswer(key),
      `Going without a ${optional} is one more possibility, so there are ${a}, ${b}, and ${c + 1} choices. Multiply them.`,
    ),
    again: counted,
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(a * b * c),
        `Going without a ${optional} was left out. It makes ${c + 1} possibilities for the ${optional} instead of ${c}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(a + b + c),
        `The numbers of choices, ${a}, ${b}, and ${c}, were added. Multiply, because each choice goes with every other.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 * a * b * c),
        `Doubling \`${a} * ${b} * ${c}\` for “with or without” counts every choice without a ${optional} ${c} times.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(a * b),
        `Only ${pair} were counted. Each of these pairs goes with ${c + 1} possibilities for the ${optional}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(a * b + c + 1),
        `The ${c + 1} possibilities for the ${optional} were added to \`${a} * ${b}\` instead of multiplied.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer((a + 1) * (b + 1) * (c + 1)),
        `Only the ${optional} is optional. Here ${pair.replaceAll(/\ba /g, 'the ')} were counted as optional, too.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(a * b * (c + 2)),
        `Going without a ${optional} is one possibility. Here it was counted as two.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((a + b) * (c + 1)),
        `The first two numbers were added, \`${a} + ${b}\`, before multiplying by ${c + 1}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(2 ** c * a * b),
        `Any number of the ${c} ${options} was allowed, but only one can be chosen.`,
      ),
    ],
    method: `Count “no ${optional}” as one more possibility, and multiply: \`${a} * ${b} * ${c + 1}\`.`,
  };
}

const codes: Generator = {
  id: 'probability-codes',
  topic: 'probability',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [codesWithoutRepeats, choicesWithOption],
};

const ways: Readonly<Record<string, string>> = {
  Bus: 'take the bus',
  Car: 'come by car',
  Bicycle: 'ride a bicycle',
  Walking: 'walk',
};

/** Subjects of circle graphs; each has four parts. */
const circleGraphs = [
  {
    title: 'How Students Get to School',
    lead: (total: number) => `The circle graph shows how ${total} students get to school.`,
    labels: ['Bus', 'Car', 'Bicycle', 'Walking'],
    who: 'students',
    whole: 'The circle graph shows how the students of a school get to school.',
    asksAll: (count: number, label: string) =>
      `If ${count} students ${ways[label]}, how many students are there in the school?`,
    more: (label: string) => `how many more ${ways[label]}`,
    asks: (label: string) => `How many of the students ${ways[label]}?`,
    compares: (label: string, other: string) => `How many more students ${ways[label]} than ${ways[other]}?`,
  },
  {
    title: 'Favorite Sports',
    lead: (total: number) => `The circle graph shows the favorite sports of ${total} students.`,
    labels: ['Soccer', 'Tennis', 'Baseball', 'Swimming'],
    who: 'students',
    whole: 'The circle graph shows the favorite sports of the students in a survey.',
    asksAll: (count: number, label: string) =>
      `If ${count} students chose ${label.toLowerCase()}, how many students were in the survey?`,
    more: (label: string) => `how many more chose ${label.toLowerCase()}`,
    asks: (label: string) => `How many of the students chose ${label.toLowerCase()}?`,
    compares: (label: string, other: string) =>
      `How many more students chose ${label.toLowerCase()} than ${other.toLowerCase()}?`,
  },
  {
    title: 'Trees in a Park',
    lead: (total: number) => `The circle graph shows the kinds of trees in a park with ${total} trees.`,
    labels: ['Oak', 'Maple', 'Pine', 'Birch'],
    who: 'trees',
    whole: 'The circle graph shows the kinds of trees in a park.',
    asksAll: (count: number, label: string) =>
      `If there are ${count} ${label.toLowerCase()} trees, how many trees are in the park?`,
    more: (label: string) => `how many more ${label.toLowerCase()} trees there are`,
    asks: (label: string) => `How many ${label.toLowerCase()} trees are in the park?`,
    compares: (label: string, other: string) =>
      `How many more ${label.toLowerCase()} trees than ${other.toLowerCase()} trees are in the park?`,
  },
] as const;

interface Part {
  readonly label: string;
  readonly share: number;
}

/** A circle graph of four parts in random order, with their percents. */
interface CircleQuestion {
  readonly subject: (typeof circleGraphs)[number];
  readonly parts: readonly [Part, Part, Part, Part];
  readonly figure: CircleGraphFigure;
}

/** Four different percents that add up to 100: multiples of 5 from 10 to 60. */
const partSizes = integersUpTo(12).flatMap((a) =>
  integersUpTo(12).flatMap((b) =>
    integersUpTo(12)
      .map((c) => [a, b, c, 20 - a - b - c] as const)
      .filter(([, , c, d]) => a >= 2 && a < b && b < c && c < d && d <= 12)
      .map((sizes) => sizes.map((size) => 5 * size)),
  ),
);

function drawCircleGraph(random: Random): CircleQuestion {
  const subject = pickOne(random, circleGraphs);
  const shares = random.shuffled(pickOne(random, partSizes));
  const parts = subject.labels.map((label, index) => ({
    label,
    share: assertPresent(shares[index], 'a part without its percent'),
  }));
  const described = formatList(parts.map(({ label, share }) => `${label} ${share}%`));
  const shuffled = random.shuffled(parts);
  const part = (index: number) => assertPresent(shuffled[index], 'fewer than four parts');
  return {
    subject,
    parts: [part(0), part(1), part(2), part(3)],
    figure: {
      kind: 'circle-graph',
      title: subject.title,
      description: `A circle graph with four parts: ${described}.`,
      parts: parts.map(({ label, share }) => ({ label: `${label} ${share}%`, share })),
    },
  };
}

/** With totals on both sides of 100, confusing the percent with the count can give too much or too little. */
const totals = [40, 60, 80, 120, 160, 200, 240, 300, 400];

/** Fractions that a student may take for a percent near them. */
const simpleShares: readonly {
  readonly name: string;
  readonly divisor: number;
  readonly shares: readonly number[];
}[] = [
  { name: 'Half', divisor: 2, shares: [45, 55] },
  { name: 'One third', divisor: 3, shares: [30, 35] },
];

/** Gives the total and asks for the number in one part. */
function countOfPart(random: Random): ItemDraft | null {
  const { subject, parts, figure } = drawCircleGraph(random);
  const { who } = subject;
  const [one, other, third, fourth] = parts;
  const total = pickOne(random, totals);
  if (total <= one.share) return null;
  const count = (share: number) => (share * total) / 100;
  const key = count(one.share);
  const simple = simpleShares.find(({ shares }) => shares.includes(one.share));
  return {
    stem: `${subject.lead(total)} ${subject.asks(one.label)}`,
    figure,
    key: withExplanation(
      numberAnswer(key),
      `The graph shows ${one.share}% for ${one.label}, and ${one.share}% of ${total} is ${key}.`,
    ),
    again: total - sumOf([other, third, fourth].map(({ share }) => count(share))),
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(one.share),
        `The graph shows ${one.share} percent for ${one.label}. It equals the number of ${who} only if there are 100 in all.`,
      ),
    ],
    mistakes: [
      ...(simple === undefined
        ? []
        : [
            toMistakeAnswer(
              'looks-right',
              numberAnswer(total / simple.divisor),
              `${simple.name} of ${total} is ${total / simple.divisor}, but ${one.share}% is a little ${one.share * simple.divisor < 100 ? 'less' : 'more'} than ${simple.name.toLowerCase()}.`,
            ),
          ]),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(total - key),
        `The other three parts of the graph together stand for this number of ${who}.`,
      ),
      // Puts parts closest in size to the right one first, because they are the easiest to mistake for it.
      ...[other, third, fourth]
        .toSorted((a, b) => Math.abs(a.share - one.share) - Math.abs(b.share - one.share))
        .map(({ label, share }) =>
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(count(share)),
            `The part for ${label} stands for this number of ${who}, ${share}% of ${total}.`,
          ),
        ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(total / 4),
        `The ${total} ${who} were divided equally among the four parts, but the parts are not equal.`,
      ),
      toMistakeAnswer(
        'place-value',
        numberAnswer(count(one.share) / 10),
        `The decimal point is one place off: ${one.share}% of ${total} is ${key}, not ${numberAnswer(key / 10).text}.`,
      ),
    ].filter(isWholeNumber),
    method: `Write ${one.share}% as the fraction ${fractionAnswer(one.share, 100).text}, and multiply it by ${total}.`,
  };
}

/** Gives the total and asks how many more one part stands for than another. */
function differenceOfParts(random: Random): ItemDraft | null {
  const { subject, parts, figure } = drawCircleGraph(random);
  const { who } = subject;
  const [one, other] = parts;
  const total = pickOne(random, totals);
  const count = (share: number) => (share * total) / 100;
  const difference = one.share - other.share;
  if (difference <= 0) return null;
  return {
    stem: `${subject.lead(total)} ${subject.compares(one.label, other.label)}`,
    figure,
    key: withExplanation(
      numberAnswer(count(difference)),
      `The difference is \`${one.share}% - ${other.share}% = ${difference}%\`, and ${difference}% of ${total} is ${count(difference)}.`,
    ),
    again: count(one.share) - count(other.share),
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(difference),
        `The difference in percent is ${difference}. It equals the number of ${who} only if there are 100 in all.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(count(one.share)),
        `The part for ${one.label} stands for this number of ${who}. The question asks how many more.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(count(one.share + other.share)),
        'The two percents were added instead of subtracted.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(count(other.share)),
        `The part for ${other.label} stands for ${count(other.share)} ${who}. The question asks ${subject.more(one.label)}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(count(one.share) - other.share),
        `From ${count(one.share)} ${who}, ${other.share} was subtracted, which is a percent. Subtract ${count(other.share)} ${who}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(total / difference),
        `Dividing ${total} by ${difference} does not give ${difference}%. Multiply ${total} by ${fractionAnswer(difference, 100).text}.`,
      ),
      toMistakeAnswer(
        'place-value',
        numberAnswer(count(difference) / 10),
        `The decimal point is one place off: ${difference}% of ${total} is ${count(difference)}, not ${numberAnswer(count(difference) / 10).text}.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract the percents first, and then find ${difference}% of ${total}.`,
  };
}

/** Gives the number in one part and asks for the total. */
function totalFromPart(random: Random): ItemDraft | null {
  const { subject, parts, figure } = drawCircleGraph(random);
  const { who } = subject;
  const [one] = parts;
  // With most of these totals, the percent of the known part, a common mistake, is whole.
  const total = pickOne(random, [200, 300, 400, 500, 600]);
  const known = (one.share * total) / 100;
  // The total of these parts is seen at once.
  if ([10, 25, 50].includes(one.share)) return null;
  const ofKnown = toMistakeAnswer(
    'wrong-whole',
    numberAnswer((one.share * known) / 100),
    `Taking ${one.share}% of ${known} treats the ${known} ${who} as the whole. They are the part.`,
  );
  return {
    stem: `${subject.whole} ${subject.asksAll(known, one.label)}`,
    figure,
    key: withExplanation(
      numberAnswer(total),
      `The ${known} ${who} are ${one.share}%, or ${fractionAnswer(one.share, 100).text}, of all, and ${one.share}% of ${total} is ${known}.`,
    ),
    again: assertPresent(
      integersUpTo(1000).find((all) => all * one.share === known * 100),
      'no total fits',
    ),
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(4 * known),
        `Multiplying ${known} by 4 would be right if all four parts were equal, 25% each.`,
      ),
    ],
    mistakes: [
      ofKnown,
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(known + (one.share * known) / 100),
        `To the ${known} ${who}, ${one.share}% of ${known} was added. They are themselves ${one.share}% of all.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(known + one.share),
        `Adding ${known} and ${one.share} mixes two things: ${known} is a number of ${who}, and ${one.share} is a percent.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(total - known),
        `The other three parts stand for this number of ${who}. Add the ${known}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((100 * known) / (100 - one.share)),
        `The ${known} ${who} were taken to be ${100 - one.share}% of all, but ${100 - one.share}% is the rest.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(known * one.share),
        `Multiplying ${known} by ${one.share} is not how to undo a percent. Divide by ${one.share} and multiply by 100.`,
      ),
      toMistakeAnswer(
        'place-value',
        numberAnswer(10 * total),
        `The decimal point is one place off: ${one.share}% of ${numberAnswer(10 * total).text} is ${numberAnswer(10 * known).text}, not ${known}.`,
      ),
    ].filter(
      (mistake) =>
        isWholeNumber(mistake) &&
        (mistake === ofKnown || (mistake.value > known && mistake.value <= 10 * total)),
    ),
    method: `Divide ${known} by ${one.share} to find 1%, and multiply by 100. Or divide ${known} by ${fractionAnswer(one.share, 100).text}.`,
  };
}

const circleGraph: Generator = {
  id: 'probability-circle-graph',
  topic: 'probability',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [countOfPart, differenceOfParts, totalFromPart],
};

export const probabilityGenerators: readonly Generator[] = [twoDraws, barShare, codes, circleGraph];
