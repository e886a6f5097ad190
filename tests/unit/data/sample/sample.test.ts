/**
 * The sample is consistent. Derives every dashboard figure again, from the raw log entries and the browser's calendar, and compares
 * it with the rules' results, and those with each other: on every day of the week at 8 AM and 11 PM, in an ordinary week and around
 * both clock changes.
 */
import { countAnswers } from '@/domain/learner/topic-count';
import { targetTotal } from '@/domain/learner/learner-profile';
import { testLevelOf } from '@/domain/learner/learner-test';
import {
  isRestDay,
  type PlannedEntry,
  plannedActivityName,
  isPlannedTest,
  type PlannedActivity,
  plannedActivitySection,
} from '@/domain/learner/learner-plan';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily, type SampleFamily } from '@/data/sample/sampleChild';
import { subjectTimes } from '@/domain/dashboard/study/study-balance';
import { type AsOf, asOfEvening, latestSundayEvening, timeAgo } from '@/domain/dashboard/as-of';
import {
  completionByArea,
  planCompletionPercent,
  totalPlanCompletion,
} from '@/domain/dashboard/study/plan-completion';
import { type Goal, goalWithProgress, goalStatus, isOutOfReach } from '@/domain/dashboard/goals/goals';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { currentWeeklyGoals } from '@/domain/dashboard/goals/weekly-goals';
import { duePlanEntries, missedPlanEntries, weekSchedule } from '@/domain/dashboard/study/planned-days';
import { isSameMeasure } from '@/domain/dashboard/goals/goal-measure';
import type { Family } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { studyHoursInWeeks, loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { studyDaysOfWeek, weeksInRange } from '@/domain/dashboard/study/study-range';
import { studyDayRows, countConsecutiveWeeksAtTarget } from '@/domain/dashboard/study/study-days';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { namedSections } from '@/domain/section-names';
import { newestTests } from '@/domain/dashboard/scores/test-history';
import { compareBandToTarget } from '@/domain/learner/section-score';
import {
  fullTestBand,
  fullTests,
  currentTotalScores,
  sectionScore,
  sectionProgressRows,
  testTotal,
} from '@/domain/dashboard/scores/test-scores';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { stretchOrWeeklyTargetHours, weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { featureTexts } from '@/data/texts/pages/features';
import { topicAdvice } from '@/data/texts/topic-advice';
import { firstSchoolWithTarget, testsWithPercentile } from '@/domain/dashboard/scores/school-targets';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { findSchedulePatterns } from '@/domain/dashboard/insights/schedule-patterns';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';
import { reportsOf } from '../../domain/dashboard/logs';

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

/** Seven days from a Monday, each at 8 AM and 11 PM: an ordinary week, and the weeks after both clock changes. */
const weeksOfNows: readonly IsoDay[] = ['2026-11-16', '2026-10-26', '2026-11-02', '2027-03-08', '2027-03-15'];
const nows = weeksOfNows.flatMap((monday) =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index)).flatMap((day) =>
    [8, 23].map((hour) => ({ day, hour })),
  ),
);

const at = ({ day, hour }: (typeof nows)[number]): AsOf => latestSundayEvening(localEpochMs(day, hour * 60));
const families = new Map<string, Family>();
/** The default family on a Sunday; memoized for all moments that show the same Sunday, since they don't change it. */
const usual = (asOf: AsOf): Family => {
  const family = families.get(asOf.day) ?? buildSampleFamily(defaultSampleFamily, asOf);
  families.set(asOf.day, family);
  return family;
};
const round = (value: number) => Math.round(value * 10) / 10;

