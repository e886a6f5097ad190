import { amount, because, formula, type Generator, oneOf } from './generator';

/** Writes a linear expression without a factor of 1 or a zero: "x - 4". */
function linear(factor: number, letter: string, constant: number): string {
  const first = `${factor === 1 ? '' : factor}${letter}`;
  if (constant === 0) return first;
  return `${first} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

/** An odd point, at which only equal expressions have the same value. */
const point = 7.3;

const twoBrackets: Generator = {
  id: 'expressions-two-brackets',
  topic: 'expressions',
  difficulty: 3,
  signed: true,
  draft(random) {
    const letter = oneOf(random, ['x', 'n', 'y', 't']);
    const [a, b, c] = [random.integer(3, 6), random.integer(3, 5), random.integer(1, 7)];
    const [d, e, f] = [random.integer(2, 3), random.integer(1, 2), random.integer(1, 6)];
    const answer = (factor: number, constant: number) =>
      formula(factor * point + constant, linear(factor, letter, constant));
    const [first, second] = [linear(b, letter, c), linear(e, letter, -f)];
    const [factor, constant] = [a * b - d * e, a * c + d * f];
    return {
      stem: `Which of the following is equal to \`${a}(${first}) - ${d}(${second})\`?`,
      key: because(
        answer(factor, constant),
        `It is \`${linear(a * b, letter, a * c)} - ${linear(d * e, letter, d * f)}\`, as minus times minus is plus.`,
      ),
      again: a * (b * point + c) - d * (e * point - f),
      mistakes: [
        because(
          answer(factor, a * c - d * f),
          `\`-${d}\` times \`-${f}\` is ${d * f}, which is added and not subtracted.`,
        ),
        because(
          answer(factor, c + d * f),
          `The ${a} was multiplied with \`${b}${letter}\` alone; it multiplies the ${c} too.`,
        ),
        because(
          answer(factor, a * c + f),
          `The ${d} was left out at the end: \`-${d}\` times \`-${f}\` is ${d * f}, not ${f}.`,
        ),
        because(
          answer(a * b + d * e, a * c - d * f),
          `Here \`${d}(${second})\` was added where it has to be subtracted.`,
        ),
        because(
          answer(a * b + d * e, constant),
          `The \`${linear(d * e, letter, 0)}\` was added, but it stands behind a minus sign.`,
        ),
        because(
          answer(a * b - e, constant),
          `The ${d} was multiplied with the ${f} alone; it multiplies \`${linear(e, letter, 0)}\` too.`,
        ),
        because(
          answer(factor + constant, 0),
          `Unlike terms were put together: ${constant} has no \`${letter}\` and stays by itself.`,
        ),
      ],
      method: `Collect the \`${letter}\` terms, ${a * b} less ${d * e}, and then the numbers, ${a * c} and ${d * f} with a plus.`,
    };
  },
};

const valueAtNegative: Generator = {
  id: 'expressions-value-at-negative',
  topic: 'expressions',
  difficulty: 2,
  signed: true,
  draft(random) {
    const [a, b] = [random.integer(2, 5), random.integer(2, 6)];
    const [p, y] = [random.integer(2, 6), random.integer(2, 6)];
    const square = p * p;
    // Counted out: a squares laid down, then y taken away b times.
    let counted = 0;
    for (let times = 0; times < a; times += 1) counted += -p * -p;
    for (let times = 0; times < b; times += 1) counted -= y;
    return {
      stem: `If \`x = -${p}\` and \`y = ${y}\`, what is the value of \`${a}x^2 - ${b}y\`?`,
      key: because(
        amount(a * square - b * y),
        `\`x^2\` is ${square}, so the value is ${a * square} less ${b * y}.`,
      ),
      again: counted,
      mistakes: [
        because(
          amount(-a * square - b * y),
          `The square of \`-${p}\` is ${square}, not \`-${square}\`: minus times minus is plus.`,
        ),
        because(
          amount((a * p) ** 2 - b * y),
          `The ${a} was squared as well, but the power belongs to \`x\` alone.`,
        ),
        because(
          amount(-2 * a * p - b * y),
          `\`x^2\` means \`x\` times \`x\`; here \`x\` was doubled instead of squared.`,
        ),
        because(
          amount(a * square + b * y),
          `The ${b * y} was added, but the minus sign says to subtract it.`,
        ),
        because(amount(-a * p - b * y), `The power was left out: this is the value of \`${a}x - ${b}y\`.`),
        because(
          amount((a * square - b) * y),
          `Here ${b} was subtracted before multiplying by \`y\`; the product comes first.`,
        ),
        because(
          amount(a * square - b - y),
          `\`${b}y\` means ${b} times ${y}; here the two numbers were added.`,
        ),
      ],
      method: `Square first: \`x^2\` is ${square}. Then ${a} times ${square} less ${b} times ${y}.`,
    };
  },
};

const charges = [
  { letter: 'h', unit: 'hour', who: 'A parking garage' },
  { letter: 'd', unit: 'day', who: 'A bicycle rental' },
  { letter: 'm', unit: 'mile', who: 'A taxi company' },
  { letter: 'k', unit: 'kilogram', who: 'A delivery service' },
];

const firstAndFurther: Generator = {
  id: 'expressions-first-and-further',
  topic: 'expressions',
  difficulty: 3,
  signed: true,
  draft(random) {
    const further = random.integer(2, 4);
    const first = further + random.integer(2, 8);
    const { letter, unit, who } = oneOf(random, charges);
    const units = 37;
    let counted = first;
    for (let at = 2; at <= units; at += 1) counted += further;
    return {
      stem: `${who} charges $${first} for the first ${unit} and $${further} for each further ${unit}. Which expression gives the charge in dollars for \`${letter}\` ${unit}s?`,
      key: because(
        formula(first + further * (units - 1), `${first} + ${further}(${letter} - 1)`),
        `The first ${unit} costs $${first}, and the other \`${letter} - 1\` cost $${further} each.`,
      ),
      again: counted,
      mistakes: [
        because(
          formula(first + further * units, `${first} + ${further}${letter}`),
          `The first ${unit} is charged twice here, at $${first} and at $${further}.`,
        ),
        because(
          formula(further + first * (units - 1), `${further} + ${first}(${letter} - 1)`),
          `The two prices changed places: only the first ${unit} costs $${first}.`,
        ),
        because(
          formula(first * units + further, `${first}${letter} + ${further}`),
          `This charges $${first} for every ${unit} and adds $${further} only once.`,
        ),
        because(
          formula(first + further * (units + 1), `${first} + ${further}(${letter} + 1)`),
          `One ${unit} has to be taken from \`${letter}\`, not added to it.`,
        ),
        because(
          formula(further * (units - 1), `${further}(${letter} - 1)`),
          `This leaves out the $${first} for the first ${unit}.`,
        ),
        because(
          formula(further * units, `${further}${letter}`),
          `This charges $${further} for every ${unit}, the first one included.`,
        ),
        because(
          formula(first - further * (units - 1), `${first} - ${further}(${letter} - 1)`),
          `The further ${unit}s make it dearer, but here they are subtracted.`,
        ),
      ],
      method: `Try \`${letter} = 3\`: the charge must be $${first + 2 * further}, and only one expression gives it.`,
    };
  },
};

export const expressions: readonly Generator[] = [twoBrackets, valueAtNegative, firstAndFurther];
