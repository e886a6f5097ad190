import { formatNumber } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import { formatTargetDifference } from './figure/chartTable';
import type { ScoreWithTarget } from './chartData';

/** Height of each dot's row, and of the axis below all rows. */
const rowPx = 60;
const axisPx = 36;

interface ScoreProgressChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly ScoreWithTarget[];
  /** Both ends of the scale, widened for values or targets beyond them. */
  readonly scale: readonly [number, number];
  /** Formats a value for the drawing, the table, and screen readers. */
  readonly format?: (value: number) => string;
  /** The word before each target's value: "target", "advised". */
  readonly targetWord?: string;
  /** Table column names: the point, its value, its target, and optionally the difference from the target. */
  readonly columns?: readonly [string, string, string, string?];
  readonly onOpen?: (index: number) => void;
}

/**
 * Each value as a dot on a shared scale, connected to a tick at its target. Uses dots instead of bars because the scale may not
 * begin at zero, which would make the length of a bar misleading.
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
  const [what, valueName, targetName, distanceName] = columns;
  const table = {
    columns: [what, valueName, targetName, ...(distanceName === undefined ? [] : [distanceName])],
    rows: points.map(({ label, current, target }) => [
      label,
      format(current),
      format(target),
      ...(distanceName === undefined ? [] : [formatTargetDifference(current, target)]),
    ]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={points.length * rowPx + axisPx}
      onOpen={onOpen}
      draw={({ ScoreProgressDrawing }) => (
        <ScoreProgressDrawing {...{ points, range: scale, format, targetWord }} />
      )}
    />
  );
}
