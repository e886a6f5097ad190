import type { ReactNode } from 'react';
import { capitalize, formatDecimalHours, formatTenths } from '@/lib/format';
import { ChartFigure } from './figure/ChartFigure';
import { targetDifferenceText, previousDifferenceText } from './figure/differences';
import { Legend } from './figure/Legend';
import { missingValue } from './figure/chartTable';
import { earlierBarStyle, chartColors, plannedBarStyle } from './chartStyles';
import type { BarSeries, StackedBar, TrendReference } from './chartData';

const loadBars = async () => (await import('./drawings/StackedBarsDrawing')).StackedBarsDrawing;

interface StackedBarsChartProps {
  readonly name: string;
  readonly summary: string;
  /** What a bar is, as the first column of the table: "Day", "Week". */
  readonly xName: string;
  /** Oldest first. */
  readonly bars: readonly StackedBar[];
  /** What each of a bar's values is, from the ground up. */
  readonly series: readonly BarSeries[];
  /** A dashed line: a day's or a week's share of the goal. */
  readonly target: TrendReference | null;
  /** What the paler bars are ("Last week"); null where no bar has an earlier one. */
  readonly beforeName: string | null;
  /** What a bar's height is, as a column of the table: "Hours". */
  readonly totalName?: string;
  /** All bars together, above the legend that names its parts too. */
  readonly whole?: ReactNode;
  readonly format?: (value: number) => string;
  readonly unit?: string;
  /** Opens a bar: the sessions of a day. */
  readonly onOpen?: (index: number) => void;
  /** Shows a part alone, by its place among the series, or all of them again. */
  readonly parts?: { readonly alone: number | null; readonly onTurn: (series: number) => void };
}

/**
 * Bars by day or week, stacked by what they are made of, their totals under them and those of each part in the legend; the same
 * bars of the period before stand behind, wider and paler.
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
  whole,
  format = formatTenths,
  unit = 'h',
  onOpen,
  parts,
}: StackedBarsChartProps) {
  const isPlanned = bars.some(({ planned }) => (planned ?? null) !== null);
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const table = {
    columns: [
      xName,
      totalName,
      ...series.map(({ label }) => label),
      ...(target === null ? [] : [`${capitalize(target.label)} ${formatDecimalHours(target.value)} ${unit}`]),
      ...(beforeName === null ? [] : [beforeName, `Since ${uncapitalized(beforeName)}`]),
      ...(isPlanned ? ['Planned'] : []),
    ],
    rows: bars.map(({ label, values, before, planned = null, toCome = false }, index) => {
      const total = totals[index] ?? 0;
      const ahead = isPlanned ? [planned === null ? missingValue : format(planned)] : [];
      if (toCome)
        return [
          label,
          'to come',
          ...values.map(() => missingValue),
          ...(target === null ? [] : [missingValue]),
          ...(beforeName === null ? [] : [before === null ? missingValue : format(before), missingValue]),
          ...ahead,
        ];
      return [
        label,
        format(total),
        ...values.map(format),
        ...(target === null ? [] : [targetDifferenceText(total, target.value)]),
        ...(beforeName === null
          ? []
          : before === null
            ? [missingValue, missingValue]
            : [format(before), previousDifferenceText(total, before)]),
        ...ahead,
      ];
    }),
  };
  const legend = [
    ...series.map(({ label, color }, part) => ({
      label,
      swatch: <PartSwatch color={color} />,
      total: format(bars.reduce((sum, { values }) => sum + (values[part] ?? 0), 0)),
      ...(parts !== undefined && { onTurn: () => parts.onTurn(part), alone: parts.alone === part }),
    })),
    ...(beforeName === null
      ? []
      : [
          {
            label: uncapitalized(beforeName),
            swatch: <BeforeSwatch />,
            total: format(bars.reduce((sum, { before }) => sum + (before ?? 0), 0)),
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
          {whole}
          <Legend items={legend} />
        </>
      }
      height={264}
      load={loadBars}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          bars={bars}
          colors={series.map(({ color }) => color)}
          target={target}
          format={format}
          unit={unit}
        />
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

/** As a name stands in the middle of a sentence: "Last week" -> "last week". */
function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
