import { DefaultZIndexes, Line, ReferenceArea, ReferenceLine } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { clamp } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, textHaloStyle } from '@/charts/chartStyles';
import type { CountStep, ShadedSpan } from '@/charts/chartData';
import { scaleBetween, estimateTextWidth } from '@/charts/geometry/scale';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';
import { Ring, ringBox } from './parts/marks';
import { type PlotRow, plotRows, staticMarkProps } from './parts/plotRows';

interface StepsDrawingProps {
  readonly steps: readonly CountStep[];
  readonly end: number;
  readonly totalCount: number;
  readonly lineEnd: number;
  readonly color: string;
  readonly evenLabel: string | null;
  readonly lateFrom: number | null;
  readonly stretches: readonly ShadedSpan[];
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

export function StepsDrawing(props: StepsDrawingProps) {
  const { steps, end, lineEnd, totalCount, color, evenLabel, lateFrom, stretches, tickUnit, formatTick } =
    props;
  const scale = scaleBetween(0, totalCount);
  const ticks = scaleBetween(0, end / tickUnit).ticks;
  const corners = [{ x: 0, count: 0 }, ...steps, { x: lineEnd, count: steps.at(-1)?.count ?? 0 }];
  return (
    <PlotFrame
      x={[0, end]}
      scale={{ ...scale, ticks: [...new Set([...scale.ticks, totalCount])] }}
      format={String}
      margin={{ top: 24, right: 12 }}
      rows={plotRows(corners.map(({ x }) => x))}
      marks={
        <>
          {stretches.map(({ from, to }) => (
            <ReferenceArea
              key={from}
              x1={from}
              x2={to}
              fill={chartColors.quiet}
              fillOpacity={0.12}
              zIndex={DefaultZIndexes.grid}
            />
          ))}
          {evenLabel !== null && (
            <ReferenceLine
              segment={[
                { x: 0, y: 0 },
                { x: end, y: totalCount },
              ]}
              stroke={chartColors.quiet}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              zIndex={DefaultZIndexes.grid}
            />
          )}
          <Line
            data-mark
            type="stepAfter"
            dataKey={({ index }: PlotRow) => corners[index]?.count ?? null}
            stroke={color}
            strokeWidth={2.5}
            strokeLinejoin="round"
            {...staticMarkProps}
          />
        </>
      }
    >
      {stretches.map((stretch) => (
        <StretchLabel key={stretch.from} stretch={stretch} />
      ))}
      {evenLabel !== null && <EvenPaceLabel label={evenLabel} />}
      <LateSteps steps={steps} lateFrom={lateFrom} />
      <AxisLabels labels={ticks.map((tick) => ({ x: tick * tickUnit, text: formatTick(tick) }))} />
      <ActiveStep steps={steps} color={color} />
    </PlotFrame>
  );
}

/** A stretch's label above the plot, centered over the stretch unless that would extend past the plot's sides. */
function StretchLabel({ stretch: { from, to, label } }: { stretch: ShadedSpan }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, plot } = places;
  const half = estimateTextWidth(label, textSize) / 2;
  const middle = clamp((toX(from) + toX(to)) / 2, plot.left + half, plot.left + plot.width - half);
  return (
    <text x={middle} y={plot.top - 8} textAnchor="middle" {...axisTextStyle(textSize)} fill={chartColors.ink}>
      {label}
    </text>
  );
}

function EvenPaceLabel({ label }: { label: string }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { plot } = places;
  return (
    <text
      x={plot.left + plot.width}
      y={plot.top + plot.height - 8}
      textAnchor="end"
      {...axisTextStyle(textSize)}
      {...textHaloStyle}
    >
      dashed: {label}
    </text>
  );
}

function LateSteps({ steps, lateFrom }: Pick<StepsDrawingProps, 'steps' | 'lateFrom'>) {
  const places = usePlotScales();
  if (places === null || lateFrom === null) return null;
  const { toX, toY } = places;
  return steps
    .filter((step) => step.x >= lateFrom)
    .map((step) => (
      <circle
        key={step.count}
        cx={toX(step.x)}
        cy={toY(step.count)}
        r={4}
        fill={chartColors.paper}
        stroke={chartColors.ink}
        strokeWidth={1.5}
      />
    ));
}

function ActiveStep({ steps, color }: Pick<StepsDrawingProps, 'steps' | 'color'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  return (
    <ActiveLayer
      marks={steps.map(({ x, count }) => ringBox(toX(x), toY(count)))}
      axis="x"
      crosshair={{ top: plot.top, bottom: plot.top + plot.height }}
    >
      {(index) => {
        const step = steps[index];
        return step !== undefined && <Ring x={toX(step.x)} y={toY(step.count)} color={color} />;
      }}
    </ActiveLayer>
  );
}
