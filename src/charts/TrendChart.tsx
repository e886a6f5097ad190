import { capitalize } from '@/lib/format';
import { targetDifferenceText, previousDifferenceText } from './figure/differences';
import { ChartFigure } from './figure/ChartFigure';
import { missingValue } from './figure/chartTable';
import type { TrendReference, TrendSeries } from './chartData';
import { scaleBetween, tidyScale, widenRange } from './geometry/scale';

const loadLines = async () => (await import('./drawings/TrendDrawing')).TrendDrawing;

interface TrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** What the x axis counts, as the first column of the table: "Date" unless said otherwise. */
  readonly xName?: string;
  /** Names of the dates, oldest first. */
  readonly xLabels: readonly string[];
  /** Shorter names for the axis alone. */
  readonly xTicks?: readonly string[];
  /** Where each date lies, in any unit (days, for example), rising; evenly spaced unless given. */
  readonly positions?: readonly number[];
  readonly series: readonly TrendSeries[];
  /** A dashed line to compare with: a target. */
  readonly reference?: TrendReference;
  /** Several of them: what each target school asks for. */
  readonly references?: readonly TrendReference[];
  /**
   * Of a lone series: adds how far each value lies from the references and, in a column of this name, from the date before
   * ("Since the test before").
   */
  readonly sinceName?: string;
  /** Both ends of the y axis, moved outwards for what lies beyond them; else the nearest round values around all that is drawn. */
  readonly range?: readonly [number, number];
  /** Writes a value on the axis, at the lines' ends, in the table and for reading aloud. */
  readonly format: (value: number) => string;
  /** Opens what a date stands for. */
  readonly onOpen?: (index: number) => void;
}

/** One or more lines over the same dates, each named at its end, with targets as labeled dashed lines. */
export function TrendChart({
  name,
  summary,
  xName = 'Date',
  xLabels,
  xTicks = xLabels,
  positions = xLabels.map((_, index) => index),
  series,
  reference,
  references = reference === undefined ? [] : [reference],
  sinceName,
  range,
  format,
  onOpen,
}: TrendChartProps) {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const targets = references.map(({ value }) => value);
  const drawn = [...values, ...targets];
  const scale = range === undefined ? tidyScale(drawn) : scaleBetween(...widenRange(range, drawn));
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
      load={loadLines}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          ticks={xTicks}
          positions={positions}
          series={series}
          references={references}
          scale={scale}
          format={format}
        />
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
    ...references.map((each) => targetDifferenceText(value, each.value)),
    previousDifferenceText(value, before),
  ];
}
