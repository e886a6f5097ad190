/** Scores and totals of the tests taken, in edge cases. */
import { noTargets, type ScoreTargets, targetTotal } from '@/domain/learner/learner-profile';
import { describe, expect, test } from 'vitest';
import { percentileChartRangeDays, percentileChartStartMs } from '@/domain/dashboard/scores/school-targets';
import { testName, improvementPercent } from '@/domain/dashboard/scores/test-history';
import {
  averageTotalText,
  averageTotal,
  comparableTests,
  changeSincePrevious,
  fullTests,
  hasEstimatedScores,
  lastTwoFullTests,
  mainScore,
  currentTestLevel,
  currentTotalScores,
  sectionScore,
  sectionHistory,
  sectionProgressRows,
  scoreText,
  testsWithTotal,
  testTotal,
} from '@/domain/dashboard/scores/test-scores';
import { sectionScoreAxis, totalScoreAxis } from '@/domain/dashboard/scores/score-axis';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { assertPresent } from '@/lib/assert';
import { daysBetween } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import {
  ago,
  changeSinceTest,
  evening,
  freeTest,
  full as fullOn,
  logOf,
  nothingSaid,
  recordWith,
  section as sectionOn,
  sunday,
  taken,
  scored,
} from '../logs';

/** A full test with a third of the total in each section. */
const full = (daysAgo: number, total: number, percentile = 80) => fullOn(ago(daysAgo), total, percentile);

const section = (daysAgo: number, score = 700) => sectionOn(ago(daysAgo), score);

const daysAgo = ({ at }: { readonly at: number }) => daysBetween(localDayAt(at), sunday);

test('a section test has only its own section, with no total or percentile', () => {
  expect(testTotal(section(1))).toBeNull();
  expect(section(1).totalPercentile).toBeNull();
  expect(sectionScore(section(1, 712), 'quantitative')).toBe(712);
  expect(sectionScore(section(1), 'verbal')).toBeNull();
  expect(testName(section(1))).toBe('Both math sections');
  expect(testTotal(full(1, 2100))).toBe(2100);
  expect(testName(full(1, 2100))).toBe('Full test');
});

describe('current scores', () => {
  const learner = recordWith(
    logOf(
      [],
      [
        fullOn(ago(30), 2100, 70),
        sectionOn(ago(7), 712, 'reading'),
        sectionOn(ago(6), 720, 'verbal'),
        fullOn(ago(1), 2160, 78),
      ],
    ),
  );
  test('are the latest total with the previous one, and the sum of the targets', () => {
    expect(targetTotal(learner.profile)).toBe(2200);
    expect(currentTotalScores(learner)).toEqual({
      latest: 2160,
      latestWords: '2,160',
      band: expect.objectContaining({ estimate: 2160, low: 2120, high: 2200 }),
      estimated: false,
      test: learner.tests.at(-1),
      change: changeSinceTest(60, 'total', ago(30)),
      percentile: 78,
      target: 2200,
    });
    expect(currentTotalScores(recordWith(logOf()))).toEqual({
      latest: null,
      latestWords: null,
      band: null,
      estimated: false,
      test: null,
      change: null,
      percentile: null,
      target: 2200,
    });
  });
  test('include a free test, with its range, if it is the newest with a total', () => {
    const free = freeTest(ago(1), 600);
    const partly = taken(ago(0), 'diagnostic', { verbal: 700 });
    const own = recordWith(logOf([], [fullOn(ago(30), 2100), free, partly]), nothingSaid);
    expect(currentTotalScores(own)).toEqual({
      latest: 1800,
      latestWords: '1,711\u00a0to\u00a01,889',
      band: expect.objectContaining({ estimate: 1800, low: 1711, high: 1889 }),
      estimated: true,
      test: free,
      change: null,
      percentile: null,
      target: null,
    });
    expect(sectionProgressRows(own).map(({ current, target }) => [current, target])).toEqual([
      [700, null],
      [600, null],
      [600, null],
    ]);
  });
  test('of a section are its latest score, its day, and the change since the test before of the same scope', () => {
    expect(
      sectionProgressRows(learner).map(({ subject, current, change }) => [
        subject,
        current,
        change?.difference,
        change?.since.day,
      ]),
    ).toEqual([
      ['verbal', 720, 20, ago(30)],
      ['quantitative', 720, 20, ago(30)],
      ['reading', 720, 20, ago(30)],
    ]);
    const older = recordWith(logOf([], [fullOn(ago(30), 2100), fullOn(ago(7), 2160)]));
    expect(sectionProgressRows(older)[0]).toMatchObject({
      day: ago(7),
      change: { difference: 20, direction: 'stable', since: { scope: 'full', day: ago(30) } },
    });
    const first = recordWith(logOf([], [fullOn(ago(1), 2160)]));
    expect(sectionProgressRows(first)[0]).toMatchObject({ day: ago(1), change: null });
    expect(sectionProgressRows(recordWith(logOf()))).toEqual([]);
  });
  test.each([
    [fullOn(ago(1), 2160), changeSinceTest(60, 'total', ago(30))],
    [sectionOn(ago(6), 720, 'verbal'), null],
    [sectionOn(ago(1), 720, 'reading'), changeSinceTest(8, 'section', ago(7), 'reading')],
    [fullOn(ago(30), 2100), null],
  ] as const)('compared with the test before %j, change by %j', (each, change) =>
    expect(changeSincePrevious(learner.tests, each)).toEqual(change),
  );
});

