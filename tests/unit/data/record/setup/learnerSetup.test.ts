/** A learner's settings: valid rows, each change overrides earlier ones, and an older copy restores nothing. */
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { saveRows } from '@/data/record/saveRows';
import {
  readProfile,
  readLearnerSetup,
  writeGoal,
  writeNote,
  writeProfile,
  markNotificationsRead,
  writeReportedTest,
} from '@/data/record/setup/learnerSetup';
import { noTargets, targetTotal, withTargetTotal } from '@/domain/learner/learner-profile';
import { levelForProfile, levelOfLearner, emptyProfile, type EditableProfile } from '@/domain/learner/setup';
import { timelineNoteLimits } from '@/domain/learner/timeline-note';
import { addDays } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { fakeBrowser } from '../fake-browser';
import { putRows } from '../putRows';
import { sampleGoal, sampleNote, sampleReport } from './sample-setup';

const today = localDayAt(Date.now());

const profile: EditableProfile = {
  nickname: 'Ana',
  grade: 8,
  level: null,
  testDay: addDays(today, 47),
  targets: { total: null, sections: { verbal: 660, quantitative: 670, reading: 650 } },
  schools: [{ name: 'Norcott School', targetPercentile: 80 }],
  weeklyMinutes: 300,
  stretchMinutes: null,
};

const goal = sampleGoal(today);

const report = sampleReport(addDays(today, -30));

const note = sampleNote(addDays(today, -9));

test('a name that would turn the text around it is read and saved without its marks', async () => {
  const { record } = await keeping();
  const turned = { ...profile, nickname: '\u202eAna', schools: [] };
  expect(
    parseSavedRow('profiles', { id: 'profile', learner: 'l', profile: turned, changedAt: 1 }),
  ).toMatchObject({
    profile: { nickname: 'Ana' },
  });
  await writeProfile(record, () => turned);
  expect((await readProfile(record)).nickname).toBe('Ana');
});

async function keeping() {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  return { browser, tab, record: tab.record };
}

