import { amount, because, type Generator, oneOf } from './generator';

/** Writes a number that is added to a term: "+ 4", "- 4". */
function added(constant: number): string {
  return `${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

const bothSides: Generator = {
  id: 'equations-both-sides',
  topic: 'equations',
  difficulty: 2,
  signed: true,
  draft(random) {
    const [right, difference] = [random.integer(2, 5), random.integer(2, 6)];
    const left = right + difference;
    const moved = oneOf(random, [1, -1]) * random.integer(1, 4);
    const constant = difference * moved;
    const x = oneOf(random, [1, -1]) * random.integer(2, 9);
    const other = difference * x + constant;
    if (other === 0) return null;
    const found = Array.from({ length: 41 }, (_, index) => index - 20).find(
      (candidate) => left * candidate + constant === right * candidate + other,
    );
    const collected = `\`${difference}x = ${difference * x}\``;
    return {
      stem: `If \`${left}x ${added(constant)} = ${right}x ${added(other)}\`, what is the value of \`x\`?`,
      key: because(
        amount(x),
        `With the \`x\` terms on one side it is ${collected}, and ${difference} divides both sides.`,
      ),
      again: found ?? Number.NaN,
      mistakes: [
        because(
          amount(difference * x),
          `This is the value of \`${difference}x\`, which still has to be divided by ${difference}.`,
        ),
        because(amount(x + 2 * moved), `The ${Math.abs(constant)} changed sides without changing its sign.`),
        because(
          amount(x + moved),
          `The \`${added(constant)}\` on the left was left out, as in \`${left}x = ${right}x ${added(other)}\`.`,
        ),
        because(amount(-x), `The sign was lost on the way: from ${collected} follows \`x = ${x}\`.`),
        because(
          amount(difference * x - difference),
          `In ${collected} the ${difference} was subtracted, where it has to divide.`,
        ),
      ],
      method: `Take \`${right}x\` from both sides, then move the ${Math.abs(constant)} and divide by ${difference}.`,
    };
  },
};

const symmetricPair: Generator = {
  id: 'equations-symmetric-pair',
  topic: 'equations',
  difficulty: 4,
  draft(random) {
    const [a, b] = oneOf(random, [
      [4, 2],
      [5, 3],
      [6, 2],
      [6, 4],
      [7, 3],
      [7, 5],
      [8, 2],
    ] as const);
    const x = random.integer(3, 12);
    const y = random.integer(2, x - 1);
    const [first, second] = [a * x + b * y, b * x + a * y];
    const pairs = Array.from(
      { length: 400 },
      (_, index) => [(index % 20) + 1, Math.floor(index / 20) + 1] as const,
    );
    const [p, q] = pairs.find(([m, n]) => a * m + b * n === first && b * m + a * n === second) ?? [
      Number.NaN,
      0,
    ];
    return {
      stem: `If \`${a}x + ${b}y = ${first}\` and \`${b}x + ${a}y = ${second}\`, what is the value of \`x + y\`?`,
      key: because(
        amount(x + y),
        `The sum of the equations is \`${a + b}x + ${a + b}y = ${first + second}\`; divide it by ${a + b}.`,
      ),
      again: p + q,
      mistakes: [
        because(amount(x), 'This is the value of `x` alone, and `y` still has to be added.'),
        because(amount(y), 'This is the value of `y` alone, and `x` still has to be added.'),
        because(
          amount(x - y),
          `This is \`x - y\`, which comes from subtracting the equations and dividing by ${a - b}.`,
        ),
        because(
          amount(first + second),
          `This is the sum ${first} + ${second}, which still has to be divided by ${a + b}.`,
        ),
        because(
          amount((first + second) / 2),
          `The sum ${first + second} was divided by 2, the number of equations, not by ${a + b}.`,
        ),
        because(amount(x * y), 'This is the product of `x` and `y`, where the sum is asked for.'),
        because(
          amount(first - second),
          `This is ${first} less ${second}; it is the sum of the equations that helps.`,
        ),
      ],
      method: `Add the two equations: \`${a + b}(x + y) = ${first + second}\`. There is no need to find \`x\` or \`y\`.`,
    };
  },
};

const relatedValue: Generator = {
  id: 'equations-related-value',
  topic: 'equations',
  difficulty: 3,
  draft(random) {
    const [a, x, times] = [random.integer(2, 5), random.integer(4, 9), random.integer(2, 3)];
    const b = oneOf(random, [1, -1]) * random.integer(2, 7);
    const f = oneOf(random, [1, -1]) * random.integer(1, 9);
    const [left, whole] = [a * x + b, times * a * x];
    const [word, asked] = [times === 2 ? 'twice' : 'three times', `${times * a}x`];
    const solution = Array.from({ length: 20 }, (_, index) => index).find(
      (candidate) => a * candidate + b === left,
    );
    return {
      stem: `If \`${a}x ${added(b)} = ${left}\`, what is the value of \`${asked} ${added(f)}\`?`,
      key: because(
        amount(whole + f),
        `From \`${a}x = ${a * x}\` follows \`${asked} = ${whole}\`, so the value is \`${whole} ${added(f)}\`.`,
      ),
      again: times * a * (solution ?? Number.NaN) + f,
      mistakes: [
        because(amount(x), `This is the value of \`x\` itself, but \`${asked} ${added(f)}\` is asked for.`),
        because(amount(a * x + f), `This uses \`${a}x = ${a * x}\`, but \`${asked}\` is ${word} as much.`),
        because(amount(whole), `This is the value of \`${asked}\`, and the \`${added(f)}\` is left out.`),
        because(amount(whole - f), `The sign of the ${Math.abs(f)} was turned around at the end.`),
        because(
          amount(times * left + f),
          `Here ${left} was taken for \`${a}x\`, but it is \`${a}x ${added(b)}\`.`,
        ),
        because(
          amount(times * (left + b) + f),
          `The ${Math.abs(b)} went to the right side without changing its sign.`,
        ),
        because(
          amount(times * (a * x + f)),
          `The \`${added(f)}\` was multiplied by ${times} too, but only \`${a}x\` is taken ${word}.`,
        ),
      ],
      method: `Find \`${a}x = ${a * x}\`, so \`${asked} = ${whole}\`; there is no need to find \`x\` itself.`,
    };
  },
};

export const equations: readonly Generator[] = [bothSides, symmetricPair, relatedValue];
