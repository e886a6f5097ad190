/** A learner's settings: valid rows, each change overrides earlier ones, and an older copy restores nothing. */
import { describe, expect, test } from 'vitest';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { saveRows } from '@/data/record/saveRows';
import {
  readProfile,
  readLearnerSetup,
  writeGoal,
  writeProfile,
  writeReadUntil,
  writeReportedTest,
} from '@/data/record/setup/learnerSetup';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import { noTargets, targetTotal, withTargetTotal } from '@/domain/learner/learner-profile';
import {
  levelForProfile,
  emptyProfile,
  type EditableProfile,
  type ReportedTest,
} from '@/domain/learner/setup';
import { addDays } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { fakeBrowser } from './fake-browser';

const today = localDayAt(Date.now());

const profile: EditableProfile = {
  nickname: 'Ana',
  grade: 8,
  level: null,
  testDay: addDays(today, 47),
  targets: { total: null, sections: { verbal: 660, quantitative: 670, reading: 650 } },
  schools: [{ name: 'Norcott School', requiredPercentile: 80 }],
  weeklyMinutes: 300,
  stretchMinutes: null,
};

const goal: LearnerGoal = {
  id: 'goal-1',
  kind: 'habits',
  title: 'Five sessions of reading',
  description: '',
  setOn: today,
  dueOn: addDays(today, 30),
  measure: { kind: 'sessions', of: { section: 'reading' } },
  targetValue: 5,
  priority: 'medium',
};

const report: ReportedTest = {
  on: addDays(today, -30),
  level: 'upper',
  scores: {
    verbal: { score: 629, percentile: 31 },
    quantitative: { score: 665, percentile: null },
    reading: { score: 640, percentile: 50 },
  },
  totalPercentile: null,
};

async function keeping() {
  const browser = fakeBrowser();
  const tab = browser.tab();
  await tab.record.setConsent('keep');
  return { browser, tab, record: tab.record };
}

