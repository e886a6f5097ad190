/** Named stretches of the x axis: a quiet shade behind the marks, and names above the plot. */
import { ReferenceArea } from 'recharts';
import type { ChartPeriod } from '@/charts/chartData';
import { axisTextStyle, chartColors, periodStyle } from '@/charts/chartStyles';
import { useTextSize } from '@/charts/figure/figureContext';
import { clamp, rightOf } from '@/charts/geometry/boxGeometry';
import { estimateTextWidth, placeInRow } from '@/charts/geometry/text';
import { lineHeight } from '@/charts/geometry/textPlacement';
import { isolated } from '@/lib/text/isolated';
import type { PlotScales } from './Plot';

interface PeriodsProps {
  readonly periods: readonly ChartPeriod[];
}

/** Height of the row of names above the plot; 0 without periods. */
export function periodRowPx(periods: readonly ChartPeriod[], textSize: number): number {
  return periods.length === 0 ? 0 : lineHeight(textSize);
}

/** The shades. Their sides are lines, so that a day on a long axis and a shade in forced colors stay visible. */
export function Periods({ periods }: PeriodsProps) {
  return periods.map(({ from, to }, index) => (
    <ReferenceArea key={index} x1={from} x2={to} ifOverflow="hidden" {...periodStyle} />
  ));
}

/** The names, each above the middle of its period. One that has no room beside a later one is left to the table. */
export function PeriodNames({ periods, scales: { toX, plot } }: PeriodsProps & { scales: PlotScales }) {
  const textSize = useTextSize();
  const inPlot = (x: number) => clamp(toX(x), plot.left, rightOf(plot));
  const names = periods
    .map(({ from, to, label }) => ({
      label: isolated(label),
      center: (inPlot(from) + inPlot(to)) / 2,
      width: estimateTextWidth(label, textSize),
    }))
    .toSorted((a, b) => a.center - b.center);
  return placeInRow(names, plot.left, rightOf(plot)).map((center, index) =>
    center === null ? null : (
      <text
        key={index}
        x={center}
        y={plot.top - 6}
        textAnchor="middle"
        {...axisTextStyle(textSize)}
        fill={chartColors.ink}
      >
        {names[index]?.label}
      </text>
    ),
  );
}
