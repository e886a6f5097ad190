import type { Attempt } from '@/domain/exam/attempt';

/** What the player shows. */
export type Screen =
  | 'directions'
  | 'question'
  | 'review'
  | 'essay'
  | 'break'
  | 'interrupted'
  | 'paused'
  | 'finished';

export function screenOf({ phase, parts, part }: Attempt): Screen {
  if (phase.name !== 'running') return phase.name;
  const state = parts[part];
  if (state?.kind === 'section') return state.phase === 'reviewing' ? 'review' : 'question';
  return state?.kind ?? 'finished';
}
