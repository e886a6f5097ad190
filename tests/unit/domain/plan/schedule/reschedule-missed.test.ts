/** Missed entries are rescheduled or dropped, and none disappears silently. */
import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CompletionSource,
  findCompletedEntries,
  overdueEntries,
} from '@/domain/plan/schedule/completed-entries';
import { maxDayMinutes, rescheduleMissed } from '@/domain/plan/schedule/reschedule-missed';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { mergePlanHistory } from '@/domain/plan/schedule/merge-plan-history';
import { assertPresent } from '@/lib/assert';
import { canHoldFullTest, minDaysBetweenMovedTests } from '@/domain/plan/weeks/full-tests';
import { addDays, daysBetween, dayAtOffset, weekdayIndex } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import { attempt, madePlan, planOf } from '../plans';

const total = (entries: readonly PlanEntry[]) => entries.reduce((sum, { minutes }) => sum + minutes, 0);
const nothing = new Map<string, CompletionSource>();
const verbal = (id: string, day: PlanEntry['day'], minutes = 40): PlanEntry => ({
  id,
  day,
  minutes,
  activity: { kind: 'practice', section: 'verbal' },
});

const works = record({
  day: integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-23', days)),
  planId: constantFrom(
    'drill-verbal',
    'drill-quantitative',
    'drill-reading',
    'drill-mistakes',
    'half-verbal',
    'writing-sample',
  ),
  answers: integer({ min: 1, max: 20 }),
  minutes: integer({ min: 1, max: 40 }),
});

const allDone = (entries: readonly PlanEntry[]): ReadonlyMap<string, CompletionSource> =>
  new Map(entries.map(({ id, day }) => [id, { kind: 'words', recalls: 1, day }]));

/** A plan some days later, with a fraction of its entries done. */
const cases = record({
  days: integer({ min: 9, max: 127 }),
  minutesPerDay: integer({ min: 10, max: 180 }),
  restDays: uniqueArray(integer({ min: 0, max: 6 }), { maxLength: 4 }),
  passed: integer({ min: 0, max: 120 }),
  doneEvery: integer({ min: 1, max: 9 }),
}).map(({ days, passed, doneEvery, ...rest }) => {
  const plan = madePlan({ testDate: addDays('2026-11-23', days), ...rest });
  const today = addDays('2026-11-23', Math.min(passed, days - 1));
  const done = allDone(plan.entries.filter(({ day }, index) => index % doneEvery === 0 && day <= today));
  return { plan, today, done, outcome: rescheduleMissed(plan, done, today) };
});

