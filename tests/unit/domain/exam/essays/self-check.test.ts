/** The level that a student selected for a criterion of an essay. */
import { expect, test } from 'vitest';
import { criterionLevel, type SelfCheck } from '@/domain/exam/essays/self-check';

const cases: readonly (readonly [string, SelfCheck, number | null])[] = [
  ['none chosen', {}, null],
  ['the first level', { order: 1 }, 1],
  ['the last level', { order: 4 }, 4],
  ['a level below the first', { order: 0 }, null],
  ['a level that there isn’t', { order: 5 }, null],
  ['another criterion alone', { prompt: 3 }, null],
];

test.each(cases)('%s', (_, check, level) => {
  expect(criterionLevel(check, 'order')).toBe(level);
});
