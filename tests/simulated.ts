/**
 * Simulates a student's use of the site from a seed, as a file that "My data" can import, in place of weeks of use. Every attempt
 * is created by the site's own state machines.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagnosticPlan } from '../src/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '../src/domain/exam/catalog/full-test-plan';
import type { LevelId } from '../src/domain/exam/level/level-id';
import type { ContentName, FullFormId } from '../src/domain/exam/test/blueprint';
import { writingSamplePlan } from '../src/domain/exam/catalog/practice-plans';
import { type TestForm, buildTestForm, type TestContent } from '../src/domain/exam/test/form';
import { type Item, itemRef } from '../src/domain/exam/items/item';
import { contentNames, type TestPlan } from '../src/domain/exam/test/test-plan';
import type { ScoredSection } from '../src/domain/exam/test/scored-sections';
import type { StudyPlan } from '../src/domain/plan/schedule/study-plan';
import type { WordDay } from '../src/domain/plan/words/word-day';
import { buildPlan } from '../src/domain/plan/weeks/build-plan';
import { createExampleAttempt } from '../src/features/results/example/createExampleAttempt';
import { addDays, type IsoDay } from '../src/lib/dates/calendar';
import { localDayAt, localEpochMs } from '../src/lib/dates/localTime';
import { type Random, seededRandom } from '../src/lib/random';

// Not `new URL`, which is the window's own in component tests.
const bank = join(dirname(fileURLToPath(import.meta.url)), '../src/data/items/content');

function contentFile(name: string): TestContent {
  const {
    items = [],
    passages = [],
    prompts = [],
  } = JSON.parse(readFileSync(join(bank, `${name}.json`), 'utf8'));
  return { items, passages, prompts };
}

function contentOfPlan(plan: TestPlan): TestContent {
  const files = contentNames(plan.parts).map(contentFile);
  return {
    items: files.flatMap(({ items }) => items),
    passages: files.flatMap(({ passages }) => passages),
    prompts: files.flatMap(({ prompts }) => prompts),
  };
}

/** The files of each section's drill items, and the seconds per item. */
const drills = {
  upper: {
    verbal: { files: ['practice/synonyms', 'practice/analogies'], seconds: 40 },
    quantitative: { files: ['form-c/quantitative-1', 'form-c/quantitative-2'], seconds: 80 },
    reading: { files: ['practice/reading-skills'], seconds: 90 },
  },
  middle: {
    verbal: { files: ['middle-practice/synonyms', 'middle-practice/analogies'], seconds: 40 },
    quantitative: { files: ['middle-a/quantitative-1', 'middle-a/quantitative-2'], seconds: 80 },
    reading: { files: ['middle-practice/reading'], seconds: 90 },
  },
} as const satisfies Readonly<
  Record<LevelId, Readonly<Record<ScoredSection, { files: readonly ContentName[]; seconds: number }>>>
>;

const itemsOf = (section: ScoredSection, level: LevelId): readonly Item[] =>
  drills[level][section].files
    .flatMap((name) => contentFile(name).items)
    .filter(({ kind }) =>
      section === 'verbal' ? kind === 'synonym' || kind === 'analogy' : kind === section,
    );

const at = (utcMs: number) => ({ utcMs, offsetMinutes: -new Date(utcMs).getTimezoneOffset() });

/** Returns an attempt at a form from its start time, as a record has it. */
function attemptAt(form: TestForm, content: TestContent, startMs: number, id: string) {
  const attempt = createExampleAttempt(form, content);
  const usedMs = attempt.parts.reduce((sum, part) => sum + part.usedMs, 0);
  return {
    ...attempt,
    id,
    startedAt: { ...attempt.startedAt, ...at(startMs) },
    phase: { name: 'finished', at: at(startMs + usedMs) },
  };
}

function testAt(plan: TestPlan, startMs: number, id: string) {
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: contentFile,
  });
  return attemptAt(form, contentOfPlan(plan), startMs, id);
}

function drillAt(
  section: ScoredSection,
  questions: number,
  startMs: number,
  id: string,
  random: Random,
  level: LevelId = 'upper',
) {
  const items = random.shuffled(itemsOf(section, level)).slice(0, questions);
  const { files, seconds } = drills[level][section];
  const asked = new Set(items.map((item) => (item.kind === 'reading' ? item.passage : null)));
  const passages = files
    .flatMap((name) => contentFile(name).passages)
    .filter((passage) => asked.has(passage.id));
  const form: TestForm = {
    planId: `drill-${section}`,
    level,
    source: { kind: 'seed', seed: 0 },
    conditions: { mode: 'practice', feedback: 'each-question' },
    timing: 'standard',
    parts: [
      {
        kind: 'section',
        id: section,
        section,
        scored: false,
        limitMs: questions * seconds * 1000,
        items: items.map(itemRef),
        keys: items.map(({ key }) => key),
        passages: passages.map(itemRef),
        content: files,
      },
    ],
  };
  return attemptAt(form, { items, passages, prompts: [] }, startMs, id);
}

export const simulations = ['one-test', 'first-week', 'year', 'middle-level'] as const;
export type Simulation = (typeof simulations)[number];

interface Simulated {
  readonly attempts: readonly object[];
  readonly plan: StudyPlan | null;
  readonly wordDays: readonly WordDay[];
}

const wordDay = (id: IsoDay, recalls: number, newWords: number): WordDay => ({
  id,
  recalls,
  newWords,
  ms: recalls * 9_000,
  changedAt: localEpochMs(id, 20 * 60),
});

