/** What the record says of mistakes that come back, read when a screen of a drill asks for it. */
import type { Result } from '@/domain/exam/result';
import { dueOn, mistakesOf } from '@/domain/plan/mistakes';
import { recallOutcomes } from '@/domain/plan/recall-outcome';
import { localDay } from '@/lib/calendar';
import { practiceNow } from './chooseForm';
import { comingBackWords, type OutcomeLine, outcomeWords } from './recallWords';

interface ComingBack {
  /** How many mistakes are due now. */
  readonly due: number;
  /** That, or when the next ones come back. */
  readonly words: string;
}

/** @throws Error (rejects) when something can't be fetched, after several tries. */
export async function readComingBack(): Promise<ComingBack> {
  const { attempts, index } = await practiceNow();
  const today = localDay(new Date());
  const log = mistakesOf(attempts, index);
  const due = dueOn(log, today).length;
  const later = log.flatMap((mistake) => (mistake.due !== null && mistake.due > today ? [mistake.due] : []));
  return { due, words: comingBackWords({ due, next: later.toSorted()[0] ?? null }) };
}

/**
 * What a drill changed in the error log; no lines where it changed nothing, or where its result isn't kept.
 * @throws Error (rejects) when something can't be fetched, after several tries.
 */
export async function readOutcome({
  attemptId: id,
  form: { parts },
}: Result): Promise<ComingBack & { readonly lines: readonly OutcomeLine[] }> {
  const [{ attempts, index }, comingBack] = await Promise.all([practiceNow(), readComingBack()]);
  const [part] = parts;
  const isKept = attempts.some((attempt) => attempt.id === id);
  const outcomes = part?.kind === 'section' && isKept ? recallOutcomes({ ...part, id }, attempts, index) : [];
  return { ...comingBack, lines: outcomeWords(outcomes) };
}
