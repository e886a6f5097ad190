/** Start times of a test's parts, relative to the start of the test, and its total length. */
import { type PlanPart, partDurationMs, partsForTiming, type TestPlan } from './test-plan';
import type { Timing } from './timing';

/** A timing with a clock; untimed tests have no length. */
export type ClockedTiming = Exclude<Timing, 'untimed'>;

export interface TimetableRow {
  readonly part: PlanPart;
  /** From the start of the test, in milliseconds. */
  readonly startMs: number;
  readonly lengthMs: number;
  /** The following part; null for the last one. */
  readonly next: PlanPart | null;
}

/**
 * Returns the parts of a test for a timing with their start times, assuming each uses its whole time. Breaks last as planned, or as
 * listed in `breakMinutes`, in order.
 */
export function testTimetable(
  plan: TestPlan,
  timing: ClockedTiming,
  breakMinutes: readonly number[] = [],
): readonly TimetableRow[] {
  const parts = partsForTiming(plan, timing);
  const breaks = parts.filter(({ kind }) => kind === 'break');
  let startMs = 0;
  return parts.map((part, index) => {
    const minutes = breakMinutes[breaks.indexOf(part)];
    const lengthMs = minutes === undefined ? (partDurationMs(part, timing) ?? 0) : minutes * 60_000;
    const row = { part, startMs, lengthMs, next: parts[index + 1] ?? null };
    startMs += lengthMs;
    return row;
  });
}

/** Returns the total length in milliseconds. */
export function timetableDurationMs(rows: readonly TimetableRow[]): number {
  return rows.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
}
