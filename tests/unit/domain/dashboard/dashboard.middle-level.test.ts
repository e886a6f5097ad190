/** The dashboards of a learner at a level without score tables show raw results, and official scores apart from them. */
import { describe, expect, test } from 'vitest';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { slideMessages } from '@/domain/dashboard/answer/slide-messages';
import {
  parentNextStepText,
  preparationStatusLabels,
  statusSinceText,
  verdictReasonText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import { buildMetricDetails } from '@/domain/dashboard/figure-details';
import { measureGoal } from '@/domain/dashboard/goals/goal-measure';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import { overviewFigures } from '@/domain/dashboard/overview-figures';
import {
  hasSectionResult,
  hasWholeTest,
  resultFiguresOf,
  trendLength,
} from '@/domain/dashboard/scores/result-figures';
import { isTargetShown } from '@/domain/dashboard/scores/target-progress';
import { buildTestDetails } from '@/domain/dashboard/scores/test-details';
import {
  historyColumnsOf,
  listedMainText,
  listedSectionText,
  listedTestName,
  listedTotalText,
  sortTests,
  testCountsText,
} from '@/domain/dashboard/scores/test-history';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import { reportHeadline, scoresHeadline } from '@/domain/dashboard/tab-headlines';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { noTargets } from '@/domain/learner/learner-profile';
import { assertPresent } from '@/lib/assert';
import {
  ago,
  evening,
  freeTest,
  logOf,
  middleReport,
  middleTest,
  nothingSaid,
  recordWith,
  reportsOf,
  sunday,
} from './logs';

const free = middleTest(ago(40), 'diagnostic', { verbal: [20, 6], quantitative: [15, 6], reading: [12, 5] });
const first = middleTest(ago(30), 'full', { verbal: [40, 12], quantitative: [25, 15], reading: [26, 8] });
const second = middleTest(ago(3), 'full', { verbal: [43, 12], quantitative: [38, 8], reading: [26, 8] });
const official = middleReport(ago(20), 1860);

const learnerWith = (tests: readonly LearnerTest[], total: number | null = 1890): Learner =>
  recordWith(logOf([], tests), {
    ...nothingSaid,
    profile: {
      ...nothingSaid.profile,
      level: 'middle',
      grade: 6,
      testDay: '2027-01-09',
      targets: { ...noTargets, total },
    },
  });

const saidOf = (learner: Learner) => {
  const { verdict, nextStep, conversationTip } = buildPreparationSummary(learner, evening);
  return {
    status: statusSinceText(verdict, sunday),
    sentence: verdictSentence(verdict, sunday),
    reason: verdictReasonText(verdict, sunday),
    next: Object.values(parentNextStepText(nextStep)).join(': '),
    avoid: conversationTip.remarkToAvoid,
  };
};

/** Words that belong to scaled scores only. */
const scaledWords = /range|percentile\b(?! points?)|\bno total|estimate|on track|off track/i;

const over = (tests: readonly LearnerTest[]) => {
  const learner = learnerWith(tests);
  return saidOf({ ...learner, profile: { ...learner.profile, testDay: ago(2) } });
};

describe('the verdict', () => {
  test.each([
    ['no test', [], 'No full test yet', 'A first test will show where to begin'],
    [
      'the free test',
      [free],
      'No official score yet',
      '67% right in Verbal, 60% in Math, and 60% in Reading on the free test of Oct 6',
    ],
    [
      'two full tests',
      [free, first, second],
      'No official score yet',
      '72% right in Verbal, 76% in Math, and 65% in Reading on the full test of Nov 12',
    ],
    [
      'an official score below the target, early on',
      [official],
      'Worth watching since Oct 26',
      'Official score 30 below the 1,890 target, too close to tell',
    ],
  ])('for %s', (_, tests, status, sentence) =>
    expect(saidOf(learnerWith(tests))).toMatchObject({ status, sentence }),
  );

  test('says why there is no scaled score, how the result changed, and what a target is compared with', () =>
    expect(saidOf(learnerWith([free, first, second])).reason).toBe(
      'All sections together, that is up 10 percentage points since the full test of Oct 16. We found no public table that turns raw scores of the Middle Level into scaled ones, so tests here have raw scores only. A target score is compared with official scores only.',
    ));
  test('doesn’t mention a target that isn’t set', () => {
    expect(saidOf(learnerWith([second], null)).reason).not.toContain('target');
    expect(saidOf(learnerWith([official, second], null)).sentence).toBe('An official total of 1,860');
  });

  test('judges official scores only, and names the practice beside them', () => {
    const said = saidOf(learnerWith([first, middleReport(ago(20), 2010), second]));
    expect(said.status).toBe('On track since Oct 26');
    expect(said.sentence).toBe('Clearly above the 1,890 target on the latest official test');
    expect(said.reason).toBe(
      'Even the low end of the test\u2019s range, 1,970, clears the target. Practice: 72% right in Verbal, 76% in Math, and 65% in Reading on the full test of Nov 12.',
    );
  });
  test.each([
    ['down', 2010, 1800, 'official test of Oct 26'],
    ['up', 1560, 1680, 'official test of Oct 26'],
  ])('calls official tests by their name where the total goes %s', (_, from, to, name) => {
    const { sentence, reason } = saidOf(
      learnerWith([middleReport(ago(20), from), second, middleReport(ago(1), to)]),
    );
    expect(`${sentence} ${reason}`).toContain(name);
  });
  test('after the test day says what the last test here showed, or the official score', () => {
    expect(over([second]).sentence).toBe(
      '72% right in Verbal, 76% in Math, and 65% in Reading on the full test of Nov 12',
    );
    expect(over([first, middleReport(ago(2), 1980)])).toMatchObject({
      sentence: 'An official total of 1,980, 90 above the 1,890 target',
    });
    expect(over([first, middleReport(ago(20), 1980)]).sentence).toBe(
      'The last official score: 90 above the 1,890 target',
    );
    expect(over([]).sentence).toBe('The test came before any full practice test');
  });
  test('leaves the share unsaid to the student', () =>
    expect(saidOf(learnerWith([second])).avoid).toBe('Only 107 of 150 right?'));
  test('has no other words for raw results', () => {
    for (const tests of [[], [free], [free, first], [free, first, second]])
      expect(
        Object.values(saidOf(learnerWith(tests)))
          .join(' ')
          .replaceAll('no percentile', ''),
      ).not.toMatch(scaledWords);
  });
});

describe('the next step', () => {
  test('is the free test before any, and never again after one with raw scores', () => {
    expect(saidOf(learnerWith([])).next).toContain('The free test, in 65 minutes');
    expect(saidOf(learnerWith([free])).next).not.toContain('free test');
    expect(saidOf(learnerWith([free, second])).next).not.toContain('first full');
  });
  test('after the free test is a full one, which gives no range', () =>
    expect(
      saidOf(
        learnerWith([
          middleTest(ago(1), 'diagnostic', { verbal: [20, 6], quantitative: [15, 6], reading: [12, 5] }),
        ]),
      ).next,
    ).toBe(
      'A first full practice test: A full test has all the questions of each section, and shows how pace and stamina hold up.',
    ));
});

const whole = learnerWith([free, first, official, second]);
const noReport = learnerWith([free, first, second]);

const cards = (learner: Learner) => {
  const { latest, average, rank, progress } = resultFiguresOf(learner);
  return [latest(learner, evening), average(learner), rank(learner, evening), progress(learner, evening)].map(
    ({ label, figure, compared }) => [label, figure, compared],
  );
};

test('cards have raw results, and the official total has its own', () => {
  expect(cards(whole)).toEqual([
    ['Questions Right', '71%', '107 of 150, full test of Nov 12'],
    ['Average Right', '66%', 'all full tests'],
    ['Change in Share Right', '+10', 'percentage points since the full test of Oct 16'],
    ['Official Score', '1,860', '30 below target, too close to tell'],
  ]);
  expect(cards(noReport)[3]).toEqual(['Accuracy This Week', '–', 'after the first new questions']);
  expect(cards(learnerWith([]))).toEqual([
    ['Questions Right', '–', 'after the first test'],
    ['Average Right', '–', 'after the first full test'],
    ['Questions Right', '–', 'after the first test'],
    ['Accuracy This Week', '–', 'after the first new questions'],
  ]);
});

test('panels have something to draw after the first test of all sections', () => {
  const section = middleTest(ago(1), 'verbal', { verbal: [50, 6] });
  expect(
    [[], [section], [free], [free, first, second]]
      .map((tests) => learnerWith(tests))
      .map((learner) => [hasSectionResult(learner), hasWholeTest(learner), trendLength(learner)]),
  ).toEqual([
    [false, false, 0],
    [true, false, 0],
    [true, true, 1],
    [true, true, 2],
  ]);
});

test('a target is shown beside an official score only', () => {
  expect(isTargetShown(currentTotalScores(noReport), 'raw')).toBe(false);
  expect(isTargetShown(currentTotalScores(whole), 'raw')).toBe(true);
  expect(isTargetShown({ latest: null, target: 2200 }, 'scaled')).toBe(true);
});

test('headlines speak of questions right', () => {
  expect(scoresHeadline(noReport, null, sunday)).toEqual({
    tone: 'good',
    verdict: 'Rising.',
    reason: 'Up 10 percentage points since the full test of Oct 16; now 107 of 150 right.',
  });
  expect(scoresHeadline(learnerWith([free]), null, sunday)).toMatchObject({
    verdict: 'A first result.',
    reason: 'The free test of Oct 6 had 47 of 75 questions right.',
  });
  expect(scoresHeadline(learnerWith([]), null, sunday).verdict).toBe('No full test yet.');
  expect(preparationHeadline(noReport, evening)).toMatchObject({
    tone: 'neutral',
    verdict: 'No official score yet.',
  });
});

test('notifications, activities, and the day name the count', () => {
  expect(
    recentNotifications(noReport, evening).flatMap(({ type, title, text }) =>
      type === 'test_score' ? [[title, text]] : [],
    ),
  ).toEqual([
    [
      'New practice result',
      'The full test had 107 of 150 questions right, up 10 percentage points since the full test of Oct 16.',
    ],
  ]);
  expect(recentNotifications(learnerWith([middleReport(ago(3), 1860)]), evening)[0]).toMatchObject({
    title: 'New official score',
    text: 'The official test came in at 1,860.',
  });
  expect(recentActivities(noReport)[0]).toMatchObject({
    title: 'Full test',
    detail: '107 of 150 right',
    displayText: '71%',
    badge: null,
  });
  expect(buildDayDetails(noReport, ago(3), null, evening).sittings).toMatchObject([
    { description: '107 of 150 questions right' },
  ]);
});

test('the weekly report has the week’s raw results, and no average or best total', () => {
  const report = assertPresent(reportsOf(noReport, {}, evening)[0], 'a report');
  expect(report).toMatchObject({
    testsCompleted: 1,
    fullTests: 0,
    averageScore: null,
    bestScoreText: null,
    improvement: null,
    sections: [],
    raw: [
      {
        result: { right: 107 },
        sections: [{ subject: 'verbal' }, { subject: 'quantitative' }, { subject: 'reading' }],
      },
    ],
    improvements: ['The share of questions right is up 10 percentage points since the full test of Oct 16.'],
  });
  expect(reportHeadline(report, sunday).reason).toContain(
    'full test 107 of 150 right, up 10 percentage points since the full test of Oct 16.',
  );
  expect(weeklyReportText(report, sunday)).toContain(
    [
      '- Full test 107 of 150 right, up 10 percentage points since the full test of Oct 16.',
      '- Verbal: 43 of 60 right, raw score 40',
    ].join('\n'),
  );
});

test('the report’s headline names an official total beside the raw results of its week', () => {
  const report = assertPresent(
    reportsOf(learnerWith([second, middleReport(ago(2), 1860)]), {}, evening)[0],
    'a report',
  );
  expect(reportHeadline(report, sunday).reason).toContain(
    'full test 107 of 150 right; official total 1,860.',
  );
});

test('slides have the result and the results over time, and no percentile', () => {
  expect(slideMessages(noReport, evening)).toMatchObject({
    result: 'The raw scores of the full test of Nov 12',
    total: '107 of 150 right, up 10 percentage points since the full test of Oct 16',
    percentile: null,
  });
  expect(slideMessages(learnerWith([first]), evening)).toMatchObject({ total: null, percentile: null });
  expect(slideMessages(learnerWith([official]), evening)).toMatchObject({ result: null, total: null });
});

test('opened figures list shares of one kind of test', () => {
  expect(buildMetricDetails(whole, 'right', evening).points.map(({ value }) => Math.round(value))).toEqual([
    61, 71,
  ]);
  expect(
    buildMetricDetails(whole, 'average right', evening).points.map(({ value }) => Math.round(value)),
  ).toEqual([61, 66]);
  expect(buildMetricDetails(whole, 'total', evening).points.map(({ test: of }) => of)).toEqual([official]);
});

describe('a test’s details', () => {
  test('are its raw scores', () => {
    const details = buildTestDetails(whole, second);
    expect(details).toMatchObject({
      total: null,
      percentile: null,
      rankNote: null,
      sections: [],
      rawTotal: { result: { right: 107, questions: 150 } },
    });
    expect(details.rawSections.map(({ subject, result }) => [subject, result.quarters])).toEqual([
      ['verbal', 160],
      ['quantitative', 144],
      ['reading', 96],
    ]);
  });
  test('of an official score are its range, its target, and why it has no percentile', () => {
    expect(buildTestDetails(whole, official)).toMatchObject({
      total: { band: { low: 1820, estimate: 1860, high: 1900 }, target: 1890, change: null },
      rankNote: 'The same score ranks differently in grades 5, 6, and 7, because all take one test.',
      rawSections: [],
      rawTotal: null,
    });
    // 18 points for a section: 23 to either side in eight of ten.
    expect(buildTestDetails(whole, official).sections[0]).toMatchObject({
      band: { low: 597, estimate: 620, high: 643 },
    });
  });
  test('of a ranked official score have no such note', () =>
    expect(buildTestDetails(whole, middleReport(ago(2), 1860, 70))).toMatchObject({
      percentile: 70,
      rankNote: null,
    }));
});

test('full tests count for goals and cards, although they have no total', () => {
  expect(measureGoal({ kind: 'full-tests' }, noReport, ago(35), sunday)).toBe(2);
  expect(measureGoal({ kind: 'percentile' }, noReport, ago(35), sunday)).toBe(0);
  expect(overviewFigures(whole, evening)).toMatchObject({ totalTests: 4, fullTests: 2, officialTests: 1 });
  expect(overviewFigures(noReport, evening)).toMatchObject({
    totalTests: 3,
    fullTests: 2,
    averageScore: null,
  });
});

describe('the list of tests', () => {
  test('has counts in place of scores, and no column of percentiles without one', () => {
    expect([listedMainText(second), listedTotalText(second), listedSectionText(second, 'reading')]).toEqual([
      '107 of 150',
      '107 of 150',
      '26 of 40',
    ]);
    expect([listedTotalText(official), listedSectionText(official, 'reading')]).toEqual(['1,860', '620']);
    expect(historyColumnsOf([first, second])).not.toContain('percentile');
    expect(historyColumnsOf([first, official])).not.toContain('percentile');
    expect(historyColumnsOf([first, middleReport(ago(2), 1860, 70)])).toContain('percentile');
    expect(historyColumnsOf([first, freeTest(ago(1), 640)])).toContain('percentile');
    expect(testCountsText(whole)).toBe('2 full tests, 1 official test, 1 free test, 0 section tests');
  });
  test('sorts shares together, apart from scaled scores', () =>
    expect(sortTests([first, official, second], { column: 'total', direction: 'descending' })).toEqual([
      official,
      second,
      first,
    ]));
});

const moved = (tests: readonly LearnerTest[]) => {
  const learner = learnerWith(tests, 2100);
  return { ...learner, profile: { ...learner.profile, level: 'upper' as const, grade: 8 } };
};

const facts = (learner: Learner) => {
  const { verdict, nextStep } = buildPreparationSummary(learner, evening);
  return {
    status: preparationStatusLabels[verdict.status],
    sentence: verdictSentence(verdict, sunday),
    target: verdict.target,
    next: nextStep.kind,
    headline: scoresHeadline(learner, null, sunday),
    scores: currentTotalScores(learner),
    slides: slideMessages(learner, evening).result,
    average: overviewFigures(learner, evening).averageScore,
  };
};

describe('a learner who has moved to the Upper Level', () => {
  const upper = freeTest(ago(1), 640);
  const old = [free, first, official, second];
  test('sees the old tests in the list under their level’s name', () => {
    const { profile } = moved([]);
    expect([first, official, upper].map((of) => listedTestName(of, profile))).toEqual([
      'Full test, Middle Level',
      'Official test, Middle Level',
      'Free test',
    ]);
    expect(testCountsText(moved([...old, upper]))).toBe(
      '0 full tests, 1 free test, 0 section tests, 4 of the Middle Level',
    );
    expect(buildMetricDetails(moved([...old, upper]), 'tests', evening).explanation).toContain(
      'of every level',
    );
  });
  test('sees which level a test of the other one was for in activities, notifications, and days, without a badge', () => {
    const late = middleReport(ago(2), 2100);
    const learner = moved([second, late]);
    expect(recentActivities(learner).map(({ title, badge }) => [title, badge])).toEqual([
      ['Official test, Middle Level', null],
      ['Full test, Middle Level', null],
    ]);
    expect(
      recentNotifications(learner, evening).flatMap(({ type, text }) =>
        type === 'test_score' ? [text] : [],
      ),
    ).toEqual([
      'The official test of the Middle Level came in at 2,100.',
      'The full test of the Middle Level had 107 of 150 questions right.',
    ]);
    expect(buildDayDetails(learner, ago(3), null, evening).sittings[0]?.title).toBe(
      'Full test, Middle Level',
    );
  });
  test('has the verdict, the figures, and the headlines of the Upper Level tests alone', () => {
    for (const own of [[], [upper]]) {
      expect(facts(moved([...old, ...own]))).toEqual(facts(moved(own)));
    }
  });
});
