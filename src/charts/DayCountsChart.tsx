import { formatNumber } from '@/lib/text/format';
import { ChartFigure } from './figure/ChartFigure';
import { type DateCell, tableOfColumns } from './figure/chartTable';

export interface DayCount {
  /** The day, as its name in the table and for screen readers. */
  readonly label: DateCell;
  /** Text under the bar. */
  readonly tick: string;
  readonly count: number;
}

interface DayCountsChartProps {
  readonly name: string;
  readonly summary: string;
  /** The name of what is counted, used as the name of the table's second column: "Mistakes". */
  readonly countName: string;
  /** Today and the days after it. */
  readonly days: readonly DayCount[];
}

/** A bar for each of the next days with its count above it. Today's is the strongest. */
export function DayCountsChart({ name, summary, countName, days }: DayCountsChartProps) {
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={tableOfColumns(
        'Day',
        days.map(({ label }) => label),
        [{ name: countName, texts: days.map(({ count }) => formatNumber(count)) }],
      )}
      height={144}
      draw={({ DayCountsDrawing }) => <DayCountsDrawing days={days} />}
    />
  );
}
