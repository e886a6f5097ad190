/** What the shape of a stored attempt alone can't say: its pieces belong together, as the machine leaves them. */
import { unreachable } from '@/lib/assert';
import type { Attempt, PartState } from './attempt';
import { longestEssay } from './essay';
import type { FormPart } from './form';
import type { ItemState } from './item-state';

/** Longer than any part at double time; a stored limit beyond it was never one of ours. */
const longestLimitMs = 4 * 60 * 60 * 1000;

/** Fractions of a millisecond that a browser's clock may leave in a sum. */
const roundingMs = 1;

/** Whether the machine could have left an attempt so. */
export function isSound(attempt: Attempt): boolean {
  const { form, parts, part, phase, lastReading } = attempt;
  return (
    form.parts.length > 0 &&
    form.parts.length === parts.length &&
    part < parts.length &&
    (phase.name === 'running') === (lastReading !== null) &&
    form.parts.every((formPart, index) => {
      const state = parts[index];
      if (state === undefined || !fits(formPart, state)) return false;
      // Parts end in their order: those before the one that is on have, those behind it haven't begun.
      if (index < part) return state.ending !== null;
      if (index > part) return state.ending === null && state.usedMs === 0;
      return phase.name === 'finished' || state.ending === null;
    })
  );
}

function fits(part: FormPart, state: PartState): boolean {
  const { limitMs } = part;
  if (limitMs !== null && (limitMs <= 0 || limitMs > longestLimitMs)) return false;
  if (limitMs !== null && state.usedMs > limitMs + roundingMs) return false;
  if (state.ending === 'time-up' && (limitMs === null || state.usedMs < limitMs - roundingMs)) return false;
  switch (part.kind) {
    case 'section':
      return (
        state.kind === 'section' &&
        part.items.length > 0 &&
        new Set(part.items).size === part.items.length &&
        state.items.length === part.items.length &&
        state.current < state.items.length &&
        state.items.every(isSoundItem) &&
        state.highlights.every(({ start, end }) => start < end) &&
        state.items.reduce((sum, item) => sum + item.timeMs, 0) <=
          state.usedMs + roundingMs * state.items.length
      );
    case 'essay':
      return (
        state.kind === 'essay' &&
        (state.prompt === null || part.prompts.includes(state.prompt)) &&
        state.text.length <= longestEssay &&
        state.outline.length <= longestEssay
      );
    case 'break':
      return state.kind === 'break';
    default:
      return unreachable(part);
  }
}

function isSoundItem({ response, crossedOut, confidence }: ItemState): boolean {
  return (
    new Set(crossedOut).size === crossedOut.length &&
    !(response.state === 'chosen' && crossedOut.includes(response.letter)) &&
    !(response.state === 'blank' && confidence !== null)
  );
}
