/** Invariants of a plan: its minutes add up, and no entry is on a disallowed day. */
import { assert, boolean, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSavedRow } from '@/data/record/saved/savedRows';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { singleSectionPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullReadingPlan, halfVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { daysBetweenFullTests } from '@/domain/exam/report/next-test';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { checkpointMinutes } from '@/domain/plan/weeks/checkpoints';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { plannedTestMinutes, type NoFullTestReason, noFullTestReason } from '@/domain/plan/weeks/full-tests';
import { maxPlanDays } from '@/domain/plan/weeks/plan-limits';
import { buildPlan, type PlanRequest } from '@/domain/plan/weeks/build-plan';
import { addDays, daysBetween, type IsoDay, mondayOf, weekdayIndex } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';

const request = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  level: 'upper',
  today: '2026-11-23',
  testDate: '2027-01-09',
  minutesPerDay: 45,
  restDays: [6],
  gaps: { verbal: null, quantitative: null, reading: null },
  answersUntil: 0,
  takenFullTests: [],
  isMeasured: false,
  ...changes,
});

function made(changes: Partial<PlanRequest> = {}): StudyPlan {
  const outcome = buildPlan(request(changes));
  if (outcome.state !== 'made') throw new Error(outcome.state);
  return outcome.plan;
}

const total = (entries: readonly PlanEntry[]) => entries.reduce((sum, { minutes }) => sum + minutes, 0);
const ofKind = (plan: StudyPlan, kind: PlanEntry['activity']['kind']) =>
  plan.entries.filter(({ activity }) => activity.kind === kind);

const gap = option(integer({ min: 0, max: 100 }).map((percent) => percent / 100));
const requests = record({
  today: integer({ min: 0, max: 2000 }).map((days) => addDays('2025-01-01', days)),
  days: integer({ min: 1, max: maxPlanDays }),
  minutesPerDay: integer({ min: 10, max: 180 }),
  restDays: uniqueArray(integer({ min: 0, max: 6 }), { maxLength: 6 }),
  gaps: record({ verbal: gap, quantitative: gap, reading: gap }),
  taken: uniqueArray(record({ form: constantFrom(...fullFormIds), ago: integer({ min: 0, max: 90 }) }), {
    maxLength: 4,
  }),
  isMeasured: boolean(),
  words: constantFrom(undefined, { cards: [], left: 640 }),
}).map(({ days, taken, ...rest }): PlanRequest => ({
  ...rest,
  level: 'upper',
  answersUntil: 0,
  testDate: addDays(rest.today, days),
  takenFullTests: taken.map(({ form, ago }) => ({ form, day: addDays(rest.today, -ago) })),
}));

const holds = (check: (plan: StudyPlan, asked: PlanRequest) => void) =>
  assert(
    property(requests, (asked) => {
      const outcome = buildPlan(asked);
      if (outcome.state === 'made') check(outcome.plan, asked);
      else expect(outcome.state).toBe('no-days');
    }),
    { numRuns: 50 },
  );

