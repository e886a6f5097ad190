/** The sentences on what a drill changed in the error log, and on what comes back next. */
import type { RecallOutcome } from '@/domain/plan/recall-outcome';
import type { IsoDay } from '@/lib/calendar';
import { capitalized, count, listed, monthDay } from '@/lib/format';

export interface OutcomeLine {
  readonly term: string;
  readonly text: string;
}

/** A line for each thing that can become of a question; those that became of none are left out. */
export function outcomeWords(outcomes: readonly RecallOutcome[]): readonly OutcomeLine[] {
  const of = (kind: RecallOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind);
  const lines: readonly (readonly [string, readonly RecallOutcome[], (questions: string) => string])[] = [
    ['Moved on', of('moved-on'), () => `${comeBack(of('moved-on'))}.`],
    [
      'Start over',
      of('starts-over'),
      () => `${comeBack(of('starts-over'))}, then again after 3 and 7 days while you get them right.`,
    ],
    ['Done', of('done'), (questions) => `${questions}. You had each right three times, days apart.`],
    ['New mistakes', of('new'), () => `${comeBack(of('new'))}.`],
    [
      'Too early to count',
      of('early'),
      () => `${comeBack(of('early'))}. A right answer counts once a mistake is due.`,
    ],
    ['Still due', of('not-reached'), (questions) => `${questions}. You ended before these.`],
  ];
  return lines.flatMap(([term, found, words]) =>
    found.length === 0 ? [] : [{ term, text: words(capitalized(questionsOf(found))) }],
  );
}

/** What is left to review, in a sentence. */
export function comingBackWords({
  due,
  next,
}: {
  readonly due: number;
  readonly next: IsoDay | null;
}): string {
  if (due > 0) return `${count(due, 'mistake is', 'mistakes are')} still due today.`;
  return next === null
    ? 'No mistake is waiting to come back.'
    : `Nothing else is due today. The next mistakes come back on ${monthDay(next)}.`;
}

/** "Questions 1 and 4 come back on Nov 8, question 3 on Nov 12" */
function comeBack(outcomes: readonly RecallOutcome[]): string {
  const dated = outcomes.flatMap((outcome) => ('due' in outcome ? [outcome] : []));
  const days = [...new Set(dated.map(({ due }) => due))].toSorted();
  const groups = days.map((day, place) => {
    const found = dated.filter(({ due }) => due === day);
    const verb = place > 0 ? '' : found.length === 1 ? ' comes back' : ' come back';
    return `${questionsOf(found)}${verb} on ${monthDay(day)}`;
  });
  return capitalized(groups.join('; '));
}

/** "question 3", "questions 1 and 4" */
function questionsOf(outcomes: readonly RecallOutcome[]): string {
  const numbers = listed(outcomes.map(({ number }) => String(number)));
  return `${outcomes.length === 1 ? 'question' : 'questions'} ${numbers}`;
}
