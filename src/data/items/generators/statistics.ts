import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import {
  numberAnswer,
  type ItemDraft,
  withExplanation,
  type Generator,
  integersUpTo,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  sumOf,
} from './generator';
import { graphGenerators } from './graphs';

const scorers = [
  { name: 'Grace', subject: 'she', possessive: 'her' },
  { name: 'Lina', subject: 'she', possessive: 'her' },
  { name: 'Tomas', subject: 'he', possessive: 'his' },
  { name: 'Kwame', subject: 'he', possessive: 'his' },
  { name: 'Nadia', subject: 'she', possessive: 'her' },
] as const;
const contestRounds = [
  ['game', 'basketball games'],
  ['round', 'rounds of a trivia contest'],
  ['match', 'volleyball matches'],
] as const;

/** Gives a mean and asks for the score that raises it to another mean. */
function scoreForHigherMean(random: Random): ItemDraft {
  const { name, subject, possessive } = pickOne(random, scorers);
  const [round, rounds] = pickOne(random, contestRounds);
  const [count, before, rise] = [random.integer(3, 7), random.integer(8, 20), random.integer(1, 3)];
  const after = before + rise;
  const key = after + count * rise;
  return {
    stem: `In ${count} ${rounds}, ${name} scored an average (arithmetic mean) of ${before} points per ${round}. How many points must ${subject} score in the next ${round} to raise ${possessive} average to ${after}?`,
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
        `The mean of ${before} and this number is ${after}, but ${before} is the mean of ${count} scores, not one score.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(after * (count + 1)),
        `All ${count + 1} scores must add up to this number. Subtract the ${before * count} points scored so far.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(after),
        `A score of ${after} brings the mean closer to ${after}, but not all the way.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(count * rise),
        `The ${count} earlier scores fall short by this much in all. Add it to ${after}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(before * count),
        `So far, ${name} has scored this many points in all. The question asks about the next ${round}.`,
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
        `Adding ${count} scores with a mean of ${after} gives a sum, not a single score.`,
      ),
    ],
    method: `Multiply ${after} by ${count + 1} to get the total needed, and subtract \`${count} * ${before}\`.`,
  };
}

/** Gives the mean of several numbers and the mean after one of them is removed, and asks for that one. */
function removedNumber(random: Random): ItemDraft | null {
  const [count, before] = [random.integer(4, 8), random.integer(8, 20)];
  const change = pickOne(random, [-3, -2, -1, 1, 2, 3]);
  const after = before + change;
  const [total, rest] = [count * before, (count - 1) * after];
  const key = total - rest;
  if (key < 2 || key === count || before === count || after === count - 1) return null;
  const [lower, higher] = [Math.min(before, after), Math.max(before, after)];
  return {
    stem: `The average (arithmetic mean) of ${count} numbers is ${before}. When one of the numbers is removed, the average of the remaining numbers is ${after}. Which number was removed?`,
    key: withExplanation(
      numberAnswer(key),
      `The ${count} numbers add up to ${total}, and the other ${count - 1} add up to ${rest}. The difference is the number removed.`,
    ),
    again: assertPresent(
      Array.from({ length: 200 }, (_, number) => number).find(
        (number) => (count * before - number) / (count - 1) === after,
      ),
      'no number fits',
    ),
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(before - change),
        `The mean of this number and ${after} is ${before}, but ${after} is the mean of ${count - 1} numbers, not one number.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(Math.abs(change)),
        `Subtracting the two means, \`${higher} - ${lower}\`, leaves out how many numbers there are.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(Math.abs(total - count * after)),
        `Both means were multiplied by ${count}, but only ${count - 1} numbers have a mean of ${after}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(Math.abs(total - before - rest)),
        `Both means were multiplied by ${count - 1}, but ${count} numbers have a mean of ${before}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(before + (count - 1) * change),
        `Removing a number that is ${change > 0 ? 'greater' : 'less'} than the mean makes the mean ${change > 0 ? 'lower, but it rose' : 'higher, but it fell'}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(rest),
        `The ${count - 1} numbers that are left add up to ${rest}. Subtract that from the sum of all ${count}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(total),
        `All ${count} numbers add up to ${total}. Subtract the sum of the ${count - 1} others.`,
      ),
    ],
    method: `Find both sums, \`${count} * ${before} = ${total}\` and \`${count - 1} * ${after} = ${rest}\`, and subtract.`,
  };
}

