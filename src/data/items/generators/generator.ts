/**
 * Generators: a seed in, a quantitative item out, the same each time. A generator draws clean numbers, works the key out twice
 * by two paths, and gets each distractor from a named mistake.
 */
import type { Figure, Table } from '@/domain/exam/figure';
import { type Choice, type Difficulty, letters, type QuantitativeItem, type Topic } from '@/domain/exam/item';
import { present } from '@/lib/assert';
import { derivedSeed, type Random, randomFrom } from '@/lib/random';

/** A number as a choice shows it. `value` is what makes two answers the same; `text` how it is written. */
export interface Answer {
  readonly value: number;
  readonly text: string;
}

/** An answer with its explanation: of the key why it is right, of a mistake what went wrong. */
export interface Reasoned extends Answer {
  readonly why: string;
}

export interface Draft {
  readonly stem: string;
  readonly key: Reasoned;
  /** At least four, better six, below and above the key; those that give the key or one another's value are left out. */
  readonly mistakes: readonly Reasoned[];
  /** The key's value once more, by a path of its own: counted out, put back in, or worked from the other end. */
  readonly again: number;
  readonly method: string;
  readonly figure?: Figure;
  readonly table?: Table;
}

export interface Generator {
  /** Frozen, as an item's id is: a generator whose items change becomes a new one beside the old. */
  readonly id: string;
  readonly topic: Topic;
  readonly difficulty: Difficulty;
  /** True where an answer may be zero or negative; lengths, counts and prices may not. */
  readonly signed?: boolean;
  /** One draft, or null when the numbers drawn don't come out clean and others should be tried. */
  readonly draft: (random: Random) => Draft | null;
}

/** A number as an answer, written with thousands separators and between `before` and `after`: "$1,200", "35%". */
export function amount(value: number, before = '', after = ''): Answer {
  const [whole = '', decimals] = String(Math.abs(tidy(value))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return { value: tidy(value), text: `${value < 0 ? '`-`' : ''}${before}${digits}${after}` };
}

/** A sum of money in dollars, with cents where there are any: "$12", "$12.50". */
export function dollars(value: number): Answer {
  const cents = Math.round(value * 100);
  const { text } = amount(Math.floor(cents / 100), '$');
  return {
    value: cents / 100,
    text: cents % 100 === 0 ? text : `${text}.${String(cents % 100).padStart(2, '0')}`,
  };
}

/** A fraction in lowest terms, as a mixed number where it is more than one. */
export function fraction(top: number, bottom: number): Answer {
  const divisor = greatestCommonDivisor(top, bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  const whole = Math.floor(n / d);
  const rest = `{${n - whole * d}/${d}}`;
  return { value: n / d, text: d === 1 ? String(n) : `\`${whole > 0 ? whole : ''}${rest}\`` };
}

/** A formula as an answer: `value` is its value at some odd point, so that equal formulas count as the same. */
export function formula(value: number, text: string): Answer {
  return { value, text: `\`${text}\`` };
}

/** Joins an answer with its explanation. */
export function because(answer: Answer, why: string): Reasoned {
  return { ...answer, why };
}

/** The greatest common divisor of two whole numbers of which one isn't zero (Euclid). */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** One of a list, each as likely as the other. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  return present(list[random.integer(0, list.length - 1)], 'an empty list');
}

/** The whole numbers from 1 to `most`: what a second computation counts through. */
export function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** Tells whether an answer is a whole number: where all the others are, half a degree would stand out. */
export function isWhole({ value }: Answer): boolean {
  return Number.isInteger(value);
}

/** Takes the dust off a sum of decimals: 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(9));
}

const distractors = 4;
const mostTries = 60;

/** A draft with the four mistakes that became its distractors. */
export interface Drawn {
  readonly draft: Draft;
  /** The five answers in their order, ascending. */
  readonly answers: readonly Reasoned[];
}

/**
 * Draws a generator's numbers for a seed, an unsigned 32-bit whole number, until they come out clean.
 * @throws Error when the generator finds no clean draft with four different distractors.
 */
export function draw(generator: Generator, seed: number): Drawn {
  for (let step = 0; step < mostTries; step += 1) {
    const random = randomFrom(derivedSeed(seed, step));
    const draft = generator.draft(random);
    if (draft === null) continue;
    const wrong = chosenMistakes(draft, generator.signed === true, random);
    if (wrong !== null)
      return { draft, answers: [draft.key, ...wrong].toSorted((a, b) => a.value - b.value) };
  }
  throw new Error(`${generator.id} finds no clean numbers for the seed ${seed}`);
}

/**
 * A generator's item for a seed, the same each time.
 * @throws Error as `draw` does.
 */
export function generate(generator: Generator, seed: number): QuantitativeItem {
  const { draft, answers } = draw(generator, seed);
  const choice = (index: number): Choice => {
    const { text, why } = present(answers[index], 'fewer than five choices');
    return { text, why };
  };
  return {
    id: `${generator.id}-${seed}`,
    version: 1,
    section: 'quantitative',
    kind: 'quantitative',
    topic: generator.topic,
    difficulty: generator.difficulty,
    stem: draft.stem,
    choices: [choice(0), choice(1), choice(2), choice(3), choice(4)],
    key: present(letters[answers.indexOf(draft.key)], 'a key beyond the fifth'),
    method: draft.method,
    figure: draft.figure ?? null,
    table: draft.table ?? null,
    check: null,
  };
}

/**
 * Chooses four mistakes so that the key is as likely to be the smallest answer as the middle one, as far as the mistakes allow:
 * otherwise its place would give it away.
 */
function chosenMistakes({ key, mistakes }: Draft, signed: boolean, random: Random): Reasoned[] | null {
  const usable = mistakes.filter(
    (mistake, index) =>
      Number.isFinite(mistake.value) &&
      (signed || mistake.value > 0) &&
      tidy(mistake.value) !== tidy(key.value) &&
      mistake.text !== key.text &&
      mistakes.findIndex(
        (other) => tidy(other.value) === tidy(mistake.value) || other.text === mistake.text,
      ) === index,
  );
  const below = random.shuffled(usable.filter((mistake) => mistake.value < key.value));
  const above = random.shuffled(usable.filter((mistake) => mistake.value > key.value));
  const least = Math.max(0, distractors - above.length);
  const most = Math.min(distractors, below.length);
  if (least > most) return null;
  const lower = random.integer(least, most);
  return [...below.slice(0, lower), ...above.slice(0, distractors - lower)];
}
