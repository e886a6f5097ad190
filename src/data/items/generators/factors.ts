import { amount, because, type Generator, greatestCommonDivisor, oneOf } from './generator';

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

/** Pairs without a common factor, of which neither divides the other. */
const coprime = [2, 3, 4, 5, 7].flatMap((less) =>
  [3, 4, 5, 7]
    .filter((more) => more > less && more - less < 6 && greatestCommonDivisor(less, more) === 1)
    .map((more) => [less, more] as const),
);

const meetings: readonly ((short: number, long: number) => string)[] = [
  (short, long) =>
    `A red light flashes every ${short} seconds and a green light every ${long} seconds. They have just flashed together. In how many seconds will they next flash together?`,
  (short, long) =>
    `From one stop, the bus to the harbor leaves every ${short} minutes and the bus to the airport every ${long} minutes. They have just left together. In how many minutes will they next leave together?`,
  (short, long) =>
    `Amara strikes her drum every ${short} beats and Diego strikes his every ${long} beats. They have just struck together. In how many beats will they next strike together?`,
];

const nextMeeting: Generator = {
  id: 'factors-next-meeting',
  topic: 'factors',
  difficulty: 3,
  draft(random) {
    const shared = random.integer(2, 12);
    const [less, more] = oneOf(random, coprime);
    const [short, long] = [shared * less, shared * more];
    const key = shared * less * more;
    let again = long;
    while (again % short !== 0) again += long;
    return {
      stem: oneOf(random, meetings)(short, long),
      key: because(amount(key), `${key} is the least number that is a multiple of ${short} and of ${long}.`),
      again,
      mistakes: [
        because(
          amount(short * long),
          `${short} times ${long} is a common multiple, but a smaller one exists.`,
        ),
        because(amount(shared), `This is the greatest common factor of ${short} and ${long}.`),
        because(amount(short + long), `The two times were added, but the sum is no multiple of ${short}.`),
        because(amount(2 * key), `This is the second time from now; the next is already after ${key}.`),
        because(amount(key + long), `This is a multiple of ${long}, one too far, but not of ${short}.`),
        because(amount(key - long), `This is a multiple of ${long}, but not yet of ${short}.`),
        because(amount(less * more), `This leaves out the factor ${shared} that ${short} and ${long} share.`),
        because(amount(key + short), `This is a multiple of ${short}, one too far, but not of ${long}.`),
      ],
      method: `Count up in multiples of ${long} until one can be divided by ${short}.`,
    };
  },
};

const sharings: readonly ((few: number, many: number) => string)[] = [
  (few, many) =>
    `Ana has ${few} red beads and ${many} blue beads. She uses all of them to make bracelets that are all alike. What is the greatest number of bracelets that she can make?`,
  (few, many) =>
    `A coach puts ${few} girls and ${many} boys into groups. Every group has the same number of girls and the same number of boys. What is the greatest possible number of groups?`,
  (few, many) =>
    `A baker in Fez packs ${few} rolls and ${many} buns into bags, all with the same contents, with nothing left over. What is the greatest possible number of bags?`,
];

const equalGroups: Generator = {
  id: 'factors-equal-groups',
  topic: 'factors',
  difficulty: 2,
  draft(random) {
    const key = oneOf(random, [6, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
    const primes = primePowers(key).map(({ prime }) => prime);
    const [least, greatest] = [Math.min(...primes), Math.max(...primes)];
    const [less, more] = oneOf(random, coprime);
    const [few, many] = [key * less, key * more];
    let again = few;
    while (few % again !== 0 || many % again !== 0) again -= 1;
    return {
      stem: oneOf(random, sharings)(few, many),
      key: because(amount(key), `${key} is the greatest number that divides ${few} and ${many}.`),
      again,
      mistakes: [
        because(amount(key / least), `This divides ${few} and ${many}, but a greater number does too.`),
        because(
          amount(key / greatest),
          `This is a common factor of ${few} and ${many}, but not the greatest.`,
        ),
        because(amount(less + more), `This is how many go into each of the ${key} groups.`),
        because(amount(more), `This is what each of ${key} groups gets of the ${many}.`),
        because(amount(few), `${many} cannot be shared equally among ${few} groups.`),
        because(amount(few / 2), `Half of ${few} divides ${few}, but it does not divide ${many}.`),
        because(amount(many - few), 'The numbers were subtracted, which does not make equal groups of all.'),
        because(amount(key * less * more), `This is the least common multiple of ${few} and ${many}.`),
      ].filter(({ value }) => Number.isInteger(value) && value > 1),
      method: `Find the greatest common factor: try the factors of ${few}, from the largest down, on ${many}.`,
    };
  },
};

const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1);
const sum = (numbers: readonly number[]) => numbers.reduce((result, number) => result + number, 0);

/** Numbers with two or three small primes, one of them at least twice. */
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
  draft(random) {
    const number = oneOf(random, composite);
    const powers = primePowers(number);
    const exponents = powers.map(({ exponent }) => exponent);
    const key = product(exponents.map((exponent) => exponent + 1));
    const factored = powers
      .map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
      .join(' * ');
    let again = 0;
    for (let divisor = 1; divisor <= number; divisor += 1) if (number % divisor === 0) again += 1;
    return {
      stem: `How many different positive integers are factors of ${number}?`,
      key: because(
        amount(key),
        `${number} is \`${factored}\`; each exponent plus 1, multiplied together, gives ${key}.`,
      ),
      again,
      mistakes: [
        because(amount(sum(exponents)), `This counts only the prime factors in \`${factored}\`.`),
        because(amount(product(exponents)), `The exponents were multiplied without adding 1 to each.`),
        because(amount(key - 2), `This leaves out 1 and ${number} itself.`),
        because(amount(key - 1), `This leaves out ${number} itself, which is a factor too.`),
        because(
          amount(sum(exponents) + powers.length),
          `The exponents, each plus 1, were added instead of multiplied.`,
        ),
        because(amount(2 * key), 'This counts the negative factors as well.'),
        because(
          amount(2 ** sum(exponents)),
          `This treats equal primes in \`${factored}\` as if they were different.`,
        ),
        because(amount(key + 2), `This counts 1 and ${number} twice each.`),
      ].filter(({ value }) => value > 1),
      method: `Write ${number} as \`${factored}\`, add 1 to each exponent and multiply; or list the factors in pairs.`,
    };
  },
};

export const factors: readonly Generator[] = [nextMeeting, equalGroups, countFactors];
