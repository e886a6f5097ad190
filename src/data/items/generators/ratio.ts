import type { Random } from '@/lib/random';
import {
  fractionAnswer,
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  type ItemDraft,
  pickOne,
  toMistakeAnswer,
} from './generator';

/** Stories in which a total is divided in a ratio. `asked` is 0 to ask for the first term's share, 1 for the second's. */
interface Sharing {
  readonly totalStem: (ratio: string, total: number, asked: 0 | 1) => string;
  /** Tells by how much the larger share exceeds the smaller one, the `larger`th, and asks for the total. */
  readonly differenceStem: (ratio: string, difference: number, larger: 0 | 1) => string;
  /** What the two terms stand for. */
  readonly names: readonly [string, string];
  /** Tells the size of the first or the second share: "There are 48 cats". */
  readonly share: (size: number, which: 0 | 1) => string;
  /** What `differenceStem` asks for. */
  readonly both: string;
}

const sharings: readonly Sharing[] = [
  {
    totalStem: (ratio, total, asked) =>
      `The ratio of girls to boys in a choir is ${ratio}. The choir has ${total} members. How many of them are ${asked === 0 ? 'girls' : 'boys'}?`,
    differenceStem: (ratio, difference, larger) =>
      `The ratio of girls to boys in a choir is ${ratio}. There are ${difference} more ${larger === 0 ? 'girls than boys' : 'boys than girls'}. How many members does the choir have?`,
    names: ['girls', 'boys'],
    share: (size, which) => `There are ${size} ${which === 0 ? 'girls' : 'boys'}`,
    both: 'girls and boys together',
  },
  {
    totalStem: (ratio, total, asked) =>
      `Green paint is made by mixing blue paint and yellow paint in the ratio ${ratio}. How many quarts of ${asked === 0 ? 'blue' : 'yellow'} paint are needed for ${total} quarts of green paint?`,
    differenceStem: (ratio, difference, larger) =>
      `A painter mixes blue paint and yellow paint in the ratio ${ratio} to make green paint. She uses ${difference} more quarts of ${larger === 0 ? 'blue paint than of yellow paint' : 'yellow paint than of blue paint'}. How many quarts of green paint does she make?`,
    names: ['blue paint', 'yellow paint'],
    share: (size, which) => `${size} quarts are ${which === 0 ? 'blue' : 'yellow'} paint`,
    both: 'green paint',
  },
  {
    totalStem: (ratio, total, asked) =>
      `Ravi and Lena split $${total} so that the ratio of Ravi’s share to Lena’s share is ${ratio}. How many dollars does ${asked === 0 ? 'Ravi' : 'Lena'} get?`,
    differenceStem: (ratio, difference, larger) =>
      `Ravi and Lena split some money so that the ratio of Ravi’s share to Lena’s share is ${ratio}. ${larger === 0 ? 'Ravi gets' : 'Lena gets'} $${difference} more than ${larger === 0 ? 'Lena' : 'Ravi'}. How many dollars did they split?`,
    names: ['Ravi’s share', 'Lena’s share'],
    share: (size, which) => `${which === 0 ? 'Ravi' : 'Lena'} gets $${size}`,
    both: 'both shares together',
  },
  {
    totalStem: (ratio, total, asked) =>
      `At a shelter, the ratio of cats to dogs is ${ratio}. There are ${total} cats and dogs in all. How many ${asked === 0 ? 'cats' : 'dogs'} are there?`,
    differenceStem: (ratio, difference, larger) =>
      `At a shelter, the ratio of cats to dogs is ${ratio}. There are ${difference} more ${larger === 0 ? 'cats than dogs' : 'dogs than cats'}. How many cats and dogs are there in all?`,
    names: ['cats', 'dogs'],
    share: (size, which) => `There are ${size} ${which === 0 ? 'cats' : 'dogs'}`,
    both: 'cats and dogs together',
  },
];

