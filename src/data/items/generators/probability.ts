import { assertPresent } from '@/lib/assert';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  withExplanation,
  fractionAnswer,
  type Generator,
  isWholeNumber,
  pickOne,
  type ExplainedAnswer,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

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
  skeletons: [
    (random) => {
      const { place, things, wanted, other } = pickOne(random, bags);
      const all = random.integer(5, 9);
      const good = random.integer(2, all - 2);
      const bad = all - good;
      const pairs = all * (all - 1);
      const order = integersUpTo(all).flatMap((first) =>
        integersUpTo(all).map((second) => [first, second] as const),
      );
      const possible = order.filter(([first, second]) => first !== second);
      return {
        stem: `A ${place} contains ${good} ${wanted} ${things} and ${bad} ${other} ${things}. Two ${things} are drawn at random, one after the other, without replacement. What is the probability that both ${things} are ${wanted}?`,
        key: withExplanation(
          fractionAnswer(good * (good - 1), pairs),
          `The probability is \`{${good}/${all}}\` for the first and then \`{${good - 1}/${all - 1}}\` for the second. Multiply the two.`,
        ),
        again: possible.filter(([first, second]) => first <= good && second <= good).length / possible.length,
        classic: [
          toMistakeAnswer(
            'left-out',
            fractionAnswer(good ** 2, all ** 2),
            `This is \`{${good}/${all}}\` times itself, as if the first one were put back before the second draw.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            fractionAnswer(good * (good - 1), all ** 2),
            `The number of ${wanted} ${things} was lowered for the second draw, but the total was left at ${all}.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            fractionAnswer(good, all),
            `This is the probability that the first one is ${wanted}. The second must be ${wanted}, too.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            fractionAnswer(good - 1, all - 1),
            `This is the probability that the second one is ${wanted} if the first one was ${wanted}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            fractionAnswer(2 * good * bad, pairs),
            'This is the probability of drawing one of each color, in either order.',
          ),
          toMistakeAnswer(
            'other-quantity',
            fractionAnswer(bad * (bad - 1), pairs),
            `This is the probability that both ${things} are ${other}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            fractionAnswer(good * bad, pairs),
            `This is the probability that the first one is ${wanted} and the second one is ${other}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            fractionAnswer((good * (good - 1)) / 2, pairs),
            `The pairs of ${wanted} ${things} were counted without order, but all ${pairs} pairs with order.`,
          ),
        ],
        method: `Multiply \`{${good}/${all}}\` by \`{${good - 1}/${all - 1}}\`, since one of the ${wanted} ${things} is gone the second time.`,
      };
    },
  ],
};

const polls = [
  {
    shows: 'how the students in a school voted on where to go for a field trip',
    axis: 'Votes',
    labels: ['Beach', 'Zoo', 'Farm', 'Museum'],
    asks: (label: string) => `What percent of the votes were for the ${label.toLowerCase()}?`,
  },
  {
    shows: 'the number of drinks of each kind sold at a school fair',
    axis: 'Drinks sold',
    labels: ['Tea', 'Juice', 'Water', 'Milk'],
    asks: (label: string) => `What percent of the drinks sold were ${label.toLowerCase()}?`,
  },
  {
    shows: 'the number of books of each kind that students checked out in one week',
    axis: 'Books checked out',
    labels: ['History', 'Science', 'Poetry', 'Travel'],
    asks: (label: string) => `What percent of the books checked out were ${label.toLowerCase()} books?`,
  },
] as const;

const percent = (part: number, whole: number) => numberAnswer((100 * part) / whole, '', '%');

