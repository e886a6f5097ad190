/** The state machine of an essay part: the student chooses a prompt, then writes an outline and a text. */
import { assertUnreachable } from '@/lib/assert';
import type { SectionEnding } from '@/domain/exam/attempts/section-state';

export interface EssayState {
  readonly kind: 'essay';
  /** The reference of the chosen prompt, as returned by `itemRef`; null before a choice. */
  readonly prompt: string | null;
  readonly outline: string;
  readonly text: string;
  /** Time counted by the essay's clock, in milliseconds. */
  readonly usedMs: number;
  /** Null until the essay ends. */
  readonly ending: SectionEnding | null;
}

export type EssayEvent =
  | { readonly type: 'choose-prompt'; readonly prompt: string }
  | { readonly type: 'write-outline'; readonly text: string }
  | { readonly type: 'write'; readonly text: string };

/** In characters: several times what anyone writes in 25 minutes. More can only come from an accidental paste. */
export const maxEssayLength = 20_000;

export function newEssayState(): EssayState {
  return { kind: 'essay', prompt: null, outline: '', text: '', usedMs: 0, ending: null };
}

/** Returns the essay after an event; the same object if nothing changes. Truncates texts at `maxEssayLength`. */
export function applyEssayEvent(essay: EssayState, event: EssayEvent): EssayState {
  switch (event.type) {
    case 'choose-prompt':
      return essay.prompt === event.prompt ? essay : { ...essay, prompt: event.prompt };
    case 'write-outline':
      return withText(essay, 'outline', event.text);
    case 'write':
      return withText(essay, 'text', event.text);
    default:
      return assertUnreachable(event);
  }
}

function withText(essay: EssayState, field: 'outline' | 'text', written: string): EssayState {
  const text = written.slice(0, maxEssayLength);
  return essay[field] === text ? essay : { ...essay, [field]: text };
}

/** Counts words: runs of characters between spaces or line breaks. */
export function countEssayWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
