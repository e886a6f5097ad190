/** The time of a running attempt alone, for the seconds in which nothing else of it changes. */
import { type Attempt, withPartTime } from './attempt';
import type { ClockReading } from './clock';

export interface ClockSnapshot {
  /** Index of the part whose clock runs. */
  readonly part: number;
  /** How much of that part's time is used. */
  readonly usedMs: number;
  /** The clocks when time was last counted. */
  readonly lastReading: ClockReading;
}

/** The clock of an attempt; null while no clock runs. */
export function takeClockSnapshot({ part, parts, phase, lastReading }: Attempt): ClockSnapshot | null {
  const state = parts[part];
  if (phase.name !== 'running' || lastReading === null || state === undefined) return null;
  return { part, usedMs: state.usedMs, lastReading };
}

/**
 * An attempt as it was when its clock was noted, where nothing but time had changed since: the time goes to the part, and to the
 * question that was on screen. A note of another part, of an attempt that stands still, or of an earlier moment changes nothing.
 */
export function applyClockSnapshot(attempt: Attempt, { part, usedMs, lastReading }: ClockSnapshot): Attempt {
  const before = takeClockSnapshot(attempt);
  if (before === null || before.part !== part || usedMs <= before.usedMs) return attempt;
  return withPartTime(attempt, usedMs - before.usedMs, lastReading);
}
