/** The weeks of a plan as a calendar. */
import { describe, expect, test } from 'vitest';
import type { CompletedEntries, CompletionSource } from '@/domain/plan/schedule/completed-entries';
import { type PlanEntry, toMissedEntry } from '@/domain/plan/schedule/study-plan';
import { calendarDays, countWeekMinutes, groupIntoWeeks } from '@/domain/plan/weeks/plan-weeks';
import { assertPresent } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';

const entry = (day: IsoDay, minutes: number): PlanEntry => ({
  id: `${day}-${minutes}`,
  day,
  minutes,
  activity: { kind: 'words' },
});

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const thursday = '2026-11-26';

const weekOf = (entries: readonly PlanEntry[], missed: readonly PlanEntry[] = []) =>
  assertPresent(
    groupIntoWeeks(
      entries,
      missed.map((each) => toMissedEntry(each, true)),
    )[0],
    'a week',
  );

describe('the days of a week', () => {
  test.each<[string, IsoDay, IsoDay, string]>([
    ['in the middle of a plan', '2026-11-09', '2027-01-09', 'study study free study free free free'],
    ['in the first week', tuesday, '2027-01-09', 'study study free study free free free'],
    ['in the week of the test', '2026-11-09', '2026-11-28', 'study study free study free test outside'],
  ])('%s', (_, first, testDate, kinds) => {
    const week = weekOf([entry(tuesday, 30), entry(thursday, 30)], [entry(monday, 10)]);
    const days = calendarDays(week, { first, testDate });
    expect(days.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(days[0]?.day).toBe(monday);
    expect(days[6]?.day).toBe('2026-11-29');
    expect(days[0]?.missed).toHaveLength(1);
    expect(days[1]?.entries).toHaveLength(1);
  });

  test('before the plan’s first day are outside of it', () => {
    const days = calendarDays(weekOf([entry(thursday, 30)]), { first: thursday, testDate: '2027-01-09' });
    expect(days.map(({ kind }) => kind).join(' ')).toBe('outside outside outside study free free free');
  });
});

const completed = (...ids: readonly (readonly [string, CompletionSource])[]): CompletedEntries =>
  new Map(ids);

describe('the minutes of a week', () => {
  const done: CompletionSource = { kind: 'words', recalls: 5, day: tuesday };
  const week = weekOf([entry(tuesday, 30), entry(thursday, 20)], [entry(monday, 10)]);

  test.each<[string, CompletedEntries, number, number]>([
    ['nothing done: moved entries were planned too', completed(), 0, 60],
    ['one entry done', completed([`${tuesday}-30`, done]), 30, 60],
    [
      'an entry that needed no work doesn’t count',
      completed([`${thursday}-20`, { kind: 'nothing-left' }]),
      0,
      40,
    ],
    ['all that was needed is done', completed([`${tuesday}-30`, done], [`${thursday}-20`, done]), 50, 60],
  ])('%s', (_, by, minutesDone, planned) =>
    expect(countWeekMinutes(week, by)).toEqual({ done: minutesDone, planned }),
  );
});
