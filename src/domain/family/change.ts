/** What may be said of the difference between two scores. No screen calls a difference a gain by itself. */
import { smallestRealChange } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { number, signed } from '@/lib/format';

/** The smallest difference between two tests, in scaled points, that counts as real at the level of 90 %. */
export const realFrom = smallestRealChange(levels.upper);

export type Measured = keyof typeof realFrom;
export type Trend = 'up' | 'down' | 'stable';

/** The direction of a difference; within the error of the test there is none. */
export function changeOf(difference: number, of: Measured): Trend {
  if (Math.abs(difference) < realFrom[of]) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

/** A difference in words, always with its figure: "up 140", "down 96", "no clear change (+30)", "no change". */
export function changeWords(difference: number, of: Measured): string {
  if (difference === 0) return 'no change';
  const direction = changeOf(difference, of);
  return direction === 'stable'
    ? `no clear change (${signed(difference)})`
    : `${direction} ${number(Math.abs(difference))}`;
}

/**
 * Why the total has clearly changed though no section has, as the end of a sentence: "each section's change alone is within its
 * margin of error; the total's, down 99, is not". Empty where there is nothing to explain.
 */
export function togetherWords(changes: readonly number[], total: number | null): string {
  const isExplained =
    total !== null &&
    changes.length > 1 &&
    changeOf(total, 'total') !== 'stable' &&
    changes.every((change) => changeOf(change, 'section') === 'stable');
  return isExplained
    ? `each section\u2019s change alone is within its margin of error; the total\u2019s, ${changeWords(total, 'total')}, is not`
    : '';
}

/** A difference from the test before, in words: "99 below the test before", "no clear change from the test before (+30)". */
export function besideBefore(difference: number, of: Measured): string {
  const before = 'the test before';
  if (difference === 0) return `the same as ${before}`;
  const direction = changeOf(difference, of);
  return direction === 'stable'
    ? `no clear change from ${before} (${signed(difference)})`
    : `${number(Math.abs(difference))} ${direction === 'up' ? 'above' : 'below'} ${before}`;
}

/** The direction between two shares of right answers, told by 1.645 standard errors of their difference. */
export function shareChange(
  now: { readonly right: number; readonly of: number },
  before: { readonly right: number; readonly of: number },
): Trend {
  if (now.of === 0 || before.of === 0) return 'stable';
  const [share, was] = [now.right / now.of, before.right / before.of];
  const error = Math.sqrt((share * (1 - share)) / now.of + (was * (1 - was)) / before.of);
  const difference = share - was;
  if (difference === 0 || Math.abs(difference) < 1.645 * error) return 'stable';
  return difference > 0 ? 'up' : 'down';
}
