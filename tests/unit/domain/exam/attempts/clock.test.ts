import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockReading, instantOf, maxTickGapMs, elapsedBetween } from '@/domain/exam/attempts/clock';
import { readingAt, startUtcMs } from '../sample-attempts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Returns the reading after both clocks have advanced by these amounts. */
function after(wallMs: number, monotonicMs: number): ClockReading {
  const before = readingAt(0);
  return { ...before, utcMs: before.utcMs + wallMs, monotonicMs: before.monotonicMs + monotonicMs };
}

describe('the time between two clock readings', () => {
  test.each<[string, number, number, number]>([
    ['an ordinary tick', second, second, second],
    ['no time at all', 0, 0, 0],
    ['a fraction of a millisecond, as browsers report it', 17, 16.5, 16.5],
    ['a hidden tab that ticks once a minute', minute, minute, minute],
    ['the longest silence allowed', maxTickGapMs, maxTickGapMs, maxTickGapMs],
    ['the wall clock set forward by half a minute', 31 * second, second, second],
    ['the wall clock set back by half a minute', -29 * second, second, 0],
    ['a wall clock that stands still', 0, second, 0],
    ['a short nap that the monotonic clock slept through', minute, second, second],
  ])('%s counts', (_, wallMs, monotonicMs, ms) => {
    expect(elapsedBetween(readingAt(0), after(wallMs, monotonicMs))).toEqual({ kind: 'counted', ms });
  });

  test.each<[string, number, number, number]>([
    ['a gap of a millisecond over 90 seconds', maxTickGapMs + 1, maxTickGapMs + 1, 90_001],
    ['only the wall clock saw the gap', 91 * second, second, 91 * second],
    ['only the monotonic clock saw the gap', second, 91 * second, second],
    ['the wall clock set forward two hours', 2 * hour + second, second, 2 * hour + second],
    ['the wall clock set back two hours', -2 * hour + second, second, 0],
    ['ten minutes of sleep that the monotonic clock slept through', 10 * minute, second, 10 * minute],
    ['ten minutes of sleep that both clocks counted', 10 * minute, 10 * minute, 10 * minute],
    ['ten minutes during which the wall clock was set back', -20 * minute, 10 * minute, 0],
  ])('%s counts as a gap', (_, wallMs, monotonicMs, ms) => {
    expect(elapsedBetween(readingAt(0), after(wallMs, monotonicMs))).toEqual({ kind: 'absence', ms });
  });

  test('setting the wall clock back and correcting it makes two gaps, and time in between counts', () => {
    const readings = [after(0, 0), after(-2 * hour, 0), after(-2 * hour + second, second), after(2000, 2000)];
    const stretches = readings
      .slice(1)
      .map((reading, index) => elapsedBetween(readings[index] ?? reading, reading));
    expect(stretches).toEqual([
      { kind: 'absence', ms: 0 },
      { kind: 'counted', ms: second },
      { kind: 'absence', ms: 2 * hour + second },
    ]);
  });

  test('whatever the clocks do, never counts more than either of them, or less than zero', () => {
    const moves = fc.integer({ min: -3 * hour, max: 3 * hour });
    fc.assert(
      fc.property(moves, moves, (wallMs, monotonicMs) => {
        const { kind, ms } = elapsedBetween(readingAt(0), after(wallMs, monotonicMs));
        expect(ms).toBeGreaterThanOrEqual(0);
        if (kind === 'absence') expect(ms).toBe(Math.max(0, wallMs));
        else expect(ms).toBeLessThanOrEqual(Math.max(0, Math.min(wallMs, monotonicMs, maxTickGapMs)));
      }),
    );
  });
});

test('stores an instant with its UTC offset, and without the monotonic clock', () => {
  expect(instantOf(readingAt(0))).toEqual({ utcMs: startUtcMs, offsetMinutes: -300 });
});
