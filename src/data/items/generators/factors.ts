import type { Random } from '@/lib/random';
import { formatList } from '@/lib/text/format';
import {
  numberAnswer,
  type NumericAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  integersUpTo,
  isWholeNumber,
  type ItemDraft,
  type MistakeAnswer,
  pickOne,
  sumOf,
  toMistakeAnswer,
} from './generator';

interface PrimePower {
  readonly prime: number;
  readonly exponent: number;
}

function primePowers(number: number): PrimePower[] {
  const powers: PrimePower[] = [];
  let rest = number;
  for (let prime = 2; rest > 1; prime += 1) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent += 1;
    if (exponent > 0) powers.push({ prime, exponent });
  }
  return powers;
}

/** Coprime pairs in which neither number divides the other. */
const coprime = [2, 3, 4, 5, 7].flatMap((less) =>
  [3, 4, 5, 7]
    .filter((more) => more > less && more - less < 6 && greatestCommonDivisor(less, more) === 1)
    .map((more) => [less, more] as const),
);

/** Stories of two events that happen every `short` and every `long` seconds, minutes, or days, with the plausible times. */
const meetings = [
  {
    least: 4,
    most: 48,
    stem: (short: number, long: number) =>
      `A red light flashes every ${short} seconds and a green light flashes every ${long} seconds. They have just flashed together. In how many seconds will they next flash together?`,
  },
  {
    least: 4,
    most: 60,
    stem: (short: number, long: number) =>
      `From one stop, a bus to the beach leaves every ${short} minutes and a bus to the airport leaves every ${long} minutes. A bus to each place has just left. In how many minutes will a bus to the beach and a bus to the airport next leave together?`,
  },
  {
    least: 8,
    most: 30,
    stem: (short: number, long: number) =>
      `Amara waters her aloe every ${short} days and her cactus every ${long} days. She waters both today. In how many days will she next water both on the same day?`,
  },
  {
    least: 4,
    most: 60,
    stem: (short: number, long: number) =>
      `Two timers start at the same time. One beeps every ${short} seconds and the other beeps every ${long} seconds. After how many seconds do they first beep together?`,
  },
] as const;

/** Stories of two events in minutes that both happen at the `hour` and are asked for their next common time. */
const timetables = [
  {
    hour: 8,
    other: 'the bus to the airport leaves',
    both: 'the two buses leave',
    stem: (short: number, long: number) =>
      `From one stop, a bus to the beach leaves every ${short} minutes and a bus to the airport leaves every ${long} minutes. Both leave at 8:00 a.m. At what time will they next leave together?`,
  },
  {
    hour: 9,
    other: 'a tour starts',
    both: 'a film and a tour start',
    stem: (short: number, long: number) =>
      `In a museum, a short film starts every ${short} minutes and a tour starts every ${long} minutes. The first film and the first tour both start at 9:00 a.m. At what time will a film and a tour next start together?`,
  },
  {
    hour: 7,
    other: 'the hotel shuttle leaves',
    both: 'the two shuttles leave',
    stem: (short: number, long: number) =>
      `At an airport, a shuttle to the parking lot leaves every ${short} minutes and a shuttle to the hotels leaves every ${long} minutes. Both leave at 7:00 a.m. At what time will they next leave together?`,
  },
] as const;

/** Whole numbers greater than 1 and less than `number` that divide it. */
const properFactors = (number: number) =>
  integersUpTo(number - 1).filter((factor) => factor > 1 && number % factor === 0);

/** Pairs of numbers, neither of which divides the other, with their greatest common factor `shared`. */
const relatedPairs = integersUpTo(12)
  .filter((shared) => shared > 1)
  .flatMap((shared) =>
    coprime
      .filter(([less, more]) => shared !== less && shared !== more)
      .map(([less, more]) => {
        const [short, long] = [shared * less, shared * more];
        // Brute force: counts up to the least common multiple.
        let multiple = long;
        while (multiple % short !== 0) multiple += long;
        return { shared, less, more, short, long, key: shared * less * more, multiple };
      }),
  );

