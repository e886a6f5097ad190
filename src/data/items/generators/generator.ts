/**
 * Generators: a seed in, a quantitative item out, the same each time. A generator draws clean numbers, works the key out twice
 * by two paths, and gets each distractor from a named mistake.
 */
import type { Figure, ItemTable } from '@/domain/exam/figure';
import {
  type Choice,
  type Difficulty,
  choiceLetters,
  type QuantitativeItem,
  type Topic,
} from '@/domain/exam/item';
import type { Slip } from '@/domain/exam/distractor';
import { assertPresent } from '@/lib/assert';
import { checksum } from '@/lib/checksum';
import { derivedSeed, type Random, seededRandom } from '@/lib/random';

/** A number as a choice shows it. `value` is what makes two answers the same; `text` how it is written. */
export interface NumericAnswer {
  readonly value: number;
  readonly text: string;
}

/** An answer with its explanation: of the key why it is right, of a mistake what went wrong. */
export interface ExplainedAnswer extends NumericAnswer {
  readonly why: string;
}

/** The wrong answer that a slip leads to. */
export interface SlipAnswer extends ExplainedAnswer {
  readonly lure: Slip;
}

export interface ItemDraft {
  readonly stem: string;
  readonly key: ExplainedAnswer;
  /** The one or two mistakes that a test always offers here; numbers for which one gives the key's value are drawn again. */
  readonly classic: readonly [SlipAnswer] | readonly [SlipAnswer, SlipAnswer];
  /**
   * Four to six others, below and above the key, the likelier first: those that students make most are offered first. What gives the
   * key's or another's value is left out.
   */
  readonly mistakes: readonly SlipAnswer[];
  /** The key's value once more, by a path of its own: counted out, put back in, or worked from the other end. */
  readonly again: number;
  readonly method: string;
  readonly figure?: Figure;
  readonly table?: ItemTable;
}

export interface Generator {
  /** Frozen, as an item's id is: a generator whose items change becomes a new one beside the old. */
  readonly id: string;
  readonly topic: Topic;
  readonly difficulty: Difficulty;
  /** True where an answer may be zero or negative; lengths, counts and prices may not. */
  readonly signed?: boolean;
  /** One draft, or null when the numbers drawn don't come out clean and others should be tried. */
  readonly draft: (random: Random) => ItemDraft | null;
}

/** A number as an answer, written with thousands separators and between `before` and `after`: "$1,200", "35%". */
export function numberAnswer(value: number, before = '', after = ''): NumericAnswer {
  const [whole = '', decimals] = String(Math.abs(tidy(value))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return { value: tidy(value), text: `${value < 0 ? '`-`' : ''}${before}${digits}${after}` };
}

/** A sum of money in dollars, with cents where there are any: "$12", "$12.50". */
export function dollarAnswer(value: number): NumericAnswer {
  const cents = Math.round(value * 100);
  const { text } = numberAnswer(Math.floor(cents / 100), '$');
  return {
    value: cents / 100,
    text: cents % 100 === 0 ? text : `${text}.${String(cents % 100).padStart(2, '0')}`,
  };
}

/** A fraction in lowest terms, as a mixed number where it is more than one. */
export function fractionAnswer(top: number, bottom: number): NumericAnswer {
  const divisor = greatestCommonDivisor(top, bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  const whole = Math.floor(n / d);
  const rest = `{${n - whole * d}/${d}}`;
  return { value: n / d, text: d === 1 ? String(n) : `\`${whole > 0 ? whole : ''}${rest}\`` };
}

/** A formula as an answer: `value` is its value at some odd point, so that equal formulas count as the same. */
export function formulaAnswer(value: number, text: string): NumericAnswer {
  return { value, text: `\`${text}\`` };
}

/** Joins an answer with its explanation. */
export function withExplanation(answer: NumericAnswer, why: string): ExplainedAnswer {
  return { ...answer, why };
}

/** Joins a wrong answer with the slip that leads to it, and with the explanation. */
export function toSlipAnswer(lure: Slip, answer: NumericAnswer, why: string): SlipAnswer {
  return { ...answer, why, lure };
}

/** The greatest common divisor of two whole numbers of which one isn't zero (Euclid). */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** One of a list, each as likely as the other. */
export function pickOne<T>(random: Random, list: readonly T[]): T {
  return assertPresent(list[random.integer(0, list.length - 1)], 'an empty list');
}

/** The whole numbers from 1 to `most`: what a second computation counts through. */
export function integersUpTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The numbers of a list together; of none, 0. */
export function sumOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0);
}

/** Tells whether an answer is a whole number: where all the others are, half a degree would stand out. */
export function isWholeNumber({ value }: NumericAnswer): boolean {
  return Number.isInteger(value);
}

