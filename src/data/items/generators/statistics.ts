import { assertPresent } from '@/lib/assert';
import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  sumOf,
} from './generator';
import { graphGenerators } from './graphs';

const nextScore: Generator = {
  id: 'statistics-next-score',
  topic: 'statistics',
  difficulty: 3,
  skeletons: [
    (random) => {
      const name = pickOne(random, ['Lina', 'Tomas', 'Aiko', 'Kwame', 'Nadia']);
      const [round, rounds] = pickOne(random, [
        ['game', 'basketball games'],
        ['round', 'rounds of a trivia contest'],
        ['match', 'volleyball matches'],
      ] as const);
      const [count, before, rise] = [random.integer(3, 7), random.integer(8, 20), random.integer(1, 3)];
      const after = before + rise;
      const key = after + count * rise;
      return {
        stem: `In ${count} ${rounds}, ${name} scored an average (arithmetic mean) of ${before} points per ${round}. How many points must ${name} score in the next ${round} to raise the average to ${after}?`,
        key: withExplanation(
          numberAnswer(key),
          `For a mean of ${after}, all ${count + 1} scores must add up to ${after * (count + 1)}. So far they add up to ${before * count}.`,
        ),
        again: assertPresent(
          Array.from({ length: 200 }, (_, score) => score).find(
            (score) => before * count + score === after * (count + 1),
          ),
          'no score fits',
        ),
        classic: [
          toMistakeAnswer(
            'looks-right',
            numberAnswer(after + rise),
            `The mean of ${before} and this number is ${after}, but ${before} is the mean of ${count} scores, not a single score.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(after * (count + 1)),
            `This is the total needed for all ${count + 1} scores. The ${before * count} points so far must be subtracted.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'looks-right',
            numberAnswer(after),
            `A score of ${after} brings the mean closer to ${after}, but not all the way.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(count * rise),
            `This is how far the ${count} earlier scores fall short in all. It must be added to ${after}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(before * count),
            `This is the total that ${name} has scored so far.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(before + count * rise),
            `The ${count * rise} points that are missing so far were added to ${before} instead of to ${after}.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(after + (count + 1) * rise),
            `The increase of ${rise} was counted for ${count + 1} earlier scores, but there are only ${count}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(after * count),
            `This is the sum of ${count} scores with a mean of ${after}, not a single score.`,
          ),
        ],
        method: `The new score must be ${after}, plus ${rise} more for each of the ${count} earlier scores.`,
      };
    },
  ],
};

const surveys = [
  {
    who: 'students',
    one: 'student',
    what: 'books',
    did: 'read in one month',
    caption: 'Books Read in One Month',
    head: ['Number of books', 'Number of students'],
  },
  {
    who: 'families',
    one: 'family',
    what: 'trips',
    did: 'took in one year',
    caption: 'Trips Taken in One Year',
    head: ['Number of trips', 'Number of families'],
  },
  {
    who: 'players',
    one: 'player',
    what: 'goals',
    did: 'scored in one season',
    caption: 'Goals Scored in One Season',
    head: ['Number of goals', 'Number of players'],
  },
  {
    who: 'guests',
    one: 'guest',
    what: 'tickets',
    did: 'bought at a school fair',
    caption: 'Tickets Bought at a School Fair',
    head: ['Number of tickets', 'Number of guests'],
  },
] as const;

const frequencyTable: Generator = {
  id: 'statistics-frequency-table',
  topic: 'statistics',
  difficulty: 3,
  skeletons: [
    (random) => {
      const { who, one, what, did, caption, head } = pickOne(random, surveys);
      const people = pickOne(random, [10, 20]);
      const cuts = random
        .shuffled(Array.from({ length: people - 1 }, (_, index) => index + 1))
        .slice(0, 4)
        .toSorted((a, b) => a - b);
      const counts = [...cuts, people].map((cut, index) => cut - (cuts[index - 1] ?? 0));
      const all = counts.flatMap((count, row) => Array.from({ length: count }, () => row + 1));
      const total = sumOf(counts.map((count, row) => count * (row + 1)));
      if ((total * 10) % people !== 0) return null;
      const median = sumOf(all.slice(people / 2 - 1, people / 2 + 1)) / 2;
      const most = Math.max(...counts);
      const mode = counts.indexOf(most) + 1;
      const hasOneMode = counts.lastIndexOf(most) === mode - 1;
      return {
        stem: `The table shows how many ${what} each of ${people} ${who} ${did}. What is the mean number of ${what} per ${one}?`,
        table: { caption, columns: head, rows: counts.map((count, row) => [String(row + 1), String(count)]) },
        key: withExplanation(
          numberAnswer(total / people),
          `Multiplying in each row and adding gives ${total} ${what} in all, and ${total} divided by ${people} is the mean.`,
        ),
        // Starts from a guess of 3 and corrects it by the mean deviation from 3.
        again: 3 + sumOf(all.map((each) => each - 3)) / people,
        classic: [
          toMistakeAnswer(
            'left-out',
            numberAnswer(3),
            median === 3
              ? `This is the median, and also the mean of 1, 2, 3, 4, and 5. Some rows stand for more ${who} than others.`
              : `This is the mean of 1, 2, 3, 4, and 5, as if each row stood for the same number of ${who}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(total / 5),
            `The total of ${total} ${what} was divided by the 5 rows instead of by the ${people} ${who}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(median),
            hasOneMode && mode === median
              ? `This is the median and the mode of the ${people} values, but the mean is asked for.`
              : `This is the median, the middle value when all ${people} are listed in order.`,
          ),
          ...(hasOneMode
            ? [
                toMistakeAnswer(
                  'wrong-rule',
                  numberAnswer(mode),
                  `This is the mode, the value of the row with the most ${who}, ${most}.`,
                ),
              ]
            : []),
          toMistakeAnswer(
            'left-out',
            numberAnswer(15 / people),
            `The sum of 1, 2, 3, 4, and 5 was divided by ${people}, without counting how often each value occurs.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(total),
            `This is the total number of ${what}. It must be divided by ${people}.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(people / 5),
            `This is the mean of the second column, the numbers of ${who}.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(4),
            'This is the range, the greatest value minus the least, `5 - 1`.',
          ),
        ],
        method: `Multiply the two numbers in each row, add the products to get ${total}, and divide by ${people}.`,
      };
    },
  ],
};