describe('what a row may be', () => {
  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['with nothing in it', emptyProfile, true],
    ['with an empty nickname', { nickname: '' }, false],
    ['with a nickname of 41 characters', { nickname: 'a'.repeat(41) }, false],
    ['with spaces around the nickname', { nickname: ' Ana' }, false],
    ['of grade 2', { grade: 2 }, false],
    ['of grade 8.5', { grade: 8.5 }, false],
    ['of a level that there is not', { level: 'lower' }, false],
    ['for a day that there is not', { testDay: '2027-02-30' }, false],
    ['with a total of 899', { targets: { ...noTargets, total: 899 } }, false],
    ['with a total of 2,400', { targets: { ...noTargets, total: 2400 } }, true],
    [
      'with a section of 801',
      { targets: { total: null, sections: { ...profile.targets.sections, reading: 801 } } },
      false,
    ],
    ['with seven schools', { schools: Array.from({ length: 7 }, () => profile.schools[0]) }, false],
    ['with a percentile of 100', { schools: [{ name: 'A', requiredPercentile: 100 }] }, false],
    ['without time in a week', { weeklyMinutes: 0 }, false],
    ['with something else in it', { more: 1 }, false],
  ])('a profile %s', (_, changes, isOne) => {
    const row = { id: 'profile', learner: 'learner', profile: { ...profile, ...changes }, changedAt: 1 };
    expect(parseSavedRow('profiles', row) !== null).toBe(isOne);
  });

  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['without a title', { title: '' }, false],
    ['with a title of 81 characters', { title: 'a'.repeat(81) }, false],
    ['with a description of 501 characters', { description: 'a'.repeat(501) }, false],
    ['that is reached at nothing', { targetValue: 0 }, false],
    ['beyond a million', { targetValue: 1_000_001 }, false],
    ['measured by a topic', { measure: { kind: 'accuracy', topic: 'math-percent' } }, true],
    ['measured by a topic that there is not', { measure: { kind: 'accuracy', topic: 'toString' } }, false],
    ['that the family notes', { measure: { kind: 'noted', start: 0, now: 2.5 } }, true],
    ['measured by nothing', { measure: { kind: 'luck' } }, false],
    ['under another id', { id: 'goal-2' }, false],
  ])('a goal %s', (_, changes, isOne) => {
    const row = { id: 'goal-1', goal: { ...goal, ...changes }, changedAt: 1 };
    expect(parseSavedRow('goals', row) !== null).toBe(isOne);
  });

  test.each<[string, object, boolean]>([
    ['as it is written', {}, true],
    ['without one of the sections', { scores: { verbal: report.scores.verbal } }, false],
    ['without a level', { level: null }, false],
    ['with a percentile of 0', { totalPercentile: 0 }, false],
  ])('a reported score %s', (_, changes, isOne) => {
    const row = { id: 'r', test: { ...report, ...changes }, changedAt: 1 };
    expect(parseSavedRow('reportedTests', row) !== null).toBe(isOne);
  });

  test('something that was removed, and a mark of what is read', () => {
    expect(parseSavedRow('goals', { id: 'g', goal: null, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('reportedTests', { id: 'r', test: null, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('readMarks', { id: 'read', until: 1_795_000_000_000, changedAt: 1 })).not.toBeNull();
    expect(parseSavedRow('readMarks', { id: 'other', until: 1, changedAt: 1 })).toBeNull();
  });
});

test('before anything is set up, there is nothing, and the question about keeping is open', async () => {
  const { record } = fakeBrowser().tab();
  expect(await readLearnerSetup(record)).toEqual({
    learnerId: null,
    profile: emptyProfile,
    goals: [],
    reportedTests: [],
    readUntil: 0,
    needsConsent: true,
    troubles: [],
  });
});

test.each(['keep', 'visit'] as const)(
  'with the answer "%s" everything outlasts a reload',
  async (consent) => {
    const tab = fakeBrowser().tab();
    await tab.record.setConsent(consent);
    await writeProfile(tab.record, () => profile);
    await writeGoal(tab.record, goal.id, goal);
    await writeReportedTest(tab.record, 'r', report);
    await writeReadUntil(tab.record, 1_795_000_000_000);
    expect(await readLearnerSetup(tab.reloaded().record)).toEqual({
      learnerId: expect.stringMatching(/^[0-9a-f]{32}$/),
      profile,
      goals: [goal],
      reportedTests: [{ id: 'r', ...report }],
      readUntil: 1_795_000_000_000,
      needsConsent: false,
      troubles: [],
    });
  },
);

test('two tabs that change different facts of the profile lose none', async () => {
  const { browser, record } = await keeping();
  await writeProfile(record, (was) => ({ ...was, nickname: 'Ana' }));
  await writeProfile(browser.tab().record, (was) => ({ ...was, grade: 8 }));
  expect(await readProfile(record)).toEqual({ ...emptyProfile, nickname: 'Ana', grade: 8 });
});

test('a change counts even when the clock was set back', async () => {
  const { record } = await keeping();
  const ahead = Date.now() + 1_000_000;
  await record.writeSavedRows('profiles', [{ id: 'profile', learner: 'learner', profile, changedAt: ahead }]);
  await writeProfile(record, (was) => ({ ...was, nickname: 'Ben' }));
  expect((await readProfile(record)).nickname).toBe('Ben');
});

test('an older copy doesn’t bring back what was removed', async () => {
  const { record } = await keeping();
  await writeGoal(record, goal.id, goal);
  await writeReportedTest(record, 'r', report);
  const { text, sizeBytes, savedRows } = await record.exportAll();
  expect(savedRows).toMatchObject({ goals: 1, reportedTests: 1 });
  await writeGoal(record, goal.id, null);
  await writeReportedTest(record, 'r', null);
  expect((await record.measure()).savedRows).toMatchObject({ goals: 0, reportedTests: 0 });
  const reading = await record.readImport(text, sizeBytes);
  if (reading.state !== 'sound') throw new Error(reading.state);
  expect(reading.newSavedRows).toMatchObject({ goals: 0, reportedTests: 0 });
  await reading.apply();
  expect(await readLearnerSetup(record)).toMatchObject({ goals: [], reportedTests: [] });
});

test('what was read stays read', async () => {
  const { record } = await keeping();
  await writeReadUntil(record, 1_795_000_000_000);
  await writeReadUntil(record, 1_794_000_000_000);
  expect((await readLearnerSetup(record)).readUntil).toBe(1_795_000_000_000);
});

test('a date that can’t be right, and a score beyond its scale, are refused', async () => {
  const { record } = await keeping();
  const refused = { state: 'refused' };
  expect(await writeProfile(record, () => ({ ...profile, testDay: '9999-12-31' }))).toEqual(refused);
  expect(await writeGoal(record, goal.id, { ...goal, dueOn: '9999-12-31' })).toEqual(refused);
  const low = { ...report, scores: { ...report.scores, verbal: { score: 480, percentile: null } } };
  expect(await writeReportedTest(record, 'r', low)).toEqual(refused);
  expect(await writeReportedTest(record, 'r', { ...low, level: 'middle' })).toMatchObject({ state: 'saved' });
});

test('rows that nothing can be calculated with are counted, and the next version replaces them', async () => {
  const { record } = await keeping();
  await record.writeSavedRows('profiles', [
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

describe('the total to reach', () => {
  const { sections } = profile.targets;
  test.each([
    ['stands alone', noTargets, 2000, { ...noTargets, total: 2000 }],
    ['goes', { ...noTargets, total: 2000 }, null, noTargets],
    [
      'clears sections that add up to another one',
      { total: null, sections },
      2000,
      { ...noTargets, total: 2000 },
    ],
    ['is what the sections add up to', { total: null, sections }, 1980, { total: 1980, sections }],
    ['goes with the sections that add up to it', { total: null, sections }, null, noTargets],
    [
      'leaves sections that are no total',
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
] as const)('the level that was chosen is %s, the grade %s: %s', (level, grade, expected) => {
  expect(levelForProfile({ level, grade })).toBe(expected);
});

test('code that can’t be fetched is said', async () => {
  expect(await saveRows(() => Promise.reject(new Error('no connection')))).toEqual({ state: 'not-loaded' });
});
