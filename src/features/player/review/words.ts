import type { SectionTally } from '@/domain/exam/progress';
import { count } from '@/lib/format';
import type { BlankGroup } from './reviewGroups';

/** What stands above the review. */
export function reviewTitle({ blank }: SectionTally): string {
  return blank === 0 ? 'Every question is answered' : `${count(blank, 'question')} left blank`;
}

/** The heading of some blank questions: how many choices are crossed out in each. */
export function blankGroupTitle({ crossedOut }: BlankGroup): string {
  if (crossedOut === 0) return 'No choice crossed out';
  return crossedOut === 5 ? 'All five choices crossed out' : `${count(crossedOut, 'choice')} crossed out`;
}

/** What a guess at one of them is worth. */
export function guessWords({ crossedOut, worth }: BlankGroup): string {
  if (worth === null) return 'No choice is left to guess among. Bring one back first.';
  if (worth.numerator === 0) return 'A guess is worth 0 points on average.';
  if (crossedOut === 4)
    return 'One choice is left. If the others are surely wrong, it is worth a whole point.';
  return `A guess is worth ${worth.numerator}/${worth.denominator} of a point on average.`;
}

export const guessRule =
  'A blank costs nothing and a wrong answer costs \u00bc of a point. Among all five choices a guess gains nothing on average. Each choice you can rule out makes it worth more.';

/** The words of the button that hands a section in: they say what stays blank. */
export function handInWords(title: string, { blank }: SectionTally): string {
  return blank === 0 ? `Hand in ${title}` : `Hand in ${title} with ${blank} blank`;
}

/** What handing in means: there is no way back, and what follows. */
export function handInNote(title: string, next: string | null): string {
  const after = next === null ? 'Handing it in ends the test.' : `Then comes ${next}.`;
  return `You can go back to any question of ${title} until you hand it in. After that it is closed. ${after}`;
}
