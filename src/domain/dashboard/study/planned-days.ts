/** The plan beside what became of it: rest days, entries done and missed, days in a row. */
import { addDays, type IsoDay, mondayOf, weekdayIndex } from '@/lib/calendar';
import { formatCount, formatList } from '@/lib/format';
import { groupBy } from '@/lib/groupBy';
import { localEpochMs, formatTimeOfDay } from '@/lib/localTime';
import {
  isRestDay,
  type LearnerPlan,
  type PlannedActivity,
  type PlannedEntry,
  plannedActivityName,
  plannedActivitySection,
} from '@/domain/learner/learner-plan';
import type { StudyLog } from '@/domain/learner/learner-record';
import type { AsOf } from '@/domain/dashboard/as-of';
import { loggedDay, firstStudyDay, minutesToHours, sittingCount } from '@/domain/dashboard/study-log';
import { type Weekday, fullWeekdayNames, mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';

/** What a rule about days needs to know: the log, and which days the plan leaves free. */
export type PlannedLog = StudyLog & { readonly plan: LearnerPlan | null };

/** A day of the schedule: what is planned on it, and for how long; or rest, or nothing. */
export type PlannedDay =
  | {
      readonly day: Weekday;
      readonly kind: 'study';
      /** Each name once, in order: sections, or the activity itself where it is of several. */
      readonly names: readonly string[];
      /** The section that the day begins with; null for what is of several. */
      readonly first: NamedSection | null;
      readonly hours: number;
    }
  | { readonly day: Weekday; readonly kind: 'rest' | 'nothing' };

/** The name of an entry in a schedule: its section's, else its own. */
function scheduleName(activity: PlannedActivity): string {
  const section = plannedActivitySection(activity);
  return section === null ? plannedActivityName(activity) : dashboardSectionNames[section];
}

/** The plan of this week by day, Monday first; none without a plan. */
export function weekSchedule(
  plan: LearnerPlan | null,
  { day: today }: Pick<AsOf, 'day'>,
): readonly PlannedDay[] {
  if (plan === null) return [];
  const monday = mondayOf(today);
  return mondayFirstWeekdays.map((day, index) => {
    const date = addDays(monday, index);
    const entries = plan.entries.filter((entry) => entry.day === date);
    const [first] = entries;
    if (first === undefined) return { day, kind: isRestDay(plan, date) ? 'rest' : 'nothing' };
    return {
      day,
      kind: 'study',
      names: [...new Set(entries.map(({ activity }) => scheduleName(activity)))],
      first: plannedActivitySection(first.activity),
      hours: minutesToHours(entries.reduce((sum, { minutes }) => sum + minutes, 0)),
    };
  });
}

/** When the time of an entry is over, in epoch milliseconds: at its end, or with its day where it has no hour. */
export function entryEndMs({ day, start, minutes }: Pick<PlannedEntry, 'day' | 'start' | 'minutes'>): number {
  return start === null ? localEpochMs(addDays(day, 1)) - 1 : localEpochMs(day, start) + minutes * 60_000;
}

/** The day and the hour of an entry in words: "Monday at 4:00 PM", "Monday". */
export function plannedTimeText({ day, start }: Pick<PlannedEntry, 'day' | 'start'>): string {
  const weekday = fullWeekdayNames[mondayFirstWeekdays[weekdayIndex(day)] ?? 'Mon'];
  return start === null ? weekday : `${weekday} at ${formatTimeOfDay(start)}`;
}

/** Tells whether the time of an entry is over. */
export function isEntryOver(entry: PlannedEntry, { day, ms }: AsOf): boolean {
  // The day decides nearly always, and costs no calendar.
  return entry.day < day || (entry.day === day && entryEndMs(entry) <= ms);
}

/** The entries of the days from `from` until now that are over or done, in order. */
export function dueEntries(
  { plan }: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly PlannedEntry[] {
  return (plan?.entries ?? []).filter(
    (entry) => entry.day >= from && entry.day <= asOf.day && (entry.done || isEntryOver(entry, asOf)),
  );
}

/** Those of them that nobody did. */
export function missedPlanEntries(
  record: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly PlannedEntry[] {
  return dueEntries(record, from, asOf).filter(({ done }) => !done);
}

/** Planned sessions that were missed at once: all of a day that have no hour, or one that has. */
export type MissedGroup = readonly [PlannedEntry, ...PlannedEntry[]];

/** The missed entries from `from` until now, in order, those of a day together: a day without study is one event. */
export function missedGroups(
  record: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly MissedGroup[] {
  const groups = groupBy(missedPlanEntries(record, from, asOf), ({ day, start }) => `${day} ${start ?? ''}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/** The name of what was missed at once: "Word review", "3 planned sessions". */
export function missedGroupName([first, ...others]: MissedGroup): string {
  return others.length === 0
    ? plannedActivityName(first.activity)
    : formatCount(others.length + 1, 'planned session');
}

/** Its parts as a sentence lists them: "Word review, Mistake review, and Math practice". */
export function missedGroupText(entries: MissedGroup): string {
  return formatList([...new Set(entries.map(({ activity }) => plannedActivityName(activity)))]);
}

/** Days in a row with study. */
export interface StudyStreak {
  readonly from: IsoDay;
  /** The last day with study. */
  readonly to: IsoDay;
  readonly days: number;
}

/**
 * All days in a row with study, the oldest first, and the row that is still unbroken now. A day of rest in the plan doesn't break
 * a row, and counts only where something was studied on it; nor does a day that isn't over break it. So Monday to Saturday twice
 * is 12 with the Sundays off.
 */
export function studyStreaks(
  record: PlannedLog,
  asOf: AsOf,
): { readonly all: readonly StudyStreak[]; readonly current: StudyStreak | null } {
  const first = firstStudyDay(record);
  if (first === null) return { all: [], current: null };
  const all: StudyStreak[] = [];
  let isOpen = false;
  for (let day = first; day <= asOf.day; day = addDays(day, 1)) {
    if (sittingCount([loggedDay(record, day)]) > 0) {
      const before = isOpen ? all.pop() : undefined;
      all.push({ from: before?.from ?? day, to: day, days: (before?.days ?? 0) + 1 });
      isOpen = true;
    } else if (!isRestDay(record.plan, day) && day !== asOf.day) isOpen = false;
  }
  return { all, current: isOpen ? (all.at(-1) ?? null) : null };
}

/** From so many days in a row on, the row is something to praise and to set off. */
export const notableStreakDays = 5;

/** How many days in a row there are up to now. */
export function currentStreakDays(record: PlannedLog, asOf: AsOf): number {
  return studyStreaks(record, asOf).current?.days ?? 0;
}

/** The words after the number of a streak: "days in a row"; a single day is no row. */
export function streakUnitText(length: number): string {
  return length === 1 ? 'so far' : 'in a row';
}