/** Gives a mean and one more score, and asks for the new mean. */
function meanAfterNextScore(random: Random): ItemDraft | null {
  const { name, subject, possessive } = pickOne(random, scorers);
  const [round, rounds] = pickOne(random, contestRounds);
  const [count, before] = [random.integer(2, 6), random.integer(8, 20)];
  const change = pickOne(random, [-3, -2, -1, 1, 2, 3]);
  const key = before + change;
  const score = key + count * change;
  if (score < 2 || score > 40 || before === count || score === count) return null;
  const total = before * count + score;
  return {
    stem: `In ${count} ${rounds}, ${name} scored an average (arithmetic mean) of ${before} points per ${round}. In the next ${round}, ${subject} scored ${score} points. What is ${possessive} average for all ${count + 1} ${rounds.replace(/ of .*/, '').replace(/^.* /, '')}?`,
    key: withExplanation(
      numberAnswer(key),
      `All ${count + 1} scores add up to \`${count} * ${before} + ${score} = ${total}\`, and ${total} divided by ${count + 1} is ${key}.`,
    ),
    again: sumOf([...Array.from({ length: count }, () => before), score]) / (count + 1),
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer((before + score) / 2),
        `The mean of ${before} and ${score} counts the ${count} earlier scores as if they were one.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(score - change),
        `The last score was counted ${count} times and the earlier mean once. The earlier mean stands for ${count} scores, the last score for 1.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(before),
        `The mean of the first ${count} scores stays the same only if the next score equals it.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(total / count),
        `The total of ${total} was divided by ${count}, but there are now ${count + 1} scores.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(before + (score - before) / count),
        `The difference of ${Math.abs(score - before)} points was shared among ${count} scores, but there are ${count + 1} with the new one.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(total),
        `All ${count + 1} scores add up to ${total}. Divide that by ${count + 1}.`,
      ),
    ]
      .filter(isWholeNumber)
      // A mean lies between the least and the greatest of its numbers.
      .filter(
        ({ value }) =>
          (value >= Math.min(before, score) && value <= Math.max(before, score)) || value === total,
      ),
    method: `Find the total, \`${count} * ${before} + ${score}\`, and divide it by ${count + 1}.`,
  };
}

