import { BandsChart } from '@/charts/BandsChart';
import type { ScoreTrend } from '@/domain/dashboard/scores/score-trend';
import { totalScoreAxis } from '@/domain/dashboard/scores/score-axis';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { formatNumber } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { scoreBandPoints, totalTrendColumns } from './scorePoints';
import { trendSourceProps } from './scoreSourceProps';

interface SparseTotalsChartProps {
  readonly trend: ScoreTrend;
  readonly summary: string;
  /** Determines the scale of the totals. */
  readonly level: TestLevel;
  /** Opens a test, by its index in the trend. */
  readonly onOpen: (index: number) => void;
}

/** Each total as a range beside the target, for when there are too few totals for a line. */
export function SparseTotalsChart({ trend, summary, level, onOpen }: SparseTotalsChartProps) {
  const { scores, target } = trend;
  const { columns, legendItems } = trendSourceProps(scores);
  return (
    <BandsChart
      name="Total score by test"
      summary={summary}
      rows={scoreBandPoints(trend).map(
        ({ label, value, low, high, valueText = '', cells, isSquare = false }) => ({
          label,
          color: colors.primary,
          band: { value, low, high },
          valueText,
          previous: null,
          squares: { value: isSquare, previous: false },
          ...(target !== null && { target: { label: 'target', value: target } }),
          cells,
        }),
      )}
      columns={[...totalTrendColumns(target), ...columns]}
      axis={totalScoreAxis(level)}
      format={formatNumber}
      {...(legendItems !== undefined && { legendItems })}
      onOpen={onOpen}
    />
  );
}
