/**
 * A form: a plan with its items selected, either from a frozen set or at random from the practice pool with a seed, and the
 * conditions under which it is taken.
 */
import { assertUnreachable } from '@/lib/assert';
import { deriveSeed, type Random, seededRandom } from '@/lib/random';
import { findAnswerKeyPatterns } from './answer-key-patterns';
import type { ContentName, SetName } from './blueprint';
import {
  itemTopicLabel,
  type Item,
  itemKinds,
  itemRef,
  type ChoiceLetter,
  type Passage,
  promptKinds,
  type WritingPrompt,
} from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';
import { passageTestQuestions } from '@/domain/exam/items/passage-questions';
import { type EssayPart, partDurationMs, partsForTiming, type SectionPart, type TestPlan } from './test-plan';
import type { Timing } from './timing';

/**
 * Real conditions allow no pause, feedback, or topic hints. Practice mode allows all three, and the student chooses when to see
 * feedback.
 */
export type AttemptConditions =
  | { readonly mode: 'real' }
  | { readonly mode: 'practice'; readonly feedback: 'each-question' | 'at-end' };

/** A section with its items in order. */
export interface FormSection {
  readonly kind: 'section';
  readonly id: string;
  readonly section: SectionPart['section'];
  readonly scored: boolean;
  /** Null if the section is untimed. */
  readonly limitMs: number | null;
  /** Item references with their versions, as returned by `itemRef`. */
  readonly items: readonly string[];
  /**
   * The key (the right letter) of each of `items`. An item's key never changes within a version, so an attempt can be judged
   * without the bank.
   */
  readonly keys: readonly ChoiceLetter[];
  readonly passages: readonly string[];
  readonly content: readonly ContentName[];
  /** In a mistake review, for each item: the id of the missed item that it retests, which is the same item or a similar one. */
  readonly recalls?: readonly string[];
  /** Set for a drill that adds items until the student stops. */
  readonly endless?: true;
}

export interface FormEssay {
  readonly kind: 'essay';
  readonly id: string;
  readonly limitMs: number | null;
  readonly prompts: readonly string[];
  readonly content: readonly ContentName[];
}

export interface FormBreak {
  readonly kind: 'break';
  readonly id: string;
  readonly limitMs: number;
}

export type FormPart = FormSection | FormEssay | FormBreak;

/** Immutable: two attempts of one form have the same questions under the same conditions. */
export interface TestForm {
  readonly planId: string;
  readonly level: LevelId;
  readonly source:
    | { readonly kind: 'set'; readonly set: SetName }
    | { readonly kind: 'seed'; readonly seed: number };
  readonly conditions: AttemptConditions;
  readonly timing: Timing;
  readonly parts: readonly FormPart[];
}

/** The contents of a test's content files. */
export interface TestContent {
  readonly items: readonly Item[];
  readonly passages: readonly Passage[];
  readonly prompts: readonly WritingPrompt[];
}

export interface TestFormOptions {
  readonly conditions: AttemptConditions;
  readonly timing: Timing;
  /** The seed for drawing questions from the pool, and an essay's prompts from those of the pool or the set. */
  readonly seed: number;
  /**
   * The ids, without versions, of the items and prompts that this student has seen or will see in a running attempt. Unseen ones
   * are preferred.
   */
  readonly seen: ReadonlySet<string>;
  /** Returns the content of a file that the plan names. */
  readonly contentOf: (name: ContentName) => TestContent;
}

/**
 * Selects a plan's items and prompts. The same plan, content, seed, and seen items always produce the same form. A passage's
 * questions stay in file order.
 * @throws Error when the pool has too few items or passages of a kind.
 */
export function buildTestForm(plan: TestPlan, options: TestFormOptions): TestForm {
  const { conditions, timing, seed } = options;
  return {
    planId: plan.id,
    level: plan.level,
    source: plan.source.kind === 'set' ? { kind: 'set', set: plan.source.set } : { kind: 'seed', seed },
    conditions,
    timing,
    parts: partsForTiming(plan, timing).map((part): FormPart => {
      switch (part.kind) {
        case 'break':
          return { kind: 'break', id: part.id, limitMs: partDurationMs(part, timing) ?? 0 };
        case 'essay':
          return essayOf(part, options);
        case 'section':
          return plan.source.kind === 'set' ? frozenSection(part, options) : drawnSection(part, options);
        default:
          return assertUnreachable(part);
      }
    }),
  };
}

function contentIn(part: SectionPart | EssayPart, { contentOf }: TestFormOptions): TestContent {
  const files = part.content.map(contentOf);
  return {
    items: files.flatMap((file) => file.items),
    passages: files.flatMap((file) => file.passages),
    prompts: files.flatMap((file) => file.prompts),
  };
}

function essayOf(part: EssayPart, options: TestFormOptions): FormEssay {
  return {
    kind: 'essay',
    id: part.id,
    limitMs: partDurationMs(part, options.timing),
    prompts: drawnPrompts(contentIn(part, options).prompts, options).map(itemRef),
    content: part.content,
  };
}

