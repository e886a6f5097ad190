/** The sentences of a break. */
import type { PartState } from '@/domain/exam/attempt';
import { wordCount } from '@/domain/exam/essay';
import type { FormPart } from '@/domain/exam/form';
import type { Item } from '@/domain/exam/item';
import { tallyOf } from '@/domain/exam/progress';
import type { Ending } from '@/domain/exam/section';
import { clock, minuteFigure, number } from '@/lib/format';
import { figuresOf } from './partFacts';
import { kindWords } from './words';

type Row = readonly [name: string, value: string];

export function breakTitle(before: string | null, next: string | null): string {
  const done = before === null ? '' : `${before} is done. `;
  return next === null ? `${done}The test ends here.` : `${done}${next} is next.`;
}

/** What was done in the part before the break. */
export function doneRows({ limitMs }: FormPart, state: PartState): readonly Row[] {
  const time: Row = [
    'Time used',
    limitMs === null ? clock(state.usedMs) : `${clock(state.usedMs)} of ${clock(limitMs)}`,
  ];
  if (state.kind === 'essay') return [['Words', number(wordCount(state.text))], time];
  if (state.kind === 'break') return [time];
  const { answered, questions, blank } = tallyOf(state);
  return [['Answered', `${answered} of ${questions}`], ['Left blank', number(blank)], time];
}

export function doneNote(ending: Ending | null): string {
  return `${ending === 'time-up' ? 'Time was up. ' : ''}Saved and closed. You can\u2019t go back to it.`;
}

/** What comes after the break. */
export function nextRows(part: FormPart, items: readonly Item[]): readonly Row[] {
  const { questions, minutes } = figuresOf(part);
  const rows: Row[] = [];
  if (questions !== null) rows.push(['Questions', number(questions)]);
  rows.push(['Minutes', minutes === null ? 'No clock' : minuteFigure(minutes)]);
  rows.push(['Kinds', kindWords(part, items)]);
  return rows;
}

export const nextNote = 'Its directions open at 0:00.';
