import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  pickOne,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

const sales = [
  {
    asked: 'adult tickets',
    one: 'adult ticket',
    others: 'child tickets',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A theater sold ${count} tickets for a total of $${total}. Adult tickets cost $${dear} each, and child tickets cost $${cheap} each. How many adult tickets were sold?`,
  },
  {
    asked: 'large boxes',
    one: 'large box',
    others: 'small boxes',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A farm stand sold ${count} boxes of berries for a total of $${total}. A large box costs $${dear}, and a small box costs $${cheap}. How many large boxes were sold?`,
  },
  {
    asked: 'puzzles',
    one: 'puzzle',
    others: 'books',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `At a school fair, Ines sold a total of ${count} puzzles and books for $${total}. Each puzzle cost $${dear}, and each book cost $${cheap}. How many puzzles did she sell?`,
  },
] as const;

const twoPrices: Generator = {
  id: 'word-problems-two-prices',
  topic: 'word-problems',
  difficulty: 3,
  skeletons: [
    (random) => {
      const [cheap, more] = [random.integer(2, 6), random.integer(2, 5)];
      const dear = cheap + more;
      const x = random.integer(5, 20);
      const y = x + 2 * pickOne(random, [1, -1]) * random.integer(1, 6);
      if (y < 4) return null;
      const count = x + y;
      const total = dear * x + cheap * y;
      const { asked, one, others, stem } = pickOne(random, sales);
      // Which of these divisions of the total gives a whole number depends on the draft. At least one must, or the item would lack a
      // strong distractor.
      const [division, ...divisions] = [
        toMistakeAnswer(
          'left-out',
          numberAnswer(total / dear),
          `The whole $${total} was divided by $${dear}, as if only ${asked} had been sold.`,
        ),
        toMistakeAnswer(
          'looks-right',
          numberAnswer(total / (dear + cheap)),
          `The total was divided by $${dear + cheap}, the price of one of each, as if equal numbers had been sold.`,
        ),
      ].filter(isWholeNumber);
      if (division === undefined) return null;
      const found = Array.from({ length: count }, (_, index) => index).find(
        (candidate) => dear * candidate + cheap * (count - candidate) === total,
      );
      return {
        stem: stem(count, total, dear, cheap),
        key: withExplanation(
          numberAnswer(x),
          `If all ${count} cost $${cheap}, the total would be $${cheap * count}. Each ${one} adds $${more} to that.`,
        ),
        again: found ?? Number.NaN,
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(y),
            `This is the number of ${others}. The question asks for the number of ${asked}.`,
          ),
          division,
        ],
        mistakes: [
          ...divisions,
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(more * x),
            `The total is $${more * x} more than ${count} times $${cheap}. That must be divided by $${more}.`,
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer((more * x) / dear),
            `The extra $${more * x} was divided by $${dear}, but each ${one} adds only $${more}.`,
          ),
          toMistakeAnswer(
            'half-checked',
            numberAnswer(count / 2),
            `The ${count} items were split evenly, but that would give a total of $${((dear + cheap) * count) / 2}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(more * y),
            `If all ${count} cost $${dear}, the total would be $${more * y} more. That is not a number of ${asked}.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(Math.abs(x - y)),
            `This is the difference between the number of ${asked} and the number of ${others}.`,
          ),
        ].filter(isWholeNumber),
        method: `Suppose all ${count} cost $${cheap}. Divide the remaining $${more * x} by the price difference of $${more}.`,
      };
    },
  ],
};

