import { amount, type Answer, because, formula, type Generator, oneOf } from './generator';

const power = (base: number, exponent: number) => `\`${base}^${exponent}\``;

const sumOfPowers: Generator = {
  id: 'exponents-sum-of-powers',
  topic: 'exponents',
  difficulty: 1,
  draft(random) {
    const [a, b] = [random.integer(2, 6), random.integer(2, 9)];
    const [m, n] = [random.integer(3, 5), random.integer(2, 3)];
    if (a === b || a === m || a ** m > 250) return null;
    let left = 1;
    for (let factor = 0; factor < m; factor += 1) left *= a;
    let right = 1;
    for (let factor = 0; factor < n; factor += 1) right *= b;
    return {
      stem: `What is the value of \`${a}^${m} + ${b}^${n}\`?`,
      key: because(
        amount(a ** m + b ** n),
        `${power(a, m)} is ${a ** m}, ${power(b, n)} is ${b ** n}, and these are added.`,
      ),
      again: left + right,
      mistakes: [
        because(
          amount(a * m + b * n),
          `The bases were multiplied by the exponents: ${a} times ${m} and ${b} times ${n}.`,
        ),
        because(
          amount(m ** a + n ** b),
          `Bases and exponents were exchanged: this is \`${m}^${a} + ${n}^${b}\`.`,
        ),
        because(
          amount(a ** (m + 1) + b ** n),
          `One factor of ${a} too many: this takes ${power(a, m + 1)} for ${power(a, m)}.`,
        ),
        because(
          amount(a ** (m - 1) + b ** n),
          `One factor of ${a} too few: this takes ${power(a, m - 1)} for ${power(a, m)}.`,
        ),
        because(
          amount(a ** m * b ** n),
          `The powers ${a ** m} and ${b ** n} were multiplied instead of added.`,
        ),
        because(
          amount(Math.abs(a ** m - b ** n)),
          `The powers ${a ** m} and ${b ** n} were subtracted instead of added.`,
        ),
        because(amount(a ** m + b * n), `${power(b, n)} was taken for ${b} times ${n}.`),
        because(
          amount(a ** m + b ** (n + 1)),
          `One factor of ${b} too many: this takes ${power(b, n + 1)} for ${power(b, n)}.`,
        ),
      ].filter(({ value }) => value < 10_000),
      method: `Work out each power by repeated multiplication, ${a ** m} and ${b ** n}, and only then add.`,
    };
  },
};

/** A power of x as an answer; its value is taken at 1.3, so that a larger exponent comes later. */
function powerOfX(exponent: number): Answer {
  return formula(1.3 ** exponent, exponent === 1 ? 'x' : `x^{${exponent}}`);
}

