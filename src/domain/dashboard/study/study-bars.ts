/** Study time as bars of its subjects: the days of this week, or the weeks of a month or a quarter. */
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import type { IsoDay } from '@/lib/calendar';
import { capitalize, formatCount, formatDecimalHours as hoursText, formatNumber } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import { minutesToHours, minutesBySubject, studyMinutes } from '@/domain/dashboard/study-log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import {
  dailyTargetHours,
  studyRangeWeeks,
  type StudyRange,
  weeksInRange,
  weeksReachedText,
} from './study-range';
import { isEntryOver, type PlannedLog } from './planned-days';
import { hoursVersusTargetText } from './study-days';
import { namedSections } from '@/domain/section-names';
import { type LoggedWeek, minutesInWeeks, loggedWeeks } from './logged-weeks';

/** A day, or a week by its Monday. */
export interface StudyBar {
  readonly from: IsoDay;
  readonly minutes: MinutesBySection;
  /** Minutes of the same weekday a week before; null where no week lies before, and for a week. */
  readonly before: number | null;
  /** Minutes of the plan that are still ahead; null for none. */
  readonly planned: number | null;
  /** A day after today: nothing can be said of it yet. */
  readonly toCome: boolean;
}

/** A range of study time. */
export interface StudyPeriod {
  readonly range: StudyRange;
  /** Oldest first. */
  readonly bars: readonly StudyBar[];
  /** So many weeks it takes in: fewer than the range where the log is shorter. */
  readonly weeks: number;
  /** Hours a week, the mean of its weeks. */
  readonly hours: number;
  /** Minutes a week by subject, the mean of its weeks. */
  readonly minutes: MinutesBySection;
  /** Hours a week of the range before; null where the log doesn't hold all of that. */
  readonly hoursBefore: number | null;
  /** How many bars reached their share of the target. */
  readonly reached: number;
  /** What a bar is to reach, in hours; null without a target. */
  readonly share: number | null;
}

/** The newest range of the weeks (newest first) against the weekly target. */
export function buildStudyPeriod(
  weeks: readonly LoggedWeek[],
  range: StudyRange,
  weeklyTargetHours: number | null,
  today: IsoDay,
): StudyPeriod {
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
    hours: minutesToHours(mean(minutesInWeeks(shown))),
    minutes: {
      verbal: mean(by.verbal),
      quantitative: mean(by.quantitative),
      reading: mean(by.reading),
      writing: mean(by.writing),
    },
    hoursBefore: before.length < size ? null : minutesToHours(minutesInWeeks(before) / size),
    reached: share === null ? 0 : bars.filter(({ minutes }) => totalMinutes(minutes) >= share * 60).length,
    share,
  };
}

/** The minutes of all subjects together. */
export function totalMinutes(minutes: MinutesBySection): number {
  return namedSections.reduce((sum, subject) => sum + minutes[subject], 0);
}

/** The days of a week, oldest first, each beside the same one of the week before. */
export function dayBars(
  week: LoggedWeek | undefined,
  last: LoggedWeek | undefined,
  today: IsoDay,
): readonly StudyBar[] {
  return (week?.days ?? []).map((day, index) => {
    const same = last?.days[index];
    return {
      from: day.day,
      minutes: minutesBySubject([day]),
      before: same === undefined ? null : studyMinutes([same]),
      planned: null,
      toCome: day.day > today,
    };
  });
}

/** The days of this week, each beside last week's and with what is still planned for it. */
export function thisWeekBars(record: PlannedLog, asOf: AsOf): readonly StudyBar[] {
  const [current, last] = loggedWeeks(record, asOf);
  return withPlannedMinutes(dayBars(current, last, asOf.day), record.plan, asOf);
}

/** Days with the minutes of the plan that are neither done nor over. */
export function withPlannedMinutes(
  days: readonly StudyBar[],
  plan: LearnerPlan | null,
  asOf: AsOf,
): readonly StudyBar[] {
  const ahead = (plan?.entries ?? []).filter((entry) => !entry.done && !isEntryOver(entry, asOf));
  return days.map((bar) => {
    const own = ahead.filter(({ day }) => day === bar.from);
    return { ...bar, planned: own.length === 0 ? null : own.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}

function weekBars(weeks: readonly LoggedWeek[]): readonly StudyBar[] {
  return weeks
    .map(({ from, days }) => ({
      from,
      minutes: minutesBySubject(days),
      before: null,
      planned: null,
      toCome: false,
    }))
    .toReversed();
}

/** How a range stands to the weekly target and to the range before: "1.9 over the 18-hour target, 1 less than last week". */
export function studyPeriodText(
  { range, hours, hoursBefore, weeks }: StudyPeriod,
  weeklyTargetHours: number | null,
): string {
  const beside = hoursVersusTargetText(hours, weeklyTargetHours);
  if (hoursBefore === null) return beside;
  const difference = Math.round(10 * (hours - hoursBefore)) / 10;
  const before = range === 'week' ? 'last week' : `in the previous ${formatNumber(weeks)} weeks`;
  if (difference === 0) return `${beside}, the same as ${before}`;
  return `${beside}, ${hoursText(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${before}`;
}

/** On how many days the daily share was met, or in how many weeks the target. */
export function targetReachedText({ range, bars, reached, share }: StudyPeriod): string {
  if (share === null) return 'Set a weekly target to see how often it is met.';
  if (range === 'week')
    return `The daily share of ${hoursText(share)} hours was met on ${formatCount(reached, 'day')}.`;
  return `${capitalize(weeksReachedText(reached, bars.length, share))}.`;
}
