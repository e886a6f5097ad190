/** The text of a break. */
import type { PartState } from '@/domain/exam/attempts/attempt';
import { countEssayWords } from '@/domain/exam/essays/essay';
import type { FormPart } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import { countSectionItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import type { SectionEnding } from '@/domain/exam/attempts/section-state';
import { formatClock, formatMinuteCount, formatNumber } from '@/lib/text/format';
import { partStats } from './partStats';
import { partQuestionKindsText } from './directionsText';

type Row = readonly [name: string, value: string];

export function breakTitle(before: string | null, next: string | null): string {
  const done = before === null ? '' : `${before} is done. `;
  return next === null ? `${done}The test ends here.` : `${done}${next} is next.`;
}

/** Rows on the part before the break: the work done and the time used. */
export function finishedPartRows({ limitMs }: FormPart, state: PartState): readonly Row[] {
  const time: Row = [
    'Time used',
    limitMs === null ? formatClock(state.usedMs) : `${formatClock(state.usedMs)} of ${formatClock(limitMs)}`,
  ];
  if (state.kind === 'essay') return [['Words', formatNumber(countEssayWords(state.text))], time];
  if (state.kind === 'break') return [time];
  const { answered, questions, blank } = countSectionItemStatuses(state);
  return [['Answered', `${answered} of ${questions}`], ['Left blank', formatNumber(blank)], time];
}

export function finishedPartText(ending: SectionEnding | null): string {
  return `${ending === 'time-up' ? 'Time was up. ' : ''}Saved and closed. You can\u2019t go back to it.`;
}

/** Rows on the part after the break: the number of questions, the minutes, and the kinds of question. */
export function nextPartRows(part: FormPart, items: readonly Item[]): readonly Row[] {
  const { questions, minutes } = partStats(part);
  const rows: Row[] = [];
  if (questions !== null) rows.push(['Questions', formatNumber(questions)]);
  rows.push(['Minutes', minutes === null ? 'No clock' : formatMinuteCount(minutes)]);
  rows.push(['Kinds', partQuestionKindsText(part, items)]);
  return rows;
}

export const directionsOpenText = 'Its directions open at 0:00.';
