/** The sentences of the chooser. */
import { diagnosticTest } from '@/domain/exam/catalog/diagnostic';
import { lengthMeant } from '@/domain/exam/catalog/full-forms';
import { hasBreaks, planMs } from '@/domain/exam/plan';
import { count, hoursAndMinutes, number, timeLimit } from '@/lib/format';
import { pathOf } from '@/site';
import { lengthOf, type OfferedTest } from './tests';

/** How long a test is: "30 to 40 min, 25 to 60 questions". */
export function lengthWords(test: OfferedTest): string {
  const { ms, questions } = lengthOf(test);
  const [shortest, longest] = ms;
  const [fewest, most] = questions;
  const time =
    shortest === longest
      ? hoursAndMinutes(longest)
      : `${number(shortest / 60_000)} to ${hoursAndMinutes(longest)}`;
  if (most === 0) return time;
  const meant = test.plans.every(hasBreaks) ? `, ${lengthMeant(true)}` : '';
  return `${time}, ${fewest === most ? count(most, 'question') : `${fewest} to ${count(most, 'question')}`}${meant}`;
}

export interface NextWords {
  readonly title: string;
  readonly reason: string;
  readonly label: string;
  readonly to: string;
}

/** Before anything is known about the student, and for anyone who has taken no test yet. */
export const beginWords: NextWords = {
  title: 'Start with the free test',
  reason: `Half of each scored section in ${timeLimit(planMs(diagnosticTest(false), 'standard'))}, and an essay if you want one: the shortest test that gives you an estimate for all three sections. It shows where practice will pay off most.`,
  label: 'Take the free test',
  to: pathOf('freeTest'),
};
