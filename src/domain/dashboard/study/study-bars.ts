/** Data for study time charts: a week by day, or a month or quarter by week. */
import { isRestDay, type LearnerPlan } from '@/domain/learner/learner-plan';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import {
  capitalize,
  formatCount,
  formatDecimalHours as hoursText,
  formatHourCount,
  formatNumber,
} from '@/lib/text/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  hoursDifference,
  minutesToHours,
  minutesBySubject,
  studyMinutes,
} from '@/domain/dashboard/study-log';
import type { MinutesBySection } from '@/domain/learner/learner-test';
import {
  dailyTargetHours,
  shareDayName,
  studyRangeWeeks,
  type StudyRange,
  weeksInRange,
  weekDivisionText,
  weeksAtTargetText,
} from './study-range';
import { isEntryOver, type StudyLogWithPlan } from './planned-days';
import { comparedDaysText, hoursVersusTargetText } from './study-days';
import { namedSections } from '@/domain/section-names';
import {
  comparableDaysBefore,
  studyDaysSoFar,
  isWeekRunning,
  isWholeWeek,
  judgedWeeks,
  loggedWeeks,
  type LoggedWeek,
  reachesHours,
  studyHoursInWeeks,
  studyMinutesInWeeks,
  weekTargetHours,
} from './logged-weeks';

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
  /** True for a rest day of the plan, which has no share of the target. */
  readonly isRest: boolean;
}

export interface StudyChartData {
  readonly range: StudyRange;
  /** Oldest first. */
  readonly bars: readonly StudyBar[];
  /** Number of weeks included: fewer than in the range if the log is shorter. */
  readonly weeks: number;
  /** The period of `hours` and `minutes`: the one week, or a mean per whole week or, without a whole week, per study day so far. */
  readonly per: 'this week' | 'week' | 'day';
  /** The plan that the days are divided by; null without one. */
  readonly plan: LearnerPlan | null;
  readonly hours: number;
  /** Minutes by subject, of the same period as `hours`. */
  readonly minutes: MinutesBySection;
  /** The target of a whole week, in hours; null without one. */
  readonly weeklyTargetHours: number | null;
  /** The target for `hours`; null without one. */
  readonly targetHours: number | null;
  /** True for a single week that is still running. */
  readonly isRunning: boolean;
  /**
   * The change of `hours`, to a tenth, since the period before: the days to compare a week with, or as many whole weeks. Null if
   * there is none.
   */
  readonly changeInHours: number | null;
  /** Number of bars that reached `share`; 0 without a target. */
  readonly reached: number;
  /** Number of bars that reached `share` or could have: study days, whole weeks, and other weeks that reached it. */
  readonly judged: number;
  /** Target per bar, in hours: the weekly target, or its part for a study day. Null without a target. */
  readonly share: number | null;
}

/** Builds the chart data for the newest weeks in the range. `weeks` is newest first; `plan` has the rest days. */
export function buildStudyChartData(
  weeks: readonly LoggedWeek[],
  range: StudyRange,
  weeklyTargetHours: number | null,
  plan: LearnerPlan | null,
  asOf: AsOf,
): StudyChartData {
  const shown = weeksInRange(weeks, range);
  const size = studyRangeWeeks[range];
  return range === 'week'
    ? weekChartData(shown, weeks[1], weeklyTargetHours, plan, asOf)
    : weeksChartData(range, shown, weeks.slice(size, 2 * size), weeklyTargetHours, plan, asOf);
}

function weekChartData(
  shown: readonly LoggedWeek[],
  before: LoggedWeek | undefined,
  weeklyTargetHours: number | null,
  plan: LearnerPlan | null,
  asOf: AsOf,
): StudyChartData {
  const [week] = shown;
  const bars = dayBars(week, before, plan, asOf.day);
  const share = weeklyTargetHours === null ? null : dailyTargetHours(weeklyTargetHours, plan);
  const studyDays = bars.filter(({ isRest }) => !isRest);
  const same = week === undefined ? null : comparableDaysBefore(week, before, asOf);
  const hours = studyHoursInWeeks(shown);
  return {
    range: 'week',
    bars,
    weeks: shown.length,
    per: 'this week',
    plan,
    weeklyTargetHours,
    hours,
    minutes: minutesBySubject(week?.days ?? []),
    targetHours: week === undefined ? weeklyTargetHours : weekTargetHours(week, weeklyTargetHours, plan),
    isRunning: week !== undefined && isWeekRunning(week, asOf),
    // The week before is on screen, too: the change is between the rounded figures.
    changeInHours: same === null ? null : hoursDifference(hours, minutesToHours(studyMinutes(same))),
    reached:
      share === null ? 0 : studyDays.filter(({ minutes }) => totalMinutes(minutes) >= share * 60).length,
    judged: studyDays.length,
    share,
  };
}

