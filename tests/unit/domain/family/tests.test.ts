/** The arithmetic and the words of the test history, at their boundaries. */
import { describe, expect, test } from 'vitest';
import { mayaTests } from '@/data/sample/maya-tests';
import type { FullTest, TargetSchool, TestRecord } from '@/domain/family/detail';
import {
  averageTotal,
  changeBetween,
  fullTests,
  type HistoryColumn,
  historyColumns,
  improvementRate,
  lastTwo,
  newestTestFirst,
  nextSort,
  percentileOf,
  percentileSummary,
  rangeDays,
  recentOf,
  schoolStanding,
  sectionScore,
  sortTests,
  standingWords,
  targetSchoolOf,
  testName,
  testsAtTarget,
  totalOf,
  trendOf,
} from '@/domain/family/tests';

/** A full test with a third of the total in each section. */
const full = (daysAgo: number, total: number, percentile = 80): FullTest => ({
  id: `full-${daysAgo}`,
  daysAgo,
  kind: 'full',
  verbal: total / 3,
  math: total / 3,
  reading: total / 3,
  percentile,
});
const section = (daysAgo: number, score = 700): TestRecord => ({
  id: `section-${daysAgo}`,
  daysAgo,
  kind: 'math',
  score,
});
const school = (name: string, requiredPercentile: number): TargetSchool => ({ name, requiredPercentile });

test('a section test has its own section and neither total nor percentile', () => {
  expect(totalOf(section(1))).toBeNull();
  expect(percentileOf(section(1))).toBeNull();
  expect(sectionScore(section(1, 712), 'math')).toBe(712);
  expect(sectionScore(section(1), 'verbal')).toBeNull();
  expect(testName(section(1))).toBe('Math section');
  expect(totalOf(full(1, 2100))).toBe(2100);
  expect(testName(full(1, 2100))).toBe('Full test');
});

describe('the improvement rate', () => {
  test.each([
    ['no test', [], null],
    ['section tests only', [section(1), section(2)], null],
    ['one full test', [full(1, 2100), section(2)], null],
    ['two equal ones', [full(1, 2100), full(9, 2100)], 0],
    ['a rise', [full(1, 2340), full(9, 2200)], 6.4],
    ['a fall', [full(1, 2100), full(9, 2400)], -12.5],
    ['a detour between', [full(1, 2220), full(5, 2370), full(9, 2100)], 5.7],
  ])('of %s', (_, tests, rate) => expect(improvementRate(tests)).toBe(rate));
});

test.each([
  [8, 7, 'up', 'up 1'],
  [7, 7, 'stable', 'no change'],
  [700, 712, 'down', 'down 12'],
])('from %d to %d is %s, "%s"', (current, previous, trend, words) => {
  expect(trendOf(current, previous)).toBe(trend);
  expect(changeBetween(current, previous)).toBe(words);
});

describe('the standing at a school', () => {
  test.each([
    [92, 85, 'achieved', 7, '7 above'],
    [85, 85, 'achieved', 0, 'exactly met'],
    [84, 85, 'in progress', -1, '1 to go'],
  ])('%d of %d', (percentile, required, status, distance, words) => {
    expect(schoolStanding(school('A', required), percentile)).toEqual({ status, distance });
    expect(standingWords(distance)).toBe(words);
  });
  test('is not known before the first full test', () =>
    expect(schoolStanding(school('A', 85), null)).toBeNull());
});

test('the school to reach is the own one, else the one that asks most', () => {
  const schools = [school('A', 85), school('B', 95), school('C', 90)];
  expect(targetSchoolOf(schools, 'A')?.requiredPercentile).toBe(85);
  expect(targetSchoolOf(schools, 'Elsewhere')?.name).toBe('B');
  expect(targetSchoolOf([], 'A')).toBeNull();
});

