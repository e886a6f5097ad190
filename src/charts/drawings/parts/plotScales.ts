import { useChartWidth, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { Box } from '@/charts/geometry/boxGeometry';

/** Pixel positions of values in the drawing, and the plot's box. */
export interface PlotScales {
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
  readonly plot: Box;
}

/** Returns the plot extended to the drawing's right edge, where a line's label may end. */
export function usePlotToEdge(): Box | null {
  const width = useChartWidth();
  const plot = usePlotArea();
  if (plot === undefined || width === undefined) return null;
  return { left: plot.x, top: plot.y, width: width - plot.x, height: plot.height };
}

/** Null until Recharts has laid out the drawing. */
export function usePlotScales(): PlotScales | null {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const plot = usePlotArea();
  if (toX === undefined || toY === undefined || plot === undefined) return null;
  return {
    toX: (value) => toX(value) ?? 0,
    toY: (value) => toY(value) ?? 0,
    plot: { left: plot.x, top: plot.y, width: plot.width, height: plot.height },
  };
}
