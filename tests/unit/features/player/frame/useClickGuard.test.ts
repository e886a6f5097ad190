/** A stray second click of a double click. */
import { describe, expect, test } from 'vitest';
import { isStrayDoubleClick } from '@/features/player/frame/useClickGuard';

describe('double clicks', () => {
  test.each([
    [1, 10, false],
    [2, 10, true],
    [3, 399, true],
    [2, 400, false],
    [0, 10, false],
  ])('%s presses, %s ms after the screen changed', (presses, ms, swallowed) => {
    expect(isStrayDoubleClick(presses, ms)).toBe(swallowed);
  });
});
