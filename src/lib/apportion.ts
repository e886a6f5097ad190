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