/** A piece of study from the raw log, without any of the log's rules. */
interface Piece {
  readonly day: string;
  readonly subject: string;
  readonly minutes: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns an instant's day in the browser's calendar. */
const dayName = (ms: number) => {
  const there = new Date(ms);
  return `${there.getFullYear()}-${twoDigits(there.getMonth() + 1)}-${twoDigits(there.getDate())}`;
};

/** Returns the entries that took time, which excludes scores reported from elsewhere. */
const piecesOf = (log: Learner): readonly Piece[] =>
  [
    ...log.sessions.map(({ at: start, section, minutes }) => ({
      day: dayName(start),
      subject: section ?? '',
      minutes,
    })),
    ...log.tests.flatMap(({ at: start, minutes }) =>
      Object.entries(minutes).map(([subject, each]) => ({ day: dayName(start), subject, minutes: each })),
    ),
  ].filter(({ minutes }) => minutes > 0);

/** Returns the names of the seven days that end with the Sunday `weeksAgo` weeks ago. */
const weekDays = (asOf: AsOf, weeksAgo = 0) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(asOf.ms);
    day.setDate(day.getDate() - 6 + index - 7 * weeksAgo);
    return dayName(day.getTime());
  });

/** The plan that every sample child has. */
const planOf = ({ plan, profile }: Learner) => assertPresent(plan, `${profile.id} has a plan`);

/** Returns true if a planned entry was done on its day, according to the raw log. */
const wasKept = ({ sessions, tests }: Learner, { day, activity }: PlannedEntry) => {
  const own = sessions.filter((session) => dayName(session.at) === day);
  if (isPlannedTest(activity)) {
    // A test of a section isn't the full test that was planned.
    const scope = activity.kind === 'checkpoint' ? activity.test : 'full';
    return tests.some((each) => dayName(each.at) === day && each.scope === scope);
  }
  if (activity.kind === 'mistakes') return own.some(({ kind }) => kind === 'mistakes');
  // A full test taken here has an essay, which does the week's only planned one.
  const isOfWeek = ({ at: start }: { readonly at: number }) => mondayOf(localDayAt(start)) === mondayOf(day);
  const hasEssay = tests.some((each) => each.scope === 'full' && each.minutes.writing > 0 && isOfWeek(each));
  if (activity.kind === 'essay' && hasEssay) return true;
  const section = plannedActivitySection(activity);
  return section !== null && own.some((session) => session.section === section);
};

/** The part of the plan that counts an activity. */
const areaOf = (activity: PlannedActivity) =>
  isPlannedTest(activity) ? 'tests' : (plannedActivitySection(activity) ?? 'mistakes');

const minutesOn = (pieces: readonly Piece[], days: readonly string[]) =>
  pieces.filter(({ day }) => days.includes(day)).reduce((sum, { minutes }) => sum + minutes, 0);

/** The Sundays shown at those moments: everything except the clock depends on them. */
const sundays: readonly IsoDay[] = [
  '2026-10-25',
  '2026-11-01',
  '2026-11-08',
  '2026-11-15',
  '2026-11-22',
  '2027-03-07',
  '2027-03-14',
  '2027-03-21',
];

test.each(nows)('on $day at $hour:00 the family is at the preceding Sunday', (now) => {
  const asOf = at(now);
  const sinceThen = localEpochMs(now.day, now.hour * 60) - asOf.ms;
  expect(sundays).toContain(asOf.day);
  expect(sinceThen).toBeGreaterThanOrEqual(0);
  expect(sinceThen).toBeLessThan((7 * 24 + 1) * 3_600_000);
});

