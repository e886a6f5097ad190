/** Invariants of every record: the dashboards' rules agree with each other and produce only displayable values. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { sampleVariants } from '@/data/sample/sampleVariants';
import { topicAdvice } from '@/data/texts/topic-advice';
import { forecastText } from '@/domain/dashboard/answer/forecast-text';
import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import {
  statusSinceText,
  verdictReasonText,
  parentNextStepText,
  testCountdownText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import { asOfEvening } from '@/domain/dashboard/as-of';
import { goalWithProgress, goalPercent, goalStatus, summarizeGoals } from '@/domain/dashboard/goals/goals';
import { goalPaceStatus, goalPaceText } from '@/domain/dashboard/goals/goal-pace';
import { recommendedGoals } from '@/domain/dashboard/goals/recommended-goals';
import { currentWeeklyGoals } from '@/domain/dashboard/goals/weekly-goals';
import {
  accuracyHistory,
  averageTotalHistory,
  type HistoryPoint,
  hoursHistory,
  cumulativeHoursHistory,
  percentileHistory,
  planCompletionHistory,
  solvedHistory,
  streakHistory,
  testsHistory,
  totalScoreHistory,
} from '@/domain/dashboard/histories';
import {
  minutesToHours,
  type LoggedDay,
  minutesBySubject,
  studyMinutes,
  sittingCount,
} from '@/domain/dashboard/study-log';
import { accuracyPercent, countAnswers, countNewAnswers } from '@/domain/learner/topic-count';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { topicAccuracies, weaknessThresholdPercent } from '@/domain/dashboard/practice/topic-accuracy';
import { weeklySectionAccuracies, skillAccuracies } from '@/domain/dashboard/practice/skill-accuracy';
import { topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { sectionPercentiles } from '@/domain/dashboard/scores/percentile-ranges';
import { scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { firstSchoolWithTarget } from '@/domain/dashboard/scores/school-targets';
import { sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import {
  averageTotal,
  comparableTests,
  isFullTest,
  fullTests,
  lastTwoFullTests,
  currentTotalScores,
  sectionProgressRows,
  testsWithTotal,
} from '@/domain/dashboard/scores/test-scores';
import { subjectTimes } from '@/domain/dashboard/study/study-balance';
import {
  completionByArea,
  planCompletionPercent,
  totalPlanCompletion,
} from '@/domain/dashboard/study/plan-completion';
import { weekSchedule, currentStreakDays } from '@/domain/dashboard/study/planned-days';
import { studyCalendarText, studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { targetReachedText, studyPeriodText, buildStudyChartData } from '@/domain/dashboard/study/study-bars';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import {
  studyHoursInWeeks,
  studyMinutesInWeeks,
  loggedWeeks,
  weekStart,
} from '@/domain/dashboard/study/logged-weeks';
import {
  goalsHeadline,
  notificationsHeadline,
  reportHeadline,
  scoresHeadline,
  studyHeadline,
} from '@/domain/dashboard/tab-headlines';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { productivityMetrics } from '@/domain/dashboard/insights/productivity-metrics';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { findSchedulePatterns } from '@/domain/dashboard/insights/schedule-patterns';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import { weeklyReportItems, buildWeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { goalKinds } from '@/domain/learner/learner-goal';
import { testMinutes } from '@/domain/learner/learner-test';
import { namedSections } from '@/domain/section-names';
import { isIsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { simulations } from '../../../simulated';
import { limits } from '../../data/learners/limits-record';
import {
  childOf,
  copyOf,
  deviceMs,
  deviceOf,
  firstDay,
  sampleAt,
  type LearnerView,
} from '../../data/learners/learner-views';
import { unshowable } from '../../unshowable';

beforeAll(() => void vi.useFakeTimers({ now: deviceMs, toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const valuesOf = (points: readonly HistoryPoint[]) => points.map(({ value }) => value);

const records: readonly (readonly [string, () => Promise<LearnerView>])[] = [
  ...simulations.map((what) => [`device: ${what}`, () => deviceOf(what)] as const),
  ['device: first day', firstDay],
  ['device: everything at its limit', async () => limits],
  ['sample: first child', async () => sampleAt()],
  ['sample: second child', async () => sampleAt(defaultSampleFamily, undefined, 1)],
  // On this day, clocks may have been set forward; within the four weeks before the other, they may have been set back.
  ['sample: a Sunday of spring', async () => sampleAt(defaultSampleFamily, asOfEvening('2026-03-29'))],
  ...Object.entries(otherFamilyLoaders).map(
    ([name, load]) => [`sample: ${name}`, async () => sampleAt(await load())] as const,
  ),
  ...Object.entries(sampleVariants).map(
    ([name, family]) => [`variant: ${name}`, async () => childOf(family)] as const,
  ),
];

const sources = records.flatMap(([name, load]) => [
  [name, load] as const,
  [`${name}, shared`, async () => copyOf(await load())] as const,
]);

const sittingsOn = ({ sessions, tests }: LoggedDay) => [...sessions, ...tests];

function figuresOf({ learner, asOf }: LearnerView) {
  const weeks = loggedWeeks(learner, asOf);
  const completion = completionByArea(learner, asOf);
  const goals = learner.goals.map((goal) => goalWithProgress(goal, learner, asOf));
  const answer = buildPreparationSummary(learner, asOf);
  const calendar = studyCalendar(learner, asOf);
  const lines = weeklyReportItems(learner, asOf);
  const target = weeklyTargetHoursOf(learner.profile);
  const forecast = scoreForecast(learner, asOf);
  return {
    scores: currentTotalScores(learner),
    sections: sectionProgressRows(learner),
    trend: totalTrend(learner),
    sectionTrends: sectionTrends(learner),
    weekHours: weeks.map((week) => studyHoursInWeeks([week])),
    subjects: weeks.map(({ days }) => minutesBySubject(days)),
    week: studyWeek(learner, asOf),
    calendar,
    calendarWords: calendar === null ? '' : studyCalendarText(calendar),
    streak: currentStreakDays(learner, asOf),
    completion,
    progress: planCompletionPercent(completion),
    topics: topicAccuracies(learner, asOf),
    weaknesses: topWeaknesses(learner, asOf),
    activities: recentActivities(learner),
    missed: recentAndMissedActivities(learner, asOf),
    notifications: recentNotifications(learner, asOf),
    lines,
    reports: lines.map((line) => buildWeeklyReport(learner, topicAdvice, line.firstDay, asOf)),
    upcoming: upcomingTests(learner, asOf),
    answer,
    forecast,
    words: {
      forecast: forecast === null ? null : forecastText(forecast, answer.verdict),
      course: statusSinceText(answer.verdict, asOf.day),
      verdict: verdictSentence(answer.verdict, asOf.day),
      ground: verdictReasonText(answer.verdict, asOf.day),
      testDay: testCountdownText(answer.verdict),
      step: parentNextStepText(answer.nextStep),
    },
    goals: goals.map((goal) => ({
      goal,
      percent: goalPercent(goal),
      status: goalStatus(goal, asOf.day),
      pace: goalPaceStatus(goal, asOf.day),
      words: goalPaceText(goal, asOf.day, scoreForecast(learner, asOf) !== null),
    })),
    goalSummary: summarizeGoals(goals, asOf.day),
    weeklyGoals: currentWeeklyGoals(learner, asOf),
    recommended: recommendedGoals(learner, asOf),
    schedule: weekSchedule(learner.plan, asOf),
    patterns: findSchedulePatterns(learner.plan, asOf),
    overview: overviewFigures(learner, asOf),
    bands: sectionBands(learner),
    percentiles: sectionPercentiles(learner),
    analyses: sectionAnalyses(learner, topicAdvice, asOf),
    solved: countAnswers(weeks.slice(0, 1).flatMap(({ days }) => days.flatMap(sittingsOn))).answered,
    practice: countNewAnswers(weeks.slice(0, 1).flatMap(({ days }) => days.flatMap(sittingsOn))),
    skills: skillAccuracies(learner, asOf),
    sectionsThisWeek: weeklySectionAccuracies(learner, asOf),
    subjectTimes: subjectTimes(weeks.slice(0, 1)),
    productivity: productivityMetrics(learner, asOf),
    performance: summarizePerformance(learner, asOf),
    advice: studyAdvice(learner, topicAdvice, asOf),
    headlines: {
      dashboard: preparationHeadline(learner, asOf),
      scores: scoresHeadline(learner, firstSchoolWithTarget(learner.profile.schools), asOf.day),
      study: studyHeadline(weeks, target, learner.plan, asOf),
      notifications: notificationsHeadline(recentNotifications(learner, asOf)),
      goals: goalKinds.map((kind) =>
        goalsHeadline(
          goals.filter((goal) => goal.kind === kind),
          kind,
          asOf.day,
        ),
      ),
    },
    stretches: (['week', 'month', 'quarter'] as const).map((range) => {
      const stretch = buildStudyChartData(weeks, range, target, learner.plan, asOf);
      return { stretch, words: [studyPeriodText(stretch), targetReachedText(stretch)] };
    }),
    reportTexts: lines.slice(0, 4).map((line) => {
      const report = buildWeeklyReport(learner, topicAdvice, line.firstDay, asOf);
      return { headline: reportHeadline(report, asOf.day), text: weeklyReportText(report, asOf.day) };
    }),
    histories: {
      hours: valuesOf(hoursHistory(learner, asOf)),
      hoursSoFar: valuesOf(cumulativeHoursHistory(learner, asOf)),
      totals: valuesOf(totalScoreHistory(learner)),
      averages: valuesOf(averageTotalHistory(learner)),
      percentiles: valuesOf(percentileHistory(learner)),
      tests: valuesOf(testsHistory(learner, asOf)),
      streaks: valuesOf(streakHistory(learner, asOf)),
      solved: valuesOf(solvedHistory(learner, asOf)),
      accuracy: valuesOf(accuracyHistory(learner, asOf)),
      progress: valuesOf(planCompletionHistory(learner, asOf)),
    },
  };
}

type Figures = ReturnType<typeof figuresOf>;

/** Returns every number and text within a value with its path. */
function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
}

