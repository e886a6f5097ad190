/** Data for study time charts: a week by day, or a month or quarter by week. */
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import { capitalize, formatCount, formatDecimalHours as hoursText, formatNumber } from '@/lib/text/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import { minutesToHours, minutesBySubject, studyMinutes } from '@/domain/dashboard/study-log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import {
  dailyTargetHours,
  studyRangeWeeks,
  type StudyRange,
  weeksInRange,
  weeksAtTargetText,
} from './study-range';
import { isEntryOver, type StudyLogWithPlan } from './planned-days';
import { hoursVersusTargetText } from './study-days';
import { namedSections } from '@/domain/section-names';
import { type LoggedWeek, studyMinutesInWeeks, loggedWeeks } from './logged-weeks';

/** The study time of a day, or of a week identified by its first day. */
export interface StudyBar {
  readonly firstDay: IsoDay;
  readonly minutes: MinutesBySection;
  /** Minutes on the same weekday a week earlier; null for weekly bars and if there is no earlier week. */
  readonly previous: number | null;
  /** Minutes of planned sessions neither done nor over; null for none. */
  readonly planned: number | null;
  /** True for days after today. */
  readonly isFuture: boolean;
}

export interface StudyChartData {
  readonly range: StudyRange;
  /** Oldest first. */
  readonly bars: readonly StudyBar[];
  /** Number of weeks included: fewer than in the range if the log is shorter. */
  readonly weeks: number;
  /** Average hours per week. */
  readonly hours: number;
  /** Average minutes per week by subject. */
  readonly minutes: MinutesBySection;
  /** Average hours per week in the previous period of the same length; null if the log doesn't cover all of it. */
  readonly hoursBefore: number | null;
  /** Number of bars that reached `share`; 0 without a target. */
  readonly reached: number;
  /** Target per bar, in hours: the weekly target, or a seventh of it for days. Null without a target. */
  readonly share: number | null;
}

/** Builds the chart data for the newest weeks in the range. `weeks` is newest first. */
export function buildStudyChartData(
  weeks: readonly LoggedWeek[],
  range: StudyRange,
  weeklyTargetHours: number | null,
  today: IsoDay,
): StudyChartData {
  const shown = weeksInRange(weeks, range);
  const size = studyRangeWeeks[range];
  const before = weeks.slice(size, 2 * size);
  const mean = (minutes: number) => minutes / Math.max(1, shown.length);
  const by = minutesBySubject(shown.flatMap(({ days }) => days));
  const share =
    range === 'week' && weeklyTargetHours !== null ? dailyTargetHours(weeklyTargetHours) : weeklyTargetHours;
  const bars = range === 'week' ? dayBars(shown[0], before[0], today) : weekBars(shown);
  return {
    range,
    bars,
    weeks: shown.length,
    hours: minutesToHours(mean(studyMinutesInWeeks(shown))),
    minutes: {
      verbal: mean(by.verbal),
      quantitative: mean(by.quantitative),
      reading: mean(by.reading),
      writing: mean(by.writing),
    },
    hoursBefore: before.length < size ? null : minutesToHours(studyMinutesInWeeks(before) / size),
    reached: share === null ? 0 : bars.filter(({ minutes }) => totalMinutes(minutes) >= share * 60).length,
    share,
  };
}

export function totalMinutes(minutes: MinutesBySection): number {
  return namedSections.reduce((sum, subject) => sum + minutes[subject], 0);
}

/** Returns a week's days, oldest first, each with the minutes of the same weekday a week earlier. */
export function dayBars(
  week: LoggedWeek | undefined,
  last: LoggedWeek | undefined,
  today: IsoDay,
): readonly StudyBar[] {
  return (week?.days ?? []).map((day, index) => {
    const same = last?.days[index];
    return {
      firstDay: day.day,
      minutes: minutesBySubject([day]),
      previous: same === undefined ? null : studyMinutes([same]),
      planned: null,
      isFuture: day.day > today,
    };
  });
}

/** Returns the current week's days, each with the minutes a week earlier and the remaining planned minutes. */
export function thisWeekBars(record: StudyLogWithPlan, asOf: AsOf): readonly StudyBar[] {
  const [current, last] = loggedWeeks(record, asOf);
  return withPlannedMinutes(dayBars(current, last, asOf.day), record.plan, asOf);
}

/** Adds to each day the minutes of its planned sessions that are neither done nor over. */
export function withPlannedMinutes(
  days: readonly StudyBar[],
  plan: LearnerPlan | null,
  asOf: AsOf,
): readonly StudyBar[] {
  const ahead = (plan?.entries ?? []).filter((entry) => entry.status === 'open' && !isEntryOver(entry, asOf));
  return days.map((bar) => {
    const own = ahead.filter(({ day }) => day === bar.firstDay);
    return { ...bar, planned: own.length === 0 ? null : own.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}

function weekBars(weeks: readonly LoggedWeek[]): readonly StudyBar[] {
  return weeks
    .map(({ from, days }) => ({
      firstDay: from,
      minutes: minutesBySubject(days),
      previous: null,
      planned: null,
      isFuture: false,
    }))
    .toReversed();
}

/** Compares a period with the weekly target and the previous period: "1.9 over the 18-hour target, 1 less than last week". */
export function studyPeriodText(
  { range, hours, hoursBefore, weeks }: StudyChartData,
  weeklyTargetHours: number | null,
): string {
  const beside = hoursVersusTargetText(hours, weeklyTargetHours);
  if (hoursBefore === null) return beside;
  const difference = Math.round(10 * (hours - hoursBefore)) / 10;
  const before = range === 'week' ? 'last week' : `in the previous ${formatNumber(weeks)} weeks`;
  if (difference === 0) return `${beside}, the same as ${before}`;
  return `${beside}, ${hoursText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${before}`;
}

/** Describes how many days reached the daily share, or how many weeks the weekly target. */
export function targetReachedText({ range, bars, reached, share }: StudyChartData): string {
  if (share === null) return 'Set a weekly target to see how often it is met.';
  if (range === 'week')
    return `The daily share of ${hoursText(share)} hours was met on ${formatCount(reached, 'day')}.`;
  return `${capitalize(weeksAtTargetText(reached, bars.length, share))}.`;
}
