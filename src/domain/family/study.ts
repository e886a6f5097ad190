/** The arithmetic of the study log: hours by day, by subject, and beside what is recommended. */
import { count, hours as hoursText, number, percent } from '@/lib/format';
import type { ChildCore, LoggedDay, LoggedWeek } from './detail';
import { type Band, sumHours } from './progress';
import { type StudyDay, type Weekday, weekdays } from './records';
import { type Subject, subjectLabels, subjects } from './subject';

/** The share of study time that each subject should have, in percent (specification, section 9). */
export const recommendedBalance: Readonly<Record<Subject, number>> = {
  math: 30,
  verbal: 30,
  reading: 25,
  writing: 15,
};

/** The hours studied on a day. */
export function hoursOf(day: LoggedDay): number {
  return sumHours(day.map((session) => session.hours));
}

/** The subjects of a day, each once, in the order of their first session. */
export function subjectsOf(day: LoggedDay): readonly Subject[] {
  return [...new Set(day.map((session) => session.subject))];
}

/** The hours of all weeks together. */
export function totalHours(weeks: readonly LoggedWeek[]): number {
  return sumHours(weeks.flatMap((week) => week.days.map(hoursOf)));
}

/** The week that was `weeksAgo` weeks ago; undefined where the log doesn't reach back so far. */
export function weekOf(log: readonly LoggedWeek[], weeksAgo: number): LoggedWeek | undefined {
  return log.find((week) => week.weeksAgo === weeksAgo);
}

/** A week's hours by weekday, Monday first. */
export function daysOfWeek(week: LoggedWeek): readonly StudyDay[] {
  return weekdays.map((day, index) => ({ day, hours: hoursOf(week.days[index] ?? []) }));
}

/** How many of the newest weeks a range takes in. */
export const rangeWeeks = { week: 1, month: 4, quarter: 13 } as const;
export type StudyRange = keyof typeof rangeWeeks;

/** The newest weeks that a range takes in, fewer where the log is shorter. */
export function weeksIn(log: readonly LoggedWeek[], range: StudyRange): readonly LoggedWeek[] {
  return log.filter((week) => week.weeksAgo < rangeWeeks[range]);
}

/** The mean hours by weekday over some weeks, to a tenth, Monday first; zeros where there are no weeks. */
export function averageByWeekday(weeks: readonly LoggedWeek[]): readonly StudyDay[] {
  return weekdays.map((day, index) => {
    const sum = sumHours(weeks.map((week) => hoursOf(week.days[index] ?? [])));
    return { day, hours: weeks.length === 0 ? 0 : Math.round((sum * 10) / weeks.length) / 10 };
  });
}

/** How many sessions some weeks hold. */
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

/** Each subject's hours and share beside the recommended one, in the order of the labels; empty when nothing was studied. */
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

/** The subject whose share falls furthest short of what is recommended; null where none does. */
export function mostNeglected(times: readonly SubjectTime[]): SubjectTime | null {
  const furthest = times.toSorted((a, b) => a.percentage - a.recommended - (b.percentage - b.recommended))[0];
  return furthest === undefined || furthest.percentage >= furthest.recommended ? null : furthest;
}

/** The weekly target's even share a day, in hours. */
export function dailyShare({ weeklyTargetHours }: Pick<ChildCore, 'weeklyTargetHours'>): number {
  return weeklyTargetHours / weekdays.length;
}

/** A day of the log as a list shows it. */
export interface DayEntry {
  readonly weeksAgo: number;
  readonly day: Weekday;
  readonly hours: number;
  readonly sessions: number;
  readonly subjects: readonly Subject[];
}

/** The days of a week, Monday first. */
export function entriesOf(week: LoggedWeek): readonly DayEntry[] {
  return weekdays.map((day, index) => {
    const logged = week.days[index] ?? [];
    return {
      weeksAgo: week.weeksAgo,
      day,
      hours: hoursOf(logged),
      sessions: logged.length,
      subjects: subjectsOf(logged),
    };
  });
}

/** The name of a week: "This week", "Last week", "3 weeks ago". */
export function weekName(weeksAgo: number): string {
  if (weeksAgo === 0) return 'This week';
  return weeksAgo === 1 ? 'Last week' : `${number(weeksAgo)} weeks ago`;
}

/** What the days of the newest weeks come to, in a sentence: the hours, and on how many days the daily share was met. */
export function dailySummary(weeks: readonly LoggedWeek[], share: number): string {
  const days = weeks.flatMap(entriesOf);
  const met = days.filter((day) => day.hours >= share).length;
  const stretch = weeks.length === 1 ? 'this week' : `in ${count(weeks.length, 'week')}`;
  return `${hoursText(totalHours(weeks))} hours ${stretch}; the daily share of ${hoursText(share)} hours was met on ${number(met)} of ${count(days.length, 'day')}.`;
}

/** A week's hours beside its target in words. */
export function targetWords(done: number, target: number): string {
  const difference = Math.round(Math.abs(done - target) * 10) / 10;
  if (difference === 0) return `exactly the ${hoursText(target)}-hour target`;
  return `${hoursText(difference)} ${done > target ? 'over' : 'short of'} the ${hoursText(target)}-hour target`;
}

/** How many sessions this week has compared with the last one, in words. */
export function sessionWords(log: readonly LoggedWeek[]): string {
  const last = weekOf(log, 1);
  if (last === undefined) return 'no week before to compare with';
  const difference = sessionCount(weeksIn(log, 'week')) - sessionCount([last]);
  if (difference === 0) return 'as many as last week';
  return `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than last week`;
}

/** A subject's share beside what is advised: "34% of 30% advised, 4 points over". */
export function balanceWords({ percentage, recommended }: SubjectTime): string {
  const difference = percentage - recommended;
  const place =
    difference === 0
      ? 'just right'
      : `${count(Math.abs(difference), 'point')} ${difference > 0 ? 'over' : 'short'}`;
  return `${percent(percentage)} of ${percent(recommended)} advised, ${place}`;
}

/** The word that stands beside the color of a productivity metric. */
export const productivityWords: Readonly<Record<Exclude<Band, 'fair'>, string>> = {
  good: 'strong',
  watch: 'fair',
  risk: 'low',
};

/** How the shares stand to what is advised, in a sentence: the furthest over and the furthest short. */
export function balanceSummary(times: readonly SubjectTime[]): string {
  const short = mostNeglected(times);
  const over = times.toSorted((a, b) => b.percentage - b.recommended - (a.percentage - a.recommended))[0];
  if (short === null || over === undefined) return 'Every subject has the share that is advised.';
  const least = `${subjectLabels[short.subject]} is the furthest short of its share, by ${count(short.recommended - short.percentage, 'point')}`;
  if (over.percentage <= over.recommended) return `${least}.`;
  return `${least}; ${subjectLabels[over.subject]} is the furthest over, by ${number(over.percentage - over.recommended)}.`;
}
