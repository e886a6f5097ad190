import type { BankProblem } from './bankProblem';

/** The file and id by which a problem names a bank entry. */
export interface BankEntry {
  readonly file: string;
  readonly id: string;
}

/**
 * Reports each entry that shares `trait` with an earlier one. The message names the trait in words, `called`, and the earlier
 * entry.
 */
export function findDuplicateEntries<Each extends BankEntry>(
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