/** Pairs of different coprime numbers. */
const terms = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((first) =>
  [2, 3, 4, 5, 6, 7, 8, 9]
    .filter((second) => first !== second && greatestCommonDivisor(first, second) === 1)
    .map((second) => [first, second] as const),
);

function shareOfTotal(random: Random): ItemDraft | null {
  const [first, second] = pickOne(random, terms);
  const part = random.integer(3, 12);
  const asked = random.integer(0, 1) === 0 ? 0 : 1;
  const [wanted, other] = asked === 0 ? [first, second] : [second, first];
  // True if dividing the total by the wanted term gives a usable distractor: a whole number that, if the wanted share is the
  // smaller one, is above the key.
  const dividesByOwn = part % wanted === 0 && (wanted > other || wanted * wanted < first + second);
  if (!dividesByOwn && part % other !== 0) return null;
  const sum = first + second;
  if ([first, second, sum].includes(part)) return null;
  const total = part * sum;
  // Deals out the total round by round until nothing is left.
  let again = 0;
  for (let left = total; left > 0; left -= sum) again += wanted;
  const { totalStem, names, share } = pickOne(random, sharings);
  return {
    stem: totalStem(`${first}:${second}`, total, asked),
    key: withExplanation(
      numberAnswer(part * wanted),
      `There are ${sum} parts in all, so one part is ${total} divided by ${sum}, or ${part}. Then ${wanted} parts are ${part * wanted}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(part * other),
        `${share(part * other, asked === 0 ? 1 : 0)}, but the question asks for ${names[asked]}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((total * wanted) / other),
        `Taking \`{${wanted}/${other}}\` of ${total} compares the two shares, but the share is \`{${wanted}/${sum}}\` of the total.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(total / wanted),
        `${total} was divided by ${wanted}, but there are ${sum} parts in all.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(part),
        `Dividing ${total} by ${sum} gives only one part, but ${wanted} parts are asked for.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(total / other),
        `${total} was divided by ${other}, but there are ${sum} parts in all.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(part * Math.abs(first - second)),
        `Subtracting the terms gives ${Math.abs(first - second)} parts, the difference between the two shares.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(total / 2),
        `Half of ${total} would be right for a ratio of 1:1, but ${first}:${second} does not split it evenly.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(total - other),
        `The ${other} of the ratio was subtracted from ${total}, but it means ${other} equal parts.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(total - part),
        `Only one part, ${part}, was subtracted from ${total}, but the other share has ${other} parts.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < total),
    method: `Add the terms, \`${first} + ${second} = ${sum}\`, divide ${total} by ${sum}, and multiply by ${wanted}.`,
  };
}

