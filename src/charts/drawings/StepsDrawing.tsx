import { CartesianGrid, DefaultZIndexes, Scatter, ScatterChart, XAxis, YAxis, ZIndexLayer } from 'recharts';
import type { PointedDrawingProps } from '@/charts/ChartFigure';
import { axisText, inks, overDrawing, valueText } from '@/charts/look';
import type { CountStep, Stretch } from '@/charts/points';
import { scaleBetween, textPx } from '@/charts/scale';
import { PlaceLine } from './lines';
import { PointerAlong } from './PointerLayer';
import { noShape, usePlaces, wholeBox } from './frame';

interface StepsDrawingProps extends PointedDrawingProps {
  readonly steps: readonly CountStep[];
  readonly end: number;
  readonly all: number;
  readonly until: number;
  readonly color: string;
  readonly evenLabel: string | null;
  readonly lateFrom: number | null;
  readonly stretches: readonly Stretch[];
  readonly formatX: (at: number) => string;
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

/** The steps of StepsChart. */
export function StepsDrawing(props: StepsDrawingProps) {
  const {
    steps,
    end,
    until,
    all,
    color,
    evenLabel,
    lateFrom,
    stretches,
    formatX,
    tickUnit,
    formatTick,
    active,
    onActive,
  } = props;
  const scale = scaleBetween(0, all);
  const ticks = [...new Set([...scale.ticks, all])];
  const at = active === null ? null : (steps[active] ?? null);
  return (
    <ScatterChart {...wholeBox} margin={{ top: 24, right: 12, bottom: 0, left: 0 }}>
      <CartesianGrid vertical={false} stroke={inks.grid} />
      <XAxis
        type="number"
        dataKey="at"
        domain={[0, end]}
        ticks={scaleBetween(0, end / tickUnit).ticks.map((tick) => tick * tickUnit)}
        tickFormatter={(tick: number) => formatTick(tick / tickUnit)}
        tickLine={false}
        axisLine={false}
        tick={axisText}
      />
      <YAxis
        type="number"
        dataKey="count"
        domain={[0, all]}
        ticks={ticks}
        width={textPx(String(all)) + 10}
        tickLine={false}
        axisLine={false}
        tick={axisText}
        interval={0}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.grid}>
        {stretches.map((stretch) => (
          <StretchShade key={stretch.from} stretch={stretch} />
        ))}
        {evenLabel !== null && <EvenPace end={end} all={all} label={evenLabel} />}
      </ZIndexLayer>
      {at !== null && <PlaceLine x={at.at} />}
      <Scatter data={[{ at: 0, count: 0 }]} isAnimationActive={false} shape={noShape} />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <StepLine steps={steps} until={until} color={color} />
        <StepMarks steps={steps} lateFrom={lateFrom} color={color} at={at} formatX={formatX} />
        <PointerAlong positions={steps.map((step) => step.at)} onActive={onActive} />
      </ZIndexLayer>
    </ScatterChart>
  );
}

function StretchShade({ stretch: { from, to, label } }: { stretch: Stretch }) {
  const places = usePlaces();
  const [left, right] = [places?.toX(from), places?.toX(to)];
  if (places === null || left === undefined || right === undefined) return null;
  const { plot } = places;
  const half = textPx(label) / 2;
  const middle = Math.max(plot.x + half, Math.min(plot.x + plot.width - half, (left + right) / 2));
  return (
    <g>
      <rect
        x={left}
        y={plot.y}
        width={right - left}
        height={plot.height}
        fill={inks.quiet}
        fillOpacity={0.12}
      />
      <text x={middle} y={plot.y - 8} textAnchor="middle" {...axisText} fill={inks.ink}>
        {label}
      </text>
    </g>
  );
}

function EvenPace({ end, all, label }: { end: number; all: number; label: string }) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  return (
    <g>
      <line
        x1={toX(0)}
        y1={toY(0)}
        x2={toX(end)}
        y2={toY(all)}
        stroke={inks.quiet}
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <text
        x={plot.x + plot.width}
        y={plot.y + plot.height - 8}
        textAnchor="end"
        {...axisText}
        {...overDrawing}
      >
        dashed: {label}
      </text>
    </g>
  );
}

/** Drawn by hand: Recharts' line would bring 5 kB that no other drawing of a report needs. */
function StepLine({ steps, until, color }: Pick<StepsDrawingProps, 'steps' | 'until' | 'color'>) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY } = places;
  const path = steps.map(({ at, count }) => `H${toX(at)}V${toY(count)}`).join('');
  return (
    <path
      d={`M${toX(0)},${toY(0)}${path}H${toX(until)}`}
      fill="none"
      stroke={color}
      strokeWidth={2.5}
      strokeLinejoin="round"
    />
  );
}

interface StepMarksProps extends Pick<StepsDrawingProps, 'steps' | 'lateFrom' | 'color' | 'formatX'> {
  readonly at: CountStep | null;
}

/** Rings at late steps, and the step that the pointer or the keyboard is on with its words. */
function StepMarks({ steps, lateFrom, color, at, formatX }: StepMarksProps) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  const x = at === null ? 0 : (toX(at.at) ?? 0);
  const leftHalf = x < plot.x + plot.width / 2;
  return (
    <g>
      {steps
        .filter((step) => lateFrom !== null && step.at >= lateFrom)
        .map((step) => (
          <circle
            key={step.count}
            cx={toX(step.at)}
            cy={toY(step.count)}
            r={4}
            fill={inks.paper}
            stroke={inks.ink}
            strokeWidth={1.5}
          />
        ))}
      {at !== null && (
        <>
          <circle cx={x} cy={toY(at.count)} r={6} fill={color} stroke={inks.goal} strokeWidth={2} />
          <text
            x={x + (leftHalf ? 10 : -10)}
            y={Math.max(plot.y + 12, (toY(at.count) ?? 0) - 10)}
            textAnchor={leftHalf ? 'start' : 'end'}
            {...valueText}
          >
            {at.count} at {formatX(at.at)}
          </text>
        </>
      )}
    </g>
  );
}