describe.each(sundays)('on Sunday, %s', (sunday) => {
  const family = () => usual(asOfEvening(sunday));

  test('all of the family’s log is in the past and its plans are ahead', () => {
    const { asOf, children } = family();
    expect(new Date(asOf.ms).getDay()).toBe(0);
    expect(new Date(asOf.ms).getHours()).toBe(20);
    for (const record of children) {
      const { sessions, tests, profile } = record;
      for (const entry of [...sessions, ...tests]) expect(entry.at).toBeLessThan(asOf.ms);
      for (const list of [sessions, tests]) {
        const starts = list.map((each) => each.at);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(new Set(starts).size).toBe(starts.length);
      }
      const ahead = upcomingTests(record, asOf).map(({ day }) => day);
      expect(ahead).toEqual(ahead.toSorted());
      expect(new Set(ahead).size).toBe(ahead.length);
      expect(ahead).toHaveLength(4);
      for (const day of ahead) expect(day > asOf.day).toBe(true);
      expect(ahead.at(-1)).toBe(profile.testDay);
    }
  });

  test('the product’s published figures follow from the log', () => {
    const { asOf, children } = family();
    const [maya] = children;
    expect(maya.profile.grade).toBe(8);
    expect(planCompletionPercent(completionByArea(maya, asOf))).toBe(87);
    expect(currentTotalScores(maya)).toMatchObject({
      estimated: false,
      latest: 2340,
      latestWords: '2,340',
      test: maya.tests.at(-1),
      change: { difference: 30, direction: 'stable' },
      percentile: 92,
      target: 2200,
    });
    expect(
      loggedWeeks(maya, asOf)
        .slice(0, 2)
        .map((week) => studyHoursInWeeks([week])),
    ).toEqual([19.9, 20.9]);
    expect(studyWeek(maya, asOf)).toMatchObject({ hours: 19.9, goalHours: 20, streakDays: 12 });
    expect(weeklyTargetHoursOf(maya.profile)).toBe(18);
    const next = upcomingTests(maya, asOf).find(({ activity }) => activity?.kind === 'any-full-test');
    expect(next?.start).toBe(14 * 60);
    expect(next?.day).toBe(addDays(asOf.day, 6));
  });

  test('hours match the log on every screen, by week, day, and subject', () => {
    const { asOf, children } = family();
    for (const record of children) {
      const pieces = piecesOf(record);
      const weeks = loggedWeeks(record, asOf);
      const reports = reportsOf(record, {}, asOf);
      expect(weeks).toHaveLength(13);
      for (const [index, week] of weeks.entries()) {
        const hours = round(minutesOn(pieces, weekDays(asOf, index)) / 60);
        expect(studyHoursInWeeks([week])).toBe(hours);
        expect(reports[index]?.studyHours).toBe(hours);
      }
      const days = weekDays(asOf);
      const byDay = days.map((day) => round(minutesOn(pieces, [day]) / 60));
      const week = studyWeek(record, asOf);
      expect(week.days.map(({ hours }) => hours)).toEqual(byDay);
      expect(reports[0]?.breakdown.map(({ hours }) => hours)).toEqual(byDay);
      expect(weeks.slice(0, 1).flatMap((each) => studyDaysOfWeek(each).map(({ hours }) => hours))).toEqual(
        byDay,
      );
      const entries = studyDayRows(assertPresent(weeks[0], 'this week'), record.plan, asOf.day);
      expect(entries.map(({ hours }) => hours)).toEqual(byDay);
      expect(entries.map(({ date }) => date)).toEqual(days);
      expect(round(byDay.reduce((sum, hours) => sum + hours, 0))).toBe(week.hours);
      expect(overviewFigures(record, asOf).hoursStudied).toBe(
        round(
          minutesOn(
            pieces,
            weeks.flatMap((_, index) => weekDays(asOf, index)),
          ) / 60,
        ),
      );
      const times = subjectTimes(weeksInRange(weeks, 'week'));
      for (const { subject, hours } of times) {
        const own = pieces.filter((piece) => piece.subject === subject);
        expect(hours).toBe(round(minutesOn(own, days) / 60));
      }
      expect(round(times.reduce((sum, { hours }) => sum + hours, 0))).toBe(week.hours);
      const notification = recentNotifications(record, asOf).find(
        ({ title }) => title === 'Weekly report ready',
      );
      expect(notification?.text).toMatch(
        new RegExp(
          `^${week.hours}( of 18 hours, the plan’s target| hours, ${round(week.hours - 18)} over the plan’s target);`,
        ),
      );
      expect(timeAgo(assertPresent(notification, 'a notification of the report').timeMs, asOf)).toBe(
        '2 hours ago',
      );
    }
  });

  test('streaks, days on plan, and weeks at the target are counted the same way everywhere', () => {
    const { asOf, children } = family();
    for (const record of children) {
      const studied = new Set(piecesOf(record).map(({ day }) => day));
      let streak = 0;
      for (const day = new Date(asOf.ms); ; day.setDate(day.getDate() - 1)) {
        if (studied.has(dayName(day.getTime()))) streak += 1;
        else if (day.getDay() !== 0) break;
      }
      const week = studyWeek(record, asOf);
      expect(week.streakDays).toBe(streak);
      expect(overviewFigures(record, asOf).studyStreak).toBe(streak);
      const kept = weekDays(asOf).filter((day) => studied.has(day)).length;
      expect(week.days.filter(({ hours }) => hours > 0)).toHaveLength(kept);
      expect(summarizePerformance(record, asOf).consistency).toBe(`Studied on ${kept} of 6 planned days`);
      expect(week.days.map(({ rest }) => rest)).toEqual([false, false, false, false, false, false, true]);
      const weekly = Array.from({ length: 13 }, (_, index) =>
        minutesOn(piecesOf(record), weekDays(asOf, index)),
      );
      const short = weekly.findIndex((minutes) => minutes < 18 * 60);
      expect(countConsecutiveWeeksAtTarget(loggedWeeks(record, asOf), 18, asOf)).toBe(short);
    }
  });

  test('activities, notifications, and the report list the same missed sessions', () => {
    const { asOf, children } = family();
    for (const record of children) {
      const days = weekDays(asOf);
      const planned = planOf(record).entries.filter(({ day }) => days.includes(day));
      const missed = planned.filter((entry) => !wasKept(record, entry));
      const names = missed.map(({ activity }) => plannedActivityName(activity));
      const week = (when: number) => days.includes(dayName(when));
      expect(
        recentAndMissedActivities(record, asOf)
          .filter((each) => each.badge === 'Missed' && week(each.startMs))
          .map(({ title }) => title)
          .toReversed(),
      ).toEqual(names);
      expect(
        recentNotifications(record, asOf)
          .filter((each) => each.type === 'alert' && week(each.timeMs))
          .map(({ title }) => title)
          .toSorted(),
      ).toEqual(names.map((name) => `${name} missed`).toSorted());
      const [report] = reportsOf(record, {}, asOf);
      const concerns = report?.concerns.filter((each) => each.includes('missed')) ?? [];
      expect(concerns).toHaveLength(missed.length === 0 ? 0 : 1);
      if (missed.length === 1) expect(concerns[0]).toContain(`${names[0]}, planned for`);
      if (missed.length > 1) expect(concerns[0]).toBe(`${missed.length} planned sessions were missed.`);
      expect(duePlanEntries(record, addDays(asOf.day, -6), asOf)).toEqual(planned);
      expect(missedPlanEntries(record, addDays(asOf.day, -6), asOf)).toEqual(missed);
    }
  });
});

