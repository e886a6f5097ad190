/** A defect that a validator found in an item, a passage, a file, or a set. */
export interface BankDefect {
  readonly file: string;
  readonly id: string;
  readonly reason: string;
}

/** Formats a defect as one line: "starter/verbal.json: syn-0004: two choices are the same". */
export function formatBankDefect({ file, id, reason }: BankDefect): string {
  return `${file}: ${id}: ${reason}`;
}
