/** The data rows behind Recharts' own marks. */

/** A position on the x axis and its index, which marks use to look up their value. */
export interface PlotRow {
  readonly x: number;
  readonly index: number;
}

export function plotRows(positions: readonly number[]): readonly PlotRow[] {
  return positions.map((x, index) => ({ x, index }));
}

/** Options for a mark that ignores the pointer (ActiveLayer follows it) and appears without animation. */
export const staticMark = { dot: false, activeDot: false, isAnimationActive: false } as const;
