import { present } from '@/lib/assert';
import { amount, because, type Generator, oneOf } from './generator';

const sumOf = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);

const nextScore: Generator = {
  id: 'statistics-next-score',
  topic: 'statistics',
  difficulty: 3,
  draft(random) {
    const name = oneOf(random, ['Lina', 'Tomas', 'Aiko', 'Kwame', 'Nadia']);
    const [round, rounds] = oneOf(random, [
      ['game', 'basketball games'],
      ['round', 'rounds of a quiz'],
      ['throw', 'throws at a target'],
    ] as const);
    const [count, before, rise] = [random.integer(3, 7), random.integer(8, 20), random.integer(1, 3)];
    const after = before + rise;
    const key = after + count * rise;
    return {
      stem: `In ${count} ${rounds}, ${name} scored an average of ${before} points. How many points must ${name} score in the next ${round} to bring the average up to ${after}?`,
      key: because(
        amount(key),
        `All ${count + 1} scores must make ${after * (count + 1)} points, and ${before * count} are there already.`,
      ),
      again: present(
        Array.from({ length: 200 }, (_, score) => score).find(
          (score) => before * count + score === after * (count + 1),
        ),
        'no score fits',
      ),
      mistakes: [
        because(
          amount(after),
          `One score of ${after} lifts the average a little, but not all the way to ${after}.`,
        ),
        because(
          amount(after + rise),
          `The average of ${before} and this score is ${after}, but ${before} stands for ${count} scores.`,
        ),
        because(
          amount(before + count * rise),
          `The ${count * rise} points that are missing were added to ${before} and not to ${after}.`,
        ),
        because(
          amount(count * rise),
          `This makes up what is missing before, but the new ${round} needs ${after} points of its own.`,
        ),
        because(
          amount(after * count),
          `This is what ${count} scores make at an average of ${after}, not the one that is added.`,
        ),
        because(
          amount(after + (count + 1) * rise),
          `There are ${count} earlier scores to lift to ${after}; here ${count + 1} were lifted.`,
        ),
        because(amount(before * count), `This is the number of points that ${name} has so far.`),
        because(
          amount(after * (count + 1)),
          `This is the total that is needed, with the ${before * count} earlier points in it.`,
        ),
      ],
      method: `The new score is ${after} and ${rise} more for each of the ${count} earlier scores.`,
    };
  },
};

const surveys = [
  {
    who: 'students',
    what: 'books',
    did: 'read in a month',
    caption: 'Books read in a month',
    head: ['Books', 'Students'],
  },
  {
    who: 'families',
    what: 'trips',
    did: 'made in a year',
    caption: 'Trips made in a year',
    head: ['Trips', 'Families'],
  },
  {
    who: 'hikers',
    what: 'apples',
    did: 'ate on a tour',
    caption: 'Apples eaten on a tour',
    head: ['Apples', 'Hikers'],
  },
  {
    who: 'guests',
    what: 'tickets',
    did: 'bought at a fair',
    caption: 'Tickets bought at a fair',
    head: ['Tickets', 'Guests'],
  },
] as const;

const frequencyTable: Generator = {
  id: 'statistics-frequency-table',
  topic: 'statistics',
  difficulty: 4,
  draft(random) {
    const { who, what, did, caption, head } = oneOf(random, surveys);
    const people = oneOf(random, [10, 20]);
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
    return {
      stem: `The table shows how many ${what} ${people} ${who} ${did}. What is the mean number of ${what}?`,
      table: { caption, columns: head, rows: counts.map((count, row) => [String(row + 1), String(count)]) },
      key: because(
        amount(total / people),
        `Row by row the ${people} ${who} have ${total} ${what} in all, and the mean is \`{${total}/${people}}\`.`,
      ),
      // From 3 as a guess, moved by the mean of what each one has above or below it.
      again: 3 + sumOf(all.map((each) => each - 3)) / people,
      mistakes: [
        because(amount(3), `This is the mean of the numbers from 1 to 5, as if each had as many ${who}.`),
        because(
          amount(total / 5),
          `The ${total} ${what} were divided by the 5 rows and not by the ${people} ${who}.`,
        ),
        because(amount(people / 5), `This is the mean of the second column, the numbers of ${who}.`),
        because(amount(median), `This is the median, the middle when the ${people} ${who} stand in order.`),
        because(amount(4), 'This is the range, the difference between 5 and 1.'),
        because(amount(total), `This is the total number of ${what}, still to be divided by ${people}.`),
        ...(counts.lastIndexOf(most) === mode - 1
          ? [because(amount(mode), `This is the mode: most ${who}, ${most} of them, stand in that row.`)]
          : []),
        because(
          amount(15 / people),
          `This adds 1, 2, 3, 4 and 5 once each and divides by the ${people} ${who}.`,
        ),
      ],
      method: `Multiply along each row, add the products to ${total}, and divide by ${people}.`,
    };
  },
};

const contests = [
  { at: 'On a history test', who: 'students', one: 'Room 1', other: 'Room 2' },
  { at: 'In an archery contest', who: 'members', one: 'the red club', other: 'the blue club' },
  { at: 'In a spelling contest', who: 'pupils', one: 'North School', other: 'South School' },
];

const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;

const twoGroups: Generator = {
  id: 'statistics-two-groups',
  topic: 'statistics',
  difficulty: 4,
  draft(random) {
    const { at, who, one, other } = oneOf(random, contests);
    const [first, second] = oneOf(random, [
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
    const size = random.integer(4, 10);
    const step = oneOf(random, [-3, -2, 2, 3]);
    const low = random.integer(62, 79);
    const high = low + (first + second) * step;
    const [firstCount, secondCount] = [first * size, second * size];
    const points = [
      ...Array.from({ length: firstCount }, () => low),
      ...Array.from({ length: secondCount }, () => high),
    ];
    return {
      stem: `${at}, the ${firstCount} ${who} of ${one} scored an average of ${low} points, and the ${secondCount} ${who} of ${other} an average of ${high} points. What is the average score of all ${firstCount + secondCount} ${who}?`,
      key: because(
        amount(low + second * step),
        `The groups are as ${first} to ${second}, so the average is \`{${second}/${first + second}}\` of the way from ${low} to ${high}.`,
      ),
      again: sumOf(points) / points.length,
      mistakes: [
        because(
          amount((low + high) / 2),
          `This is halfway between ${low} and ${high}, but the groups differ in size.`,
        ),
        because(
          amount(low + first * step),
          `The sizes were swapped, as if ${one} had ${secondCount} ${who} and ${other} ${firstCount}.`,
        ),
        because(amount(low), `This is the average of ${one} alone.`),
        because(amount(high), `This is the average of ${other} alone.`),
        because(
          amount(low - second * step),
          `This starts from ${low} and moves away from ${high} in place of toward it.`,
        ),
        because(
          amount(high + first * step),
          `This starts from ${high} and moves away from ${low} in place of toward it.`,
        ),
        because(amount(Math.abs(high - low)), 'This is the difference of the two averages.'),
        because(amount(low + high), 'The two averages were added, and the sum was never divided.'),
      ],
      method: `The groups are as ${first} to ${second}: count ${low} ${times(first)} and ${high} ${times(second)}, then divide by ${first + second}.`,
    };
  },
};

export const statistics: readonly Generator[] = [nextScore, frequencyTable, twoGroups];
