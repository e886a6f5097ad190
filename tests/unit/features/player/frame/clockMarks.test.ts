/** The marks of the clock. */
import { describe, expect, test } from 'vitest';
import { latestClockMark, clockMarkText } from '@/features/player/frame/clockMarks';

const minute = 60_000;

describe('the marks of the clock', () => {
  test.each([
    // limit, left, kind, mark
    [30, 30, null, null],
    [30, 15.01, null, null],
    [30, 15, 'half', 15],
    [30, 10.5, 'half', 15],
    [30, 10, 'minutes', 10],
    [30, 5, 'minutes', 5],
    [30, 1.2, 'minutes', 5],
    [30, 1, 'minutes', 1],
    [30, 0, 'minutes', 1],
    [20, 10, 'half', 10],
    [10, 9, null, null],
    [10, 5, 'half', 5],
    [3, 2, null, null],
    [3, 1, 'minutes', 1],
    [1, 0.5, null, null],
  ])('a part of %s minutes with %s left', (limit, left, kind, at) => {
    const mark = latestClockMark(limit * minute, left * minute);
    expect(mark).toEqual(kind === null ? null : { kind, leftMs: (at ?? 0) * minute });
  });

  test('have texts', () => {
    expect(clockMarkText({ kind: 'half', leftMs: 15 * minute })).toBe('Half your time is left: 15 minutes');
    expect(clockMarkText({ kind: 'minutes', leftMs: minute })).toBe('1 minute left');
  });
});
