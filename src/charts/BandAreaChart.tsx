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
  /** A CSS value. */
  readonly color: string;
  /** A dashed line to compare with, with its words: "Ashby Hall target". */
  readonly reference: TrendReference | null;
  /** What the area around the line is: "80% range". */
  readonly bandName: string;
  /** What other marks than dots are: squares. */
  readonly marks?: readonly LegendItem[];
  readonly notes?: readonly PointNote[];
  /** What stands on the x axis: the points' own ticks unless given. */
  readonly ticks?: readonly AxisTick[];
  /** Both ends of the y axis, moved outwards for what lies beyond them. */
  readonly range?: readonly [number, number];
  /** The table's columns: the date, and each point's cells. The first of those stands large in the tooltip. */
  readonly columns: readonly string[];
  readonly format: (value: number) => string;
  /** Opens what a point stands for. */
  readonly onOpen?: (index: number) => void;
}

/** A line over time in the area of its error, beside a target; what happened on the way is told at its points. */
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
