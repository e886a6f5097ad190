/** Invariants of a course: its days come from the plan for any starting Monday, and its start date is parsed leniently. */
import ICAL from 'ical.js';
import { assert, constantFrom, integer, property } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '@/brand';
import { courseFigures, courseWeeksOf } from '@/data/courses/courseDays';
import { courseNeeds, courseTexts } from '@/data/texts/pages/courses';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { levelIds } from '@/domain/exam/level/level-id';
import {
  courseLengths,
  parseCourseLength,
  courses,
  courseTestDay,
  courseTestOffsetDays,
} from '@/domain/plan/courses/course';
import { testsOfCourse } from '@/domain/plan/courses/course-weeks';
import { buildCoursePlan, coursePlanDays } from '@/domain/plan/courses/course-plan';
import { resolveCourseStart } from '@/domain/plan/courses/course-start';
import { buildPlan } from '@/domain/plan/weeks/build-plan';
import { testPurposeText } from '@/features/planning/courses/coursePageTexts';
import { planEvents } from '@/features/planning/planner/planEvents';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { formatIcs } from '@/lib/dates/ics';

afterEach(() => vi.unstubAllEnvs());

const someMonday: IsoDay = '2026-11-30';
const mondays = integer({ min: 0, max: 300 }).map((weeks) => addDays('2024-01-01', 7 * weeks));
const lengths = constantFrom(...courseLengths);
const levels = constantFrom(...levelIds);
const coursesOfLevels = levelIds.flatMap((level) => courseLengths.map((weeks) => ({ level, weeks })));

describe('for any Monday', () => {
  test('a course has the same days', () =>
    assert(
      property(lengths, levels, mondays, (weeks, level, monday) => {
        expect(coursePlanDays(weeks, level, monday)).toEqual(coursePlanDays(weeks, level, someMonday));
      }),
      { numRuns: 30 },
    ));

  test('has nothing before it, on a day off, or from the test on', () =>
    assert(
      property(lengths, levels, mondays, (weeks, level, monday) => {
        for (const { day } of buildCoursePlan(weeks, level, monday).entries) {
          expect(day >= monday && day < courseTestDay(weeks, monday)).toBe(true);
          expect(courses[weeks].restDays).not.toContain(weekdayIndex(day));
        }
      }),
      { numRuns: 30 },
    ));
});

test('a course can only begin on a Monday', () =>
  expect(() => buildCoursePlan(4, 'upper', '2026-12-01')).toThrow(/Monday/));

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe.each(coursesOfLevels)('the course of $weeks weeks, $level level', ({ weeks, level }) => {
  const calendar = courseWeeksOf(weeks, level);
  const figures = courseFigures(weeks, level);

  test('its minutes add up, by week and by purpose', () => {
    expect(sum(calendar.map(({ minutes }) => minutes))).toBe(figures.minutes);
    expect(sum(Object.values(figures.minutesFor))).toBe(figures.minutes);
  });

  test('has one test day, on the Saturday of its last week', () => {
    const tests = calendar.flatMap(({ days }) => days).filter(({ kind }) => kind === 'test');
    expect(tests).toEqual([{ place: 7 * weeks - 2, kind: 'test', entries: [] }]);
  });

  test('full tests are on Saturdays, and the texts of the weeks say which', () => {
    const full = testsOfCourse(calendar).filter(({ entry }) => entry.activity.kind === 'full-test');
    expect(full).toHaveLength(figures.fullTests);
    expect(full.every(({ place }) => place % 7 === 5)).toBe(true);
    const texts: readonly { title: string; line: string }[] = courseTexts[weeks].weeks[level];
    expect(texts).toHaveLength(weeks);
    const lesson = texts.flatMap(({ title, line }, index) =>
      /full test/i.test(`${title} ${line}`) ? [index] : [],
    );
    expect(lesson).toEqual(full.map(({ place }) => Math.floor(place / 7)));
  });
});

test.each(coursesOfLevels)(
  'the last full test of $weeks weeks, $level level, leaves a week before the test, as its text says',
  ({ weeks, level }) => {
    const tests = testsOfCourse(courseWeeksOf(weeks, level));
    const last = assertPresent(
      tests.findLast(({ entry }) => entry.activity.kind === 'full-test'),
      'Every course has a full test',
    );
    expect(testPurposeText(last, tests)).toMatch(/with a week left to act on the results\.$/);
    expect(courseTestOffsetDays(weeks) - last.place).toBe(7);
  },
);