describe('for any missed work', () => {
  test('keeps it visible on its day, as moved or not done', () =>
    assert(
      property(cases, ({ plan, today, done, outcome }) => {
        const missed = overdueEntries(plan, done, today);
        const shown = outcome.plan.missed ?? [];
        expect(shown.map(({ day, activity }) => ({ day, activity }))).toEqual(
          missed.map(({ day, activity }) => ({ day, activity })),
        );
        if (outcome.droppedMinutes === 0) expect(shown.every(({ moved }) => moved)).toBe(true);
      }),
    ));

  test('puts its minutes back in the plan, or reports them as dropped', () =>
    assert(
      property(cases, ({ plan, outcome }) => {
        expect(total(outcome.plan.entries) + outcome.droppedMinutes).toBe(total(plan.entries));
      }),
    ));

  test('keeps the minutes and the day of completed work', () =>
    assert(
      property(cases, ({ plan, done, outcome }) => {
        const ofDone = ({ entries }: StudyPlan) => entries.filter(({ id }) => done.has(id));
        expect(ofDone(outcome.plan)).toEqual(ofDone(plan));
      }),
    ));

  test('keeps entries checked off by the same work, and leaves nothing missed', () =>
    assert(
      property(cases, array(works, { maxLength: 40 }), boolean(), ({ plan, today }, all, isLeft) => {
        const facts = {
          attempts: all
            .map(({ day, ...work }, index) => attempt(`a${index}`, work.planId, day, work))
            .filter(({ finishedAt }) => dayAtOffset(finishedAt) <= today),
          wordDays: [],
          hasPendingReview: () => isLeft,
        };
        const before = findCompletedEntries(plan, facts, today);
        const { plan: after } = rescheduleMissed(plan, before, today);
        const now = findCompletedEntries(after, facts, today);
        expect([...before.keys()].filter((id) => !now.has(id))).toEqual([]);
        expect(overdueEntries(after, now, today)).toEqual([]);
      }),
    ));

  /** Missed from the start, so that tests move and displace entries to earlier days. */
  const changes = record({
    days: integer({ min: 40, max: 70 }),
    minutesPerDay: integer({ min: 10, max: 120 }),
    spread: integer({ min: 5, max: 25 }),
    later: integer({ min: 1, max: 7 }),
  });
  test('keeps ids unique when the plan is rescheduled, changed, and rescheduled again', () =>
    assert(
      property(changes, ({ days, minutesPerDay, spread, later }) => {
        const asked = { testDate: addDays('2026-11-23', days), minutesPerDay, restDays: [] };
        const today = addDays('2026-11-23', spread);
        const changedOn = addDays(today, later);
        const moved = rescheduleMissed(madePlan(asked), nothing, today).plan;
        const changed = mergePlanHistory(madePlan({ ...asked, today: changedOn, isMeasured: true }), {
          plan: moved,
          completed: allDone(moved.entries.filter(({ day }) => day >= today)),
        });
        const again = rescheduleMissed(changed, nothing, addDays(changedOn, later)).plan;
        for (const { entries } of [moved, changed, again])
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      }),
      { numRuns: 300 },
    ));

  test('puts nothing on a rest day, in the past, or with the words on the day before the test', () =>
    assert(
      property(cases, ({ plan, today, done, outcome: { plan: after } }) => {
        const isAllowed = ({ day }: PlanEntry) =>
          day < plan.testDate && !plan.restDays.includes(weekdayIndex(day));
        expect(after.entries.filter((entry) => !isAllowed(entry))).toEqual([]);
        const dayBefore = addDays(plan.testDate, -1);
        const entriesOnDayBefore = ({ entries }: StudyPlan) => entries.filter(({ day }) => day === dayBefore);
        expect(entriesOnDayBefore(after)).toEqual(entriesOnDayBefore(plan));
        expect(overdueEntries(after, done, today)).toEqual([]);
        const ids = new Set(after.entries.map(({ id }) => id));
        expect(ids.size).toBe(after.entries.length);
        // Entries that weren't missed are unchanged, unless merged with another of their kind.
        const known = new Set(plan.entries.map(({ id }) => id));
        const pieces = [...ids].filter((id) => !known.has(id));
        expect(pieces.filter((id) => !known.has(id.replace(/-\d+$/, '')))).toEqual([]);
      }),
    ));

  test('extends no day by more than half, and keeps full tests alone and apart', () =>
    assert(
      property(cases, ({ plan, outcome: { plan: after } }) => {
        for (const [day, entries] of groupBy(after.entries, (entry) => entry.day)) {
          const before = plan.entries.filter((entry) => entry.day === day);
          const isLonger = total(entries) > maxDayMinutes(plan) && total(entries) !== total(before);
          // A test or essay longer than a day's maximum is alone on its day.
          if (isLonger) expect(entries, day).toHaveLength(1);
        }
        const tests = after.entries.filter(({ activity }) => activity.kind === 'full-test');
        tests
          .slice(1)
          .forEach(({ day }, index) =>
            expect(daysBetween(tests[index]?.day ?? day, day)).toBeGreaterThanOrEqual(
              minDaysBetweenMovedTests,
            ),
          );
      }),
    ));
});

