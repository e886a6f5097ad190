import { capitalize } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import {
  cellText,
  type ChartTableCell,
  formatChangeFromPrevious,
  formatOrMissing,
  formatTargetDifference,
  missingValue,
  tableOfColumns,
} from './figure/chartTable';
import { Legend } from './figure/Legend';
import { uncertainLineStyle } from './chartStyles';
import type { ChartPeriod, TrendReference, TrendSeries } from './chartData';

export interface TrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** The name of the x axis, used for the table's first column. Defaults to "Date". */
  readonly xName?: string;
  /** Labels of the positions, such as dates, oldest first. */
  readonly xLabels: readonly ChartTableCell[];
  /** Shorter labels for the axis only; '' for none. */
  readonly xTicks?: readonly string[];
  /** X positions in any unit (days, for example), ascending. Evenly spaced by default. */
  readonly positions?: readonly number[];
  readonly series: readonly TrendSeries[];
  /** Labeled dashed lines for comparison, for example one per target school. */
  readonly references?: readonly TrendReference[];
  /** Named stretches of the axis, shaded behind the lines. The summary has to say their names. */
  readonly periods?: readonly ChartPeriod[];
  /**
   * For a single series only: adds table columns with each value's difference from the references and, under this name, from the
   * previous value: "Since the test before".
   */
  readonly sinceName?: string;
  /** The value before the first one, if the range leaves earlier ones out; null if there is none. */
  readonly valueBefore?: number | null;
  /** Both ends of the y axis, widened for values beyond them. By default, the nearest round values around all the data. */
  readonly range?: readonly [number, number];
  /** Names the lines in a legend, because their ends are too close together for labels. */
  readonly hasLegend?: boolean;
  /** Formats a value for the line ends, the table, and screen readers. */
  readonly format: (value: number) => string;
  readonly axisFormat?: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** One or more lines over the same positions, labeled at their ends or in a legend, with targets as labeled dashed lines. */
export function TrendChart({
  name,
  summary,
  xName = 'Date',
  xLabels,
  xTicks = xLabels.map(cellText),
  positions = xLabels.map((_, index) => index),
  series,
  references = [],
  periods = [],
  sinceName,
  valueBefore = null,
  range,
  hasLegend = false,
  format,
  axisFormat = format,
  onOpen,
}: TrendChartProps) {
  const [lone] = series.length === 1 ? series : [];
  const table = tableOfColumns(xName, xLabels, [
    ...series.map(({ label, values }) => ({
      name: label,
      texts: values.map((value) => formatOrMissing(value, format)),
    })),
    ...(sinceName !== undefined && lone !== undefined
      ? [
          ...references.map(({ label, value }) => ({
            name: `${capitalize(label)} ${format(value)}`,
            texts: lone.values.map((each) =>
              formatOrMissing(each, (known) => formatTargetDifference(known, value)),
            ),
          })),
          { name: sinceName, texts: changesOf(lone, valueBefore) },
        ]
      : []),
  ]);
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={hasLegend ? 320 : 232}
      legend={
        hasLegend && (
          <Legend
            items={series.map((each) => ({ label: each.label, swatch: <LineSwatch series={each} /> }))}
          />
        )
      }
      onOpen={onOpen}
      draw={({ TrendDrawing }) => (
        <TrendDrawing
          ticks={xTicks}
          {...{ positions, series, references, periods, range, hasLegend, format, axisFormat }}
        />
      )}
    />
  );
}

function changesOf({ values }: TrendSeries, valueBefore: number | null): readonly string[] {
  return values.map((value, index) =>
    value === null
      ? missingValue
      : formatChangeFromPrevious(
          value,
          values.slice(0, index).findLast((each) => each !== null) ?? valueBefore,
        ),
  );
}

function LineSwatch({ series: { color, isRough = false } }: { readonly series: TrendSeries }) {
  return (
    <svg width={24} height={8} aria-hidden>
      <line
        x1={0}
        x2={24}
        y1={4}
        y2={4}
        stroke={color}
        strokeWidth={2.5}
        {...(isRough && uncertainLineStyle)}
      />
    </svg>
  );
}
