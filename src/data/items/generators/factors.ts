import {
  numberAnswer,
  withExplanation,
  type Generator,
  greatestCommonDivisor,
  isWholeNumber,
  pickOne,
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

const meetings: readonly ((short: number, long: number) => string)[] = [
  (short, long) =>
    `A red light flashes every ${short} seconds and a green light flashes every ${long} seconds. They have just flashed together. In how many seconds will they next flash together?`,
  (short, long) =>
    `From one stop, a bus to the beach leaves every ${short} minutes and a bus to the airport leaves every ${long} minutes. A bus to each place has just left. In how many minutes will a bus to the beach and a bus to the airport next leave together?`,
  (short, long) =>
    `Amara waters her cactus every ${short} days and her ivy every ${long} days. She waters both today. In how many days will she next water both on the same day?`,
];

const nextMeeting: Generator = {
  id: 'factors-next-meeting',
  topic: 'factors',
  difficulty: 2,
  skeletons: [
    (random) => {
      const shared = random.integer(2, 12);
      const [less, more] = pickOne(random, coprime);
      const [short, long] = [shared * less, shared * more];
      const key = shared * less * more;
      const primes = primePowers(shared).map(({ prime }) => prime);
      let again = long;
      while (again % short !== 0) again += long;
      return {
        stem: pickOne(random, meetings)(short, long),
        key: withExplanation(
          numberAnswer(key),
          `${key} is the least common multiple of ${short} and ${long}: \`${short} * ${more} = ${long} * ${less}\`.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'half-checked',
            numberAnswer(short * long),
            `${short} times ${long} is a common multiple, but it is not the least one.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(shared),
            `This is the greatest common factor of ${short} and ${long}, not their least common multiple.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(short + long),
            `${short} and ${long} were added, but ${short + long} is not a multiple of ${short}.`,
          ),
          toMistakeAnswer(
            'half-checked',
            numberAnswer(2 * key),
            `This is a common multiple too, but ${key} comes before it.`,
          ),
          ...primes.map((prime) =>
            toMistakeAnswer(
              'left-out',
              numberAnswer((short * long) / prime),
              `${short} times ${long} was divided by only ${prime}, but their greatest common factor is ${shared}.`,
            ),
          ),
          toMistakeAnswer(
            'left-out',
            numberAnswer(less * more),
            `This leaves out the factor ${shared} that ${short} and ${long} have in common.`,
          ),
          toMistakeAnswer(
            'half-checked',
            numberAnswer(long),
            `This is a multiple of ${long}, but it is not a multiple of ${short}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(long - short),
            `${long - short} was found by subtracting ${short} from ${long}, but it is not a multiple of ${long}.`,
          ),
        ],
        method: `Count by the larger number, ${long}, until you reach a multiple of ${short}.`,
      };
    },
  ],
};

const sharings = [
  {
    group: 'bracelet',
    thing: 'beads',
    other: 'blue beads',
    stem: (few: number, many: number) =>
      `Ana uses ${few} red beads and ${many} blue beads to make identical bracelets, with no beads left over. What is the greatest number of bracelets that she can make?`,
  },
  {
    group: 'gift bag',
    thing: 'items',
    other: 'erasers',
    stem: (few: number, many: number) =>
      `A teacher has ${few} pencils and ${many} erasers. He puts all of them into identical gift bags. What is the greatest number of gift bags that he can make?`,
  },
  {
    group: 'box',
    thing: 'baked goods',
    other: 'muffins',
    stem: (few: number, many: number) =>
      `A baker packs ${few} rolls and ${many} muffins into boxes so that every box has the same contents and nothing is left over. What is the greatest possible number of boxes?`,
  },
] as const;

