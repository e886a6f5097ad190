/** The text of a stopped test's screen. */
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { countSectionItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import { formatClock, formatNumber } from '@/lib/text/format';
import { partPositionLabel } from '../frame/partPosition';

interface StoppedScreenText {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Shown beside the button. */
  readonly note: string;
}

/** The text for an untimed test mentions no clock, since none stopped or restarts. */
export function stoppedScreenText(
  kind: 'interrupted' | 'paused',
  { form, part }: Pick<Attempt, 'form' | 'part'>,
): StoppedScreenText {
  const isTimed = typeof form.parts[part]?.limitMs === 'number';
  const note = isTimed ? 'The clock starts again when you do.' : 'There’s no clock. Take the time you need.';
  if (kind === 'paused')
    return {
      title: 'Paused',
      text: `${isTimed ? 'The clock is stopped, and the' : 'The'} question is hidden until you resume. Your result will show how many times you paused.`,
      button: 'Resume',
      note,
    };
  return {
    title: `Your ${attemptNoun(form.parts)} was interrupted`,
    text: `The page was reloaded or closed, or the device was asleep for a while. ${isTimed ? 'The clock was stopped the whole time, and nothing' : 'Nothing'} is lost. Your result will show how long you were away.`,
    button: 'Continue',
    note,
  };
}

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