/** The difference between the two shares is given, and the total is asked for. */
function totalFromDifference(random: Random): ItemDraft | null {
  const [first, second] = pickOne(random, terms);
  const part = random.integer(3, 12);
  const sum = first + second;
  const apart = Math.abs(first - second);
  const [smaller, larger] = [Math.min(first, second), Math.max(first, second)];
  const difference = part * apart;
  const key = part * sum;
  if (apart === 1 || [first, second, sum, apart].includes(part) || [first, second, sum].includes(difference))
    return null;
  // Adds one part to each term after the other until the difference is reached.
  let again = 0;
  for (let reached = 0; reached < difference; reached += apart) again += sum;
  const { differenceStem, names, share, both } = pickOne(random, sharings);
  const [least, most] = first < second ? ([0, 1] as const) : ([1, 0] as const);
  const asOnePart = toMistakeAnswer(
    'wrong-whole',
    numberAnswer(difference * sum),
    `Multiplying ${difference} by ${sum} treats ${difference} as one part, but it is ${apart} parts.`,
  );
  const largerShare = toMistakeAnswer(
    'stopped-early',
    numberAnswer(part * larger),
    `${share(part * larger, most)}, but the question asks for ${both}.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or the one below it.
  const isOnePart = random.integer(0, 2) > 0;
  return {
    stem: differenceStem(`${first}:${second}`, difference, most),
    key: withExplanation(
      numberAnswer(key),
      `The difference of ${difference} is \`${larger} - ${smaller} = ${apart}\` parts, so one part is ${part}, and all ${sum} parts are ${key}.`,
    ),
    again,
    classic: [isOnePart ? asOnePart : largerShare],
    mistakes: [
      isOnePart ? largerShare : asOnePart,
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(part * smaller),
        `${share(part * smaller, least)}, but the question asks for ${both}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((difference * sum) / larger),
        `${difference} was treated as the ${larger} parts of ${names[most]}, but it is the difference of ${apart} parts.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((difference * sum) / smaller),
        `${difference} was treated as the ${smaller} parts of ${names[least]}, but it is the difference of ${apart} parts.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(difference * larger),
        `${difference} was treated as one part and multiplied by ${larger}, but it is ${apart} parts.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + difference),
        `The ${difference} was added to both shares, but it already belongs to the larger one.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(difference + sum),
        `You get this by adding ${sum} to ${difference}, but the terms of a ratio count equal parts.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide ${difference} by the difference of the terms, ${apart}, to find one part, and multiply by ${sum}.`,
  };
}

const shareInParts: Generator = {
  id: 'ratio-share-in-parts',
  topic: 'ratio',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [shareOfTotal, totalFromDifference],
};

/** Returns a ratio in lowest terms. */
function ratioOf(first: number, second: number): NumericAnswer {
  const divisor = greatestCommonDivisor(first, second);
  return { value: first / second, text: `${first / divisor}:${second / divisor}` };
}

const chains = [
  ['red beads', 'blue beads', 'green beads', 'On a necklace'],
  ['goats', 'sheep', 'hens', 'On a farm'],
  ['novels', 'comic books', 'biographies', 'On a library shelf'],
  ['cars', 'vans', 'trucks', 'In a parking lot'],
] as const;

/**
 * The terms of two ratios a:b and c:d. Leaves out ratios such as 9:5 and 2:5: a classic mistake, comparing the outer terms (9 and
 * 5), would repeat a given ratio.
 */
const linkedTerms = terms.flatMap(([a, b]) =>
  terms
    .filter(([c, d]) => b !== c && a !== d && a !== c && b !== d)
    .filter(([c, d]) => a * c !== b * d && a * c <= 40 && b * d <= 40)
    .map(([c, d]) => [a, b, c, d] as const),
);

/** Two ratios with a common middle quantity, and the smallest whole numbers of all three. */
function linkedRatios(random: Random) {
  const [a, b, c, d] = pickOne(random, linkedTerms);
  const [one, two, three, place] = pickOne(random, chains);
  // Brute force: finds the smallest middle number for which the other two are whole.
  let middle = 1;
  while ((middle * a) % b !== 0 || (middle * d) % c !== 0) middle += 1;
  const [left, right] = [(middle * a) / b, (middle * d) / c];
  const stem = `${place}, the ratio of ${one} to ${two} is ${a}:${b}, and the ratio of ${two} to ${three} is ${c}:${d}.`;
  return { a, b, c, d, one, two, three, left, middle, right, stem };
}

function ratioOfOuterTerms(random: Random): ItemDraft {
  const { a, b, c, d, one, two, three, left, middle, right, stem } = linkedRatios(random);
  const key = ratioOf(a * c, b * d);
  return {
    stem: `${stem} What is the ratio of ${one} to ${three}?`,
    key: withExplanation(key, `For every ${middle} ${two} there are ${left} ${one} and ${right} ${three}.`),
    again: left / right,
    classic: [
      toMistakeAnswer(
        'wrong-whole',
        ratioOf(a, d),
        `Comparing ${a} with ${d} directly is a mistake: ${a} goes with ${b} ${two} and ${d} goes with ${c}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        ratioOf(b * d, a * c),
        `The order was reversed: this compares ${three} to ${one}.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-whole',
        ratioOf(left, d),
        `${left} ${one} go with ${middle} ${two}, but ${d} ${three} go with only ${c}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        ratioOf(a, right),
        `${right} ${three} go with ${middle} ${two}, but ${a} ${one} go with only ${b}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        ratioOf(a * d, b * c),
        `The second ratio was reversed: \`${a} * ${d}\` to \`${b} * ${c}\`.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        ratioOf(b * c, a * d),
        `The first ratio was reversed: \`${b} * ${c}\` to \`${a} * ${d}\`.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        ratioOf(a + c, b + d),
        `The terms were added, \`${a} + ${c}\` and \`${b} + ${d}\`, but ratios have to be multiplied here.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        ratioOf(a, b),
        `The ratio of ${one} to ${two} is given, but the question asks for ${one} to ${three}.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        ratioOf(c, d),
        `The ratio of ${two} to ${three} is given, but the question asks for ${one} to ${three}.`,
      ),
    ],
    method: `Make the number of ${two} the same in both ratios, ${middle}. Then ${left} ${one} go with ${right} ${three}.`,
  };
}

