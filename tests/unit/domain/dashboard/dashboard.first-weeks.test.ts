/**
 * A learner's first 16 days, one at a time, beginning on each weekday: no day is in two weeks, a week's hours never fall while it
 * runs, averages include whole weeks alone, and nothing calls a running week short.
 */
import { describe, expect, test } from 'vitest';
import { topicAdvice } from '@/data/texts/topic-advice';
import type { AsOf } from '@/domain/dashboard/as-of';
import { currentWeeklyGoals, weeklyGoalStatus } from '@/domain/dashboard/goals/weekly-goals';
import { measureGoal } from '@/domain/dashboard/goals/goal-measure';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { planAdherenceText } from '@/domain/dashboard/insights/performance-summary';
import { reportWeekLabel } from '@/domain/dashboard/insights/report-figure-text';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import { buildWeeklyReport, weeklyReportItems } from '@/domain/dashboard/insights/weekly-report';
import { minutesToHours, logAsOf } from '@/domain/dashboard/study-log';
import {
  countConsecutiveWeeksAtTarget,
  hoursVersusTargetText,
  sessionCountComparisonText,
} from '@/domain/dashboard/study/study-days';
import {
  comparableDaysBefore,
  dailyAverageHours,
  daysSoFar,
  isWeekRunning,
  isWholeWeek,
  loggedWeeks,
  studyHoursInWeeks,
  thisWeek,
  weekStart,
  weekTargetHours,
} from '@/domain/dashboard/study/logged-weeks';
import { buildStudyChartData, studyPeriodText, targetReachedText } from '@/domain/dashboard/study/study-bars';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { reportHeadline, studyHeadline } from '@/domain/dashboard/tab-headlines';
import type { Learner } from '@/domain/learner/learner';
import { addDays, daysBetween, type IsoDay, mondayOf, sundayOf } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { logOf, monday, planFor, recordWith, session } from './logs';

const walkedDays = 16;
const weeklyHours = 5;

/** Minutes of each day: two days off in a row, and weeks over and under the target. */
const minutesByDay = [60, 40, 80, 0, 0, 90, 45, 30, 0, 20, 15, 75, 60, 0, 50, 100];

const moments = [
  ['morning', 9 * 60],
  ['afternoon', 17 * 60],
  ['evening', 21 * 60],
] as const;

interface Look {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** Returns the record at each moment of the walk, with sessions at 4 PM. */
function looksFrom(first: IsoDay): readonly Look[] {
  const sessions = minutesByDay.flatMap((minutes, index) =>
    minutes === 0 ? [] : [session(addDays(first, index), 'quantitative', minutes)],
  );
  const log = logOf(sessions);
  const whole = recordWith(log, {
    plan: planFor(log),
    profile: { weeklyMinutes: weeklyHours * 60, stretchMinutes: null },
  });
  return Array.from({ length: walkedDays }, (_, index) => addDays(first, index)).flatMap((day) =>
    moments.map(([, minutes]) => {
      const asOf = { day, ms: localEpochMs(day, minutes) };
      return { asOf, learner: logAsOf(whole, asOf) };
    }),
  );
}

const startsOn = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays(monday, index));

/** Words that call hours or goals missed. */
const shortWords = /short|not completed|has not reached|none of|at risk|A short week/i;

