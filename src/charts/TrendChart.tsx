import { capitalize } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import {
  cellText,
  type DateCell,
  formatChangeFromPrevious,
  formatTargetDifference,
  missingValue,
} from './figure/chartTable';
import type { TrendReference, TrendSeries } from './chartData';

interface TrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** The name of the x axis, used for the table's first column. Defaults to "Date". */
  readonly xName?: string;
  /** Date labels, oldest first. */
  readonly xLabels: readonly DateCell[];
  /** Shorter labels for the axis only. */
  readonly xTicks?: readonly string[];
  /** X positions in any unit (days, for example), ascending. Evenly spaced by default. */
  readonly positions?: readonly number[];
  readonly series: readonly TrendSeries[];
  /** A labeled dashed line for comparison, usually a target. */
  readonly reference?: TrendReference;
  /** Multiple reference lines, for example one per target school. Use instead of `reference`. */
  readonly references?: readonly TrendReference[];
  /**
   * For a single series only: adds table columns with each value's difference from the references and, under this name, from the
   * previous value: "Since the test before".
   */
  readonly sinceName?: string;
  /** Both ends of the y axis, widened for values beyond them. By default, the nearest round values around all the data. */
  readonly range?: readonly [number, number];
  /** Formats a value for the axis, the line ends, the table, and screen readers. */
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** One or more lines over the same dates, each labeled at its end, with targets as labeled dashed lines. */
export function TrendChart({
  name,
  summary,
  xName = 'Date',
  xLabels,
  xTicks = xLabels.map(cellText),
  positions = xLabels.map((_, index) => index),
  series,
  reference,
  references = reference === undefined ? [] : [reference],
  sinceName,
  range,
  format,
  onOpen,
}: TrendChartProps) {
  const [lone] = series.length === 1 ? series : [];
  const isCompared = sinceName !== undefined && lone !== undefined;
  const table = {
    columns: [
      xName,
      ...series.map(({ label }) => label),
      ...(isCompared
        ? [...references.map(({ label, value }) => `${capitalize(label)} ${format(value)}`), sinceName]
        : []),
    ],
    rows: xLabels.map((label, index) => [
      label,
      ...series.map((each) => {
        const value = each.values[index] ?? null;
        return value === null ? missingValue : format(value);
      }),
      ...(isCompared ? comparedCells(lone, index, references) : []),
    ]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={232}
      onOpen={onOpen}
      draw={({ TrendDrawing }) => (
        <TrendDrawing ticks={xTicks} {...{ positions, series, references, range, format }} />
      )}
    />
  );
}

function comparedCells(
  { values }: TrendSeries,
  index: number,
  references: readonly TrendReference[],
): readonly string[] {
  const value = values[index] ?? null;
  if (value === null) return [...references.map(() => missingValue), missingValue];
  const before = values.slice(0, index).findLast((each) => each !== null) ?? null;
  return [
    ...references.map((each) => formatTargetDifference(value, each.value)),
    formatChangeFromPrevious(value, before),
  ];
}