const nextScore: Generator = {
  id: 'statistics-next-score',
  topic: 'statistics',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [scoreForHigherMean, removedNumber, meanAfterNextScore],
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

/** Splits people at random into groups, none of which is empty; the largest comes first. */
function splitPeople(random: Random, people: number, groups: number): number[] {
  const cuts = random
    .shuffled(Array.from({ length: people - 1 }, (_, index) => index + 1))
    .slice(0, groups - 1)
    .toSorted((a, b) => a - b);
  return [...cuts, people].map((cut, index) => cut - (cuts[index - 1] ?? 0)).toSorted((a, b) => b - a);
}

/**
 * Orders of five rows in which the counts rise to a single peak and fall after it, as counts in real life do. A row is given by
 * its rank, 0 for the one with the most people.
 */
const peaks = [
  [0, 1, 2, 3, 4],
  [1, 0, 2, 3, 4],
  [2, 0, 1, 3, 4],
  [4, 3, 1, 0, 2],
  [4, 3, 2, 0, 1],
  [4, 3, 2, 1, 0],
] as const;

/** Each person's value: a row's value as often as its count says. */
const valuesOf = (counts: readonly number[]) =>
  counts.flatMap((count, row) => Array.from({ length: count }, () => row + 1));

/** The most frequent value; null if several are. */
function modeOf(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  return counts.lastIndexOf(most) === counts.indexOf(most) ? counts.indexOf(most) + 1 : null;
}

/** Shows a frequency table and asks for the mean. */
function meanOfTable(random: Random): ItemDraft | null {
  const { who, one, what, did, caption, head } = pickOne(random, surveys);
  const people = pickOne(random, [10, 20]);
  const sizes = splitPeople(random, people, 5);
  const counts = pickOne(random, peaks).map((rank) => sizes[rank] ?? 0);
  const all = valuesOf(counts);
  const total = sumOf(all);
  if ((total * 10) % people !== 0) return null;
  const median = sumOf(all.slice(people / 2 - 1, people / 2 + 1)) / 2;
  const mode = modeOf(counts);
  const ofRows = toMistakeAnswer(
    'left-out',
    numberAnswer(3),
    median === 3
      ? `The median is 3, and so is the mean of 1, 2, 3, 4, and 5. Some rows stand for more ${who} than others.`
      : `Taking the mean of 1, 2, 3, 4, and 5 treats each row as the same number of ${who}.`,
  );
  const byRows = toMistakeAnswer(
    'wrong-whole',
    numberAnswer(total / 5),
    `The total, ${total}, was divided by the 5 rows of the table instead of by the ${people} ${who}.`,
  );
  return {
    stem: `The table shows how many ${what} each of ${people} ${who} ${did}. What is the mean number of ${what} per ${one}?`,
    table: { caption, columns: head, rows: counts.map((count, row) => [String(row + 1), String(count)]) },
    key: withExplanation(
      numberAnswer(total / people),
      `Multiplying in each row and adding gives ${total} ${what} in all, and ${total} divided by ${people} is the mean.`,
    ),
    // Starts from a guess of 3 and corrects it by the mean deviation from 3.
    again: 3 + sumOf(all.map((each) => each - 3)) / people,
    // One of the two is always offered, so that the key may be the largest.
    classic: [random.integer(0, 1) === 1 ? byRows : ofRows],
    mistakes: [
      byRows,
      ofRows,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(median),
        mode === median
          ? `The median and the mode of the ${people} values are both ${median}. The question asks for the mean.`
          : `The median, the middle value when all ${people} are listed in order, is ${median}. The question asks for the mean.`,
      ),
      ...(mode === null
        ? []
        : [
            toMistakeAnswer(
              'wrong-rule',
              numberAnswer(mode),
              `The row for ${mode} has the most ${who}, which makes it the mode, not the mean.`,
            ),
          ]),
      toMistakeAnswer(
        'left-out',
        numberAnswer(15 / people),
        `The sum of 1, 2, 3, 4, and 5 was divided by ${people}, without counting how often each value occurs.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((15 + people) / people),
        'The two numbers in each row were added. Multiply them instead.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(4),
        'Subtracting the least value from the greatest, `5 - 1`, gives the range.',
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(5),
        `The greatest value in the table is 5, but only some of the ${who} reached it.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(people / 5),
        `The mean of the second column tells how many ${who} a row has. Use both columns.`,
      ),
    ].filter(
      (mistake) =>
        Number.isInteger(10 * mistake.value) &&
        ((mistake.value >= 1 && mistake.value <= 5) || mistake === byRows),
    ),
    method: `Multiply the two numbers in each row, add the products to get ${total}, and divide by ${people}.`,
  };
}

/** An ordinal of 4 to 20: "11th". */
const ordinal = (place: number) => `${place}th`;

