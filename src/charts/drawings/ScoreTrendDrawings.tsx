import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Area, type DotItemDotProps, ErrorBar, Line, ReferenceDot } from 'recharts';
import { useFigure, useMarkScale, useTextSize } from '@/charts/figure/figureContext';
import { DotSwatch } from '@/charts/figure/Legend';
import { chartColors, uncertainLineStyle, valueTextStyle } from '@/charts/chartStyles';
import type {
  AxisTick,
  BandPoint,
  ChartPeriod,
  ForecastPoint,
  LineNote,
  SectionTrend,
  TrendReference,
} from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { bandOpacity, estimateSizesPx } from '@/ui/bars/EstimateMark';
import { ActivePoints } from './ActiveLayer';
import { BandLabels, type EventDots } from './BandLabels';
import { Dot, HollowDot, Square, TargetLine } from './marks';
import { PeriodNames, periodRowPx, Periods } from './Periods';
import { Overlay, Plot, PositionAxis, positionDomain, stillMark, ValueAxis } from './Plot';
import { plotScale } from './plotScale';

interface ScoresProps {
  readonly ticks: readonly AxisTick[];
  readonly format: (value: number) => string;
}

interface ScoreTrendDrawingProps extends ScoresProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  readonly bandName: string;
  readonly notes?: readonly LineNote[];
  readonly events?: readonly LineNote[];
  readonly forecast?: ForecastPoint | null;
  readonly periods?: readonly ChartPeriod[];
}

/** Room left of the first dot, and the gap between the last dot and its value. */
const sidePx = 12;

const noNotes: readonly LineNote[] = [];
const noPeriods: readonly ChartPeriod[] = [];

/** The line of ScoreTrendChart, with its newest value at its end, and numbered events. */
export function ScoreTrendDrawing({
  bandName,
  notes = noNotes,
  events = noNotes,
  periods = noPeriods,
  ...shown
}: ScoreTrendDrawingProps) {
  const { points, color, reference, format, forecast = null } = shown;
  const { figureWidth } = useFigure();
  const textSize = useTextSize();
  const valueSize = useTextSize('name');
  const endPx = sidePx * useMarkScale();
  const eventRadiusPx = Math.round(0.7 * textSize);
  const textOf = ({ valueText, value }: BandPoint) => valueText ?? format(value);
  const newest = points.at(-1);
  // Beyond the newest point, the plot goes on to the forecast, so its value is written where there is room.
  const end = forecast ?? newest;
  // A narrow plot with a forecast has room neither for notes nor for the word "about"; the range stands beside the figure.
  const isCrowded = forecast !== null && figureWidth === 'narrow';
  const endText = end === undefined ? '' : isCrowded ? format(end.value) : textOf(end);
  return (
    <BandPlot
      {...shown}
      shared={sharedAxes(
        forecast === null ? points : [...points, forecast],
        reference === null ? [] : [reference.value],
      )}
      leftPx={endPx}
      periods={periods}
      margin={{
        top: 16 + periodRowPx(periods, textSize),
        right: estimateTextWidth(endText, valueSize) + endPx,
      }}
      hasDots
      areaName={bandName}
      notes={figureWidth === 'wide' ? [...notes, ...events] : isCrowded ? noNotes : notes}
      newestText={forecast === null || newest === undefined ? '' : textOf(newest)}
      eventDots={{ places: events, radiusPx: eventRadiusPx, risePx: eventRisePx(eventRadiusPx) }}
    >
      {events.map(({ x, value }, rank) => (
        <ReferenceDot
          key={rank}
          x={x}
          y={value}
          r={0}
          shape={({ cx = 0, cy = 0 }) => <EventDot x={cx} y={cy} color={color} radiusPx={eventRadiusPx} />}
          label={{
            ...eventTextStyle(textSize),
            value: rank + 1,
            position: 'center',
            dy: -eventRisePx(eventRadiusPx),
          }}
        />
      ))}
      {end !== undefined && (
        <ReferenceDot
          x={end.x}
          y={end.value}
          r={0}
          label={{ ...valueTextStyle(valueSize), value: endText, position: 'right', offset: endPx }}
        />
      )}
    </BandPlot>
  );
}

