import { ChartFigure } from './figure/ChartFigure';
import { bandScale, bandTable } from './bands';
import type { BandPoint, TrendReference } from './chartData';

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
  const { points, reference } = drawn;
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={bandTable(columns, points)}
      height={280}
      onOpen={onOpen}
      draw={({ BandTrendDrawing }) => (
        <BandTrendDrawing {...drawn} scale={bandScale(points, reference === null ? [] : [reference.value])} />
      )}
    />
  );
}
