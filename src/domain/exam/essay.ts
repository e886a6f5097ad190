/** The machine of an essay part: a prompt is chosen, an outline and a text are written. */
import { unreachable } from '@/lib/assert';
import type { Ending } from './section';

export interface EssayState {
  readonly kind: 'essay';
  /** The chosen prompt, as `itemRef` names it; null while none is. */
  readonly prompt: string | null;
  readonly outline: string;
  readonly text: string;
  readonly usedMs: number;
  readonly ending: Ending | null;
}

export type EssayEvent =
  | { readonly type: 'choose-prompt'; readonly prompt: string }
  | { readonly type: 'write-outline'; readonly text: string }
  | { readonly type: 'write'; readonly text: string };

/** Several times what anyone writes in 25 minutes; more would only come from a paste gone wrong. */
export const longestEssay = 20_000;

export function newEssay(): EssayState {
  return { kind: 'essay', prompt: null, outline: '', text: '', usedMs: 0, ending: null };
}

/** The essay after an event; a text is cut at `longestEssay` characters. */
export function advanceEssay(essay: EssayState, event: EssayEvent): EssayState {
  switch (event.type) {
    case 'choose-prompt':
      return essay.prompt === event.prompt ? essay : { ...essay, prompt: event.prompt };
    case 'write-outline':
      return { ...essay, outline: event.text.slice(0, longestEssay) };
    case 'write':
      return { ...essay, text: event.text.slice(0, longestEssay) };
    default:
      return unreachable(event);
  }
}

/** Words as a reader counts them: runs of characters between spaces. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
