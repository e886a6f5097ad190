import {
  DefaultZIndexes,
  type DotItemDotProps,
  Label,
  Line,
  ReferenceArea,
  ReferenceLine,
  ZIndexLayer,
} from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { clamp, rightOf } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, textHaloStyle } from '@/charts/chartStyles';
import type { CountStep, ShadedSpan } from '@/charts/chartData';
import type { StepsChartProps } from '@/charts/StepsChart';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActivePoints } from './ActiveLayer';
import { Plot, PositionAxis, stillMark, usePlotScales, ValueAxis } from './Plot';
import { plotScale } from './plotScale';

type StepsDrawingProps = Omit<StepsChartProps, 'name' | 'summary' | 'columns' | 'formatX'>;

/** The line of StepsChart. */
export function StepsDrawing(props: StepsDrawingProps) {
  const { steps, end, lineEnd, totalCount, color, evenLabel, lateFrom, stretches, tickUnit, formatTick } =
    props;
  const textSize = useTextSize();
  const scale = plotScale([], [0, totalCount]);
  const { ticks } = plotScale([], [0, end / tickUnit]);
  const corners = [{ x: 0, count: 0 }, ...steps, { x: lineEnd, count: steps.at(-1)?.count ?? 0 }];
  return (
    // Half of the last label fits at the right.
    <Plot data={corners} margin={{ top: textSize + 12, right: 2 * textSize }}>
      <PositionAxis
        domain={[0, end]}
        ticks={ticks.map((tick) => ({ x: tick * tickUnit, text: formatTick(tick) }))}
      />
      <ValueAxis scale={{ ...scale, ticks: [...new Set([...scale.ticks, totalCount])] }} format={String} />
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
        <>
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
          <Label
            value={`dashed: ${evenLabel}`}
            position="insideBottomRight"
            offset={8}
            dx={8}
            {...axisTextStyle(textSize)}
            {...textHaloStyle}
          />
        </>
      )}
      <Line
        data-mark
        type="stepAfter"
        dataKey="count"
        stroke={color}
        strokeWidth={2.5}
        strokeLinejoin="round"
        {...stillMark}
        dot={({ index, cx, cy }: DotItemDotProps) => {
          // The line begins before the first step and ends after the last one.
          const step = steps[index - 1];
          const isLate = lateFrom !== null && step !== undefined && step.x >= lateFrom;
          return isLate && <LateRing x={Number(cx)} y={Number(cy)} />;
        }}
      />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        {stretches.map((stretch) => (
          <StretchLabel key={stretch.from} stretch={stretch} />
        ))}
        <ActivePoints
          points={steps.map(({ x, count }: CountStep) => ({ x, marks: [{ y: count, color }] }))}
        />
      </ZIndexLayer>
    </Plot>
  );
}

function LateRing({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r={4} fill={chartColors.paper} stroke={chartColors.ink} strokeWidth={1.5} />;
}

/** A stretch's label above the plot, centered over the stretch unless that would extend past the plot's sides. */
function StretchLabel({ stretch: { from, to, label } }: { readonly stretch: ShadedSpan }) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, plot } = places;
  const half = estimateTextWidth(label, textSize) / 2;
  const middle = clamp((toX(from) + toX(to)) / 2, plot.left + half, rightOf(plot) - half);
  return (
    <text x={middle} y={plot.top - 8} textAnchor="middle" {...axisTextStyle(textSize)} fill={chartColors.ink}>
      {label}
    </text>
  );
}
