import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  type Generator,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
  integersUpTo,
} from './generator';

const sales = [
  {
    things: 'tickets',
    asked: 'adult tickets',
    one: 'adult ticket',
    others: 'child tickets',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A theater sold ${count} tickets for a total of $${total}. Adult tickets cost $${dear} each, and child tickets cost $${cheap} each. How many adult tickets were sold?`,
  },
  {
    things: 'boxes',
    asked: 'large boxes',
    one: 'large box',
    others: 'small boxes',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `A farm stand sold ${count} boxes of berries for a total of $${total}. A large box costs $${dear}, and a small box costs $${cheap}. How many large boxes were sold?`,
  },
  {
    things: 'puzzles and books',
    asked: 'puzzles',
    one: 'puzzle',
    others: 'books',
    stem: (count: number, total: number, dear: number, cheap: number) =>
      `At a school fair, Ines sold a total of ${count} puzzles and books for $${total}. Each puzzle cost $${dear}, and each book cost $${cheap}. How many puzzles did she sell?`,
  },
] as const;

function mixedSale(random: Random): ItemDraft | null {
  const [cheap, more] = [random.integer(2, 6), random.integer(2, 5)];
  if (more === cheap) return null;
  const dear = cheap + more;
  const x = random.integer(5, 20);
  // With these numbers, a wrong division of the total gives a whole number; otherwise, the item would lack a strong distractor.
  const others = integersUpTo(24).filter(
    (number) =>
      number >= 4 &&
      number % 2 === x % 2 &&
      new Set([cheap, dear, x, number]).size === 4 &&
      ((cheap * number) % dear === 0 || (dear * x + cheap * number) % (dear + cheap) === 0),
  );
  if (others.length === 0) return null;
  const y = pickOne(random, others);
  const count = x + y;
  const total = dear * x + cheap * y;
  const { things, asked, one, others: rest, stem } = pickOne(random, sales);
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
      `If all ${count} ${things} cost $${cheap} each, the total would be $${cheap * count}. Each ${one} adds $${more} to that, so there are \`{${more * x}/${more}} = ${x}\` ${asked}.`,
    ),
    again: found ?? Number.NaN,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(y),
        `There are ${y} ${rest}, but the question asks for the number of ${asked}.`,
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
        `The ${count} ${things} were split evenly, but that would give a total of $${((dear + cheap) * count) / 2}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(more * y),
        `If all ${count} ${things} cost $${dear} each, the total would be $${more * y} more. Dividing that by $${more} gives the ${rest}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((more * x) / cheap),
        `The extra $${more * x} was divided by $${cheap}, but each ${one} adds only $${more}.`,
      ),
    ].filter((answer) => isWholeNumber(answer) && answer.value < count),
    method: `Suppose all ${count} ${things} cost $${cheap} each. Divide the remaining $${more * x} by the price difference of $${more}.`,
  };
}

const contests = [
  {
    wins: 'correct answers',
    losses: 'wrong answers',
    win: 'correct answer',
    loss: 'wrong answer',
    won: 'correct',
    lost: 'wrong',
    stem: (count: number, plus: number, minus: number, score: number) =>
      `On a quiz, ${plus} points are given for each correct answer, and ${minus} points are subtracted for each wrong answer. Kwame answered all ${count} questions and scored ${score} points.`,
    askWins: 'How many of his answers were correct?',
    askLosses: 'How many of his answers were wrong?',
  },
  {
    wins: 'wins',
    losses: 'losses',
    win: 'win',
    loss: 'loss',
    won: 'wins',
    lost: 'losses',
    stem: (count: number, plus: number, minus: number, score: number) =>
      `In a game, Elena gains ${plus} points for each round that she wins and loses ${minus} points for each round that she loses. After ${count} rounds, she has ${score} points.`,
    askWins: 'How many rounds did she win?',
    askLosses: 'How many rounds did she lose?',
  },
  {
    wins: 'hits',
    losses: 'misses',
    win: 'hit',
    loss: 'miss',
    won: 'hits',
    lost: 'misses',
    stem: (count: number, plus: number, minus: number, score: number) =>
      `In a ring toss at a fair, each hit earns ${plus} points, and each miss costs ${minus} points. Marcus tossed ${count} rings and scored ${score} points.`,
    askWins: 'How many of his tosses were hits?',
    askLosses: 'How many of his tosses were misses?',
  },
] as const;

