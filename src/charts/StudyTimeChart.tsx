import type { ReactNode } from 'react';
import { capitalize, formatDecimalHours, formatTableHours, uncapitalize } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import { DotSwatch, Legend } from './figure/Legend';
import {
  formatChangeFromPrevious,
  formatOrMissing,
  formatTargetDifference,
  missingValue,
  tableOfColumns,
} from './figure/chartTable';
import { earlierBarStyle, chartColors, plannedBarStyle } from './chartStyles';
import {
  type BarSeries,
  barTotal,
  hasNote,
  isPlanned,
  type StudyTimeBar,
  type TrendReference,
} from './chartData';

interface StudyTimeChartProps {
  readonly name: string;
  readonly summary: string;
  /** The unit that a bar stands for, used as the name of the table's first column: "Day", "Week". */
  readonly xName: string;
  /** Oldest first. */
  readonly bars: readonly StudyTimeBar[];
  /** The subjects of each bar, bottom to top. */
  readonly series: readonly BarSeries[];
  /** A dashed line at the target for one bar: a study day's share of the weekly target, or all of it for a week. */
  readonly target: TrendReference | null;
  /** The name of the previous period, drawn as paler bars: "Last week"; null if no bar has an earlier value. */
  readonly beforeName: string | null;
  /** Summary of all bars, shown above the legend. */
  readonly overview?: ReactNode;
  /** Formats hours. */
  readonly format?: (value: number) => string;
  /** Opens the details of a bar, such as a day's sessions. */
  readonly onOpen?: (index: number) => void;
  /** Lets the legend show one series alone. `shown` is its index, null for all; `onToggle` selects or deselects a series. */
  readonly alone?: { readonly shown: number | null; readonly onToggle: (series: number) => void };
}

/**
 * Hours by day or week as stacked bars, with each bar's total below it and each series' total in the legend. Behind each bar, a
 * wider and paler one shows its counterpart in the previous period. Bars with a note are shaded.
 */
export function StudyTimeChart({
  name,
  summary,
  xName,
  bars,
  series,
  target,
  beforeName,
  overview,
  format = formatTableHours,
  onOpen,
  alone,
}: StudyTimeChartProps) {
  const hasPlanned = bars.some(isPlanned);
  /** Texts of the bars so far. */
  const past = (text: (bar: StudyTimeBar) => string, ahead = missingValue) =>
    bars.map((bar) => (bar.isFuture === true ? ahead : text(bar)));
  const table = tableOfColumns(
    xName,
    bars.map(({ label }) => label),
    [
      { name: 'Hours', texts: past((bar) => format(barTotal(bar)), 'to come') },
      ...series.map(({ label }, rank) => ({
        name: label,
        texts: past(({ values }) => format(values[rank] ?? 0)),
      })),
      ...(target === null
        ? []
        : [
            {
              name: `${capitalize(target.label)} ${formatDecimalHours(target.value)} h`,
              texts: past((bar) =>
                bar.isRest === true ? 'rest day' : formatTargetDifference(barTotal(bar), target.value),
              ),
            },
          ]),
      ...(beforeName === null
        ? []
        : [
            { name: beforeName, texts: bars.map(({ previous }) => formatOrMissing(previous, format)) },
            {
              name: `Since ${uncapitalize(beforeName)}`,
              texts: past((bar) =>
                formatOrMissing(bar.previous, (before) => formatChangeFromPrevious(barTotal(bar), before)),
              ),
            },
          ]),
      ...(bars.some(hasNote)
        ? [{ name: 'Note', texts: bars.map((bar) => (hasNote(bar) ? (bar.note ?? '') : missingValue)) }]
        : []),
      ...(hasPlanned
        ? [{ name: 'Planned', texts: bars.map(({ planned = null }) => formatOrMissing(planned, format)) }]
        : []),
    ],
  );
  const total = (hours: (bar: StudyTimeBar) => number | null | undefined) =>
    format(bars.reduce((sum, bar) => sum + (hours(bar) ?? 0), 0));
  const legend = [
    ...series.map(({ label, color }, rank) => ({
      label,
      swatch: <DotSwatch color={color} />,
      total: total(({ values }) => values[rank]),
      ...(alone !== undefined && {
        onToggle: () => alone.onToggle(rank),
        isAlone: alone.shown === rank,
      }),
    })),
    ...(beforeName === null
      ? []
      : [
          {
            label: uncapitalize(beforeName),
            swatch: <BeforeSwatch />,
            total: total(({ previous }) => previous),
          },
        ]),
    ...(hasPlanned
      ? [{ label: 'planned', swatch: <PlannedSwatch />, total: total(({ planned }) => planned) }]
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
      // One bar has nothing to be compared with.
      height={bars.length === 1 ? 144 : 264}
      onOpen={onOpen}
      draw={({ StudyTimeDrawing }) => (
        <StudyTimeDrawing {...{ bars, target, format }} colors={series.map(({ color }) => color)} />
      )}
    />
  );
}

function PlannedSwatch() {
  return (
    <svg aria-hidden viewBox="0 0 14 12" style={{ width: '0.875rem', height: '0.75rem' }}>
      <rect x={0.5} y={0.5} width={13} height={11} {...plannedBarStyle} />
    </svg>
  );
}

function BeforeSwatch() {
  return (
    <svg aria-hidden viewBox="0 0 14 12" style={{ width: '0.875rem', height: '0.75rem' }}>
      <rect width={14} height={12} {...earlierBarStyle} />
      <rect width={14} height={1.5} fill={chartColors.quiet} />
    </svg>
  );
}
