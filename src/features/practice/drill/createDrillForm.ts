/** Chooses a drill's items based on the student's record and builds the form that the player runs. */
import { type ItemGenerator, loadItemGenerators } from '@/data/items/itemBank';
import { loadContentFiles } from '@/data/items/test-content';
import { type PracticeFacts, readPracticeFacts } from '@/data/practiceFacts';
import { studentRecord } from '@/data/record/studentRecord';
import { drillPlan } from '@/domain/plan/drills/drill-plan';
import { maxEndlessDrillItems } from '@/domain/exam/attempts/endless-drill';
import type { TestForm } from '@/domain/exam/test/form';
import { itemIdFromRef, type Item, type Passage } from '@/domain/exam/items/item';
import { sectionOfSubject, drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import type { DrillRequest, PooledSubject } from '@/domain/plan/drills/drill-request';
import { countDrillQuestions, poolFilter } from '@/domain/plan/drills/drill-pool';
import { type ChosenItem, buildDrillForm } from '@/domain/plan/drills/drill-form';
import { parseGeneratedId } from '@/domain/plan/topics/item-facts';
import { buildErrorLog } from '@/domain/plan/mistakes/error-log';
import {
  selectReview,
  usualReviewMinutes,
  createMistakeValueEstimator,
} from '@/domain/plan/mistakes/review-selection';
import { type DrawnItem, type DrawOptions, drawMixedItems } from '@/domain/plan/drills/draw-mixed';
import { drawRecalls } from '@/domain/plan/drills/draw-recalls';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { assertPresent } from '@/lib/assert';
import { localDayOfDate } from '@/lib/dates/calendar';
import { newSeed } from '@/lib/browser/newId';
import { withRetries } from '@/lib/async';
import { drillPoolNote } from '../limitedPoolText';
import { formatDrillStats } from './formatDrillStats';

/** A drawn item and, in a review, the id of the missed item that it repeats. */
interface Drawn {
  readonly drawnItem: DrawnItem;
  readonly recallOf?: string;
}

export async function readCurrentPracticeFacts(): Promise<PracticeFacts> {
  return readPracticeFacts(studentRecord(), Date.now());
}

/**
 * Creates the form of a drill; null if there is nothing to ask, such as no mistakes due.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function createDrillForm(request: DrillRequest): Promise<TestForm | null> {
  const facts = await readCurrentPracticeFacts();
  const seed = newSeed();
  const drawn = drawnFor(request, facts, seed);
  if (drawn.length === 0) return null;
  const bank = drawn.flatMap(({ drawnItem: each }) => (each.kind === 'item' ? [each.facts.file] : []));
  const files = [...new Set(bank)];
  const [contentOf, drawer] = await Promise.all([loadContentFiles(files), withRetries(loadItemGenerators)]);
  const content = files.map(contentOf);
  const known = new Map(content.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const chosen = drawn.map(({ drawnItem: each, recallOf }): ChosenItem => ({
    item: itemOf(each, known, drawer),
    ...(recallOf !== undefined && { recallOf }),
  }));
  const asked = new Set(chosen.flatMap(({ item }) => (item.kind === 'reading' ? [item.passage] : [])));
  const passages: readonly Passage[] = content.flatMap((file) =>
    file.passages.filter(({ id }) => asked.has(id)),
  );
  return buildDrillForm(request, facts.index.level, chosen, passages, files, seed);
}

function itemOf(drawn: DrawnItem, known: ReadonlyMap<string, Item>, { itemFor }: ItemGenerator): Item {
  return drawn.kind === 'item'
    ? assertPresent(known.get(drawn.facts.id), `The bank has no item ${drawn.facts.id}`)
    : assertPresent(itemFor(drawn.generator.id, drawn.seed), `There is no generator ${drawn.generator.id}`);
}

function drawnFor(request: DrillRequest, facts: PracticeFacts, seed: number): readonly Drawn[] {
  const { subject, questions } = request;
  const options: DrawOptions = {
    ...facts,
    nowMs: Date.now(),
    seed,
  };
  if (subject.kind === 'mistakes') {
    const count = questions === 'endless' ? usualReviewMinutes : questions;
    const { asked } = selectReview(buildErrorLog(facts.attempts, facts.index), {
      today: localDayOfDate(new Date()),
      questions: count,
      worthOf: createMistakeValueEstimator(facts.skillProfile),
    });
    return drawRecalls(asked, { ...options, count }).map(({ drawnItem, mistake }) => ({
      drawnItem,
      recallOf: mistake.id,
    }));
  }
  // An endless drill starts with one question and chooses each of the others on demand.
  const count = questions === 'endless' ? 1 : questions;
  return itemsAbout(subject, count, options).map((each) => ({ drawnItem: each }));
}

function itemsAbout(subject: PooledSubject, count: number, options: DrawOptions): readonly DrawnItem[] {
  const { topics, ...narrowed } = poolFilter(subject, options.index.level);
  if (sectionOfSubject(subject) !== 'reading')
    return drawMixedItems(topics, count, { ...options, ...narrowed });
  const skills = subject.kind === 'section' ? null : topics;
  return drawReadingItems(skills, count, { ...options, ...narrowed }).map((facts) => ({
    kind: 'item',
    facts,
  }));
}

/**
 * Returns the drill as it can be drawn if practice has fewer questions, or fewer new ones, than requested; null if it has enough,
 * or none.
 * @throws Error (rejects) when the index of the bank can't be fetched, after several tries.
 */
export async function loadAvailableDrill({ subject, questions: wished, clock }: DrillRequest) {
  if (subject.kind === 'mistakes' || wished === 'endless') return null;
  const facts = await readCurrentPracticeFacts();
  const note = drillPoolNote(subject, wished, facts);
  if (note === null) return null;
  const { questions } = countDrillQuestions(subject, wished, facts);
  return {
    plan: drillPlan({ subject, questions }, facts.index.level),
    figures: formatDrillStats({ subject, questions, clock }),
    note,
  };
}

/** An endless supply of math items, chosen by the same rules as the drill's first item. */
export interface EndlessItems {
  readonly next: () => Item;
  readonly like: (item: Item) => Item | null;
}

/**
 * Loads what an endless drill needs to draw further items while it runs.
 * @throws Error (rejects) when the generators can't be fetched, after several tries.
 */
export async function loadEndlessItems(form: TestForm): Promise<EndlessItems> {
  const [facts, { itemFor }] = await Promise.all([
    readCurrentPracticeFacts(),
    withRetries(loadItemGenerators),
  ]);
  const subject = drillSubjectFromId(form.planId);
  const wanted =
    subject === null || subject.kind === 'mistakes'
      ? ({ kind: 'section', section: 'quantitative' } as const)
      : subject;
  const seen = new Map(facts.seen);
  const options = { ...facts, seen };
  let queue: readonly DrawnItem[] = [];
  const drawFrom = (generator: string, seed: number): Item => {
    seen.set(`${generator}-${seed}`, Date.now());
    return assertPresent(itemFor(generator, seed), `There is no generator ${generator}`);
  };
  const next = (): Item => {
    if (queue.length === 0)
      queue = itemsAbout(wanted, maxEndlessDrillItems / 10, {
        ...options,
        nowMs: Date.now(),
        seed: newSeed(),
      });
    const [first, ...rest] = queue;
    queue = rest;
    const given = assertPresent(first, 'A topic of math has generators');
    if (given.kind === 'item') throw new Error('A drill without end asks what generators draw');
    return drawFrom(given.generator.id, given.seed);
  };
  return {
    next,
    like: (item) => {
      const generator = parseGeneratedId(itemIdFromRef(item.id))?.generator;
      return generator === undefined ? null : drawFrom(generator, newSeed());
    },
  };
}