/** Tells that a number was changed like one term to another: "`9 - 3` is 6, so 6 was subtracted from 36". */
const byDifference = (number: number, from: number, to: number) =>
  from > to
    ? `\`${from} - ${to}\` is ${from - to}, so ${from - to} was subtracted from ${number}`
    : `\`${to} - ${from}\` is ${to - from}, so ${to - from} was added to ${number}`;

/** The number of the first kind is given, and the number of the third is asked for. */
function numberOfThird(random: Random): ItemDraft | null {
  const { a, b, c, d, one, two, three, left, middle, right, stem } = linkedRatios(random);
  const times = random.integer(1, 4);
  const [known, between, key] = [times * left, times * middle, times * right];
  if (known > 60 || key > 60 || known === key || [a, b, c, d].includes(known) || [a, b, c, d].includes(key))
    return null;
  const direct = toMistakeAnswer(
    'wrong-whole',
    numberAnswer((known * d) / a),
    `Going from ${a} to ${d} directly skips the ${two}: ${a} goes with ${b} ${two}, but ${d} goes with ${c}.`,
  );
  const stopped = toMistakeAnswer(
    'stopped-early',
    numberAnswer(between),
    `There are ${between} ${two}, but the question asks for ${three}.`,
  );
  // Counts the second kind and then the third, one group of a ratio after the other.
  let seconds = 0;
  for (let counted = 0; counted < known; counted += a) seconds += b;
  let again = 0;
  for (let counted = 0; counted < seconds; counted += c) again += d;
  return {
    stem: `${stem} There are ${known} ${one}. How many ${three} are there?`,
    key: withExplanation(
      numberAnswer(key),
      `With ${known} ${one} there are ${between} ${two}, because of the ratio ${a}:${b}. With ${between} ${two} there are ${key} ${three}.`,
    ),
    again,
    classic: [isWholeNumber(direct) ? direct : stopped],
    mistakes: [
      stopped,
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((between * c) / d),
        `From the ${two} on, the ratio ${c}:${d} was turned around.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((known * a * d) / (b * c)),
        `From ${one} to ${two}, the ratio ${a}:${b} was turned around.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer((known * d) / c),
        `The ratio ${c}:${d} was used with the ${known} ${one}, but it compares ${two} with ${three}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(known - a + d),
        `${byDifference(known, a, d)}, but equal ratios come from multiplying.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(between - c + d),
        `${byDifference(between, c, d)}, but equal ratios come from multiplying.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(known + between + key),
        `All three kinds together make this number, but only the ${three} are asked for.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1 && mistake.value < 8 * key),
    method: `Go in two steps: ${known} ${one} to ${between} ${two} by the ratio ${a}:${b}, then to ${three} by the ratio ${c}:${d}.`,
  };
}

