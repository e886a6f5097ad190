/** When each part of a test begins, counted from the first minute, and how long the whole takes. */
import { type PlanPart, partDurationMs, partsForTiming, type TestPlan } from './test-plan';
import type { Timing } from './timing';

/** A timing with a clock: only such a test has a length. */
export type ClockedTiming = Exclude<Timing, 'untimed'>;

export interface TimetableRow {
  readonly part: PlanPart;
  /** From the beginning of the test, in milliseconds. */
  readonly startMs: number;
  readonly lengthMs: number;
  /** The part that follows; null after the last one. */
  readonly next: PlanPart | null;
}

/**
 * The parts of a test that a timing has, each with its start, if every one uses its whole time. Breaks last as long as the plan
 * says, or as long as `breakMinutes` says, one after the other.
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

/** The length of a whole timetable, in milliseconds. */
export function timetableDurationMs(rows: readonly TimetableRow[]): number {
  return rows.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
}