const targets = (
  total: number | null,
  [verbal, quantitative, reading]: readonly (number | null)[],
): ScoreTargets => ({
  total,
  sections: { verbal: verbal ?? null, quantitative: quantitative ?? null, reading: reading ?? null },
});

describe('the target total', () => {
  test.each([
    ['the sum of the sections', targets(2300, [700, 720, 740]), 2160],
    ['the one that was set if a section has none', targets(2300, [700, null, 740]), 2300],
    ['null if neither is set', targets(null, [700, null, 740]), null],
    ['null without targets', noTargets, null],
  ])('is %s', (_, set, total) => expect(targetTotal({ targets: set })).toBe(total));
});

describe('an estimated score', () => {
  const free = freeTest(ago(1), 600);
  test('is shown as a range, and a reported one as a number', () => {
    const reported = fullOn(ago(1), 2340);
    expect(scoreText(free, assertPresent(mainScore(free), 'a total'))).toBe('1,711\u00a0to\u00a01,889');
    expect(scoreText(reported, assertPresent(mainScore(reported), 'a total'))).toBe('2,340');
    expect([hasEstimatedScores(free), hasEstimatedScores(reported)]).toEqual([true, false]);
    expect(hasEstimatedScores({ scores: {} })).toBe(false);
  });
  test('of a free test is named after and compared by its total', () => {
    const tests = [fullOn(ago(30), 2100), section(20), free, fullOn(ago(0), 2100)];
    expect(testName(free)).toBe('Free test');
    expect(mainScore(free)?.estimate).toBe(1800);
    expect(changeSincePrevious(tests, free)).toBeNull();
    expect(changeSincePrevious([freeTest(ago(20), 650), ...tests], free)).toMatchObject({
      difference: -150,
      since: { scope: 'diagnostic', day: ago(20) },
    });
    expect(changeSincePrevious(tests, assertPresent(tests[3], 'a test'))).toEqual(
      changeSinceTest(0, 'total', ago(30)),
    );
    expect(testsWithTotal(scored(tests)).map(({ total }) => total.estimate)).toEqual([2100, 1800, 2100]);
    // Only full tests count for a mean, a rate, and the last two.
    expect(averageTotal(scored(tests))).toBe(2100);
    expect(improvementPercent(scored([fullOn(ago(30), 2100), free]))).toBeNull();
  });
  test('without a section has no total and no change', () => {
    const partly = taken(ago(1), 'full', { verbal: 600 });
    expect(mainScore(partly)).toBeNull();
    expect(changeSincePrevious([fullOn(ago(30), 2100), partly], partly)).toBeNull();
    expect(fullTests([partly])).toEqual([]);
  });
});

