/** Sentences that describe a test result. Every figure in them comes from the result itself. */
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { Suspension } from '@/domain/exam/attempts/attempt';
import type { EssayResult, AttemptResult, SectionResult } from '@/domain/exam/scoring/result';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { EarlierTest } from '@/domain/exam/report/score-report';
import { namedTestText } from '@/domain/exam/report/test-before';
import { timingLabel } from '@/domain/exam/test/timing';
import { sectionName } from '@/domain/section-names';
import type { Verdict } from '@/domain/exam/attempts/response';
import { assertUnreachable } from '@/lib/assert';
import { dayAtOffset } from '@/lib/dates/calendar';
import { formatCount, formatDuration, formatList, formatNumber, uncapitalize } from '@/lib/text/format';

export const scoredSectionName = (section: ScoredSection) => sectionName(section, 'test');

/** Names the test that a result is compared with: "the full test of Nov 8". */
export function earlierTestText(
  { scope, finishedAt }: EarlierTest,
  { finishedAt: end }: AttemptResult,
): string {
  const test = { scope, day: dayAtOffset(finishedAt) };
  return namedTestText(test, dayAtOffset(end ?? finishedAt), 'test');
}

/** Explains the scoring. The nonbreaking space keeps the fraction from starting a line. */
export const rawScoringText =
  'A right answer earns 1 raw point, a wrong one costs\u00A0¼, and a blank costs nothing.';

type PartResult = SectionResult | EssayResult;

export function partResultName({ id }: PartResult): string {
  return partTitle(id);
}

/** Describes how a part of the test ended, and after how much time. */
export function partEndingSentence(
  { kind, ending, usedMs, limitMs }: PartResult,
  called: AttemptNoun = 'test',
): string {
  const time =
    limitMs === null
      ? `after ${formatDuration(usedMs)}, untimed`
      : `after ${formatDuration(usedMs)} of ${formatDuration(limitMs)}`;
  switch (ending) {
    case 'time-up':
      return `Time ran out ${time}.`;
    case 'handed-in':
      return `You handed it in ${time}.`;
    case null:
      return usedMs === 0
        ? `The test ended before this ${kind === 'essay' ? 'essay' : 'section'} began.`
        : `You ended the ${called} ${called === 'test' ? 'here ' : ''}${time}.`;
    default:
      return assertUnreachable(ending);
  }
}

function describeStops(all: readonly Suspension[], one: string): string[] {
  if (all.length === 0) return [];
  const totalMs = all.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  return [`${formatCount(all.length, one)} (${formatDuration(totalMs)} in all)`];
}

/** Describes the conditions under which a test was taken, because they affect comparisons with other tests. */
export function conditionsSentence({ conditions, timing, interruptions, pauses }: AttemptResult): string {
  const mode = conditions.mode === 'real' ? 'Taken under test conditions' : 'Taken in practice mode';
  const stops = [...describeStops(interruptions, 'interruption'), ...describeStops(pauses, 'pause')];
  const interruptionsText =
    stops.length === 0
      ? 'without interruption'
      : `with ${formatList(stops)}${timing === 'untimed' ? '' : ', during which the clock stopped'}`;
  return `${mode}, ${uncapitalize(timingLabel(timing))}, ${interruptionsText}.`;
}

/** The first words of a heading that names a test before its result. */
export function resultOfText(title: string): string {
  return `${title}: your result`;
}

/** The headline of a test that has raw points only: "4 of 10 right". */
export function rightOfAllText(
  sections: readonly { readonly score: { readonly right: number }; readonly items: readonly unknown[] }[],
): string {
  const right = sections.reduce((sum, { score }) => sum + score.right, 0);
  const questions = sections.reduce((sum, { items }) => sum + items.length, 0);
  return `${formatNumber(right)} of ${formatNumber(questions)} right`;
}

export function squaresLabel(title: string, questions: number): string {
  return `${title}, ${formatCount(questions, 'question')} in the order of the test`;
}

export function squareLabel(number: number, verdict: Verdict): string {
  return `Question ${number}, ${verdict}`;
}

export function questionDialogTitle(title: string, number: number, questions: number): string {
  return `${title}, question ${number} of ${questions}`;
}

/** The place of a question among those that weren't right. */
export function missedPlaceText(place: number, missed: number): string {
  return `${formatNumber(place)} of ${formatNumber(missed)} that weren’t right`;
}

/** The counts below a part's squares: "44 right · 7 wrong · 9 blank". */
export function verdictCountsText(verdicts: readonly Verdict[]): string {
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return [`${count('right')} right`, `${count('wrong')} wrong`, `${count('blank')} blank`].join(' · ');
}

export const squaresHelpText =
  'Each square is a question, in the order of the test. Press one to see its explanations.';

export const everyQuestionTitle = 'Every Question, with Its Explanations';
