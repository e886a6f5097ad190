import type { PlanPart } from '@/domain/exam/test-plan';
import { sectionQuestionCount } from '@/domain/exam/test-plan';
import { type TimetableRow, timetableDurationMs } from '@/domain/exam/timetable';
import { unreachable } from '@/lib/assert';
import { formatCount, formatExactDuration, formatList, uncapitalize } from '@/lib/format';

/** When a part begins. */
export function partStartText(ms: number): string {
  return ms === 0 ? 'at the start' : `after ${formatExactDuration(ms)}`;
}

/** What a part asks; of a break, what it comes before. */
export function partContentText({ part, next }: TimetableRow): string {
  switch (part.kind) {
    case 'essay':
      return 'one of two prompts, no score';
    case 'break':
      return next === null ? '' : `then ${nameWithin(next)}`;
    case 'section':
      return `${formatCount(sectionQuestionCount(part), 'question')}${part.scored ? '' : ', not scored'}`;
    default:
      return unreachable(part);
  }
}

const nameWithin = ({ kind, title }: PlanPart) => (kind === 'section' ? title : uncapitalize(title));

/** The whole in a sentence or two. */
export function timetableTotalText(rows: readonly TimetableRow[]): string {
  const hasExperimental = rows.some(({ part }) => part.kind === 'section' && !part.scored);
  return `${formatExactDuration(timetableDurationMs(rows))} from start to finish, breaks included.${
    hasExperimental ? '' : ' There is no experimental section.'
  }`;
}

/** The totals that the switches would show, for a reader whose browser runs no scripts. */
export function noScriptTotalsText(
  ways: readonly { readonly label: string; readonly rows: readonly TimetableRow[] }[],
): string {
  const totals = ways.map(
    ({ label, rows }) => `${formatExactDuration(timetableDurationMs(rows))} ${uncapitalize(label)}`,
  );
  return `These choices need JavaScript. With time and a half, a test takes ${formatList(totals)}, breaks included.`;
}
