/** This device's learner, assembled from an empty record, from imported ones, and from the learner's own settings. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { readDeviceLearner } from '@/data/learners/deviceLearner';
import {
  writeGoal,
  writeProfile,
  markNotificationsRead,
  writeReportedTest,
} from '@/data/record/setup/learnerSetup';
import { testMinutes } from '@/domain/learner/learner-test';
import { noTargets } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import { emptyProfile, type EditableProfile, type ReportedTest } from '@/domain/learner/setup';
import { countAnswers } from '@/domain/learner/topic-count';
import { isWorkedOn } from '@/domain/plan/schedule/completed-entries';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { wordIndexes } from '@/data/words/wordIndex';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';
import type { Simulation } from '../../../simulated';
import { fakeBrowser } from '../record/fake-browser';
import { filledRecord } from './filled-record';
import { sampleGoal } from '../record/setup/sample-setup';

const now = localEpochMs('2026-11-20', 21 * 60);
const today = localDayAt(now);

/** The clock at that moment, which determines how setup and imports are validated. */
beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const filled = (what: Simulation) => filledRecord(what, now);

const emptyLearner = () => fakeBrowser().tab().record;

test.each(['unavailable', 'newer'] as const)(
  'rejects if the database is %s, rather than show a learner without tests',
  async (state) => {
    const { record } = fakeBrowser().tab({
      loadDatabase: () =>
        Promise.resolve({
          openDatabase: () => Promise.resolve(state),
          deleteDatabase: () => Promise.resolve(),
        }),
      hasDatabase: () => Promise.resolve(true),
    });
    await record.setConsent('keep');
    await expect(readDeviceLearner(record, now)).rejects.toThrow(state);
  },
);

test('reads the days of words once', async () => {
  const { record } = fakeBrowser().tab();
  const read = vi.spyOn(record, 'readSavedRows');
  await readDeviceLearner(record, now);
  const kinds = read.mock.calls.map(([kind]) => kind);
  expect(kinds).toContain('wordDays');
  expect(kinds.filter((kind) => kind === 'wordDays')).toHaveLength(1);
});

const moved = async () => {
  const record = await filled('middle-level');
  await writeProfile(record, (profile) => ({ ...profile, grade: 8, level: 'upper' }));
  return readDeviceLearner(record, now);
};

const sessionFacts = ({ sessions }: Learner) =>
  sessions.map(({ id, minutes, section, kind }) => ({ id, minutes, section, kind }));

describe('a student who has moved from the Middle to the Upper Level', () => {
  test('keeps the tests of the Middle Level, with their counted answers, and the study time', async () => {
    const before = await readDeviceLearner(await filled('middle-level'), now);
    const after = await moved();
    expect([before.profile.level, after.profile.level]).toEqual(['middle', 'upper']);
    expect(after.tests).toEqual(before.tests.map((each) => ({ ...each, topics: [], traps: [] })));
    expect(before.tests.map(({ scope }) => scope)).toEqual(['diagnostic', 'full', 'full']);
    expect(sessionFacts(after)).toEqual(sessionFacts(before));
  });

  test('has no answers of the Middle Level in the accuracy by topic', async () => {
    const { sessions, tests } = await moved();
    expect([...sessions, ...tests].flatMap(({ topics }) => topics)).toEqual([]);
  });
});

test('a learner stays at the level of the profile on a visit at the other level', async () => {
  const record = await filled('middle-level');
  const before = await readDeviceLearner(record, now);
  record.chooseLevel('upper');
  const after = await readDeviceLearner(record, now);
  expect(after.profile.level).toBe('middle');
  expect(after.tests.every(({ topics }) => topics.length > 0)).toBe(true);
  expect(after).toEqual(before);
});

async function factsOf(what: Simulation) {
  const record = await filled(what);
  const learner = await readDeviceLearner(record, now);
  const [{ attempts }, answered, wordDays, [kept], cards] = await Promise.all([
    record.listFinished(),
    record.readAnswers().then(({ all }) => all),
    record.readSavedRows('wordDays'),
    record.readSavedRows('plans'),
    record.readSavedRows('cards'),
  ]);
  return { learner, attempts, answered, wordDays, plan: kept?.plan ?? null, cards };
}

/** Checks the invariants of every learner. */
function expectSound({ sessions, tests, plan }: Learner) {
  for (const list of [sessions, tests]) {
    const starts = list.map(({ at }) => at);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(Math.max(0, ...starts)).toBeLessThanOrEqual(now);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  }
  for (const { at, end } of tests) {
    expect(end).toBeGreaterThanOrEqual(at);
    expect(end).toBeLessThanOrEqual(now);
  }
  for (const { minutes } of sessions) {
    expect(Number.isInteger(minutes)).toBe(true);
    expect(minutes).toBeGreaterThanOrEqual(1);
  }
  for (const sitting of [...sessions, ...tests]) {
    const { answered, right } = countAnswers([sitting]);
    expect(right).toBeLessThanOrEqual(answered);
    expect(new Set(sitting.topics.map(({ topic }) => topic)).size).toBe(sitting.topics.length);
  }
  const days = plan?.entries.map(({ day }) => day) ?? [];
  expect(days).toEqual(days.toSorted());
}