/** Returns the distance of an event's dot above the line, so that it covers neither the line nor the dot of a test. */
const eventRisePx = (radiusPx: number) => radiusPx + 8;

/** A hollow dot for an event's number, with a stem to its place on the line. */
function EventDot({ x, y, color, radiusPx }: { x: number; y: number; color: string; radiusPx: number }) {
  const center = y - eventRisePx(radiusPx);
  return (
    <g>
      <line x1={x} x2={x} y1={y} y2={center} stroke={color} />
      <circle cx={x} cy={center} r={radiusPx} fill={chartColors.paper} stroke={color} strokeWidth={2} />
    </g>
  );
}

/** Dark on paper, because forced colors change the color of text but not of dots. */
const eventTextStyle = (size: number) => ({ fill: chartColors.ink, fontSize: size, fontWeight: 650 });

/** Returns the range of positions, and a scale that includes every range and target. */
function sharedAxes(points: readonly BandPoint[], targets: readonly number[]) {
  return {
    domain: positionDomain(points.map(({ x }) => x).toSorted((a, b) => a - b)),
    scale: plotScale(
      points.flatMap(({ low, high }) => [low, high]),
      undefined,
      targets,
    ),
  };
}

interface BandPlotProps extends ScoresProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
  readonly reference: TrendReference | null;
  /** Both axes. Plots side by side have the same. */
  readonly shared: ReturnType<typeof sharedAxes>;
  readonly leftPx: number;
  readonly margin: { readonly top: number; readonly right: number };
  readonly firstIndex?: number;
  /** True for a dot at every point, not only at the newest. */
  readonly hasDots?: boolean;
  readonly areaName?: string;
  readonly notes?: readonly LineNote[];
  readonly forecast?: ForecastPoint | null;
  /** The newest value, written near its dot; '' for none. */
  readonly newestText?: string;
  readonly eventDots?: EventDots;
  /** Space above the plot that text may use, in pixels. */
  readonly abovePx?: number;
  readonly periods?: readonly ChartPeriod[];
  readonly children?: ReactNode;
}

/** A line over the area of its ranges, with dots, squares, and a target. A single point has a bar instead of an area. */
function BandPlot({
  points,
  color,
  reference,
  ticks,
  format,
  shared: { domain, scale },
  leftPx,
  margin,
  firstIndex = 0,
  hasDots = false,
  forecast = null,
  periods = noPeriods,
  children,
  ...labels
}: BandPlotProps) {
  const newest = points.length - 1;
  const markScale = useMarkScale();
  const dotAt = ({ index, cx, cy, payload }: DotItemDotProps) => {
    const [x, y] = [Number(cx), Number(cy)];
    // While another learner's points replace these, a row may still be the one before, without this line's value.
    if (index > newest || !Number.isFinite(y)) return null;
    const { isSquare = false }: BandPoint = payload;
    if (isSquare) return <Square x={x} y={y} color={color} sidePx={index === newest ? 11 : 9} />;
    return (hasDots || index === newest) && <Dot x={x} y={y} color={color} r={index === newest ? 5 : 3.5} />;
  };
  const rows = forecast === null ? points : rowsWithForecast(points, forecast);
  return (
    <Plot data={rows} margin={margin}>
      <PositionAxis domain={domain} padding={{ left: leftPx, right: 0 }} ticks={ticks} />
      <ValueAxis scale={scale} format={format} />
      <Periods periods={periods} />
      {points.length > 1 && (
        <Area
          dataKey={({ low, high }: Partial<BandPoint>) => (low === undefined ? null : [low, high])}
          stroke="none"
          fill={color}
          fillOpacity={bandOpacity}
          {...stillMark}
        />
      )}
      <Line
        data-mark
        dataKey="value"
        stroke={color}
        strokeWidth={markScale * 2.25}
        strokeLinejoin="round"
        {...stillMark}
        dot={dotAt}
      >
        {points.length === 1 && (
          <ErrorBar
            dataKey={({ low, value, high }: BandPoint) => [value - low, high - value]}
            width={0}
            stroke={color}
            strokeOpacity={bandOpacity}
            strokeWidth={markScale * estimateSizesPx.row.band}
            isAnimationActive={false}
          />
        )}
      </Line>
      {forecast !== null && (
        <Line
          data-mark
          dataKey="forecast"
          stroke={color}
          strokeWidth={markScale * 2}
          {...uncertainLineStyle}
          {...stillMark}
          dot={({ index, cx, cy }: DotItemDotProps) =>
            index > newest &&
            Number.isFinite(Number(cy)) && <HollowDot x={Number(cx)} y={Number(cy)} color={color} />
          }
        >
          <ErrorBar
            dataKey={({ reach }: ForecastRow) => reach}
            width={0}
            stroke={color}
            strokeOpacity={bandOpacity}
            strokeWidth={markScale * estimateSizesPx.row.band}
            isAnimationActive={false}
          />
        </Line>
      )}
      {children}
      {reference !== null && <TargetLine y={reference.value} />}
      <Overlay>
        {(scales) => (
          <>
            <PeriodNames periods={periods} scales={scales} />
            <BandLabels {...labels} {...{ scales, points, reference, forecast, format }} />
            <ActivePoints
              scales={scales}
              points={(forecast === null ? points : [...points, forecast]).map(
                ({ x, value, isSquare = false }) => ({
                  x,
                  marks: [{ y: value, color, isSquare }],
                }),
              )}
              firstIndex={firstIndex}
            />
          </>
        )}
      </Overlay>
    </Plot>
  );
}

