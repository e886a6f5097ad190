/** The arithmetic of the study log: hours by day, by subject, and beside what is recommended. */
import type { ChildCore, LoggedDay, LoggedWeek } from './detail';
import { sumHours } from './progress';
import { type StudyDay, weekdays } from './records';
import { type Subject, subjects } from './subject';

/** The share of study time that each subject should have, in percent (specification, section 9). */
export const recommendedBalance: Readonly<Record<Subject, number>> = {
  math: 30,
  verbal: 30,
  reading: 25,
  writing: 15,
};

/** Gives the hours studied on a day. */
export function hoursOf(day: LoggedDay): number {
  return sumHours(day.map((session) => session.hours));
}

/** Gives the subjects of a day, each once, in the order of their first session. */
export function subjectsOf(day: LoggedDay): readonly Subject[] {
  return [...new Set(day.map((session) => session.subject))];
}

/** Gives the hours of all weeks together. */
export function totalHours(weeks: readonly LoggedWeek[]): number {
  return sumHours(weeks.flatMap((week) => week.days.map(hoursOf)));
}

/** Gives the week that was `weeksAgo` weeks ago; undefined where the log doesn't reach back so far. */
export function weekOf(log: readonly LoggedWeek[], weeksAgo: number): LoggedWeek | undefined {
  return log.find((week) => week.weeksAgo === weeksAgo);
}

/** Gives a week's hours by weekday, Monday first. */
export function daysOfWeek(week: LoggedWeek): readonly StudyDay[] {
  return weekdays.map((day, index) => ({ day, hours: hoursOf(week.days[index] ?? []) }));
}

/** How many of the newest weeks a range takes in. */
export const rangeWeeks = { week: 1, month: 4, quarter: 13 } as const;
export type StudyRange = keyof typeof rangeWeeks;

/** Gives the newest weeks that a range takes in, fewer where the log is shorter. */
export function weeksIn(log: readonly LoggedWeek[], range: StudyRange): readonly LoggedWeek[] {
  return log.filter((week) => week.weeksAgo < rangeWeeks[range]);
}

/** Gives the mean hours by weekday over some weeks, to a tenth, Monday first; zeros where there are no weeks. */
export function averageByWeekday(weeks: readonly LoggedWeek[]): readonly StudyDay[] {
  return weekdays.map((day, index) => {
    const sum = sumHours(weeks.map((week) => hoursOf(week.days[index] ?? [])));
    return { day, hours: weeks.length === 0 ? 0 : Math.round((sum * 10) / weeks.length) / 10 };
  });
}

/** Gives how many sessions some weeks hold. */
export function sessionCount(weeks: readonly LoggedWeek[]): number {
  return weeks.reduce((sum, week) => sum + week.days.reduce((inWeek, day) => inWeek + day.length, 0), 0);
}

export interface SubjectTime {
  readonly subject: Subject;
  readonly hours: number;
  /** Share of all hours, in whole percent; the shares of all subjects need not add up to 100. */
  readonly percentage: number;
  readonly recommended: number;
}

/** Gives each subject's hours and share beside the recommended one, in the order of the labels; empty when nothing was studied. */
export function subjectTimes(weeks: readonly LoggedWeek[]): readonly SubjectTime[] {
  const total = totalHours(weeks);
  if (total === 0) return [];
  return subjects.map((subject) => {
    const hours = sumHours(
      weeks.flatMap((week) =>
        week.days.flatMap((day) =>
          day.filter((session) => session.subject === subject).map((session) => session.hours),
        ),
      ),
    );
    return {
      subject,
      hours,
      percentage: Math.round((100 * hours) / total),
      recommended: recommendedBalance[subject],
    };
  });
}

/** Gives the subject whose share falls furthest short of what is recommended; null where none does. */
export function mostNeglected(times: readonly SubjectTime[]): SubjectTime | null {
  const furthest = times.toSorted((a, b) => a.percentage - a.recommended - (b.percentage - b.recommended))[0];
  return furthest === undefined || furthest.percentage >= furthest.recommended ? null : furthest;
}

/** Gives the weekly target's even share a day, in hours. */
export function dailyShare({ weeklyTargetHours }: Pick<ChildCore, 'weeklyTargetHours'>): number {
  return weeklyTargetHours / weekdays.length;
}