const asOf = asOfEvening('2026-11-15');
const all = async (): Promise<readonly (readonly [SampleFamily, Family])[]> => {
  const others = await Promise.all(Object.values(otherFamilyLoaders).map((load) => load()));
  return [defaultSampleFamily, ...others].map((sample) => [sample, buildSampleFamily(sample, asOf)] as const);
};
const everyChild = async () =>
  (await all()).flatMap(([sample, family]) =>
    family.children.map((record) => ({ id: `${sample.id}/${record.profile.id}`, record })),
  );

const figuresAt = (moment: AsOf) =>
  usual(moment).children.map((record) => ({
    overall: planCompletionPercent(completionByArea(record, moment)),
    // A test is identified by its instant, which differs each week.
    scores: { ...currentTotalScores(record), test: null, change: null },
    changes: sectionProgressRows(record).map(
      ({ change }) => change && { difference: change.difference, direction: change.direction },
    ),
    hours: loggedWeeks(record, moment).map((week) => studyHoursInWeeks([week])),
    stats: overviewFigures(record, moment),
    goals: currentWeeklyGoals(record, moment),
    weaknesses: topWeaknesses(record, moment),
    words: reportsOf(record, {}, moment).map((report) => [report.achievements, report.concerns]),
  }));

test('figures don’t depend on the week in which they are viewed', () => {
  const [first, ...rest] = sundays.map((sunday) => figuresAt(asOfEvening(sunday)));
  for (const each of rest) expect(each).toEqual(first);
});

const statusOf = (goal: Goal) => goalStatus(goal, asOf.day);

const thisWeek = (record: Learner) =>
  planOf(record).entries.filter(({ day }) => weekDays(asOf).includes(day));
const plannedMinutes = (entries: readonly PlannedEntry[]) =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
/** Returns an entry's activity and its time of day. */
const slotOf = ({ start, minutes, activity }: PlannedEntry) => ({ start, minutes, activity });

