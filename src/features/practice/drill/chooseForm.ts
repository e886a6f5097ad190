/** Chooses the items of a drill for this student, from what the record knows: the form that the player then runs. */
import { type ItemDrawer, loadDrawer } from '@/data/items/bank';
import { loadFiles } from '@/data/items/test-content';
import { type PracticeFacts, readPractice } from '@/data/practice';
import { loadRecord } from '@/data/record/loadRecord';
import { drillPlan, drillSubjectOf } from '@/domain/exam/catalog/drills';
import { mostEndlessItems } from '@/domain/exam/endless';
import type { Form } from '@/domain/exam/form';
import { idOfRef, type Item, type Passage } from '@/domain/exam/item';
import { sectionOf } from '@/domain/plan/drill';
import type { DrillRequest, PooledSubject } from '@/domain/plan/drill-request';
import { questionsAsked, wantedFor } from '@/domain/plan/drill-pool';
import { type ChosenItem, drillForm } from '@/domain/plan/drill-form';
import { drawnId } from '@/domain/plan/item-facts';
import { mistakesOf } from '@/domain/plan/mistakes';
import { reviewOf, usualReviewMinutes, worthFrom } from '@/domain/plan/review';
import { type DrawnItem, type DrawOptions, drawMixed } from '@/domain/plan/which-item';
import { drawRecalls } from '@/domain/plan/which-mistakes';
import { drawReading } from '@/domain/plan/which-passage';
import { present } from '@/lib/assert';
import { localDay } from '@/lib/calendar';
import { newSeed } from '@/lib/newSeed';
import { withRetries } from '@/lib/retry';
import { allThereIs } from '../poolWords';
import { drillFigures } from './drillFigures';

/** A drawn item, and the missed one that it asks again. */
interface Drawn {
  readonly drawn: DrawnItem;
  readonly recallOf?: string;
}

/** What practice knows now. */
export async function practiceNow(): Promise<PracticeFacts> {
  const { studentRecord } = await loadRecord();
  return readPractice(studentRecord(), Date.now());
}

/**
 * The form of a drill; null where there is nothing to ask, such as no mistake that is due.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function chooseForm(request: DrillRequest): Promise<Form | null> {
  const facts = await practiceNow();
  const seed = newSeed();
  const drawn = drawnFor(request, facts, seed);
  if (drawn.length === 0) return null;
  const bank = drawn.flatMap(({ drawn: each }) => (each.kind === 'item' ? [each.facts.file] : []));
  const files = [...new Set(bank)];
  const [contentOf, drawer] = await Promise.all([loadFiles(files), withRetries(loadDrawer)]);
  const content = files.map(contentOf);
  const known = new Map(content.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const chosen = drawn.map(({ drawn: each, recallOf }): ChosenItem => ({
    item: itemOf(each, known, drawer),
    ...(recallOf !== undefined && { recallOf }),
  }));
  const asked = new Set(chosen.flatMap(({ item }) => (item.kind === 'reading' ? [item.passage] : [])));
  const passages: readonly Passage[] = content.flatMap((file) =>
    file.passages.filter(({ id }) => asked.has(id)),
  );
  return drillForm(request, chosen, passages, files, seed);
}

function itemOf(drawn: DrawnItem, known: ReadonlyMap<string, Item>, { itemFor }: ItemDrawer): Item {
  return drawn.kind === 'item'
    ? present(known.get(drawn.facts.id), `The bank has no item ${drawn.facts.id}`)
    : present(itemFor(drawn.generator.id, drawn.seed), `There is no generator ${drawn.generator.id}`);
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
    const { asked } = reviewOf(mistakesOf(facts.attempts, facts.index), {
      today: localDay(new Date()),
      questions: count,
      worthOf: worthFrom(facts.standing),
    });
    return drawRecalls(asked, { ...options, count }).map(({ drawn, mistake }) => ({
      drawn,
      recallOf: mistake.id,
    }));
  }
  // A drill without end begins with one question; each of the others is chosen when it comes.
  const count = questions === 'endless' ? 1 : questions;
  return itemsAbout(subject, count, options).map((each) => ({ drawn: each }));
}

function itemsAbout(subject: PooledSubject, count: number, options: DrawOptions): readonly DrawnItem[] {
  const { topics, ...narrowed } = wantedFor(subject);
  if (sectionOf(subject) !== 'reading') return drawMixed(topics, count, { ...options, ...narrowed });
  const skills = subject.kind === 'section' ? null : topics;
  return drawReading(skills, count, { ...options, ...narrowed }).map((facts) => ({ kind: 'item', facts }));
}

/**
 * What becomes of a drill for which practice has fewer questions than are wished for; null where it has enough, or none.
 * @throws Error (rejects) when the index of the bank can't be fetched, after several tries.
 */
export async function shorterDrill({ subject, questions: wished, clock }: DrillRequest) {
  if (subject.kind === 'mistakes' || wished === 'endless') return null;
  const questions = questionsAsked(subject, wished, await practiceNow());
  return questions === wished || questions === 0
    ? null
    : {
        plan: drillPlan({ subject, questions }),
        figures: drillFigures({ subject, questions, clock }),
        note: `${allThereIs(subject, questions)}.`,
      };
}

/** Items of math without end, chosen as the first of them was. */
export interface EndlessItems {
  readonly next: () => Item;
  readonly like: (item: Item) => Item | null;
}

/**
 * The further items of a drill without end.
 * @throws Error (rejects) when the generators can't be fetched, after several tries.
 */
export async function endlessItems(form: Form): Promise<EndlessItems> {
  const [facts, { itemFor }] = await Promise.all([practiceNow(), withRetries(loadDrawer)]);
  const subject = drillSubjectOf(form.planId);
  const wanted =
    subject === null || subject.kind === 'mistakes'
      ? ({ kind: 'section', section: 'quantitative' } as const)
      : subject;
  const seen = new Map(facts.seen);
  const options = { ...facts, seen };
  let queue: readonly DrawnItem[] = [];
  const drawFrom = (generator: string, seed: number): Item => {
    seen.set(`${generator}-${seed}`, Date.now());
    return present(itemFor(generator, seed), `There is no generator ${generator}`);
  };
  const next = (): Item => {
    if (queue.length === 0)
      queue = itemsAbout(wanted, mostEndlessItems / 10, { ...options, nowMs: Date.now(), seed: newSeed() });
    const [first, ...rest] = queue;
    queue = rest;
    const given = present(first, 'A topic of math has generators');
    if (given.kind === 'item') throw new Error('A drill without end asks what generators draw');
    return drawFrom(given.generator.id, given.seed);
  };
  return {
    next,
    like: (item) => {
      const generator = drawnId(idOfRef(item.id))?.generator;
      return generator === undefined ? null : drawFrom(generator, newSeed());
    },
  };
}
