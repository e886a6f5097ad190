/** Accuracy with its interval as the charts take it. */
import type { BandRow } from '@/charts/chartData';
import { type Accuracy, accuracyChangeText } from '@/domain/dashboard/practice/skill-accuracy';
import { formatNumber, formatPercent, formatRange } from '@/lib/format';

/** Stands where a share is not known well enough to be told. */
const tooFew = 'not enough data';

/** A row: the share of right answers in its range, a ring for the same share before. */
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

/** The columns of such rows: what they are, and what the last one compares with. */
export function accuracyColumns(what: string, since: string): readonly string[] {
  return [what, 'Accuracy', 'Right', '80% range', since];
}

/** What the rings of such rows are, as a sentence of its own; nothing where there is none. */
export function ringLegendSentence(rows: readonly Pick<Accuracy, 'before'>[], stretch: string): string {
  return rows.some(({ before }) => before !== null) ? ` The rings show accuracy for ${stretch}.` : '';
}
