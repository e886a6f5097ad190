/**
 * Generators deterministically turn a seed into a quantitative item. A generator picks clean numbers, calculates the key in two
 * independent ways, and derives each distractor from a named mistake.
 */
import type { Figure, ItemTable } from '@/domain/exam/items/figure';
import {
  type Choice,
  type Difficulty,
  choiceLetters,
  type QuantitativeItem,
  type QuantitativeTopic,
} from '@/domain/exam/items/item';
import type { QuantitativeDistractor } from '@/domain/exam/items/distractor';
import type { LevelId } from '@/domain/exam/level/level-id';
import { assertPresent } from '@/lib/assert';
import { checksum } from '@/lib/checksum';
import { deriveSeed, type Random, seededRandom } from '@/lib/random';

/** An answer as a choice shows it: `text`, which may contain formula notation. Answers with the same `value` count as equal. */
export interface NumericAnswer {
  readonly value: number;
  readonly text: string;
}

/** An answer with its explanation: why the key is right, or which mistake leads to this answer. */
export interface ExplainedAnswer extends NumericAnswer {
  readonly why: string;
}

export interface MistakeAnswer extends ExplainedAnswer {
  readonly distractor: QuantitativeDistractor;
}

export interface ItemDraft {
  readonly stem: string;
  readonly key: ExplainedAnswer;
  /** The one or two mistakes that are always among the choices. A draft in which one of them equals the key is rejected. */
  readonly classic: readonly [MistakeAnswer] | readonly [MistakeAnswer, MistakeAnswer];
  /**
   * Four to six other mistakes, below and above the key, the most common first. Those equal to the key or to an earlier mistake
   * are skipped.
   */
  readonly mistakes: readonly MistakeAnswer[];
  /** The key's value calculated a second way, such as by counting, substitution, or working backward. */
  readonly again: number;
  readonly method: string;
  readonly figure?: Figure;
  readonly table?: ItemTable;
}

export interface Generator {
  /** Permanent, because item ids contain it. A generator that would create other items gets a new id beside the old one. */
  readonly id: string;
  readonly topic: QuantitativeTopic;
  readonly difficulty: Difficulty;
  /** The levels whose tests could have its items. */
  readonly levels: readonly [LevelId, ...LevelId[]];
  /** True if an answer may be zero or negative; lengths, counts, and prices may not. */
  readonly signed?: boolean;
  /** Ways to ask about the same idea. Seeds use each of them equally often, so that two items in a row rarely look alike. */
  readonly skeletons: readonly [Skeleton, ...Skeleton[]];
}

/** Creates a draft from random numbers; null if they don't come out clean, so that the caller tries others. */
export type Skeleton = (random: Random) => ItemDraft | null;

/** Returns a number as an answer, with thousands separators and the given prefix and suffix: "$1,200", "35%". */
export function numberAnswer(value: number, before = '', after = ''): NumericAnswer {
  const [whole = '', decimals] = String(Math.abs(tidy(value))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = decimals === undefined ? grouped : `${grouped}.${decimals}`;
  return { value: tidy(value), text: `${value < 0 ? '`-`' : ''}${before}${digits}${after}` };
}

/** Returns an amount in dollars, with cents only if needed: "$12", "$12.50". */
export function dollarAnswer(value: number): NumericAnswer {
  const cents = Math.round(value * 100);
  const { text } = numberAnswer(Math.floor(cents / 100), '$');
  return {
    value: cents / 100,
    text: cents % 100 === 0 ? text : `${text}.${String(cents % 100).padStart(2, '0')}`,
  };
}

/** Returns a fraction in lowest terms, as a mixed number if it is greater than one. */
export function fractionAnswer(top: number, bottom: number): NumericAnswer {
  const divisor = greatestCommonDivisor(top, bottom);
  const [n, d] = [top / divisor, bottom / divisor];
  const whole = Math.floor(n / d);
  const rest = `{${n - whole * d}/${d}}`;
  return { value: n / d, text: d === 1 ? String(n) : `\`${whole > 0 ? whole : ''}${rest}\`` };
}

/**
 * Returns a formula as an answer. Pass the formula's value at an arbitrary point as `value`, so that equivalent formulas count as
 * equal.
 */
export function formulaAnswer(value: number, text: string): NumericAnswer {
  return { value, text: `\`${text}\`` };
}

export function withExplanation(answer: NumericAnswer, why: string): ExplainedAnswer {
  return { ...answer, why };
}

export function toMistakeAnswer(
  distractor: QuantitativeDistractor,
  answer: NumericAnswer,
  why: string,
): MistakeAnswer {
  return { ...answer, why, distractor };
}

/** Euclid's algorithm for two whole numbers that are not both zero. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** Picks an element with equal probability. */
export function pickOne<T>(random: Random, list: readonly T[]): T {
  return assertPresent(list[random.integer(0, list.length - 1)], 'an empty list');
}

/** Returns the whole numbers from 1 to `most`. */
export function integersUpTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

export function sumOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0);
}

