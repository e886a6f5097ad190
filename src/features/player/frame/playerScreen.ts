import type { Attempt } from '@/domain/exam/attempts/attempt';

export type PlayerScreen =
  | 'directions'
  | 'question'
  | 'review'
  | 'essay'
  | 'break'
  | 'interrupted'
  | 'paused'
  | 'finished';

export function currentScreen({ phase, parts, part }: Attempt): PlayerScreen {
  if (phase.name !== 'running') return phase.name;
  const state = parts[part];
  if (state?.kind === 'section') return state.phase === 'reviewing' ? 'review' : 'question';
  return state?.kind ?? 'finished';
}