function nextMeetingIn(random: Random): ItemDraft | null {
  const { least, most, stem } = pickOne(random, meetings);
  const { shared, less, more, short, long, key, multiple } = pickOne(
    random,
    relatedPairs.filter((pair) => pair.short >= least && pair.long <= most),
  );
  const timesEachOther = toMistakeAnswer(
    'half-checked',
    numberAnswer(short * long),
    `${short} times ${long} is a common multiple, but it is not the least one.`,
  );
  const commonFactor = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(shared),
    `You found the greatest common factor of ${short} and ${long}; the question asks for their least common multiple.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or the one below it.
  const isProduct = random.integer(0, 1) === 0;
  return {
    stem: stem(short, long),
    key: withExplanation(
      numberAnswer(key),
      `${key} is the least common multiple of ${short} and ${long}: \`${short} * ${more} = ${long} * ${less}\`.`,
    ),
    again: multiple,
    classic: [isProduct ? timesEachOther : commonFactor],
    mistakes: [
      isProduct ? commonFactor : timesEachOther,
      toMistakeAnswer(
        'half-checked',
        numberAnswer(2 * key),
        `Both ${short} and ${long} divide ${2 * key}, but ${key} comes before it.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(short + long),
        `\`${short} + ${long}\` is ${short + long}, but that is not a multiple of ${short} or ${long}.`,
      ),
      ...properFactors(shared).map((factor) =>
        toMistakeAnswer(
          'left-out',
          numberAnswer((short * long) / factor),
          `${short} times ${long} was divided by only ${factor}, but their greatest common factor is ${shared}.`,
        ),
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(less * more),
        `Multiplying ${less} by ${more} leaves out the factor ${shared} that ${short} and ${long} have in common.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(long),
        `${long} is a multiple of ${long}, but not of ${short}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(long - short),
        `Subtracting ${short} from ${long} gives ${long - short}, which is not a multiple of ${long}.`,
      ),
    ],
    method: `Count by the larger number, ${long}, until you reach a multiple of ${short}.`,
  };
}

/** A time of day, from minutes after midnight: "9:12 a.m.". */
function timeAnswer(minutes: number): NumericAnswer {
  const hour = Math.floor(minutes / 60);
  return {
    value: minutes,
    text: `${hour > 12 ? hour - 12 : hour}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  };
}

function nextMeetingAt(random: Random): ItemDraft | null {
  const { shared, less, more, short, long, key, multiple } = pickOne(
    random,
    relatedPairs.filter((pair) => pair.long <= 48 && pair.key >= 30 && pair.short * pair.long <= 600),
  );
  const { hour, other, both, stem } = pickOne(random, timetables);
  const at = (minutes: number) => timeAnswer(60 * hour + minutes);
  const hundreds = Math.floor(key / 100);
  return {
    stem: stem(short, long),
    key: withExplanation(
      at(key),
      `The least common multiple of ${short} and ${long} is ${key}, and ${key} minutes after ${hour}:00 it is ${at(key).text}`,
    ),
    again: 60 * hour + multiple,
    classic: [
      toMistakeAnswer(
        'half-checked',
        at(short * long),
        `${short * long} minutes is a common multiple, but ${both} together after only ${key} minutes.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'half-checked',
        at(2 * key),
        `After ${2 * key} minutes ${both} together for the second time; the first time is after ${key} minutes.`,
      ),
      toMistakeAnswer(
        'miscounted',
        at(key + long),
        `The ${key} minutes were counted from ${at(long).text} instead of from ${hour}:00.`,
      ),
      toMistakeAnswer(
        'miscounted',
        at(key + short),
        `The ${key} minutes were counted from ${at(short).text} instead of from ${hour}:00.`,
      ),
      ...(hundreds > 0 && key % 100 < 60
        ? [
            toMistakeAnswer(
              'unit',
              at(60 * hundreds + (key % 100)),
              `The ${key} minutes were read as ${hundreds} hour${hundreds > 1 ? 's' : ''} and ${key % 100} minutes, but an hour has 60 minutes.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'wrong-operation',
        at(short + long),
        `Adding ${short} and ${long} gives ${short + long} minutes, which is not a multiple of ${short}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        at(long),
        `After ${long} minutes only ${other}; ${long} is not a multiple of ${short}.`,
      ),
      ...properFactors(shared).map((factor) =>
        toMistakeAnswer(
          'left-out',
          at((short * long) / factor),
          `${short} times ${long} was divided by only ${factor}, but their greatest common factor is ${shared}.`,
        ),
      ),
      toMistakeAnswer(
        'wrong-rule',
        at(shared),
        `The greatest common factor of ${short} and ${long} is ${shared}, but the least common multiple tells when ${both} together.`,
      ),
      toMistakeAnswer(
        'left-out',
        at(less * more),
        `Multiplying ${less} by ${more} leaves out the factor ${shared} that ${short} and ${long} have in common.`,
      ),
    ],
    method: `Count by ${long}s until you reach a multiple of ${short}. Then add those minutes to ${hour}:00.`,
  };
}

