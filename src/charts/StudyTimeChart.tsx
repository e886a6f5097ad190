import { hours } from '@/lib/format';
import { ChartFigure } from './ChartFigure';
import type { StudyTimePoint } from './points';

const loadBars = async () => (await import('./drawings/BarsDrawing')).BarsDrawing;

interface StudyTimeChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly StudyTimePoint[];
  /** The goal's even share a day, in hours. */
  readonly goalPerDay: number;
}

/** Hours a day as bars from zero, with the daily share of the goal as a line and the longest day labelled. */
export function StudyTimeChart({ name, summary, points, goalPerDay }: StudyTimeChartProps) {
  const table = { columns: ['Day', 'Hours'], rows: points.map((point) => [point.day, hours(point.hours)]) };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={232}
      load={loadBars}
      draw={(Drawing, active) => <Drawing points={points} goal={goalPerDay} active={active} />}
    />
  );
}
