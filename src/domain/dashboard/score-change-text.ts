/** Differences between two scores or two shares, in words. No screen calls a difference a gain by itself. */
import type { ScoreChange, TrendDirection } from '@/domain/learner/section-score';
import { formatCount, formatNumber } from '@/lib/format';
import { zScore90 } from '@/domain/statistics';

/** The direction of a change as it was calculated, clear or not. */
export function changeDirection({ difference }: ScoreChange): TrendDirection {
  if (difference === 0) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

/**
 * A change in words, with its figure and, where chance explains it, that it is within the error: "up 140", "down 96 since Oct 24",
 * "up 8 since Oct 24, within the error", "no change".
 * @param when when it happened: "since Oct 24"; nothing where the reader knows
 */
export function scoreChangeText(change: ScoreChange, when = ''): string {
  const { difference, direction } = change;
  const size =
    difference === 0 ? 'no change' : `${changeDirection(change)} ${formatNumber(Math.abs(difference))}`;
  const isWithinError = difference !== 0 && direction === 'stable';
  return `${size}${when === '' ? '' : ` ${when}`}${isWithinError ? ', within the error' : ''}`;
}

/**
 * Why the total has clearly changed though no section has, as the end of a sentence: "each section's change alone is within its
 * error; the total's, down 99, is not". Empty where there is nothing to explain.
 */
export function combinedChangeText(sections: readonly ScoreChange[], total: ScoreChange | null): string {
  const isExplained =
    total !== null &&
    sections.length > 1 &&
    total.direction !== 'stable' &&
    sections.every(({ direction }) => direction === 'stable');
  return isExplained
    ? `each section\u2019s change is within the error; the total\u2019s change, ${scoreChangeText(total)}, is not`
    : '';
}

/** A change from the test before, in words: "down 99 since the previous test", "up 30 since the previous test, within the error". */
export function changeSincePreviousText(change: ScoreChange): string {
  return scoreChangeText(change, 'since the previous test');
}

/** A change of an accuracy in percentage points, in words: "up 12 points", "up 4 points, within the error", "no change". */
export function percentagePointsText({
  change,
  trend,
}: {
  readonly change: number;
  readonly trend: TrendDirection;
}): string {
  if (change === 0) return 'no change';
  const size = `${change > 0 ? 'up' : 'down'} ${formatCount(Math.abs(change), 'point')}`;
  return trend === 'stable' ? `${size}, within the error` : size;
}

/** The direction between two shares of right answers, which is clear from 1.645 standard errors of their difference on. */
export function accuracyTrend(
  now: { readonly right: number; readonly of: number },
  before: { readonly right: number; readonly of: number },
): TrendDirection {
  if (now.of === 0 || before.of === 0) return 'stable';
  const [share, was] = [now.right / now.of, before.right / before.of];
  const error = Math.sqrt((share * (1 - share)) / now.of + (was * (1 - was)) / before.of);
  const difference = share - was;
  if (difference === 0 || Math.abs(difference) < zScore90 * error) return 'stable';
  return difference > 0 ? 'up' : 'down';
}
