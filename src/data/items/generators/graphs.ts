/** Statistics items with line graphs and pictographs. */
import { assertPresent, assertUnreachable } from '@/lib/assert';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  sumOf,
  integersUpTo,
} from './generator';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;

const nameOf = (index: number) => assertPresent(days[index], 'a day beyond Friday');

/** Subjects of line graphs over five days; `each` names one day's value, `average` the mean of all. */
const lineGraphs = [
  {
    title: 'Museum Visitors',
    axis: 'Number of visitors',
    step: 20,
    what: 'the number of visitors to a museum',
    each: 'the number of visitors',
    unit: 'visitors',
    average: 'the mean number of visitors per day',
  },
  {
    title: 'High Temperatures',
    axis: 'Temperature (°F)',
    step: 10,
    what: 'the high temperature, in degrees Fahrenheit,',
    each: 'the high temperature, in degrees Fahrenheit,',
    unit: 'degrees',
    average: 'the mean of the five high temperatures, in degrees Fahrenheit',
  },
  {
    title: 'Laps Nora Swam',
    axis: 'Laps',
    step: 4,
    what: 'the number of laps that Nora swam',
    each: 'the number of laps',
    unit: 'laps',
    average: 'the mean number of laps per day',
  },
  {
    title: 'Books Checked Out',
    axis: 'Number of books',
    step: 5,
    what: 'the number of books checked out of a library',
    each: 'the number of books',
    unit: 'books',
    average: 'the mean number of books per day',
  },
] as const;

const lineGraph: Generator = {
  id: 'statistics-line-graph',
  topic: 'statistics',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { title, axis, step, what, each, unit, average } = pickOne(random, lineGraphs);
      const asked = pickOne(random, ['change', 'mean'] as const);
      // In steps of the axis. Temperatures vary less from day to day than numbers of visitors.
      const [fewest, most] = unit === 'degrees' ? [5, 9] : [3, 10];
      const first = [0, 1, 2, 3].map(() => random.integer(fewest, most));
      // For the mean to be a whole number of steps, the five values must add up to a multiple of 5 steps.
      const last = asked === 'mean' ? 9 - ((sumOf(first) + 4) % 5) : random.integer(fewest, most);
      const steps = [...first, last];
      const values = steps.map((count) => count * step);
      const at = (index: number) => assertPresent(values[index], 'a day beyond Friday');
      const [greatest, least] = [Math.max(...values), Math.min(...values)];
      const range = greatest - least;
      const total = sumOf(values);
      const sorted = values.toSorted((a, b) => a - b);
      const median = assertPresent(sorted[2], 'no middle of five');
      const changes = [0, 1, 2, 3].map((index) => Math.abs(at(index + 1) - at(index)));
      const described = formatList(values.map((value, index) => `${nameOf(index)} ${value}`));
      const graph = {
        lead: `The line graph shows ${what} on each of five days.`,
        figure: {
          kind: 'line-graph' as const,
          title,
          description: `A line graph of ${each} on five days: ${described}. The axis is marked in steps of ${step}.`,
          axis,
          step,
          values: values.map((value, index) => ({
            label: assertPresent(shortDays[index], 'a day beyond Friday'),
            value,
          })),
        },
      };
      switch (asked) {
        case 'change': {
          const key = Math.max(...changes);
          const where = changes.indexOf(key);
          // Rejects graphs whose greatest change occurs twice, or equals the range or a single step of the axis.
          if (changes.lastIndexOf(key) !== where || key === range || key === step) return null;
          const after = at(where + 1);
          const smallest = Math.min(...changes);
          const others = changes.filter((change) => change < key);
          return {
            stem: `${graph.lead} From one day to the next, what was the greatest change in ${each.replace(/,$/, '')}?`,
            figure: graph.figure,
            key: withExplanation(
              numberAnswer(key),
              `It went from ${at(where)} on ${nameOf(where)} to ${after} on ${nameOf(where + 1)}.`,
            ),
            again: Math.max(
              ...[1, 2, 3, 4].map((index) => step * Math.abs((steps[index] ?? 0) - (steps[index - 1] ?? 0))),
            ),
            classic: [
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(greatest),
                'This is the greatest value in the graph, not the greatest change.',
              ),
            ],
            mistakes: [
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(range),
                'This is the range of all five values, but the greatest and the least are not on consecutive days.',
              ),
              toMistakeAnswer(
                'misread-figure',
                numberAnswer(Math.max(...others)),
                'This is the second greatest change from one day to the next.',
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(after),
                `This is the value on ${nameOf(where + 1)}, after the greatest change, not the change itself.`,
              ),
              toMistakeAnswer(
                'misread-figure',
                numberAnswer(key / step),
                `The steps of the grid were counted, but each step stands for ${step}.`,
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(Math.abs(at(4) - at(0))),
                'This is the difference between the values on Monday and Friday.',
              ),
              toMistakeAnswer(
                'other-quantity',
                numberAnswer(smallest),
                'This is the smallest change from one day to the next.',
              ),
            ],
            method: `Find the steepest part of the line, from ${nameOf(where)} to ${nameOf(where + 1)}, and subtract the two values.`,
          };
        }
        case 'mean': {
          if (new Set(values).size < 4) return null;
          const mean = total / 5;
          return {
            stem: `${graph.lead} What was ${average}?`,
            figure: graph.figure,
            key: withExplanation(
              numberAnswer(mean),
              `The five values add up to ${total}, and ${total} divided by 5 is ${mean}.`,
            ),
            again: at(0) + sumOf(values.map((value) => value - at(0))) / 5,
            classic: [
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(median),
                'This is the median, the middle value when the five are put in order.',
              ),
              toMistakeAnswer(
                'stopped-early',
                numberAnswer(total),
                'This is the sum of the five values. It must be divided by 5.',
              ),
            ],
            mistakes: [
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(range),
                `This is the range, \`${greatest} - ${least}\`.`,
              ),
              toMistakeAnswer(
                'left-out',
                numberAnswer((greatest + least) / 2),
                `This is halfway between the greatest and the least value, ${greatest} and ${least}. All five count.`,
              ),
              toMistakeAnswer(
                'wrong-rule',
                numberAnswer(at(2)),
                median === at(2)
                  ? 'This is the value for Wednesday, the day in the middle.'
                  : 'This is the value for Wednesday, the middle day, but the mean uses all five values.',
              ),
              toMistakeAnswer(
                'left-out',
                numberAnswer((at(0) + at(4)) / 2),
                'This is the mean of the values for Monday and Friday only. All five count.',
              ),
              toMistakeAnswer(
                'misread-figure',
                numberAnswer(mean / step),
                `The steps of the grid were averaged, but each step stands for ${step} ${unit}.`,
              ),
              toMistakeAnswer(
                'miscounted',
                numberAnswer(total / 4),
                `The sum, ${total}, was divided by 4, the number of segments of the line, but there are 5 values.`,
              ),
            ].filter(isWholeNumber),
            method: `Add the five values to get ${total}, and divide by 5.`,
          };
        }
        default:
          return assertUnreachable(asked);
      }
    },
  ],
};

