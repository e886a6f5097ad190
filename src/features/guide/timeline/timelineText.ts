import { type PlanPart, sectionQuestionCount } from '@/domain/exam/test/test-plan';
import { type TimetableRow, timetableDurationMs } from '@/domain/exam/test/timetable';
import { assertUnreachable } from '@/lib/assert';
import { formatCount, formatExactDuration, formatList, uncapitalize } from '@/lib/text/format';

export function partStartText(ms: number): string {
  return ms === 0 ? 'at the start' : `after ${formatExactDuration(ms)}`;
}

/** Describes a part's questions; for a break, the part that follows. */
export function partContentText({ part, next }: TimetableRow): string {
  switch (part.kind) {
    case 'essay':
      return 'one of two prompts, no score';
    case 'break':
      return next === null ? '' : `then ${nameWithin(next)}`;
    case 'section':
      return `${formatCount(sectionQuestionCount(part), 'question')}${part.scored ? '' : ', not scored'}`;
    default:
      return assertUnreachable(part);
  }
}

const nameWithin = ({ kind, title }: PlanPart) => (kind === 'section' ? title : uncapitalize(title));

export function timetableTotalText(rows: readonly TimetableRow[]): string {
  const hasExperimental = rows.some(({ part }) => part.kind === 'section' && !part.scored);
  return `${formatExactDuration(timetableDurationMs(rows))} from start to finish, breaks included.${
    hasExperimental ? '' : ' There is no experimental section.'
  }`;
}

/** The total time for each way to use time and a half, shown in browsers without scripts, where the controls don't work. */
export function noScriptTotalsText(
  ways: readonly { readonly label: string; readonly rows: readonly TimetableRow[] }[],
): string {
  const totals = ways.map(
    ({ label, rows }) => `${formatExactDuration(timetableDurationMs(rows))} ${uncapitalize(label)}`,
  );
  return `These choices need JavaScript. With time and a half, a test takes ${formatList(totals)}, breaks included.`;
}