function gainsAndLosses(random: Random): ItemDraft | null {
  const [plus, minus] = [random.integer(3, 6), random.integer(2, 4)];
  // With these numbers, the wrong divisions give whole numbers, but none of them gives the key.
  const results = integersUpTo(24).flatMap((won) =>
    integersUpTo(14)
      .map((lost) => ({ won, lost, shared: (plus * won - minus * lost) / (plus + minus) }))
      .filter(
        ({ lost, shared }) =>
          won >= 9 &&
          lost >= 4 &&
          lost < won &&
          Number.isInteger(shared) &&
          new Set([plus, minus, won, lost, won - lost, shared]).size === 6 &&
          ((minus * lost) % plus === 0 || (minus * won) % plus === 0 || (plus * lost) % minus === 0),
      ),
  );
  if (plus === minus || results.length === 0) return null;
  // `shared` is the score, instead of the missing points, divided by the points that a loss takes away.
  const { won, lost, shared } = pickOne(random, results);
  const count = won + lost;
  const score = plus * won - minus * lost;
  const best = plus * count;
  const missing = best - score;
  const {
    wins,
    losses,
    win,
    loss,
    won: areWon,
    lost: areLost,
    stem,
    askWins,
    askLosses,
  } = pickOne(random, contests);
  const asksWins = random.integer(0, 1) === 1;
  const [key, other] = asksWins ? [won, lost] : [lost, won];
  /** Returns the answer of a student who finds this wrong number of wins. */
  const fromWins = (wrong: number) => numberAnswer(asksWins ? wrong : count - wrong);
  const found = Array.from({ length: count }, (_, index) => index).find(
    (candidate) => plus * candidate - minus * (count - candidate) === score,
  );
  return {
    stem: `${stem(count, plus, minus, score)} ${asksWins ? askWins : askLosses}`,
    key: withExplanation(
      numberAnswer(key),
      `If all ${count} were ${areWon}, the score would be ${best}, which is ${missing} too much. Each ${loss} in place of a ${win} lowers it by \`${plus} + ${minus} = ${plus + minus}\`, and \`{${missing}/${plus + minus}} = ${lost}\` are ${areLost}${asksWins ? `, so ${won} are ${areWon}` : ''}.`,
    ),
    again: asksWins ? (found ?? Number.NaN) : count - (found ?? Number.NaN),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(other),
        `There are ${other} ${asksWins ? losses : wins}, but the question asks for the ${asksWins ? wins : losses}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        fromWins(score / plus),
        `Dividing the ${score} points by ${plus} to find the ${wins} leaves out the points that were lost.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        fromWins(count - missing / plus),
        `The ${missing} missing points were divided by ${plus}, but each ${loss} also takes away ${minus}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        fromWins((score + minus * count) / plus),
        `After \`${score} + ${minus} * ${count}\`, the sum was divided by ${plus} instead of by \`${plus} + ${minus}\`.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        fromWins(count - missing / minus),
        `The ${missing} missing points were divided by ${minus}, but each ${loss} also fails to earn ${plus}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        fromWins(shared),
        `Dividing ${score} by \`${plus} + ${minus}\` gives ${shared} ${wins}${asksWins ? '' : ` and ${count - shared} ${losses}`}, but it is the ${missing} missing points that have to be divided by ${plus + minus}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        fromWins(count - missing / (plus - minus)),
        `The ${missing} missing points were divided by \`${plus} - ${minus}\`, but each ${loss} in place of a ${win} lowers the score by \`${plus} + ${minus}\`.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(count / 2),
        `With equal numbers of ${wins} and ${losses}, the score would be only \`{${count}/2} * (${plus} - ${minus}) = ${(count / 2) * (plus - minus)}\`.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(shared),
        `The ${score} points were divided by ${plus + minus}, but it is the ${missing} missing points that have to be divided.`,
      ),
    ].filter((answer) => isWholeNumber(answer) && answer.value < count),
    method: `Suppose all ${count} had earned ${plus} points. Divide the ${missing} points that are missing by \`${plus} + ${minus}\`${asksWins ? `, and subtract from ${count}` : ''}.`,
  };
}

