/** The scale and table shared by charts of values with ranges. */
import type { ChartTable } from './figure/chartTable';
import type { BandPoint } from './chartData';
import { scaleBetween, createRoundScale, widenRange, type RoundScale } from './geometry/scale';

/** Returns a scale that includes every range and target. Pass `range` to set both ends; it is widened for values beyond them. */
export function bandScale(
  points: readonly BandPoint[],
  targets: readonly number[],
  range?: readonly [number, number],
): RoundScale {
  const all = [...points.flatMap(({ low, high }) => [low, high]), ...targets];
  return range === undefined ? createRoundScale(all) : scaleBetween(...widenRange(range, all));
}

export function bandTable(columns: readonly string[], points: readonly BandPoint[]): ChartTable {
  return { columns, rows: points.map(({ label, cells }) => [label, ...cells]) };
}