test.each([
  ['3months', 92],
  ['6months', 183],
  ['1year', 366],
] as const)('the range of %s includes the day at its edge and not the day before', (range, edge) => {
  const tests = [full(edge + 1, 2100), full(edge, 2130), section(3), full(0, 2160)];
  expect(percentileChartRangeDays[range]).toBe(edge);
  expect(fullTests(tests, percentileChartStartMs(range, evening)).map(daysAgo)).toEqual([edge, 0]);
});

test('finds the last two full tests and the mean total', () => {
  const tests = [full(20, 2100), full(8, 2310), full(1, 2340), section(0)];
  expect(lastTwoFullTests(scored(tests))).toEqual({ latest: full(1, 2340), previous: full(8, 2310) });
  expect(lastTwoFullTests(scored([section(0)]))).toEqual({ latest: null, previous: null });
  expect(averageTotal(scored(tests))).toBe(2250);
  expect(averageTotal(scored([section(0)]))).toBeNull();
});

/** A full test taken on this site. */
const here = (days: number, each: number) =>
  taken(ago(days), 'full', { verbal: each, quantitative: each, reading: each });

test('shows a mean total as a number, or as a range if it includes an estimate', () => {
  expect(averageTotalText(scored([full(20, 2100), full(1, 2340)]))).toBe('2,220');
  expect(averageTotalText(scored([here(3, 600)]))).toBe('1,711\u00a0to\u00a01,889');
  expect(averageTotalText(scored([here(3, 600), here(1, 700)]))).toBe('1,861\u00a0to\u00a02,039');
  // A reported 2,100 is 2,060 to 2,140.
  expect(averageTotalText(scored([fullOn(ago(3), 2100), here(1, 600)]))).toBe('1,886\u00a0to\u00a02,015');
  expect(averageTotalText(scored([section(0)]))).toBeNull();
});

/** Returns the score level of a learner whose profile says Middle Level. */
const levelOf = (tests: readonly LearnerTest[]) => {
  const { profile, ...log } = recordWith(logOf([], tests));
  return currentTestLevel({ ...log, profile: { ...profile, level: 'middle' } }).id;
};

// A student who has moved to another level is judged by its tests: those of the level before are only listed.
test('scores are on the scale of the profile’s level, whatever level the latest test has', () => {
  const middle = { ...full(40, 1800), level: 'middle' } as const;
  expect(levelOf([])).toBe('middle');
  expect(levelOf([middle, full(5, 2100)])).toBe('middle');
  expect(levelOf([full(50, 2100), middle])).toBe('middle');
  expect([testLevels.upper, testLevels.middle].map(sectionScoreAxis)).toEqual([
    { within: [500, 800], leastSpan: 150 },
    { within: [440, 710], leastSpan: 150 },
  ]);
  expect(totalScoreAxis(testLevels.upper)).toEqual({ within: [1500, 2400], leastSpan: 450 });
});

describe('tests of two levels', () => {
  const middle = { ...full(40, 1800), level: 'middle' } as const;
  const upper = full(5, 2100);
  test('are never compared, because the scales share no points', () => {
    const tests = [middle, upper];
    expect(testsWithTotal(scored(tests)).map((each) => each.test)).toEqual([upper]);
    expect(sectionHistory(scored(tests), 'verbal')).toHaveLength(1);
    expect(changeSincePrevious(tests, upper)).toBeNull();
    expect(currentTotalScores(recordWith(logOf([], tests))).change).toBeNull();
    expect(averageTotal(scored(tests))).toBe(2100);
  });
  test('count at the level of the profile, even if the latest test has another', () => {
    const tests = [upper, middle];
    expect(comparableTests(scored(tests))).toEqual([upper]);
    expect(comparableTests(scored(tests, 'middle'))).toEqual([middle]);
    expect(comparableTests(scored([middle]))).toEqual([]);
    expect(currentTotalScores(scored([middle]))).toMatchObject({ latest: null, test: null, change: null });
    expect(averageTotal(scored([middle]))).toBeNull();
  });
});
