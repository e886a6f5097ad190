import { Bar, LabelList, Rectangle, type BarShapeProps, XAxis, YAxis } from 'recharts';
import type { DayCount } from '@/charts/DayCountsChart';
import { chartColors, valueTextStyle } from '@/charts/chartStyles';
import { useTextSize } from '@/charts/figure/figureContext';
import { ActiveColumn } from './ActiveLayer';
import { labelsBelow, Overlay, Plot } from './Plot';

/** The bars of DayCountsChart. */
export function DayCountsDrawing({ days }: { readonly days: readonly DayCount[] }) {
  const textSize = useTextSize();
  const below = labelsBelow(textSize);
  return (
    <Plot
      data={days.map(({ count }, index) => ({ count, index }))}
      margin={{ top: 1.5 * textSize, right: 0 }}
    >
      <XAxis
        {...below}
        axisLine={{ stroke: chartColors.quiet }}
        type="category"
        dataKey="index"
        tickFormatter={(index: number) => days[index]?.tick ?? ''}
      />
      <YAxis hide type="number" domain={[0, Math.max(1, ...days.map(({ count }) => count))]} />
      <Bar data-mark dataKey="count" maxBarSize={44} isAnimationActive={false} shape={DayBar}>
        <LabelList dataKey="count" position="top" offset={4} {...valueTextStyle(textSize)} />
      </Bar>
      <Overlay>
        {(scales) => <ActiveColumn scales={scales} count={days.length} labelsPx={below.height} />}
      </Overlay>
    </Plot>
  );
}

function DayBar({ index, ...bar }: BarShapeProps) {
  return (
    <Rectangle {...bar} radius={[2, 2, 0, 0]} fill={chartColors.bar} fillOpacity={index === 0 ? 1 : 0.4} />
  );
}
