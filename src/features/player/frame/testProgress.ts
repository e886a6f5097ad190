import type { Attempt } from '@/domain/exam/attempts/attempt';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { FormPart } from '@/domain/exam/test/form';
import type { PlayerScreen } from './playerScreen';

/** Time in a whole test, in milliseconds. */
export interface TestTimeTotals {
  readonly totalMs: number;
  readonly doneMs: number;
}

/**
 * Returns the total time of a test and the time done: the limits of all finished parts plus the used time of the current one. Null
 * if a part has no clock.
 */
export function computeTestTimeTotals({ form, parts, part: on }: Attempt): TestTimeTotals | null {
  const limits = form.parts.map((part) => part.limitMs);
  const totalMs = sum(limits);
  if (totalMs === null) return null;
  const before = sum(limits.slice(0, on)) ?? 0;
  return { totalMs, doneMs: before + Math.min(parts[on]?.usedMs ?? 0, limits[on] ?? 0) };
}

function sum(limits: readonly (number | null)[]): number | null {
  return limits.reduce<number | null>((all, each) => (all === null || each === null ? null : all + each), 0);
}

function workCount(parts: readonly FormPart[]): number {
  return parts.filter((part) => part.kind !== 'break').length;
}

/** Returns the share of a test that is done, from 0 to 1: by time or, if a part has no clock, by the number of finished parts. */
export function testCompletionShare(attempt: Attempt): number {
  const time = computeTestTimeTotals(attempt);
  if (time !== null) return time.doneMs / time.totalMs;
  return workCount(attempt.form.parts.slice(0, attempt.part)) / Math.max(1, workCount(attempt.form.parts));
}

/** The progress line under the bar: the section's progress while it runs, otherwise the whole test's. */
export function describeProgress(attempt: Attempt, screen: PlayerScreen): { share: number; words: string } {
  const state = attempt.parts[attempt.part];
  if (state?.kind === 'section' && screen === 'question') {
    const reached = state.current + 1;
    const questions = state.items.length;
    return { share: reached / questions, words: `Question ${reached} of ${questions}` };
  }
  if (screen === 'review') return { share: 1, words: 'Review' };
  const share = testCompletionShare(attempt);
  return { share, words: `${Math.round(100 * share)}% of the ${attemptNoun(attempt.form.parts)} is done` };
}
