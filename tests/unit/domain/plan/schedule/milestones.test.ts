import { describe, expect, test } from 'vitest';
import {
  type FullTestDays,
  milestoneDays,
  milestonesFor,
  plannedFullTestDays,
  timeUntilTest,
  type TimeUntilTest,
} from '@/domain/plan/schedule/milestones';
import { planOfDays } from '../plans';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';

test.each<[IsoDay, TimeUntilTest]>([
  ['2026-11-22', { state: 'passed', days: 1 }],
  ['2024-02-29', { state: 'passed', days: 998 }],
  ['2026-11-23', { state: 'today' }],
  ['2026-11-24', { state: 'tomorrow' }],
  ['2026-11-25', { state: 'ahead', days: 2, weeks: 0 }],
  ['2026-11-30', { state: 'ahead', days: 7, weeks: 1 }],
  ['2028-11-23', { state: 'ahead', days: 731, weeks: 104 }],
])('on November 23, a test on %s is %o', (testDate, left) =>
  expect(timeUntilTest(testDate, '2026-11-23')).toEqual(left),
);

test.each([
  // Across clock changes: in the United States on November 1, 2026, and on March 14, 2027.
  ['2026-10-24', '2026-11-14', 21],
  ['2027-03-06', '2027-03-20', 14],
] as const)('from %s to %s there are %d days', (today, testDate, days) =>
  expect(timeUntilTest(testDate, today)).toMatchObject({ days }),
);

describe('milestones', () => {
  test('are in order of their days, each the right number of days before the test', () => {
    const all = milestonesFor('2027-01-09', '2026-11-23');
    expect(all.map(({ daysBefore }) => daysBefore)).toEqual(
      Object.values(milestoneDays).toSorted((a, b) => b - a),
    );
    for (const { day, daysBefore } of all)
      expect(daysBetween(day ?? '2027-01-09', '2027-01-09')).toBe(daysBefore);
  });

  test('are passed, now, next, or ahead', () =>
    expect(milestonesFor('2027-01-09', '2026-11-23').map(({ kind, status }) => [kind, status])).toEqual([
      ['accommodations', 'now'],
      ['registration', 'now'],
      ['first-full-test', 'next'],
      ['late-registration', 'ahead'],
      ['last-full-test', 'ahead'],
      ['what-to-bring', 'ahead'],
      ['day-before', 'ahead'],
      ['test-day', 'ahead'],
    ]));

  test.each<[IsoDay, string | undefined]>([
    ['2026-11-23', 'test-day'],
    ['2026-11-24', 'day-before'],
    ['2026-11-22', undefined],
  ])('with a test on %s, the next is %s', (testDate, kind) =>
    expect(milestonesFor(testDate, '2026-11-23').find(({ status }) => status === 'next')?.kind).toBe(kind),
  );

  test.each<[number, readonly string[]]>([
    [71, []],
    [29, ['accommodations', 'registration', 'first-full-test']],
    [28, ['accommodations', 'first-full-test']],
    [19, ['accommodations', 'first-full-test', 'late-registration']],
    [7, ['accommodations', 'late-registration']],
    [4, ['accommodations', 'late-registration', 'last-full-test']],
    [2, ['accommodations', 'late-registration', 'what-to-bring']],
    [0, []],
    [-1, []],
  ])('%i days before the test, still to do although their day has passed: %o', (days, kinds) =>
    expect(
      milestonesFor(addDays('2026-11-23', days), '2026-11-23').flatMap(({ kind, status }) =>
        status === 'now' ? [kind] : [],
      ),
    ).toEqual(kinds),
  );

  test.each<[string, FullTestDays | null, readonly string[]]>([
    [
      'without planned tests',
      null,
      [
        '2026-11-28 first-full-test next',
        '2026-12-12 late-registration ahead',
        '2027-01-02 last-full-test ahead',
      ],
    ],
    [
      'with two to come',
      { first: '2026-12-05', last: '2027-01-03' },
      [
        '2026-12-05 first-full-test next',
        '2026-12-12 late-registration ahead',
        '2027-01-03 last-full-test ahead',
      ],
    ],
    [
      'with a first one after the look at registration',
      { first: '2026-12-13', last: '2027-01-03' },
      [
        '2026-12-12 late-registration next',
        '2026-12-13 first-full-test ahead',
        '2027-01-03 last-full-test ahead',
      ],
    ],
    [
      'with a first one that is done',
      { first: '2026-11-21', last: '2027-01-03' },
      [
        '2026-11-21 first-full-test passed',
        '2026-12-12 late-registration next',
        '2027-01-03 last-full-test ahead',
      ],
    ],
    [
      'with one today',
      { first: '2026-11-23', last: '2027-01-03' },
      [
        '2026-11-23 first-full-test next',
        '2026-12-12 late-registration ahead',
        '2027-01-03 last-full-test ahead',
      ],
    ],
    [
      'with a single one',
      { first: '2027-01-02', last: '2027-01-02' },
      ['2026-12-12 late-registration next', '2027-01-02 last-full-test ahead'],
    ],
  ])('take the days of the plan’s full tests and stay in order: %s', (_, planned, expected) => {
    const all = milestonesFor('2027-01-09', '2026-11-23', planned);
    const days = all.flatMap(({ day }) => day ?? []);
    expect(days).toEqual(days.toSorted());
    expect(
      all
        .filter(({ kind }) => /test$|^late/.test(kind))
        .map(({ kind, day, status }) => `${day} ${kind} ${status}`),
    ).toEqual(expected);
    for (const { day, daysBefore } of all)
      expect(daysBetween(day ?? '2027-01-09', '2027-01-09')).toBe(daysBefore);
  });

  test('have no days without a test date, and are all ahead', () =>
    expect(
      milestonesFor(null, '2026-11-23').every(({ day, status }) => day === null && status === 'ahead'),
    ).toBe(true));
});

describe('the full tests of a plan', () => {
  const days = ['2026-12-05', '2026-12-19', '2027-01-02'] as const;
  const plan = planOfDays(days.map((day) => [day, [[190, { kind: 'full-test', form: 'form-a' }]]]));
  test.each<[string, IsoDay, readonly number[], FullTestDays | null]>([
    ['before all of them', '2026-11-23', [], { first: days[0], last: days[2] }],
    ['on the day of the first', days[0], [], { first: days[0], last: days[2] }],
    ['after the first, which is done', '2026-12-08', [0], { first: days[0], last: days[2] }],
    ['after the first, which was missed', '2026-12-08', [], { first: days[1], last: days[2] }],
    ['after all of them, with two done', '2027-01-05', [0, 1], { first: days[0], last: days[1] }],
    ['after all of them, with none done', '2027-01-05', [], null],
  ])('are those done or to come: %s', (_, today, done, expected) => {
    const nothingLeft = { kind: 'nothing-left' } as const;
    const completed = new Map(done.map((place) => [plan.entries[place]?.id ?? '', nothingLeft]));
    expect(plannedFullTestDays(plan, completed, today)).toEqual(expected);
  });

  test('are the full-length ones only', () => {
    const other = planOfDays([['2026-12-05', [[30, { kind: 'checkpoint', test: 'verbal' }]]]]);
    expect(plannedFullTestDays(other, new Map(), '2026-11-23')).toBeNull();
  });
});
