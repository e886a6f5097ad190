import { formatNumber } from '@/lib/format';
import { ChartFigure } from './figure/ChartFigure';
import { targetDifferenceText } from './figure/differences';
import type { ScorePoint } from './chartData';
import { scaleBetween, widenRange } from './geometry/scale';

const loadDots = async () => (await import('./drawings/DotsDrawing')).DotsDrawing;

/** So much height for each dot, and for the axis under them. */
const rowPx = 60;
const axisPx = 36;

interface ScoreProgressChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly ScorePoint[];
  /** Both ends of the scale, moved outwards for a value or a target beyond them. */
  readonly scale: readonly [number, number];
  /** Writes a value, in the drawing, in the table and for reading aloud. */
  readonly format?: (value: number) => string;
  /** What the ticks are: "target", "advised". */
  readonly targetWord?: string;
  /** The table's columns: what each point is, its value, its target, and how far it is from that where that has a name. */
  readonly columns?: readonly [string, string, string, string?];
  /** Opens a row. */
  readonly onOpen?: (index: number) => void;
}

/**
 * Each value as a dot on its scale, tied to a tick at its target: dots and not bars, because the scale need not begin at
 * zero and the length of a bar would mislead.
 */
export function ScoreProgressChart({
  name,
  summary,
  points,
  scale,
  format = formatNumber,
  targetWord = 'target',
  columns = ['Section', 'Current', 'Target'],
  onOpen,
}: ScoreProgressChartProps) {
  const reached = points.flatMap(({ current, target }) => [current, target]);
  const [what, valueName, targetName, distanceName] = columns;
  const table = {
    columns: [what, valueName, targetName, ...(distanceName === undefined ? [] : [distanceName])],
    rows: points.map(({ label, current, target }) => [
      label,
      format(current),
      format(target),
      ...(distanceName === undefined ? [] : [targetDifferenceText(current, target)]),
    ]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={points.length * rowPx + axisPx}
      load={loadDots}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          points={points}
          scale={scaleBetween(...widenRange(scale, reached))}
          format={format}
          targetWord={targetWord}
        />
      )}
    />
  );
}
