import { describe, expect, test } from 'vitest';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { drillMinutes, questionsThatFit } from '@/domain/plan/drills/drill-length';

describe('the number of questions that fit into some minutes', () => {
  test.each([
    ['verbal', 10, 10],
    ['quantitative', 15, 8],
    ['quantitative', 20, 11],
    ['reading', 20, 13],
    ['reading', 1, 1],
  ] as const)('%s, into %i: %i', (section, minutes, questions) =>
    expect(questionsThatFit(section, minutes)).toBe(questions),
  );

  test('is the largest that fits', () => {
    for (const section of scoredSections)
      for (let minutes = 5; minutes <= 60; minutes += 1) {
        const questions = questionsThatFit(section, minutes);
        expect(drillMinutes(section, questions)).toBeLessThanOrEqual(minutes);
        expect(drillMinutes(section, questions + 2)).toBeGreaterThan(minutes);
      }
  });
});
