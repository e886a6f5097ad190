import type { RoundScale } from '@/charts/geometry/scale';
import type { AxisTick, TrendSeries } from '@/charts/chartData';
import { ActiveDateMarker, TrendLines } from './LinePoints';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { plotRows } from './parts/plotRows';
import { xAxisDomain } from './parts/positions';

interface CurvesDrawingProps {
  readonly positions: readonly number[];
  readonly ticks: readonly AxisTick[];
  readonly series: readonly TrendSeries[];
  readonly scale: RoundScale;
  readonly format: (value: number) => string;
}

/** Room for half of the active point's ring at both ends. */
const sidePx = 8;

export function CurvesDrawing({ positions, ticks, series, scale, format }: CurvesDrawingProps) {
  return (
    <PlotFrame
      x={xAxisDomain(positions)}
      padding={{ left: sidePx, right: sidePx }}
      scale={scale}
      format={format}
      margin={{ top: 16, right: sidePx }}
      rows={plotRows(positions)}
      marks={<TrendLines series={series} />}
    >
      <AxisLabels labels={ticks} />
      <ActiveDateMarker series={series} positions={positions} />
    </PlotFrame>
  );
}
