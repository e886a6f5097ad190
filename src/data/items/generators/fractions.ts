import type { Random } from '@/lib/random';
import {
  numberAnswer,
  withExplanation,
  dollarAnswer,
  fractionAnswer,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Proper fractions in lowest terms with a denominator up to 6. */
const proper = [2, 3, 4, 5, 6].flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => [index + 1, bottom] as const).filter(
    ([top]) => greatestCommonDivisor(top, bottom) === 1,
  ),
);
/** Pairs with different denominators, the smaller fraction first. */
const ascending = proper.flatMap(([topOne, bottomOne]) =>
  proper
    .filter(([top, bottom]) => bottom !== bottomOne && topOne * bottom < top * bottomOne)
    .map(([top, bottom]) => [topOne, bottomOne, top, bottom] as const),
);

/** Proper fractions of at most 2/3, so that at least a third of the whole remains. */
const modest = proper.filter(([top, bottom]) => 3 * top <= 2 * bottom);

/** Stories of something that is used up in two steps. A `total` and what is `left` are sums of money or numbers of things. */
interface Leftover {
  readonly isMoney?: boolean;
  /** "the money", "the packages". */
  readonly all: string;
  /** "packages"; for money, amounts have a dollar sign instead. */
  readonly things?: string;
  /** What is done in the first and the second step: "delivered in the morning". */
  readonly doneFirst: string;
  readonly doneSecond: string;
  /** What is done in both: "delivered in all". */
  readonly doneInAll: string;
  /** When the first step is over: "After the morning". */
  readonly afterFirst: string;
  readonly leftStem: (total: string, first: string, second: string) => string;
  readonly totalStem: (left: string, first: string, second: string) => string;
  readonly fractionStem: (first: string, second: string) => string;
}

const leftovers: readonly Leftover[] = [
  {
    isMoney: true,
    all: 'the money',
    doneFirst: 'spent on the coat',
    doneSecond: 'spent on the shoes',
    doneInAll: 'spent in all',
    afterFirst: 'After Mei bought the coat',
    leftStem: (total, first, second) =>
      `Mei had ${total}. She spent ${first} of it on a coat and ${second} of what was left on shoes. How much money did she have left?`,
    totalStem: (left, first, second) =>
      `Mei spent ${first} of her money on a coat and ${second} of what was left on shoes. Then she had ${left} left. How much money did she have at first?`,
    fractionStem: (first, second) =>
      `Mei spent ${first} of her money on a coat and ${second} of what was left on shoes. What fraction of her money did she have left?`,
  },
  {
    all: 'the packages',
    things: 'packages',
    doneFirst: 'delivered in the morning',
    doneSecond: 'delivered in the afternoon',
    doneInAll: 'delivered in all',
    afterFirst: 'After the morning',
    leftStem: (total, first, second) =>
      `A driver has ${total} packages. She delivers ${first} of them in the morning and ${second} of the remaining packages in the afternoon. How many packages are left?`,
    totalStem: (left, first, second) =>
      `A driver delivers ${first} of her packages in the morning and ${second} of the remaining packages in the afternoon. Then ${left} packages are left. How many packages did she have at first?`,
    fractionStem: (first, second) =>
      `A driver delivers ${first} of her packages in the morning and ${second} of the remaining packages in the afternoon. What fraction of the packages are left?`,
  },
  {
    all: 'the melons',
    things: 'melons',
    doneFirst: 'sold on Friday',
    doneSecond: 'sold on Saturday',
    doneInAll: 'sold in all',
    afterFirst: 'After Friday',
    leftStem: (total, first, second) =>
      `A farmer picks ${total} melons. He sells ${first} of them on Friday and ${second} of the remaining melons on Saturday. How many melons are left?`,
    totalStem: (left, first, second) =>
      `A farmer sells ${first} of his melons on Friday and ${second} of the remaining melons on Saturday. Then ${left} melons are left. How many melons did he have at first?`,
    fractionStem: (first, second) =>
      `A farmer sells ${first} of his melons on Friday and ${second} of the remaining melons on Saturday. What fraction of the melons are left?`,
  },
  {
    all: 'the pages',
    things: 'pages',
    doneFirst: 'read on Saturday',
    doneSecond: 'read on Sunday',
    doneInAll: 'read in all',
    afterFirst: 'After Saturday',
    leftStem: (total, first, second) =>
      `A book has ${total} pages. Jonah reads ${first} of them on Saturday and ${second} of the remaining pages on Sunday. How many pages does he still have to read?`,
    totalStem: (left, first, second) =>
      `Jonah reads ${first} of the pages of a book on Saturday and ${second} of the remaining pages on Sunday. He still has ${left} pages to read. How many pages does the book have?`,
    fractionStem: (first, second) =>
      `Jonah reads ${first} of the pages of a book on Saturday and ${second} of the remaining pages on Sunday. What fraction of the pages does he still have to read?`,
  },
];