const barShare: Generator = {
  id: 'probability-bar-share',
  topic: 'probability',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { shows, axis, labels, asks } = pickOne(random, polls);
      // With totals on both sides of 100, confusing the percent with the number can give too much or too little.
      const step = pickOne(random, [1, 2, 4, 10, 10, 20]);
      const total = 20 * step;
      const cuts = random
        .shuffled(integersUpTo(19))
        .slice(0, 3)
        .toSorted((a, b) => a - b);
      const counts = [...cuts, 20].map((cut, index) => cut - (cuts[index - 1] ?? 0));
      if (Math.max(...counts) > 14 || new Set(counts).size < 3) return null;
      const asked = random.integer(0, 3);
      const bars = labels.map((label, index) => ({
        label,
        value: step * assertPresent(counts[index], 'a bar without its count'),
      }));
      const { label: name, value } = assertPresent(bars[asked], 'a bar beyond the fourth');
      if (value >= 100) return null;
      const tallest = Math.max(...bars.map((bar) => bar.value));
      const ofRest = toMistakeAnswer(
        'wrong-whole',
        percent(value, total - value),
        `The ${value} was compared with the other three bars, ${total - value}, instead of with all four.`,
      );
      const ofTallest = toMistakeAnswer(
        'wrong-whole',
        percent(value, tallest),
        `The ${value} was compared with the tallest bar, ${tallest}, instead of with the total.`,
      );
      const compared = [ofRest, ofTallest].find((mistake) => isWholeNumber(mistake) && mistake.value < 100);
      if (compared === undefined) return null;
      const wrongBars = bars.filter((bar) => bar.label !== name);
      return {
        stem: `The bar graph shows ${shows}. ${asks(name)}`,
        figure: {
          kind: 'bars',
          title: axis,
          description: `A bar graph with ${formatList(bars.map((bar) => `${bar.label} ${bar.value}`))}.`,
          axis,
          step,
          values: bars,
        },
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
            `The bar for ${name} shows the number ${value}, which would be the percent only if the total were 100.`,
          ),
          compared,
        ],
        mistakes: [
          toMistakeAnswer(
            'other-quantity',
            percent(total - value, total),
            `This is the percent for the other three bars together, ${total - value} out of ${total}.`,
          ),
          ofTallest,
          ...wrongBars.map((bar) =>
            toMistakeAnswer(
              'misread-figure',
              percent(bar.value, total),
              `This is the percent for ${bar.label}, ${bar.value} out of ${total}.`,
            ),
          ),
          toMistakeAnswer(
            'looks-right',
            numberAnswer(25, '', '%'),
            'One bar out of four is 25% of the bars, but the bars are not equal.',
          ),
        ].filter((mistake: ExplainedAnswer) => Number.isInteger(mistake.value) && mistake.value < 100),
        method: `Add the bars to get ${total}, write the fraction \`{${value}/${total}}\`, and change it to a percent.`,
      };
    },
  ],
};

const codes: Generator = {
  id: 'probability-codes',
  topic: 'probability',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [thing, things] = pickOne(random, [
        ['locker code', 'codes'],
        ['parking permit number', 'permit numbers'],
        ['seat number', 'seat numbers'],
        ['product code', 'codes'],
      ] as const);
      const letters = random.integer(3, 7);
      const digits = random.integer(4, 9);
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
            `This allows the same digit twice. The two digits must be different, so only ${digits - 1} are left for the second.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(letters + digits + digits - 1),
            `The numbers of choices, ${letters}, ${digits}, and ${digits - 1}, were added instead of multiplied.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'miscounted',
            numberAnswer((letters * ends) / 2),
            'The order of the digits matters: 12 and 21 are different, but here they were counted as one.',
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(letters * digits),
            'This counts one letter and one digit. The second digit is missing.',
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(ends),
            `This counts the pairs of digits only. Each pair goes with ${letters} letters.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(letters * (digits + 1) * digits),
            `This counts 0 as a digit, too, but the digits run from 1 to ${digits}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(letters * (digits + digits - 1)),
            `The choices for the two digits were added, \`${digits} + ${digits - 1}\`, instead of multiplied.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(3 * letters * ends),
            'This lets the letter stand in any of three places, but it always comes first.',
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(symbols * (symbols - 1) * (symbols - 2)),
            `This lets any of the ${symbols} letters and digits stand in each place, but the letter always comes first.`,
          ),
        ],
        method: `Multiply the numbers of choices: \`${letters} * ${digits} * ${digits - 1}\`.`,
      };
    },
  ],
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
    asks: (label: string) => `How many of the students ${ways[label]}?`,
    compares: (label: string, other: string) => `How many more students ${ways[label]} than ${ways[other]}?`,
  },
  {
    title: 'Favorite Sports',
    lead: (total: number) => `The circle graph shows the favorite sports of ${total} students.`,
    labels: ['Soccer', 'Tennis', 'Baseball', 'Swimming'],
    who: 'students',
    asks: (label: string) => `How many of the students chose ${label.toLowerCase()}?`,
    compares: (label: string, other: string) =>
      `How many more students chose ${label.toLowerCase()} than ${other.toLowerCase()}?`,
  },
  {
    title: 'Trees in a Park',
    lead: (total: number) => `The circle graph shows the kinds of trees in a park with ${total} trees.`,
    labels: ['Oak', 'Maple', 'Pine', 'Birch'],
    who: 'trees',
    asks: (label: string) => `How many ${label.toLowerCase()} trees are in the park?`,
    compares: (label: string, other: string) =>
      `How many more ${label.toLowerCase()} trees than ${other.toLowerCase()} trees are in the park?`,
  },
] as const;