describe('every child of every sample family', () => {
  test('has sections that add up to totals, and targets that do, too', async () => {
    for (const { id, record } of await everyChild()) {
      const sum = scoredSections.reduce(
        (total, subject) =>
          total + assertPresent(record.profile.targets.sections[subject], `${id} ${subject}`),
        0,
      );
      expect(targetTotal(record.profile), id).toBe(sum);
      const sections = sectionProgressRows(record);
      const { latest, target } = currentTotalScores(record);
      expect(target, id).toBe(sum);
      if (latest === null) {
        expect(sections, id).toEqual([]);
        continue;
      }
      expect(
        sections.reduce((total, { current }) => total + current, 0),
        id,
      ).toBe(latest);
      const last = assertPresent(fullTests(record.tests).at(-1), `${id} has a full test`);
      expect(
        scoredSections.reduce((total, subject) => total + (sectionScore(last, subject) ?? 0), 0),
        id,
      ).toBe(latest);
      for (const each of fullTests(record.tests))
        for (const subject of scoredSections) {
          const { least, most } = testLevelOf(each).scale;
          expect(sectionScore(each, subject), id).toBeGreaterThanOrEqual(least);
          expect(sectionScore(each, subject), id).toBeLessThanOrEqual(most);
        }
    }
  });

  test('has the same tests in its history, reports, and activities', async () => {
    for (const { id, record } of await everyChild()) {
      const { tests } = record;
      expect(overviewFigures(record, asOf).totalTests, id).toBe(tests.length);
      const reports = reportsOf(record, {}, asOf);
      for (const [index, report] of reports.entries()) {
        const inWeek = tests.filter((each) => weekDays(asOf, index).includes(dayName(each.at)));
        expect(report.testsCompleted, id).toBe(inWeek.length);
        const totals = inWeek.flatMap((each) => testTotal(each) ?? []);
        expect(report.bestScore, id).toBe(totals.length === 0 ? null : Math.max(...totals));
        for (const { subject, band } of report.sections)
          expect(
            inWeek.map((each) => sectionScore(each, subject)),
            id,
          ).toContain(band.estimate);
      }
      const newest = newestTests(tests).map((each) => each.at);
      expect(newest, id).toEqual(
        tests
          .map((each) => each.at)
          .toSorted((a, b) => b - a)
          .slice(0, 6),
      );
      for (const activity of recentActivities(record)) {
        const own =
          record.sessions.find((each) => each.at === activity.startMs)?.minutes ??
          Object.values(tests.find((each) => each.at === activity.startMs)?.minutes ?? {}).reduce(
            (sum, minutes) => sum + minutes,
            0,
          );
        expect(activity.minutes, id).toBe(own);
        if (activity.type !== 'practice_test' && activity.score !== null)
          expect(activity.score, id).toBeLessThanOrEqual(100);
      }
    }
  });

  test('has the same section changes in progress, analysis, and report', async () => {
    for (const { id, record } of await everyChild()) {
      const [report] = reportsOf(record, topicAdvice, asOf);
      const analyses = sectionAnalyses(record, topicAdvice, asOf);
      for (const { subject, current, change } of sectionProgressRows(record)) {
        const analysis = analyses.find((each) => each.subject === subject);
        expect(analysis?.current, id).toBe(current);
        expect(change, id).toEqual(analysis?.previous?.change ?? null);
        const shownSection = report?.sections.find((each) => each.subject === subject);
        if (shownSection !== undefined) expect(change, id).toEqual(shownSection.previous?.change ?? null);
      }
    }
  });

  test('has completed plan entries, questions, and weekly goals that match the log', async () => {
    for (const { id, record } of await everyChild()) {
      // On a Sunday evening, the whole week is over.
      const due = planOf(record).entries.filter(({ day }) => day <= asOf.day);
      for (const entry of due)
        expect(entry.status === 'done', `${id} ${entry.id}`).toBe(wasKept(record, entry));
      const completion = completionByArea(record, asOf);
      for (const { area, completed, total } of completion) {
        const own = due.filter(({ activity }) => areaOf(activity) === area);
        expect(total, id).toBe(own.length);
        expect(completed, id).toBe(own.filter((entry) => wasKept(record, entry)).length);
      }
      expect(totalPlanCompletion(completion).total, id).toBe(due.length);
      for (const entry of planOf(record).entries)
        if (entry.day > asOf.day) expect(entry.status, `${id} ${entry.id}`).toBe('open');
      const days = weekDays(asOf);
      const week = record.sessions.filter((each) => days.includes(dayName(each.at)));
      const { answered: solved, right } = countAnswers(week);
      expect(right, id).toBeLessThanOrEqual(solved);
      expect(solved, id).toBe(
        week.flatMap(({ topics }) => topics).reduce((sum, { answered }) => sum + answered, 0),
      );
      const [report] = reportsOf(record, topicAdvice, asOf);
      expect(report?.goals, id).toEqual(currentWeeklyGoals(record, asOf));
    }
  });

  test('has the same hours in its plan, schedule, and usual times', async () => {
    for (const { id, record } of await everyChild()) {
      const plan = planOf(record);
      const entries = thisWeek(record);
      const schedule = weekSchedule(plan, asOf);
      for (const [index, planned] of schedule.entries()) {
        const day = weekDays(asOf)[index];
        const minutes = entries
          .filter((each) => each.day === day)
          .reduce((sum, each) => sum + each.minutes, 0);
        expect(planned.kind === 'study' ? planned.hours : 0, id).toBe(round(minutes / 60));
        expect(planned.kind === 'rest', id).toBe(minutes === 0);
      }
      expect(schedule.at(-1), id).toEqual({ day: 'Sun', kind: 'rest' });
      expect(isRestDay(plan, asOf.day), id).toBe(true);
      for (const pattern of findSchedulePatterns(plan, asOf))
        expect(
          entries.map((each) => each.minutes),
          id,
        ).toContain(pattern.minutes);
      expect(
        namedSections.every((subject) =>
          entries.some(({ activity }) => plannedActivitySection(activity) === subject),
        ),
        id,
      ).toBe(true);
      // Next week's plan repeats this week's, and so on.
      const nextWeek = weekDays(asOf, -1);
      expect(
        plan.entries
          .filter(({ day, id: entry }) => nextWeek.includes(day) && !/^(?:quiz|full)-/.test(entry))
          .map(slotOf),
        id,
      ).toEqual(entries.map(slotOf));
      expect(
        plan.entries.every(({ day }) => day < (record.profile.testDay ?? '')),
        id,
      ).toBe(true);
    }
  });

  test('has goals in progress', async () => {
    for (const { id, record } of await everyChild()) {
      const { testDay } = record.profile;
      const recommended = recommendedGoals(record, asOf);
      for (const own of record.goals) {
        const goal = goalWithProgress(own, record, asOf);
        // One child can no longer reach the number of weeks.
        expect(statusOf(goal), `${id} ${goal.title}`).toBe(isOutOfReach(goal) ? 'at-risk' : 'in-progress');
        expect(goal.startDay < asOf.day, id).toBe(true);
      }
      expect(recommended.length, id).toBeGreaterThan(0);
      for (const own of recommended) {
        const { title, measure } = own;
        expect(statusOf(goalWithProgress(own, record, asOf)), `${id} ${title}`).toBe('in-progress');
        expect(
          record.goals.some((goal) => isSameMeasure(goal.measure, measure)),
          `${id} ${title}`,
        ).toBe(false);
      }
      const both = [...record.goals, ...recommended];
      for (const { title, dueOn } of both)
        expect(dueOn <= assertPresent(testDay, `${id} has a test day`), `${id} ${title}`).toBe(true);
      const ids = both.map((goal) => goal.id);
      expect(new Set(ids).size, id).toBe(ids.length);
      for (const { topic } of record.sessions.flatMap(({ topics }) => topics))
        expect(topicAdvice, topic).toHaveProperty(topic);
    }
  });
});