/** An amount of a story as an answer, "$30" or "30", and in a sentence with its verb: "$30 was", "30 packages were". */
function amounts({ isMoney = false, things = '' }: Leftover) {
  const answer = (value: number) =>
    isMoney ? dollarAnswer(Math.round(value)) : numberAnswer(Math.round(value));
  const named = (value: number) => (isMoney ? answer(value).text : `${answer(value).text} ${things}`);
  const [be, those, howMany] = isMoney
    ? ['was', 'what was', 'how much is left']
    : ['were', 'those', 'how many are left'];
  return { answer, named, be, those, howMany };
}

/** Two fractions, of a total and of the rest, with numbers of which no wrong calculation also gives the key. */
function twoSteps(random: Random) {
  const [topOne, bottomOne] = pickOne(random, modest);
  const [topTwo, bottomTwo] = pickOne(random, modest);
  const unit = bottomOne * bottomTwo;
  const total = unit * random.integer(Math.ceil(40 / unit), Math.floor(240 / unit));
  const [first, second] = [fractionAnswer(topOne, bottomOne).text, fractionAnswer(topTwo, bottomTwo).text];
  const rest = (total * (bottomOne - topOne)) / bottomOne;
  const left = (rest * (bottomTwo - topTwo)) / bottomTwo;
  const isUsable = total - rest !== left && rest - left !== left && topOne * bottomTwo !== topTwo * bottomOne;
  return { topOne, bottomOne, topTwo, bottomTwo, unit, total, first, second, rest, left, isUsable };
}

/** Goes through all things one by one, removes both fractions, and counts the rest. */
function countLeft(
  total: number,
  { topOne, bottomOne, topTwo, bottomTwo }: ReturnType<typeof twoSteps>,
): number {
  let left = 0;
  let passed = 0;
  for (let thing = 0; thing < total; thing += 1) {
    if (thing % bottomOne < topOne) continue;
    if (passed % bottomTwo >= topTwo) left += 1;
    passed += 1;
  }
  return left;
}

function amountLeft(random: Random): ItemDraft | null {
  const steps = twoSteps(random);
  const {
    topOne,
    bottomOne,
    topTwo,
    bottomTwo,
    unit,
    total,
    first,
    second,
    rest,
    left: key,
    isUsable,
  } = steps;
  if (!isUsable) return null;
  const [one, two] = [topOne / bottomOne, topTwo / bottomTwo];
  const both = fractionAnswer(topOne * topTwo, unit).text;
  const story = pickOne(random, leftovers);
  const { leftStem, doneFirst, doneSecond, doneInAll, afterFirst } = story;
  const { answer, named, be, those, howMany } = amounts(story);
  const summed = toMistakeAnswer(
    'wrong-whole',
    answer(total * (1 - one - two)),
    `Both were treated as fractions of ${answer(total).text}, but ${second} is only of the ${named(rest)} left after the first step.`,
  );
  const stopped = toMistakeAnswer(
    'stopped-early',
    answer(rest),
    `${afterFirst}, ${named(rest)} ${be} left; ${those} ${doneSecond} must be subtracted too.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or the one below it.
  const isStopped = summed.value <= 0 || random.integer(0, 2) > 0;
  return {
    stem: leftStem(answer(total).text, first, second),
    key: withExplanation(
      answer(key),
      `${afterFirst}, ${named(rest)} ${be} left. Taking away ${second} of ${answer(rest).text}, or ${answer(rest - key).text}, leaves ${answer(key).text}.`,
    ),
    again: countLeft(total, steps),
    classic: [isStopped ? stopped : summed],
    mistakes: [
      isStopped ? summed : stopped,
      toMistakeAnswer(
        'other-quantity',
        answer(rest - key),
        `${named(rest - key)} ${be} ${doneSecond}; the question asks ${howMany}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(total - key),
        `${named(total - key)} ${be} ${doneInAll}; the question asks ${howMany}.`,
      ),
      toMistakeAnswer(
        'left-out',
        answer(total * (1 - two)),
        `Only ${second} of ${total} was taken away; the first step was left out.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(total * one),
        `${named(total * one)} ${be} ${doneFirst}; the question asks ${howMany}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        answer(total * (1 - one * two)),
        `The fractions were multiplied, and that product, ${both} of ${total}, was taken away.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        answer(total * one * two),
        `Multiplying the two fractions gives ${second} of ${first} of ${total}, but each step takes something away.`,
      ),
    ],
    method: `After the first step, \`{${bottomOne - topOne}/${bottomOne}}\` of ${total} is left; after the second, \`{${bottomTwo - topTwo}/${bottomTwo}}\` of that.`,
  };
}

