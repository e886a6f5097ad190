import { useTextSize } from '@/charts/figure/figureContext';
import { type AxisTick, type BandPoint, type PointNote, type TrendReference } from '@/charts/chartData';
import { estimateTextWidth, type RoundScale } from '@/charts/geometry/scale';
import { ActiveBandPoint, BandLine, BandPoints, EndValueLabel } from './bandMarks';
import { BandLabels } from './BandLabels';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { TargetLine } from './parts/TargetLine';
import { xAxisDomain } from './parts/positions';
import { plotRows } from './parts/plotRows';

interface BandAreaDrawingProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly bandName: string;
  readonly notes: readonly PointNote[];
  readonly ticks: readonly AxisTick[];
  readonly scale: RoundScale;
  readonly format: (value: number) => string;
}

/** Room left of the first dot, and the gap between the last dot and its value. */
const sidePx = 12;

export function BandAreaDrawing(props: BandAreaDrawingProps) {
  const { points, color, reference, ticks, scale, format } = props;
  const textSize = useTextSize();
  const newest = points.at(-1);
  const endWords = newest === undefined ? '' : (newest.valueText ?? format(newest.value));
  const endPx = estimateTextWidth(endWords, textSize + 1);
  const x = xAxisDomain(points.map((point) => point.x));
  return (
    <PlotFrame
      x={x}
      padding={{ left: sidePx, right: 0 }}
      scale={scale}
      format={format}
      margin={{ top: 16, right: endPx + sidePx }}
      rows={plotRows(points.map((point) => point.x))}
      marks={
        <>
          <BandLine points={points} color={color} />
          {reference !== null && <TargetLine y={reference.value} />}
        </>
      }
    >
      <BandPoints points={points} color={color} />
      <BandLabels {...props} />
      {newest !== undefined && <EndValueLabel point={newest} text={endWords} gapPx={sidePx} />}
      <AxisLabels labels={ticks.filter((tick) => tick.x >= x[0] && tick.x <= x[1])} />
      <ActiveBandPoint points={points} color={color} />
    </PlotFrame>
  );
}