/** The school whose percentile a child aims for. At the Middle Level, the sample has no percentiles, so no school requires one. */
const aimOf = ({ profile }: Learner) =>
  profile.level === 'middle'
    ? assertPresent(profile.schools[0], `${profile.id} has a school`)
    : assertPresent(firstSchoolWithTarget(profile.schools), `${profile.id} has a school`);

test('a school requires the same percentile of every child', async () => {
  const asked = new Map<string, number | null>();
  for (const { record } of await everyChild()) {
    const { schools } = record.profile;
    expect(schools[0]).toBe(aimOf(record));
    for (const { name, targetPercentile } of schools) {
      expect(targetPercentile === null, name).toBe(record.profile.level === 'middle');
      expect(asked.get(name) ?? targetPercentile, name).toBe(targetPercentile);
      asked.set(name, targetPercentile);
    }
  }
});

test('a school requires the same total of every child in a grade', async () => {
  const asked = new Map<string, number | null>();
  for (const { id, record } of await everyChild()) {
    const { grade } = record.profile;
    const { name } = aimOf(record);
    const target = targetTotal(record.profile);
    expect(asked.get(`${name}, grade ${grade}`) ?? target, id).toBe(target);
    asked.set(`${name}, grade ${grade}`, target);
  }
});

test('a total and its percentile give the same result for the target school', async () => {
  for (const { id, record } of await everyChild()) {
    const target = assertPresent(targetTotal(record.profile), `${id} has a target`);
    const { targetPercentile } = aimOf(record);
    const full = fullTests(record.tests);
    if (targetPercentile === null) {
      expect(testsWithPercentile(full), id).toEqual([]);
      continue;
    }
    for (const { test: each, percentile } of testsWithPercentile(full)) {
      const comparison = compareBandToTarget(fullTestBand(each), target);
      if (comparison !== 'near') expect(percentile >= targetPercentile, id).toBe(comparison === 'above');
    }
    const latest = testsWithPercentile(full).at(-1);
    if (latest !== undefined)
      expect(latest.percentile >= targetPercentile, id).toBe(fullTestBand(latest.test).estimate >= target);
  }
});