/** Shows a frequency table and asks for the median. */
function medianOfTable(random: Random): ItemDraft | null {
  const { who, what, did, caption, head } = pickOne(random, surveys);
  const people = pickOne(random, [15, 25]);
  const sizes = splitPeople(random, people, 6);
  const counts = random.integer(0, 1) === 1 ? sizes : sizes.toReversed();
  const all = valuesOf(counts);
  const mean = sumOf(all) / people;
  const middle = (people + 1) / 2;
  const key = assertPresent(all[middle - 1], 'no middle');
  const mode = modeOf(counts);
  if (mode === null || mode === key) return null;
  const halfOfTotal =
    1 + integersUpTo(6).findIndex((row) => 2 * sumOf(all.filter((each) => each <= row)) >= sumOf(all));
  // Takes away one value at each end until one is left.
  let left = all.toSorted((a, b) => b - a);
  while (left.length > 1) left = left.slice(1, -1);
  return {
    stem: `The table shows how many ${what} each of ${people} ${who} ${did}. What is the median number of ${what}?`,
    table: { caption, columns: head, rows: counts.map((count, row) => [String(row + 1), String(count)]) },
    key: withExplanation(
      numberAnswer(key),
      `Of ${people} values in order, the ${ordinal(middle)} is in the middle. Counting down the second column shows that it is ${key}.`,
    ),
    again: assertPresent(left[0], 'no middle'),
    classic: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(3.5),
        `Taking the median of 1, 2, 3, 4, 5, and 6 treats each row as the same number of ${who}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(mode),
        `The row for ${mode} has the most ${who}, which makes it the mode, not the median.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(mean),
        `Dividing the total of ${sumOf(all)} ${what} by ${people} gives the mean. The question asks for the median.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(middle),
        `The ${ordinal(middle)} value is in the middle. Find out which value it is.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(assertPresent(counts[key - 1], 'no such row')),
        `The second column of the right row was read. It tells how many ${who} there are with ${key} ${what}.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(sumOf(counts.slice(2, 4)) / 2),
        `Taking the middle of the second column gives a number of ${who}, not of ${what}.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(5),
        'Subtracting the least value from the greatest, `6 - 1`, gives the range.',
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(halfOfTotal),
        `Half of all the ${what} lie in the rows up to ${halfOfTotal}. Count half of the ${who} instead.`,
      ),
    ].filter(({ value }) => Number.isInteger(10 * value) && (value <= 6 || value === middle)),
    method: `The median of ${people} values is the ${ordinal(middle)} in order. Add the numbers in the second column until you reach it.`,
  };
}

const frequencyTable: Generator = {
  id: 'statistics-frequency-table',
  topic: 'statistics',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [meanOfTable, medianOfTable],
};

const contests = [
  { at: 'On a history test', who: 'students', from: 'in', one: 'Room 1', other: 'Room 2' },
  { at: 'In an archery contest', who: 'archers', from: 'on', one: 'the red team', other: 'the blue team' },
  { at: 'In a spelling contest', who: 'students', from: 'from', one: 'North School', other: 'South School' },
] as const;

/** Ratios of the sizes of two groups, the smaller one first. */
const simpleRatios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [3, 4],
] as const;
/** Ratios in which neither group is a multiple of the other, so that mistakes with the ratio lead to different means. */
const unevenRatios = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;
const largestGroup = 36;

/** Two groups with a mean each. `mean` is that of both together, and the second mean is `low + (first + second) * step`. */
interface TwoGroups {
  readonly first: number;
  readonly second: number;
  readonly firstCount: number;
  readonly secondCount: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
}

function drawTwoGroups(
  random: Random,
  ratios: readonly (readonly [smaller: number, larger: number])[] = simpleRatios,
): TwoGroups | null {
  const [fewer, more] = pickOne(random, ratios);
  const [first, second] = random.integer(0, 1) === 1 ? [fewer, more] : [more, fewer];
  const size = random.integer(3, Math.min(9, Math.floor(largestGroup / more)));
  // Keeps the mean of the two averages, a distractor, whole; otherwise, it would stand out.
  const step = pickOne(random, (first + second) % 2 === 0 ? [-4, -3, -2, 2, 3, 4] : [-4, -2, 2, 4]);
  const low = random.integer(62, 88);
  const high = low + (first + second) * step;
  if (high < 55 || high > 98) return null;
  const [firstCount, secondCount] = [first * size, second * size];
  return { first, second, firstCount, secondCount, step, low, high, mean: low + second * step };
}