describe('the recent history', () => {
  const many = Array.from({ length: 50 }, (_, daysAgo) => section(daysAgo));
  test.each([0, 1, 5, 6])('of %d tests has them all', (size) =>
    expect(recentOf(many.slice(0, size))).toHaveLength(size),
  );
  test('of more has the newest six, newest first, however they are kept', () => {
    expect(recentOf(many.toReversed()).map((each) => each.daysAgo)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a range', () => {
  test.each([
    ['3months', 92],
    ['6months', 183],
    ['1year', 366],
  ] as const)('%s takes in the day at its edge and not the one before', (range, edge) => {
    const tests = [full(edge + 1, 2100), full(edge, 2130), section(3), full(0, 2160)];
    expect(fullTests(tests, rangeDays[range]).map((each) => each.daysAgo)).toEqual([edge, 0]);
  });
  test('of the sample holds 5, 7 and 10 full tests', () => {
    expect(Object.values(rangeDays).map((days) => fullTests(mayaTests, days).length)).toEqual([5, 7, 10]);
  });
});

test('the last two full tests, the mean total, and how long the target has been held', () => {
  const tests = [section(0), full(1, 2340), full(8, 2310), full(20, 2100)];
  expect(lastTwo(tests).latest?.daysAgo).toBe(1);
  expect(lastTwo(tests).previous?.daysAgo).toBe(8);
  expect(lastTwo([section(0)])).toEqual({ latest: null, previous: null });
  expect(averageTotal(tests)).toBe(2250);
  expect(averageTotal([section(0)])).toBeNull();
  expect(testsAtTarget(tests, 2310)).toBe(2);
  expect(testsAtTarget(tests, 2000)).toBe(3);
  expect(testsAtTarget(tests, 2341)).toBe(0);
});

describe('the sentence of the percentiles', () => {
  test.each([
    [[92], null, 'One full test, at the 92nd percentile.'],
    [[92], school('A', 92), 'One full test, at the 92nd percentile: exactly the 92nd that A asks for.'],
    [
      [82, 92],
      school('A', 85),
      'Up from the 82nd to the 92nd percentile over 2 full tests: 7 above the 85th that A asks for.',
    ],
    [
      [85, 80, 82],
      school('A', 85),
      'Down from the 85th to the 82nd percentile over 3 full tests: 3 short of the 85th that A asks for.',
    ],
    [[81, 90, 81], null, 'As before at the 81st percentile, over 3 full tests.'],
  ])('%j against %j', ([first = 0, ...rest], asked, sentence) => {
    const tests = rest.map((percentile, index) => full(index, 2100, percentile));
    expect(percentileSummary([full(9, 2100, first), ...tests], asked)).toBe(sentence);
  });
});

describe('sorting the history', () => {
  const tests = [
    full(4, 2100, 80),
    section(1, 790),
    full(2, 2340, 92),
    { id: 'v', daysAgo: 3, kind: 'verbal', score: 650 } as const,
  ];
  const order = (column: HistoryColumn, direction: 'ascending' | 'descending') =>
    sortTests(tests, { column, direction }).map((each) => each.daysAgo);

  test.each([
    ['date', [4, 3, 2, 1], [1, 2, 3, 4]],
    ['test', [2, 4, 1, 3], [3, 1, 2, 4]],
    ['verbal', [3, 4, 2, 1], [2, 4, 3, 1]],
    ['math', [4, 2, 1, 3], [1, 2, 4, 3]],
    ['reading', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['total', [4, 2, 1, 3], [2, 4, 1, 3]],
    ['percentile', [4, 2, 1, 3], [2, 4, 1, 3]],
  ] as const)('by %s, what is missing last either way', (column, ascending, descending) => {
    expect(order(column, 'ascending')).toEqual(ascending);
    expect(order(column, 'descending')).toEqual(descending);
  });

  test('a click turns the sorted column round and begins another one with the best', () => {
    expect(nextSort(newestTestFirst, 'date')).toEqual({ column: 'date', direction: 'ascending' });
    expect(nextSort({ column: 'date', direction: 'ascending' }, 'date')).toEqual(newestTestFirst);
    for (const column of historyColumns.filter((each) => each !== 'date')) {
      const direction = column === 'test' ? 'ascending' : 'descending';
      expect(nextSort(newestTestFirst, column)).toEqual({ column, direction });
    }
  });
});
