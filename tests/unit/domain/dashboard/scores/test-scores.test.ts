/** The calculations and text of the test history, in edge cases. */
import { noTargets, type ScoreTargets, targetTotal } from '@/domain/learner/learner-profile';
import { describe, expect, test } from 'vitest';
import {
  firstSchoolWithRequirement,
  type SchoolWithRequirement,
  percentileSummaryText,
  percentileChartRangeDays,
  percentileChartStartMs,
  testsWithPercentile,
  schoolRequirementStatus,
  schoolRequirementText,
  requirementDistanceText,
} from '@/domain/dashboard/scores/school-requirements';
import {
  type HistoryColumn,
  historyColumns,
  defaultHistorySort,
  nextHistorySort,
  newestTests,
  sortTests,
  testName,
  improvementPercent,
} from '@/domain/dashboard/scores/test-history';
import {
  averageTotalText,
  averageTotal,
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
import { upperScaleTicks } from '@/domain/dashboard/scores/score-ticks';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { assertPresent } from '@/lib/assert';
import { daysBetween } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import {
  ago,
  changeOf,
  evening,
  freeTest,
  full as fullOn,
  logOf,
  nothingSaid,
  recordWith,
  section as sectionOn,
  sunday,
  taken,
} from '../logs';

/** A full test with a third of the total in each section. */
const full = (daysAgo: number, total: number, percentile = 80) => fullOn(ago(daysAgo), total, percentile);
const section = (daysAgo: number, score = 700) => sectionOn(ago(daysAgo), score);
const daysAgo = ({ at }: { readonly at: number }) => daysBetween(localDayAt(at), sunday);
const school = (name: string, requiredPercentile: number): SchoolWithRequirement => ({
  name,
  requiredPercentile,
});

test('a section test has only its own section, with no total or percentile', () => {
  expect(testTotal(section(1))).toBeNull();
  expect(section(1).totalPercentile).toBeNull();
  expect(sectionScore(section(1, 712), 'quantitative')).toBe(712);
  expect(sectionScore(section(1), 'verbal')).toBeNull();
  expect(testName(section(1))).toBe('Math section');
  expect(testTotal(full(1, 2100))).toBe(2100);
  expect(testName(full(1, 2100))).toBe('Full test');
});

describe('the improvement rate', () => {
  test.each([
    ['no test', [], null],
    ['section tests only', [section(2), section(1)], null],
    ['one full test', [section(2), full(1, 2100)], null],
    ['two equal totals', [full(9, 2100), full(1, 2100)], 0],
    ['a rise', [full(9, 2200), full(1, 2340)], 6.4],
    ['a fall', [full(9, 2400), full(1, 2100)], -12.5],
    ['a detour in between', [full(9, 2100), full(5, 2370), full(1, 2220)], 5.7],
  ])('for %s', (_, tests, rate) => expect(improvementPercent(tests)).toBe(rate));
});

describe('current scores', () => {
  const record = recordWith(
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
    expect(targetTotal(record.profile)).toBe(2200);
    expect(currentTotalScores(record)).toEqual({
      latest: 2160,
      latestWords: '2,160',
      band: expect.objectContaining({ estimate: 2160, low: 2120, high: 2200 }),
      estimated: false,
      test: record.tests.at(-1),
      change: changeOf(60, 'total'),
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
      change: { difference: -300, direction: 'down' },
      percentile: null,
      target: null,
    });
    expect(sectionProgressRows(own, evening).map(({ current, target }) => [current, target])).toEqual([
      [700, null],
      [600, null],
      [600, null],
    ]);
  });
  test('of a section are its latest score and the change over the last seven days, or the last change', () => {
    expect(
      sectionProgressRows(record, evening).map(({ subject, current, weeklyChange }) => [
        subject,
        current,
        weeklyChange?.difference,
        weeklyChange?.from,
      ]),
    ).toEqual([
      ['verbal', 720, 20, ago(30)],
      ['quantitative', 720, 20, ago(30)],
      ['reading', 720, 8, ago(7)],
    ]);
    const older = recordWith(logOf([], [fullOn(ago(30), 2100), fullOn(ago(7), 2160)]));
    expect(sectionProgressRows(older, evening)[0]).toMatchObject({
      weeklyChange: null,
      lastChange: { difference: 20, direction: 'stable', from: ago(30), to: ago(7) },
    });
    const first = recordWith(logOf([], [fullOn(ago(1), 2160)]));
    expect(sectionProgressRows(first, evening)[0]).toMatchObject({ weeklyChange: null, lastChange: null });
    expect(sectionProgressRows(recordWith(logOf()), evening)).toEqual([]);
  });
  test.each([
    [fullOn(ago(1), 2160), changeOf(60, 'total')],
    [sectionOn(ago(6), 720, 'verbal'), changeOf(20, 'section')],
    [sectionOn(ago(1), 720, 'reading'), changeOf(8, 'section')],
    [fullOn(ago(30), 2100), null],
  ] as const)('compared with the test before %j, change by %j', (each, change) =>
    expect(changeSincePrevious(record.tests, each)).toEqual(change),
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
    expect(changeSincePrevious(tests, free)).toEqual({ difference: -300, direction: 'down' });
    expect(changeSincePrevious(tests, assertPresent(tests[3], 'a test'))).toEqual({
      difference: 300,
      direction: 'up',
    });
    expect(testsWithTotal(tests).map(({ total }) => total.estimate)).toEqual([2100, 1800, 2100]);
    // Only full tests count for a mean, a rate, and the last two.
    expect(averageTotal(tests)).toBe(2100);
    expect(improvementPercent([fullOn(ago(30), 2100), free])).toBeNull();
  });
  test('without a section has no total and no change', () => {
    const partly = taken(ago(1), 'full', { verbal: 600 });
    expect(mainScore(partly)).toBeNull();
    expect(changeSincePrevious([fullOn(ago(30), 2100), partly], partly)).toBeNull();
    expect(fullTests([partly])).toEqual([]);
  });
});

