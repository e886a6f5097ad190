import { expect, test } from 'vitest';
import { gradeMedians, levels, officialError } from '@/domain/exam/report/published';
import { highestScaled, lowestScaled } from '@/domain/exam/report/scale';
import { scoredSections } from '@/domain/exam/scored-sections';
import { realFrom } from '@/domain/family/change';
import { combinedError, errorsIn90 } from '@/domain/statistics';

test('what counts as a real change follows from the test maker’s error', () => {
  const section = errorsIn90 * combinedError(officialError, officialError);
  const total = section * Math.sqrt(scoredSections.length);
  expect([section, total].map(Math.ceil)).toEqual([realFrom.section, realFrom.total]);
});

test('the Upper Level is the one that the scale is of', () => {
  expect(levels.find(({ name }) => name === 'Upper')?.section).toEqual({
    low: lowestScaled,
    high: highestScaled,
  });
});

test.each(scoredSections)('the medians of %s lie on the scale and rise with the grade', (section) => {
  const medians = gradeMedians.map((each) => each[section]);
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
  for (const median of medians) {
    expect(median).toBeGreaterThan(lowestScaled);
    expect(median).toBeLessThan(highestScaled);
  }
});
