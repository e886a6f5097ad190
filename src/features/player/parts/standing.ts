import type { Attempt } from '@/domain/exam/attempt';
import { wordCount } from '@/domain/exam/essay';
import { tallyOf } from '@/domain/exam/progress';
import { clock, number } from '@/lib/format';
import { placeWords } from '../frame/partLook';

type Row = readonly [name: string, value: string];

/** How far along a stopped test is: where in it, what is answered in this part, how much of its time is left. */
export function standingRows(attempt: Attempt): readonly Row[] {
  const { form, parts, part: on } = attempt;
  const [part, state] = [form.parts[on], parts[on]];
  if (part === undefined || state === undefined) return [];
  // A single section is the test itself, whose title stands above.
  const rows: Row[] = form.parts.length === 1 ? [] : [['Where', placeWords(form.parts, on)]];
  if (state.kind === 'section') {
    const { answered, questions } = tallyOf(state);
    rows.push(['Answered so far', `${answered} of ${questions}`]);
  }
  if (state.kind === 'essay') rows.push(['Words so far', number(wordCount(state.text))]);
  if (part.limitMs !== null) rows.push(['Time left', clock(part.limitMs - state.usedMs)]);
  return rows;
}
