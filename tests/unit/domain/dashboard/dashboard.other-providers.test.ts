/** Another provider's test is listed as a number, and no figure, verdict, or comparison depends on it. */
import { describe, expect, test } from 'vitest';
import { chooseParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { preparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import { measureGoal } from '@/domain/dashboard/goals/goal-measure';
import { averageTotalHistory, percentileHistory, totalScoreHistory } from '@/domain/dashboard/histories';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import { sectionPercentiles } from '@/domain/dashboard/scores/percentile-ranges';
import { scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { latestSectionChanges, sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { buildTestDetails } from '@/domain/dashboard/scores/test-details';
import { improvementPercentText, sortTests, testName } from '@/domain/dashboard/scores/test-history';
import {
  averageTotalText,
  changeSincePrevious,
  comparableTests,
  currentTestLevel,
  currentTotalScores,
  fullTests,
  mainScore,
  mainScoreText,
  previousTest,
  sectionProgressRows,
  sectionScore,
  sectionScoreText,
  testsWithTotal,
  testTotal,
  totalText,
} from '@/domain/dashboard/scores/test-scores';
import { totalCourse } from '@/domain/dashboard/scores/total-course';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import { studyCalendar } from '@/domain/dashboard/study/study-calendar';
import { scoresHeadline } from '@/domain/dashboard/tab-headlines';
import type { GoalMeasure } from '@/domain/learner/learner-goal';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import {
  ago,
  evening,
  freeTest,
  full,
  logOf,
  nothingSaid,
  otherProvidersTest,
  recordWith,
  session,
  sunday,
  scored,
} from './logs';

const other = otherProvidersTest(ago(2), 2370);

describe('the scores of another provider’s test', () => {
  test('are numbers without a band', () => {
    expect(testName(other)).toBe('Another provider’s test');
    expect(mainScore(other)).toBeNull();
    expect([testTotal(other), totalText(other), mainScoreText(other)]).toEqual([2370, '2,370', '2,370']);
    expect([sectionScore(other, 'verbal'), sectionScoreText(other, 'verbal')]).toEqual([790, '790']);
  });

  test('are sorted among those of other tests', () => {
    const tests = [full(ago(9), 2100, 60), other, full(ago(1), 2310, 90)];
    const sorted = (column: 'total' | 'percentile' | 'verbal') =>
      sortTests(tests, { column, direction: 'descending' }).map(testTotal);
    expect(sorted('total')).toEqual([2370, 2310, 2100]);
    expect(sorted('percentile')).toEqual([2370, 2310, 2100]);
    expect(sorted('verbal')).toEqual([2370, 2310, 2100]);
  });

  test('are in its dialog, compared with nothing', () => {
    const learner = recordWith(logOf([], [full(ago(9), 2100), other]));
    expect(buildTestDetails(learner, other)).toMatchObject({
      total: null,
      sections: [],
      percentile: 95,
      otherProviders: {
        total: 2370,
        sections: [
          { subject: 'verbal', score: 790, percentile: 95 },
          { subject: 'quantitative', score: 790, percentile: 95 },
          { subject: 'reading', score: 790, percentile: 95 },
        ],
      },
    });
  });

  test('are in the recent activities and in the day, without a badge', () => {
    const learner = recordWith(logOf([], [other]));
    expect(recentActivities(learner)).toMatchObject([
      { title: 'Another provider’s test', detail: '2,370 in total', displayText: '2,370', badge: null },
    ]);
    expect(buildDayDetails(learner, ago(2), null, evening).sittings).toMatchObject([
      { title: 'Another provider’s test', description: 'Total 2,370' },
    ]);
  });

  test('are no full test, and have no change', () => {
    const tests = [full(ago(9), 2100), other, full(ago(1), 2310)];
    const [first, , last] = tests;
    expect(fullTests(tests)).toEqual([first, last]);
    expect(testsWithTotal(scored(tests)).map((each) => each.test)).toEqual([first, last]);
    expect(changeSincePrevious(tests, other)).toBeNull();
    expect(last === undefined ? null : previousTest(tests, last)).toBe(first);
  });
});

const measures: readonly GoalMeasure[] = [{ kind: 'full-tests' }, { kind: 'percentile' }];

/** Everything that is judged, compared, forecast, or measured, for a record. */
const judged = (learner: Learner) => ({
  verdict: preparationVerdict(learner, evening),
  next: chooseParentNextStep(learner, evening),
  goals: measures.map((measure) => measureGoal(measure, learner, ago(30), sunday)),
  histories: [totalScoreHistory(learner), percentileHistory(learner), averageTotalHistory(learner)],
  notifications: recentNotifications(learner, evening),
  analyses: sectionAnalyses(learner, {}, evening),
  percentiles: sectionPercentiles(learner),
  forecast: scoreForecast(learner, evening),
  trends: [totalTrend(learner), sectionTrends(learner), latestSectionChanges(learner)],
  bands: sectionBands(learner),
  rate: improvementPercentText(learner),
  average: averageTotalText(learner),
  comparable: comparableTests(learner),
  level: currentTestLevel(learner),
  current: currentTotalScores(learner),
  progress: sectionProgressRows(learner),
  course: totalCourse(learner),
  headline: scoresHeadline(learner, null, sunday),
  fullTests: overviewFigures(learner, evening).fullTests,
  calendar: studyCalendar(learner, evening),
});

describe('no figure changes with another provider’s test', () => {
  const before: readonly (readonly [string, readonly LearnerTest[]])[] = [
    ['no test', []],
    ['a free test', [freeTest(ago(8), 620)]],
    ['one full test', [full(ago(8), 2100, 70)]],
    [
      'four full tests',
      [full(ago(60), 2040, 55), full(ago(40), 2070, 60), full(ago(20), 2130, 70), full(ago(8), 2220, 82)],
    ],
  ];
  const added = [
    ['of the same level', other],
    ['of another level', otherProvidersTest(ago(2), 1980, 70, 'middle')],
    ['before all others', otherProvidersTest(ago(61), 2370)],
  ] as const;
  test.each(
    before.flatMap(([name, tests]) => added.map(([which, one]) => [name, which, tests, one] as const)),
  )('after %s, with one %s', (_, __, tests, one) => {
    const sessions = [session(ago(4), 'verbal', 40), session(ago(1), 'reading', 40)];
    const without = recordWith(logOf(sessions, tests));
    expect(judged({ ...without, tests: logOf([], [...tests, one]).tests })).toEqual(judged(without));
  });

  test('nor is it a score after the test day', () => {
    const learner = recordWith(logOf([], [other]), { profile: { testDay: ago(5) } });
    expect(preparationVerdict(learner, evening).reason).toEqual({ kind: 'over', isScored: false });
  });

  test('nor does it give a first score', () => {
    expect(chooseParentNextStep(recordWith(logOf([], [other]), nothingSaid), evening).kind).toBe('free test');
  });
});
