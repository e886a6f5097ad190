/** An export file of an invented student, for tests that would otherwise have to take hours-long tests. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type FullFormId } from '../../../src/domain/exam/test/blueprint';
import { fullTestPlan } from '../../../src/domain/exam/catalog/full-test-plan';
import { buildTestForm, type TestContent } from '../../../src/domain/exam/test/form';
import { contentNames } from '../../../src/domain/exam/test/test-plan';
import { createExampleAttempt } from '../../../src/features/results/example/createExampleAttempt';

const bank = fileURLToPath(new URL('../../../src/data/items/content/', import.meta.url));

function contentFile(name: string): TestContent {
  const { items = [], passages = [], prompts = [] } = JSON.parse(readFileSync(`${bank}${name}.json`, 'utf8'));
  return { items, passages, prompts };
}

const dayMs = 86_400_000;

/** An attempt at a full form, finished this many days before the worked example's. */
function attemptAt(set: FullFormId, daysEarlier: number) {
  const plan = fullTestPlan(set, false);
  const files = contentNames(plan.parts).map(contentFile);
  const content: TestContent = {
    items: files.flatMap(({ items }) => items),
    passages: files.flatMap(({ passages }) => passages),
    prompts: files.flatMap(({ prompts }) => prompts),
  };
  const form = buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 0,
    seen: new Set(),
    contentOf: contentFile,
  });
  const attempt = createExampleAttempt(form, content);
  if (attempt.phase.name !== 'finished') throw new Error('The example is finished');
  const { at } = attempt.phase;
  return {
    ...attempt,
    id: `example-${set}`,
    startedAt: { ...attempt.startedAt, utcMs: attempt.startedAt.utcMs - daysEarlier * dayMs },
    phase: { name: 'finished', at: { ...at, utcMs: at.utcMs - daysEarlier * dayMs } },
  };
}

/** The same attempt with another ID and any finishing time that a Date can represent. */
function finishedAt(set: FullFormId, id: string, utcMs: number, offsetMinutes: number) {
  const at = { utcMs, offsetMinutes };
  return { ...attemptAt(set, 0), id, startedAt: at, phase: { name: 'finished', at } };
}

const file = (attempts: readonly unknown[], kept: object = {}) => ({
  name: 'larkfield-prep-2026-11-14.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'larkfield-prep',
      version: 1,
      exportedAt: { utcMs: Date.UTC(2026, 10, 14), offsetMinutes: 0 },
      attempts,
      notes: [],
      seen: [],
      ...kept,
    }),
  ),
});

/** Full Test A of October 17 and Full Test B of November 14, 2026. */
export const twoFullTests = () => file([attemptAt('form-a', 28), attemptAt('form-b', 0)]);

/** A plan for a test in the year 9999, in the database's format. */
export const planOfYear9999 = {
  id: 'plan',
  plan: {
    madeOn: '2026-11-14',
    testDate: '9999-12-31',
    minutesPerDay: 30,
    restDays: [],
    balance: { verbal: 25, quantitative: 25, reading: 25, writing: 25 },
    answersUntil: 0,
    entries: [{ id: 'e1', day: '9999-12-30', minutes: 30, activity: { kind: 'words' } }],
  },
  changedAt: 8.64e15,
};

/** Four full tests, only one of them with a plausible date, and a plan for the year 9999. */
export const impossibleDates = () =>
  file(
    [
      attemptAt('form-b', 0),
      finishedAt('form-a', 'end-of-time', 8.64e15, 1440),
      finishedAt('form-b', 'begin-of-time', -8.64e15, -1440),
      finishedAt('form-c', 'year-9999', Date.UTC(9999, 11, 31, 23), 720),
    ],
    { plans: [planOfYear9999] },
  );
