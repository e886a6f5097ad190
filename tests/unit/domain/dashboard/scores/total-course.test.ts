import { describe, expect, test } from 'vitest';
import {
  changeSinceFirst,
  halfYearChange,
  halfYearTests,
  totalCourse,
} from '@/domain/dashboard/scores/total-course';
import { assertPresent } from '@/lib/assert';
import { ago, full, scored } from '../logs';

/** Full tests from pairs of days ago and total, oldest first. */
const testsOf = (...pairs: readonly (readonly [days: number, total: number])[]) =>
  pairs.map(([days, total]) => full(ago(days), total));

const size = (change: ReturnType<typeof totalCourse>) =>
  change === null ? null : [change.difference, change.direction, change.since.day];

describe('the course of the total', () => {
  test.each([
    ['no test', [], null],
    ['one test', [[1, 2200]], null],
    [
      'a clear change since the test before',
      [
        [100, 2100],
        [30, 2110],
        [1, 2240],
      ],
      [130, 'up', ago(30)],
    ],
    [
      'small steps that add up over half a year',
      [
        [150, 2100],
        [80, 2150],
        [30, 2190],
        [1, 2230],
      ],
      [130, 'up', ago(150)],
    ],
    [
      'small steps over more than half a year',
      [
        [184, 2000],
        [150, 2180],
        [1, 2230],
      ],
      [50, 'stable', ago(150)],
    ],
    [
      'a test before that is older than half a year',
      [
        [300, 2100],
        [1, 2120],
      ],
      [20, 'stable', ago(300)],
    ],
    [
      'a clear fall after a long rise',
      [
        [150, 2000],
        [30, 2300],
        [1, 2180],
      ],
      [-120, 'down', ago(30)],
    ],
  ] as const)('for %s', (_, pairs, expected) =>
    expect(size(totalCourse(scored(testsOf(...pairs))))).toEqual(expected),
  );
});

test('half a year is 182 days', () => {
  const latest = assertPresent(testsOf([0, 2200])[0], 'a test');
  expect(halfYearChange(testsOf([182, 2100]), latest)?.difference).toBe(100);
  expect(halfYearChange(testsOf([183, 2100]), latest)).toBeNull();
});

test('the change since the first test ignores those between', () => {
  expect(size(changeSinceFirst(scored(testsOf([300, 2000], [30, 2300], [1, 2180]))))).toEqual([
    180,
    'up',
    ago(300),
  ]);
  expect(changeSinceFirst(scored(testsOf([1, 2200])))).toBeNull();
});

test('the window of a pace is the latest full test and those of the 182 days before it', () => {
  const tests = testsOf([184, 2000], [183, 2010], [100, 2100], [1, 2200]);
  const latest = assertPresent(tests.at(-1), 'a test');
  expect(halfYearTests(tests.slice(0, -1), latest)).toEqual(tests.slice(1));
  expect(halfYearTests([], latest)).toEqual([latest]);
});