const isTest = (planId: string) => planId === 'diagnostic' || /^form-[abc]$/.test(planId);

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();

test('an empty record has only defaults', async () => {
  expect(await readDeviceLearner(emptyLearner(), now)).toEqual({
    profile: { ...emptyProfile, id: 'device', level: defaultLevel, targets: noTargets },
    sessions: [],
    tests: [],
    plan: null,
    goals: [],
    weeklyGoals: [],
    notes: [],
    settings: null,
    readUntil: 0,
    testAnxiety: null,
  });
});

describe.each([
  ['one-test', { attempts: 1, tests: 1, words: 0 }],
  ['first-week', { attempts: 10, tests: 1, words: 2 }],
  // The free test of a year ago, and a full test every four weeks except on days off.
  ['year', { attempts: 1000, tests: null, words: 165 }],
] as const)('with %s', (what, expected) => {
  let facts: Awaited<ReturnType<typeof factsOf>>;
  beforeAll(async () => void (facts = await factsOf(what)));

  test('turns every attempt into a test or a session', () => {
    const { learner, attempts } = facts;
    expectSound(learner);
    expect(attempts).toHaveLength(expected.attempts);
    const { sessions, tests } = learner;
    const practiced = sessions.filter(({ kind }) => kind !== 'words');
    expect(sessions.length - practiced.length).toBe(expected.words);
    expect(ids([...practiced, ...tests])).toEqual(ids(attempts));
    expect(ids(tests)).toEqual(ids(attempts.filter(({ planId }) => isTest(planId))));
    if (expected.tests !== null) expect(tests).toHaveLength(expected.tests);
  });

  test('takes starts, minutes, and answers from the attempts', () => {
    const { learner, attempts, answered } = facts;
    const sittingOf = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const answersOf = new Map(answered.map((attempt) => [attempt.id, attempt.sections]));
    const made = [
      ...learner.sessions.filter(({ kind }) => kind !== 'words'),
      ...learner.tests.map((each) => ({ ...each, minutes: testMinutes(each) })),
    ];
    for (const { id, at, minutes, topics } of made) {
      const { startedAt, parts } = assertPresent(sittingOf.get(id), 'it has an attempt');
      expect(at).toBe(startedAt.utcMs);
      const used = parts.reduce((sum, { usedMs, limitMs }) => sum + Math.min(usedMs, limitMs ?? usedMs), 0);
      // The four sections of a test are rounded separately.
      expect(Math.abs(minutes - used / 60_000)).toBeLessThanOrEqual(2);
      const allAnswers = assertPresent(answersOf.get(id), 'it has answers').flatMap(({ answers }) => answers);
      const nonBlank = allAnswers.filter(({ letter }) => letter !== null);
      expect(countAnswers([{ topics }])).toEqual({
        answered: nonBlank.length,
        right: nonBlank.filter(({ verdict }) => verdict === 'right').length,
      });
    }
  });

  test('turns days of words into sessions at noon', () => {
    const { learner, wordDays } = facts;
    const words = learner.sessions.filter(({ kind }) => kind === 'words');
    expect(words.map(({ at, minutes }) => [at, minutes])).toEqual(
      wordDays
        .map(({ id, ms }) => [localEpochMs(id, 12 * 60), Math.max(1, Math.round(ms / 60_000))])
        .toSorted(([a = 0], [b = 0]) => a - b),
    );
  });

  test('has exactly the days of the attempts and the words', () => {
    const { learner, attempts, wordDays } = facts;
    const days = new Set([
      ...attempts.map(({ startedAt }) => localDayAt(startedAt.utcMs)),
      ...wordDays.map(({ id }) => id),
    ]);
    expect(new Set([...learner.sessions, ...learner.tests].map(({ at }) => localDayAt(at)))).toEqual(days);
  });

  test('estimates the scores of all sections', () => {
    expect(facts.learner.tests.length).toBeGreaterThan(0);
    for (const { scores, totalPercentile } of facts.learner.tests) {
      expect(Object.values(scores).map(({ state }) => state)).toEqual(Array(3).fill('estimated'));
      expect(totalPercentile).toBeNull();
    }
  });

  test('marks what is done in the plan', async () => {
    const { learner, answered: attempts, wordDays, cards, plan: saved } = facts;
    if (saved === null) {
      expect(what).toBe('one-test');
      expect(learner.plan).toBeNull();
      expect(learner.profile).toMatchObject({ level: 'upper', testDay: null, weeklyMinutes: null });
      return;
    }
    const index = await loadItemIndex('upper');
    const hasPendingReview = createPendingReviewCheck({
      today,
      wordDays,
      attempts,
      index,
      cards,
      wordIndex: wordIndexes.upper,
      testDate: saved.testDate,
    });
    const { shownPlan: plan, completed } = planToFollow(
      saved,
      { attempts, index, wordDays, hasPendingReview },
      today,
    );
    const done = [...completed].filter(([, by]) => isWorkedOn(by)).map(([id]) => id);
    const entries = learner.plan?.entries ?? [];
    expect(ids(entries.filter(({ status }) => status === 'done'))).toEqual(done.toSorted());
    expect(done.length).toBeGreaterThan(0);
    expect(ids(entries)).toEqual(ids(plan.entries));
    for (const { start } of entries) expect(start).toBeNull();
    expect(learner.plan?.restDays).toEqual(plan.restDays);
    // Six days of 45 minutes.
    expect(learner.profile).toMatchObject({ level: 'upper', testDay: plan.testDate, weeklyMinutes: 6 * 45 });
  });
});

