/** The sentences of the timeline of the test. */
import type { PlanPart } from '@/domain/exam/plan';
import { questionsIn } from '@/domain/exam/plan';
import { type TimetableRow, timetableMs } from '@/domain/exam/timetable';
import { unreachable } from '@/lib/assert';
import { count, exactLength, listed, uncapitalized } from '@/lib/format';

/** When a part begins. */
export function startWords(ms: number): string {
  return ms === 0 ? 'at the start' : `after ${exactLength(ms)}`;
}

/** What a part asks; of a break, what it comes before. */
export function partWords({ part, next }: TimetableRow): string {
  switch (part.kind) {
    case 'essay':
      return 'one of two prompts, no score';
    case 'break':
      return next === null ? '' : `then ${nameWithin(next)}`;
    case 'section':
      return `${count(questionsIn(part), 'question')}${part.scored ? '' : ', not scored'}`;
    default:
      return unreachable(part);
  }
}

const nameWithin = ({ kind, title }: PlanPart) => (kind === 'section' ? title : uncapitalized(title));

/** The whole in a sentence or two. */
export function totalWords(rows: readonly TimetableRow[]): string {
  const hasExperimental = rows.some(({ part }) => part.kind === 'section' && !part.scored);
  return `${exactLength(timetableMs(rows))} from start to finish, breaks included.${
    hasExperimental ? '' : ' There is no experimental section.'
  }`;
}

/** The totals that the switches would show, for a reader whose browser runs no scripts. */
export function withoutSwitchWords(
  ways: readonly { readonly label: string; readonly rows: readonly TimetableRow[] }[],
): string {
  const totals = ways.map(({ label, rows }) => `${exactLength(timetableMs(rows))} ${uncapitalized(label)}`);
  return `These choices need JavaScript. With time and a half, a test takes ${listed(totals)}, breaks included.`;
}
