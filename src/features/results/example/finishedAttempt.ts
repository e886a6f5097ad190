import { type Attempt, newAttempt, type PartState } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import { newEssayState } from '@/domain/exam/essays/essay';
import type { FormSection, TestForm } from '@/domain/exam/test/form';

interface FinishedAttemptOptions {
  readonly id: string;
  readonly form: TestForm;
  readonly startedAt: Instant;
  /** Epoch milliseconds. */
  readonly finishedMs: number;
  readonly answerSection: (part: FormSection) => PartState;
}

/** Returns a finished attempt whose breaks and empty essay used up their time. */
export function finishedAttempt({
  id,
  form,
  startedAt,
  finishedMs,
  answerSection,
}: FinishedAttemptOptions): Attempt {
  const parts = form.parts.map((part): PartState => {
    if (part.kind === 'break') return { kind: 'break', usedMs: part.limitMs, ending: 'time-up' };
    if (part.kind === 'essay') return { ...newEssayState(), usedMs: part.limitMs ?? 0, ending: 'time-up' };
    return answerSection(part);
  });
  return {
    ...newAttempt(id, form, { ...startedAt, monotonicMs: 0 }, new Set()),
    part: parts.length - 1,
    parts,
    phase: { name: 'finished', at: { ...startedAt, utcMs: finishedMs } },
  };
}