/** Stories in which groups of either size leave the same number over. */
const arrangements = [
  (short: number, long: number, left: number) =>
    `When the members of a band line up in rows of ${short} or in rows of ${long}, ${left} of them are left over each time. The band has more than ${long} members. What is the least number of members that it can have?`,
  (short: number, long: number, left: number) =>
    `Owen has more than ${long} baseball cards. When he divides them into piles of ${short}, ${left} cards are left over. When he divides them into piles of ${long}, ${left} cards are also left over. What is the least number of cards that he can have?`,
  (short: number, long: number, left: number) =>
    `A florist has more than ${long} roses. Whether she makes bunches of ${short} roses or bunches of ${long} roses, she has ${left} roses left over. What is the least number of roses that she can have?`,
] as const;

function leastWithRemainder(random: Random): ItemDraft | null {
  const { shared, less, more, short, long, multiple } = pickOne(
    random,
    relatedPairs.filter((pair) => pair.long <= 30 && pair.short >= 4),
  );
  const remainders = integersUpTo(Math.min(short - 1, 9)).filter(
    (each) => ![1, shared, less, more, long - short].includes(each),
  );
  if (remainders.length === 0) return null;
  const left = pickOne(random, remainders);
  const key = multiple + left;
  // Tries one number after the other.
  let again = long + 1;
  while (again % short !== left || again % long !== left) again += 1;
  return {
    stem: pickOne(random, arrangements)(short, long, left),
    key: withExplanation(
      numberAnswer(key),
      `The least common multiple of ${short} and ${long} is ${multiple}, and ${left} more make ${key}.`,
    ),
    again,
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(multiple),
        `The least common multiple of ${short} and ${long} is ${multiple}, but it leaves nothing over; ${left} must be added.`,
      ),
    ],
    mistakes: [
      toMistakeAnswer(
        'half-checked',
        numberAnswer(short * long + left),
        `Using ${short} times ${long} leaves ${left} over too, but ${multiple} is a smaller common multiple.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(long + left),
        `${long + left} leaves ${left} over in groups of ${long}, but ${(long + left) % short === 0 ? 'none' : (long + left) % short} over in groups of ${short}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(multiple - left),
        `The ${left} was subtracted from ${multiple}, but what is left over comes on top of the full groups.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(multiple + 2 * left),
        `The ${left} was added once for each way of grouping, but the same ${left} are left over both times.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(short + long + left),
        `You get this by adding all three numbers, but \`${short} + ${long}\` is not a multiple of ${short} or ${long}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(2 * multiple + left),
        `The common multiple ${2 * multiple} was used, but ${multiple} is a smaller one.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(short * long),
        `\`${short} * ${long}\` is a common multiple, but it is not the least one, and it leaves nothing over.`,
      ),
    ],
    method: `Find the least common multiple of ${short} and ${long}, and add the ${left} that are left over.`,
  };
}

const nextMeeting: Generator = {
  id: 'factors-next-meeting',
  topic: 'factors',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [nextMeetingIn, nextMeetingAt, leastWithRemainder],
};

const sharings = [
  {
    group: 'keychain',
    groups: 'keychains',
    thing: 'beads',
    one: 'red beads',
    other: 'blue beads',
    stem: (few: number, many: number) =>
      `Ana uses ${few} red beads and ${many} blue beads to make identical keychains, with no beads left over. What is the greatest number of keychains that she can make?`,
    contents: (few: number, many: number) =>
      `Ana uses ${few} red beads and ${many} blue beads to make as many identical keychains as possible, with no beads left over. How many beads are on each keychain?`,
  },
  {
    group: 'gift bag',
    groups: 'gift bags',
    thing: 'items',
    one: 'pencils',
    other: 'erasers',
    stem: (few: number, many: number) =>
      `A teacher has ${few} pencils and ${many} erasers. He puts all of them into identical gift bags. What is the greatest number of gift bags that he can make?`,
    contents: (few: number, many: number) =>
      `A teacher puts ${few} pencils and ${many} erasers into as many identical gift bags as possible, and nothing is left over. How many pencils and erasers in all are in each gift bag?`,
  },
  {
    group: 'box',
    groups: 'boxes',
    thing: 'baked goods',
    one: 'rolls',
    other: 'muffins',
    stem: (few: number, many: number) =>
      `A baker packs ${few} rolls and ${many} muffins into boxes so that every box has the same contents and nothing is left over. What is the greatest possible number of boxes?`,
    contents: (few: number, many: number) =>
      `A baker packs ${few} rolls and ${many} muffins into as many boxes as possible so that every box has the same contents and nothing is left over. How many rolls and muffins in all are in each box?`,
  },
  {
    group: 'team',
    groups: 'teams',
    thing: 'students',
    one: 'seventh graders',
    other: 'eighth graders',
    stem: (few: number, many: number) =>
      `A coach divides ${few} seventh graders and ${many} eighth graders into teams with the same numbers of each. Everyone is on a team. What is the greatest possible number of teams?`,
    contents: (few: number, many: number) =>
      `A coach divides ${few} seventh graders and ${many} eighth graders into as many teams as possible, with the same numbers of each on every team. Everyone is on a team. How many students are on each team?`,
  },
] as const;

