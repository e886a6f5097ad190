import type { TidyScale } from '@/charts/geometry/scale';
import type { AxisTick, TrendSeries } from '@/charts/points';
import { ActiveDate, Lines } from './LinePoints';
import { AxisLabels } from './parts/axes';
import { Frame } from './parts/frame';
import { rowsAt } from './parts/rows';
import { ends } from './parts/positions';

interface CurvesDrawingProps {
  readonly positions: readonly number[];
  readonly ticks: readonly AxisTick[];
  readonly series: readonly TrendSeries[];
  readonly scale: TidyScale;
  readonly format: (value: number) => string;
}

/** Room for the rings at both ends. */
const sidePx = 8;

/** The lines of CurvesChart. */
export function CurvesDrawing({ positions, ticks, series, scale, format }: CurvesDrawingProps) {
  return (
    <Frame
      x={ends(positions)}
      padding={{ left: sidePx, right: sidePx }}
      scale={scale}
      format={format}
      margin={{ top: 16, right: sidePx }}
      rows={rowsAt(positions)}
      marks={<Lines series={series} />}
    >
      <AxisLabels labels={ticks} />
      <ActiveDate series={series} positions={positions} />
    </Frame>
  );
}