describe('for any request', () => {
  test('the minutes of every day add up', () =>
    holds((plan, { minutesPerDay, testDate }) => {
      for (const [day, entries] of groupBy(plan.entries, (entry) => entry.day)) {
        const [first] = entries;
        const alone = entries.length === 1 ? first?.minutes : undefined;
        expect(total(entries)).toBe(
          first?.activity.kind === 'full-test'
            ? plannedTestMinutes
            : day === addDays(testDate, -1)
              ? 10
              : Math.max(minutesPerDay, alone ?? 0),
        );
        expect(entries.every(({ minutes }) => minutes > 0)).toBe(true);
        if (total(entries) > minutesPerDay)
          expect(['full-test', 'checkpoint', 'essay'], day).toContain(first?.activity.kind);
      }
    }));

  test('every study day has something, and no rest day, past day, or day from the test on', () =>
    holds((plan, { today, testDate, restDays }) => {
      const wanted = Array.from({ length: daysBetween(today, testDate) }, (_, index) =>
        addDays(today, index),
      ).filter((day) => !restDays.includes(weekdayIndex(day)));
      expect([...new Set(plan.entries.map(({ day }) => day))]).toEqual(wanted);
    }));

  test('ids are unique, and the plan can be saved', () =>
    holds((plan) => {
      expect(new Set(plan.entries.map(({ id }) => id)).size).toBe(plan.entries.length);
      expect(parseSavedRow('plans', { id: 'plan', plan, changedAt: 1 })).not.toBeNull();
    }));

  test('full tests are alone, on weekends, two weeks apart, and within the last six weeks except the last three days', () =>
    holds((plan, { today, testDate, takenFullTests }) => {
      const tests = ofKind(plan, 'full-test');
      tests.forEach(({ day }, index) => {
        expect(weekdayIndex(day)).toBeGreaterThanOrEqual(5);
        expect(day > today).toBe(true);
        expect(daysBetween(day, testDate)).toBeGreaterThanOrEqual(4);
        expect(daysBetween(day, testDate)).toBeLessThanOrEqual(42);
        expect(plan.entries.filter((entry) => entry.day === day)).toHaveLength(1);
        const before: readonly IsoDay[] = [
          ...takenFullTests.map((each) => each.day),
          ...tests.slice(0, index).map((each) => each.day),
        ];
        for (const earlier of before)
          expect(daysBetween(earlier, day)).toBeGreaterThanOrEqual(daysBetweenFullTests);
      });
      const forms = tests.flatMap(({ activity }) => (activity.kind === 'full-test' ? [activity.form] : []));
      expect(new Set(forms).size).toBe(forms.length);
      const seen = new Set(takenFullTests.map(({ form }) => form));
      const firstSeen = forms.findIndex((form) => seen.has(form));
      if (firstSeen >= 0) expect(forms.slice(firstSeen).every((form) => seen.has(form))).toBe(true);
    }));

  test('the day before the test has only words, and the last three days have no test', () =>
    holds((plan, { testDate }) => {
      const near = (days: number) => plan.entries.filter(({ day }) => daysBetween(day, testDate) <= days);
      expect(near(1).every(({ activity }) => activity.kind === 'words')).toBe(true);
      for (const { activity } of near(3)) expect(['full-test', 'checkpoint']).not.toContain(activity.kind);
    }));

  test('the diagnostic is scheduled once, before everything else, if nothing was measured', () =>
    holds((plan, { isMeasured }) => {
      const tests = ofKind(plan, 'checkpoint').flatMap(({ activity }) =>
        activity.kind === 'checkpoint' ? [activity.test] : [],
      );
      const at = tests.indexOf('diagnostic');
      expect(at).toBeLessThanOrEqual(isMeasured ? -1 : 0);
      expect(tests.lastIndexOf('diagnostic')).toBe(at);
      expect(tests.filter((each) => each === 'quantitative').length).toBeLessThanOrEqual(1);
    }));

  test('a full week has an essay, or every other week if time is short', () =>
    holds((plan, { minutesPerDay, restDays, testDate, today }) => {
      const weeks = groupBy(plan.entries, ({ day }) => mondayOf(day));
      const every = minutesPerDay * (7 - restDays.length) < 4 * essayMinutes ? 2 : 1;
      for (const [monday, entries] of weeks) {
        const isWhole = monday >= today && addDays(monday, 7) < testDate;
        const isDue = (daysBetween(mondayOf(today), monday) / 7) % every === 0;
        const hasTest = entries.some(({ activity }) => ['full-test', 'checkpoint'].includes(activity.kind));
        const essays = entries.filter(({ activity }) => activity.kind === 'essay');
        if (isWhole && isDue && !hasTest) expect(essays.length, monday).toBeGreaterThan(0);
        for (const { minutes } of essays) expect(minutes).toBeGreaterThanOrEqual(essayMinutes);
      }
    }));

  test('the same request makes the same plan', () =>
    holds((plan, asked) => expect(buildPlan(asked)).toEqual({ state: 'made', plan })));
});

test.each<[string, Partial<PlanRequest>, string]>([
  ['a test that has passed', { testDate: '2026-11-22' }, 'passed'],
  ['a test today', { testDate: '2026-11-23' }, 'today'],
  ['a test tomorrow', { testDate: '2026-11-24' }, 'made'],
  ['a test tomorrow, with today off', { testDate: '2026-11-24', restDays: [0] }, 'no-days'],
  ['a test in two years', { testDate: addDays('2026-11-23', 731) }, 'made'],
  ['a test in more than two years', { testDate: addDays('2026-11-23', 732) }, 'too-far'],
  ['nine minutes a day', { minutesPerDay: 9 }, 'minutes'],
  ['ten minutes a day', { minutesPerDay: 10 }, 'made'],
  ['180 minutes a day', { minutesPerDay: 180 }, 'made'],
  ['181 minutes a day', { minutesPerDay: 181 }, 'minutes'],
  ['a fraction of a minute', { minutesPerDay: 45.5 }, 'minutes'],
  ['not a number', { minutesPerDay: Number.NaN }, 'minutes'],
  ['days off only', { restDays: [0, 1, 2, 3, 4, 5, 6] }, 'no-days'],
])('%s', (_, changes, state) => expect(buildPlan(request(changes)).state).toBe(state));