const twoPrices: Generator = {
  id: 'word-problems-two-prices',
  topic: 'word-problems',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [mixedSale, gainsAndLosses],
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

function missingCell(random: Random): ItemDraft | null {
  const { caption, head, lead, rows, columns, of } = pickOne(random, surveys);
  const [row, column] = [random.integer(0, 1), random.integer(0, 1)];
  const [otherRow, otherColumn] = [1 - row, 1 - column];
  // The cell at `row` and `column` is given; the diagonally opposite cell is the one asked for.
  const given = random.integer(12, 48);
  const beside = random.integer(12, 48);
  const below = random.integer(12, 48);
  const key = random.integer(12, 48);
  const [rowTotal, columnTotal] = [given + beside, given + below];
  // If two cells were equal, slips in row and column would coincide, or a wrong subtraction would give the key.
  if (new Set([given, beside, below, key]).size < 4) return null;
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
        `\`${columnTotal} - ${given} = ${below}\` is only a step: it tells how many ${of(otherRow, column)}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(below + key),
        `The whole ${rows[otherRow]} row has that total, \`${total} - ${rowTotal}\`.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(total - rowTotal - columnTotal),
        `Both totals, ${rowTotal} and ${columnTotal}, were subtracted from ${total}, which takes away the ${given} twice.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(beside + key),
        `The whole ${columns[otherColumn]} column has that total, \`${total} - ${columnTotal}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(beside),
        `Subtracting \`${rowTotal} - ${given}\` gives how many ${of(row, otherColumn)}, but the question asks about the other row.`,
      ),
      toMistakeAnswer(
        'misread-figure',
        numberAnswer(total - rowTotal - given),
        `From \`${total} - ${rowTotal}\`, the ${given} was subtracted, but that number is in the other row.`,
      ),
    ],
    method: `Find the total of the ${rows[otherRow]} row first. Then subtract its number in the ${columns[column]} column, \`${columnTotal} - ${given}\`.`,
  };
}

/** Groups in which some have one thing, some the other, some both, and some neither. */
const overlaps = [
  {
    lead: (total: number) => `Of the ${total} students in a grade`,
    people: 'students',
    verb: 'do',
    one: 'play a sport',
    other: 'play an instrument',
    neither: 'do neither',
    ask: 'How many of the students do both?',
  },
  {
    lead: (total: number) => `Of the ${total} customers at a cafe one day`,
    people: 'customers',
    verb: 'ordered',
    one: 'ordered soup',
    other: 'ordered a salad',
    neither: 'ordered neither',
    ask: 'How many of the customers ordered both?',
  },
  {
    lead: (total: number) => `Of the ${total} families on a street`,
    people: 'families',
    verb: 'have',
    one: 'have a dog',
    other: 'have a cat',
    neither: 'have neither',
    ask: 'How many of the families have both?',
  },
  {
    lead: (total: number) => `Of the ${total} campers at a camp`,
    people: 'campers',
    verb: 'did',
    one: 'went swimming',
    other: 'went hiking',
    neither: 'did neither',
    ask: 'How many of the campers did both?',
  },
] as const;

