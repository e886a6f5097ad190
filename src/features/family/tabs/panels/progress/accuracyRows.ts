/** Chart rows that show an accuracy with its range. */
import type { BandRow, RowAxis } from '@/charts/chartData';
import { type AccuracyEstimate, accuracyChangeText } from '@/domain/dashboard/practice/skill-accuracy';
import { formatNumber, formatPercent, formatRange } from '@/lib/text/format';

/** In percent. */
export const accuracyAxis: RowAxis = { within: [0, 100], leastSpan: 40 };

/** In a table, in place of an accuracy that has too few answers. */
const tooFew = 'not enough data';

/** Returns a chart row: the accuracy within its range, and the earlier accuracy, which is drawn as a ring. */
export function accuracyRow(label: string, color: string, accuracy: AccuracyEstimate): BandRow {
  const { estimate, previous, right, answered } = accuracy;
  const answers = `${formatNumber(right)} of ${formatNumber(answered)}`;
  const known = estimate === null ? null : formatPercent(estimate.value);
  return {
    label,
    color,
    band: estimate,
    // The sentence above the rows says once which of them have too few answers.
    valueText: known ?? (answered === 0 ? 'no new answers' : `${answers} right`),
    previous,
    cells: [
      known ?? tooFew,
      answers,
      estimate === null ? tooFew : formatRange(estimate, formatPercent),
      accuracyChangeText(accuracy),
    ],
  };
}

/** Returns the column headings for these rows: `what` heads the column of names, `since` the column of changes. */
export function accuracyColumns(what: string, since: string): readonly string[] {
  return [what, 'Accuracy', 'Right', '80% range', since];
}

/**
 * Returns a sentence that explains the rings, which mark the accuracy in an earlier period (`stretch`); '' if no row has a ring.
 */
export function ringLegendSentence(
  rows: readonly Pick<AccuracyEstimate, 'previous'>[],
  stretch: string,
): string {
  return rows.some(({ previous }) => previous !== null) ? ` The rings show accuracy for ${stretch}.` : '';
}
