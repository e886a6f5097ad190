import { useChartWidth, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { Box } from '@/charts/geometry/boxGeometry';

/** Functions that convert values to pixel positions in the drawing, and the plot's box in pixels. */
export interface PlotScales {
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
  readonly plot: Box;
}

/** Returns the plot's box extended to the drawing's right edge, for labels that may extend that far. Null before layout. */
export function usePlotBoxToChartEdge(): Box | null {
  const width = useChartWidth();
  const plot = usePlotArea();
  if (plot === undefined || width === undefined) return null;
  return { left: plot.x, top: plot.y, width: width - plot.x, height: plot.height };
}

/** Returns null until Recharts has laid out the drawing. */
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
