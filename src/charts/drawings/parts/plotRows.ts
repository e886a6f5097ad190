/** The rows of data behind Recharts' own marks. */

/** A place on the x axis, and its rank. A mark looks its value up by the rank. */
export interface PlotRow {
  readonly x: number;
  readonly index: number;
}

/** A row for each position, in their order. */
export function plotRows(positions: readonly number[]): readonly PlotRow[] {
  return positions.map((x, index) => ({ x, index }));
}

/** The options of a mark that follows no pointer, since the ActiveLayer does, and that appears at once. */
export const staticMark = { dot: false, activeDot: false, isAnimationActive: false } as const;
