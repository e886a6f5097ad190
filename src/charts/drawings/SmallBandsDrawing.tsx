import MuiBox from '@mui/material/Box';
import { useTextSize } from '@/charts/figure/figureContext';
import {
  boxesAlongLine,
  boxesBetween,
  findLowestCostCandidate,
  countOverlaps,
} from '@/charts/geometry/boxGeometry';
import { placementsAtLine } from '@/charts/geometry/textPlacement';
import type { AxisTick, SmallBand } from '@/charts/chartData';
import type { RoundScale } from '@/charts/geometry/scale';
import { ActiveBandPoint, BandLine, BandPoints } from './bandMarks';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales, usePlotBoxToChartEdge } from './parts/plotScales';
import { TargetLabel } from './parts/TargetLabel';
import { TargetLine } from './parts/TargetLine';
import { xAxisDomain } from './parts/positions';
import { plotRows } from './parts/plotRows';

interface SmallBandsDrawingProps {
  readonly charts: readonly SmallBand[];
  readonly ticks: readonly AxisTick[];
  readonly scale: RoundScale;
  readonly targetWord: string;
  readonly format: (value: number) => string;
}

const sharedEnds = (charts: readonly SmallBand[]) =>
  xAxisDomain(charts.flatMap(({ points }) => points.map((point) => point.x)));

/** The charts of SmallBandCharts, each with its text above it, and hairlines between them if side by side. */
export function SmallBandsDrawing({ charts, ...shared }: SmallBandsDrawingProps) {
  return (
    <MuiBox
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${charts.length}, minmax(0, 1fr))` },
        // Side by side, the text rows are as tall as the tallest text, so that the plots line up.
        gridTemplateRows: {
          xs: `repeat(${charts.length}, auto auto minmax(0, 1fr))`,
          md: 'auto auto minmax(0, 1fr)',
        },
        columnGap: 5,
        '& > * + *': {
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
          pl: { md: 2.5 },
          ml: { md: -2.5 },
        },
      }}
    >
      {charts.map((chart, rank) => (
        <SmallChart
          key={rank}
          chart={chart}
          x={sharedEnds(charts)}
          first={charts.slice(0, rank).reduce((sum, { points }) => sum + points.length, 0)}
          {...shared}
        />
      ))}
    </MuiBox>
  );
}

/** Space above the plot for the target's label when the target is near the top. */
const topPx = 14;

interface SmallChartProps extends Omit<SmallBandsDrawingProps, 'charts'> {
  readonly chart: SmallBand;
  readonly x: readonly [number, number];
  readonly first: number;
}

function SmallChart({ chart, x, first, ticks, scale, targetWord, format }: SmallChartProps) {
  const { label, color, value, comparison, points, target } = chart;
  return (
    <MuiBox
      sx={{
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        pt: { xs: first > 0 ? 2 : 0, md: 0 },
      }}
    >
      <MuiBox sx={{ display: 'flex', alignItems: 'baseline', gap: 1, fontWeight: 600 }}>
        <svg width={8} height={8}>
          <circle cx={4} cy={4} r={4} fill={color} />
        </svg>
        <span>{label}</span>
        <MuiBox component="span" sx={{ ml: 'auto', fontSize: '1.5rem', lineHeight: 1.2 }}>
          {value}
        </MuiBox>
      </MuiBox>
      <MuiBox sx={{ typography: 'body2', color: 'text.secondary' }}>{comparison}</MuiBox>
      <MuiBox sx={{ position: 'relative', mt: 0.5 }}>
        <MuiBox sx={{ position: 'absolute', inset: 0 }}>
          <PlotFrame
            x={x}
            padding={{ left: 6, right: 0 }}
            scale={scale}
            format={format}
            margin={{ top: topPx, right: 10 }}
            rows={plotRows(points.map((point) => point.x))}
            marks={
              <>
                <BandLine points={points} color={color} />
                {target !== null && <TargetLine y={target} />}
              </>
            }
          >
            <BandPoints points={points} color={color} dots={false} />
            {target !== null && (
              <SmallTarget points={points} target={target} word={targetWord} format={format} />
            )}
            <AxisLabels labels={ticks.filter((tick) => tick.x >= x[0] && tick.x <= x[1])} />
            <ActiveBandPoint points={points} color={color} first={first} />
          </PlotFrame>
        </MuiBox>
      </MuiBox>
    </MuiBox>
  );
}

interface SmallTargetProps {
  readonly points: SmallBand['points'];
  readonly target: number;
  readonly word: string;
  readonly format: (value: number) => string;
}

/** The target's label above or below its dashed line, where it covers the least of the chart's line and area. */
function SmallTarget({ points, target, word, format }: SmallTargetProps) {
  const places = usePlotScales();
  const plotToEdge = usePlotBoxToChartEdge();
  const textSize = useTextSize();
  if (places === null || plotToEdge === null) return null;
  const { toX, toY } = places;
  const line = boxesAlongLine(points.map(({ x, value }) => ({ x: toX(x), y: toY(value) })));
  const area = boxesBetween(
    points.map(({ x, low, high }) => ({ x: toX(x), top: toY(high), bottom: toY(low) })),
  );
  const free = { ...plotToEdge, top: plotToEdge.top - topPx, height: plotToEdge.height + topPx };
  return (
    <TargetLabel
      place={findLowestCostCandidate(
        placementsAtLine(word, format(target), toY(target), textSize, free),
        (box) => countOverlaps(box, [...line, ...area]),
      )}
    />
  );
}