/** Takes the dust off a sum of decimals: 0.1 + 0.2 is 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(9));
}

const distractors = 4;
/** The places of the five answers, counted from 0. */
const places = [0, 1, 2, 3, 4];
const mostTries = 60;
/** So many drafts are tried for the key's place; some generators have none that allow it. */
const triesForPlace = 30;

/** A draft with the four mistakes that became its distractors. */
export interface DrawnDraft {
  readonly draft: ItemDraft;
  /** The five answers in their order, ascending. */
  readonly answers: readonly (ExplainedAnswer | SlipAnswer)[];
}

/**
 * Draws a generator's numbers for a seed, an unsigned 32-bit whole number, until they come out clean and the mistakes let the key
 * stand where the seed puts it: each place is as likely as the other, or the place would give the key away. Where no numbers allow
 * that place, the seed's next one is taken.
 * @throws Error when the generator finds no clean draft with its classic mistakes and four different distractors.
 */
export function drawDraft(generator: Generator, seed: number): DrawnDraft {
  // The same seed gives other places in another generator: a drill of one seed would have all its keys at one letter.
  const wished = seededRandom(derivedSeed(seed, parseInt(checksum(generator.id), 16))).shuffled(places);
  let best: { readonly rank: number; readonly drawn: DrawnDraft } | null = null;
  for (let step = 0; step < mostTries; step += 1) {
    const draft = generator.draft(seededRandom(derivedSeed(seed, step)));
    const offered = draft === null ? null : offeredMistakes(draft, generator.signed === true);
    if (draft === null || offered === null) continue;
    const rank = wished.findIndex((place) => place >= offered.least && place <= offered.most);
    if (best === null || rank < best.rank)
      best = { rank, drawn: answered(draft, offered, wished[rank] ?? 0) };
    if (best.rank === 0 || step >= triesForPlace) return best.drawn;
  }
  if (best !== null) return best.drawn;
  throw new Error(`${generator.id} finds no clean numbers for the seed ${seed}`);
}

/**
 * A generator's item for a seed, the same each time.
 * @throws Error as `draw` does.
 */
export function generateItem(generator: Generator, seed: number): QuantitativeItem {
  return buildDrawnItem(generator, seed, drawDraft(generator, seed));
}

/** The item that shows what was drawn for a seed. */
export function buildDrawnItem(
  generator: Generator,
  seed: number,
  { draft, answers }: DrawnDraft,
): QuantitativeItem {
  const cents = answers.some(({ text }) => /^\$[\d,]+\.\d\d$/.test(text));
  const choice = (index: number): Choice => {
    const answer = assertPresent(answers[index], 'fewer than five choices');
    const { text, why } = answer;
    // Among sums with cents a whole one has its cents too: "$24.00".
    const written = cents && /^\$[\d,]+$/.test(text) ? `${text}.00` : text;
    return { text: written, why, ...('lure' in answer && { lure: answer.lure }) };
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
    key: assertPresent(choiceLetters[answers.indexOf(draft.key)], 'a key beyond the fifth'),
    method: draft.method,
    figure: draft.figure ?? null,
    table: draft.table ?? null,
    check: null,
  };
}

/** The mistakes of a draft that can be distractors, the classic ones first, and the places that they leave for the key. */
interface Offered {
  readonly below: readonly SlipAnswer[];
  readonly above: readonly SlipAnswer[];
  /** The key may stand at the places from `least` to `most`, counted from 0. */
  readonly least: number;
  readonly most: number;
}

/** Null where a classic mistake gives the key's value, or where there are fewer than four different mistakes. */
function offeredMistakes({ key, classic, mistakes }: ItemDraft, signed: boolean): Offered | null {
  const answers: ExplainedAnswer[] = [key];
  const taken = (list: readonly SlipAnswer[]) =>
    list.filter((mistake) => {
      const other = answers.every(
        ({ value, text }) => tidy(value) !== tidy(mistake.value) && text !== mistake.text,
      );
      const usable = other && Number.isFinite(mistake.value) && (signed || mistake.value > 0);
      if (usable) answers.push(mistake);
      return usable;
    });
  const always = taken(classic);
  if (always.length < classic.length) return null;
  const rest = taken(mistakes);
  const side = (is: (mistake: SlipAnswer) => boolean) => [...always.filter(is), ...rest.filter(is)];
  const below = side(({ value }) => value < key.value);
  const above = side(({ value }) => value > key.value);
  const classicBelow = always.filter(({ value }) => value < key.value).length;
  const least = Math.max(classicBelow, distractors - above.length);
  const most = Math.min(distractors - (always.length - classicBelow), below.length);
  return least > most ? null : { below, above, least, most };
}

/** The five answers with the key at a place, counted from 0. */
function answered(draft: ItemDraft, { below, above }: Offered, place: number): DrawnDraft {
  const wrong = [...below.slice(0, place), ...above.slice(0, distractors - place)];
  return { draft, answers: [draft.key, ...wrong].toSorted((a, b) => a.value - b.value) };
}
