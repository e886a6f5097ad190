import { ChartFigure } from './figure/ChartFigure';
import { type BandPoint, bandTable, type TrendReference } from './chartData';

interface BandTrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  /** A labeled dashed line for comparison, usually a target; null for none. */
  readonly reference: TrendReference | null;
  /** Table column names: the date, then one per cell of a point. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** Values over time that are known only within a range: dots on bars for the ranges, joined by a thin line, with a target line. */
export function BandTrendChart({ name, summary, columns, onOpen, ...drawn }: BandTrendChartProps) {
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={bandTable(columns, drawn.points)}
      height={280}
      onOpen={onOpen}
      draw={({ BandTrendDrawing }) => <BandTrendDrawing {...drawn} />}
    />
  );
}
