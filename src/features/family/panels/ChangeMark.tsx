import { directionOf } from '@/domain/dashboard/change';
import type { ScoreChange } from '@/domain/learner/score';
import { TrendMark } from '@/ui/cards/TrendMark';

/** A change between two scores: the arrow as calculated, in color only where the change is clear. */
export function ChangeMark({ change, word }: { readonly change: ScoreChange; readonly word: string }) {
  return <TrendMark trend={directionOf(change)} isClear={change.direction !== 'stable'} word={word} />;
}
