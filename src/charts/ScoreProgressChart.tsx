import { number } from '@/lib/format';
import { ChartFigure } from './ChartFigure';
import type { ScorePoint } from './points';

const loadDots = async () => (await import('./drawings/DotsDrawing')).DotsDrawing;

interface ScoreProgressChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly ScorePoint[];
  /** Both ends of the scale. */
  readonly scale: readonly [number, number];
}

/**
 * Each score as a dot on its scale, tied to a tick at its target: dots and not bars, because the scale doesn't begin at
 * zero and the length of a bar would mislead.
 */
export function ScoreProgressChart({ name, summary, points, scale }: ScoreProgressChartProps) {
  const table = {
    columns: ['Section', 'Current', 'Target'],
    rows: points.map((point) => [point.label, number(point.current), number(point.target)]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={216}
      load={loadDots}
      draw={(Drawing, active) => <Drawing points={points} scale={scale} active={active} />}
    />
  );
}
