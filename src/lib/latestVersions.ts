/** A row of which two versions may be known. */
interface Versioned {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Each row once, in its latest version; of two that changed at the same time, the first. Rows are in the order of their first version. */
export function latestVersions<Row extends Versioned>(rows: readonly Row[]): readonly Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const known = latest.get(row.id);
    if (known === undefined || known.changedAt < row.changedAt) latest.set(row.id, row);
  }
  return [...latest.values()];
}
