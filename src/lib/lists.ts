/** Lists: grouped, without earlier versions, and apportioned in whole numbers. */

/** Groups values by key, preserving the order of first appearance. (`Map.groupBy` is missing in browsers of 2023.) */
export function groupBy<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

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

/** Apportions `count` in whole numbers proportional to the weights (largest remainder), or evenly if all weights are 0. */
export function apportion<T>(
  list: readonly T[],
  count: number,
  weightOf: (each: T) => number,
): readonly number[] {
  const weights = list.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (whole === 0 ? count / list.length : (weight * count) / whole));
  const counts = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  const left = count - counts.reduce((sum, each) => sum + each, 0);
  for (const { index } of order.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
