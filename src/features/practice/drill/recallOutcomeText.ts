/** Sentences about a drill's changes to the error log and about the mistakes that return next. */
import type { RecallOutcome } from '@/domain/plan/mistakes/recall-outcome';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatList, formatMonthDay, uncapitalize } from '@/lib/text/format';

export interface RecallOutcomeLine {
  readonly term: string;
  readonly text: string;
}

/** Returns a line for each kind of outcome that occurred. */
export function recallOutcomeLines(outcomes: readonly RecallOutcome[]): readonly RecallOutcomeLine[] {
  return kinds.flatMap(([kind, term, words]) => {
    const found = outcomes.filter((outcome) => outcome.kind === kind);
    return found.length === 0 ? [] : [{ term, text: `${words(found)}.` }];
  });
}

type Words = (outcomes: readonly RecallOutcome[]) => string;
const itOrThem: Words = ({ length }) => (length === 1 ? 'it' : 'them');

/** The kinds of outcome in display order, each with its label and the function that writes its text. */
const kinds: readonly (readonly [RecallOutcome['kind'], string, Words])[] = [
  ['moved-on', 'Moved on', daysOfReturn],
  [
    'starts-over',
    'Start over',
    (found) => `${daysOfReturn(found)}, then again a week later if you get ${itOrThem(found)} right`,
  ],
  ['done', 'Done', (found) => `${questionsOf(found)}. Right twice, a week apart`],
  ['new', 'New mistakes', daysOfReturn],
  [
    'early',
    'Too early',
    (found) => `${daysOfReturn(found)}. A right answer counts only when a mistake is due`,
  ],
  ['not-reached', 'Still due', (found) => `${questionsOf(found)}. You didn’t get to ${itOrThem(found)}`],
];

/** Describes the mistakes left to review in one sentence. */
export function mistakesDueText({
  due,
  next,
}: {
  readonly due: number;
  readonly next: IsoDay | null;
}): string {
  if (due > 0) return `${formatCount(due, 'mistake is', 'mistakes are')} still due today.`;
  return next === null
    ? 'No mistakes are waiting to return.'
    : `No mistakes are due today. The next ones return on ${formatMonthDay(next)}.`;
}

/** "Questions 1 and 4 return on Nov 8; question 3 on Nov 12" */
function daysOfReturn(outcomes: readonly RecallOutcome[]): string {
  const dated = outcomes.flatMap((outcome) => ('due' in outcome ? [outcome] : []));
  const days = [...new Set(dated.map(({ due }) => due))].toSorted();
  const groups = days.map((day, place) => {
    const found = dated.filter(({ due }) => due === day);
    const verb = found.length === 1 ? ' returns' : ' return';
    return place === 0
      ? `${questionsOf(found)}${verb} on ${formatMonthDay(day)}`
      : `${uncapitalize(questionsOf(found))} on ${formatMonthDay(day)}`;
  });
  return groups.join('; ');
}

/** "Question 3", "Questions 1 and 4" */
function questionsOf(outcomes: readonly RecallOutcome[]): string {
  const numbers = formatList(outcomes.map(({ number }) => String(number)));
  return `${outcomes.length === 1 ? 'Question' : 'Questions'} ${numbers}`;
}