const isUnshowable = ([, leaf]: readonly [string, unknown]) =>
  typeof leaf === 'number'
    ? !Number.isFinite(leaf)
    : typeof leaf === 'string' && (unshowable.test(leaf) || /^\s|\s$| {2}/.test(leaf));

/** Fields about future days: tests, deadlines, the rest of the week. */
const lookAhead = new Set([
  'upcoming',
  'answer',
  'forecast',
  'advice',
  'goals',
  'goalSummary',
  'recommended',
  'stretches',
]);

const shownOf = (rows: readonly { readonly subject: string; readonly displayText: string }[]) =>
  rows.map(({ subject, displayText }) => [subject, displayText]);

/** Texts that may be empty. */
const mayBeEmpty = /\.description$|^\.calendarWords$|^\.words\.testDay$/;

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

describe.each(sources)('%s', (_, load) => {
  let view: LearnerView;
  let figures: Figures;
  beforeAll(async () => {
    view = await load();
    figures = figuresOf(view);
  });

  test('shows only valid numbers and texts', () => {
    expect(leavesOf(figures).filter(isUnshowable)).toEqual([]);
  });

  test('minutes of subjects add up to days, days to weeks, and weeks to the total', () => {
    const { learner, asOf } = view;
    const weeks = loggedWeeks(learner, asOf);
    for (const week of weeks) {
      for (const day of week.days)
        expect(sum(Object.values(minutesBySubject([day])))).toBeCloseTo(studyMinutes([day]), 6);
      expect(sum(week.days.map((day) => studyMinutes([day])))).toBeCloseTo(studyMinutesInWeeks([week]), 6);
    }
    const all = sum([...learner.sessions.map(({ minutes }) => minutes), ...learner.tests.map(testMinutes)]);
    expect(sum(weeks.map((week) => studyMinutesInWeeks([week])))).toBeCloseTo(all, 6);
    expect(studyMinutesInWeeks(weeks)).toBeCloseTo(all, 6);
    expect(figures.overview.hoursStudied).toBe(studyHoursInWeeks(weeks));
    expect(figures.histories.hoursSoFar.at(-1) ?? 0).toBe(studyHoursInWeeks(weeks));
    const bySubject = namedSections.map((subject) => sum(figures.subjects.map((by) => by[subject])));
    expect(sum(bySubject)).toBeCloseTo(all, 6);
  });

  test('the parts of the plan add up to the whole, and no more is done than planned', () => {
    const { learner, asOf } = view;
    const { completion, progress } = figures;
    const whole = totalPlanCompletion(completion);
    for (const { completed, total } of [...completion, whole]) {
      expect(total).toBeGreaterThanOrEqual(completed);
      expect(completed).toBeGreaterThanOrEqual(0);
    }
    expect(whole.completed).toBe(sum(completion.map(({ completed }) => completed)));
    const entries = learner.plan?.entries ?? [];
    expect(whole.total).toBeLessThanOrEqual(entries.length);
    expect(whole.completed).toBe(
      entries.filter(({ status, day }) => status === 'done' && day <= asOf.day).length,
    );
    if (progress === null) expect(whole.total).toBe(0);
    else expect(progress === 100).toBe(whole.completed === whole.total);
  });

  test('past events are never in the future, and upcoming tests never in the past', () => {
    const { asOf, learner } = view;
    for (const list of [figures.activities, figures.missed, figures.notifications]) {
      const dates = list.map((item) => ('startMs' in item ? item.startMs : item.timeMs));
      for (const at of dates) expect(at).toBeLessThanOrEqual(asOf.ms);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
    const days = figures.upcoming.map(({ day }) => day);
    for (const day of days) expect(day >= asOf.day).toBe(true);
    expect(days).toEqual(days.toSorted());
    for (const { setOn, dueOn } of figures.recommended) {
      expect(setOn).toBe(asOf.day);
      expect(dueOn >= setOn && dueOn <= (learner.profile.testDay ?? dueOn)).toBe(true);
    }
    for (const { day } of figures.calendar?.days ?? []) expect(day <= asOf.day).toBe(true);
  });

  test('no sentence is empty', () => {
    const empty = leavesOf(figures).flatMap(([path, leaf]) => (leaf === '' ? [path] : []));
    expect(empty.filter((path) => !mayBeEmpty.test(path))).toEqual([]);
  });

  test('no day shown is in the future', () => {
    const { ms, day: today } = view.asOf;
    const past = Object.entries(figures)
      .filter(([name]) => !lookAhead.has(name))
      .flatMap(([name, value]) => leavesOf(value, name));
    const late = past.filter(([, leaf]) =>
      typeof leaf === 'number' ? leaf > 1e11 && leaf > ms : isIsoDay(String(leaf)) && String(leaf) > today,
    );
    expect(late).toEqual([]);
  });

  test('each history ends at the figure next to it', () => {
    const { histories, overview, week, streak, solved, practice, progress } = figures;
    const { tests } = view.learner;
    const accuracy = accuracyPercent(practice);
    const hasLog = figures.weekHours.length > 0;
    const ends = Object.fromEntries(
      Object.entries(histories).map(([name, values]) => [name, values.at(-1) ?? null]),
    );
    expect(ends).toMatchObject({
      hours: hasLog ? week.hours : null,
      hoursSoFar: hasLog ? overview.hoursStudied : null,
      totals: figures.scores.latest,
      averages: averageTotal(view.learner),
      tests: hasLog ? tests.length : null,
      streaks: hasLog ? streak : null,
      solved: hasLog ? solved : null,
    });
    if (accuracy !== null) expect(ends['accuracy']).toBe(Math.round(accuracy));
    if (hasLog) expect(ends['progress']).toBe(progress);
    const rank = lastTwoFullTests(view.learner).latest?.totalPercentile ?? null;
    if (rank !== null) expect(ends['percentiles']).toBe(rank);
  });

  test('answers of sections add up to the week, and those of skills to their sections', () => {
    const { practice, sectionsThisWeek: bySection, skills, topics } = figures;
    expect(sum(bySection.map(({ answered }) => answered))).toBe(practice.answered);
    expect(sum(bySection.map(({ right }) => right))).toBe(practice.right);
    expect(sum(skills.map(({ answered }) => answered))).toBeGreaterThanOrEqual(
      sum(topics.map(({ answered }) => answered)),
    );
    for (const { estimate, answered, right } of [...bySection, ...skills]) {
      expect(right).toBeLessThanOrEqual(answered);
      if (estimate === null) continue;
      expect(estimate.low).toBeLessThanOrEqual(estimate.value);
      expect(estimate.high).toBeGreaterThanOrEqual(estimate.value);
    }
  });

  test('subject shares match the hours and add up to 100%', () => {
    const { subjectTimes: times, week } = figures;
    if (times.length === 0) return expect(week.hours).toBe(0);
    expect(sum(times.map(({ percentage }) => percentage))).toBe(100);
    // Subjects with equal rounded hours may have shares one point apart.
    const byHours = times
      .toSorted((a, b) => a.hours - b.hours || a.percentage - b.percentage)
      .map(({ percentage }) => percentage);
    expect(byHours).toEqual(byHours.toSorted((a, b) => a - b));
    return undefined;
  });

  test('a section has the same score in its band, analysis, trend, and card', () => {
    const { bands, analyses, sections } = figures;
    expect(shownOf(analyses)).toEqual(shownOf(bands));
    expect(shownOf(sections)).toEqual(shownOf(bands));
    expect(analyses.map(({ previous }) => previous?.displayText ?? null)).toEqual(
      bands.map(({ previous }) => previous?.displayText ?? null),
    );
  });

  test('a higher section estimate never has a lower percentile', () => {
    for (const section of scoredSections) {
      const estimates = comparableTests(view.learner).flatMap(({ scores: { [section]: score } }) =>
        score?.state === 'estimated' ? [score] : [],
      );
      for (const end of ['low', 'high'] as const) {
        const ranks = estimates
          .toSorted((a, b) => a.band[end] - b.band[end] || a.percentile[end] - b.percentile[end])
          .map(({ percentile }) => percentile[end]);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
    }
  });

  test('a higher total never has a lower percentile', () => {
    const ranked = testsWithTotal(view.learner)
      .flatMap(({ test: { totalPercentile }, total: { estimate } }) =>
        totalPercentile === null ? [] : [{ estimate, totalPercentile }],
      )
      .toSorted((a, b) => a.estimate - b.estimate || a.totalPercentile - b.totalPercentile);
    const percentiles = ranked.map(({ totalPercentile }) => totalPercentile);
    expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b));
  });

  test('shows the same latest total everywhere', () => {
    const { scores, trend, sectionTrends: bySection, histories, answer, overview } = figures;
    const newest = trend.scores.at(-1);
    expect(scores.latest).toBe(newest?.estimate ?? null);
    expect(scores.latestWords).toBe(newest?.displayText ?? null);
    expect(scores.change).toEqual(newest?.change ?? null);
    expect(scores.target).toBe(trend.target);
    expect(scores.target).toBe(answer.verdict.target);
    expect(scores.test).toBe(newest?.test ?? null);
    expect(histories.totals).toEqual(trend.scores.map(({ estimate }) => estimate));
    trend.scores.forEach((score) => {
      const parts = bySection.map(({ scores: own }) => own.find(({ test: of }) => of === score.test));
      expect(sum(parts.map((part) => part?.estimate ?? Number.NaN))).toBe(score.estimate);
      expect(score.low).toBeLessThanOrEqual(score.estimate);
      expect(score.high).toBeGreaterThanOrEqual(score.estimate);
    });
    const lastFull = fullTests(view.learner.tests).at(-1);
    const ofFull = trend.scores.find(({ test: { id } }) => id === lastFull?.id);
    expect(answer.verdict.latest?.estimate ?? null).toBe(ofFull?.estimate ?? null);
    expect(overview.fullTests + overview.officialTests).toBe(view.learner.tests.filter(isFullTest).length);
  });

  test('shows the same hours of a week everywhere', () => {
    const { asOf } = view;
    const { lines, reports, weekHours, week, histories, calendar, stretches } = figures;
    expect(stretches[0]?.stretch.hours).toBe(week.hours);
    expect(lines.map(({ studyHours }) => studyHours)).toEqual(weekHours);
    expect(reports.map(({ studyHours }) => studyHours)).toEqual(weekHours);
    expect(week.hours).toBe(weekHours[0] ?? 0);
    expect(histories.hours.toReversed()).toEqual(weekHours.slice(0, histories.hours.length));
    lines.forEach((line, index) => expect(reports[index]).toMatchObject(line));
    const newest = reports[0];
    if (newest === undefined) return;
    expect(newest.firstDay).toBe(weekStart(view.learner, asOf));
    expect(newest.breakdown.map(({ day, hours }) => ({ day, hours }))).toEqual(
      week.days.map(({ day, hours }) => ({ day, hours })),
    );
    const ofWeek = calendar?.days.filter(({ day }) => day >= newest.firstDay) ?? [];
    expect(ofWeek.map(({ minutes }) => minutesToHours(minutes))).toEqual(
      week.days.slice(0, ofWeek.length).map(({ hours }) => hours),
    );
  });

  test('shows the same streak everywhere', () => {
    const { calendar, streak, week, overview, histories } = figures;
    expect(calendar?.streak?.days ?? 0).toBe(streak);
    expect(week.streakDays).toBe(streak);
    expect(overview.studyStreak).toBe(streak);
    expect(histories.streaks.at(-1) ?? 0).toBe(streak);
    const studied = loggedWeeks(view.learner, view.asOf)
      .flatMap(({ days }) => days)
      .filter((day) => sittingCount([day]) > 0);
    expect(streak).toBeLessThanOrEqual(studied.length);
    const shown = new Set(calendar?.days.map(({ day }) => day));
    expect(calendar?.studied ?? 0).toBe(studied.filter(({ day }) => shown.has(day)).length);
  });

  test('reports have the tests of the record', () => {
    const { lines } = figures;
    const first = lines.at(-1)?.firstDay;
    const inWeeks = view.learner.tests.filter(({ at }) => first !== undefined && localDayAt(at) >= first);
    expect(sum(lines.map(({ testsCompleted }) => testsCompleted))).toBe(inWeeks.length);
    expect(sum(lines.map((line) => line.fullTests))).toBe(
      fullTests(comparableTests({ ...view.learner, tests: inWeeks })).length,
    );
    expect(figures.overview.totalTests).toBe(view.learner.tests.length);
  });

  test('weaknesses are topics, and topics count the answers', () => {
    const { topics, weaknesses } = figures;
    const { answered, right } = countNewAnswers([...view.learner.sessions, ...view.learner.tests]);
    expect(sum(topics.map((topic) => topic.answered))).toBeLessThanOrEqual(answered);
    expect(sum(topics.map((topic) => topic.right))).toBeLessThanOrEqual(right);
    for (const topic of topics) {
      expect(topic.right).toBeLessThanOrEqual(topic.answered);
      expect(topic.accuracy).toBeLessThanOrEqual(100);
    }
    for (const weakness of weaknesses) {
      const topic = topics.find((each) => each.topic === weakness.subcategory);
      expect([weakness.accuracy, weakness.trend]).toEqual([topic?.accuracy, topic?.trend]);
      expect(weakness.accuracy).toBeLessThan(weaknessThresholdPercent);
    }
  });

  test('a goal is completed if and only if it is reached', () => {
    const { goals, goalSummary, weeklyGoals } = figures;
    expect(goalSummary.total).toBe(goals.length);
    expect(goalSummary.completed).toBe(goals.filter(({ status }) => status === 'completed').length);
    expect(goalSummary.averagePercent ?? 0).toBeLessThanOrEqual(100);
    for (const { percent, status, pace } of goals) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(status === 'completed').toBe(pace === 'reached');
    }
    for (const { completed } of weeklyGoals) expect(completed).toBeGreaterThanOrEqual(0);
  });

  test('the schedule covers the same week as the usual times', () => {
    const { schedule, patterns } = figures;
    expect(schedule).toHaveLength(view.learner.plan === null ? 0 : 7);
    expect(patterns.length > 0).toBe(schedule.some(({ kind }) => kind === 'study'));
  });
});

/** Fields that a shared copy replaces or omits. */
const notCopied = new Set(['id', 'testAnxiety']);

/** Returns the copied fields, with instants rounded to the minute. */
function comparable(value: unknown): unknown {
  if (typeof value === 'number') return value > 1e11 ? Math.floor(value / 60_000) : value;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (notCopied.has(key) ? [] : [[key, comparable(each)]])),
  );
}

test.each(records)('a shared copy of %s shows the same figures', async (_, load) => {
  const view = await load();
  const [own, copied] = [figuresOf(view), figuresOf(copyOf(view))].map(comparable);
  expect(copied).toEqual(own);
});
