import { expect, test } from 'vitest';
import { percentileOfTotal } from '@/data/sample/percentileOfTotal';
import { testLevels } from '@/domain/exam/level/test-levels';
import { scoredSections } from '@/domain/exam/test/scored-sections';

test.each([
  [1500, 1],
  [1719, 26],
  [2200, 85],
  [2340, 92],
  [2400, 99],
])('a total of %d in grade 8 is at percentile %d', (total, percentile) =>
  expect(percentileOfTotal(total, 'upper', 8)).toBe(percentile),
);

test.each(testLevels.upper.medians.byGrade)(
  'the medians of grade $grade add up to the 50th percentile, and a higher total never ranks lower',
  (medians) => {
    const median = scoredSections.reduce((sum, section) => sum + medians[section], 0);
    expect(percentileOfTotal(median, 'upper', medians.grade)).toBe(50);
    const ranks = Array.from({ length: 901 }, (_, index) =>
      Number(percentileOfTotal(1500 + index, 'upper', medians.grade)),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  },
);

test('a grade without medians has no percentile', () =>
  expect(() => percentileOfTotal(2000, 'upper', 11)).toThrow('grade 11 has medians'));

test.each([5, 6, 7])('a total in grade %d has no percentile', (grade) =>
  expect(percentileOfTotal(1800, 'middle', grade)).toBeNull(),
);
