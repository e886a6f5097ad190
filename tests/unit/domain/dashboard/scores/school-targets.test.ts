/** A target school: its status, and the sentence about percentiles. */
import { describe, expect, test } from 'vitest';
import {
  firstSchoolWithTarget,
  type SchoolWithTarget,
  percentileSummaryText,
  testsWithPercentile,
  schoolTargetStatus,
  schoolTargetText,
  schoolTargetDistanceText,
} from '@/domain/dashboard/scores/school-targets';
import { assertPresent } from '@/lib/assert';
import { ago, full as fullOn } from '../logs';

/** A full test with a third of the total in each section. */
const full = (daysAgo: number, total: number, percentile = 80) => fullOn(ago(daysAgo), total, percentile);

const school = (name: string, targetPercentile: number): SchoolWithTarget => ({
  name,
  targetPercentile,
});

describe('a target school’s status', () => {
  test.each([
    [92, 85, 'achieved', 7, '7 above'],
    [85, 85, 'achieved', 0, 'exactly met'],
    [84, 85, 'in progress', -1, '1 to go'],
  ])('at %d of %d', (percentile, required, status, distance, words) => {
    expect(schoolTargetStatus(school('A', required), percentile)).toEqual({ status, distance });
    expect(schoolTargetDistanceText(distance)).toBe(words);
  });
  test('is unknown before the first full test, or if the school names no percentile', () => {
    const unknown = { status: 'in progress', distance: null };
    expect(schoolTargetStatus(school('A', 85), null)).toEqual(unknown);
    expect(schoolTargetStatus({ name: 'A', targetPercentile: null }, 92)).toEqual(unknown);
  });
});

test('the target school is the first that names a percentile', () => {
  const open = { name: 'Open', targetPercentile: null };
  expect(firstSchoolWithTarget([school('A', 85), school('B', 95)])?.name).toBe('A');
  expect(firstSchoolWithTarget([open, school('B', 95), school('C', 90)])).toEqual(school('B', 95));
  expect(firstSchoolWithTarget([open])).toBeNull();
  expect(firstSchoolWithTarget([])).toBeNull();
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
      'One full test, at the 92nd percentile; exactly the target for A, the 92nd.',
    ],
    [
      [
        [2200, 82],
        [2300, 92],
      ],
      school('A', 85),
      'Up from the 82nd to the 92nd percentile over 2 full tests; 7 percentile points above the target for A, the 85th.',
    ],
    [
      [
        [2300, 85],
        [2100, 75],
        [2200, 82],
      ],
      school('A', 85),
      'Down from the 85th to the 82nd percentile over 3 full tests; 3 percentile points short of the target for A, the 85th.',
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
    [92, '7 percentile points above the target for A, the 85th'],
    [85, 'exactly the target for A, the 85th'],
    [84, '1 percentile point short of the target for A, the 85th'],
  ])('%d reads: %s', (percentile, words) =>
    expect(schoolTargetText(percentile, school('A', 85))).toBe(words),
  );
});