/** A row of the drawing's data. Only the newest point and the forecast have `forecast`, so that the dashed line connects them. */
interface ForecastRow extends Partial<BandPoint> {
  readonly x: number;
  readonly forecast?: number;
  /** Distances from the forecast to the ends of its range. */
  readonly reach?: [number, number];
}

function rowsWithForecast(
  points: readonly BandPoint[],
  { x, start, value, low, high }: ForecastPoint,
): readonly ForecastRow[] {
  return [
    ...points.map((point, index) => (index === points.length - 1 ? { ...point, forecast: start } : point)),
    { x, forecast: value, reach: [value - low, high - value] },
  ];
}

interface SectionTrendDrawingsProps extends ScoresProps {
  readonly charts: readonly SectionTrend[];
}

/** Space above the plot for the target's label when the target is near the top. */
const topPx = 14;

/** The charts of SectionTrendCharts, each with its text above it, and hairlines between them if side by side. */
export function SectionTrendDrawings({ charts, ticks, format }: SectionTrendDrawingsProps) {
  const textSize = useTextSize();
  const markScale = useMarkScale();
  const shared = sharedAxes(
    charts.flatMap(({ points }) => points),
    charts.flatMap(({ target }) => target ?? []),
  );
  return (
    <Box
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
      {charts.map(({ label, color, value, comparison, points, target }, rank) => (
        <Box
          key={rank}
          sx={{
            display: 'grid',
            gridRow: 'span 3',
            gridTemplateRows: 'subgrid',
            pt: { xs: rank > 0 ? 2 : 0, md: 0 },
          }}
        >
          <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
            <DotSwatch color={color} />
            <Typography component="span" variant="strong">
              {label}
            </Typography>
            <Typography component="span" variant="figureSmall" sx={{ ml: 'auto' }}>
              {value}
            </Typography>
          </Stack>
          <Typography variant="secondary">{comparison}</Typography>
          <Box sx={{ position: 'relative', mt: 0.5 }}>
            <Box sx={{ position: 'absolute', inset: 0 }}>
              <BandPlot
                points={points}
                color={color}
                reference={target === null ? null : { label: 'target', value: target }}
                ticks={ticks}
                format={format}
                shared={shared}
                leftPx={6 * markScale}
                // Half of the last label.
                margin={{ top: topPx, right: Math.round(1.6 * textSize) }}
                firstIndex={charts.slice(0, rank).reduce((sum, chart) => sum + chart.points.length, 0)}
                abovePx={topPx}
              />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
