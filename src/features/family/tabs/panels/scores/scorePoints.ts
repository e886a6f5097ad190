/** Scores over time, as chart points. */
import type { AxisTick, BandPoint } from '@/charts/chartData';
import { changeSinceText } from '@/domain/dashboard/score-change-text';
import type { ScoreTrend, TrendScore } from '@/domain/dashboard/scores/score-trend';
import { hasBothSources, scoreSourceLabel } from '@/domain/dashboard/scores/score-source';
import { targetDistanceText } from '@/domain/dashboard/scores/score-trend-text';
import { daysBetween, type IsoDay, monthStarts } from '@/lib/dates/calendar';
import { bandLabel } from '@/domain/learner/section-score';
import { formatDate, formatMonth, formatMonthDay, formatNumber, formatRange } from '@/lib/text/format';

/** Returns a day's position on the axis of a trend: the days since its first test. */
export function scorePosition(scores: readonly Pick<TrendScore, 'day'>[], day: IsoDay): number {
  return daysBetween(scores[0]?.day ?? day, day);
}

/**
 * Returns a trend's points, positioned by days since `from` (by default, the day of its first test). Each point's table cells are
 * the score, the band, the difference from the target, the change, and, if the trend has both estimates and reported scores, the
 * source.
 */
export function scoreBandPoints({ scores, target }: ScoreTrend, from = scores[0]?.day): readonly BandPoint[] {
  const hasBoth = hasBothSources(scores);
  return scores.map((score) => {
    const { day, estimate, low, high, displayText, change } = score;
    return {
      label: { text: formatDate(day), day },
      tick: formatMonthDay(day),
      x: daysBetween(from ?? day, day),
      value: estimate,
      valueText: displayText,
      low,
      high,
      cells: [
        displayText,
        formatRange({ low, high }),
        targetDistanceText(score, target),
        change === null ? 'none before' : changeSinceText(change, null),
        ...(hasBoth ? [scoreSourceLabel(score)] : []),
      ],
      isSquare: hasBoth && !score.estimated,
    };
  });
}

export function totalTrendColumns(target: number | null): readonly string[] {
  return [
    'Test',
    'Total',
    bandLabel,
    target === null ? 'Target' : `Target ${formatNumber(target)}`,
    'Change',
  ];
}

/** Fewest months for an axis labeled by month; a shorter axis is labeled with the days of the tests. */
const leastMonths = 3;

/** Returns a tick for the start of each month, or no ticks if the trend is too short. */
export function monthTicks(scores: readonly Pick<TrendScore, 'day'>[]): {
  readonly ticks?: readonly AxisTick[];
} {
  const [first, last] = [scores[0]?.day, scores.at(-1)?.day];
  if (first === undefined || last === undefined) return {};
  const months = monthStarts(first, last);
  if (months.length < leastMonths) return {};
  return { ticks: months.map((day) => ({ x: daysBetween(first, day), text: formatMonth(day) })) };
}
