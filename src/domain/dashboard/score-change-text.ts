/** Text for differences between two scores or accuracies. Screens must use it so that chance differences are never called gains. */
import type { ScoreChange, TrendDirection } from '@/domain/learner/section-score';
import { type NamedTest, namedTestText } from '@/domain/exam/report/test-before';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDateNear, formatNumber } from '@/lib/text/format';
import type { ChangeSince } from './figures';
import { zScore90 } from '@/domain/statistics';

/** Returns the direction of a change, even if it is within the error. */
export function changeDirection({ difference }: ScoreChange): TrendDirection {
  if (difference === 0) return 'stable';
  return difference > 0 ? 'up' : 'down';
}

/**
 * Formats a change and notes if it is within the error: "up 140", "down 96 since Oct 24", "up 8 since Oct 24, perhaps by chance",
 * "no change".
 * @param when the period of the change, such as "since Oct 24"; empty if the context makes it clear
 */
export function scoreChangeText(change: ScoreChange, when = ''): string {
  return `${changeSizeText(change)}${when === '' ? '' : ` ${when}`}${isWithinError(change) ? ', perhaps by chance' : ''}`;
}

/** Formats the size of a change alone: "up 140", "no change". */
export function changeSizeText(change: ScoreChange): string {
  const { difference } = change;
  return difference === 0 ? 'no change' : `${changeDirection(change)} ${formatNumber(Math.abs(difference))}`;
}

/** Returns true for a change that chance explains; false for none. */
export function isWithinError({ difference, direction }: ScoreChange): boolean {
  return difference !== 0 && direction === 'stable';
}

/**
 * Explains, as the end of a sentence, a total that clearly changed although no section did: "each section's change is within the
 * error; the total's change, down 99, is not". Empty if there is nothing to explain.
 */
export function totalChangeExplanation(sections: readonly ScoreChange[], total: ScoreChange | null): string {
  const isExplained =
    total !== null &&
    sections.length > 1 &&
    total.direction !== 'stable' &&
    sections.every(({ direction }) => direction === 'stable');
  return isExplained
    ? `chance could explain each section\u2019s change, but not the total\u2019s, ${scoreChangeText(total)}`
    : '';
}

/** Formats the change of a score that may have none: "up 30 since the full test of Nov 8", "first of its kind". */
export function changeOrFirstText(change: ChangeSince | null, today: IsoDay | null): string {
  return change === null ? 'first of its kind' : changeSinceText(change, today);
}

/** Formats a change: "down 99 since the full test of Nov 8", "up 30 since the full test of Nov 8, perhaps by chance". */
export function changeSinceText(change: ChangeSince, today: IsoDay | null): string {
  return scoreChangeText(change, `since ${dashboardTestText(change.since, today)}`);
}

/** Formats the change since the first full test: "down 75 since the first full test, of Jul 11". */
export function sinceFirstTestText(change: ChangeSince, today: IsoDay): string {
  return scoreChangeText(change, `since the first full test, of ${formatDateNear(change.since.day, today)}`);
}

/** Names a test as dashboards do: "the full test of Nov 8". With null for `today`, adds the year, as in tables. */
export function dashboardTestText(test: NamedTest, today: IsoDay | null): string {
  return namedTestText(test, today, 'dashboard');
}

/** Formats a change in accuracy: "up 12 points", "up 4 points, perhaps by chance", "no change". */
export function percentagePointsText({
  change,
  trend,
}: {
  readonly change: number;
  readonly trend: TrendDirection;
}): string {
  if (change === 0) return 'no change';
  const size = `${change > 0 ? 'up' : 'down'} ${formatCount(Math.abs(change), 'point')}`;
  return trend === 'stable' ? `${size}, perhaps by chance` : size;
}

/** Returns the direction of change between two accuracies; `stable` below 1.645 standard errors of their difference. */
export function accuracyTrend(
  now: { readonly right: number; readonly total: number },
  before: { readonly right: number; readonly total: number },
): TrendDirection {
  if (now.total === 0 || before.total === 0) return 'stable';
  const [share, was] = [now.right / now.total, before.right / before.total];
  const error = Math.sqrt((share * (1 - share)) / now.total + (was * (1 - was)) / before.total);
  const difference = share - was;
  if (difference === 0 || Math.abs(difference) < zScore90 * error) return 'stable';
  return difference > 0 ? 'up' : 'down';
}
