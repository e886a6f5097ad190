import { hours } from '@/lib/format';
import { ChartFigure } from './figure/ChartFigure';
import { inks } from './look';
import type { StudyTimePoint } from './points';

const loadBars = async () => (await import('./drawings/BarsDrawing')).BarsDrawing;

interface StudyTimeChartProps {
  readonly name: string;
  readonly summary: string;
  readonly points: readonly StudyTimePoint[];
  /** The goal's even share a day, in hours. */
  readonly goalPerDay: number;
  /** The word at the goal's line. */
  readonly goalLabel?: string;
  /** The table's columns: the day, its hours, and one for each of the points' further cells. */
  readonly columns?: readonly string[];
  /** Opens a day. */
  readonly onOpen?: (index: number) => void;
}

/** Hours a day as bars from zero, with the daily share of the goal as a line and the longest day labeled. */
export function StudyTimeChart({
  name,
  summary,
  points,
  goalPerDay,
  goalLabel = 'goal',
  columns = ['Day', 'Hours'],
  onOpen,
}: StudyTimeChartProps) {
  const table = {
    columns,
    rows: points.map((point) => [point.day, hours(point.hours), ...(point.cells ?? [])]),
  };
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={table}
      height={232}
      load={loadBars}
      onOpen={onOpen}
      draw={(Drawing) => (
        <Drawing
          bars={points.map((point) => ({
            label: point.day,
            tick: point.tick ?? point.day,
            values: [point.hours],
            before: null,
          }))}
          colors={[inks.bar]}
          target={{ label: goalLabel, value: goalPerDay }}
          totals="longest"
          format={hours}
          unit="h"
        />
      )}
    />
  );
}