function weeksChartData(
  range: Exclude<StudyRange, 'week'>,
  shown: readonly LoggedWeek[],
  before: readonly LoggedWeek[],
  weeklyTargetHours: number | null,
  plan: LearnerPlan | null,
  asOf: AsOf,
): StudyChartData {
  const whole = shown.filter((week) => isWholeWeek(week, asOf));
  const per = whole.length > 0 ? 'week' : 'day';
  const averaged = per === 'week' ? whole : shown;
  const parts =
    per === 'week' ? whole.length : shown.flatMap((week) => studyDaysSoFar(week, plan, asOf)).length;
  const mean = (minutes: number) => minutes / Math.max(1, parts);
  const average = mean(studyMinutesInWeeks(averaged));
  const by = minutesBySubject(averaged.flatMap(({ days }) => days));
  const isComplete =
    before.length === studyRangeWeeks[range] && before.every((week) => isWholeWeek(week, asOf));
  const judged = weeklyTargetHours === null ? [] : judgedWeeks(shown, weeklyTargetHours, asOf);
  const daily = weeklyTargetHours === null ? null : dailyTargetHours(weeklyTargetHours, plan);
  return {
    range,
    bars: weekBars(shown),
    weeks: shown.length,
    per,
    plan,
    weeklyTargetHours,
    hours: minutesToHours(average),
    minutes: {
      verbal: mean(by.verbal),
      quantitative: mean(by.quantitative),
      reading: mean(by.reading),
      writing: mean(by.writing),
    },
    targetHours: per === 'week' ? weeklyTargetHours : daily,
    isRunning: false,
    changeInHours: isComplete ? minutesToHours(average - studyMinutesInWeeks(before) / before.length) : null,
    reached: judged.filter((week) => weeklyTargetHours !== null && reachesHours(week, weeklyTargetHours))
      .length,
    judged: judged.length,
    share: weeklyTargetHours,
  };
}

export function totalMinutes(minutes: MinutesBySection): number {
  return namedSections.reduce((sum, subject) => sum + minutes[subject], 0);
}

/** Returns a week's days, oldest first, each with the minutes of the same weekday a week earlier. */
export function dayBars(
  week: LoggedWeek | undefined,
  last: LoggedWeek | undefined,
  plan: LearnerPlan | null,
  today: IsoDay,
): readonly StudyBar[] {
  return (week?.days ?? []).map((day) => {
    const same = last?.days.find((earlier) => earlier.day === addDays(day.day, -7));
    return {
      firstDay: day.day,
      minutes: minutesBySubject([day]),
      previous: same === undefined ? null : studyMinutes([same]),
      planned: null,
      isFuture: day.day > today,
      isRest: isRestDay(plan, day.day),
    };
  });
}

/** Returns the current week's days, each with the minutes a week earlier and the remaining planned minutes. */
export function thisWeekBars(learner: StudyLogWithPlan, asOf: AsOf): readonly StudyBar[] {
  const [current, last] = loggedWeeks(learner, asOf);
  return withPlannedMinutes(dayBars(current, last, learner.plan, asOf.day), learner.plan, asOf);
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
      isRest: false,
    }))
    .toReversed();
}

/** Names the figure of a period: "hours", "hours a week" ("hour" for one), "hours a study day so far", "hours a day so far" without a plan. */
export function studyFigureUnit({ per, hours, plan }: StudyChartData): string {
  const unit = hours === 1 ? 'hour' : 'hours';
  if (per === 'this week') return unit;
  return per === 'week' ? `${unit} a week` : `${unit} a ${shareDayName(plan)} so far`;
}

/** Returns the hours of the week before the bars' week; null if one of its days isn't known. */
export function previousWeekHours(bars: readonly Pick<StudyBar, 'previous'>[]): number | null {
  const known = bars.flatMap(({ previous }) => previous ?? []);
  return known.length < bars.length ? null : minutesToHours(known.reduce((sum, minutes) => sum + minutes, 0));
}

/**
 * Compares a period with its target and the previous period: "1.9 over the weekly target of 18, 1 less than last week".
 * @param targetName as in `weeklyTargetName`
 */
export function studyPeriodText(data: StudyChartData, targetName?: string): string {
  const { per, hours, changeInHours, weeks, targetHours, isRunning } = data;
  if (per === 'day')
    return targetHours === null
      ? 'no weekly target yet'
      : `and the target is ${hoursText(targetHours)} a day`;
  const beside = hoursVersusTargetText(hours, targetHours, isRunning, targetName);
  if (changeInHours === null) return beside;
  const before =
    per === 'this week'
      ? comparedDaysText('last week', isRunning)
      : `in the previous ${formatNumber(weeks)} weeks`;
  if (changeInHours === 0) return `${beside}, the same as ${before}`;
  return `${beside}, ${hoursText(Math.abs(changeInHours))} ${changeInHours > 0 ? 'more' : 'less'} than ${before}`;
}

/** Describes how many days reached the daily share, or how many weeks the weekly target. */
export function targetReachedText({
  range,
  judged,
  reached,
  share,
  weeklyTargetHours,
  plan,
}: StudyChartData): string {
  if (share === null || weeklyTargetHours === null)
    return 'Set a weekly target to see how many times it is met.';
  if (range === 'week')
    return `The daily share of ${formatHourCount(share)} (${weekDivisionText(weeklyTargetHours, plan)}) was met on ${formatCount(reached, 'day')}.`;
  return `${capitalize(weeksAtTargetText(reached, judged, share))}.`;
}
