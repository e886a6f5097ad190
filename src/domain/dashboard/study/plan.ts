/** The plan of a week, and what became of it: rest days, sessions kept and missed, days in a row. */
import { addDays, daysBetween, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { sectionsOf } from '@/domain/learner/session';
import { localMs } from '@/lib/localTime';
import type { AsOf } from '@/domain/dashboard/clock';
import {
  dayOf,
  firstDayOf,
  hoursOf,
  type LoggedDay,
  sittingsOf,
  type StudyLog,
} from '@/domain/dashboard/log';
import { type Weekday, weekdays } from '@/domain/dashboard/weekday';
import { dashboardNames, type NamedSection } from '@/domain/section-names';

export interface PlannedSession {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes after midnight. */
  readonly start: number;
  readonly minutes: number;
  /** Null for a practice test. */
  readonly subject: NamedSection | null;
}

/** A week that repeats, and how many lessons each subject has until the test. */
export interface StudyPlan {
  /** In the order of the week. */
  readonly week: readonly PlannedSession[];
  readonly lessons: Readonly<Record<NamedSection, number>>;
}

/** A planned day: what, and for how long; or rest. */
export type PlannedDay =
  | {
      readonly day: Weekday;
      readonly kind: 'study';
      /** Each once, in order. */
      readonly subjects: readonly (NamedSection | null)[];
      readonly hours: number;
    }
  | { readonly day: Weekday; readonly kind: 'rest' };

/** What a planned session is called. */
export function plannedName(subject: NamedSection | null): string {
  return subject === null ? 'Practice test' : dashboardNames[subject];
}

function plannedOn({ week }: StudyPlan, weekday: number): readonly PlannedSession[] {
  return week.filter((session) => session.weekday === weekday);
}

/** Whether the plan leaves a day free. */
export function isRestDay(plan: StudyPlan, day: IsoDay): boolean {
  return plannedOn(plan, weekdayIndex(day)).length === 0;
}

/** The plan by day, Monday first. */
export function scheduleOf(plan: StudyPlan): readonly PlannedDay[] {
  return weekdays.map((day, weekday) => {
    const sessions = plannedOn(plan, weekday);
    if (sessions.length === 0) return { day, kind: 'rest' };
    return {
      day,
      kind: 'study',
      subjects: [...new Set(sessions.map(({ subject }) => subject))],
      hours: hoursOf(sessions.reduce((sum, { minutes }) => sum + minutes, 0)),
    };
  });
}

/** A planned session whose time is over. */
export interface DueSession {
  /** Epoch milliseconds of its planned start. */
  readonly at: number;
  readonly minutes: number;
  readonly subject: NamedSection | null;
  /** Whether the log has a session of that subject (a test, for a test) on that day, at whatever hour. */
  readonly kept: boolean;
}

/** The planned sessions of the days from `from` until now that are over, in order; none before the log begins. */
export function dueSessions(
  { plan, log }: { readonly plan: StudyPlan; readonly log: StudyLog },
  from: IsoDay,
  asOf: AsOf,
): readonly DueSession[] {
  const began = firstDayOf(log);
  if (began === null) return [];
  const first = daysBetween(began, from) > 0 ? from : began;
  return Array.from({ length: Math.max(0, daysBetween(first, asOf.day) + 1) }, (_, index) => {
    const logged = dayOf(log, addDays(first, index));
    return plannedOn(plan, weekdayIndex(logged.day)).map(({ start, minutes, subject }) => ({
      at: localMs(logged.day, start),
      minutes,
      subject,
      kept: isKept(logged, subject),
    }));
  })
    .flat()
    .filter(({ at, minutes }) => at + minutes * 60_000 <= asOf.ms);
}

function isKept({ sessions, tests }: LoggedDay, subject: NamedSection | null): boolean {
  return subject === null
    ? tests.length > 0
    : sessions.some((session) => sectionsOf(session).includes(subject));
}

/** Days in a row with study. */
export interface Streak {
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
export function streaksOf(
  { plan, log }: { readonly plan: StudyPlan; readonly log: StudyLog },
  asOf: AsOf,
): { readonly all: readonly Streak[]; readonly current: Streak | null } {
  const first = firstDayOf(log);
  if (first === null) return { all: [], current: null };
  const all: Streak[] = [];
  let isOpen = false;
  for (let day = first; day <= asOf.day; day = addDays(day, 1)) {
    if (sittingsOf([dayOf(log, day)]) > 0) {
      const before = isOpen ? all.pop() : undefined;
      all.push({ from: before?.from ?? day, to: day, days: (before?.days ?? 0) + 1 });
      isOpen = true;
    } else if (!isRestDay(plan, day) && day !== asOf.day) isOpen = false;
  }
  return { all, current: isOpen ? (all.at(-1) ?? null) : null };
}

/** From so many days in a row on, the row is something to praise and to set off. */
export const notableStreak = 5;

/** How many days in a row there are up to now. */
export function streakDays(record: { readonly plan: StudyPlan; readonly log: StudyLog }, asOf: AsOf): number {
  return streaksOf(record, asOf).current?.days ?? 0;
}

/** What stands after the number of a streak: "days in a row"; a single day is no row. */
export function inARow(length: number): string {
  return length === 1 ? 'so far' : 'in a row';
}