function greatestNumberOfGroups(random: Random): ItemDraft | null {
  const key = pickOne(random, [6, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
  const primes = primePowers(key).map(({ prime }) => prime);
  const [less, more] = pickOne(random, coprime);
  const [few, many] = [key * less, key * more];
  const { group, groups, thing, other, stem } = pickOne(random, sharings);
  let again = few;
  while (few % again !== 0 || many % again !== 0) again -= 1;
  const divides = [
    { factor: 2, of: few, not: many, fits: less % 2 === 0 },
    { factor: 2, of: many, not: few, fits: more % 2 === 0 },
    { factor: 3, of: few, not: many, fits: less % 3 === 0 },
    { factor: 3, of: many, not: few, fits: more % 3 === 0 },
  ].filter(({ factor, of, fits }) => fits && factor * key < of);
  const divisor = key / Math.min(...primes);
  const commonFactor = toMistakeAnswer(
    'half-checked',
    numberAnswer(divisor),
    `${divisor} is a factor of both ${few} and ${many}, but it is not their greatest common factor.`,
  );
  const [ofOne, ...ofOneToo] = divides.map(({ factor, of, not }) =>
    toMistakeAnswer(
      'half-checked',
      numberAnswer(factor * key),
      `${factor * key} is a factor of ${of}, but not of ${not}.`,
    ),
  );
  return {
    stem: stem(few, many),
    key: withExplanation(
      numberAnswer(key),
      `${key} is the greatest common factor: ${few} is ${key} times ${less}, and ${many} is ${key} times ${more}.`,
    ),
    again,
    // With a divisor of only one number among the choices, the greatest choice is not the greatest common factor.
    classic: ofOne === undefined ? [commonFactor] : [commonFactor, ofOne],
    mistakes: [
      ...ofOneToo,
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(key * less * more),
        `You found the least common multiple of ${few} and ${many}, but ${groups} need a number that divides both.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(key / Math.max(...primes)),
        `${key / Math.max(...primes)} is a common factor, but not the greatest one.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(less + more),
        `There are ${less + more} ${thing} in each ${group}, but the question asks for the number of ${groups}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(many - few),
        `\`${many} - ${few}\` is ${many - few}, but ${few} is not divisible by ${many - few}.`,
      ),
      toMistakeAnswer(
        'half-checked',
        numberAnswer(few),
        `${many} ${other} cannot be divided equally among ${few} ${groups}.`,
      ),
    ].filter(({ value }) => value > 1),
    method: `Find the greatest common factor: try the factors of ${few}, from the largest down, on ${many}.`,
  };
}

function contentsOfGroup(random: Random): ItemDraft | null {
  const groupCount = pickOne(random, [4, 6, 8, 9, 10, 12, 14, 15, 16, 18]);
  const [less, more] = pickOne(random, coprime);
  const [few, many] = [groupCount * less, groupCount * more];
  const key = less + more;
  if ([less, more, key].includes(groupCount) || few < 12) return null;
  const { group, groups, thing, one, other, contents } = pickOne(random, sharings);
  let tried = few;
  while (few % tried !== 0 || many % tried !== 0) tried -= 1;
  return {
    stem: contents(few, many),
    key: withExplanation(
      numberAnswer(key),
      `The greatest common factor of ${few} and ${many} is ${groupCount}. Each of the ${groupCount} ${groups} gets ${less} ${one} and ${more} ${other}, or ${key} in all.`,
    ),
    again: (few + many) / tried,
    classic: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(groupCount),
        `The greatest common factor, ${groupCount}, is the number of ${groups}, not the number of ${thing} in each.`,
      ),
    ],
    mistakes: [
      ...properFactors(groupCount).map((fewer) =>
        toMistakeAnswer(
          'half-checked',
          numberAnswer((few + many) / fewer),
          `With ${fewer} ${groups}, each would have ${(few + many) / fewer} ${thing}, but more ${groups} are possible.`,
        ),
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(more),
        `Each ${group} has ${more} ${other}, but its ${less} ${one} count too.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(less),
        `Each ${group} has ${less} ${one}, but its ${more} ${other} count too.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(less * more),
        `The ${less} ${one} and ${more} ${other} in each ${group} were multiplied instead of added.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(more - less),
        `There are ${more - less} more ${other} than ${one} per ${group}, but the question asks for both together.`,
      ),
    ].filter(isWholeNumber),
    method: `Divide both numbers by their greatest common factor, ${groupCount}, and add: \`${less} + ${more}\`.`,
  };
}

/** Stories in which a rectangle is divided into the largest possible equal squares. */
const squareDivisions = [
  {
    square: 'tile',
    whole: 'floor',
    unit: 'inches',
    stem: (width: number, length: number) =>
      `A floor ${width} inches wide and ${length} inches long is to be covered with square tiles of one size, and no tile may be cut. What is the least number of tiles that can be used?`,
  },
  {
    square: 'plot',
    whole: 'garden',
    unit: 'feet',
    stem: (width: number, length: number) =>
      `A rectangular garden ${width} feet wide and ${length} feet long is divided completely into square plots of the same size. What is the least possible number of plots?`,
  },
  {
    square: 'patch',
    whole: 'quilt',
    unit: 'inches',
    stem: (width: number, length: number) =>
      `A quilt ${width} inches wide and ${length} inches long is made of square patches, all of the same size. What is the least number of patches that it can have?`,
  },
] as const;

function leastNumberOfSquares(random: Random): ItemDraft | null {
  const side = pickOne(random, [8, 9, 10, 12, 14, 15, 16, 18]);
  const smallest = Math.min(...primePowers(side).map(({ prime }) => prime));
  const [less, more] = pickOne(random, coprime);
  const [width, length] = [side * less, side * more];
  const key = less * more;
  if (width < 24 || length > 100 || side === key || side === less + more) return null;
  const { square, whole, unit, stem } = pickOne(random, squareDivisions);
  const squares = square === 'patch' ? 'patches' : `${square}s`;
  let again = width * length;
  for (let tried = 1; tried <= width; tried += 1)
    if (width % tried === 0 && length % tried === 0) again = (width / tried) * (length / tried);
  const smaller = toMistakeAnswer(
    'half-checked',
    numberAnswer(smallest * smallest * key),
    `Sides of ${side / smallest} ${unit} fit too, but with sides of ${side} ${unit} fewer ${squares} are needed.`,
  );
  const sideOnly = toMistakeAnswer(
    'stopped-early',
    numberAnswer(side),
    `The largest ${square} has sides of ${side} ${unit}, but the question asks how many ${squares} there are.`,
  );
  // Chooses at random which of the two common mistakes is always offered: the one above the key or, for a short side, the one below it.
  const isSide = side < key && random.integer(0, 2) > 0;
  return {
    stem: stem(width, length),
    key: withExplanation(
      numberAnswer(key),
      `The largest square has sides of ${side} ${unit}, the greatest common factor. ${less} fit across and ${more} along the length: \`${less} * ${more} = ${key}\`.`,
    ),
    again,
    classic: [isSide ? sideOnly : smaller],
    mistakes: [
      isSide ? smaller : sideOnly,
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(less + more),
        `The ${less} ${squares} across and ${more} along the length were added instead of multiplied.`,
      ),
      ...properFactors(side)
        .filter((factor) => factor > smallest)
        .map((factor) =>
          toMistakeAnswer(
            'half-checked',
            numberAnswer(factor * factor * key),
            `Sides of ${side / factor} ${unit} fit too, but fewer ${squares} are needed if they are larger.`,
          ),
        ),
      toMistakeAnswer(
        'wrong-whole',
        numberAnswer(side * key),
        `The area was divided by ${side} only once, but a ${square} has an area of ${side} times ${side}.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(more),
        `Along the length there are ${more} ${squares}, but there are ${less} such rows.`,
      ),
      toMistakeAnswer(
        'left-out',
        numberAnswer(smallest * key),
        `Only one of the two directions was divided into pieces of ${side} ${unit}; the other into pieces of ${side / smallest}.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(more * more),
        `Both directions were given ${more} ${squares}, but across there are only ${less}.`,
      ),
      toMistakeAnswer(
        'wrong-operation',
        numberAnswer(2 * (less + more)),
        `${2 * (less + more)} is the distance around the ${whole} measured in ${squares}, \`2 * (${less} + ${more})\`. The ${squares} must cover the whole ${whole}.`,
      ),
    ],
    method: `The side of the largest square is the greatest common factor, ${side} ${unit}. Divide both lengths by it and multiply.`,
  };
}

