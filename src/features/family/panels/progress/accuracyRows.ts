/** Accuracy with its interval, as chart rows. */
import type { BandRow } from '@/charts/chartData';
import { type Accuracy, accuracyChangeText } from '@/domain/dashboard/practice/skill-accuracy';
import { formatNumber, formatPercent, formatRange } from '@/lib/text/format';

/** Shown for a share with too few answers. */
const tooFew = 'not enough data';

/** Returns a row with the accuracy in its range, and a ring for the earlier accuracy. */
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

/** Returns the columns of such rows: `what` names the rows, `since` the comparison. */
export function accuracyColumns(what: string, since: string): readonly string[] {
  return [what, 'Accuracy', 'Right', '80% range', since];
}

/** Explains the rings of such rows in a sentence; '' if there are none. */
export function ringLegendSentence(rows: readonly Pick<Accuracy, 'before'>[], stretch: string): string {
  return rows.some(({ before }) => before !== null) ? ` The rings show accuracy for ${stretch}.` : '';
}
