import { ChartFigure } from './ChartFigure';
import type { BandPoint, TrendReference } from './points';
import { tidyScale } from './scale';

const loadBandTrend = async () => (await import('./drawings/BandTrendDrawing')).BandTrendDrawing;

interface BandTrendChartProps {
  readonly name: string;
  readonly summary: string;
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  /** A CSS value. */
  readonly color: string;
  /** A dashed line to compare with: a target. */
  readonly reference: TrendReference | null;
  /** The table's columns: the date, and each point's cells. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
}

/** Values over time that are known within a range: each a dot on its range, joined by a thin line, beside the target. */
export function BandTrendChart({ name, summary, columns, ...drawn }: BandTrendChartProps) {
  const { points, reference } = drawn;
  const ends = points.flatMap(({ low, high }) => [low, high]);
  const scale = tidyScale(reference === null ? ends : [...ends, reference.value]);
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{ columns, rows: points.map(({ label, cells }) => [label, ...cells]) }}
      height={280}
      load={loadBandTrend}
      draw={(Drawing, active, onActive) => (
        <Drawing {...drawn} scale={scale} active={active} onActive={onActive} />
      )}
    />
  );
}
