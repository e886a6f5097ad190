/** Day-by-day data for the study calendar, and a summary sentence. */
import type { Learner } from '@/domain/learner/learner';
import { isRestDay } from '@/domain/learner/learner-plan';
import { isOtherProvidersTest, type LearnerTest } from '@/domain/learner/learner-test';
import { addDays, daysBetween, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { formatCount, formatNumber, uncapitalize } from '@/lib/text/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  loggedDay,
  firstStudyDay,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { type StudyLogWithPlan, type StudyStreak, studyStreaks } from './planned-days';
import { testName } from '@/domain/dashboard/scores/test-history';
import { dailyTargetHours } from './study-range';
import { weeklyTargetHoursOf } from './weekly-target';
import { dashboardSectionNames, namedSections } from '@/domain/section-names';

/** By default, the calendar shows one quarter. */
export const calendarWeeks = 13;

export interface CalendarEntry {
  readonly day: IsoDay;
  readonly minutes: number;
  /** The longest test begun that day, ignoring section tests and those of other providers; null if there was none. */
  readonly test: 'full test' | 'free test' | null;
  readonly isRest: boolean;
  /** What was done: the tests, then the subjects of the sessions, "full test, Reading"; else "rest day" or "nothing". */
  readonly description: string;
}

export interface StudyCalendar {
  /** Oldest first, up to today. Starts on the Monday of the oldest week shown, or on the first day of study if that is later. */
  readonly days: readonly CalendarEntry[];
  /** Number of days with study. */
  readonly studied: number;
  readonly streak: StudyStreak | null;
  /** Days of the longest streak in the whole log other than the current one; 0 if there is none. */
  readonly longestBefore: number;
  /** True if there is a plan, and therefore rest days that don't break a streak. */
  readonly isPlanned: boolean;
}

/** The calendar's steps are whole multiples of this many minutes. */
const boundUnit = 5;

/**
 * Returns the hours per day at which the calendar's color deepens by one step: half the day's share of the weekly target, that
 * share, and one and a half times it. The sentences beside the calendar name the same share, not that of the learner's own goal.
 * Without a target, the mean of the days with study takes its place.
 */
export function calendarBounds(
  { profile, plan }: Pick<Learner, 'profile' | 'plan'>,
  days: readonly Pick<CalendarEntry, 'minutes'>[],
): readonly [number, number, number] {
  const studied = days.flatMap(({ minutes }) => (minutes > 0 ? [minutes] : []));
  const mean = studied.reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, studied.length);
  const target = weeklyTargetHoursOf(profile);
  const daily = target === null ? mean : 60 * dailyTargetHours(target, plan);
  // At least one unit apart, so that no two steps are the same.
  const middle = Math.max(2, Math.round(daily / boundUnit));
  const step = Math.max(1, Math.round(middle / 2));
  const hours = (units: number) => (units * boundUnit) / 60;
  return [hours(middle - step), hours(middle), hours(middle + step)];
}

/**
 * Returns null before anything is logged.
 * @param since the first day of study with any subject, if the log has only one subject's
 */
export function studyCalendar(
  learner: StudyLogWithPlan,
  asOf: AsOf,
  { weeks = calendarWeeks, since = null }: { readonly weeks?: number; readonly since?: IsoDay | null } = {},
): StudyCalendar | null {
  const own = firstStudyDay(learner);
  if (own === null) return null;
  const first = since ?? own;
  const earliest = addDays(mondayOf(asOf.day), -7 * (weeks - 1));
  const begin = first > earliest ? first : earliest;
  const days = Array.from({ length: daysBetween(begin, asOf.day) + 1 }, (_, index): CalendarEntry => {
    const logged = loggedDay(learner, addDays(begin, index));
    const by = minutesBySubject([{ ...logged, tests: [] }]);
    const taken = logged.tests.filter((each) => !isOtherProvidersTest(each));
    const test = taken.some(({ scope }) => scope === 'full')
      ? 'full test'
      : taken.some(({ scope }) => scope === 'diagnostic')
        ? 'free test'
        : null;
    const done = [
      ...new Set(taken.map(calendarTestName)),
      ...namedSections.filter((subject) => by[subject] > 0).map((subject) => dashboardSectionNames[subject]),
    ];
    const isRest = isRestDay(learner.plan, logged.day);
    const free = isRest ? 'rest day' : 'nothing';
    return {
      day: logged.day,
      minutes: studyMinutes([logged]),
      test,
      isRest,
      description: done.length === 0 ? free : done.join(', '),
    };
  });
  const { all, current } = studyStreaks(learner, asOf);
  const others = all.filter((streak) => streak !== current).map((streak) => streak.days);
  return {
    days,
    // Counts days with sessions or tests, not hours: a day with two minutes rounds to 0.0 hours but counts in a streak.
    studied: days.filter(({ day }) => sittingCount([loggedDay(learner, day)]) > 0).length,
    streak: current,
    longestBefore: Math.max(0, ...others),
    isPlanned: learner.plan !== null,
  };
}

/** Names a test in a list, where only the names of sections are capitalized: "full test", "Reading section". */
function calendarTestName(test: LearnerTest): string {
  const name = testName(test);
  return test.scope === 'verbal' || test.scope === 'reading' ? name : uncapitalize(name);
}

/** For example, "Studied on 77 of 91 days". */
export function studiedDaysText({ days, studied }: Pick<StudyCalendar, 'days' | 'studied'>): string {
  return `Studied on ${formatNumber(studied)} of ${formatCount(days.length, 'day')}`;
}

/** Summarizes the number of days with study and the comparison of the current streak with earlier ones. */
export function studyCalendarText(calendar: StudyCalendar): string {
  const { streak, longestBefore, isPlanned } = calendar;
  const share = `${studiedDaysText(calendar)}.`;
  if (streak === null)
    return longestBefore === 0
      ? share
      : `${share} The longest streak so far was ${formatCount(longestBefore, 'day')}.`;
  const current = `${share} The current streak is ${formatCount(streak.days, 'day')}`;
  const rule = isPlanned ? ' Planned rest days don\u2019t break a streak.' : '';
  if (longestBefore === 0) return `${current}, the only one so far.${rule}`;
  if (streak.days > longestBefore)
    return `${current}, the longest so far; the previous best was ${formatNumber(longestBefore)}.${rule}`;
  return `${current}; the longest so far was ${formatNumber(longestBefore)}.${rule}`;
}
