/** Scores over time, as chart points. */
import type { AxisTick, BandPoint, ForecastPoint } from '@/charts/chartData';
import { changeOrFirstText } from '@/domain/dashboard/score-change-text';
import type { ScoreForecast } from '@/domain/dashboard/scores/score-forecast';
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
        changeOrFirstText(change, null),
        ...(hasBoth ? [scoreSourceLabel(score)] : []),
      ],
      isSquare: hasBoth && !score.estimated,
    };
  });
}

/** Returns the forecast as a point after those of the totals, with the same table cells. */
export function forecastPoint(
  { scores, target }: ScoreTrend,
  { testDay, value, start, low, high }: ScoreForecast,
): ForecastPoint {
  const valueText = `about ${formatNumber(value)}`;
  const band = { low, high };
  return {
    label: { lead: 'Forecast for ', text: formatDate(testDay), day: testDay },
    tick: formatMonthDay(testDay),
    x: scorePosition(scores, testDay),
    value,
    start,
    valueText,
    ...band,
    cells: [
      valueText,
      formatRange(band),
      targetDistanceText({ ...band, estimate: value, estimated: true }, target),
      'not yet known',
      ...(hasBothSources(scores) ? ['forecast'] : []),
    ],
  };
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

/** A month that begins fewer days before the labeled end of an axis has no label, which would be too close to it. */
const clearDays = 15;

/**
 * Returns a tick for the start of each month, or no ticks if the trend is too short.
 * @param end the day of a forecast, which the axis extends to and labels with its date; null for none
 */
export function monthTicks(
  scores: readonly Pick<TrendScore, 'day'>[],
  end: IsoDay | null = null,
): {
  readonly ticks?: readonly AxisTick[];
} {
  const [first, last] = [scores[0]?.day, end ?? scores.at(-1)?.day];
  if (first === undefined || last === undefined) return {};
  const months = monthStarts(first, last);
  if (months.length < leastMonths) return {};
  const tickAt = (day: IsoDay, text: string) => ({ x: daysBetween(first, day), text });
  if (end === null) return { ticks: months.map((day) => tickAt(day, formatMonth(day))) };
  return {
    ticks: [
      ...months
        .filter((day) => daysBetween(day, end) >= clearDays)
        .map((day) => tickAt(day, formatMonth(day))),
      tickAt(end, formatMonthDay(end)),
    ],
  };
}