/** Draws one prompt of each kind, as on the real test, preferring unseen ones: a form taken again offers its other two. */
function drawnPrompts(pool: readonly WritingPrompt[], { seed, seen }: TestFormOptions): WritingPrompt[] {
  const random = seededRandom(seed);
  const byId = pool.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const order = random.shuffled(byId).toSorted((a, b) => Number(seen.has(a.id)) - Number(seen.has(b.id)));
  return promptKinds.flatMap((kind) => order.find((prompt) => prompt.kind === kind) ?? []);
}

function sectionWith(
  part: SectionPart,
  options: TestFormOptions,
  items: readonly Item[],
  passages: readonly Passage[],
): FormSection {
  return {
    kind: 'section',
    id: part.id,
    section: part.section,
    scored: part.scored,
    limitMs: partDurationMs(part, options.timing),
    items: items.map(itemRef),
    keys: items.map(({ key }) => key),
    passages: passages.map(itemRef),
    content: part.content,
  };
}

function frozenSection(part: SectionPart, options: TestFormOptions): FormSection {
  const { items, passages } = contentIn(part, options);
  return sectionWith(part, options, items, passages);
}

function drawnSection(part: SectionPart, options: TestFormOptions): FormSection {
  const content = contentIn(part, options);
  if (part.asks.passages !== undefined) {
    const passages = drawnPassages(part, content, options);
    const items = passages.flatMap(({ id }) => passageTestQuestions(id, content.items));
    return sectionWith(part, options, items, passages);
  }
  return sectionWith(part, options, drawnItems(part, content.items, options), []);
}

/**
 * The maximum number of draws. One in two or three is balanced, so the chance that this many in a row all fail is below one in a
 * million.
 */
const mostTries = 60;

/**
 * Draws a section's items: the required number of each kind, from easy to hard, with as varied topics or relations as the pool
 * allows, and balanced overall (`findAnswerKeyPatterns`). If no draw is balanced, uses the one with the fewest imbalances.
 */
function drawnItems(part: SectionPart, items: readonly Item[], { seed, seen }: TestFormOptions): Item[] {
  const kinds = itemKinds.map((kind) => {
    const count = part.asks.items[kind] ?? 0;
    // Sorted by id, so that the file order doesn't affect what a seed draws.
    const pool = items.filter((item) => item.kind === kind).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (pool.length < count)
      throw new Error(`${part.title} needs ${count} items of kind ${kind}, the pool has ${pool.length}`);
    return { count, pool };
  });
  let best: readonly Item[] = [];
  let fewest = Infinity;
  for (let step = 0; step < mostTries && fewest > 0; step += 1) {
    const random = seededRandom(deriveSeed(seed, step));
    const drawn = kinds.flatMap(({ pool, count }) =>
      spread(unseenFirst(pool, count, seen, random), count, random),
    );
    const found = findAnswerKeyPatterns(drawn).length;
    if (found < fewest) [best, fewest] = [drawn, found];
  }
  return [...best];
}

/** Returns the items available to a draw: the unseen ones, plus only as many seen ones as needed. */
function unseenFirst(
  pool: readonly Item[],
  count: number,
  seen: ReadonlySet<string>,
  random: Random,
): readonly Item[] {
  const unseen = pool.filter((item) => !seen.has(item.id));
  if (unseen.length >= count) return unseen;
  const others = random.shuffled(pool.filter((item) => seen.has(item.id)));
  return [...unseen, ...others.slice(0, count - unseen.length)];
}

/**
 * Spreads a draw across difficulties: divides the pool, sorted by difficulty, into as many ranges as there are items to draw, and
 * draws one from each.
 */
function spread(pool: readonly Item[], count: number, random: Random): Item[] {
  const ordered = random.shuffled(pool).toSorted((a, b) => a.difficulty - b.difficulty);
  const focuses = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const stretch = ordered.slice(
      Math.floor((index * ordered.length) / count),
      Math.floor(((index + 1) * ordered.length) / count),
    );
    const order = random.shuffled(stretch);
    const item = order.find((candidate) => !focuses.has(itemTopicLabel(candidate))) ?? order[0];
    if (item === undefined) throw new Error('A section asks more questions than its pool has items');
    focuses.add(itemTopicLabel(item));
    return item;
  });
}

/**
 * Draws passages of the requested genre, or of each genre in turn, as in a real section. Prefers unseen passages within a genre; a
 * passage counts as seen if any of its questions was.
 */
function drawnPassages(
  part: SectionPart,
  { items, passages }: TestContent,
  { seed, seen }: TestFormOptions,
): Passage[] {
  const { passages: count = 0, genre } = part.asks;
  const random = seededRandom(seed);
  const met = new Set(
    items.flatMap((item) => (item.kind === 'reading' && seen.has(item.id) ? [item.passage] : [])),
  );
  const pool = passages
    .filter((passage) => genre === undefined || passage.genre === genre)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const order = random.shuffled(pool).toSorted((a, b) => Number(met.has(a.id)) - Number(met.has(b.id)));
  const genres = random.shuffled([...new Set(order.map((passage) => passage.genre))]);
  const drawn: Passage[] = [];
  for (let turn = 0; drawn.length < count; turn += 1) {
    const wanted = genres[turn % genres.length];
    const passage = order.find((each) => each.genre === wanted && !drawn.includes(each));
    if (passage !== undefined) drawn.push(passage);
    else if (drawn.length >= order.length)
      throw new Error(`${part.title} needs ${count} passages, the pool has ${order.length}`);
  }
  return drawn;
}