/** Subjects of tables with two rows, two columns, and totals; `of` describes what a cell counts, by its row and column. */
const surveys = [
  {
    caption: 'Band Membership by Grade',
    head: 'Grade',
    lead: (total: number) =>
      `The table shows how many of the ${total} students at a school play in the band.`,
    rows: ['7th grade', '8th grade'],
    columns: ['Band', 'No band'],
    of: (row: number, column: number) =>
      `${row === 0 ? '7th' : '8th'} graders are ${column === 0 ? '' : 'not '}in the band`,
  },
  {
    caption: 'Museum Tickets Sold',
    head: 'Day',
    lead: (total: number) => `A museum sold ${total} tickets on one weekend, as shown in the table.`,
    rows: ['Saturday', 'Sunday'],
    columns: ['Adult', 'Child'],
    of: (row: number, column: number) =>
      `${column === 0 ? 'adult' : 'child'} tickets were sold on ${row === 0 ? 'Saturday' : 'Sunday'}`,
  },
  {
    caption: 'T-Shirts in Stock',
    head: 'Size',
    lead: (total: number) => `The table shows the ${total} T-shirts that a store has in stock.`,
    rows: ['Small', 'Large'],
    columns: ['Blue', 'White'],
    of: (row: number, column: number) =>
      `${row === 0 ? 'small' : 'large'} T-shirts are ${column === 0 ? 'blue' : 'white'}`,
  },
  {
    caption: 'Campers and Activities',
    head: 'Campers',
    lead: (total: number) => `Each of the ${total} campers chose one activity, as shown in the table.`,
    rows: ['Boys', 'Girls'],
    columns: ['Swimming', 'Hiking'],
    of: (row: number, column: number) =>
      `${row === 0 ? 'boys' : 'girls'} chose ${column === 0 ? 'swimming' : 'hiking'}`,
  },
] as const;

const logicTable: Generator = {
  id: 'word-problems-logic-table',
  topic: 'word-problems',
  difficulty: 2,
  skeletons: [
    (random) => {
      const { caption, head, lead, rows, columns, of } = pickOne(random, surveys);
      const [row, column] = [random.integer(0, 1), random.integer(0, 1)];
      const [otherRow, otherColumn] = [1 - row, 1 - column];
      // The cell at `row` and `column` is given; the diagonally opposite cell is the one asked for.
      const given = random.integer(12, 48);
      const beside = random.integer(12, 48);
      const below = random.integer(12, 48);
      const key = random.integer(12, 48);
      const [rowTotal, columnTotal] = [given + beside, given + below];
      // If `beside` equals `below`, slips in row and column coincide. If `given` equals `below`, a wrong subtraction gives the key.
      if (beside === below || given === below) return null;
      const total = rowTotal + below + key;
      const cell = (r: number, c: number) => (r === row && c === column ? String(given) : '?');
      const inRow = (r: number) => (r === row ? String(rowTotal) : '?');
      const inColumn = (c: number) => (c === column ? String(columnTotal) : '?');
      const found = integersUpTo(total).find(
        (size) => given + (rowTotal - given) + (columnTotal - given) + size === total,
      );
      return {
        stem: `${lead(total)} Some of the numbers are missing. How many ${of(otherRow, otherColumn)}?`,
        table: {
          caption,
          columns: [head, ...columns, 'Total'],
          rows: [
            [rows[0], cell(0, 0), cell(0, 1), inRow(0)],
            [rows[1], cell(1, 0), cell(1, 1), inRow(1)],
            ['Total', inColumn(0), inColumn(1), String(total)],
          ],
        },
        key: withExplanation(
          numberAnswer(key),
          `The total of the ${rows[otherRow]} row is \`${total} - ${rowTotal} = ${below + key}\`, and \`${columnTotal} - ${given} = ${below}\` of these are in the ${columns[column]} column.`,
        ),
        again: found ?? Number.NaN,
        classic: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(below),
            `This stops one step early. It is how many ${of(otherRow, column)}, \`${columnTotal} - ${given}\`.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(below + key),
            `This is the total of the whole ${rows[otherRow]} row, \`${total} - ${rowTotal}\`.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(total - rowTotal - columnTotal),
            `Both totals, ${rowTotal} and ${columnTotal}, were subtracted from ${total}, which takes away the ${given} twice.`,
          ),
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(beside + key),
            `This is the total of the whole ${columns[otherColumn]} column, \`${total} - ${columnTotal}\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(beside),
            `This is how many ${of(row, otherColumn)}, \`${rowTotal} - ${given}\`. The question asks about the other row.`,
          ),
          toMistakeAnswer(
            'misread-figure',
            numberAnswer(total - rowTotal - given),
            `From \`${total} - ${rowTotal}\`, the ${given} was subtracted, but that number is in the other row.`,
          ),
        ],
        method: `Find the total of the ${rows[otherRow]} row first. Then subtract its number in the ${columns[column]} column, \`${columnTotal} - ${given}\`.`,
      };
    },
  ],
};

