/** The plan compared with the log: rest days, completed and missed entries, study streaks. */
import { addDays, type IsoDay, mondayOf, weekdayIndex } from '@/lib/dates/calendar';
import { formatCount, formatList } from '@/lib/text/format';
import { groupBy } from '@/lib/lists';
import { formatDaySpan } from '@/lib/dates/formatDaySpan';
import { localEpochMs, formatTimeOfDay } from '@/lib/dates/localTime';
import {
  isRestDay,
  type LearnerPlan,
  type PlannedEntry,
  plannedActivityName,
  plannedActivitySection,
  plannedSlotName,
} from '@/domain/learner/learner-plan';
import type { StudyLog } from '@/domain/learner/learner';
import type { AsOf } from '@/domain/dashboard/as-of';
import { loggedDay, firstStudyDay, minutesToHours, sittingCount } from '@/domain/dashboard/study-log';
import { type Weekday, fullWeekdayNames, mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import { type NamedSection } from '@/domain/section-names';

/** The log with the plan, which defines the rest days. */
export type StudyLogWithPlan = StudyLog & { readonly plan: LearnerPlan | null };

/** One day of the schedule: planned work with its total hours, a rest day, or nothing planned. */
export type PlannedDay =
  | {
      readonly day: Weekday;
      readonly kind: 'study';
      /** Names without duplicates, in order of time, as in `plannedSlotName`. */
      readonly names: readonly string[];
      /** The section of the first entry; null if that entry spans several sections. */
      readonly first: NamedSection | null;
      readonly hours: number;
    }
  /** Everything planned for the day was moved to later days, which count its hours. */
  | { readonly day: Weekday; readonly kind: 'moved'; readonly names: readonly string[] }
  | { readonly day: Weekday; readonly kind: 'rest' | 'nothing' };

/** Returns this week's plan by day, Monday first; empty without a plan. */
export function weekSchedule(
  plan: LearnerPlan | null,
  { day: today }: Pick<AsOf, 'day'>,
): readonly PlannedDay[] {
  return scheduleFrom(plan, mondayOf(today));
}

/** Returns the plan of the seven days after today; empty without a plan. */
export function scheduleAhead(plan: LearnerPlan | null, { day }: Pick<AsOf, 'day'>): readonly PlannedDay[] {
  return scheduleFrom(plan, addDays(day, 1));
}

/** Names the days of `scheduleAhead`, which aren't a week of the plan unless today is a Sunday: "Nov 16 to 22". */
export function daysAheadText({ day }: Pick<AsOf, 'day'>): string {
  return formatDaySpan(addDays(day, 1), addDays(day, mondayFirstWeekdays.length), day);
}

function scheduleFrom(plan: LearnerPlan | null, first: IsoDay): readonly PlannedDay[] {
  if (plan === null) return [];
  return mondayFirstWeekdays.map((_, index) => {
    const date = addDays(first, index);
    const day = mondayFirstWeekdays[weekdayIndex(date)] ?? 'Mon';
    const entries = plan.entries.filter((entry) => entry.day === date).toSorted(byStart);
    const kept = entries.filter(({ status }) => status !== 'moved');
    const names = [
      ...new Set((kept.length > 0 ? kept : entries).map(({ activity }) => plannedSlotName(activity))),
    ];
    const [earliest] = kept;
    if (entries.length === 0) return { day, kind: isRestDay(plan, date) ? 'rest' : 'nothing' };
    if (earliest === undefined) return { day, kind: 'moved', names };
    return {
      day,
      kind: 'study',
      names,
      first: plannedActivitySection(earliest.activity),
      hours: minutesToHours(kept.reduce((sum, { minutes }) => sum + minutes, 0)),
    };
  });
}

/** Orders a day's entries by time. Those without a start time stay in plan order, after the others. */
const byStart = (a: PlannedEntry, b: PlannedEntry) => (a.start ?? endOfDay) - (b.start ?? endOfDay);
const endOfDay = 24 * 60;

/** Returns the end of an entry's time, in epoch milliseconds: the end of its day if it has no start time. */
export function entryEndMs({ day, start, minutes }: Pick<PlannedEntry, 'day' | 'start' | 'minutes'>): number {
  return start === null ? localEpochMs(addDays(day, 1)) - 1 : localEpochMs(day, start) + minutes * 60_000;
}

/** Formats an entry's day and time: "Monday at 4:00 PM", "Monday". */
export function plannedTimeText({ day, start }: Pick<PlannedEntry, 'day' | 'start'>): string {
  const weekday = fullWeekdayNames[mondayFirstWeekdays[weekdayIndex(day)] ?? 'Mon'];
  return start === null ? weekday : `${weekday} at ${formatTimeOfDay(start)}`;
}

export function isEntryOver(entry: PlannedEntry, { day, ms }: AsOf): boolean {
  // Comparing days first avoids date arithmetic for entries that aren't planned for today.
  return entry.day < day || (entry.day === day && entryEndMs(entry) <= ms);
}

/**
 * Checks whether an entry counts by now: it is done, or its time is over. An entry that was moved counts on its original day,
 * too; one that needed no work never counts.
 */
export function isEntryDue(entry: PlannedEntry, asOf: AsOf): boolean {
  if (entry.status === 'waived') return false;
  return isEntryOver(entry, asOf) || (entry.status === 'done' && entry.day <= asOf.day);
}

/** Returns the entries from the day `from` through today that count by now, in plan order. */
export function duePlanEntries(
  { plan }: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly PlannedEntry[] {
  return (plan?.entries ?? []).filter((entry) => entry.day >= from && isEntryDue(entry, asOf));
}

/** Returns the entries from the day `from` through today whose time is over and that weren't done, moved ones included. */
export function missedPlanEntries(
  learner: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly PlannedEntry[] {
  return duePlanEntries(learner, from, asOf).filter(({ status }) => status !== 'done');
}

/** Missed plan entries reported as one event: entries of the same day that have the same start time, or none. */
export type MissedGroup = readonly [PlannedEntry, ...PlannedEntry[]];

/**
 * Returns groups of missed entries from the day `from` through today, in plan order. A day's entries without a start time form one
 * group, so that a day without study is reported only once.
 */
export function missedGroups(
  learner: { readonly plan: LearnerPlan | null },
  from: IsoDay,
  asOf: AsOf,
): readonly MissedGroup[] {
  const groups = groupBy(missedPlanEntries(learner, from, asOf), ({ day, start }) => `${day} ${start ?? ''}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/** Names a group of missed entries: "Word review", "3 planned sessions". */
export function missedGroupName([first, ...others]: MissedGroup): string {
  return others.length === 0
    ? plannedActivityName(first.activity)
    : formatCount(others.length + 1, 'planned session');
}

/** Lists the activities in a group: "Word review, Mistake review, and Math practice". */
export function missedGroupText(entries: MissedGroup): string {
  return formatList([...new Set(entries.map(({ activity }) => plannedActivityName(activity)))]);
}

/**
 * Says that a group's work was moved to later days: ", moved to later days", ", in part moved to later days"; empty if none was.
 */
export function missedGroupMovedText(entries: MissedGroup): string {
  const moved = entries.filter(({ status }) => status === 'moved').length;
  if (moved === 0) return '';
  return moved === entries.length ? ', moved to later days' : ', in part moved to later days';
}

/** A run of days with study, not counting rest days without study. */
export interface StudyStreak {
  readonly from: IsoDay;
  /** The last day with study. */
  readonly to: IsoDay;
  readonly days: number;
}

/**
 * Returns all streaks, oldest first, and the current one; null if there is none. A rest day counts if it had study and otherwise
 * doesn't break a streak: two weeks of study from Monday to Saturday with Sundays off make 12 days. Today doesn't break a streak
 * either, because it isn't over.
 */
export function studyStreaks(
  learner: StudyLogWithPlan,
  asOf: AsOf,
): { readonly all: readonly StudyStreak[]; readonly current: StudyStreak | null } {
  const first = firstStudyDay(learner);
  if (first === null) return { all: [], current: null };
  const all: StudyStreak[] = [];
  let isOpen = false;
  for (let day = first; day <= asOf.day; day = addDays(day, 1)) {
    if (sittingCount([loggedDay(learner, day)]) > 0) {
      const before = isOpen ? all.pop() : undefined;
      all.push({ from: before?.from ?? day, to: day, days: (before?.days ?? 0) + 1 });
      isOpen = true;
    } else if (!isRestDay(learner.plan, day) && day !== asOf.day) isOpen = false;
  }
  return { all, current: isOpen ? (all.at(-1) ?? null) : null };
}

/** A streak of at least this many days is praised and highlighted. */
export const notableStreakDays = 5;

export function currentStreakDays(learner: StudyLogWithPlan, asOf: AsOf): number {
  return studyStreaks(learner, asOf).current?.days ?? 0;
}

/** Returns the words after a streak's number of days. A single day isn't "in a row". */
export function streakUnitText(length: number): string {
  return length === 1 ? 'so far' : 'in a row';
}