describe('validating a row', () => {
  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['with nothing in it', emptyProfile, true],
    ['with an empty nickname', { nickname: '' }, false],
    ['with a nickname of 41 characters', { nickname: 'a'.repeat(41) }, false],
    ['with spaces around the nickname', { nickname: ' Ana' }, false],
    ['of grade 2', { grade: 2 }, false],
    ['of grade 8.5', { grade: 8.5 }, false],
    ['of an unknown level', { level: 'lower' }, false],
    ['for a day that doesn’t exist', { testDay: '2027-02-30' }, false],
    ['with a total of 899', { targets: { ...noTargets, total: 899 } }, false],
    ['with a total of 2,400', { targets: { ...noTargets, total: 2400 } }, true],
    [
      'with a section of 801',
      { targets: { total: null, sections: { ...profile.targets.sections, reading: 801 } } },
      false,
    ],
    ['with seven schools', { schools: Array.from({ length: 7 }, () => profile.schools[0]) }, false],
    ['with a percentile of 100', { schools: [{ name: 'A', targetPercentile: 100 }] }, false],
    ['with zero weekly hours', { weeklyMinutes: 0 }, false],
    ['with an unknown field', { more: 1 }, false],
  ])('a profile %s', (_, changes, isValid) => {
    const row = { id: 'profile', learner: 'learner', profile: { ...profile, ...changes }, changedAt: 1 };
    expect(parseSavedRow('profiles', row) !== null).toBe(isValid);
  });

  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['without a title', { title: '' }, false],
    ['with a title of 81 characters', { title: 'a'.repeat(81) }, false],
    ['with a description of 501 characters', { description: 'a'.repeat(501) }, false],
    ['with a target of zero', { targetValue: 0 }, false],
    ['with a target over a million', { targetValue: 1_000_001 }, false],
    ['measured by a topic', { measure: { kind: 'accuracy', topic: 'math-percent' } }, true],
    ['measured by an unknown topic', { measure: { kind: 'accuracy', topic: 'toString' } }, false],
    ['tracked by the family', { measure: { kind: 'noted', start: 0, now: 2.5 } }, true],
    ['without a measure', { measure: { kind: 'luck' } }, false],
    ['under another id', { id: 'goal-2' }, false],
  ])('a goal %s', (_, changes, isValid) => {
    const row = { id: 'goal-1', goal: { ...goal, ...changes }, changedAt: 1 };
    expect(parseSavedRow('goals', row) !== null).toBe(isValid);
  });

  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['of another provider', { source: 'other' }, true],
    ['of a sample family', { source: 'sample' }, false],
    ['of an unknown source', { source: 'neighbor' }, false],
    ['without one of the sections', { scores: { verbal: report.scores.verbal } }, false],
    ['without a level', { level: null }, false],
    ['with a percentile of 0', { totalPercentile: 0 }, false],
  ])('a reported score %s', (_, changes, isValid) => {
    const row = { id: 'r', test: { ...report, ...changes }, changedAt: 1 };
    expect(parseSavedRow('reportedTests', row) !== null).toBe(isValid);
  });

  test.each<[string, object, boolean]>([
    ['valid', {}, true],
    ['of one day', { to: note.from }, true],
    ['without a text', { text: '' }, false],
    ['with a text of 41 characters', { text: 'a'.repeat(41) }, false],
    ['that ends before it begins', { to: addDays(note.from, -1) }, false],
    ['without a last day', { to: null }, false],
    ['under another id', { id: 'note-2' }, false],
    ['with an unknown field', { more: 1 }, false],
  ])('a note %s', (_, changes, isValid) => {
    const row = { id: note.id, note: { ...note, ...changes }, changedAt: 1 };
    expect(parseSavedRow('timelineNotes', row) !== null).toBe(isValid);
  });

  test('reads a reported score without a source as official', () => {
    const { source, ...old } = report;
    expect(source).toBe('official');
    expect(parseSavedRow('reportedTests', { id: 'r', test: old, changedAt: 1 })?.test).toEqual(report);
  });

  test('accepts a removed entry and a read mark', () => {
    expect(parseSavedRow('goals', { id: 'g', goal: null, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('reportedTests', { id: 'r', test: null, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('timelineNotes', { id: 'n', note: null, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('readMarks', { id: 'read', until: 1_795_000_000_000, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('readMarks', { id: 'other', until: 1, changedAt: 1 })).toBeNull();
  });
});

test('has nothing before setup, and no answer on consent', async () => {
  const { record } = fakeBrowser().tab();
  expect(await readLearnerSetup(record)).toEqual({
    learnerId: null,
    profile: emptyProfile,
    profileSavedAt: null,
    goals: [],
    reportedTests: [],
    notes: [],
    readUntil: 0,
    needsConsent: true,
    problems: { profile: null, goals: null, reportedScores: null, notes: null },
  });
});

test.each(['keep', 'visit'] as const)('with consent "%s", everything survives a reload', async (consent) => {
  const tab = fakeBrowser().tab();
  await tab.record.setConsent(consent);
  await writeProfile(tab.record, () => profile);
  await writeGoal(tab.record, goal.id, goal);
  await writeReportedTest(tab.record, 'r', report);
  await writeNote(tab.record, note.id, note);
  await markNotificationsRead(tab.record, 1_795_000_000_000);
  expect(await readLearnerSetup(tab.reloaded().record)).toEqual({
    learnerId: expect.stringMatching(/^[0-9a-f]{32}$/),
    profile,
    profileSavedAt: expect.any(Number),
    goals: [goal],
    reportedTests: [{ id: 'r', ...report }],
    notes: [note],
    readUntil: 1_795_000_000_000,
    needsConsent: false,
    problems: { profile: null, goals: null, reportedScores: null, notes: null },
  });
});

test('two tabs that change different profile fields both keep their changes', async () => {
  const { browser, record } = await keeping();
  await writeProfile(record, (was) => ({ ...was, nickname: 'Ana' }));
  await writeProfile(browser.tab().record, (was) => ({ ...was, grade: 8 }));
  expect(await readProfile(record)).toEqual({ ...emptyProfile, nickname: 'Ana', grade: 8 });
});

test('a change counts even after the clock is set back', async () => {
  const { record } = await keeping();
  const ahead = Date.now() + 1_000_000;
  await putRows(record, 'profiles', [{ id: 'profile', learner: 'learner', profile, changedAt: ahead }]);
  await writeProfile(record, (was) => ({ ...was, nickname: 'Ben' }));
  expect((await readProfile(record)).nickname).toBe('Ben');
});

test('an export keeps whose score it is', async () => {
  const { record } = await keeping();
  await writeReportedTest(record, 'r', { ...report, source: 'other' });
  const { text, sizeBytes } = await record.exportAll();
  const other = (await keeping()).record;
  const reading = await other.readImport(text, sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  await reading.apply();
  expect((await readLearnerSetup(other)).reportedTests).toEqual([{ id: 'r', ...report, source: 'other' }]);
});

test('an older copy doesn’t restore what was removed', async () => {
  const { record } = await keeping();
  await writeGoal(record, goal.id, goal);
  await writeReportedTest(record, 'r', report);
  await writeNote(record, note.id, note);
  const { text, sizeBytes, savedRows } = await record.exportAll();
  expect(savedRows).toMatchObject({ goals: 1, reportedTests: 1, timelineNotes: 1 });
  await writeGoal(record, goal.id, null);
  await writeReportedTest(record, 'r', null);
  await writeNote(record, note.id, null);
  const none = { goals: 0, reportedTests: 0, timelineNotes: 0 };
  expect((await record.measure()).savedRows).toMatchObject(none);
  const reading = await record.readImport(text, sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  expect(reading.newSavedRows).toMatchObject(none);
  await reading.apply();
  expect(await readLearnerSetup(record)).toMatchObject({ goals: [], reportedTests: [], notes: [] });
});

test('the read mark never moves back', async () => {
  const { record } = await keeping();
  await markNotificationsRead(record, 1_795_000_000_000);
  await markNotificationsRead(record, 1_794_000_000_000);
  expect((await readLearnerSetup(record)).readUntil).toBe(1_795_000_000_000);
});

test('rejects an implausible date and a score beyond its scale', async () => {
  const { record } = await keeping();
  const refused = { state: 'refused' };
  expect(await writeProfile(record, () => ({ ...profile, testDay: '9999-12-31' }))).toEqual(refused);
  expect(await writeGoal(record, goal.id, { ...goal, dueOn: '9999-12-31' })).toEqual(refused);
  expect(await writeNote(record, note.id, { ...note, to: '9999-12-31' })).toEqual(refused);
  expect(await writeNote(record, note.id, { ...note, to: addDays(note.from, -1) })).toEqual(refused);
  const low = { ...report, scores: { ...report.scores, verbal: { score: 480, percentile: null } } };
  expect(await writeReportedTest(record, 'r', low)).toEqual(refused);
  expect(await writeReportedTest(record, 'r', { ...low, level: 'middle' })).toMatchObject({ state: 'saved' });
});

test('notes are in the order of their days, and one beyond the most is refused', async () => {
  const { record } = await keeping();
  await putRows(
    record,
    'timelineNotes',
    Array.from({ length: timelineNoteLimits.notes }, (_, index) => ({
      id: `n${index}`,
      note: { ...sampleNote(addDays(today, -index)), id: `n${index}` },
      changedAt: 1,
    })),
  );
  const { notes } = await readLearnerSetup(record);
  expect(notes.map(({ from }) => from)).toEqual(notes.map(({ from }) => from).toSorted());
  expect(await writeNote(record, note.id, note)).toEqual({ state: 'refused' });
  expect(await writeNote(record, 'n0', { ...note, id: 'n0' })).toMatchObject({ state: 'saved' });
  await writeNote(record, 'n1', null);
  expect(await writeNote(record, note.id, note)).toMatchObject({ state: 'saved' });
});

test('a note from a newer version of the site is said, and never overwritten', async () => {
  const { record } = await keeping();
  await writeNote(record, note.id, note);
  const database = await openDB('larkfield');
  await database.put('timelineNotes', { id: note.id, version: 99, row: {} });
  database.close();
  expect(await readLearnerSetup(record)).toMatchObject({
    notes: [],
    problems: { notes: newerVersionNotices.timelineNotes, goals: null },
  });
  expect(await writeNote(record, note.id, note)).toEqual({ state: 'newer' });
});

test('counts rows that nothing can be calculated from, and replaces them on the next write', async () => {
  const { record } = await keeping();
  await putRows(record, 'profiles', [
    {
      id: 'profile',
      learner: 'learner',
      profile: { ...profile, testDay: '0001-01-01' },
      changedAt: Date.now(),
    },
  ]);
  expect(await readProfile(record)).toEqual(emptyProfile);
  expect((await record.measure()).unusable.profiles).toBe(1);
  await writeProfile(record, () => profile);
  expect(await readProfile(record)).toEqual(profile);
});

describe('the target total', () => {
  const { sections } = profile.targets;
  test.each([
    ['can be set without sections', noTargets, 2000, { ...noTargets, total: 2000 }],
    ['can be removed', { ...noTargets, total: 2000 }, null, noTargets],
    [
      'clears sections that add up to a different total',
      { total: null, sections },
      2000,
      { ...noTargets, total: 2000 },
    ],
    ['is the sum of the sections', { total: null, sections }, 1980, { total: 1980, sections }],
    ['is removed together with sections that add up to it', { total: null, sections }, null, noTargets],
    [
      'keeps sections that don’t make a total',
      { total: null, sections: { ...sections, reading: null } },
      2000,
      { total: 2000, sections: { ...sections, reading: null } },
    ],
  ] as const)('%s', (_, targets, total, expected) => {
    const changed = withTargetTotal(targets, total);
    expect(changed).toEqual(expected);
    expect(targetTotal({ targets: changed })).toBe(total);
  });
});

test.each([
  [null, null, null],
  [null, 4, null],
  [null, 5, 'middle'],
  [null, 8, 'upper'],
  [null, 12, null],
  ['middle', 8, 'middle'],
  ['upper', null, 'upper'],
] as const)('with level %s chosen and grade %s: %s', (level, grade, expected) => {
  expect(levelForProfile({ level, grade })).toBe(expected);
});

test('reports code that can’t be fetched', async () => {
  expect(await saveRows(() => Promise.reject(new Error('no connection')))).toEqual({ state: 'not-loaded' });
});

test.each([
  ['that of the profile', { level: 'middle', grade: null }, [{ level: 'upper' }], 'middle'],
  [
    'that of the latest test',
    { level: null, grade: null },
    [{ level: 'middle' }, { level: 'upper' }],
    'middle',
  ],
  ['unknown without either', { level: null, grade: null }, [], null],
] as const)('a learner’s level is %s', (_, chosen, finished, expected) =>
  expect(levelOfLearner(chosen, finished)).toBe(expected),
);
