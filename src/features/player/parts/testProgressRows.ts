import type { Attempt } from '@/domain/exam/attempts/attempt';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { countSectionItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import { formatClock, formatNumber } from '@/lib/text/format';
import { partPositionLabel } from '../frame/partPosition';

type Row = readonly [name: string, value: string];

/** Describes the progress of a stopped test: position, answers in this part, and time left. */
export function testProgressRows(attempt: Attempt): readonly Row[] {
  const { form, parts, part: on } = attempt;
  const [part, state] = [form.parts[on], parts[on]];
  if (part === undefined || state === undefined) return [];
  // A test of a single section needs no position: its title is shown above.
  const rows: Row[] = form.parts.length === 1 ? [] : [['Where', partPositionLabel(form.parts, on)]];
  if (state.kind === 'section') {
    const { answered, questions } = countSectionItemStatuses(state);
    rows.push(['Answered so far', `${answered} of ${questions}`]);
  }
  if (state.kind === 'essay') rows.push(['Words so far', formatNumber(countEssayWords(state.text))]);
  if (part.limitMs !== null) rows.push(['Time left', formatClock(part.limitMs - state.usedMs)]);
  return rows;
}
