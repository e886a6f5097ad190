import { bandScale, bandTable } from './bands';
import { ChartFigure } from './figure/ChartFigure';
import { Legend, type LegendItem } from './figure/Legend';
import type { AxisTick, BandPoint, PointNote, TrendReference } from './chartData';

const loadBandArea = async () => (await import('./drawings/BandAreaDrawing')).BandAreaDrawing;

interface BandAreaChartProps {
  readonly name: string;
  readonly summary: string;
  /** Oldest first. */
  readonly points: readonly BandPoint[];
  readonly color: string;
  /** A dashed line to compare with and its label: "Ashby Hall target". */
  readonly reference: TrendReference | null;
  /** Legend label of the area around the line: "80% range". */
  readonly bandName: string;
  /** Legend items for marks other than dots, such as squares. */
  readonly marks?: readonly LegendItem[];
  readonly notes?: readonly PointNote[];
  /** Ticks of the x axis; defaults to the points' own. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the y axis, widened for points beyond them. */
  readonly range?: readonly [number, number];
  /** Table columns: the date, then each point's cells. The tooltip shows the first of those cells large. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  readonly onOpen?: (index: number) => void;
}

/** A line over time with its error area, a target, and notes at single points. */
export function BandAreaChart({
  name,
  summary,
  points,
  color,
  reference,
  bandName,
  marks,
  notes = [],
  ticks = points.map(({ at, tick }) => ({ at, text: tick })),
  range,
  columns,
  format,
  onOpen,
}: BandAreaChartProps) {
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={bandTable(columns, points)}
      height={280}
      legend={marks && <Legend items={marks} />}
      load={loadBandArea}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          points={points}
          color={color}
          reference={reference}
          bandName={bandName}
          notes={notes}
          ticks={ticks}
          scale={bandScale(points, reference === null ? [] : [reference.value], range)}
          format={format}
        />
      )}
    />
  );
}
