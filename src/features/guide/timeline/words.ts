/** The sentences of the timeline of the test. */
import type { PlanPart } from '@/domain/exam/plan';
import { questionsIn } from '@/domain/exam/plan';
import { type TimetableRow, timetableMs } from '@/domain/exam/timetable';
import { unreachable } from '@/lib/assert';
import { count, listed, quarters, uncapitalized } from '@/lib/format';

/** A length to the half minute: "37½ min", "1 h", "1 h 32½ min". */
export function lengthWords(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const minutes = `${quarters((ms - hours * 3_600_000) / 15_000)} min`;
  if (hours === 0) return minutes;
  return minutes === '0 min' ? `${hours} h` : `${hours} h ${minutes}`;
}

/** When a part begins. */
export function startWords(ms: number): string {
  return ms === 0 ? 'at the start' : `after ${lengthWords(ms)}`;
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
  return `${lengthWords(timetableMs(rows))} from start to finish, breaks included.${
    hasExperimental ? '' : ' There is no experimental section.'
  }`;
}

/** The totals that the switches would show, for a reader whose browser runs no scripts. */
export function withoutSwitchWords(
  ways: readonly { readonly label: string; readonly rows: readonly TimetableRow[] }[],
): string {
  const totals = ways.map(({ label, rows }) => `${lengthWords(timetableMs(rows))} ${uncapitalized(label)}`);
  return `The switches need JavaScript. With time and a half, a test takes ${listed(totals)}, breaks included.`;
}