/** The smallest whole numbers that fit both ratios are added. */
function leastTotal(random: Random): ItemDraft | null {
  const { a, b, c, d, one, two, three, left, middle, right, stem } = linkedRatios(random);
  const key = left + middle + right;
  if (key > 100) return null;
  const isMultiplied = a * c !== left;
  const ignored = toMistakeAnswer(
    'half-checked',
    numberAnswer(a + b + d),
    `With ${a} ${one}, ${b} ${two}, and ${d} ${three}, the ratio of ${two} to ${three} would be ${b}:${d}, not ${c}:${d}.`,
  );
  const multiplied = toMistakeAnswer(
    'half-checked',
    numberAnswer(a * c + b * c + b * d),
    `${b * c} is a common multiple of ${b} and ${c}, but ${middle} is smaller.`,
  );
  const isAbove = isMultiplied && random.integer(0, 1) === 0;
  // Brute force: tries totals until one can be divided in both ratios.
  let again = 0;
  for (let total = 3; again === 0 && total <= key; total += 1)
    for (let seconds = 1; seconds < total; seconds += 1)
      if (
        (seconds * a) / b + seconds + (seconds * d) / c === total &&
        (seconds * a) % b === 0 &&
        (seconds * d) % c === 0
      )
        again = total;
  return {
    stem: `${stem} What is the least possible number of ${one}, ${two}, and ${three} in all?`,
    key: withExplanation(
      numberAnswer(key),
      `The number of ${two} must be a multiple of ${b} and ${c}, at least ${middle}. Then there are ${left} ${one} and ${right} ${three}.`,
    ),
    again,
    classic: [isAbove ? multiplied : ignored],
    mistakes: [
      isAbove ? ignored : multiplied,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(a + b + c + d),
        `All four terms were added, but ${b} and ${c} both stand for ${two}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(left + right),
        `The ${left} ${one} and ${right} ${three} were added, but the ${middle} ${two} count too.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + middle),
        `The ${middle} ${two} were counted twice, once for each ratio.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(middle),
        `The ${two} alone number at least ${middle}, but all three kinds are asked for.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(2 * key),
        `With twice as many of each, both ratios are right, but ${key} in all are enough.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(a + c + d),
        `With ${a} ${one}, ${c} ${two}, and ${d} ${three}, the ratio of ${one} to ${two} would be ${a}:${c}, not ${a}:${b}.`,
      ),
    ],
    method: `Make the number of ${two} the same in both ratios, ${middle}, and add: \`${left} + ${middle} + ${right}\`.`,
  };
}

const chain: Generator = {
  id: 'ratio-chain',
  topic: 'ratio',
  difficulty: 4,
  levels: ['upper'],
  skeletons: [ratioOfOuterTerms, numberOfThird, leastTotal],
};

/** Stories in which users consume something. `needs` is an amount for `known` users; the question is about `wanted` users. */
interface Use {
  readonly unit: string;
  readonly one: string;
  readonly users: string;
  readonly user: string;
  readonly amountStem: (known: number, needs: number, wanted: number) => string;
  /** Asks for how many users an `amount` is enough. */
  readonly usersStem: (known: number, needs: number, amount: number) => string;
  readonly moreStem: (known: number, needs: number, wanted: number) => string;
}

/** Less than one unit for each user. */
const smallUses: readonly Use[] = [
  {
    unit: 'cups',
    one: 'cup',
    users: 'people',
    user: 'person',
    amountStem: (known, needs, wanted) =>
      `A cook uses ${needs} cups of rice for ${known} people. At this rate, how many cups of rice does the cook need for ${wanted} people?`,
    usersStem: (known, needs, amount) =>
      `A cook uses ${needs} cups of rice for ${known} people. At this rate, ${amount} cups of rice is enough for how many people?`,
    moreStem: (known, needs, wanted) =>
      `A cook has ${needs} cups of rice, just enough for ${known} people. How many more cups of rice does the cook need for ${wanted} people?`,
  },
  {
    unit: 'quarts',
    one: 'quart',
    users: 'lockers',
    user: 'locker',
    amountStem: (known, needs, wanted) =>
      `A school needs ${needs} quarts of paint for ${known} lockers. At this rate, how many quarts does it need for ${wanted} lockers?`,
    usersStem: (known, needs, amount) =>
      `A school needs ${needs} quarts of paint for ${known} lockers. At this rate, how many lockers can be painted with ${amount} quarts?`,
    moreStem: (known, needs, wanted) =>
      `A school has ${needs} quarts of paint, just enough for ${known} lockers. How many more quarts does it need for ${wanted} lockers?`,
  },
];