function amountAtFirst(random: Random): ItemDraft | null {
  const steps = twoSteps(random);
  const { topOne, bottomOne, topTwo, bottomTwo, total: key, first, second, rest, left, isUsable } = steps;
  const [one, two] = [topOne / bottomOne, topTwo / bottomTwo];
  const unit = bottomOne * bottomTwo;
  const restOfSum = unit - topOne * bottomTwo - topTwo * bottomOne;
  // The classic mistake must give a whole number, or it would stand out.
  if (!isUsable || restOfSum <= 0 || (left * unit) % restOfSum !== 0) return null;
  const story = pickOne(random, leftovers);
  const { isMoney = false, totalStem, doneInAll, afterFirst } = story;
  const { answer, named, be } = amounts(story);
  const [keptOne, keptTwo] = [
    fractionAnswer(bottomOne - topOne, bottomOne).text,
    fractionAnswer(bottomTwo - topTwo, bottomTwo).text,
  ];
  const exact = (value: number) => (isWholeNumber(numberAnswer(value)) ? answer(value) : numberAnswer(value));
  // Tries one total after the other.
  let again = unit;
  while (countLeft(again, steps) !== left) again += unit;
  return {
    stem: totalStem(answer(left).text, first, second),
    key: withExplanation(
      answer(key),
      `Work backward: ${answer(left).text} is ${keptTwo} of the ${answer(rest).text} left after the first step. And ${answer(rest).text} is ${keptOne} of ${answer(key).text}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        answer((left * unit) / restOfSum),
        `Adding ${first} and ${second} treats both as fractions of the whole, but ${second} is only of what was left.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        answer(rest),
        `${afterFirst}, ${named(rest)} ${be} left, but the question asks how ${isMoney ? 'much' : 'many'} there ${be} at first.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'left-out',
        exact(left / (1 - one)),
        `Only ${first} was undone: ${left} is ${keptOne} of this number. But ${second} was left out.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        exact(left / (one * two)),
        `Here ${left} was treated as ${first} of ${second} of the whole, but those are the parts taken away.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        exact(left * (1 + one) * (1 + two)),
        `Adding ${second} of ${left} and then ${first} of the result does not undo the steps, because each fraction is of a larger amount.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        exact(left / one),
        `Here ${left} was treated as ${first} of the whole, but that part was taken away.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        answer(key - left),
        `${named(key - left)} ${be} ${doneInAll}; the ${answer(left).text} that ${be} left must be added.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        exact(rest / two),
        `Working back from ${rest}, the fraction ${second} was used, but ${rest} is ${keptOne} of the whole.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 6 * key),
    method: `Divide ${left} by ${keptTwo} to undo the second step, and then divide by ${keptOne}.`,
  };
}

function fractionLeft(random: Random): ItemDraft | null {
  const steps = twoSteps(random);
  const { topOne, bottomOne, topTwo, bottomTwo, unit, first, second, isUsable } = steps;
  if (!isUsable) return null;
  const story = pickOne(random, leftovers);
  const { all, fractionStem, doneSecond, doneInAll, afterFirst } = story;
  const { be } = amounts(story);
  const [keptOne, keptTwo] = [bottomOne - topOne, bottomTwo - topTwo];
  const [keptFirst, keptSecond] = [
    fractionAnswer(keptOne, bottomOne).text,
    fractionAnswer(keptTwo, bottomTwo).text,
  ];
  const key = fractionAnswer(keptOne * keptTwo, unit);
  const sum = topOne * bottomTwo + topTwo * bottomOne;
  const added = toMistakeAnswer(
    'wrong-whole',
    fractionAnswer(unit - sum, unit),
    `Subtracting both ${first} and ${second} from 1 treats ${second} as a part of all of ${all}, but it is a part of the rest.`,
  );
  const multiplied = toMistakeAnswer(
    'wrong-operation',
    fractionAnswer(unit - topOne * topTwo, unit),
    `The product of ${first} and ${second} was subtracted from 1, but first ${first} is taken away and then ${second} of the rest.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one below the key or the one above it.
  const isSum = sum < unit && random.integer(0, 1) === 0;
  return {
    stem: fractionStem(first, second),
    key: withExplanation(
      key,
      `${afterFirst}, ${keptFirst} of ${all} ${be} left, and in the end ${keptSecond} of that: ${key.text}.`,
    ),
    again: countLeft(unit, steps) / unit,
    classic: [isSum ? added : multiplied],
    mistakes: [
      isSum ? multiplied : added,
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(unit - keptOne * keptTwo, unit),
        `${fractionAnswer(unit - keptOne * keptTwo, unit).text} of ${all} ${be} ${doneInAll}, but the question asks what part is left.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        fractionAnswer(keptOne, bottomOne),
        `${afterFirst}, ${keptFirst} of ${all} ${be} left, but ${second} of that still has to be taken away.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(keptOne * topTwo, unit),
        `Taking ${second} of ${keptFirst} gives the part ${doneSecond}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        fractionAnswer(topOne * topTwo, unit),
        `Multiplying ${first} by ${second} uses the parts taken away instead of the parts left.`,
      ),
      toMistakeAnswer(
        'left-out',
        fractionAnswer(keptTwo, bottomTwo),
        `Only ${second} was taken away from the whole; the first step was left out.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        fractionAnswer(topOne * keptTwo, unit),
        `In the first step, ${first} was kept instead of taken away.`,
      ),
    ].filter(({ value }) => value > 0 && value < 1),
    method: `Multiply the parts that are left after each step: ${keptFirst} times ${keptSecond}.`,
  };
}

const restOfTheRest: Generator = {
  id: 'fractions-rest-of-the-rest',
  topic: 'fractions',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [amountLeft, amountAtFirst, fractionLeft],
};

interface Cutting {
  readonly leftStem: (long: string, short: string) => string;
  readonly totalStem: (taken: string, left: string) => string;
  /** Why the two numbers of `totalStem` are not subtracted. */
  readonly subtracted: string;
}

const cuttings: readonly Cutting[] = [
  {
    leftStem: (long, short) =>
      `A ribbon is ${long} feet long. Pilar cuts off ${short} feet. How many feet of ribbon are left?`,
    totalStem: (taken, left) =>
      `After Pilar cut ${taken} feet from a ribbon, ${left} feet were left. How long was the ribbon at first, in feet?`,
    subtracted: 'The lengths were subtracted, but the ribbon was longer before the cut.',
  },
  {
    leftStem: (long, short) =>
      `A bag holds ${long} pounds of rice. Anil takes out ${short} pounds. How many pounds of rice are left in the bag?`,
    totalStem: (taken, left) =>
      `After Anil took ${taken} pounds of rice from a bag, ${left} pounds were left. How many pounds of rice were in the bag at first?`,
    subtracted: 'The weights were subtracted, but the bag held more rice before Anil took some.',
  },
  {
    leftStem: (long, short) =>
      `A trail is ${long} miles long. Tori has hiked ${short} miles of it. How many miles of the trail are left?`,
    totalStem: (taken, left) =>
      `Tori has hiked ${taken} miles of a trail, and ${left} miles of it are left. How many miles long is the trail?`,
    subtracted: 'The distances were subtracted, but the trail is longer than either part of it.',
  },
  {
    leftStem: (long, short) =>
      `A painter has ${long} gallons of paint. She uses ${short} gallons on a fence. How many gallons of paint are left?`,
    totalStem: (taken, left) =>
      `A painter used ${taken} gallons of paint on a fence and had ${left} gallons left. How many gallons of paint did she have at first?`,
    subtracted: 'The amounts were subtracted, but she had more paint before she used some.',
  },
];

/** A mixed number as `whole` and a proper fraction. */
interface MixedNumber {
  readonly whole: number;
  readonly top: number;
  readonly bottom: number;
}

const mixedText = ({ whole, top, bottom }: MixedNumber) => fractionAnswer(whole * bottom + top, bottom).text;
const leastCommonMultiple = (a: number, b: number) => (a * b) / greatestCommonDivisor(a, b);

/** A difference of two mixed numbers for which 1 must be borrowed: the first fraction is less than the second. */
function borrowedDifference(random: Random) {
  const [topOne, bottomOne, topTwo, bottomTwo] = pickOne(random, ascending);
  const less: MixedNumber = { whole: random.integer(1, 6), top: topTwo, bottom: bottomTwo };
  const wholes = random.integer(2, 6);
  const more: MixedNumber = { whole: less.whole + wholes, top: topOne, bottom: bottomOne };
  const common = leastCommonMultiple(bottomOne, bottomTwo);
  const [one, two] = [(topOne * common) / bottomOne, (topTwo * common) / bottomTwo];
  const result = (whole: number, parts: number) => fractionAnswer(whole * common + parts, common);
  const [fractionOne, fractionTwo] = [
    fractionAnswer(topOne, bottomOne).text,
    fractionAnswer(topTwo, bottomTwo).text,
  ];
  return { less, more, wholes, common, one, two, result, fractionOne, fractionTwo };
}

/** The key and the mistakes of a difference with borrowing, the classic mistake first. */
function differenceAnswers({
  less,
  more,
  wholes,
  common,
  one,
  two,
  result,
  fractionOne,
  fractionTwo,
}: ReturnType<typeof borrowedDifference>) {
  const [tops, bottoms] = [Math.abs(less.top - more.top), Math.abs(less.bottom - more.bottom)];
  return {
    key: withExplanation(
      result(wholes, one - two),
      `${fractionOne} is less than ${fractionTwo}, so borrow 1 from ${more.whole}: \`${more.whole - 1}{${one + common}/${common}} - ${less.whole}{${two}/${common}}\`.`,
    ),
    // Counts up from the smaller number: to the next whole number, then by ones, then by the last fraction.
    again: 1 - less.top / less.bottom + (wholes - 1) + more.top / more.bottom,
    classic: toMistakeAnswer(
      'arithmetic',
      result(wholes, two - one),
      `Instead of borrowing, you subtracted ${fractionOne} from ${fractionTwo}, which is in the wrong order.`,
    ),
    mistakes: [
      toMistakeAnswer(
        'arithmetic',
        result(wholes + 1, one - two),
        `A whole was borrowed for the fractions, but ${more.whole} was not reduced to ${more.whole - 1}.`,
      ),
      ...(10 + one > two
        ? [
            toMistakeAnswer(
              'arithmetic',
              result(wholes - 1, 10 + one - two),
              `The borrowed whole was counted as \`{10/${common}}\`, but it is \`{${common}/${common}}\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'arithmetic',
        result(wholes - 1, two - one),
        `${more.whole} was reduced to ${more.whole - 1}, but then ${fractionOne} was subtracted from ${fractionTwo} instead of ${fractionTwo} from \`1{${more.top}/${more.bottom}}\`.`,
      ),
      ...(tops > 0 && tops < bottoms
        ? [
            toMistakeAnswer(
              'wrong-rule',
              fractionAnswer(wholes * bottoms + tops, bottoms),
              `In ${fractionOne} and ${fractionTwo}, numerators and denominators were subtracted separately.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-operation',
        result(wholes, one + two),
        `The whole numbers were subtracted, but ${fractionOne} and ${fractionTwo} were added.`,
      ),
      toMistakeAnswer(
        'left-out',
        result(wholes, 0),
        `Only the whole number ${less.whole} was subtracted from ${more.whole}; the fractions were left out.`,
      ),
    ],
    method: `Count up from the smaller number: \`{${less.bottom - less.top}/${less.bottom}}\` to ${less.whole + 1}, then on to ${more.whole}, then ${fractionOne} more.`,
  };
}

function partLeft(random: Random): ItemDraft | null {
  const difference = borrowedDifference(random);
  if (difference.common > 20) return null;
  const { key, again, classic, mistakes, method } = differenceAnswers(difference);
  const { more, less } = difference;
  const { leftStem } = pickOne(random, cuttings);
  return {
    stem: leftStem(mixedText(more), mixedText(less)),
    key,
    again,
    classic: [classic],
    mistakes: [
      ...mistakes,
      toMistakeAnswer(
        'wrong-operation',
        difference.result(more.whole + less.whole, difference.one + difference.two),
        'The amounts were added instead of subtracted.',
      ),
    ],
    method,
  };
}

const measurements = [
  {
    caption: 'Rainfall',
    columns: ['Month', 'Inches'],
    labels: ['April', 'May', 'June', 'July'],
    stem: 'According to the table, how many more inches of rain fell in the month with the most rain than in the month with the least rain?',
  },
  {
    caption: 'Trails in a State Park',
    columns: ['Trail', 'Miles'],
    labels: ['Lake', 'Ridge', 'Canyon', 'Meadow'],
    stem: 'According to the table, how many miles longer is the longest trail than the shortest trail?',
  },
  {
    caption: 'Fish Caught at a Lake',
    columns: ['Caught by', 'Pounds'],
    labels: ['Ben', 'Carla', 'Min', 'Theo'],
    stem: 'According to the table, how many pounds heavier is the heaviest fish than the lightest fish?',
  },
] as const;

/** The greatest and the least of four mixed numbers; the two least have the same whole number. */
function rangeOfTable(random: Random): ItemDraft | null {
  const difference = borrowedDifference(random);
  const { less, more, wholes, one, two, common, result } = difference;
  const greater = proper.filter(
    ([top, bottom]) =>
      top * less.bottom > less.top * bottom &&
      bottom !== less.bottom &&
      bottom !== more.bottom &&
      leastCommonMultiple(common, bottom) <= 60,
  );
  // The half of the fourth number must be a whole number of parts.
  if (common > 20 || common % 2 !== 0 || wholes < 3 || greater.length === 0) return null;
  const [topThree, bottomThree] = pickOne(random, greater);
  const second: MixedNumber = { whole: less.whole, top: topThree, bottom: bottomThree };
  const between: MixedNumber = { whole: less.whole + 1, top: 1, bottom: 2 };
  const all = leastCommonMultiple(common, bottomThree);
  const answers = differenceAnswers(difference);
  const misread = toMistakeAnswer(
    'misread-figure',
    fractionAnswer(wholes * all + (one * all) / common - (topThree * all) / bottomThree, all),
    `The ${mixedText(second)} was taken for the least number, but ${mixedText(less)} is less.`,
  );
  const misreadBetween = toMistakeAnswer(
    'misread-figure',
    result(wholes - 1, one - common / 2),
    `The ${mixedText(between)} was taken for the least number, but ${mixedText(less)} is less.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one below the key or the one above it.
  const isMisread = random.integer(0, 1) === 0;
  const { caption, columns, labels, stem } = pickOne(random, measurements);
  const numbers = random.shuffled([less, more, second, between]);
  return {
    stem,
    key: withExplanation(
      answers.key,
      `The greatest number is ${mixedText(more)} and the least is ${mixedText(less)}. Borrow 1 from ${more.whole}: \`${more.whole - 1}{${one + common}/${common}} - ${less.whole}{${two}/${common}}\` is ${answers.key.text}.`,
    ),
    again: answers.again,
    classic: [isMisread ? misread : answers.classic],
    mistakes: [isMisread ? answers.classic : misread, misreadBetween, ...answers.mistakes],
    method: answers.method,
    table: {
      caption,
      columns,
      rows: labels.map((label, index) => [label, mixedText(numbers[index] ?? less)]),
    },
  };
}

function amountBefore(random: Random): ItemDraft | null {
  const [topOne, bottomOne, topTwo, bottomTwo] = pickOne(random, ascending);
  const taken: MixedNumber = { whole: random.integer(1, 6), top: topOne, bottom: bottomOne };
  const left: MixedNumber = { whole: random.integer(1, 6), top: topTwo, bottom: bottomTwo };
  const common = leastCommonMultiple(bottomOne, bottomTwo);
  const [one, two] = [(topOne * common) / bottomOne, (topTwo * common) / bottomTwo];
  const over = one + two - common;
  if (common > 20 || over <= 0 || taken.whole === left.whole) return null;
  const wholes = taken.whole + left.whole;
  const result = (whole: number, parts: number) => fractionAnswer(whole * common + parts, common);
  const [fractionOne, fractionTwo] = [
    fractionAnswer(topOne, bottomOne).text,
    fractionAnswer(topTwo, bottomTwo).text,
  ];
  const carryLost = toMistakeAnswer(
    'arithmetic',
    result(wholes, over),
    `\`{${one + two}/${common}}\` is \`1{${over}/${common}}\`, but the 1 was not carried.`,
  );
  const separately = toMistakeAnswer(
    'wrong-rule',
    fractionAnswer(wholes * (bottomOne + bottomTwo) + topOne + topTwo, bottomOne + bottomTwo),
    `In ${fractionOne} and ${fractionTwo}, numerators and denominators were added separately.`,
  );
  const { totalStem, subtracted } = pickOne(random, cuttings);
  const difference = Math.abs(taken.whole * common + one - left.whole * common - two);
  return {
    stem: totalStem(mixedText(taken), mixedText(left)),
    key: withExplanation(
      result(wholes + 1, over),
      `The fractions are \`{${one}/${common}} + {${two}/${common}} = {${one + two}/${common}}\`, which is more than 1. So the sum is ${wholes + 1} and \`{${over}/${common}}\`.`,
    ),
    // Adds the larger fraction first, then fills up to a whole number with the other.
    again: left.whole + taken.whole + 1 + (topOne / bottomOne - (1 - topTwo / bottomTwo)),
    classic: [carryLost],
    mistakes: [
      separately,
      toMistakeAnswer('wrong-operation', fractionAnswer(difference, common), subtracted),
      toMistakeAnswer(
        'arithmetic',
        result(wholes + 2, over),
        `The 1 from the fractions was carried twice to \`${taken.whole} + ${left.whole}\`.`,
      ),
      ...(common !== 10 && one + two > 10 && one + two - 10 < common
        ? [
            toMistakeAnswer(
              'arithmetic',
              result(wholes + 1, one + two - 10),
              `From \`{${one + two}/${common}}\`, ten parts were carried as a whole, but a whole is \`{${common}/${common}}\`.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'left-out',
        result(wholes, 0),
        `Only the whole numbers were added; ${fractionOne} and ${fractionTwo} were left out.`,
      ),
      ...(topOne + topTwo > Math.max(bottomOne, bottomTwo)
        ? [
            toMistakeAnswer(
              'wrong-rule',
              fractionAnswer(
                wholes * Math.max(bottomOne, bottomTwo) + topOne + topTwo,
                Math.max(bottomOne, bottomTwo),
              ),
              `The numerators were added without first giving ${fractionOne} and ${fractionTwo} the same denominator.`,
            ),
          ]
        : []),
    ],
    method: `Add the whole numbers and the fractions separately, and carry a whole: \`{${common}/${common}} = 1\`.`,
  };
}

const mixedDifference: Generator = {
  id: 'fractions-mixed-difference',
  topic: 'fractions',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [partLeft, amountBefore, rangeOfTable],
};

/** Tanks with plausible sizes in gallons. */
const tanks = [
  { name: 'water tank', short: 'tank', least: 30, most: 120 },
  { name: 'rain barrel', short: 'barrel', least: 30, most: 80 },
  { name: 'fish tank', short: 'tank', least: 20, most: 80 },
  { name: 'gas tank', short: 'tank', least: 10, most: 24 },
] as const;

/** A tank that is filled from one fraction to a larger one. */
function partlyFilledTank(random: Random) {
  const [topOne, bottomOne, topTwo, bottomTwo] = pickOne(random, ascending);
  const { name, short, least, most } = pickOne(random, tanks);
  const common = leastCommonMultiple(bottomOne, bottomTwo);
  const size = common * random.integer(Math.ceil(least / common), Math.max(1, Math.floor(most / common)));
  const [before, after] = [(size * topOne) / bottomOne, (size * topTwo) / bottomTwo];
  const added = after - before;
  const [first, second] = [fractionAnswer(topOne, bottomOne).text, fractionAnswer(topTwo, bottomTwo).text];
  const divisor = greatestCommonDivisor(topTwo * bottomOne - topOne * bottomTwo, bottomOne * bottomTwo);
  const top = (topTwo * bottomOne - topOne * bottomTwo) / divisor;
  const bottom = (bottomOne * bottomTwo) / divisor;
  // Brute force: finds the size for which the added gallons make up the difference between the two fractions.
  let found = common;
  while (
    found < 1000 &&
    found * topTwo * bottomOne !== found * topOne * bottomTwo + added * bottomOne * bottomTwo
  )
    found += 1;
  const isUsable =
    size >= least && size <= most && added >= 2 && before !== added && after !== size - after && before > 1;
  return {
    topOne,
    bottomOne,
    topTwo,
    bottomTwo,
    name,
    short,
    size,
    before,
    after,
    added,
    first,
    second,
    top,
    bottom,
    part: fractionAnswer(top, bottom).text,
    found,
    isUsable,
  };
}

function sizeOfTank(random: Random): ItemDraft | null {
  const tank = partlyFilledTank(random);
  const {
    topOne,
    bottomOne,
    topTwo,
    bottomTwo,
    name,
    short,
    size: key,
    before,
    after,
    added,
    first,
    second,
    bottom,
    part,
  } = tank;
  if (!tank.isUsable) return null;
  return {
    stem: `A ${name} was ${first} full. After ${added} gallons were added, it was ${second} full. How many gallons does the ${short} hold when it is full?`,
    key: withExplanation(
      numberAnswer(key),
      `Since ${second} minus ${first} is ${part}, the ${added} gallons are ${part} of what the ${short} holds, ${key} gallons.`,
    ),
    again: tank.found,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(after),
        `The ${short} has ${after} gallons now, but that is only ${second} of what it holds.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * bottomTwo) / topTwo),
        `The ${added} gallons were treated as ${second} of the ${short}, but it was not empty at first.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * bottomOne) / topOne),
        `The ${added} gallons were treated as ${first} of the ${short}, but that part was there before.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * bottomTwo) / (bottomTwo - topTwo)),
        `The ${added} gallons were treated as the \`{${bottomTwo - topTwo}/${bottomTwo}}\` still missing, but they were added.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(added * bottom),
        `${added} gallons were treated as \`{1/${bottom}}\` of the ${short}, but they are ${part} of it.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * bottomOne) / (bottomOne - topOne)),
        `The ${added} gallons were treated as all of the empty part, but they filled it only to ${second}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + added),
        `The ${added} gallons were added to the full amount, which already includes them.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(before),
        `At first the ${short} had ${before} gallons, which is only ${first} of what it holds.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > added && mistake.value < 5 * key),
    method: `Subtract the fractions to see that ${added} gallons are ${part} of the full ${name}, then find the whole.`,
  };
}

function moreToFill(random: Random): ItemDraft | null {
  const tank = partlyFilledTank(random);
  const { topTwo, bottomTwo, name, short, size, before, after, added, first, second, part } = tank;
  const key = size - after;
  if (!tank.isUsable || key === added || key < 2) return null;
  return {
    stem: `A ${name} was ${first} full. After ${added} gallons were added, it was ${second} full. How many more gallons are needed to fill the ${short}?`,
    key: withExplanation(
      numberAnswer(key),
      `The ${added} gallons are ${second} minus ${first}, or ${part}, of the ${short}, so it holds ${size} gallons. It has ${after} now, and ${key} more fill it.`,
    ),
    again: tank.found - (tank.found * topTwo) / bottomTwo,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(size),
        `The ${short} holds ${size} gallons, but ${after} of them are already in it.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(after),
        `The ${short} has ${after} gallons now; the question asks how many more fill it.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(size - before),
        `At first ${size - before} gallons were missing, but ${added} of them have been added since.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * (bottomTwo - topTwo)) / topTwo),
        `The ${added} gallons were treated as the ${second} that is full now, but some of that was there before.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(size - added),
        `Only the ${added} added gallons were subtracted from ${size}, but the ${short} already had ${before}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((added * (bottomTwo - topTwo)) / bottomTwo),
        `You took the empty part of the ${short} as a part of ${added} gallons, but it is a part of what the ${short} holds.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(before),
        `At first the ${short} had ${before} gallons; the question asks how many more fill it now.`,
      ),
    ].filter(isWholeNumber),
    method: `Subtract the fractions to see that ${added} gallons are ${part} of the full ${name}. Then take \`{${bottomTwo - topTwo}/${bottomTwo}}\` of the whole.`,
  };
}

const fullTank: Generator = {
  id: 'fractions-full-tank',
  topic: 'fractions',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [sizeOfTank, moreToFill],
};

export const fractionGenerators: readonly Generator[] = [restOfTheRest, mixedDifference, fullTank];