const equalGroups: Generator = {
  id: 'factors-equal-groups',
  topic: 'factors',
  difficulty: 3,
  levels: ['middle', 'upper'],
  skeletons: [greatestNumberOfGroups, contentsOfGroup, leastNumberOfSquares],
};

const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1);

/** Numbers with two or three small prime factors, at least one of them repeated. */
const composite = Array.from({ length: 361 }, (_, index) => index + 40).filter((number) => {
  const powers = primePowers(number);
  return (
    powers.length > 1 &&
    powers.some(({ exponent }) => exponent > 1) &&
    powers.every(({ prime }) => prime < 12)
  );
});

/** Returns the number of positive factors of a number, by trying each. */
function factorCount(number: number): number {
  return integersUpTo(number).filter((divisor) => number % divisor === 0).length;
}

/** Returns a number's prime factorization as a formula: "2^3 * 3". */
function factorization(powers: readonly PrimePower[]): string {
  return powers
    .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(' * ');
}

function numberOfFactors(random: Random): ItemDraft | null {
  const number = pickOne(random, composite);
  const powers = primePowers(number);
  const exponents = powers.map(({ exponent }) => exponent);
  const key = product(exponents.map((exponent) => exponent + 1));
  const factored = factorization(powers);
  const counts = exponents.map((exponent) => exponent + 1).join(' * ');
  const root = Math.sqrt(number);
  const tempting = 2 * product(exponents) >= key;
  const withoutEnds = toMistakeAnswer(
    'left-out',
    numberAnswer(key - 2),
    `1 and ${number} were left out, but they are factors of ${number} too.`,
  );
  const withoutOnes = toMistakeAnswer(
    'wrong-rule',
    numberAnswer(product(exponents)),
    `The exponents in \`${factored}\` were multiplied without adding 1 to each first.`,
  );
  return {
    stem: `How many different positive integers are factors of ${number}?`,
    key: withExplanation(
      numberAnswer(key),
      `${number} is \`${factored}\`. Adding 1 to each exponent and multiplying gives \`${counts} = ${key}\`.`,
    ),
    again: factorCount(number),
    // The product of the exponents tempts nobody if it is less than half the key. For squares it is offered all the same, because
    // half the key, the number of factor pairs, isn't whole and can't be offered.
    classic: tempting || Number.isInteger(root) ? [withoutEnds, withoutOnes] : [withoutEnds],
    mistakes: [
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(key / 2),
        `There are ${key / 2} pairs of factors that multiply to ${number}, but each pair has two factors.`,
      ),
      withoutOnes,
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(sumOf(exponents)),
        `You get this by counting only the prime factors in \`${factored}\`, repeated ones included.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(sumOf(exponents) + powers.length),
        `1 was added to each exponent in \`${factored}\`, but then they were added instead of multiplied.`,
      ),
      ...(Number.isInteger(root)
        ? [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(key + 1),
              `The factor ${root}, which is paired with itself, was counted twice.`,
            ),
          ]
        : []),
      toMistakeAnswer(
        'left-out',
        numberAnswer(key - 1),
        `The ${number} was left out, but every number is a factor of itself.`,
      ),
      toMistakeAnswer(
        'miscounted',
        numberAnswer(key + 2),
        `1 and ${number} were added to the ${key} factors, which already include them.`,
      ),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(powers.length),
        `${number} has ${powers.length} different prime factors, but the question asks for all factors.`,
      ),
    ].filter(isWholeNumber),
    method: `Write ${number} as \`${factored}\`, add 1 to each exponent and multiply; or list the factors in pairs.`,
  };
}

