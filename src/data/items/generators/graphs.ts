/** Statistics items with line graphs and pictographs. */
import type { GraphFigure, PictographFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import type { Random } from '@/lib/random';
import { formatList } from '@/lib/text/format';
import {
  fractionAnswer,
  numberAnswer,
  type ItemDraft,
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

type LineSubject = (typeof lineGraphs)[number];

/** A line graph over Monday to Friday. */
interface DrawnLine {
  readonly subject: LineSubject;
  readonly values: readonly number[];
  /** The value of a day, counted from 0 for Monday. */
  readonly at: (index: number) => number;
  readonly lead: string;
  readonly figure: GraphFigure;
}

/** Draws a graph of five values given in steps of the subject's axis. */
function drawLine(subject: LineSubject, steps: readonly number[]): DrawnLine {
  const { title, axis, step, what, each } = subject;
  const values = steps.map((count) => count * step);
  const at = (index: number) => assertPresent(values[index], 'a day beyond Friday');
  const described = formatList(values.map((value, index) => `${nameOf(index)} ${value}`));
  return {
    subject,
    values,
    at,
    lead: `The line graph shows ${what} on each of five days.`,
    figure: {
      kind: 'line-graph',
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
}

/** The lowest and highest step of the axis. Temperatures vary less from day to day than numbers of visitors. */
const stepRange = ({ unit }: LineSubject): readonly [fewest: number, most: number] =>
  unit === 'degrees' ? [5, 9] : [3, 10];

/** Asks for the greatest change from one day to the next. */
function greatestChange(random: Random): ItemDraft | null {
  const subject = pickOne(random, lineGraphs);
  const [fewest, most] = stepRange(subject);
  const steps = [0, 1, 2, 3, 4].map(() => random.integer(fewest, most));
  const { values, at, lead, figure } = drawLine(subject, steps);
  const { step, each } = subject;
  const quantity = each.replace(/,.*/, '');
  const [greatest, least] = [Math.max(...values), Math.min(...values)];
  const changes = [0, 1, 2, 3].map((index) => Math.abs(at(index + 1) - at(index)));
  const key = Math.max(...changes);
  const where = changes.indexOf(key);
  // Rejects graphs whose greatest change occurs twice, or equals the range or a single step of the axis.
  if (changes.lastIndexOf(key) !== where || key === greatest - least || key === step) return null;
  const [before, after] = [at(where), at(where + 1)];
  const nextGreatest = Math.max(...changes.filter((change) => change < key));
  const rise = changes.findIndex((change, index) => change === nextGreatest && at(index + 1) > at(index));
  const next = rise === -1 ? changes.indexOf(nextGreatest) : rise;
  const ofRange = toMistakeAnswer(
    'other-quantity',
    numberAnswer(greatest - least),
    'The range of all five values is larger, but the greatest and the least are not on consecutive days.',
  );
  const second = toMistakeAnswer(
    'misread-figure',
    numberAnswer(nextGreatest),
    after < before && rise !== -1
      ? `The greatest increase, from ${nameOf(next)} to ${nameOf(next + 1)}, is ${nextGreatest}. A decrease is a change, too.`
      : `From ${nameOf(next)} to ${nameOf(next + 1)} the change is ${nextGreatest}, but from ${nameOf(where)} to ${nameOf(where + 1)} it is larger.`,
  );
  return {
    stem: `${lead} From one day to the next, what was the greatest change in ${each.replace(/,$/, '')}?`,
    figure,
    key: withExplanation(
      numberAnswer(key),
      `${quantity.replace(/^t/, 'T')} went from ${before} on ${nameOf(where)} to ${after} on ${nameOf(where + 1)}.`,
    ),
    again: Math.max(
      ...[1, 2, 3, 4].map((index) => step * Math.abs((steps[index] ?? 0) - (steps[index - 1] ?? 0))),
    ),
    // One of the two is always offered, so that the key may be the smallest or the largest.
    classic: [random.integer(0, 1) === 1 ? ofRange : second],
    mistakes: [
      ofRange,
      second,
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(greatest),
        'The highest point of the graph shows the greatest value, not the greatest change.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(after),
        `On ${nameOf(where + 1)}, ${quantity} was ${after}. The change is \`${Math.max(before, after)} - ${Math.min(before, after)}\`.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(key / step),
        `The steps of the grid were counted, but each step stands for ${step}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(Math.abs(at(4) - at(0))),
        `From Monday to Friday, ${quantity} changed by this much in all. The question asks about consecutive days.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(Math.min(...changes)),
        'The flattest part of the line has the smallest change from one day to the next.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(before),
        `On ${nameOf(where)}, ${quantity} was ${before}. The change is \`${Math.max(before, after)} - ${Math.min(before, after)}\`.`,
      ),
    ].filter(isWholeNumber),
    method: `Find the steepest part of the line, from ${nameOf(where)} to ${nameOf(where + 1)}, and subtract the two values.`,
  };
}

/** Asks for the mean of the five values. */
function meanOfLine(random: Random): ItemDraft | null {
  const subject = pickOne(random, lineGraphs);
  const [fewest, most] = stepRange(subject);
  const first = [0, 1, 2, 3].map(() => random.integer(fewest, most));
  // For the mean to be a whole number of steps, the five values must add up to a multiple of 5 steps.
  const { values, at, lead, figure } = drawLine(subject, [...first, 9 - ((sumOf(first) + 4) % 5)]);
  const { step, unit, average } = subject;
  const [greatest, least] = [Math.max(...values), Math.min(...values)];
  const total = sumOf(values);
  const mean = total / 5;
  // Rejects graphs in which the value halfway between the greatest and the least is the mean.
  if (new Set(values).size < 4 || greatest + least === 2 * mean) return null;
  const median = assertPresent(values.toSorted((a, b) => a - b)[2], 'no middle of five');
  return {
    stem: `${lead} What was ${average}?`,
    figure,
    key: withExplanation(
      numberAnswer(mean),
      `The five values add up to ${total}, and ${total} divided by 5 is ${mean}.`,
    ),
    again: at(0) + sumOf(values.map((value) => value - at(0))) / 5,
    classic: [
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(median),
        'Putting the five values in order and taking the middle one gives the median.',
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer((greatest + least) / 2),
        'Halfway between the greatest and the least value is not the mean of all five.',
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer((at(0) + at(4)) / 2),
        'The mean of the values for Monday and Friday only leaves out the three days between.',
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(at(2)),
        'Wednesday is the day in the middle. The mean uses the values of all five days.',
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer((total + step) / 5),
        `Reading one of the five points a whole step of the axis, ${step} ${unit}, too high gives this mean.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer((total - step) / 5),
        `Reading one of the five points a whole step of the axis, ${step} ${unit}, too low gives this mean.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(total / 4),
        `The total, ${total}, was divided by 4, but there are five days.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(greatest - least),
        `Subtracting the least value from the greatest gives the range, \`${greatest} - ${least}\`.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(mean / step),
        `The steps of the grid were averaged, but each step stands for ${step} ${unit}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value <= greatest),
    method: `Add the five values to get ${total}, and divide by 5.`,
  };
}

const lineGraph: Generator = {
  id: 'statistics-line-graph',
  topic: 'statistics',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [greatestChange, meanOfLine],
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

type Collection = (typeof collections)[number];

/** Draws a pictograph of four rows whose lengths are given in half symbols. */
function drawPictograph(
  { title, unit, rows }: Collection,
  each: number,
  halves: readonly number[],
): PictographFigure {
  return {
    kind: 'pictograph',
    title,
    description: `A pictograph in which each symbol stands for ${each} ${unit}. ${formatList(rows.map((row, index) => `${row} has ${symbolsIn(halves[index] ?? 0)}`))}.`,
    each,
    unit,
    rows: rows.map((label, index) => ({ label, value: ((halves[index] ?? 0) * each) / 2 })),
  };
}

const symbolValues = [4, 6, 8, 10, 12, 20];

/** Asks how many more one row has than another. */
function differenceOfRows(random: Random): ItemDraft {
  const collection = pickOne(random, collections);
  const { unit, by, did, rows } = collection;
  const each = pickOne(random, symbolValues);
  // Row lengths in half symbols: the longer of the two compared rows ends in a half symbol, the shorter one doesn't.
  const less = 2 * random.integer(1, 4);
  const more = less + 2 * random.integer(1, 5) + 1;
  const others = random.shuffled([4, 6, 7, 9, 12]).filter((halves) => halves !== less && halves !== more);
  const halves = random.shuffled([less, more, ...others.slice(0, 2)]);
  const rowOf = (count: number) => rows[halves.indexOf(count)] ?? rows[0];
  const thingsIn = (count: number) => (count * each) / 2;
  const key = thingsIn(more) - thingsIn(less);
  const wholes = (more + 1 - less) / 2;
  const asWhole = toMistakeAnswer(
    'misread-figure',
    numberAnswer(wholes * each),
    `The half symbol was counted as a whole one. It stands for only ${each / 2} ${unit}.`,
  );
  const leftOut = toMistakeAnswer(
    'left-out',
    numberAnswer((wholes - 1) * each),
    `The half symbol was left out. It stands for ${each / 2} ${unit}.`,
  );
  const ofSymbols = toMistakeAnswer(
    'stopped-early',
    fractionAnswer(more - less, 2),
    `The row has \`${wholes - 1}{1/2}\` more symbols. Each symbol stands for ${each} ${unit}.`,
  );
  return {
    stem: `The pictograph shows the number of ${unit} ${did} ${by}. How many more ${unit} were ${did} ${rowOf(more)} than ${did.split(' ')[1]} ${rowOf(less)}?`,
    figure: drawPictograph(collection, each, halves),
    key: withExplanation(
      numberAnswer(key),
      `The longer row has \`${wholes - 1}{1/2}\` more symbols, and each symbol stands for ${each} ${unit}.`,
    ),
    again: integersUpTo(more - less).reduce((sum) => sum + each / 2, 0),
    classic: [asWhole],
    mistakes: [
      leftOut,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(thingsIn(more)),
        `The row for ${rowOf(more)} stands for this many ${unit}. Subtract the number for ${rowOf(less)}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(thingsIn(more) + thingsIn(less)),
        'The two numbers were added. “How many more” asks for their difference.',
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(thingsIn(less)),
        `The row for ${rowOf(less)} stands for this many ${unit}. The question asks for a difference.`,
      ),
      ofSymbols,
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(key / 2),
        `Each symbol was counted as ${each / 2} ${unit}, but it stands for ${each}.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(thingsIn(more) + each / 2),
        'The longer row alone was counted, with its half symbol as a whole one.',
      ),
    ].filter((mistake) => isWholeNumber(mistake) || mistake === ofSymbols),
    method: `Find how many more symbols the longer row has, and multiply by ${each}.`,
  };
}

/** Asks for the number in all four rows, two of which end in half symbols. */
function totalOfRows(random: Random): ItemDraft | null {
  const collection = pickOne(random, collections);
  const { unit, by, did } = collection;
  const each = pickOne(random, symbolValues);
  const halves = random.shuffled([
    2 * random.integer(1, 3),
    2 * random.integer(3, 6),
    2 * random.integer(1, 4) + 1,
    2 * random.integer(2, 6) + 1,
  ]);
  if (new Set(halves).size < 4) return null;
  const symbols = sumOf(halves) / 2;
  const key = symbols * each;
  const leftOut = toMistakeAnswer(
    'left-out',
    numberAnswer(key - each),
    `The two half symbols were left out. Together they stand for ${each} ${unit}.`,
  );
  const asWhole = toMistakeAnswer(
    'misread-figure',
    numberAnswer(key + each),
    `Each half symbol was counted as a whole one. It stands for only ${each / 2} ${unit}.`,
  );
  return {
    stem: `The pictograph shows the number of ${unit} ${did} ${by}. How many ${unit} were ${did} ${by.replace('each of', 'the')} altogether?`,
    figure: drawPictograph(collection, each, halves),
    key: withExplanation(
      numberAnswer(key),
      `The rows have ${symbols - 1} whole symbols and two halves, which make ${symbols} symbols of ${each} ${unit} each.`,
    ),
    again: halves.reduce((sum, count) => sum + (count * each) / 2, 0),
    // One of the two is always offered, so that the key may be the largest.
    classic: [random.integer(0, 1) === 1 ? asWhole : leftOut],
    mistakes: [
      asWhole,
      leftOut,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(symbols),
        `The four rows have ${symbols} symbols in all. Each stands for ${each} ${unit}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key - each / 2),
        `Only one of the two half symbols was counted. Each stands for ${each / 2} ${unit}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + each / 2),
        `One of the two half symbols was counted as a whole one. Each stands for ${each / 2} ${unit}.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(key / 2),
        `Each symbol was counted as ${each / 2} ${unit}, but only a half symbol stands for ${each / 2}.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(2 * key),
        `The ${each} ${unit} were taken for the value of a half symbol. They are the value of a whole one.`,
      ),
    ],
    method: `Count the symbols in all four rows, with two halves as one whole, to get ${symbols}. Multiply by ${each}.`,
  };
}

const pictograph: Generator = {
  id: 'statistics-pictograph',
  topic: 'statistics',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [differenceOfRows, totalOfRows],
};

export const graphGenerators: readonly Generator[] = [lineGraph, pictograph];
