/** A complete result around the given parts. For tests only. */
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { startUtcMs } from '../sample-attempts';

export function result(parts: AttemptResult['parts'], change: Partial<AttemptResult> = {}): AttemptResult {
  const conditions = { mode: 'real' } as const;
  return {
    attemptId: 'attempt-1',
    planId: 'form-a',
    form: {
      planId: 'form-a',
      level: 'upper',
      source: { kind: 'set', set: 'form-a' },
      conditions,
      timing: 'standard',
      parts: [],
    },
    conditions,
    timing: 'standard',
    startedAt: { utcMs: startUtcMs, offsetMinutes: -300 },
    finishedAt: { utcMs: startUtcMs + 10_000_000, offsetMinutes: -300 },
    interruptions: [],
    pauses: [],
    parts,
    ...change,
  };
}