describe('a target school’s status', () => {
  test.each([
    [92, 85, 'achieved', 7, '7 above'],
    [85, 85, 'achieved', 0, 'exactly met'],
    [84, 85, 'in progress', -1, '1 to go'],
  ])('at %d of %d', (percentile, required, status, distance, words) => {
    expect(schoolRequirementStatus(school('A', required), percentile)).toEqual({ status, distance });
    expect(requirementDistanceText(distance)).toBe(words);
  });
  test('is unknown before the first full test, or if the school names no percentile', () => {
    const unknown = { status: 'in progress', distance: null };
    expect(schoolRequirementStatus(school('A', 85), null)).toEqual(unknown);
    expect(schoolRequirementStatus({ name: 'A', requiredPercentile: null }, 92)).toEqual(unknown);
  });
});

test('the target school is the first that names a percentile', () => {
  const open = { name: 'Open', requiredPercentile: null };
  expect(firstSchoolWithRequirement([school('A', 85), school('B', 95)])?.name).toBe('A');
  expect(firstSchoolWithRequirement([open, school('B', 95), school('C', 90)])).toEqual(school('B', 95));
  expect(firstSchoolWithRequirement([open])).toBeNull();
  expect(firstSchoolWithRequirement([])).toBeNull();
});

describe('the recent history', () => {
  const many = Array.from({ length: 50 }, (_, index) => section(49 - index));
  test.each([0, 1, 5, 6])('with %d tests shows them all', (size) =>
    expect(newestTests(many.slice(0, size))).toHaveLength(size),
  );
  test('with more shows the newest six, newest first', () => {
    expect(newestTests(many).map(daysAgo)).toEqual([0, 1, 2, 3, 4, 5]);
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
  expect(lastTwoFullTests(tests)).toEqual({ latest: full(1, 2340), previous: full(8, 2310) });
  expect(lastTwoFullTests([section(0)])).toEqual({ latest: null, previous: null });
  expect(averageTotal(tests)).toBe(2250);
  expect(averageTotal([section(0)])).toBeNull();
});

/** A full test taken on this site. */
const here = (days: number, each: number) =>
  taken(ago(days), 'full', { verbal: each, quantitative: each, reading: each });

test('shows a mean total as a number, or as a range if it includes an estimate', () => {
  expect(averageTotalText([full(20, 2100), full(1, 2340)])).toBe('2,220');
  expect(averageTotalText([here(3, 600)])).toBe('1,711\u00a0to\u00a01,889');
  expect(averageTotalText([here(3, 600), here(1, 700)])).toBe('1,861\u00a0to\u00a02,039');
  // A reported 2,100 is 2,060 to 2,140.
  expect(averageTotalText([fullOn(ago(3), 2100), here(1, 600)])).toBe('1,886\u00a0to\u00a02,015');
  expect(averageTotalText([section(0)])).toBeNull();
});

/** Returns the score level of a learner whose profile says Middle Level. */
const levelOf = (tests: readonly LearnerTest[]) => {
  const { profile, ...log } = recordWith(logOf([], tests));
  return currentTestLevel({ ...log, profile: { ...profile, level: 'middle' } }).id;
};

test('scores are on the scale of the latest test’s level, or the profile’s before the first test', () => {
  const middle = { ...full(40, 1800), level: 'middle' } as const;
  expect(levelOf([])).toBe('middle');
  expect(levelOf([middle, full(5, 2100)])).toBe('upper');
  expect(levelOf([full(50, 2100), middle])).toBe('middle');
  expect([testLevels.upper, testLevels.middle].map(upperScaleTicks)).toEqual([
    [650, 700, 750, 800],
    [560, 610, 660, 710],
  ]);
});

const over = (...tests: readonly (readonly [number, number])[]) => {
  const [first, ...rest] = testsWithPercentile(
    tests.map(([total, percentile], index) => full(9 - index, total, percentile)),
  );
  return [assertPresent(first, 'one test at least'), ...rest] as const;
};

describe('the sentence about percentiles', () => {
  test.each([
    [[[2300, 92]], null, 'One full test, at the 92nd percentile.'],
    [
      [[2300, 92]],
      school('A', 92),
      'One full test, at the 92nd percentile; exactly the 92nd that A asks for.',
    ],
    [
      [
        [2200, 82],
        [2300, 92],
      ],
      school('A', 85),
      'Up from the 82nd to the 92nd percentile over 2 full tests; 7 percentile points above the 85th that A asks for.',
    ],
    [
      [
        [2300, 85],
        [2100, 75],
        [2200, 82],
      ],
      school('A', 85),
      'Down from the 85th to the 82nd percentile over 3 full tests; 3 percentile points short of the 85th that A asks for.',
    ],
    [
      [
        [2300, 90],
        [2330, 92],
      ],
      null,
      'No clear change over 2 full tests: from the 90th to the 92nd percentile.',
    ],
    [
      [
        [2100, 81],
        [2190, 90],
        [2100, 81],
      ],
      null,
      'Still at the 81st percentile over 3 full tests.',
    ],
  ] as const)('for %j with %j required', (tests, asked, sentence) =>
    expect(percentileSummaryText(over(...tests), asked)).toBe(sentence),
  );
  test.each([
    [92, '7 percentile points above the 85th that A asks for'],
    [85, 'exactly the 85th that A asks for'],
    [84, '1 percentile point short of the 85th that A asks for'],
  ])('%d reads: %s', (percentile, words) =>
    expect(schoolRequirementText(percentile, school('A', 85))).toBe(words),
  );
});

describe('sorting the history', () => {
  const tests = [full(4, 2100, 80), sectionOn(ago(3), 650, 'verbal'), full(2, 2340, 92), section(1, 790)];
  const order = (column: HistoryColumn, direction: 'ascending' | 'descending') =>
    sortTests(tests, { column, direction }).map(daysAgo);

  test.each([
    ['date', [4, 3, 2, 1], [1, 2, 3, 4]],
    ['test', [2, 4, 1, 3], [3, 1, 2, 4]],
    ['verbal', [3, 4, 2, 1], [2, 4, 3, 1]],
    ['quantitative', [4, 2, 1, 3], [1, 2, 4, 3]],
    ['reading', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['total', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['percentile', [4, 2, 1, 3], [2, 4, 1, 3]],
  ] as const)('by %s, with missing values always last', (column, ascending, descending) => {
    expect(order(column, 'ascending')).toEqual(ascending);
    expect(order(column, 'descending')).toEqual(descending);
  });

  test('a click reverses the sorted column, and starts a new column with the best', () => {
    expect(nextHistorySort(defaultHistorySort, 'date')).toEqual({ column: 'date', direction: 'ascending' });
    expect(nextHistorySort({ column: 'date', direction: 'ascending' }, 'date')).toEqual(defaultHistorySort);
    for (const column of historyColumns.filter((each) => each !== 'date')) {
      const direction = column === 'test' ? 'ascending' : 'descending';
      expect(nextHistorySort(defaultHistorySort, column)).toEqual({ column, direction });
    }
  });
});

describe('tests of two levels', () => {
  const middle = { ...full(40, 1800), level: 'middle' } as const;
  const upper = full(5, 2100);
  test('are never compared, because the scales share no points', () => {
    const tests = [middle, upper];
    expect(testsWithTotal(tests).map((each) => each.test)).toEqual([upper]);
    expect(sectionHistory(tests, 'verbal')).toHaveLength(1);
    expect(changeSincePrevious(tests, upper)).toBeNull();
    expect(currentTotalScores(recordWith(logOf([], tests))).change).toBeNull();
    expect(averageTotal(tests)).toBe(2100);
  });
});
