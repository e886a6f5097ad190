import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { ItemStatusCounts } from '@/domain/exam/attempts/attempt-progress';
import { formatCount } from '@/lib/text/format';
import type { BlankGroup } from './reviewGroups';

export function reviewTitle({ blank }: ItemStatusCounts): string {
  return blank === 0 ? 'Every question is answered' : `${formatCount(blank, 'question')} left blank`;
}

/** The heading of a group: the number of choices crossed out in each question. */
export function blankGroupTitle({ crossedOut }: BlankGroup): string {
  if (crossedOut === 0) return 'No choices crossed out';
  return crossedOut === 5
    ? 'All five choices crossed out'
    : `${formatCount(crossedOut, 'choice')} crossed out`;
}

/** Describes the value of a guess at a question of the group. */
export function guessWorthText({ crossedOut, guessValue }: BlankGroup): string {
  if (guessValue === null) return 'No choices are left to guess from. Bring one back first.';
  if (guessValue.numerator === 0) return 'A guess is worth 0 points on average.';
  if (crossedOut === 4)
    return 'One choice is left. If you are sure the others are wrong, choosing it earns a full point.';
  return `A guess is worth ${guessValue.numerator}/${guessValue.denominator} of a point on average.`;
}

export const guessRuleText =
  'A blank costs nothing, and a wrong answer costs\u00a0\u00bc of a point. On average, a guess among all five choices earns nothing. Each choice you can rule out makes a guess worth more.';

/** The work under review: a test's section by its title, a drill as "the drill", because its title is already shown above. */
export function reviewedWorkLabel(title: string, called: AttemptNoun): string {
  return called === 'test' ? title : `the ${called}`;
}

/** The label of the button that hands a section in, including the number of blanks. */
export function handInLabel(title: string, { blank }: ItemStatusCounts): string {
  return blank === 0 ? `Hand in ${title}` : `Hand in ${title} with ${blank} blank`;
}

/** Explains that handing in is final, and what follows. */
export function handInText(title: string, next: string | null, called: AttemptNoun): string {
  if (called !== 'test')
    return `You can go back to any question until you hand in the ${called}. Then you see your result.`;
  const after = next === null ? 'Handing it in ends the test.' : `Next is ${next}.`;
  return `You can go back to any question in ${title} until you hand it in. After that, it is closed. ${after}`;
}
