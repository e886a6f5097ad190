/** A problem that a validator found in an item, a passage, a file, or a set. */
export interface BankProblem {
  readonly file: string;
  readonly id: string;
  readonly reason: string;
}

/** Formats a problem as one line: "starter/verbal.json: syn-0004: two choices are the same". */
export function formatBankProblem({ file, id, reason }: BankProblem): string {
  return `${file}: ${id}: ${reason}`;
}
