/**
 * How a running test counts time. One rule serves every case (closed lid, frozen tab, a clock that was set), so that no
 * screen has a special case of its own.
 */
import { isPlausibleInstant } from '@/lib/plausible';

/** What the device's clocks say at one moment. */
export interface ClockReading {
  /** The wall clock, in epoch milliseconds. */
  readonly utcMs: number;
  /** Milliseconds since some earlier moment. It never runs backward while the page lives, and means nothing to another page. */
  readonly monotonicMs: number;
  /** How far local time is ahead of UTC, in minutes. */
  readonly offsetMinutes: number;
}

/** A moment as it is kept: absolute, with the offset from UTC that the student's clock had. */
export interface Instant {
  readonly utcMs: number;
  readonly offsetMinutes: number;
}

export function instantOf({ utcMs, offsetMinutes }: ClockReading): Instant {
  return { utcMs, offsetMinutes };
}

/** A stored instant as the rules take it: null where it can't be right, as when the clock was wrong. */
export function plausibleInstant(stored: Instant, nowMs: number): Instant | null {
  return isPlausibleInstant(stored.utcMs, nowMs) ? stored : null;
}

/** Puts what has an instant in order, the latest first, and what has none after all others. */
export function compareLatestFirst(a: Instant | null, b: Instant | null): number {
  return (b?.utcMs ?? 0) - (a?.utcMs ?? 0);
}

/**
 * A tick comes every second while the page is seen, and about once a minute while it is hidden, as browsers slow their timers
 * down. A longer silence is an absence.
 */
export const maxTickGapMs = 90_000;

/** What passed between two readings: time that counts, or an absence, which doesn't. */
export type ElapsedTime =
  | { readonly kind: 'counted'; readonly ms: number }
  | { readonly kind: 'absence'; readonly ms: number };

/**
 * The time that counts between two readings: the smaller of what the two clocks say, never below zero. Where either clock
 * moved by more than 90 seconds (the wall clock in either direction), the student was away or a clock was set: nothing counts,
 * and the absence lasted as long as the wall clock says, or zero where it was set back.
 */
export function elapsedBetween(before: ClockReading, now: ClockReading): ElapsedTime {
  const wallMs = now.utcMs - before.utcMs;
  const monotonicMs = now.monotonicMs - before.monotonicMs;
  if (Math.abs(wallMs) > maxTickGapMs || monotonicMs > maxTickGapMs)
    return { kind: 'absence', ms: Math.max(0, wallMs) };
  return { kind: 'counted', ms: Math.max(0, Math.min(wallMs, monotonicMs)) };
}