test.each(levelIds)('the longest course has every full test of the %s level', (level) => {
  const taken = testsOfCourse(courseWeeksOf(6, level)).flatMap(({ entry: { activity } }) =>
    activity.kind === 'full-test' ? [activity.form] : [],
  );
  expect(taken).toEqual(fullFormsOf(level));
});

test.each([
  [2, 'middle', 'a free Saturday morning for the full test'],
  [6, 'middle', 'two free Saturday mornings for the full tests'],
  [6, 'upper', 'three free Saturday mornings for the full tests'],
] as const)('the course of %i weeks, %s level, needs %s', (weeks, level, words) =>
  expect(courseNeeds(weeks, level).text).toContain(words),
);

test.each([
  ['2', 2],
  ['4', 4],
  ['6', 6],
  ['3', null],
  ['4 weeks', null],
  ['', null],
  [null, null],
])('reads the length %s from the address', (text, weeks) => expect(parseCourseLength(text)).toBe(weeks));

/** A Wednesday. */
const today: IsoDay = '2026-11-25';

test.each<[string | null, IsoDay, ReturnType<typeof resolveCourseStart>['notice']]>([
  [null, '2026-11-30', null],
  ['', '2026-11-30', null],
  ['2026-11-30', '2026-11-30', null],
  ['2026-11-25', '2026-11-30', 'not-monday'],
  ['2026-12-01', '2026-12-07', 'not-monday'],
  ['2026-11-24', '2026-11-30', 'passed'],
  ['2026-02-31', '2026-11-30', 'unreadable'],
  ['soon', '2026-11-30', 'unreadable'],
  ['2028-10-23', '2028-10-23', null],
  ['2028-11-06', '2026-11-30', 'too-far'],
  ['9999-12-31', '2026-11-30', 'too-far'],
])('reads a start on %s', (asked, monday, notice) =>
  expect(resolveCourseStart(4, asked, today)).toEqual({ monday, notice }),
);

test('on a Monday, the course can begin today, and by default begins a week later', () => {
  expect(resolveCourseStart(4, '2026-11-30', '2026-11-30')).toEqual({ monday: '2026-11-30', notice: null });
  expect(resolveCourseStart(4, null, '2026-11-30').monday).toBe('2026-12-07');
});

describe('a plan with a later start', () => {
  const asked = {
    today,
    start: someMonday,
    testDate: courseTestDay(4, someMonday),
    minutesPerDay: 60,
    restDays: [6],
    gaps: { verbal: null, quantitative: null, reading: null },
    answersUntil: 0,
    takenFullTests: [],
    isMeasured: false,
    level: 'upper',
  } as const;

  test('has the same entries as one made on its first day', () => {
    const outcome = buildPlan(asked);
    expect(outcome).toEqual({
      state: 'made',
      plan: { ...buildCoursePlan(4, 'upper', someMonday), madeOn: today },
    });
  });

  test('begins today if its start has passed', () =>
    expect(buildPlan({ ...asked, start: '2026-11-01' })).toEqual(buildPlan({ ...asked, start: today })));

  test.each<[IsoDay, string]>([
    ['2026-11-30', 'before-start'],
    ['2026-11-28', 'before-start'],
    ['2026-11-25', 'today'],
    ['2026-12-01', 'made'],
  ])('with a test on %s', (testDate, state) => expect(buildPlan({ ...asked, testDate }).state).toBe(state));
});

test.each(['America/New_York', 'Pacific/Auckland', 'UTC'])(
  'in %s, no day in the calendar file shifts when clocks change',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // Clocks change on March 14, 2027, in the United States, and on April 4 in New Zealand.
    const monday: IsoDay = '2027-03-08';
    const plan = buildCoursePlan(6, 'upper', monday);
    const text = formatIcs({
      name: 'SSAT: 6-Week Master',
      owner: null,
      events: planEvents(plan, monday),
      sequence: 0,
      writtenMs: 0,
      zone: 'America/New_York',
    });
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const days = events.map((event) => new ICAL.Event(event).startDate.toString());
    expect(days).toEqual([...new Set(plan.entries.map(({ day }) => day)), plan.testDate]);
    const uids = events.map((event) => new ICAL.Event(event).uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids[0]).toBe(`plan-2027-03-08@${new URL(brand.origin).host}`);
    expect(events.every((event) => event.getFirstSubcomponent('valarm') !== null)).toBe(true);
  },
);