/** More than one unit for each user. */
const largeUses: readonly Use[] = [
  {
    unit: 'bales',
    one: 'bale',
    users: 'horses',
    user: 'horse',
    amountStem: (known, needs, wanted) =>
      `In one week, ${known} horses eat ${needs} bales of hay. At this rate, how many bales do ${wanted} horses eat in one week?`,
    usersStem: (known, needs, amount) =>
      `In one week, ${known} horses eat ${needs} bales of hay. At this rate, ${amount} bales will feed how many horses for one week?`,
    moreStem: (known, needs, wanted) =>
      `A stable has ${needs} bales of hay, just enough for ${known} horses for one week. How many more bales does it need for ${wanted} horses for one week?`,
  },
  {
    unit: 'pounds',
    one: 'pound',
    users: 'students',
    user: 'student',
    amountStem: (known, needs, wanted) =>
      `In a pottery class, ${known} students use ${needs} pounds of clay. At this rate, how many pounds of clay do ${wanted} students use?`,
    usersStem: (known, needs, amount) =>
      `In a pottery class, ${known} students use ${needs} pounds of clay. At this rate, ${amount} pounds of clay is enough for how many students?`,
    moreStem: (known, needs, wanted) =>
      `A pottery class has ${needs} pounds of clay, just enough for ${known} students. How many more pounds of clay are needed for ${wanted} students?`,
  },
  {
    unit: 'yards',
    one: 'yard',
    users: 'costumes',
    user: 'costume',
    amountStem: (known, needs, wanted) =>
      `A drama club uses ${needs} yards of fabric to make ${known} costumes. At this rate, how many yards of fabric does it need for ${wanted} costumes?`,
    usersStem: (known, needs, amount) =>
      `A drama club uses ${needs} yards of fabric to make ${known} costumes. At this rate, how many costumes can it make with ${amount} yards of fabric?`,
    moreStem: (known, needs, wanted) =>
      `A drama club has ${needs} yards of fabric, just enough for ${known} costumes. How many more yards of fabric does it need to make ${wanted} costumes?`,
  },
];

/**
 * An amount for a number of users, a multiple of the amount for a smaller group, and another number of users. If it is reversible,
 * the ratio turned upside down gives a whole number of users.
 */
function pickUse(random: Random, isReversible = false) {
  const [perGroup, needsPerGroup] = pickOne(
    random,
    isReversible ? terms.filter(([users]) => users < 6) : terms,
  );
  const groups = random.integer(2, 5);
  const asked = isReversible
    ? perGroup * random.integer(2, Math.floor(11 / perGroup))
    : random.integer(3, 11);
  const [known, needs, wanted] = [perGroup * groups, needsPerGroup * groups, perGroup * asked];
  const amount = needsPerGroup * asked;
  // Rejects equal numbers of two different things, which would make the explanations ambiguous.
  const isUsable =
    asked % groups !== 0 &&
    groups % asked !== 0 &&
    ![needs, perGroup, needsPerGroup].includes(asked) &&
    new Set([known, needs, wanted, amount]).size === 4;
  const use = pickOne(random, needs < known ? smallUses : largeUses);
  return { perGroup, needsPerGroup, groups, asked, known, needs, wanted, amount, isUsable, ...use };
}