describe('seven weeks, 45 minutes a day, Sundays off', () => {
  const plan = made();

  test('has the three forms on Saturdays 35, 21 and 7 days before', () =>
    expect(ofKind(plan, 'full-test').map(({ day, activity }) => [day, activity])).toEqual([
      ['2026-12-05', { kind: 'full-test', form: 'form-a' }],
      ['2026-12-19', { kind: 'full-test', form: 'form-b' }],
      ['2027-01-02', { kind: 'full-test', form: 'form-c' }],
    ]));

  test('starts with the diagnostic on the weekend, because it doesn’t fit into a weekday', () =>
    expect(ofKind(plan, 'checkpoint').map(({ day, activity }) => [day, activity])).toEqual([
      ['2026-11-28', { kind: 'checkpoint', test: 'diagnostic' }],
      ['2026-12-12', { kind: 'checkpoint', test: 'verbal' }],
      ['2026-12-26', { kind: 'checkpoint', test: 'reading' }],
    ]));

  test('divides the time between sections roughly as recommended', () => {
    const minutes = (of: (entry: PlanEntry) => boolean) => total(plan.entries.filter(of));
    const practice = (section: string) =>
      minutes(({ activity }) => activity.kind === 'practice' && activity.section === section);
    const shares = [
      practice('verbal') + total(ofKind(plan, 'words')),
      practice('quantitative'),
      practice('reading'),
      total(ofKind(plan, 'essay')),
    ];
    const all = shares.reduce((sum, each) => sum + each, 0);
    [30, 30, 25, 15].forEach((advised, index) =>
      expect(Math.abs((100 * (shares[index] ?? 0)) / all - advised)).toBeLessThan(6),
    );
  });
});

test.each<[number, number | null, IsoDay, number]>([
  [45, null, '2027-01-09', 5],
  [45, 640, '2027-01-09', 10],
  // There is time for fifty words in six weeks of five minutes.
  [45, 50, '2027-01-09', 5],
  [45, 150, '2027-01-09', 10],
  // Verbal gets about eight minutes, and needs some of them for practice.
  [25, 640, '2027-01-09', 5],
  [35, 640, '2027-01-09', 5],
  [40, 640, '2027-01-09', 10],
  // A whole session is the most.
  [60, 640, '2027-01-09', 10],
  [180, 640, '2027-01-09', 10],
])(
  '%i minutes a day, with %s words left until %s, have %i of words',
  (minutesPerDay, left, testDate, minutes) => {
    const words = left === null ? undefined : { cards: [], left };
    const plan = made({ minutesPerDay, testDate, words, isMeasured: true });
    const [first] = ofKind(plan, 'words');
    expect(first?.minutes).toBe(minutes);
  },
);

describe('explains a plan without a full test', () => {
  const takenFullTests = [{ form: 'form-a', day: '2026-11-20' }] as const;
  test.each<[string, Partial<PlanRequest>, NoFullTestReason | null]>([
    ['nothing, where it has one', {}, null],
    ['weekends are off', { restDays: [5, 6] }, { reason: 'days-off' }],
    ['weekends are off, and one was taken', { restDays: [5, 6], takenFullTests }, { reason: 'days-off' }],
    [
      'the only weekend day in time is off',
      { testDate: '2026-12-03', restDays: [5, 6] },
      { reason: 'days-off' },
    ],
    [
      'one was just taken',
      { testDate: '2026-12-05', takenFullTests },
      { reason: 'taken', day: '2026-11-20' },
    ],
    [
      'one was just taken, and weekends are off',
      { testDate: '2026-12-05', restDays: [5, 6], takenFullTests },
      { reason: 'taken', day: '2026-11-20' },
    ],
    ['fewer than five days are left', { testDate: '2026-11-27' }, { reason: 'too-near' }],
    [
      'no weekend is left, and one was taken',
      { testDate: '2026-11-27', takenFullTests },
      { reason: 'too-near' },
    ],
  ])('%s', (_, changes, why) => {
    const plan = made(changes);
    expect(ofKind(plan, 'full-test').length > 0).toBe(why === null);
    expect(noFullTestReason(plan, 'upper', changes.takenFullTests ?? [])).toEqual(why);
  });

  test('only until one was taken', () =>
    expect(
      noFullTestReason(made({ restDays: [5, 6] }), 'upper', [{ form: 'form-a', day: '2026-12-05' }]),
    ).toBeNull());

  test('for any request', () =>
    holds((plan, { takenFullTests: before }) =>
      expect(noFullTestReason(plan, 'upper', before) === null).toBe(ofKind(plan, 'full-test').length > 0),
    ));
});

test('a form that was taken comes last', () =>
  expect(
    ofKind(made({ takenFullTests: [{ form: 'form-a', day: '2026-10-01' }] }), 'full-test').map(
      ({ activity }) => activity,
    ),
  ).toMatchObject([{ form: 'form-b' }, { form: 'form-c' }, { form: 'form-a' }]));

test('a plan of two years can be saved', () =>
  expect(
    made({ testDate: addDays('2026-11-23', 731), restDays: [], minutesPerDay: 90 }).entries.length,
  ).toBeLessThan(5000));

const minutesOf = ({ parts }: { parts: readonly { minutes: number }[] }) =>
  parts.reduce((sum, { minutes }) => sum + minutes, 0);

test('a checkpoint takes as long as its test', () => {
  expect(checkpointMinutes).toEqual({
    diagnostic: minutesOf(diagnosticPlan('upper', false)),
    verbal: minutesOf(halfVerbalPlan('upper')),
    quantitative: minutesOf(singleSectionPlan('form-c', 'quantitative-1')),
    reading: minutesOf(fullReadingPlan('upper')),
  });
  expect(essayMinutes).toBe(minutesOf(writingSamplePlan('upper')));
});