const families = [
  { older: 'Kofi', younger: 'Ama', relation: 'his daughter Ama', pronoun: 'he' },
  { older: 'Naomi', younger: 'Ken', relation: 'her son Ken', pronoun: 'she' },
  { older: 'Luis', younger: 'Rui', relation: 'his nephew Rui', pronoun: 'he' },
] as const;
const multiples = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times'];

/**
 * All plausible ages of an adult and a child. The adult is `now` times as old today, and will be `soon` times as old after some
 * years. That number of years never equals the child's age; otherwise, the stem would contain the answer.
 */
const ages = [4, 5, 6, 7].flatMap((now) =>
  [2, 3].flatMap((soon) =>
    Array.from({ length: 20 }, (_, index) => ({
      now,
      soon,
      child: (index + 1) * (soon - 1),
      years: (index + 1) * (now - soon),
    })).filter(
      ({ child, years }) =>
        child >= 4 &&
        now * child <= 56 &&
        (now - 1) * child >= 20 &&
        years >= 3 &&
        years <= 24 &&
        years !== child,
    ),
  ),
);

const twoAges: Generator = {
  id: 'word-problems-two-ages',
  topic: 'word-problems',
  difficulty: 4,
  skeletons: [
    (random) => {
      const { now, soon, child, years } = pickOne(random, ages);
      const { older, younger, relation, pronoun } = pickOne(random, families);
      const age = now * child;
      const found = Array.from({ length: 60 }, (_, index) => index + 1).find(
        (candidate) => now * candidate + years === soon * (candidate + years),
      );
      const asksOlder = random.integer(0, 1) === 1;
      const [asked, other] = asksOlder ? [older, younger] : [younger, older];
      // The child's age for a student who adds the years to only that age: now * child = soon * (child + years).
      const wrong = (soon * years) / (now - soon);
      return {
        stem: `${older} is now ${multiples[now]} as old as ${relation}. In ${years} years, ${pronoun} will be ${multiples[soon]} as old as ${younger}. How old is ${asked} now?`,
        key: withExplanation(
          numberAnswer(asksOlder ? age : child),
          `${older} is ${age} and ${younger} is ${child} now. In ${years} years they will be ${age + years} and ${child + years}, and ${age + years} is ${multiples[soon]} ${child + years}.`,
        ),
        again: (asksOlder ? now : 1) * (found ?? Number.NaN),
        classic: [
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(asksOlder ? child : age),
            `This is how old ${other} is now. The question asks for ${asked}’s age.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'left-out',
            numberAnswer(asksOlder ? now * wrong : wrong),
            `The ${years} years were added to ${younger}’s age only. Both of them will be older by then.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer((asksOlder ? age : child) + years),
            `This is how old ${asked} will be in ${years} years, not how old ${asked} is now.`,
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer((asksOlder ? now : 1) * (years / (now - soon))),
            `This comes from \`${now}c = ${soon}c + ${years}\`, but the equation is \`${now}c + ${years} = ${soon}(c + ${years})\`.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer((asksOlder ? child : age) + years),
            `This is how old ${other} will be in ${years} years.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(age - child),
            'This is the difference between their ages, which stays the same.',
          ),
          toMistakeAnswer(
            'wrong-whole',
            numberAnswer(soon * child),
            `This is ${multiples[soon]} ${younger}’s age now, but that multiple applies only in ${years} years.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(age + child),
            `This is the sum of their ages now, ${age} and ${child}.`,
          ),
        ],
        method: `Write \`${now}c + ${years} = ${soon}(c + ${years})\`, where \`c\` is ${younger}’s age now, and solve for \`c\`.`,
      };
    },
  ],
};

export const wordProblemGenerators: readonly Generator[] = [twoPrices, logicTable, twoAges];
