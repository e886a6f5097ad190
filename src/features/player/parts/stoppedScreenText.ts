/** The text of a stopped test's screen. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';

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
      text: `${isTimed ? 'The clock is stopped, and the' : 'The'} question is hidden until you resume. Your result will say how often you paused.`,
      button: 'Resume',
      note,
    };
  return {
    title: `Your ${attemptNoun(form.parts)} was interrupted`,
    text: `The page was reloaded or closed, or it was asleep for a while. ${isTimed ? 'The clock was stopped the whole time, and nothing' : 'Nothing'} is lost. Your result will say how long you were away.`,
    button: 'Continue',
    note,
  };
}