const countNames: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
const partNames: Readonly<Record<number, string>> = { 5: 'fifth', 7: 'seventh', 8: 'eighth', 9: 'ninth' };

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Gives the means of two groups of different sizes and asks for the mean of all. */
function meanOfBoth(random: Random): ItemDraft | null {
  const groups = drawTwoGroups(random, unevenRatios);
  if (groups === null) return null;
  const { first, second, firstCount, secondCount, step, low, high, mean } = groups;
  const { at, who, from, one, other } = pickOne(random, contests);
  const points = [
    ...Array.from({ length: firstCount }, () => low),
    ...Array.from({ length: secondCount }, () => high),
  ];
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  const total = numberAnswer(firstCount * low + secondCount * high).text;
  const [smaller, larger] = [Math.min(first, second), Math.max(first, second)];
  const part = assertPresent(partNames[first + second], 'a ratio with other parts');
  const onePart = `one ${part}`;
  const partsInWords = (count: number) =>
    `${assertPresent(countNames[count], 'more than five parts')} ${part}s`;
  return {
    stem: `${at}, the ${firstCount} ${who} ${from} ${one} had a mean score of ${low}, and the ${secondCount} ${who} ${from} ${other} had a mean score of ${high}. What was the mean score of all ${firstCount + secondCount} ${who}?`,
    key: withExplanation(
      numberAnswer(mean),
      `The ${firstCount + secondCount} scores add up to \`${firstCount} * ${low} + ${secondCount} * ${high} = ${total}\`, and ${total} divided by ${firstCount + secondCount} is ${mean}.`,
    ),
    again: sumOf(points) / points.length,
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer((low + high) / 2),
        `Halfway between ${low} and ${high} would be right if the two groups were the same size.`,
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
        numberAnswer(low + ((high - low) * smaller) / larger),
        `The ratio ${first}:${second} was taken as \`{${smaller}/${larger}}\` of the way from ${low} to ${high}. The whole has ${first} + ${second} parts.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(high - ((high - low) * smaller) / larger),
        `This is \`{${smaller}/${larger}}\` of the way from ${high} to ${low}. The whole has ${first + second} parts, not ${larger}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(first > second ? (2 * low + high) / 3 : (low + 2 * high) / 3),
        `Counting the mean score of ${first > second ? one : other} twice would be right for a ratio of ${first > second ? '2:1' : '1:2'}. Here the ratio is ${first}:${second}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(first > second ? (3 * low + high) / 4 : (low + 3 * high) / 4),
        `Going halfway from ${numberAnswer((low + high) / 2).text} to ${first > second ? low : high} is a guess at how much more the larger group counts. Use the sizes of the groups.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(low + step),
        `${capitalized(onePart)} of the ${most - least} points between the means was ${step > 0 ? 'added to' : 'subtracted from'} ${low}. ${capitalized(other)} has ${second} of every ${first + second} ${who}, so ${step > 0 ? 'add' : 'subtract'} ${partsInWords(second)}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(high - step),
        `${capitalized(onePart)} of the ${most - least} points between the means was ${step > 0 ? 'subtracted from' : 'added to'} ${high}. ${capitalized(one)} has ${first} of every ${first + second} ${who}, so ${step > 0 ? 'subtract' : 'add'} ${partsInWords(first)}.`,
      ),
    ]
      .filter(isWholeNumber)
      .filter(({ value }) => value >= least && value <= most),
    method: `The groups are in the ratio ${first}:${second}, so find \`${first} * ${low} + ${second} * ${high}\` and divide by ${first + second}.`,
  };
}

