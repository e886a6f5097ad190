/** Scores over time with their error. */
import { describe, expect, test } from 'vitest';
import {
  firstIndexAtTarget,
  firstIndexClearlyAtTarget,
  hasTrendScores,
  sectionTrends,
  totalTrend,
} from '@/domain/dashboard/scores/score-trend';
import { noTargets } from '@/domain/learner/learner-profile';
import { ago, freeTest, full, logOf, recordWith, section, taken } from '../logs';

/** A record with a target of 2,200, full tests with these totals two weeks apart, and a section test in between. */
const withTotals = (...totals: readonly number[]) =>
  recordWith(
    logOf(
      [],
      [
        ...totals.map((total, index) => full(ago(14 * (totals.length - 1 - index)), total)),
        section(ago(7), 700),
      ],
    ),
  );

describe('the trend of the total', () => {
  test('has every full test, each compared with the previous one, and no section test', () => {
    const trend = totalTrend(withTotals(2100, 2130, 2220));
    expect(trend).toMatchObject({ target: 2200 });
    expect(
      trend.scores.map(({ day, estimate, change }) => [day, estimate, change?.difference ?? null]),
    ).toEqual([
      [ago(28), 2100, null],
      [ago(14), 2130, 30],
      [ago(0), 2220, 90],
    ]);
    expect(trend.scores[2]).toMatchObject({ low: 2180, high: 2260 });
  });

  test('is empty before the first full test', () => {
    expect(hasTrendScores(totalTrend(withTotals()))).toBe(false);
    expect(hasTrendScores(totalTrend(withTotals(2100)))).toBe(true);
  });

  test.each([
    [[], null],
    [[2100], null],
    [[2200], null],
    [[2250], null],
    [[2100, 2200], 1],
    [[2100, 2239], 1],
    [[2100, 2240], 1],
    [[2100, 2210, 2190], 1],
    [[2210, 2190, 2220], null],
  ] as const)('for %j first reaches the target at %j', (totals, first) => {
    const trend = totalTrend(withTotals(...totals));
    expect(firstIndexAtTarget(trend)).toBe(first);
  });
});

describe('next to full tests', () => {
  const learner = recordWith(
    logOf([], [full(ago(28), 2100), freeTest(ago(14), 720), section(ago(7), 700), full(ago(1), 2220)]),
  );
  test('a free test with all sections is in the trends of the total and the sections', () => {
    expect(
      totalTrend(learner).scores.map(({ test: { scope }, estimate, change }) => [
        scope,
        estimate,
        change?.difference ?? null,
      ]),
    ).toEqual([
      ['full', 2100, null],
      ['diagnostic', 2160, null],
      ['full', 2220, 120],
    ]);
    expect(sectionTrends(learner)[1]?.scores.map(({ estimate }) => estimate)).toEqual([700, 720, 700, 740]);
  });
  test('a free test without one section is only in the trends of the sections it has', () => {
    const partly = taken(ago(1), 'diagnostic', { verbal: 600, reading: 600 });
    const own = recordWith(logOf([], [partly]));
    expect(hasTrendScores(totalTrend(own))).toBe(false);
    expect(sectionTrends(own).map(hasTrendScores)).toEqual([true, false, true]);
  });
});

test('without a target, no test is the first to reach it', () => {
  const tests = [full(ago(14), 2100), full(ago(1), 2250)];
  const trend = totalTrend(recordWith(logOf([], tests), { profile: { targets: noTargets } }));
  expect(trend.target).toBeNull();
  expect(trend.scores).toHaveLength(2);
  expect([firstIndexAtTarget(trend), firstIndexClearlyAtTarget(trend)]).toEqual([null, null]);
});

test.each([
  [[], null],
  [[2250], null],
  [[2100], null],
  [[2239, 2240], 1],
  [[2100, 2250, 2230, 2260, 2270], 3],
  [[2100, 2250, 2230], null],
] as const)('totals of %j are clearly at 2,200 from index %j on', (totals, first) =>
  expect(firstIndexClearlyAtTarget(totalTrend(withTotals(...totals)))).toBe(first),
);

test('the sections have all their scores, each with its own target', () => {
  const trends = sectionTrends(withTotals(2100, 2220));
  expect(
    trends.map(({ subject, target, scores }) => [subject, target, scores.map(({ estimate }) => estimate)]),
  ).toEqual([
    ['verbal', 735, [700, 740]],
    // The section test in between is a Math test.
    ['quantitative', 745, [700, 700, 740]],
    ['reading', 720, [700, 740]],
  ]);
  expect(trends[0]?.scores[1]).toMatchObject({
    low: 717,
    high: 763,
    change: { difference: 40, direction: 'stable' },
  });
});