function bothOfTwo(random: Random): ItemDraft | null {
  const [onlyOne, onlyOther] = [random.integer(14, 45), random.integer(14, 45)];
  const [both, none] = [random.integer(8, 34), random.integer(5, 24)];
  if (new Set([onlyOne, onlyOther, both, none]).size < 4) return null;
  const [first, second] = [onlyOne + both, onlyOther + both];
  const total = onlyOne + onlyOther + both + none;
  const { lead, people, verb, one, other, neither, ask } = pickOne(random, overlaps);
  const any = toMistakeAnswer(
    'stopped-early',
    numberAnswer(total - none),
    `${total - none} ${people} ${verb} at least one of the two, but the question asks how many ${verb} both.`,
  );
  const noneLeftOut = toMistakeAnswer(
    'left-out',
    numberAnswer(first + second - total),
    `The ${none} who ${neither} were left out: \`${first} + ${second}\` was compared with all ${total}.`,
  );
  const aboveIsClassic = both <= none || random.integer(0, 1) === 1;
  const found = integersUpTo(total).find((size) => first - size + (second - size) + size + none === total);
  return {
    stem: `${lead(total)}, ${first} ${one}, ${second} ${other}, and ${none} ${neither}. ${ask}`,
    key: withExplanation(
      numberAnswer(both),
      `\`${total} - ${none} = ${total - none}\` ${people} ${verb} at least one of the two. Since \`${first} + ${second} = ${first + second}\`, \`${first + second} - ${total - none} = ${both}\` were counted twice.`,
    ),
    again: found ?? Number.NaN,
    classic: [aboveIsClassic ? any : noneLeftOut],
    mistakes: [
      aboveIsClassic ? noneLeftOut : any,
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(onlyOne),
        `That is how many ${one} only: \`${first} - ${both}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(onlyOther),
        `That is how many ${other} only: \`${second} - ${both}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(Math.abs(first - second)),
        `The difference between ${first} and ${second} tells only how many more ${first > second ? one : other} than ${first > second ? other : one}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(first + second - total - none),
        `The ${none} who ${neither} were subtracted from ${first + second} instead of from ${total}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(onlyOne + onlyOther),
        `\`${onlyOne} + ${onlyOther} = ${onlyOne + onlyOther}\` ${people} ${verb} exactly one of the two, but the question asks how many ${verb} both.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(both + none),
        `The ${none} who ${neither} were added to the ${both} who ${verb} both.`,
      ),
    ].filter(({ value }) => value < total),
    method: `Subtract ${none} from ${total} to get the ${total - none} who ${verb} at least one. Then subtract ${total - none} from \`${first} + ${second}\`, because those who ${verb} both are counted twice.`,
  };
}

const logicTable: Generator = {
  id: 'word-problems-logic-table',
  topic: 'word-problems',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [missingCell, bothOfTwo],
};

const families = [
  { older: 'Kofi', younger: 'Ama', relation: 'his daughter Ama', his: 'his', hers: 'her' },
  { older: 'Naomi', younger: 'Ken', relation: 'her son Ken', his: 'her', hers: 'his' },
  { older: 'Luis', younger: 'Rui', relation: 'his nephew Rui', his: 'his', hers: 'his' },
  { older: 'Rosa', younger: 'Nina', relation: 'her niece Nina', his: 'her', hers: 'her' },
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
        (now - 1) * child <= 40 &&
        years >= 3 &&
        years <= 24 &&
        years !== child,
    ),
  ),
);

function agesByMultiples(random: Random): ItemDraft {
  const { now, soon, child, years } = pickOne(random, ages);
  const { older, younger, relation, his, hers } = pickOne(random, families);
  const age = now * child;
  const found = Array.from({ length: 60 }, (_, index) => index + 1).find(
    (candidate) => now * candidate + years === soon * (candidate + years),
  );
  const asksOlder = random.integer(0, 1) === 1;
  const [asked, other] = asksOlder ? [older, younger] : [younger, older];
  // The child's age for a student who adds the years to only that age: now * child = soon * (child + years).
  const wrong = (soon * years) / (now - soon);
  return {
    stem: `${older} is now ${multiples[now]} as old as ${relation}. In ${years} years, ${older} will be ${multiples[soon]} as old as ${younger}. How old is ${asked} now?`,
    key: withExplanation(
      numberAnswer(asksOlder ? age : child),
      `${older} is ${age} and ${younger} is ${child} now. In ${years} years they will be ${age + years} and ${child + years}, and ${age + years} is ${multiples[soon]} ${child + years}.`,
    ),
    again: (asksOlder ? now : 1) * (found ?? Number.NaN),
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(asksOlder ? child : age),
        `That is ${other}’s age now, but the question asks for ${asked}’s.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        numberAnswer(asksOlder ? now * wrong : wrong),
        `The ${years} years were added to ${younger}’s age only. ${older} will be older, too.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((asksOlder ? age : child) + years),
        `${asked} will be ${(asksOlder ? age : child) + years} in ${years} years, but the question asks for ${asksOlder ? his : hers} age now.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer((asksOlder ? child : age) + years),
        `That is ${other}’s age in ${years} years; the question asks for ${asked}’s age now.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(age - child),
        `Their ages differ by ${age - child} years, now and always, but the question asks for ${asked}’s age.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer((asksOlder ? age : child) - years),
        `The ${years} years were subtracted from ${asksOlder ? age : child}, but that is ${asked}’s age now already.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer(((asksOlder ? now : 1) * (soon + 1) * years) / (now - soon)),
        `In solving \`${now}c + ${years} = ${soon}c + ${soon * years}\`, ${years} was added to ${soon * years} instead of subtracted from it.`,
      ),
    ].filter((answer) => isWholeNumber(answer) && answer.value <= 100),
    method: `Write \`${now}c + ${years} = ${soon}(c + ${years})\`, where \`c\` is ${younger}’s age now, and solve for \`c\`.`,
  };
}

