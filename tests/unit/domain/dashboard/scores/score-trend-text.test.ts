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
  [745, 735, '10 above target, too close to tell'],
  [735, 735, 'on target, too close to tell'],
  [720, 735, '15 below target, too close to tell'],
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
  [[2100], 'One test so far: 100 below the 2,200 target. A second one can show a change.'],
  [[2200], 'One test so far: at the 2,200 target, too close to tell. A second one can show a change.'],
  [[2250], 'One test so far: the whole range is above the 2,200 target. A second one can show a change.'],
  [[2100, 2130], 'Up 30 since the full test of Nov 1, perhaps by chance; 70 below the 2,200 target.'],
  [[2100, 2100], 'No change since the full test of Nov 1; 100 below the 2,200 target.'],
  [[2100, 2220], 'Up 120 since the full test of Nov 1; 20 above the 2,200 target, too close to tell.'],
  [
    [2100, 2250, 2260],
    'Up 10 since the full test of Nov 1, perhaps by chance; the whole range has been above the 2,200 target since Nov 1.',
  ],
  [[2250, 2250], 'No change since the full test of Nov 1; the whole range is above the 2,200 target.'],
  [
    [2300, 2190, 2190],
    'No change since the full test of Nov 1; 10 below the 2,200 target, too close to tell.',
  ],
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
    '49 above target \u00b7 up 8 since the full test of Oct 24, perhaps by chance',
  ],
  [
    [sectionTest(22, 700, 784, 750), sectionTest(1, 735, 796, 760)],
    'on target, too close to tell \u00b7 up 35 since the full test of Oct 24, perhaps by chance',
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
    'All three sections clear their targets even at the low end of the range. The most to gain is in Reading.',
  ],
  [
    784,
    796,
    730,
    'Verbal and Math clear their targets even at the low end of the range; Reading is too close to its target to tell. The most to gain is in Reading.',
  ],
  [
    740,
    750,
    730,
    'All three sections are too close to their targets to tell. The most to gain is in Verbal.',
  ],
  [
    740,
    707,
    730,
    'Verbal and Reading are too close to their targets to tell; Math is below its target even at the high end of the range. The most to gain is in Math.',
  ],
  [
    700,
    707,
    690,
    'All three sections are below their targets even at the high end of the range. The most to gain is in Math.',
  ],
  // Each section may be at its target, but all three together are not.
  [
    720,
    727,
    705,
    'All three sections are too close to their targets to tell. The most to gain is in Math. Together they are clearly below the 2,200 target.',
  ],
  [
    754,
    764,
    738,
    'All three sections are too close to their targets to tell. The most to gain is in Reading. Together they are clearly above the 2,200 target.',
  ],
])('%d, %d, and %d read: %s', (verbal, quantitative, reading, words) =>
  expect(wordsOf(sectionTest(1, verbal, quantitative, reading))).toBe(words),
);

test('says so if the total changed clearly but no section did', () =>
  expect(wordsOf(sectionTest(15, 784, 796, 760), sectionTest(1, 750, 762, 730))).toMatch(
    /Chance could explain each section\u2019s change, but not the total\u2019s, down 98\.$/,
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
      'Up 22 since the full test of Oct 31, perhaps by chance; no target is set yet.',
    );
  });
  test('gives only the latest change of a section', () => {
    const [verbal] = sectionTrends(untargeted(noTargets, ...two));
    expect(verbal && sectionTrendText(verbal, evening)).toBe(
      'no target yet \u00b7 up 10 since the full test of Oct 31, perhaps by chance',
    );
  });
  test.each([
    [some(null, null), 'No section has a target yet.'],
    [some(735, null), 'Verbal is below its target even at the high end of the range.'],
    [
      some(735, 700),
      'Math is too close to its target to tell; Verbal is below its target even at the high end of the range. The most to gain is in Verbal.',
    ],
    [
      some(680, 700),
      'Verbal clears its target even at the low end of the range; Math is too close to its target to tell. The most to gain is in Math.',
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
    'up 8 since the full test of Nov 7, perhaps by chance',
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
    'up 50 since the test of both math sections of Nov 7',
  ],
  [
    'that is older than seven days',
    ago(7),
    changeSinceTest(10, 'section', '2026-10-24'),
    'no test in the last seven days; on Nov 8, up 10 since the full test of Oct 24, perhaps by chance',
  ],
] as const)('the latest change %s', (_, day, change, words) =>
  expect(latestChangeText({ day, change }, evening)).toBe(words),
);

test('a first score has no change to report', () =>
  expect(latestChangeText({ day: ago(1), change: null }, evening)).toBe(''));