/** Used to reject distractors that aren't whole, because they would stand out among whole numbers. */
export function isWholeNumber({ value }: NumericAnswer): boolean {
  return Number.isInteger(value);
}

/** Removes floating-point noise: 0.1 + 0.2 becomes 0.3. */
function tidy(value: number): number {
  return Number(value.toFixed(9));
}

const distractors = 4;
/** The positions of the five choices, counted from 0. */
const places = [0, 1, 2, 3, 4];
const mostTries = 60;
/** Drafts tried before a less preferred place of the key is accepted; some generators never allow the preferred one. */
const triesForPlace = 30;

/** A draft with its five choices. */
export interface CompletedDraft {
  readonly draft: ItemDraft;
  /** The key and the four distractors, in ascending order of value. */
  readonly answers: readonly (ExplainedAnswer | MistakeAnswer)[];
}

/**
 * Tries drafts for a seed (an unsigned 32-bit integer) until one comes out clean and its mistakes allow the place of the key that
 * the seed prefers. Seeds prefer every place equally often; otherwise, the place would give the key away. If no draft allows it,
 * uses the best one in the seed's order of preference.
 * @throws Error when the generator finds no clean draft with its classic mistakes and four different distractors.
 */
export function generateDraftItem(generator: Generator, seed: number): CompletedDraft {
  // Mixes in the generator's id; otherwise, different generators given the same seed would all prefer the same place.
  const preferences = seededRandom(deriveSeed(seed, parseInt(checksum(generator.id), 16)));
  const wished = preferences.shuffled(places);
  const skeleton = pickOne(preferences, generator.skeletons);
  let best: { readonly rank: number; readonly drawn: CompletedDraft } | null = null;
  for (let step = 0; step < mostTries; step += 1) {
    const draft = skeleton(seededRandom(deriveSeed(seed, step)));
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
 * Generates the item of a seed.
 * @throws Error under the same conditions as `generateDraftItem`.
 */
export function generateItem(generator: Generator, seed: number): QuantitativeItem {
  return buildGeneratedItem(generator, seed, generateDraftItem(generator, seed));
}

export function buildGeneratedItem(
  generator: Generator,
  seed: number,
  { draft, answers }: CompletedDraft,
): QuantitativeItem {
  const cents = answers.some(({ text }) => /^\$[\d,]+\.\d\d$/.test(text));
  const choice = (index: number): Choice => {
    const answer = assertPresent(answers[index], 'fewer than five choices');
    const { text, why } = answer;
    // If any choice shows cents, whole dollar amounts show them as well: "$24.00".
    const written = cents && /^\$[\d,]+$/.test(text) ? `${text}.00` : text;
    return { text: written, why, ...('distractor' in answer && { distractor: answer.distractor }) };
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

/** The mistakes usable as distractors, below and above the key, classic ones first, and the places that they allow for the key. */
interface Offered {
  readonly below: readonly MistakeAnswer[];
  readonly above: readonly MistakeAnswer[];
  /** The first and last place allowed for the key, counted from 0. */
  readonly least: number;
  readonly most: number;
}

/** Null if a classic mistake is unusable (for example, equal to the key), or fewer than four mistakes remain. */
function offeredMistakes({ key, classic, mistakes }: ItemDraft, signed: boolean): Offered | null {
  const answers: ExplainedAnswer[] = [key];
  const taken = (list: readonly MistakeAnswer[]) =>
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
  const side = (is: (mistake: MistakeAnswer) => boolean) => [...always.filter(is), ...rest.filter(is)];
  const below = side(({ value }) => value < key.value);
  const above = side(({ value }) => value > key.value);
  const classicBelow = always.filter(({ value }) => value < key.value).length;
  const least = Math.max(classicBelow, distractors - above.length);
  const most = Math.min(distractors - (always.length - classicBelow), below.length);
  return least > most ? null : { below, above, least, most };
}

/** Chooses distractors so that the key ends up at `place`, counted from 0. */
function answered(draft: ItemDraft, { below, above }: Offered, place: number): CompletedDraft {
  const wrong = [...below.slice(0, place), ...above.slice(0, distractors - place)];
  return { draft, answers: [draft.key, ...wrong].toSorted((a, b) => a.value - b.value) };
}