test('moves a missed day to the next days in turn, as far as each can grow', () => {
  const plan = planOf([verbal('a', '2026-11-23'), verbal('b', '2026-11-24'), verbal('c', '2026-11-25')]);
  const { plan: after, movedMinutes, droppedMinutes } = rescheduleMissed(plan, nothing, '2026-11-24');
  expect([movedMinutes, droppedMinutes]).toEqual([40, 0]);
  // 40 minutes: 20 on each of two days that can grow to 60.
  expect(after.entries.map(({ id, day, minutes }) => [id, day, minutes])).toEqual([
    ['b', '2026-11-24', 60],
    ['c', '2026-11-25', 60],
  ]);
});

test('doesn’t merge missed work into completed work', () => {
  const plan = planOf([verbal('a', '2026-11-23', 20), verbal('b', '2026-11-24', 20)]);
  const { plan: after } = rescheduleMissed(plan, allDone(plan.entries.slice(1)), '2026-11-24');
  expect(after.entries).toEqual([verbal('b', '2026-11-24', 20), verbal('a', '2026-11-25', 20)]);
  const soon = { ...plan, testDate: '2026-11-26' } as const;
  expect(rescheduleMissed(soon, allDone(plan.entries.slice(1)), '2026-11-24').plan.entries).toEqual([
    verbal('b', '2026-11-24', 20),
    verbal('a', '2026-11-24', 20),
  ]);
});

test('adds no practice to a day whose practice is done, since the work of an earlier day would check it off', () => {
  const plan = planOf([
    verbal('monday', '2026-11-23', 20),
    verbal('tuesday', '2026-11-24', 20),
    verbal('wednesday', '2026-11-25', 20),
    verbal('thursday', '2026-11-26', 20),
  ]);
  const facts = {
    attempts: ['a', 'b'].map((id) => attempt(id, 'drill-verbal', '2026-11-25')),
    wordDays: [],
    hasPendingReview: () => true,
  };
  const before = findCompletedEntries(plan, facts, '2026-11-25');
  expect([...before.keys()].toSorted()).toEqual(['monday', 'wednesday']);
  const { plan: after } = rescheduleMissed(plan, before, '2026-11-25');
  expect(after.entries).toEqual([
    verbal('monday', '2026-11-23', 20),
    verbal('wednesday', '2026-11-25', 20),
    verbal('thursday', '2026-11-26', 40),
  ]);
  expect(findCompletedEntries(after, facts, '2026-11-25')).toEqual(before);
});

test('adds no practice before a later day that today’s work checked off', () => {
  const reading = { kind: 'practice', section: 'reading' } as const;
  const plan = planOf([
    verbal('missed', '2026-11-20', 20),
    { ...verbal('monday', '2026-11-23', 20), activity: reading },
    verbal('friday', '2026-11-27', 20),
  ]);
  const facts = {
    attempts: [attempt('a', 'drill-verbal', '2026-11-23')],
    wordDays: [],
    hasPendingReview: () => true,
  };
  const today = '2026-11-23';
  const before = findCompletedEntries(plan, facts, today);
  expect([...before.keys()]).toEqual(['friday']);
  const { plan: after } = rescheduleMissed(plan, before, today);
  expect(after.entries.find(({ id }) => id === 'missed')?.day).toBe('2026-11-28');
  expect(findCompletedEntries(after, facts, today)).toEqual(before);
});

test('changes nothing if nothing was missed', () => {
  const plan = madePlan();
  expect(rescheduleMissed(plan, nothing, plan.madeOn)).toEqual({
    plan,
    movedMinutes: 0,
    droppedMinutes: 0,
    droppedActivities: [],
    movedTests: [],
  });
});

test('moves a missed full test to the next weekend with enough time, and the practice there to other days', () => {
  const plan = madePlan({ testDate: '2026-12-19' });
  const missed = plan.entries.filter(({ activity }) => activity.kind === 'full-test');
  expect(missed.map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-12']);
  const done = allDone(
    plan.entries.filter(({ day, activity }) => day < '2026-12-13' && activity.kind !== 'full-test'),
  );
  // Too late for either: the last three days have no tests, and Sundays are off.
  const late = rescheduleMissed(plan, done, '2026-12-14');
  expect(late.droppedActivities.map(({ kind }) => kind)).toEqual(['full-test', 'full-test']);
});

const testsIn = ({ entries }: StudyPlan) =>
  entries
    .filter(({ activity }) => activity.kind === 'full-test' || activity.kind === 'checkpoint')
    .map(({ id, day }) => ({ id, day }));
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).toSorted();

