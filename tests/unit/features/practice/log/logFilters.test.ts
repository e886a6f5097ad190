import { expect, test } from 'vitest';
import { countActiveFilters, defaultErrorLogFilters } from '@/features/practice/log/logFilters';

test.each([
  [0, {}],
  [1, { section: 'verbal' }],
  [1, { due: 'done' }],
  [2, { cause: 'none', due: 'today' }],
] as const)('%i filters hide something: %o', (count, changes) => {
  expect(countActiveFilters({ ...defaultErrorLogFilters, ...changes })).toBe(count);
});