/** Gives the mean of all and of one group, and asks for the mean of the other. */
function meanOfOtherGroup(random: Random): ItemDraft | null {
  const groups = drawTwoGroups(random);
  if (groups === null) return null;
  const { first, second, firstCount, secondCount, low, high, mean } = groups;
  const { at, who, from, one, other } = pickOne(random, contests);
  const all = firstCount + secondCount;
  const gap = mean - low;
  if (Math.abs(gap) < 2) return null;
  const [side, opposite] = gap > 0 ? ['below', 'above'] : ['above', 'below'];
  return {
    stem: `${at}, ${all} ${who} had a mean score of ${mean}. The ${firstCount} ${who} ${from} ${one} had a mean score of ${low}, and the other ${secondCount} were ${from} ${other}. What was the mean score of the ${who} ${from} ${other}?`,
    key: withExplanation(
      numberAnswer(high),
      `In all, ${one} is \`${firstCount} * ${Math.abs(gap)} = ${firstCount * Math.abs(gap)}\` points ${side} the mean. Shared by ${secondCount} ${who}, that puts ${other} ${Math.abs(high - mean)} points ${opposite} it.`,
    ),
    again: (all * mean - firstCount * low) / secondCount,
    classic: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(mean + gap),
        `The mean of this number and ${low} is ${mean}, but the two groups are not the same size.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(mean + (gap * second) / first),
        `The sizes of the groups were switched: ${secondCount} was used for ${one} and ${firstCount} for ${other}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(mean + (gap * (first + second)) / second),
        `The ${Math.abs(gap)} points were counted for all ${all} ${who}, but only ${firstCount} are ${from} ${one}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(mean - (gap * first) / second),
        `This is ${Math.abs(high - mean)} ${side} ${mean}. ${capitalized(one)} is ${side} the mean, so ${other} must be ${opposite} it.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(mean),
        `If ${other} also had a mean of ${mean}, the mean of all would be closer to ${low}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(low + (gap * first) / second),
        `The ${numberAnswer((Math.abs(gap) * first) / second).text} points were counted from ${low}. They must be counted from the mean of all, ${mean}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= 100),
    method: `Subtract the sum for ${one}, \`${firstCount} * ${low}\`, from the sum for all, \`${all} * ${mean}\`. Divide by ${secondCount}.`,
  };
}

/** Gives three means and the size of one group, and asks for the size of the other. */
function sizeOfOtherGroup(random: Random): ItemDraft | null {
  const groups = drawTwoGroups(random);
  if (groups === null) return null;
  const { first, second, firstCount, secondCount, low, high, mean } = groups;
  const { at, who, from, one, other } = pickOne(random, contests);
  const [ownGap, otherGap] = [Math.abs(mean - low), Math.abs(high - mean)];
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  if (firstCount < 5 || secondCount < 4 || (firstCount * first) % second !== 0) return null;
  return {
    stem: `${at}, the ${firstCount} ${who} ${from} ${one} had a mean score of ${low}, and the ${who} ${from} ${other} had a mean score of ${high}. The mean score of all the ${who} was ${mean}. How many ${who} were ${from} ${other}?`,
    key: withExplanation(
      numberAnswer(secondCount),
      `${capitalized(one)} is ${ownGap} points away from the mean of all, and ${other} is ${otherGap} points away: \`${firstCount} * ${ownGap} = ${secondCount} * ${otherGap}\`.`,
    ),
    again: assertPresent(
      Array.from({ length: 200 }, (_, index) => index + 1).find(
        (count) => firstCount * low + count * high === (firstCount + count) * mean,
      ),
      'no size fits',
    ),
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((firstCount * first) / second),
        `The ratio is upside down: the larger group has the mean closer to ${mean}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'looks-right',
        numberAnswer(firstCount),
        `Groups of the same size would have a mean of ${numberAnswer((low + high) / 2).text}, halfway between ${least} and ${most}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(firstCount + secondCount),
        `Both groups together have this many ${who}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(firstCount + ownGap - otherGap),
        `\`${Math.max(ownGap, otherGap)} - ${Math.min(ownGap, otherGap)} = ${Math.abs(ownGap - otherGap)}\` was ${ownGap > otherGap ? 'added to' : 'subtracted from'} ${firstCount}. Use the ratio of ${ownGap} to ${otherGap} instead.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(otherGap),
        `The mean of ${other} is this many points away from ${mean}. Compare that with the ${ownGap} points of ${one}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(ownGap),
        `The mean of ${one} is this many points away from ${mean}. Compare that with the ${otherGap} points of ${other}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(Math.abs(firstCount - secondCount)),
        `The two groups differ by this many ${who}.`,
      ),
    ].filter(isWholeNumber),
    method: `The points below and above ${mean} must balance. Solve \`${firstCount} * ${ownGap} = n * ${otherGap}\`.`,
  };
}

const twoGroups: Generator = {
  id: 'statistics-two-groups',
  topic: 'statistics',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [meanOfBoth, meanOfOtherGroup, sizeOfOtherGroup],
};

export const statisticsGenerators: readonly Generator[] = [
  nextScore,
  frequencyTable,
  twoGroups,
  ...graphGenerators,
];