describe('a missed test', () => {
  const plan = madePlan({ testDate: '2027-01-09', minutesPerDay: 45 });
  const fullTests = plan.entries.filter(({ activity }) => activity.kind === 'full-test');
  const missedOn = (entry: PlanEntry | undefined) => {
    const missed = assertPresent(entry, 'a test');
    const today = addDays(missed.day, 1);
    const done = allDone(plan.entries.filter(({ id, day }) => day < today && id !== missed.id));
    return { missed, today, outcome: rescheduleMissed(plan, done, today) };
  };

  test('of full length moves to the next suitable weekend day, and that day’s practice moves on', () => {
    const { missed, outcome } = missedOn(fullTests[0]);
    // Sundays are off in this plan, and the next full test is two weeks after this one.
    const day = addDays(missed.day, 7);
    expect(outcome.droppedActivities).toEqual([]);
    expect(plan.entries.filter((entry) => entry.day === day).length).toBeGreaterThan(1);
    expect(outcome.plan.entries.filter((entry) => entry.day === day)).toEqual([{ ...missed, day }]);
    // Its own shorter test had to leave that day, which is reported.
    expect(idsOf(testsIn(outcome.plan))).toEqual(idsOf(testsIn(plan)));
    const kept = testsIn(plan).filter((each) => outcome.movedTests.every(({ id }) => id !== each.id));
    expect(testsIn(outcome.plan)).toEqual(expect.arrayContaining(kept));
    expect(outcome.movedTests.map(({ activity }) => activity.kind)).toEqual(['checkpoint', 'full-test']);
  });

  test('of full length is dropped only if no weekend day is a week from other full tests', () => {
    const last = missedOn(fullTests.at(-1));
    const weekends = Array.from({ length: 60 }, (_, days) => addDays(last.today, days)).filter((day) =>
      canHoldFullTest(day, plan.testDate, plan.restDays),
    );
    expect(last.outcome.droppedActivities.length).toBe(weekends.length === 0 ? 1 : 0);
  });

  test('of shorter length moves to the nearest day without a full test', () => {
    const checkpoint = plan.entries.find(({ activity }) => activity.kind === 'checkpoint');
    const { missed, today, outcome } = missedOn(checkpoint);
    const [moved] = outcome.movedTests;
    const free = plan.entries.filter(({ day }) => day >= today).map(({ day }) => day);
    const nearest = free.find((day) => fullTests.every((each) => each.day !== day));
    expect(moved).toEqual({ ...missed, day: nearest });
    expect(outcome.droppedActivities).toEqual([]);
  });

  test('is never dropped because of other missed work', () =>
    assert(
      property(cases, ({ plan: any, today, done, outcome }) => {
        const may = (day: PlanEntry['day']) => canHoldFullTest(day, any.testDate, any.restDays);
        const isFree = (day: PlanEntry['day']) =>
          any.entries.every((entry) => entry.day !== day || !done.has(entry.id)) &&
          testsIn(outcome.plan).every(
            (each) => Math.abs(daysBetween(each.day, day)) >= minDaysBetweenMovedTests,
          );
        const coming = Array.from({ length: Math.max(0, daysBetween(today, any.testDate)) }, (_, days) =>
          addDays(today, days),
        );
        if (outcome.droppedActivities.some(({ kind }) => kind === 'full-test'))
          expect(coming.filter((day) => may(day) && isFree(day))).toEqual([]);
      }),
    ));
});

test('drops everything missed on the day before the test', () => {
  const plan = madePlan({ testDate: '2026-12-02' });
  const { movedMinutes, droppedMinutes } = rescheduleMissed(plan, nothing, '2026-12-01');
  expect(movedMinutes).toBe(0);
  expect(droppedMinutes).toBe(total(plan.entries.filter(({ day }) => day < '2026-12-01')));
});
