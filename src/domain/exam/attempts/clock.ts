/**
 * Time counting for a running test. One rule covers every case (closed lid, frozen tab, changed clock), so that no screen needs
 * special cases.
 */
import { isPlausibleInstant } from '@/lib/dates/plausible';

/** The device's clocks at one moment. */
export interface ClockReading {
  /** The wall clock, in epoch milliseconds. */
  readonly utcMs: number;
  /** Monotonic milliseconds from an arbitrary origin; comparable only within the same page load. */
  readonly monotonicMs: number;
  /** Local offset from UTC in minutes, positive to the east. */
  readonly offsetMinutes: number;
}

/** A stored moment: absolute time plus the student's UTC offset. */
export interface Instant {
  readonly utcMs: number;
  readonly offsetMinutes: number;
}

export function instantOf({ utcMs, offsetMinutes }: ClockReading): Instant {
  return { utcMs, offsetMinutes };
}

/** Returns a stored instant, or null if it is implausible, for example because the clock was wrong. */
export function plausibleInstant(stored: Instant, nowMs: number): Instant | null {
  return isPlausibleInstant(stored.utcMs, nowMs) ? stored : null;
}

/** Compares instants for sorting: latest first, null last. */
export function compareLatestFirst(a: Instant | null, b: Instant | null): number {
  return (b?.utcMs ?? 0) - (a?.utcMs ?? 0);
}

/**
 * The clock ticks every second while the page is visible, and about once a minute while it is hidden, because browsers throttle
 * timers. A longer gap counts as an absence.
 */
export const maxTickGapMs = 90_000;

/** The time between two readings: counted time or an absence, which doesn't count. */
export type ElapsedTime =
  | { readonly kind: 'counted'; readonly ms: number }
  | { readonly kind: 'absence'; readonly ms: number };

/**
 * Returns the counted time between two readings: the smaller difference of the two clocks, at least zero. If either clock moved by
 * more than 90 seconds (the wall clock in either direction), the student was away or a clock was changed: nothing counts, and the
 * absence lasted as long as the wall clock says, or zero if it was set back.
 */
export function elapsedBetween(before: ClockReading, now: ClockReading): ElapsedTime {
  const wallMs = now.utcMs - before.utcMs;
  const monotonicMs = now.monotonicMs - before.monotonicMs;
  if (Math.abs(wallMs) > maxTickGapMs || monotonicMs > maxTickGapMs)
    return { kind: 'absence', ms: Math.max(0, wallMs) };
  return { kind: 'counted', ms: Math.max(0, Math.min(wallMs, monotonicMs)) };
}
