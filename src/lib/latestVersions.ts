/** A row that may occur in several versions, all with the same id. */
interface Versioned {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** Returns each row once, in its latest version (the first in the list if times are equal), ordered by first appearance. */
export function latestVersions<Row extends Versioned>(rows: readonly Row[]): readonly Row[] {
  const latest = new Map<string, Row>();
  for (const row of rows) {
    const known = latest.get(row.id);
    if (known === undefined || known.changedAt < row.changedAt) latest.set(row.id, row);
  }
  return [...latest.values()];
}
