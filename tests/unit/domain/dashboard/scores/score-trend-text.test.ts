/** The text about scores over time. */
import { describe, expect, test } from 'vitest';
import { hasTrendScores, sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import {
  targetDistanceText,
  sectionTargetsText,
  sectionTrendText,
  totalTrendText,
  latestChangeText,
} from '@/domain/dashboard/scores/score-trend-text';
import { noTargets, type ScoreTargets } from '@/domain/learner/learner-profile';
import type { FullTest } from '@/domain/learner/learner-test';
import { ago, changeSinceTest, evening, full, fullOf, logOf, recordWith } from '../logs';

const withTotals = (...totals: readonly number[]) =>
  recordWith(
    logOf(
      [],
      totals.map((total, index) => full(ago(14 * (totals.length - 1 - index)), total)),
    ),
  );

test.each([
  [784, 735, '49 above target'],
  [735, 735, 'on target'],
  [700, 735, '35 below target'],
  [700, null, 'no target yet'],
])('%d of %d is %s', (score, target, words) =>
  expect(
    targetDistanceText({ estimate: score, low: score - 20, high: score + 20, estimated: false }, target),
  ).toBe(words),
);

test.each([
  [700, 780, 690, 'above target'],
  [700, 780, 700, 'above target'],
  [700, 780, 740, 'too close to target to tell'],
  [700, 780, 780, 'too close to target to tell'],
  [700, 780, 781, 'below target'],
  [700, 780, null, 'no target yet'],
])('an estimate of %d to %d with a target of %s is %s', (low, high, target, words) =>
  expect(targetDistanceText({ estimate: 740, low, high, estimated: true }, target)).toBe(words),
);

test.each([
  [[2100], 'One test so far: 100 short of the 2,200 target. A second one can show a change.'],
  [
    [2200],
    'One test so far: at the 2,200 target, which is within the range. A second one can show a change.',
  ],
  [[2250], 'One test so far: the whole range above the 2,200 target. A second one can show a change.'],
  [[2100, 2130], 'Up 30 since the full test of Nov 1, within the error; 70 short of the 2,200 target.'],
  [[2100, 2100], 'No change since the full test of Nov 1; 100 short of the 2,200 target.'],
  [
    [2100, 2220],
    'Up 120 since the full test of Nov 1; 20 above the 2,200 target, which is within the range.',
  ],
  [
    [2100, 2250, 2260],
    'Up 10 since the full test of Nov 1, within the error; the whole range above the 2,200 target since Nov 1.',
  ],
  [[2250, 2250], 'No change since the full test of Nov 1; the whole range above the 2,200 target.'],
  [[2300, 2190, 2190], 'No change since the full test of Nov 1; 10 short of the 2,200 target.'],
])('totals of %j read: %s', (totals, words) => {
  const trend = totalTrend(withTotals(...totals));
  expect(hasTrendScores(trend) && totalTrendText(trend, evening)).toBe(words);
});

const sectionTest = (day: number, verbal: number, quantitative: number, reading: number): FullTest =>
  fullOf(ago(day), verbal, quantitative, reading);
const recordOf = (...tests: readonly FullTest[]) => recordWith(logOf([], tests));
const trendsOf = (...tests: readonly FullTest[]) => sectionTrends(recordOf(...tests));
const wordsOf = (...tests: readonly FullTest[]) => sectionTargetsText(recordOf(...tests));

test.each([
  [[sectionTest(0, 784, 796, 760)], '49 above target'],
  [
    [sectionTest(22, 776, 784, 750), sectionTest(1, 784, 796, 760)],
    '49 above target \u00b7 up 8 since the full test of Oct 24, within the error',
  ],
  [
    [sectionTest(22, 700, 784, 750), sectionTest(1, 735, 796, 760)],
    'on target \u00b7 up 35 since the full test of Oct 24, within the error',
  ],
  [
    [sectionTest(22, 770, 784, 750), sectionTest(1, 710, 796, 760)],
    '25 below target \u00b7 down 60 since the full test of Oct 24',
  ],
  [[], ''],
] as const)('describes the newest of %j', (tests, words) => {
  const [verbal] = trendsOf(...tests);
  expect(verbal === undefined ? '' : sectionTrendText(verbal, evening)).toBe(words);
});

test.each([
  [
    784,
    796,
    760,
    'All three are at their targets, even at the low end of the range; Reading has the most to gain.',
  ],
  [
    784,
    796,
    730,
    'All three are at their targets, Verbal and Math even at the low end of the range; Reading has the most to gain.',
  ],
  [
    740,
    750,
    730,
    'All three are at their targets, but not at the low end of the range; Verbal has the most to gain.',
  ],
  [740, 707, 730, '2 of 3 sections are at their targets; Math is farthest below, by 38 points.'],
  [700, 707, 730, '1 of 3 sections is at its target; Math is farthest below, by 38 points.'],
  [700, 707, 710, 'No section is at its target yet; Math is farthest below, by 38 points.'],
])('%d, %d, and %d read: %s', (verbal, quantitative, reading, words) =>
  expect(wordsOf(sectionTest(1, verbal, quantitative, reading))).toBe(words),
);

test('says so if the total changed clearly but no section did', () =>
  expect(wordsOf(sectionTest(15, 784, 796, 760), sectionTest(1, 750, 762, 730))).toMatch(
    /Each section\u2019s change is within the error; the total\u2019s change, down 98, is not\.$/,
  ));

const untargeted = (targets: ScoreTargets, ...tests: readonly FullTest[]) =>
  recordWith(logOf([], tests), { profile: { targets } });

const some = (verbal: number | null, quantitative: number | null) => ({
  ...noTargets,
  sections: { verbal, quantitative, reading: null },
});

const untargetedTotal = (...tests: readonly FullTest[]) => {
  const trend = totalTrend(untargeted(noTargets, ...tests));
  return hasTrendScores(trend) && totalTrendText(trend, evening);
};

describe('if no targets are set', () => {
  const two = [sectionTest(15, 700, 700, 700), sectionTest(1, 710, 707, 705)] as const;

  test('describes a total by its change, and a first one as a single score', () => {
    expect(untargetedTotal(two[1])).toBe(
      'One test so far: no target is set yet. A second one can show a change.',
    );
    expect(untargetedTotal(...two)).toBe(
      'Up 22 since the full test of Oct 31, within the error; no target is set yet.',
    );
  });
  test('gives only the latest change of a section', () => {
    const [verbal] = sectionTrends(untargeted(noTargets, ...two));
    expect(verbal && sectionTrendText(verbal, evening)).toBe(
      'no target yet \u00b7 up 10 since the full test of Oct 31, within the error',
    );
  });
  test.each([
    [some(null, null), 'No section has a target yet.'],
    [some(735, null), 'No section is at its target yet; Verbal is farthest below, by 25 points.'],
    [some(735, 700), '1 of 2 sections is at its target; Verbal is farthest below, by 25 points.'],
    [
      some(680, 700),
      'All with targets are at their targets, Verbal even at the low end of the range; Math has the most to gain.',
    ],
  ])('counts only sections with a target: %j', (targets, words) => {
    const learner = untargeted(targets, two[1]);
    expect(sectionTargetsText(learner)).toBe(words);
  });
});

test.each([
  [
    'in the last seven days',
    ago(1),
    changeSinceTest(8, 'section', '2026-11-07'),
    'up 8 since the full test of Nov 7, within the error',
  ],
  [
    'that is clear',
    ago(6),
    changeSinceTest(-60, 'section', '2026-11-07'),
    'down 60 since the full test of Nov 7',
  ],
  [
    'of nothing',
    ago(0),
    changeSinceTest(0, 'section', '2026-11-07'),
    'no change since the full test of Nov 7',
  ],
  [
    'of a section test',
    ago(0),
    changeSinceTest(50, 'section', '2026-11-07', 'quantitative'),
    'up 50 since the Math section test of Nov 7',
  ],
  [
    'that is older than seven days',
    ago(7),
    changeSinceTest(10, 'section', '2026-10-24'),
    'no test in the last seven days; on Nov 8, up 10 since the full test of Oct 24, within the error',
  ],
] as const)('the latest change %s', (_, day, change, words) =>
  expect(latestChangeText({ day, change }, evening)).toBe(words),
);

test('a first score has no change to report', () =>
  expect(latestChangeText({ day: ago(1), change: null }, evening)).toBe(''));