/** The factors of a number are even or odd, and one kind is asked for. */
function factorsOfOneKind(random: Random): ItemDraft | null {
  const number = pickOne(random, composite);
  const powers = primePowers(number);
  const [first, ...rest] = powers;
  // With a single factor 2, there are as many odd factors as even ones.
  if (first === undefined || first.prime !== 2 || first.exponent < 2) return null;
  const oddCount = product(rest.map(({ exponent }) => exponent + 1));
  const evenCount = first.exponent * oddCount;
  const total = oddCount + evenCount;
  const asksEven = random.integer(0, 1) === 0;
  const [key, other] = asksEven ? [evenCount, oddCount] : [oddCount, evenCount];
  const [kind, otherKind] = asksEven ? ['even', 'odd'] : ['odd', 'even'];
  if (key < 3) return null;
  const factored = factorization(powers);
  const oddPart = factorization(rest);
  const primeCount = sumOf(powers.map(({ exponent }) => exponent));
  const oddFactors = integersUpTo(number).filter((divisor) => number % divisor === 0 && divisor % 2 === 1);
  const oddList = `${oddFactors.slice(0, -1).join(', ')}${oddCount > 2 ? ',' : ''} and ${oddFactors.at(-1)}`;
  const withoutOne = toMistakeAnswer(
    'left-out',
    numberAnswer(key - 1),
    asksEven
      ? `The number ${number} itself was left out, but it is one of its even factors.`
      : `1 was left out, but 1 is an odd factor too.`,
  );
  const otherFactors = toMistakeAnswer(
    'other-quantity',
    numberAnswer(other),
    `Of the factors of ${number}, ${other} are ${otherKind}, but the question asks for the ${kind} ones.`,
  );
  // Not always offered, so that the key may be the least number.
  const isOneOffered = random.integer(0, 3) > 0;
  return {
    stem: `How many of the positive factors of ${number} are ${kind}?`,
    key: withExplanation(
      numberAnswer(key),
      asksEven
        ? `${number} has ${total} factors in all. Only ${oddList} are odd, so ${key} are even.`
        : `${number} is \`${factored}\`. The odd factors are those of \`${oddPart}\`: ${oddList}.`,
    ),
    again: integersUpTo(number).filter(
      (divisor) => number % divisor === 0 && (divisor % 2 === 0) === asksEven,
    ).length,
    classic: isOneOffered ? [otherFactors, withoutOne] : [otherFactors],
    mistakes: [
      withoutOne,
      toMistakeAnswer(
        'stopped-early',
        numberAnswer(total),
        `There are ${total} factors of ${number} in all, but only some of them are ${kind}.`,
      ),
      toMistakeAnswer(
        'looks-right',
        numberAnswer(total / 2),
        `Half of the ${total} factors were taken to be ${kind}, but only ${oddCount} of them are odd: ${oddList}.`,
      ),
      ...(asksEven
        ? [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(total - 1),
              `Only the factor 1 was left out of the ${total} factors, but there are ${oddCount} odd ones.`,
            ),
          ]
        : [
            toMistakeAnswer(
              'left-out',
              numberAnswer(rest.length),
              `Only the odd prime factors were counted; 1 and their products are odd factors too.`,
            ),
          ]),
      toMistakeAnswer(
        'other-quantity',
        numberAnswer(primeCount),
        `You get this by counting the prime factors in \`${factored}\`, repeated ones included.`,
      ),
      toMistakeAnswer(
        'wrong-rule',
        numberAnswer(product(powers.map(({ exponent }) => exponent))),
        `The exponents in \`${factored}\` were multiplied, but each exponent of an odd prime must first be increased by 1.`,
      ),
      ...(asksEven
        ? [
            toMistakeAnswer(
              'left-out',
              numberAnswer(first.exponent),
              `Only the powers of 2 were counted, but their products with ${oddPart.includes('*') ? 'other factors' : 'odd factors'} are even too.`,
            ),
          ]
        : [
            toMistakeAnswer(
              'miscounted',
              numberAnswer(total - first.exponent),
              `Only the ${first.exponent} powers of 2 were left out of the ${total} factors, but every multiple of 2 is even.`,
            ),
          ]),
    ].filter((mistake) => isWholeNumber(mistake) && mistake.value > 1),
    method: asksEven
      ? `Count all factors, ${total}, and take away the odd ones, which are the ${oddCount} factors of \`${oddPart}\`.`
      : `Leave out the factors 2: the odd factors of ${number} are all factors of \`${oddPart}\`.`,
  };
}

