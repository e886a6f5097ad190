/**
 * The elapsed time of a running attempt. While nothing changes but the time, only this snapshot is saved, not the whole attempt.
 */
import { type Attempt, withPartTimeAdded } from './attempt';
import type { ClockReading } from './clock';

export interface ClockSnapshot {
  /** Index of the part whose clock runs. */
  readonly part: number;
  /** Time used in that part, in milliseconds. */
  readonly usedMs: number;
  /** The clock reading when time was last counted. */
  readonly lastReading: ClockReading;
}

/** Returns the snapshot of an attempt; null while no clock runs. */
export function takeClockSnapshot({ part, parts, phase, lastReading }: Attempt): ClockSnapshot | null {
  const state = parts[part];
  if (phase.name !== 'running' || lastReading === null || state === undefined) return null;
  return { part, usedMs: state.usedMs, lastReading };
}

/**
 * Applies a snapshot taken after the attempt itself was last saved: adds the elapsed time to the part and to the question on
 * screen. Ignores snapshots of another part or an earlier moment, and attempts whose clock is stopped.
 */
export function applyClockSnapshot(attempt: Attempt, { part, usedMs, lastReading }: ClockSnapshot): Attempt {
  const before = takeClockSnapshot(attempt);
  if (before === null || before.part !== part || usedMs <= before.usedMs) return attempt;
  return withPartTimeAdded(attempt, usedMs - before.usedMs, lastReading);
}
