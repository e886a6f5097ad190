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
  /** Time with the explanation of the question on screen, in milliseconds; 0 without one. */
  readonly explanationMs: number;
  /** The clock reading when time was last counted. */
  readonly lastReading: ClockReading;
}

/** Returns the snapshot of an attempt; null while no clock runs. */
export function takeClockSnapshot({ part, parts, phase, lastReading }: Attempt): ClockSnapshot | null {
  const state = parts[part];
  if (phase.name !== 'running' || lastReading === null || state === undefined) return null;
  const item = state.kind === 'section' ? state.items[state.current] : undefined;
  return { part, usedMs: state.usedMs, explanationMs: item?.explanationMs ?? 0, lastReading };
}

/**
 * Applies a snapshot taken after the attempt itself was last saved: adds the elapsed time to the part and to the question on
 * screen, or to its explanation. Ignores snapshots of another part or an earlier moment, and attempts whose clock is stopped.
 */
export function applyClockSnapshot(
  attempt: Attempt,
  { part, usedMs, explanationMs, lastReading }: ClockSnapshot,
): Attempt {
  const before = takeClockSnapshot(attempt);
  if (before === null || before.part !== part) return attempt;
  // Only one of the two runs at a time, and every event between them saves the attempt itself.
  const ms = Math.max(usedMs - before.usedMs, explanationMs - before.explanationMs);
  return ms <= 0 ? attempt : withPartTimeAdded(attempt, ms, lastReading);
}
