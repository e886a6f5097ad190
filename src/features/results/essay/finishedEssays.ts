/** The essays that a finished attempt holds. */
import type { Attempt } from '@/domain/exam/attempt';
import type { ContentName } from '@/domain/exam/blueprint';
import type { Instant } from '@/domain/exam/clock';
import { isBlank } from '@/lib/isBlank';

export interface WrittenEssay {
  readonly attemptId: string;
  readonly finishedAt: Instant;
  /** As `itemRef` names it; null where none was chosen. */
  readonly promptRef: string | null;
  /** The files that its prompt is in. */
  readonly content: readonly ContentName[];
  readonly text: string;
}

export interface FinishedEssay extends WrittenEssay {
  /** The words of its prompt; null where none was chosen, or the bank no longer has it. */
  readonly prompt: string | null;
}

/** Those with a text: an empty page can't be laid beside another. */
export function writtenEssays({ id, form, parts, phase }: Attempt): readonly WrittenEssay[] {
  if (phase.name !== 'finished') return [];
  return form.parts.flatMap((part, index) => {
    const state = parts[index];
    if (part.kind !== 'essay' || state?.kind !== 'essay' || isBlank(state.text)) return [];
    const { prompt: promptRef, text } = state;
    return [{ attemptId: id, finishedAt: phase.at, promptRef, content: part.content, text }];
  });
}
