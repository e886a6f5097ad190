import { itemKindLabels } from '@/domain/exam/items/item';
import { distractorLabel } from '@/domain/exam/items/distractor';
import { formatCount } from '@/lib/text/format';
import type { DistractorPattern } from './distractors';

/** For example, "Synonym: looks like the word (5 of 11 wrong answers)". */
export function distractorPatternText({
  kind,
  distractor,
  count: taken,
  wrongCount,
}: DistractorPattern): string {
  return `${itemKindLabels[kind]}: ${distractorLabel(distractor)} (${taken} of ${formatCount(wrongCount, 'wrong answer')})`;
}
