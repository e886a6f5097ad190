/** The latest result. */
import { expect, test } from 'vitest';
import { latestResult } from '@/domain/dashboard/scores/latest-result';
import { ago, freeTest, full, logOf, recordWith, section } from '../logs';

const testsOf = (...tests: Parameters<typeof logOf>[1] & {}) =>
  latestResult(recordWith(logOf([], tests)))?.tests.map(({ id }) => id) ?? null;

test('there is none before a total', () => {
  expect(testsOf()).toBeNull();
  expect(testsOf(section(ago(3), 700))).toBeNull();
});

test('it ends with the newest test with a total, a free test as well', () => {
  const [first, free, only] = [full(ago(9), 2100), freeTest(ago(5), 700), section(ago(3), 720)];
  expect(testsOf(first, only)).toEqual([first.id]);
  expect(testsOf(first, free, only)).toEqual([first.id, free.id]);
});
