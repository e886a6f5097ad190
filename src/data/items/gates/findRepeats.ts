import type { BankProblem } from './bankProblem';

/** An entry of the bank, as a problem names it. */
export interface BankEntry {
  readonly file: string;
  readonly id: string;
}

/** Names each entry that has a trait of an earlier one, what is repeated, and that earlier one. */
export function findRepeats<Each extends BankEntry>(
  entries: readonly Each[],
  trait: (entry: Each) => string,
  called: (entry: Each) => string,
): BankProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry): BankProblem[] => {
    const { file, id } = entry;
    const owner = first.get(trait(entry));
    if (owner !== undefined) return [{ file, id, reason: `${called(entry)} is that of ${owner} already` }];
    first.set(trait(entry), `${id} in ${file}`);
    return [];
  });
}
