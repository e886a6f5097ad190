/** What the charts of values with a range have in common: their scale and their table. */
import type { ChartTable } from './figure/chartTable';
import type { BandPoint } from './chartData';
import { scaleBetween, tidyScale, widenRange, type TidyScale } from './geometry/scale';

/** Holds every range whole, and every target; between given ends where the values have natural ones. */
export function bandScale(
  points: readonly BandPoint[],
  targets: readonly number[],
  range?: readonly [number, number],
): TidyScale {
  const all = [...points.flatMap(({ low, high }) => [low, high]), ...targets];
  return range === undefined ? tidyScale(all) : scaleBetween(...widenRange(range, all));
}

/** A row a point: its name and its cells. */
export function bandTable(columns: readonly string[], points: readonly BandPoint[]): ChartTable {
  return { columns, rows: points.map(({ label, cells }) => [label, ...cells]) };
}
