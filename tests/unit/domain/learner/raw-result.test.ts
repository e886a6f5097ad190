/** Raw results: points, shares, and where there are none. */
import { describe, expect, test } from 'vitest';
import {
  mainRawResult,
  rawResult,
  resultKindOfLevel,
  sectionRawResult,
  sumOfResults,
  wholeRawResult,
} from '@/domain/learner/raw-result';
import { middleTest, sunday, taken } from '../dashboard/logs';

describe('a raw result', () => {
  test.each([
    // right, wrong, blank: quarters of a point (right minus a quarter of wrong), questions, share right
    [60, 0, 0, 240, 60, 1],
    [43, 12, 5, 160, 60, 43 / 60],
    [40, 10, 0, 150, 50, 0.8],
    [0, 20, 20, -20, 40, 0],
    [1, 4, 0, 0, 5, 0.2],
    [10, 0, 20, 40, 30, 1 / 3],
  ])('of %d right, %d wrong, and %d blank', (right, wrong, blank, quarters, questions, share) =>
    expect(rawResult({ right, wrong, blank })).toEqual({ right, wrong, blank, quarters, questions, share }),
  );
  test.each([
    [0, 0, 0],
    [0, 0, 40],
  ])('isn’t there for %d right, %d wrong, and %d blank: nothing was answered', (right, wrong, blank) =>
    expect(rawResult({ right, wrong, blank })).toBeNull(),
  );
  test('of several sections counts every question once', () => {
    expect(
      sumOfResults([
        { right: 43, wrong: 12, blank: 5 },
        { right: 30, wrong: 10, blank: 10 },
      ]),
    ).toMatchObject({ right: 73, questions: 110, quarters: 270 });
    expect(sumOfResults([])).toBeNull();
  });
});

test('a level with score tables has scaled results, one without has raw ones', () =>
  expect([resultKindOfLevel('upper'), resultKindOfLevel('middle')]).toEqual(['scaled', 'raw']));

describe('the result of a test', () => {
  const whole = middleTest(sunday, 'full', { verbal: [43, 12], quantitative: [30, 10], reading: [28, 8] });
  test('is that of all sections, or of its only one', () => {
    expect(mainRawResult(whole)).toMatchObject({ right: 101, questions: 150 });
    expect(sectionRawResult(whole, 'reading')).toMatchObject({ right: 28, questions: 40, quarters: 104 });
    const section = middleTest(sunday, 'verbal', { verbal: [43, 12] });
    expect(mainRawResult(section)).toMatchObject({ right: 43, questions: 60 });
    expect(wholeRawResult(section)).toBeNull();
  });
  test('isn’t there if a section was not taken', () => {
    const partly = middleTest(sunday, 'full', { verbal: [43, 12], quantitative: [0, 0], reading: [28, 8] });
    expect(mainRawResult(partly)).toBeNull();
    expect(sectionRawResult(partly, 'quantitative')).toBeNull();
    expect(sectionRawResult(partly, 'verbal')).toMatchObject({ right: 43 });
  });
  test('isn’t there at a level with score tables, although its answers are counted', () => {
    const upper = { ...whole, level: 'upper' as const };
    expect(mainRawResult(upper)).toBeNull();
    expect(mainRawResult(taken(sunday, 'full', { verbal: 640 }))).toBeNull();
  });
});
