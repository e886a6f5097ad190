/** The essays of finished attempts. */
import { isBlank } from '@/lib/text/typedText';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { ContentName } from '@/domain/exam/test/blueprint';
import { type Instant, plausibleInstant } from '@/domain/exam/attempts/clock';

export interface WrittenEssay {
  readonly attemptId: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  /** The reference of the prompt, as returned by `itemRef`; null if none was chosen. */
  readonly promptRef: string | null;
  /** The content files that contain the prompt. */
  readonly content: readonly ContentName[];
  readonly text: string;
}

/** Returns the essays with text, because blank ones can't be reviewed or compared. */
export function writtenEssays({ id, form, parts, phase }: Attempt, nowMs: number): readonly WrittenEssay[] {
  if (phase.name !== 'finished') return [];
  const finishedAt = plausibleInstant(phase.at, nowMs);
  return form.parts.flatMap((part, index) => {
    const state = parts[index];
    if (part.kind !== 'essay' || state?.kind !== 'essay' || isBlank(state.text)) return [];
    const { prompt: promptRef, text } = state;
    return [{ attemptId: id, finishedAt, promptRef, content: part.content, text }];
  });
}