describe.each(startsOn)('beginning on %s', (first) => {
  const looks = looksFrom(first).filter(({ learner }) => learner.sessions.length > 0);
  const minutesOn = (day: IsoDay, learner: Learner) =>
    learner.sessions.some(({ at }) => at === localEpochMs(day, 16 * 60))
      ? (minutesByDay[daysBetween(first, day)] ?? 0)
      : 0;

  test('each day since the first is in one week', () => {
    for (const { learner, asOf } of looks) {
      const weeks = loggedWeeks(learner, asOf);
      const days = weeks.toReversed().flatMap((week) => daysSoFar(week, asOf).map(({ day }) => day));
      expect(days).toEqual(
        Array.from({ length: daysBetween(first, asOf.day) + 1 }, (_, index) => addDays(first, index)),
      );
      expect(weeks.map(({ from }) => from)).toEqual(
        weeks.map((_, ago) => [first, addDays(mondayOf(asOf.day), -7 * ago)].toSorted().at(-1)),
      );
      expect(weeks.every(({ days: own }) => own.at(-1)?.day === sundayOf(own[0]?.day ?? first))).toBe(true);
      expect(thisWeek(learner, asOf)).toBe(weeks[0]);
      expect(weekStart(learner, asOf)).toBe(weeks[0]?.from);
    }
  });

  test('a week\u2019s hours and target don\u2019t fall until the next week begins', () => {
    looks.forEach(({ learner, asOf }, index) => {
      const before = looks[index - 1];
      if (before === undefined || mondayOf(before.asOf.day) !== mondayOf(asOf.day)) return;
      const [was, now] = [before, { learner, asOf }].map((look) => studyWeek(look.learner, look.asOf));
      expect(now?.hours).toBeGreaterThanOrEqual(was?.hours ?? 0);
      expect([now?.goalHours, now?.days.length]).toEqual([was?.goalHours, was?.days.length]);
    });
  });

  test('a short first week has its study days\u2019 part of the target', () => {
    for (const { learner, asOf } of looks) {
      const weeks = loggedWeeks(learner, asOf);
      const oldest = weeks.at(-1);
      const { plan } = learner;
      const length = daysBetween(first, sundayOf(first)) + 1;
      // The plan leaves Sundays free; a first week of a Sunday alone has a seventh.
      const part = length === 1 ? 1 / 7 : (length - 1) / 6;
      expect(oldest && weekTargetHours(oldest, weeklyHours, plan)).toBeCloseTo(weeklyHours * part, 1);
      expect(
        weeks.slice(0, -1).every((week) => weekTargetHours(week, weeklyHours, plan) === weeklyHours),
      ).toBe(true);
      expect(weeklyReportItems(learner, asOf).map(({ targetHours }) => targetHours)).toEqual(
        weeks.map((week) => weekTargetHours(week, weeklyHours, plan)),
      );
    }
  });

  test('the daily average divides by the week\u2019s study days since the first', () => {
    for (const { learner, asOf } of looks) {
      const from = [first, mondayOf(asOf.day)].toSorted().at(-1) ?? first;
      const days = Array.from({ length: daysBetween(from, asOf.day) + 1 }, (_, index) =>
        addDays(from, index),
      );
      const minutes = days.reduce((sum, day) => sum + minutesOn(day, learner), 0);
      const average = (count: number) => minutesToHours(minutes / Math.max(1, count));
      const week = thisWeek(learner, asOf);
      expect(dailyAverageHours(week, null, asOf)).toBe(average(days.length));
      // Without the Sunday, which the plan leaves free.
      expect(dailyAverageHours(week, learner.plan, asOf)).toBe(
        average(days.filter((day) => day !== sundayOf(day)).length),
      );
    }
  });

  test('a mean per week is over whole weeks, and before the first it is per day', () => {
    for (const { learner, asOf } of looks) {
      const weeks = loggedWeeks(learner, asOf);
      const mondays = [first, addDays(first, 7), addDays(first, 14)].map(mondayOf);
      const whole = mondays.filter(
        (start) => start >= first && asOf.ms >= localEpochMs(sundayOf(start), 18 * 60),
      );
      const minutesOfWeek = (start: IsoDay) =>
        [0, 1, 2, 3, 4, 5, 6].reduce((sum, index) => sum + minutesOn(addDays(start, index), learner), 0);
      const all = learner.sessions.reduce((sum, each) => sum + each.minutes, 0);
      const expected =
        whole.length > 0
          ? whole.reduce((sum, start) => sum + minutesOfWeek(start), 0) / whole.length
          : all / (daysBetween(first, asOf.day) + 1);
      expect(weeks.filter((week) => isWholeWeek(week, asOf))).toHaveLength(whole.length);
      for (const range of ['month', 'quarter'] as const) {
        const { per, hours } = buildStudyChartData(weeks, range, weeklyHours, null, asOf);
        expect([per, hours]).toEqual([whole.length > 0 ? 'week' : 'day', minutesToHours(expected)]);
      }
    }
  });

  test('nothing calls a running week short, or compares it with other days than its own', () => {
    for (const { learner, asOf } of looks) {
      const weeks = loggedWeeks(learner, asOf);
      const week = thisWeek(learner, asOf);
      const isRunning = asOf.ms < localEpochMs(sundayOf(asOf.day), 18 * 60);
      expect(isWeekRunning(week, asOf)).toBe(isRunning);
      const report = buildWeeklyReport(learner, topicAdvice, week.from, asOf);
      expect([report.isRunning, report.targetState === 'short' && isRunning]).toEqual([isRunning, false]);
      const before = comparableDaysBefore(week, weeks[1], asOf);
      if (before !== null)
        expect(before.map(({ day }) => addDays(day, 7))).toEqual(
          (isRunning ? daysSoFar(week, asOf) : week.days).map(({ day }) => day),
        );
      if (!isRunning) continue;
      const chart = buildStudyChartData(weeks, 'week', weeklyHours, null, asOf);
      const hours = studyHoursInWeeks([week]);
      const texts = [
        studyHeadline(weeks, weeklyHours, learner.plan, asOf).verdict,
        reportHeadline(report, asOf.day).verdict,
        studyPeriodText(chart),
        hoursVersusTargetText(hours, weekTargetHours(week, weeklyHours, learner.plan), true),
        sessionCountComparisonText(weeks, asOf),
        ...currentWeeklyGoals(learner, asOf).map((goal) => weeklyGoalStatus(goal, !isRunning)),
        ...report.concerns.filter((line) => line.startsWith('Studied')),
      ];
      for (const text of texts) expect(text).not.toMatch(shortWords);
      expect(report.concerns.some((line) => /^Studied .* hours\.$/.test(line))).toBe(false);
      expect(weeklyReportText(report, asOf.day)).not.toMatch(/not completed|short week/);
      // A week that runs is neither among the weeks that count nor the end of a streak of weeks.
      if (
        weeks.every((each) => !isWholeWeek(each, asOf)) &&
        !weeks.some((each) => studyHoursInWeeks([each]) >= 5)
      )
        expect(targetReachedText(buildStudyChartData(weeks, 'month', weeklyHours, null, asOf))).toBe(
          'The first whole week hasn\u2019t ended yet.',
        );
      expect(countConsecutiveWeeksAtTarget(weeks, weeklyHours, asOf)).toBe(
        countConsecutiveWeeksAtTarget(weeks.slice(1), weeklyHours, asOf) + (hours >= weeklyHours ? 1 : 0),
      );
    }
  });

  test('every screen names the same week, and its report comes when it has ended', () => {
    for (const { learner, asOf } of looks) {
      const weeks = loggedWeeks(learner, asOf);
      const items = weeklyReportItems(learner, asOf);
      expect(items.map(({ firstDay }) => firstDay)).toEqual(weeks.map(({ from }) => from));
      expect(new Set(items.map((item) => reportWeekLabel(item, asOf.day))).size).toBe(items.length);
      expect(planAdherenceText(learner, asOf)).not.toMatch(/of 0/);
      const reported = recentNotifications(learner, asOf).flatMap(({ subject }) =>
        subject.kind === 'week' ? [subject.from] : [],
      );
      expect(reported).toEqual(
        weeks
          .filter((week) => !isWeekRunning(week, asOf))
          .map(({ from }) => from)
          .slice(0, reported.length),
      );
      expect(measureGoal({ kind: 'hours' }, learner, addDays(first, -1), asOf.day)).toBe(
        minutesToHours(learner.sessions.reduce((sum, each) => sum + each.minutes, 0)),
      );
    }
  });
});

test('3 hours by the third day, one of them a rest day, are 1.5 a study day, and a first week of three days has the part of its two study days', () => {
  const friday = addDays(monday, 4);
  const sunday = addDays(monday, 6);
  const learner = recordWith(logOf([session(friday, 'verbal', 60), session(sunday, 'verbal', 120)]), {
    profile: { weeklyMinutes: 300, stretchMinutes: null },
  });
  const asOf = { day: sunday, ms: localEpochMs(sunday, 17 * 60) };
  expect(dailyAverageHours(thisWeek(learner, asOf), null, asOf)).toBe(1);
  expect(dailyAverageHours(thisWeek(learner, asOf), learner.plan, asOf)).toBe(1.5);
  expect(studyWeek(learner, asOf)).toMatchObject({ hours: 3, goalHours: 1.7, weeklyGoalHours: 5 });
  expect(studyWeek({ ...learner, plan: null }, asOf)).toMatchObject({ goalHours: 2.1 });
  const next = addDays(sunday, 1);
  expect(studyWeek(learner, { day: next, ms: localEpochMs(next, 9 * 60) })).toMatchObject({
    hours: 0,
    goalHours: 5,
    isRunning: true,
  });
});