const report = (on: ReportedTest['on']): ReportedTest => ({
  source: 'official',
  on,
  level: 'upper',
  scores: {
    verbal: { score: 629, percentile: 31 },
    quantitative: { score: 665, percentile: null },
    reading: { score: 650, percentile: 50 },
  },
  totalPercentile: 44,
});

describe('what the learner entered', () => {
  const profile: EditableProfile = {
    nickname: 'Ana',
    grade: 6,
    level: null,
    testDay: addDays(today, 60),
    targets: { total: 2100, sections: noTargets.sections },
    schools: [{ name: 'Norcott School', targetPercentile: 80 }],
    weeklyMinutes: 300,
    stretchMinutes: 360,
  };
  test('overrides the plan and the tests', async () => {
    const record = await filled('first-week');
    await writeProfile(record, () => profile, 'ana-1');
    const learner = await readDeviceLearner(record, now);
    expect(learner.profile).toEqual({ ...profile, id: 'ana-1', level: 'middle' });
  });

  test.each<[string, Partial<EditableProfile>, object]>([
    ['a chosen level over that of the grade', { level: 'upper' }, { level: 'upper' }],
    ['the level of the latest test without a grade', { grade: null }, { level: 'upper' }],
    ['the level of the latest test if the grade has no level', { grade: 3 }, { level: 'upper' }],
    [
      'the plan’s weekly minutes without its own',
      { weeklyMinutes: null },
      { weeklyMinutes: 270, stretchMinutes: 360 },
    ],
    ['the plan’s test day without its own', { testDay: null }, { testDay: addDays(today, 47) }],
  ])('has %s', async (_, change, expected) => {
    const record = await filled('first-week');
    await writeProfile(record, () => ({ ...profile, ...change }), 'ana-1');
    const learner = await readDeviceLearner(record, now);
    expect(learner.profile).toEqual(expect.objectContaining({ id: 'ana-1', nickname: 'Ana', ...expected }));
  });

  test('has no weekly minutes if neither the profile nor a plan sets any', async () => {
    const record = await filled('one-test');
    await writeProfile(record, () => ({ ...profile, weeklyMinutes: null, testDay: null }));
    const learner = await readDeviceLearner(record, now);
    expect(learner.profile).toMatchObject({ weeklyMinutes: null, testDay: null });
  });

  test('lists a reported score among the estimates, in order of date', async () => {
    const record = await filled('first-week');
    const before = await readDeviceLearner(record, now);
    await writeReportedTest(record, 'later', report(addDays(today, -1)));
    await writeReportedTest(record, 'earlier', report(addDays(today, -30)));
    const learner = await readDeviceLearner(record, now);
    expectSound(learner);
    expect(learner.tests.map(({ id }) => id)).toEqual(['earlier', 'free-test', 'later']);
    expect(learner.tests[1]).toEqual(before.tests[0]);
    expect(learner.tests[2]).toMatchObject({
      at: localEpochMs(addDays(today, -1), 12 * 60),
      scope: 'full',
      totalPercentile: 44,
      scores: { verbal: { state: 'reported', score: 629, percentile: 31 } },
    });
    expect(learner.sessions).toEqual(before.sessions);
    await writeReportedTest(record, 'later', null);
    expect((await readDeviceLearner(record, now)).tests.map(({ id }) => id)).toEqual([
      'earlier',
      'free-test',
    ]);
  });

  test('includes goals and what was read', async () => {
    const record = emptyLearner();
    const goal = sampleGoal(today);
    await writeGoal(record, goal.id, goal);
    await markNotificationsRead(record, now - 1000);
    expect(await readDeviceLearner(record, now)).toMatchObject({
      goals: [goal],
      readUntil: now - 1000,
      sessions: [],
      tests: [],
    });
  });
});
