/** The data rows that Recharts draws its marks from. */

/** An x position and its index, by which marks look up their own values. */
export interface PlotRow {
  readonly x: number;
  readonly index: number;
}

export function plotRows(positions: readonly number[]): readonly PlotRow[] {
  return positions.map((x, index) => ({ x, index }));
}

/** Props for a Recharts mark without dots or animation. It ignores the pointer, because ActiveLayer follows it. */
export const staticMarkProps = { dot: false, activeDot: false, isAnimationActive: false } as const;
