/** The days around the test, and the score that ends the wait for it. */
import { describe, expect, test } from 'vitest';
import type { ReportedTest } from '@/domain/learner/setup';
import { officialScoreSince, testPhaseOn, type TestPhase } from '@/domain/learner/test-day';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

const testDay: IsoDay = '2026-12-05';

test.each<[string, number | null, TestPhase | null]>([
  ['two days before the test', 2, null],
  ['on the eve', 1, 'eve'],
  ['on the day', 0, 'test-day'],
  ['on the day after', -1, 'over'],
  ['two weeks after', -14, 'over'],
  ['later', -15, null],
  ['without a date', null, null],
])('the phase %s', (_, left, phase) => {
  expect(testPhaseOn(testDay, left === null ? null : addDays(testDay, left))).toBe(phase);
});

const scored = (on: IsoDay, score: number, source: ReportedTest['source'] = 'official') => {
  const each = { score, percentile: null };
  return { source, on, scores: { verbal: each, quantitative: each, reading: each } };
};

describe('the official score', () => {
  test.each<[string, readonly ReturnType<typeof scored>[], number | null]>([
    ['isn’t there yet', [], null],
    ['isn’t that of an earlier test', [scored('2026-12-04', 700)], null],
    ['is that of the test day', [scored('2026-10-10', 650), scored(testDay, 700)], 2100],
    ['isn’t that of another provider', [scored(testDay, 700, 'other')], null],
    ['is the latest official one', [scored('2027-01-09', 720, 'other'), scored(testDay, 700)], 2100],
    ['is the latest of several', [scored('2027-01-09', 720), scored(testDay, 700)], 2160],
  ])('%s', (_, tests, total) => {
    expect(officialScoreSince(tests, testDay)?.total ?? null).toBe(total);
  });

  test('is unknown without a test day', () => {
    expect(officialScoreSince([scored(testDay, 700)], null)).toBeNull();
  });
});