interface FactoredNumber {
  readonly number: number;
  readonly exponents: readonly number[];
  readonly count: number;
  readonly factored: string;
}

/** Numbers from 12 to 120 that aren't prime, with small prime factors. */
const countable: readonly FactoredNumber[] = integersUpTo(120).flatMap((number) => {
  const powers = primePowers(number);
  const exponents = powers.map(({ exponent }) => exponent);
  const isUsable = number >= 12 && sumOf(exponents) > 1 && powers.every(({ prime }) => prime < 14);
  return isUsable ? [{ number, exponents, count: factorCount(number), factored: factorization(powers) }] : [];
});

/** Ways to miscount the factors of a number: how many seem to be there, and why there are not. */
const miscounts = [
  {
    distractor: 'left-out',
    seems: ({ count }: FactoredNumber) => count - 2,
    why: ({ number, count }: FactoredNumber) =>
      `With 1 and ${number} left out, ${number} seems to have ${count - 2} factors, but it has ${count}.`,
  },
  {
    distractor: 'stopped-early',
    seems: ({ count }: FactoredNumber) => count / 2,
    why: ({ number, count }: FactoredNumber) =>
      `There are ${count / 2} pairs of factors that multiply to ${number}, but that makes ${count} factors.`,
  },
  {
    distractor: 'other-quantity',
    seems: ({ exponents }: FactoredNumber) => sumOf(exponents),
    why: ({ number, exponents, count, factored }: FactoredNumber) =>
      exponents.length === 1
        ? `${number} is \`${factored}\`, but adding 1 to the exponent gives ${count} factors.`
        : `As \`${factored}\`, ${number} is a product of ${sumOf(exponents)} primes, but it has ${count} factors in all.`,
  },
  {
    distractor: 'wrong-rule',
    seems: ({ exponents }: FactoredNumber) => sumOf(exponents) + exponents.length,
    why: ({ number, exponents, count, factored }: FactoredNumber) =>
      `${number} is \`${factored}\`. Here ${formatList(exponents.map((exponent) => String(exponent + 1)))} were added, but they must be multiplied, so ${number} has ${count} factors.`,
  },
  {
    distractor: 'wrong-rule',
    seems: ({ exponents }: FactoredNumber) => product(exponents),
    why: ({ number, count, factored }: FactoredNumber) =>
      `Multiplying the exponents in \`${factored}\` without adding 1 to each is not enough: ${number} has ${count} factors.`,
  },
  {
    distractor: 'left-out',
    seems: ({ count }: FactoredNumber) => count - 1,
    why: ({ number, count }: FactoredNumber) =>
      `With 1 left out, ${number} seems to have ${count - 1} factors, but it has ${count}.`,
  },
  {
    distractor: 'miscounted',
    seems: ({ number, count }: FactoredNumber) => (Number.isInteger(Math.sqrt(number)) ? count + 1 : 0),
    why: ({ number, count }: FactoredNumber) =>
      `Counting ${Math.sqrt(number)} twice because \`${Math.sqrt(number)} * ${Math.sqrt(number)} = ${number}\` makes one factor too many; ${number} has ${count}.`,
  },
] as const;