const lawsOfExponents: Generator = {
  id: 'exponents-laws',
  topic: 'exponents',
  difficulty: 3,
  draft(random) {
    const [inner, outer] = [random.integer(2, 5), random.integer(2, 4)];
    const [times, by] = [random.integer(2, 8), random.integer(2, 9)];
    const key = inner * outer + times - by;
    if (key < 2 || inner * outer === inner + outer || times === by) return null;
    // All factors are multiplied and divided one by one.
    let again = 1;
    for (let round = 0; round < outer; round += 1)
      for (let factor = 0; factor < inner; factor += 1) again *= 1.3;
    for (let factor = 0; factor < times; factor += 1) again *= 1.3;
    for (let factor = 0; factor < by; factor += 1) again /= 1.3;
    const nested = `\`(x^${inner})^${outer}\``;
    return {
      stem: `For \`x > 1\`, which expression is equal to \`{(x^${inner})^${outer} * x^${times}/x^${by}}\`?`,
      key: because(powerOfX(key), `The exponents are ${inner} times ${outer}, plus ${times}, minus ${by}.`),
      again,
      mistakes: [
        {
          exponent: inner + outer + times - by,
          why: `In ${nested} the exponents ${inner} and ${outer} were added instead of multiplied.`,
        },
        {
          exponent: inner * outer * times - by,
          why: `The exponents of ${nested} and \`x^${times}\` were multiplied instead of added.`,
        },
        {
          exponent: inner * outer + times + by,
          why: `The exponent ${by} was added, but dividing by \`x^${by}\` subtracts it.`,
        },
        {
          exponent: inner * outer + times,
          why: `This is the top of the fraction alone, without the division by \`x^${by}\`.`,
        },
        { exponent: inner * outer - by, why: `The factor \`x^${times}\` was left out.` },
        { exponent: inner * outer - times + by, why: `The exponents ${times} and ${by} were exchanged.` },
        { exponent: inner + times - by, why: `The outer exponent ${outer} of ${nested} was left out.` },
        {
          exponent: inner ** outer + times - by,
          why: `In ${nested} the exponent ${inner} was raised to ${outer} instead of multiplied by it.`,
        },
      ]
        .filter(({ exponent }) => exponent > 0 && exponent < 100)
        .map(({ exponent, why }) => because(powerOfX(exponent), why)),
      method: `Multiply the exponents of a power of a power, add for a product, subtract for a quotient: ${inner * outer} + ${times} - ${by}.`,
    };
  },
};

/** A multiple of a square root as an answer, without the root where it comes out even. */
function multipleOfRoot(coefficient: number, radicand: number): Answer {
  const value = coefficient * Math.sqrt(radicand);
  if (Number.isInteger(value)) return amount(value);
  return formula(value, `${coefficient === 1 ? '' : coefficient}sqrt{${radicand}}`);
}

const sumOfRoots: Generator = {
  id: 'exponents-sum-of-roots',
  topic: 'exponents',
  difficulty: 4,
  draft(random) {
    const radicand = oneOf(random, [2, 3, 5, 6, 7]);
    const [a, b] = [random.integer(2, 7), random.integer(2, 7)];
    const [first, second] = [a * a * radicand, b * b * radicand];
    if (a === b || first > 200 || second > 200) return null;
    return {
      stem: `Which of the following is equal to \`sqrt{${first}} + sqrt{${second}}\`?`,
      key: because(
        multipleOfRoot(a + b, radicand),
        `The roots are \`${a}sqrt{${radicand}}\` and \`${b}sqrt{${radicand}}\`, which together are ${a + b} of them.`,
      ),
      again: Math.sqrt(first) + Math.sqrt(second),
      mistakes: [
        because(
          multipleOfRoot(1, first + second),
          `The numbers ${first} and ${second} were added under one root.`,
        ),
        because(
          multipleOfRoot(a + b, 2 * radicand),
          `The ${radicand} under the two roots was added as well.`,
        ),
        because(
          multipleOfRoot(a * a + b * b, radicand),
          `The squares ${a * a} and ${b * b} came out of the roots without a root taken.`,
        ),
        because(
          multipleOfRoot(a * b, radicand),
          `The factors ${a} and ${b} before the roots were multiplied instead of added.`,
        ),
        because(
          multipleOfRoot(Math.abs(a - b), radicand),
          `The factors ${a} and ${b} before the roots were subtracted.`,
        ),
        because(amount(a + b), `The factor \`sqrt{${radicand}}\` was lost: this is ${a} + ${b} alone.`),
        because(amount((a + b) * radicand), `The ${radicand} came out of the roots, though it is no square.`),
        because(
          multipleOfRoot(Math.max(a, b), radicand),
          `This is \`sqrt{${Math.max(first, second)}}\` alone; the other root was left out.`,
        ),
      ].filter(({ value }) => !Number.isInteger(value) || value < 100),
      method: `Take the greatest square out of each root, ${a * a} and ${b * b}, and add the like roots.`,
    };
  },
};

export const exponents: readonly Generator[] = [sumOfPowers, lawsOfExponents, sumOfRoots];
