import { ChartFigure } from './figure/ChartFigure';
import { bandScale, bandTable } from './bands';
import type { BandPoint, TrendReference } from './chartData';

const loadBandTrend = async () => (await import('./drawings/BandTrendDrawing')).BandTrendDrawing;

interface BandTrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  /** A dashed line to compare with, usually a target. */
  readonly reference: TrendReference | null;
  /** Table columns: the date, then each point's cells. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** Values over time that are known only within a range: dots on their ranges, joined by a thin line, beside the target. */
export function BandTrendChart({ name, summary, columns, onOpen, ...drawn }: BandTrendChartProps) {
  const { points, reference } = drawn;
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={bandTable(columns, points)}
      height={280}
      load={loadBandTrend}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing {...drawn} scale={bandScale(points, reference === null ? [] : [reference.value])} />
      )}
    />
  );
}