const contests = [
  { at: 'On a history test', who: 'students', from: 'in', one: 'Room 1', other: 'Room 2' },
  { at: 'In an archery contest', who: 'members', from: 'of', one: 'the red team', other: 'the blue team' },
  { at: 'In a spelling contest', who: 'students', from: 'from', one: 'North School', other: 'South School' },
];

const twoGroups: Generator = {
  id: 'statistics-two-groups',
  topic: 'statistics',
  difficulty: 4,
  skeletons: [
    (random) => {
      const { at, who, from, one, other } = pickOne(random, contests);
      const [first, second] = pickOne(random, [
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
        [3, 4],
        [2, 1],
        [3, 1],
        [4, 1],
        [3, 2],
        [4, 3],
      ] as const);
      const size = random.integer(3, 9);
      // Keeps the mean of the two averages, a distractor, whole; otherwise, it would stand out.
      const step = pickOne(random, (first + second) % 2 === 0 ? [-3, -2, 2, 3] : [-4, -2, 2, 4]);
      const low = random.integer(62, 85);
      const high = low + (first + second) * step;
      if (high < 55 || high > 98) return null;
      const [firstCount, secondCount] = [first * size, second * size];
      const points = [
        ...Array.from({ length: firstCount }, () => low),
        ...Array.from({ length: secondCount }, () => high),
      ];
      return {
        stem: `${at}, the ${firstCount} ${who} ${from} ${one} had a mean score of ${low}, and the ${secondCount} ${who} ${from} ${other} had a mean score of ${high}. What was the mean score of all ${firstCount + secondCount} ${who}?`,
        key: withExplanation(
          numberAnswer(low + second * step),
          `The groups are in the ratio ${first}:${second}, so the mean is \`{${second}/${first + second}}\` of the way from ${low} to ${high}.`,
        ),
        again: sumOf(points) / points.length,
        classic: [
          toMistakeAnswer(
            'looks-right',
            numberAnswer((low + high) / 2),
            `This is the mean of ${low} and ${high}, but the two groups are not the same size.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(low + first * step),
            `The sizes of the groups were switched: ${secondCount} was used for ${one} and ${firstCount} for ${other}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(sumOf(points) / 2),
            `The sum of all the scores was divided by 2, but there are ${firstCount + secondCount} ${who}.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(low),
            `This is the mean score of ${one} alone. Both groups count.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(high),
            `This is the mean score of ${other} alone. Both groups count.`,
          ),
        ].filter(isWholeNumber),
        method: `The groups are in the ratio ${first}:${second}, so find \`${first} * ${low} + ${second} * ${high}\` and divide by ${first + second}.`,
      };
    },
  ],
};

export const statisticsGenerators: readonly Generator[] = [
  nextScore,
  frequencyTable,
  twoGroups,
  ...graphGenerators,
];
