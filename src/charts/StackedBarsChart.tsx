import type { ReactNode } from 'react';
import { capitalize, formatDecimalHours, formatTableHours, uncapitalize } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import { Legend } from './figure/Legend';
import { formatChangeFromPrevious, formatTargetDifference, missingValue } from './figure/chartTable';
import { earlierBarStyle, chartColors, plannedBarStyle } from './chartStyles';
import { type BarSeries, barTotal, type StackedBar, type TrendReference } from './chartData';

interface StackedBarsChartProps {
  readonly name: string;
  readonly summary: string;
  /** The unit that a bar stands for, used as the name of the table's first column: "Day", "Week". */
  readonly xName: string;
  /** Oldest first. */
  readonly bars: readonly StackedBar[];
  /** The parts of each bar, bottom to top. */
  readonly series: readonly BarSeries[];
  /** A dashed line at the target for one bar: a day's share of the weekly target, or all of it for a week. */
  readonly target: TrendReference | null;
  /** The name of the previous period, drawn as paler bars: "Last week"; null if no bar has an earlier value. */
  readonly beforeName: string | null;
  /** The name of the table column for the bars' totals: "Hours". */
  readonly totalName?: string;
  /** Summary of all bars, shown above the legend. */
  readonly overview?: ReactNode;
  readonly format?: (value: number) => string;
  readonly unit?: string;
  /** Opens the details of a bar, such as a day's sessions. */
  readonly onOpen?: (index: number) => void;
  /** Lets the legend show one series alone. `shownAlone` is its index, null for all; `onToggle` selects or deselects a series. */
  readonly parts?: { readonly shownAlone: number | null; readonly onToggle: (series: number) => void };
}

/**
 * Stacked bars by day or week, with each bar's total below it and each series' total in the legend. Behind each bar, a wider and
 * paler one shows its counterpart in the previous period.
 */
export function StackedBarsChart({
  name,
  summary,
  xName,
  bars,
  series,
  target,
  beforeName,
  totalName = 'Hours',
  overview,
  format = formatTableHours,
  unit = 'h',
  onOpen,
  parts,
}: StackedBarsChartProps) {
  const isPlanned = bars.some(({ planned }) => (planned ?? null) !== null);
  const totals = bars.map(barTotal);
  const table = {
    columns: [
      xName,
      totalName,
      ...series.map(({ label }) => label),
      ...(target === null ? [] : [`${capitalize(target.label)} ${formatDecimalHours(target.value)} ${unit}`]),
      ...(beforeName === null ? [] : [beforeName, `Since ${uncapitalize(beforeName)}`]),
      ...(isPlanned ? ['Planned'] : []),
    ],
    rows: bars.map(({ label, values, previous, planned = null, isFuture = false }, index) => {
      const total = totals[index] ?? 0;
      const ahead = isPlanned ? [planned === null ? missingValue : format(planned)] : [];
      if (isFuture)
        return [
          label,
          'to come',
          ...values.map(() => missingValue),
          ...(target === null ? [] : [missingValue]),
          ...(beforeName === null ? [] : [previous === null ? missingValue : format(previous), missingValue]),
          ...ahead,
        ];
      return [
        label,
        format(total),
        ...values.map(format),
        ...(target === null ? [] : [formatTargetDifference(total, target.value)]),
        ...(beforeName === null
          ? []
          : previous === null
            ? [missingValue, missingValue]
            : [format(previous), formatChangeFromPrevious(total, previous)]),
        ...ahead,
      ];
    }),
  };
  const legend = [
    ...series.map(({ label, color }, part) => ({
      label,
      swatch: <PartSwatch color={color} />,
      total: format(bars.reduce((sum, { values }) => sum + (values[part] ?? 0), 0)),
      ...(parts !== undefined && {
        onToggle: () => parts.onToggle(part),
        isAlone: parts.shownAlone === part,
      }),
    })),
    ...(beforeName === null
      ? []
      : [
          {
            label: uncapitalize(beforeName),
            swatch: <BeforeSwatch />,
            total: format(bars.reduce((sum, { previous }) => sum + (previous ?? 0), 0)),
          },
        ]),
    ...(isPlanned
      ? [
          {
            label: 'planned',
            swatch: <PlannedSwatch />,
            total: format(bars.reduce((sum, { planned }) => sum + (planned ?? 0), 0)),
          },
        ]
      : []),
  ];
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      legend={
        <>
          {overview}
          <Legend items={legend} />
        </>
      }
      height={264}
      onOpen={onOpen}
      draw={({ StackedBarsDrawing }) => (
        <StackedBarsDrawing {...{ bars, target, format, unit }} colors={series.map(({ color }) => color)} />
      )}
    />
  );
}

function PartSwatch({ color }: { color: string }) {
  return (
    <svg aria-hidden width={8} height={8}>
      <circle cx={4} cy={4} r={4} fill={color} />
    </svg>
  );
}

function PlannedSwatch() {
  return (
    <svg aria-hidden width={14} height={12}>
      <rect x={0.5} y={0.5} width={13} height={11} {...plannedBarStyle} />
    </svg>
  );
}

function BeforeSwatch() {
  return (
    <svg aria-hidden width={14} height={12}>
      <rect width={14} height={12} {...earlierBarStyle} />
      <rect width={14} height={1.5} fill={chartColors.quiet} />
    </svg>
  );
}
