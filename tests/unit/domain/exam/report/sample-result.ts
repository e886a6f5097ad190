/** A whole result around given parts. For tests only. */
import type { Result } from '@/domain/exam/result';
import { startUtcMs } from '../sample-attempts';

export function result(parts: Result['parts'], change: Partial<Result> = {}): Result {
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
