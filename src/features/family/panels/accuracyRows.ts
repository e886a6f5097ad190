/** Accuracy with its interval as the charts take it. */
import type { BandRow } from '@/charts/points';
import { type Accuracy, accuracyChangeWords } from '@/domain/dashboard/practice/skills';
import { number, percent, range } from '@/lib/format';

/** Stands where a share is not known well enough to be told. */
const tooFew = 'not enough data';

/** A row: the share of right answers in its range, a ring for the same share before. */
export function accuracyRow(label: string, color: string, accuracy: Accuracy): BandRow {
  const { known, before, right, solved } = accuracy;
  const answers = `${number(right)} of ${number(solved)}`;
  return {
    label,
    color,
    band: known,
    words: known === null ? `${tooFew} \u00b7 ${answers}` : percent(known.value),
    before,
    cells: [
      known === null ? tooFew : percent(known.value),
      answers,
      known === null ? tooFew : range(known, percent),
      accuracyChangeWords(accuracy),
    ],
  };
}

/** The columns of such rows: what they are, and what the last one compares with. */
export function accuracyColumns(what: string, since: string): readonly string[] {
  return [what, 'Accuracy', 'Right', '80% range', since];
}

/** What the rings of such rows are, as a sentence of its own; nothing where there is none. */
export function ringWords(rows: readonly Pick<Accuracy, 'before'>[], stretch: string): string {
  return rows.some(({ before }) => before !== null) ? ` The rings show accuracy for ${stretch}.` : '';
}