function planOn(today: IsoDay, testDate: IsoDay, level: LevelId = 'upper'): StudyPlan {
  const made = buildPlan({
    level,
    today,
    testDate,
    minutesPerDay: 45,
    restDays: [6],
    gaps: { verbal: null, quantitative: null, reading: null },
    // Created in the evening, after that day's test.
    answersUntil: localEpochMs(today, 20 * 60),
    takenFullTests: [],
    isMeasured: true,
  });
  if (made.state !== 'made') throw new Error(`No plan: ${made.state}`);
  return made.plan;
}

/** The free test on an afternoon. */
const freeTest = (day: IsoDay, level: LevelId = 'upper') =>
  testAt(diagnosticPlan(level, false), localEpochMs(day, 15 * 60), 'free-test');

const sectionsInTurn = ['verbal', 'quantitative', 'reading'] as const satisfies readonly ScoredSection[];

function firstWeek(today: IsoDay, random: Random): Simulated {
  const day = (ago: number) => addDays(today, -ago);
  return {
    attempts: [
      freeTest(day(6)),
      ...[4, 3, 2, 1].flatMap((ago, index) => {
        const [one = 'verbal', two = 'reading'] = [
          sectionsInTurn[index % 3],
          sectionsInTurn[(index + 1) % 3],
        ];
        return [
          drillAt(one, 20, localEpochMs(day(ago), 16 * 60), `drill-${ago}-1`, random),
          drillAt(two, 10, localEpochMs(day(ago), 17 * 60), `drill-${ago}-2`, random),
        ];
      }),
      testAt(writingSamplePlan('upper'), localEpochMs(day(2), 18 * 60), 'essay'),
    ],
    plan: planOn(day(6), addDays(today, 47)),
    wordDays: [wordDay(day(4), 30, 12), wordDay(day(1), 24, 6)],
  };
}

/** The forms that the Middle Level student takes, in order. */
const middleForms = ['middle-a', 'middle-b'] as const satisfies readonly FullFormId[];

/** Five weeks of the Middle Level: the free test, a drill on most days, and two full tests. */
function middleLevel(today: IsoDay, random: Random): Simulated {
  const day = (ago: number) => addDays(today, -ago);
  const full = (form: FullFormId, ago: number) =>
    testAt(fullTestPlan(form, false), localEpochMs(day(ago), 10 * 60), `full-${ago}`);
  const drillDays = Array.from({ length: 33 }, (_, index) => 33 - index).filter((ago) => ago % 7 !== 5);
  return {
    attempts: [
      freeTest(day(35), 'middle'),
      ...drillDays.map((ago) =>
        drillAt(
          sectionsInTurn[ago % 3] ?? 'verbal',
          20,
          localEpochMs(day(ago), 16 * 60),
          `drill-${ago}`,
          random,
          'middle',
        ),
      ),
      full(middleForms[0], 20),
      testAt(writingSamplePlan('middle'), localEpochMs(day(9), 18 * 60), 'essay'),
      full(middleForms[1], 3),
    ],
    plan: planOn(day(35), addDays(today, 47), 'middle'),
    wordDays: [wordDay(day(8), 20, 10), wordDay(day(2), 24, 6)],
  };
}

const yearDays = 330;
const forms: readonly FullFormId[] = ['form-a', 'form-b', 'form-c'];

/** A thousand attempts: about four drills a day except on Sundays, a full test every four weeks, an essay every other week. */
function year(today: IsoDay, random: Random): Simulated {
  const days = Array.from({ length: yearDays }, (_, index) => addDays(today, index - yearDays));
  const attempts = days.flatMap((day, index) => {
    if (index === 0) return [freeTest(day)];
    const weekday = new Date(`${day}T12:00`).getDay();
    if (weekday === 0 || random.integer(0, 19) === 0) return [];
    const form =
      weekday === 6 && Math.floor(index / 7) % 4 === 0
        ? forms[Math.floor(index / 28) % forms.length]
        : undefined;
    if (form !== undefined)
      return [testAt(fullTestPlan(form, false), localEpochMs(day, 10 * 60), `full-${index}`)];
    const essay =
      index % 14 === 3
        ? [testAt(writingSamplePlan('upper'), localEpochMs(day, 19 * 60), `essay-${index}`)]
        : [];
    return [
      ...sectionsInTurn.map((section, place) =>
        drillAt(section, 10, localEpochMs(day, (15 + place) * 60), `drill-${index}-${section}`, random),
      ),
      ...(index % 10 !== 0
        ? [drillAt('verbal', 5, localEpochMs(day, 18 * 60), `drill-${index}-more`, random)]
        : []),
      ...essay,
    ];
  });
  return {
    attempts: attempts.slice(-1000),
    plan: planOn(addDays(today, -60), addDays(today, 40)),
    wordDays: days.filter((_, index) => index % 2 === 0).map((day) => wordDay(day, 25, 5)),
  };
}

function simulated(what: Simulation, today: IsoDay): Simulated {
  const random = seededRandom(7);
  if (what === 'one-test') return { attempts: [freeTest(addDays(today, -1))], plan: null, wordDays: [] };
  if (what === 'middle-level') return middleLevel(today, random);
  return what === 'first-week' ? firstWeek(today, random) : year(today, random);
}

/** Returns an export of a student's work up to a moment. */
export function simulatedExport(what: Simulation, nowMs: number): string {
  const { attempts, plan, wordDays } = simulated(what, localDayAt(nowMs));
  return JSON.stringify({
    format: 'larkfield-prep',
    version: 1,
    exportedAt: { utcMs: nowMs, offsetMinutes: 0 },
    attempts,
    notes: [],
    seen: [],
    plans: plan === null ? [] : [{ id: 'plan', plan, changedAt: nowMs }],
    wordDays,
  });
}
