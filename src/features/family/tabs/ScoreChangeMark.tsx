import { changeDirection } from '@/domain/dashboard/score-change-text';
import type { ScoreChange } from '@/domain/learner/section-score';
import { TrendMark } from '@/ui/marks/TrendMark';

/** A change between two scores: the arrow shows the calculated change, the color only a clear one. */
export function ScoreChangeMark({ change, word }: { readonly change: ScoreChange; readonly word: string }) {
  return <TrendMark trend={changeDirection(change)} isClear={change.direction !== 'stable'} word={word} />;
}