const circleGraph: Generator = {
  id: 'probability-circle-graph',
  topic: 'probability',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { title, lead, labels, who, asks, compares } = pickOne(random, circleGraphs);
      // With totals on both sides of 100, confusing the percent with the count can give too much or too little.
      const total = pickOne(random, [40, 60, 80, 120, 160, 200, 240, 300, 400]);
      const cuts = random
        .shuffled(integersUpTo(19))
        .slice(0, 3)
        .toSorted((a, b) => a - b);
      const shares = [...cuts, 20].map((cut, index) => 5 * (cut - (cuts[index - 1] ?? 0)));
      if (Math.max(...shares) > 60 || Math.min(...shares) < 10 || new Set(shares).size < 4) return null;
      const parts = labels.map((label, index) => ({
        label,
        share: assertPresent(shares[index], 'a part without its percent'),
      }));
      const described = formatList(parts.map(({ label, share }) => `${label} ${share}%`));
      const figure = {
        kind: 'circle-graph' as const,
        title,
        description: `A circle graph with four parts: ${described}.`,
        parts: parts.map(({ label, share }) => ({ label: `${label} ${share}%`, share })),
      };
      const count = (share: number) => (share * total) / 100;
      const [one, other, third] = random.shuffled(parts);
      if (one === undefined || other === undefined || third === undefined) return null;
      if (random.integer(0, 1) === 1) {
        if (total <= one.share) return null;
        const key = count(one.share);
        return {
          stem: `${lead(total)} ${asks(one.label)}`,
          figure,
          key: withExplanation(
            numberAnswer(key),
            `The graph shows ${one.share}% for ${one.label}, and ${one.share}% of ${total} is ${key}.`,
          ),
          again: total - parts.reduce((sum, part) => (part === one ? sum : sum + count(part.share)), 0),
          classic: [
            toMistakeAnswer(
              'wrong-whole',
              numberAnswer(one.share),
              `This is the percent for ${one.label}. It equals the number of ${who} only if there are 100 in all.`,
            ),
            toMistakeAnswer(
              'other-quantity',
              numberAnswer(total - key),
              `This is the number of ${who} in the other three parts of the graph.`,
            ),
          ],
          mistakes: [
            // Puts parts closest in size to the right one first, because they are the easiest to mistake for it.
            ...[other, third]
              .toSorted((a, b) => Math.abs(a.share - one.share) - Math.abs(b.share - one.share))
              .map(({ label, share }) =>
                toMistakeAnswer(
                  'misread-figure',
                  numberAnswer(count(share)),
                  `This is the number of ${who} for ${label}, ${share}% of ${total}.`,
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
              `The decimal point is one place off: ${one.share}% of ${total} is ten times as many.`,
            ),
          ].filter(isWholeNumber),
          method: `Write ${one.share}% as the fraction ${fractionAnswer(one.share, 100).text}, and multiply it by ${total}.`,
        };
      }
      const difference = one.share - other.share;
      if (difference <= 0) return null;
      return {
        stem: `${lead(total)} ${compares(one.label, other.label)}`,
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
            `This is the difference in percent. It equals the number of ${who} only if there are 100 in all.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(count(one.share)),
            `This is the number of ${who} for ${one.label}, not how many more.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(count(one.share + other.share)),
            'The two percents were added instead of subtracted.',
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(count(Math.abs(one.share - third.share))),
            `This compares ${one.label} with ${third.label} instead of ${other.label}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(count(other.share)),
            `This is the number of ${who} for ${other.label}, ${other.share}% of ${total}.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(count(Math.abs(other.share - third.share))),
            `This compares ${other.label} with ${third.label} instead of ${one.label}.`,
          ),
          toMistakeAnswer(
            'place-value',
            numberAnswer(count(difference) / 10),
            `The decimal point is one place off: ${difference}% of ${total} is ten times as many.`,
          ),
        ].filter(isWholeNumber),
        method: `Subtract the percents first, and then find ${difference}% of ${total}.`,
      };
    },
  ],
};

export const probabilityGenerators: readonly Generator[] = [twoDraws, barShare, codes, circleGraph];