test('a child’s higher total never ranks lower', async () => {
  for (const { id, record } of await everyChild()) {
    const ranks = testsWithPercentile(fullTests(record.tests))
      .toSorted((a, b) => fullTestBand(a.test).estimate - fullTestBand(b.test).estimate)
      .map(({ percentile }) => percentile);
    expect(ranks, id).toEqual(ranks.toSorted((a, b) => a - b));
  }
});

test('the plan of a usual week is the weekly target, so that it is the plan’s', async () => {
  for (const { id, record } of await everyChild())
    expect(plannedMinutes(thisWeek(record)) / 60, id).toBe(weeklyTargetHoursOf(record.profile));
});

test('a child who has just begun reviews only what the record has them miss', async () => {
  // With more tests, questions that they missed return as well.
  const begun = (await everyChild()).filter(({ record }) => record.tests.length < 2);
  expect(begun).toHaveLength(2);
  for (const { id, record } of begun)
    for (const review of record.sessions.filter(({ kind }) => kind === 'mistakes'))
      for (const { topic, answered } of review.topics) {
        const missed = record.sessions
          .filter((each) => each.at < review.at && each.kind === 'drill')
          .flatMap(({ topics }) => topics.filter((each) => each.topic === topic))
          .reduce((sum, each) => sum + each.answered - each.right, 0);
        expect(missed, `${id}: ${topic}`).toBeGreaterThanOrEqual(answered);
      }
});

test('no goal asks for more hours a week than the child’s own', async () => {
  for (const { id, record } of await everyChild())
    for (const { measure } of [...record.goals, ...recommendedGoals(record, asOf)])
      if (measure.kind === 'weeks')
        expect(stretchOrWeeklyTargetHours(record.profile), id).toBeGreaterThanOrEqual(measure.hours);
});

test('families and their children have distinct names', async () => {
  const names = (await everyChild()).map(({ record }) => record.profile.nickname);
  expect(new Set(names).size).toBe(7);
  expect((await all()).map(([sample]) => sample.id)).toEqual([
    'two',
    'off-course',
    'first-week',
    'one-test',
    'long-year',
    'middle-level',
  ]);
});

test('one family is at the Middle Level, as the features page says', async () => {
  const levels = (await all()).map(([, { children }]) => children.map(({ profile }) => profile.level));
  expect(levels.filter((own) => own.includes('middle'))).toEqual([['middle']]);
  expect(featureTexts.schools.children.text).toContain('most at the Upper Level and one at the Middle Level');
});
