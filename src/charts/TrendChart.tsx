import { ChartFigure } from './ChartFigure';
import type { TrendReference, TrendSeries } from './points';

const loadLines = async () => (await import('./drawings/LinesDrawing')).LinesDrawing;

interface TrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** The dates, oldest first. */
  readonly xLabels: readonly string[];
  readonly series: readonly TrendSeries[];
  readonly reference: TrendReference;
  /** How a value is written in the drawing, the table and aloud. */
  readonly format: (value: number) => string;
}

/** Figures over time as lines, against their target. Each line is named at its end, the newest point by its value. */
export function TrendChart({ name, summary, xLabels, series, reference, format }: TrendChartProps) {
  const table = {
    columns: ['Test', ...series.map((each) => each.label)],
    rows: xLabels.map((label, index) => [
      label,
      ...series.map((each) => {
        const value = each.values[index];
        return value === null || value === undefined ? '\u2013' : format(value);
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
        <Drawing xLabels={xLabels} series={series} reference={reference} format={format} active={active} />
      )}
    />
  );
}
