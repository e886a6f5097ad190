import { expect, test } from 'vitest';
import { writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import { essayMinutes, essayStepMinutes } from '@/domain/exam/essays/essay-minutes';
import { testDurationMs } from '@/domain/exam/test/test-plan';

test.each([
  [essayMinutes, [1, 3, 4, 11, 4, 2], [24, 21, 17, 6, 2, 0]],
  [18, [1, 3, 4, 4, 4, 2], [17, 14, 10, 6, 2, 0]],
  [50, [1, 3, 4, 36, 4, 2], [49, 46, 42, 6, 2, 0]],
])('%d minutes: the middle step gets the rest', (limit, minutes, left) => {
  const steps = essayStepMinutes(limit);
  expect(steps.map((each) => each.minutes)).toEqual(minutes);
  expect(steps.map((each) => each.left)).toEqual(left);
});

test.each([17, 0, -25, Number.NaN])('%d minutes leave no time for the middle', (limit) =>
  expect(() => essayStepMinutes(limit)).toThrow('has no middle'),
);

test('the limit matches the writing sample', () =>
  expect(essayMinutes * 60_000).toBe(testDurationMs(writingSamplePlan('upper'), 'standard')));
