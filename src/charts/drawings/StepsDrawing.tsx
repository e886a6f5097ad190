import { useTextSize } from '@/charts/figure/figureContext';
import { clamp } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, textHaloStyle } from '@/charts/chartStyles';
import type { CountStep, ShadedSpan } from '@/charts/chartData';
import { scaleBetween, estimateTextWidth } from '@/charts/geometry/scale';
import { ActiveLayer } from './parts/ActiveLayer';
import { AxisLabels } from './parts/axes';
import { PlotFrame } from './parts/PlotFrame';
import { usePlotScales } from './parts/plotScales';
import { Ring, ringAt } from './parts/marks';

interface StepsDrawingProps {
  readonly steps: readonly CountStep[];
  readonly end: number;
  readonly all: number;
  readonly until: number;
  readonly color: string;
  readonly evenLabel: string | null;
  readonly lateFrom: number | null;
  readonly stretches: readonly ShadedSpan[];
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

export function StepsDrawing(props: StepsDrawingProps) {
  const { steps, end, until, all, color, evenLabel, lateFrom, stretches, tickUnit, formatTick } = props;
  const scale = scaleBetween(0, all);
  const ticks = scaleBetween(0, end / tickUnit).ticks;
  return (
    <PlotFrame
      x={[0, end]}
      scale={{ ...scale, ticks: [...new Set([...scale.ticks, all])] }}
      format={String}
      margin={{ top: 24, right: 12 }}
      ground={
        <>
          {stretches.map((stretch) => (
            <StretchShade key={stretch.from} stretch={stretch} />
          ))}
          {evenLabel !== null && <EvenPace end={end} all={all} label={evenLabel} />}
        </>
      }
    >
      <StepLine steps={steps} until={until} color={color} />
      <LateSteps steps={steps} lateFrom={lateFrom} />
      <AxisLabels labels={ticks.map((tick) => ({ at: tick * tickUnit, text: formatTick(tick) }))} />
      <ActiveStep steps={steps} color={color} />
    </PlotFrame>
  );
}

function StretchShade({ stretch: { from, to, label } }: { stretch: ShadedSpan }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, plot } = places;
  const [left, right] = [toX(from), toX(to)];
  const half = estimateTextWidth(label, textSize) / 2;
  const middle = clamp((left + right) / 2, plot.left + half, plot.left + plot.width - half);
  return (
    <g>
      <rect
        x={left}
        y={plot.top}
        width={right - left}
        height={plot.height}
        fill={chartColors.quiet}
        fillOpacity={0.12}
      />
      <text
        x={middle}
        y={plot.top - 8}
        textAnchor="middle"
        {...axisTextStyle(textSize)}
        fill={chartColors.ink}
      >
        {label}
      </text>
    </g>
  );
}

function EvenPace({ end, all, label }: { end: number; all: number; label: string }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  return (
    <g>
      <line
        x1={toX(0)}
        y1={toY(0)}
        x2={toX(end)}
        y2={toY(all)}
        stroke={chartColors.quiet}
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <text
        x={plot.left + plot.width}
        y={plot.top + plot.height - 8}
        textAnchor="end"
        {...axisTextStyle(textSize)}
        {...textHaloStyle}
      >
        dashed: {label}
      </text>
    </g>
  );
}

function StepLine({ steps, until, color }: Pick<StepsDrawingProps, 'steps' | 'until' | 'color'>) {
  const places = usePlotScales();
  if (places === null) return null;
  const { toX, toY } = places;
  const path = steps.map(({ at, count }) => `H${toX(at)}V${toY(count)}`).join('');
  return (
    <path
      data-mark
      d={`M${toX(0)},${toY(0)}${path}H${toX(until)}`}
      fill="none"
      stroke={color}
      strokeWidth={2.5}
      strokeLinejoin="round"
    />
  );
}

function LateSteps({ steps, lateFrom }: Pick<StepsDrawingProps, 'steps' | 'lateFrom'>) {
  const places = usePlotScales();
  if (places === null || lateFrom === null) return null;
  const { toX, toY } = places;
  return steps
    .filter((step) => step.at >= lateFrom)
    .map((step) => (
      <circle
        key={step.count}
        cx={toX(step.at)}
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
      marks={steps.map(({ at, count }) => ringAt(toX(at), toY(count)))}
      along="x"
      crosshair={{ top: plot.top, bottom: plot.top + plot.height }}
    >
      {(index) => {
        const step = steps[index];
        return step !== undefined && <Ring x={toX(step.at)} y={toY(step.count)} color={color} />;
      }}
    </ActiveLayer>
  );
}
