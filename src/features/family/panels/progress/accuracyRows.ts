/** Chart rows that show an accuracy with its range. */
import type { BandRow } from '@/charts/chartData';
import { type Accuracy, accuracyChangeText } from '@/domain/dashboard/practice/skill-accuracy';
import { formatNumber, formatPercent, formatRange } from '@/lib/text/format';

/** Shown in place of an accuracy that has too few answers. */
const tooFew = 'not enough data';

/** Returns a chart row: the accuracy within its range, and the earlier accuracy, which is drawn as a ring. */
export function accuracyRow(label: string, color: string, accuracy: Accuracy): BandRow {
  const { known, before, right, solved } = accuracy;
  const answers = `${formatNumber(right)} of ${formatNumber(solved)}`;
  return {
    label,
    color,
    band: known,
    words: known === null ? `${tooFew} \u00b7 ${answers}` : formatPercent(known.value),
    before,
    cells: [
      known === null ? tooFew : formatPercent(known.value),
      answers,
      known === null ? tooFew : formatRange(known, formatPercent),
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
export function ringLegendSentence(rows: readonly Pick<Accuracy, 'before'>[], stretch: string): string {
  return rows.some(({ before }) => before !== null) ? ` The rings show accuracy for ${stretch}.` : '';
}
