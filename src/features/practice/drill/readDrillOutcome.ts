/** Reads returning mistakes from the record when a drill's screen requests them. */
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { dueMistakes, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { recallOutcomes } from '@/domain/plan/mistakes/recall-outcome';
import { localDayOfDate } from '@/lib/dates/calendar';
import { readCurrentPracticeFacts } from './createDrillForm';
import { mistakesDueText, type RecallOutcomeLine, recallOutcomeLines } from './recallOutcomeText';

interface DueMistakes {
  /** The number of mistakes due now. */
  readonly due: number;
  /** Describes the mistakes due, or when the next ones return. */
  readonly text: string;
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function readDueMistakes(): Promise<DueMistakes> {
  const { attempts, index } = await readCurrentPracticeFacts();
  const today = localDayOfDate(new Date());
  const log = buildErrorLog(attempts, index);
  const due = dueMistakes(log, today).length;
  const later = log.flatMap((mistake) =>
    mistake.dueDay !== null && mistake.dueDay > today ? [mistake.dueDay] : [],
  );
  return { due, text: mistakesDueText({ due, next: later.toSorted()[0] ?? null }) };
}

/**
 * Returns a drill's changes to the error log; no lines if it changed nothing or its result wasn't saved.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function readDrillOutcome({
  attemptId: id,
  form: { parts },
}: AttemptResult): Promise<DueMistakes & { readonly lines: readonly RecallOutcomeLine[] }> {
  const [{ attempts, index }, comingBack] = await Promise.all([
    readCurrentPracticeFacts(),
    readDueMistakes(),
  ]);
  const [part] = parts;
  const isSaved = attempts.some((attempt) => attempt.id === id);
  const outcomes =
    part?.kind === 'section' && isSaved ? recallOutcomes({ ...part, id }, attempts, index) : [];
  return { ...comingBack, lines: recallOutcomeLines(outcomes) };
}