const equalGroups: Generator = {
  id: 'factors-equal-groups',
  topic: 'factors',
  difficulty: 2,
  skeletons: [
    (random) => {
      const key = pickOne(random, [6, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
      const primes = primePowers(key).map(({ prime }) => prime);
      const [less, more] = pickOne(random, coprime);
      const [few, many] = [key * less, key * more];
      const { group, thing, other, stem } = pickOne(random, sharings);
      const groups = group === 'box' ? 'boxes' : `${group}s`;
      let again = few;
      while (few % again !== 0 || many % again !== 0) again -= 1;
      const divides = [
        { factor: 2, of: few, not: many, fits: less % 2 === 0 },
        { factor: 2, of: many, not: few, fits: more % 2 === 0 },
        { factor: 3, of: few, not: many, fits: less % 3 === 0 },
        { factor: 3, of: many, not: few, fits: more % 3 === 0 },
      ].filter(({ fits }) => fits);
      return {
        stem: stem(few, many),
        key: withExplanation(
          numberAnswer(key),
          `${key} is the greatest common factor: ${few} is ${key} times ${less}, and ${many} is ${key} times ${more}.`,
        ),
        again,
        classic: [
          toMistakeAnswer(
            'half-checked',
            numberAnswer(key / Math.min(...primes)),
            `This is a common factor of ${few} and ${many}, but it is not the greatest one.`,
          ),
        ],
        mistakes: [
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(key * less * more),
            `This is the least common multiple of ${few} and ${many}.`,
          ),
          toMistakeAnswer(
            'half-checked',
            numberAnswer(key / Math.max(...primes)),
            `This number divides both ${few} and ${many}, but a greater number does too.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(less + more),
            `This is the number of ${thing} in each ${group}, not the number of ${groups}.`,
          ),
          ...divides.map(({ factor, of, not }) =>
            toMistakeAnswer(
              'half-checked',
              numberAnswer(factor * key),
              `This is a factor of ${of}, but it does not divide ${not}.`,
            ),
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(more),
            `This is the number of ${other} in each of the ${key} ${groups}.`,
          ),
          toMistakeAnswer(
            'wrong-operation',
            numberAnswer(many - few),
            `This is ${many} minus ${few}, but the difference does not have to be a common factor.`,
          ),
          toMistakeAnswer(
            'half-checked',
            numberAnswer(few),
            `${many} ${other} cannot be divided equally among ${few} ${groups}.`,
          ),
        ].filter(({ value }) => value > 1),
        method: `Find the greatest common factor: try the factors of ${few}, from the largest down, on ${many}.`,
      };
    },
  ],
};

const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1);
const sum = (numbers: readonly number[]) => numbers.reduce((result, number) => result + number, 0);

/** Numbers with two or three small prime factors, at least one of them repeated. */
const composite = Array.from({ length: 361 }, (_, index) => index + 40).filter((number) => {
  const powers = primePowers(number);
  return (
    powers.length > 1 &&
    powers.some(({ exponent }) => exponent > 1) &&
    powers.every(({ prime }) => prime < 12)
  );
});

const countFactors: Generator = {
  id: 'factors-count-factors',
  topic: 'factors',
  difficulty: 4,
  skeletons: [
    (random) => {
      const number = pickOne(random, composite);
      const powers = primePowers(number);
      const exponents = powers.map(({ exponent }) => exponent);
      const key = product(exponents.map((exponent) => exponent + 1));
      const factored = powers
        .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
        .join(' * ');
      const counts = exponents.map((exponent) => exponent + 1).join(' * ');
      const root = Math.sqrt(number);
      const tempting = 2 * product(exponents) >= key;
      const withoutEnds = toMistakeAnswer(
        'left-out',
        numberAnswer(key - 2),
        `This leaves out 1 and ${number}, which are factors of ${number} too.`,
      );
      const withoutOnes = toMistakeAnswer(
        'wrong-rule',
        numberAnswer(product(exponents)),
        `The exponents in \`${factored}\` were multiplied without first adding 1 to each.`,
      );
      let again = 0;
      for (let divisor = 1; divisor <= number; divisor += 1) if (number % divisor === 0) again += 1;
      return {
        stem: `How many different positive integers are factors of ${number}?`,
        key: withExplanation(
          numberAnswer(key),
          `${number} is \`${factored}\`. Adding 1 to each exponent and multiplying gives \`${counts} = ${key}\`.`,
        ),
        again,
        // The product of the exponents tempts nobody if it is less than half the key. For squares it is offered all the same, because
        // half the key, the number of factor pairs, isn't whole and can't be offered.
        classic: tempting || Number.isInteger(root) ? [withoutEnds, withoutOnes] : [withoutEnds],
        mistakes: [
          toMistakeAnswer(
            'stopped-early',
            numberAnswer(key / 2),
            `This counts the pairs of factors that multiply to ${number}; each pair has two factors.`,
          ),
          toMistakeAnswer(
            'other-quantity',
            numberAnswer(sum(exponents)),
            `This counts only the prime factors in \`${factored}\`, repeated ones included.`,
          ),
          toMistakeAnswer(
            'wrong-rule',
            numberAnswer(sum(exponents) + powers.length),
            `1 was added to each exponent in \`${factored}\`, but then they were added instead of multiplied.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(2 * key),
            'This counts the negative factors too, but only positive ones are asked for.',
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
            `This leaves out ${number}, but every number is a factor of itself.`,
          ),
          toMistakeAnswer(
            'miscounted',
            numberAnswer(key + 2),
            `1 and ${number} were added to the ${key} factors, which already include them.`,
          ),
          withoutOnes,
        ].filter((mistake) => mistake.value > 2 && isWholeNumber(mistake)),
        method: `Write ${number} as \`${factored}\`, add 1 to each exponent and multiply; or list the factors in pairs.`,
      };
    },
  ],
};

export const factorGenerators: readonly Generator[] = [nextMeeting, equalGroups, countFactors];
