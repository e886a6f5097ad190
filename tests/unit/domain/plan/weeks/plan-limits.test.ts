/** The minutes a day that a week's hours allow. */
import { expect, test } from 'vitest';
import { dayMinutesOf } from '@/domain/plan/weeks/plan-limits';

test.each<[string, number, readonly number[], number | null]>([
  ['five hours with Sundays off', 300, [6], 50],
  ['five hours without days off', 300, [], 45],
  ['five hours on five days', 300, [5, 6], 60],
  ['rounded down', 280, [6], 45],
  ['rounded up', 290, [6], 50],
  ['half an hour, at least ten minutes a day', 30, [], 10],
  ['a hundred hours, at most three hours a day', 6000, [6], 180],
  ['no study days', 300, [0, 1, 2, 3, 4, 5, 6], null],
])('%s', (_, weeklyMinutes, restDays, expected) => {
  expect(dayMinutesOf(weeklyMinutes, restDays)).toBe(expected);
});
