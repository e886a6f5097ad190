/**
 * A database that doesn't respond is not an empty one: nothing is written from rows that weren't read, nothing is deleted, and every
 * reader is told.
 */
import { describe, expect, test } from 'vitest';
import { writePlan } from '@/data/plan/savePlan';
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import { RecordUnreadError } from '@/data/record/RecordUnreadError';
import { savedRowKinds } from '@/data/record/saved/savedRowKinds';
import {
  markNotificationsRead,
  readProfile,
  writeGoal,
  writeProfile,
  writeReportedTest,
} from '@/data/record/setup/learnerSetup';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { addDays } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { wordCard } from '../../domain/plan/words/card';
import { fakeBrowser, gatedDatabase, watched } from './fake-browser';
import { putNotes, putRows } from './putRows';
import { finished, notes, started } from './sample-attempts';
import { sampleGoal, sampleReport } from './setup/sample-setup';

const today = localDayAt(Date.now());

const goal = sampleGoal(today);

const reported = sampleReport(addDays(today, -30));

const plan: StudyPlan = {
  madeOn: today,
  testDate: addDays(today, 60),
  minutesPerDay: 20,
  restDays: [6],
  balance: { verbal: 30, quantitative: 30, reading: 25, writing: 15 },
  answersUntil: 0,
  entries: [{ id: 'e1', day: addDays(today, 1), minutes: 20, activity: { kind: 'words' } }],
};

const word = wordCard({ id: 'frugal', stability: 40, reviews: 5 });

const everything = async (record: StudentRecord) => [
  await Promise.all(savedRowKinds.map((kind) => record.readSavedRows(kind))),
  await record.listNotes(),
  (await record.listFinished()).attempts.map(({ id }) => id),
];

/** A learner with a full record, on a page whose database is about to stop responding. */
async function fullRecord() {
  const browser = fakeBrowser();
  const database = gatedDatabase();
  const earlier = browser.tab();
  await earlier.record.setConsent('keep');
  const { hold } = await earlier.record.beginAttempt(started('a'), watched());
  await hold.finish(finished('a'));
  await putNotes(earlier.record, notes('a'));
  await writeProfile(earlier.record, (was) => ({ ...was, nickname: 'Ana', grade: 8 }), 'learner-1');
  await writePlan(earlier.record, plan);
  await writeGoal(earlier.record, goal.id, goal);
  await writeReportedTest(earlier.record, 'r', reported);
  await markNotificationsRead(earlier.record, 5);
  await putRows(earlier.record, 'cards', [word]);
  await putRows(earlier.record, 'wordDays', [{ id: today, recalls: 8, newWords: 3, ms: 1, changedAt: 1 }]);
  await putRows(earlier.record, 'causes', [{ id: 'c', cause: null, changedAt: 1 }]);
  const before = await everything(earlier.record);
  const tab = browser.tab({ loadDatabase: database.loadDatabase });
  await tab.record.prepareRecord();
  database.close();
  browser.isImpatient = true;
  return {
    browser,
    tab,
    record: tab.record,
    before,
    after: async () => {
      browser.isImpatient = false;
      database.open();
      const next = browser.tab().record;
      await next.prepareRecord();
      return everything(next);
    },
  };
}

describe('while the database doesn’t respond', () => {
  test.each<[string, (record: StudentRecord) => Promise<WriteOutcome>]>([
    ['a profile', (record) => writeProfile(record, (was) => ({ ...was, weeklyMinutes: 300 }))],
    ['a plan', (record) => writePlan(record, { ...plan, minutesPerDay: 45 })],
    ['a removed plan', (record) => writePlan(record, null)],
    ['a goal', (record) => writeGoal(record, goal.id, { ...goal, targetValue: 6 })],
    ['a removed goal', (record) => writeGoal(record, goal.id, null)],
    ['a reported test', (record) => writeReportedTest(record, 'r', null)],
    ['a read mark', (record) => markNotificationsRead(record, 9)],
    ['a cause', (record) => putRows(record, 'causes', [{ id: 'c', cause: 'careless', changedAt: 9 }])],
    ['notes', (record) => putNotes(record, { ...notes('a'), note: 'Other.' })],
    [
      'an answer to a word',
      (record) =>
        record.writeWords([{ card: wordCard({ id: 'frugal' }), day: today, recalls: 1, newWords: 1, ms: 1 }]),
    ],
  ])('%s isn’t written, and its caller is told', async (_, write) => {
    const { record, before, after } = await fullRecord();
    expect(await write(record)).toEqual({ state: 'unread' });
    expect(await after()).toEqual(before);
  });

  test.each(savedRowKinds)('a reader of %s is told', async (kind) => {
    const { record } = await fullRecord();
    await expect(record.readSavedRows(kind)).rejects.toThrow(RecordUnreadError);
  });

  test.each<[string, (record: StudentRecord) => Promise<unknown>]>([
    ['the answers', (record) => record.readAnswers()],
    ['notes', (record) => record.readNotes('a')],
    ['all notes', (record) => record.listNotes()],
    ['the profile', (record) => readProfile(record)],
  ])('a reader of %s is told', async (_, read) => {
    const { record } = await fullRecord();
    await expect(read(record)).rejects.toThrow(RecordUnreadError);
  });

  test('“only for this visit” changes nothing, and says so', async () => {
    const { record, before, after } = await fullRecord();
    expect(await record.setConsent('visit')).toEqual({ moved: 0, deleted: null, untilReload: 0 });
    expect(record.consent()).toBe('keep');
    expect(await after()).toEqual(before);
  });
});

test('“only for this visit” without an earlier consent deletes no database, as its consent may be lost', async () => {
  const { browser, before, after } = await fullRecord();
  browser.device.texts.delete('larkfield:consent');
  for (const hasDatabase of [
    () => new Promise<boolean>(() => undefined),
    () => Promise.reject(new Error('unsupported')),
  ]) {
    const { record } = browser.tab({ hasDatabase });
    await record.setConsent('visit');
  }
  expect(await after()).toEqual(before);
});
