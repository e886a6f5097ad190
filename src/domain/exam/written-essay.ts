/** The essays that a finished attempt holds. */
import { isBlank } from '@/lib/isBlank';
import type { Attempt } from './attempt';
import type { ContentName } from './blueprint';
import { type Instant, plausibleInstant } from './clock';

export interface WrittenEssay {
  readonly attemptId: string;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  /** As `itemRef` names it; null where none was chosen. */
  readonly promptRef: string | null;
  /** The files that its prompt is in. */
  readonly content: readonly ContentName[];
  readonly text: string;
}

/** Those with a text: an empty page can't be read over, or laid beside another. */
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