function amountForUsers(random: Random): ItemDraft | null {
  const {
    perGroup,
    needsPerGroup,
    groups,
    asked,
    known,
    needs,
    wanted,
    amount,
    isUsable,
    unit,
    users,
    amountStem,
  } = pickUse(random);
  if (!isUsable) return null;
  let again = 0;
  for (let served = 0; served < wanted; served += perGroup) again += needsPerGroup;
  const apart = Math.abs(wanted - known);
  const [difference, changed] =
    wanted > known ? ['more', `${apart} was added to`] : ['less', `${apart} was subtracted from`];
  return {
    stem: amountStem(known, needs, wanted),
    key: withExplanation(
      numberAnswer(amount),
      `${needs} ${unit} for ${known} ${users} is the same as ${needsPerGroup} ${unit} for ${perGroup} ${users}, and ${wanted} is ${asked} times ${perGroup}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(needs + wanted - known),
        `${wanted} is ${apart} ${difference} than ${known}, so ${changed} ${needs}; but equal ratios come from multiplying.`,
      ),
    ],
    mistakes: [
      ...(wanted > known
        ? [
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(needs * Math.ceil(wanted / known)),
              `${needs} was taken ${Math.ceil(wanted / known)} times, but ${wanted} is only ${fractionAnswer(asked, groups).text} times ${known}.`,
            ),
          ]
        : []),
      ...(wanted > 2 * known
        ? [
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(needs * Math.floor(wanted / known)),
              `${needs} was taken only ${Math.floor(wanted / known)} times, but ${wanted} is ${fractionAnswer(asked, groups).text} times ${known}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(needs * asked),
        `${needs} was multiplied by ${asked}, but ${wanted} is ${asked} times ${perGroup}, not ${asked} times ${known}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((wanted * known) / needs),
        `The ratio was turned upside down: ${wanted} was multiplied by \`{${known}/${needs}}\` instead of \`{${needs}/${known}}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(needsPerGroup * Math.abs(asked - groups)),
        `Only ${apart} ${users}, the difference between ${known} and ${wanted}, would need this amount.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(needsPerGroup * wanted),
        `Here each of the ${wanted} ${users} takes ${needsPerGroup} ${unit}, but ${needsPerGroup} ${unit} are enough for ${perGroup} ${users}.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value < 12 * amount),
    method: `Reduce ${needs} for ${known} to ${needsPerGroup} for ${perGroup}; ${wanted} is ${asked} times ${perGroup}, so multiply ${needsPerGroup} by ${asked}.`,
  };
}

function usersForAmount(random: Random): ItemDraft | null {
  const {
    perGroup,
    needsPerGroup,
    groups,
    asked,
    known,
    needs,
    wanted: key,
    amount,
    isUsable,
    unit,
    users,
    usersStem,
  } = pickUse(random, true);
  if (!isUsable) return null;
  let again = 0;
  for (let used = 0; used < amount; used += needsPerGroup) again += perGroup;
  const apart = Math.abs(amount - needs);
  const [difference, changed] =
    amount > needs ? ['more', `${apart} was added to`] : ['less', `${apart} was subtracted from`];
  return {
    stem: usersStem(known, needs, amount),
    key: withExplanation(
      numberAnswer(key),
      `${needs} ${unit} for ${known} ${users} is the same as ${needsPerGroup} ${unit} for ${perGroup} ${users}, and ${amount} is ${asked} times ${needsPerGroup}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(known + amount - needs),
        `${amount} is ${apart} ${difference} than ${needs}, so ${changed} ${known}; but equal ratios come from multiplying.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((amount * needs) / known),
        `${amount} was multiplied by \`{${needs}/${known}}\`, but that ratio is upside down: it must be \`{${known}/${needs}}\`.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(perGroup * Math.abs(asked - groups)),
        `The difference of ${apart} ${unit} is enough for this many ${users}, but the question is about all ${amount}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(asked),
        `There are ${asked} groups of ${needsPerGroup} ${unit} in ${amount}, and each is enough for ${perGroup} ${users}.`,
      ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(amount * perGroup),
        `Here each of the ${amount} ${unit} is enough for ${perGroup} ${users}, but that takes ${needsPerGroup} ${unit}.`,
      ),
      ...(amount > 2 * needs
        ? [
            toMistakeAnswer(
              'arithmetic',
              numberAnswer(known * Math.floor(amount / needs)),
              `${known} was taken only ${Math.floor(amount / needs)} times, but ${amount} is ${fractionAnswer(asked, groups).text} times ${needs}.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + known),
        `The ${known} ${users} were added, but the ${amount} ${unit} already include what they need.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1 && mistake.value < 9 * key),
    method: `Reduce ${needs} for ${known} to ${needsPerGroup} for ${perGroup}; ${amount} is ${asked} times ${needsPerGroup}, so multiply ${perGroup} by ${asked}.`,
  };
}

function moreForUsers(random: Random): ItemDraft | null {
  const {
    perGroup,
    needsPerGroup,
    groups,
    asked,
    known,
    needs,
    wanted,
    amount,
    isUsable,
    unit,
    one,
    users,
    user,
    moreStem,
  } = pickUse(random);
  const more = asked - groups;
  const key = needsPerGroup * more;
  if (!isUsable || more < 2 || [key, needs].includes(wanted - known) || [known, needs, wanted].includes(key))
    return null;
  let again = -needs;
  for (let served = 0; served < wanted; served += perGroup) again += needsPerGroup;
  const counted = toMistakeAnswer(
    'wrong-operation',
    numberAnswer(wanted - known),
    `${wanted} is ${wanted - known} more than ${known}, but ${wanted - known} more ${users} do not need exactly ${wanted - known} ${unit}.`,
  );
  const all = toMistakeAnswer(
    'other-quantity',
    numberAnswer(amount),
    `All ${wanted} ${users} need ${amount} ${unit}, but ${needs} of them are there already.`,
  );
  // Chooses at random which of the two common mistakes is always offered.
  const isAll = random.integer(0, 1) === 0;
  return {
    stem: moreStem(known, needs, wanted),
    key: withExplanation(
      numberAnswer(key),
      `${needs} ${unit} for ${known} ${users} is the same as ${needsPerGroup} for ${perGroup}, so ${wanted} ${users} need ${amount}. Subtract the ${needs} ${unit} that are there.`,
    ),
    again,
    classic: [isAll ? all : counted],
    mistakes: [
      isAll ? counted : all,
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(needs * asked - needs),
        `${needs} was multiplied by ${asked}, but ${wanted} is ${asked} times ${perGroup}, not ${asked} times ${known}.`,
      ),
      toMistakeAnswer(
        'wrong-sign',
        numberAnswer((known * (wanted - known)) / needs),
        `The ratio was turned upside down for the ${wanted - known} more ${users}: it is ${needs} ${unit} for ${known} ${users}.`,
      ),
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(needsPerGroup),
        `Only ${perGroup} more ${users} would need ${needsPerGroup} ${unit}; here there are ${wanted - known} more.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(needs + wanted - known),
        `${wanted - known} was added to ${needs}, as if each ${user} needed one ${one}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(amount + needs),
        `The ${needs} ${unit} that are there were added to ${amount} instead of subtracted.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(wanted - needs),
        `The ${needs} ${unit} were subtracted from the ${wanted} ${users}, but these count different things.`,
      ),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1 && mistake.value < 9 * key),
    method: `Reduce ${needs} for ${known} to ${needsPerGroup} for ${perGroup}. The other ${wanted - known} ${users} are ${more} groups of ${perGroup}.`,
  };
}

const proportion: Generator = {
  id: 'ratio-proportion',
  topic: 'ratio',
  difficulty: 2,
  levels: ['middle', 'upper'],
  skeletons: [amountForUsers, usersForAmount, moreForUsers],
};

export const ratioGenerators: readonly Generator[] = [shareInParts, chain, proportion];
