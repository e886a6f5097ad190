/** Which days of a plan its calendar files have had, so that the next file cancels those that the plan dropped. */
import type { IsoDay } from '@/lib/dates/calendar';
import { nextSequence } from '@/lib/dates/ics';
import type { PlanCalendar, PlanCalendarDays, StudyPlan } from './study-plan';

type DatedPlan = Pick<StudyPlan, 'entries' | 'testDate'>;

/** Returns the calendar after another export; `before` is null for a first one. */
export function exportPlanCalendar(
  before: PlanCalendar | null,
  { entries, testDate }: DatedPlan,
  today: IsoDay,
  nowMs: number,
): PlanCalendar {
  // A day is settled once it has begun, so what a calendar has for it stays.
  const ahead = (days: readonly IsoDay[]) => [...new Set(days)].filter((day) => day > today).toSorted();
  return {
    sequence: nextSequence(before?.sequence ?? null, nowMs),
    studyDays: ahead([...(before?.studyDays ?? []), ...entries.map(({ day }) => day)]),
    testDays: ahead([...(before?.testDays ?? []), testDate]),
  };
}

/** Returns the calendar's days after `today` that the plan doesn't have. */
export function droppedCalendarDays(
  { studyDays, testDays }: PlanCalendarDays,
  { entries, testDate }: DatedPlan,
  today: IsoDay,
): PlanCalendarDays {
  const planned = new Set(entries.map(({ day }) => day));
  return {
    studyDays: studyDays.filter((day) => day > today && !planned.has(day)),
    testDays: testDays.filter((day) => day > today && day !== testDate),
  };
}