const collections = [
  {
    title: 'Cans Collected',
    unit: 'cans',
    by: 'each of four homerooms',
    did: 'collected in',
    rows: ['Room 11', 'Room 12', 'Room 14', 'Room 15'],
  },
  {
    title: 'Trees Planted',
    unit: 'trees',
    by: 'each of four parks',
    did: 'planted in',
    rows: ['Elm Park', 'Lake Park', 'Mill Park', 'Oak Park'],
  },
  {
    title: 'Books Borrowed',
    unit: 'books',
    by: 'each of four days',
    did: 'borrowed on',
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  },
  {
    title: 'Tickets Sold',
    unit: 'tickets',
    by: 'each of four grades',
    did: 'sold by',
    rows: ['Grade 5', 'Grade 6', 'Grade 7', 'Grade 8'],
  },
] as const;

/**
 * Describes a row's length for screen readers: "5 symbols", "5 and a half symbols". As in the drawing, students must multiply for
 * themselves.
 */
const symbolsIn = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves === 2) return '1 symbol';
  return halves % 2 === 0 ? `${whole} symbols` : `${whole} and a half symbols`;
};

const pictograph: Generator = {
  id: 'statistics-pictograph',
  topic: 'statistics',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { title, unit, by, did, rows } = pickOne(random, collections);
      const each = pickOne(random, [4, 6, 8, 10, 12, 20]);
      // Row lengths in half symbols: the longer of the two compared rows ends in a half symbol, the shorter one doesn't.
      const less = 2 * random.integer(1, 4);
      const more = less + 2 * random.integer(1, 5) + 1;
      const others = random.shuffled([4, 6, 7, 9, 12]).filter((halves) => halves !== less && halves !== more);
      const halves = random.shuffled([less, more, ...others.slice(0, 2)]);
      const rowOf = (count: number) => rows[halves.indexOf(count)] ?? rows[0];
      const thingsIn = (count: number) => (count * each) / 2;
      const key = thingsIn(more) - thingsIn(less);
      const wholes = (more + 1 - less) / 2;
      return {
        stem: `The pictograph shows the number of ${unit} ${did} ${by}. How many more ${unit} were ${did} ${rowOf(more)} than ${did.split(' ')[1]} ${rowOf(less)}?`,
        figure: {
          kind: 'pictograph',
          title,
          description: `A pictograph in which each symbol stands for ${each} ${unit}. ${formatList(rows.map((row, index) => `${row} has ${symbolsIn(halves[index] ?? 0)}`))}.`,
          each,
          unit,
          rows: rows.map((label, index) => ({ label, value: thingsIn(halves[index] ?? 0) })),
        },
        key: withExplanation(
          numberAnswer(key),
          `The longer row has \`${wholes - 1}{1/2}\` more symbols, and each symbol stands for ${each} ${unit}.`,
        ),
        again: integersUpTo(more - less).reduce((sum) => sum + each / 2, 0),
        classic: [
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(wholes * each),
            `The half symbol was counted as a whole one. It stands for only ${each / 2} ${unit}.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'left-out',
            numberAnswer((wholes - 1) * each),
            `The half symbol was left out. It stands for ${each / 2} ${unit}.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(thingsIn(more)),
            `This is the number of ${unit} for ${rowOf(more)}. The number for ${rowOf(less)} must be subtracted.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(thingsIn(more) + thingsIn(less)),
            `The two numbers were added. “How many more” asks for their difference.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(thingsIn(less)),
            `This is the number of ${unit} for ${rowOf(less)}, not a difference.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(wholes),
            `This is the number of symbols, with the half counted as a whole one. Each symbol stands for ${each} ${unit}.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(key / 2),
            `Each symbol was counted as ${each / 2} ${unit}, but it stands for ${each}.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(thingsIn(more) + each / 2),
            'This is the longer row alone, with its half symbol counted as a whole one.',
          ),
        ].filter(isWholeNumber),
        method: `Find how many more symbols the longer row has, and multiply by ${each}.`,
      };
    },
  ],
};

export const graphGenerators: readonly Generator[] = [lineGraph, pictograph];
