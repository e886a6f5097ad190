import { DefaultZIndexes, type DotItemDotProps, Label, Line, ReferenceArea, ReferenceLine } from 'recharts';
import { useTextSize } from '@/charts/figure/figureContext';
import { clamp, rightOf } from '@/charts/geometry/boxGeometry';
import { axisTextStyle, chartColors, textHaloStyle } from '@/charts/chartStyles';
import type { AnswerPaceChartProps } from '@/charts/AnswerPaceChart';
import { estimateTextWidth } from '@/charts/geometry/text';
import { ActivePoints } from './ActiveLayer';
import { Overlay, Plot, PositionAxis, type PlotScales, stillMark, ValueAxis } from './Plot';
import { plotScale } from './plotScale';

type AnswerPaceDrawingProps = Omit<AnswerPaceChartProps, 'name' | 'summary' | 'columns' | 'formatX'>;

/** The line of AnswerPaceChart. */
export function AnswerPaceDrawing(props: AnswerPaceDrawingProps) {
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
      <Overlay>
        {(scales) => (
          <>
            {stretches.map((stretch) => (
              <StretchLabel key={stretch.from} scales={scales} stretch={stretch} />
            ))}
            <ActivePoints
              scales={scales}
              points={steps.map(({ x, count }) => ({ x, marks: [{ y: count, color }] }))}
            />
          </>
        )}
      </Overlay>
    </Plot>
  );
}

function LateRing({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r={4} fill={chartColors.paper} stroke={chartColors.ink} strokeWidth={1.5} />;
}

interface StretchLabelProps {
  readonly scales: PlotScales;
  readonly stretch: AnswerPaceChartProps['stretches'][number];
}

/** A stretch's label above the plot, centered over the stretch unless that would extend past the plot's sides. */
function StretchLabel({ scales: { toX, plot }, stretch: { from, to, label } }: StretchLabelProps) {
  const textSize = useTextSize();
  const half = estimateTextWidth(label, textSize) / 2;
  const middle = clamp((toX(from) + toX(to)) / 2, plot.left + half, rightOf(plot) - half);
  return (
    <text x={middle} y={plot.top - 8} textAnchor="middle" {...axisTextStyle(textSize)} fill={chartColors.ink}>
      {label}
    </text>
  );
}