function numberWithFactors(random: Random): ItemDraft | null {
  const key = pickOne(random, countable);
  if (key.count < 5) return null;
  const tempting = (miscount: (typeof miscounts)[number]): MistakeAnswer[] => {
    const numbers = countable.filter(
      (each) =>
        miscount.seems(each) === key.count && each.count !== key.count && each.number < 3 * key.number,
    );
    if (numbers.length === 0) return [];
    const picked = pickOne(random, numbers);
    return [toMistakeAnswer(miscount.distractor, numberAnswer(picked.number), miscount.why(picked))];
  };
  const [classic, ...mistakes] = miscounts.flatMap(tempting);
  if (classic === undefined) return null;
  const offered = [key.number, classic.value, ...mistakes.map(({ value }) => value)];
  const counts = key.exponents.map((exponent) => exponent + 1).join(' * ');
  return {
    stem: `Which of the following numbers has exactly ${key.count} positive factors?`,
    key: withExplanation(
      numberAnswer(key.number),
      `${key.number} is \`${key.factored}\`. ${
        key.exponents.length === 1
          ? `Its factors are 1 and the powers of ${key.factored.split('^')[0]} up to ${key.number}.`
          : `Adding 1 to each exponent and multiplying gives \`${counts} = ${key.count}\`.`
      }`,
    ),
    again: offered.find((number) => factorCount(number) === key.count) ?? NaN,
    classic: [classic],
    mistakes,
    method: `Write each number as a product of primes, add 1 to each exponent, and multiply; or list the factors in pairs.`,
  };
}

const countFactors: Generator = {
  id: 'factors-count-factors',
  topic: 'factors',
  difficulty: 3,
  levels: ['upper'],
  skeletons: [numberOfFactors, factorsOfOneKind, numberWithFactors],
};

export const factorGenerators: readonly Generator[] = [nextMeeting, equalGroups, countFactors];
