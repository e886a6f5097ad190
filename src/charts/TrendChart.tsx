import { ChartFigure } from './ChartFigure';
import type { TrendReference, TrendSeries } from './points';
import { scaleBetween, tidyScale } from './scale';

const loadLines = async () => (await import('./drawings/LinesDrawing')).LinesDrawing;

/** Stands in the table where a series has no value. */
const none = '\u2013';

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
  /** Both ends of the y axis; else the nearest round values around all that is drawn. */
  readonly range?: readonly [number, number];
  /** Writes a value on the axis, at the lines' ends, in the table and for reading aloud. */
  readonly format: (value: number) => string;
}

/** One or more lines over the same dates, each named at its end, with the target as a labeled dashed line. */
export function TrendChart({
  name,
  summary,
  xName = 'Date',
  xLabels,
  xTicks = xLabels,
  positions = xLabels.map((_, index) => index),
  series,
  reference,
  range,
  format,
}: TrendChartProps) {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  const drawn = reference === undefined ? values : [...values, reference.value];
  const scale = range === undefined ? tidyScale(drawn) : scaleBetween(...range);
  const table = {
    columns: [xName, ...series.map(({ label }) => label)],
    rows: xLabels.map((label, index) => [
      label,
      ...series.map((each) => {
        const value = each.values[index] ?? null;
        return value === null ? none : format(value);
      }),
    ]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={232}
      load={loadLines}
      draw={(Drawing, active) => (
        <Drawing
          ticks={xTicks}
          positions={positions}
          series={series}
          scale={scale}
          format={format}
          active={active}
          {...(reference !== undefined && { reference })}
        />
      )}
    />
  );
}