/** All plausible ages of an adult and a child whose ages differ by `apart`; in some years, the adult will be `soon` times as old. */
const agesApart = [2, 3, 4, 5].flatMap((soon) =>
  integersUpTo(14).flatMap((child) =>
    integersUpTo(12)
      .map((years) => ({ soon, child, years, apart: (soon - 1) * (child + years) }))
      .filter(
        ({ years, apart }) =>
          child >= 3 &&
          years >= 2 &&
          apart >= 21 &&
          apart <= 42 &&
          // Otherwise, dividing by `soon` instead of `soon - 1` and stopping there would give the child's age.
          apart !== soon * child &&
          new Set([soon, child, years, child + years, apart]).size === 5,
      ),
  ),
);

function agesByDifference(random: Random): ItemDraft {
  const { soon, child, years, apart } = pickOne(random, agesApart);
  const { older, younger, relation, his, hers } = pickOne(random, families);
  const age = child + apart;
  const asksOlder = random.integer(0, 1) === 1;
  const asked = asksOlder ? older : younger;
  const key = asksOlder ? age : child;
  const found = integersUpTo(60).find(
    (candidate) => candidate + apart + years === soon * (candidate + years),
  );
  const inFuture = toMistakeAnswer(
    'stopped-early',
    numberAnswer(key + years),
    `${asked} will be ${key + years} in ${years} years; the question asks for ${asksOlder ? his : hers} age now.`,
  );
  const otherPerson = toMistakeAnswer(
    'other-quantity',
    numberAnswer(asksOlder ? child : age),
    `That is ${asksOlder ? younger : older}’s age now, but the question asks for ${asked}’s.`,
  );
  const otherIsClassic = random.integer(0, 1) === 1;
  /** Returns the answer of a student who finds this wrong age for the child. */
  const fromChild = (wrong: number) => numberAnswer(asksOlder ? wrong + apart : wrong);
  return {
    stem: `${older} is ${apart} years older than ${relation}. In ${years} years, ${older} will be ${multiples[soon]} as old as ${younger}. How old is ${asked} now?`,
    key: withExplanation(
      numberAnswer(key),
      `In ${years} years, the ${apart} years between them are ${soon === 2 ? 'exactly' : multiples[soon - 1]} ${younger}’s age. So ${younger} will be ${child + years} and is ${child} now${asksOlder ? `, and ${older} is ${age}` : ''}.`,
    ),
    again: (found ?? Number.NaN) + (asksOlder ? apart : 0),
    classic: [otherIsClassic ? otherPerson : inFuture],
    mistakes: [
      otherIsClassic ? inFuture : otherPerson,
      toMistakeAnswer(
        'wrong-rule',
        fromChild(apart / soon - years),
        `${apart} was divided by ${soon}, and then ${years} was subtracted. But in ${years} years, the ${apart} years between them are ${soon === 2 ? `exactly ${younger}’s age` : `${multiples[soon - 1]} ${younger}’s age, so divide ${apart} by ${soon - 1}`}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(asksOlder ? child + years : age + years),
        `That is ${asksOlder ? younger : older}’s age in ${years} years.`,
      ),
      toMistakeAnswer(
        'left-out',
        fromChild((apart + years) / (soon - 1)),
        `The ${years} years were added to ${older}’s age only. ${younger} will be older, too.`,
      ),
      toMistakeAnswer(
        'left-out',
        fromChild((apart - soon * years) / (soon - 1)),
        `The ${years} years were added to ${younger}’s age only. ${older} will be older, too.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        fromChild(child + 2 * years),
        `The ${years} years were added to ${child + years} instead of subtracted from it.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(apart),
        `${apart} years is the difference between their ages, not an age.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        fromChild(apart / soon),
        `Dividing the ${apart} years by ${soon} treats ${older}’s age as ${apart} and leaves out the ${years} years.`,
      ),
    ].filter(isWholeNumber),
    method: `Write \`c + ${apart} + ${years} = ${soon}(c + ${years})\`, where \`c\` is ${younger}’s age now, and solve for \`c\`.`,
  };
}

const twoAges: Generator = {
  id: 'word-problems-two-ages',
  topic: 'word-problems',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [agesByMultiples, agesByDifference],
};

export const wordProblemGenerators: readonly Generator[] = [twoPrices, logicTable, twoAges];
