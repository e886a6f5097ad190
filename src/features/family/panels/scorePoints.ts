/** Scores over time as the charts take them. */
import type { AxisTick, BandPoint } from '@/charts/points';
import { changeWords } from '@/domain/dashboard/change';
import type { ScoreTrend, TrendScore } from '@/domain/dashboard/scores/score-trend';
import { areOfBothKinds, sourceWords } from '@/domain/dashboard/scores/score-source';
import { besideTarget } from '@/domain/dashboard/scores/score-words';
import { daysBetween, monthStarts } from '@/lib/calendar';
import { bandName } from '@/domain/learner/score';
import { date, month, monthDay, number, range } from '@/lib/format';

/**
 * The points of a trend, each by the days since `from`, its first test unless given. Their cells: score, band, beside the target, change, and the source
 * where a trend has both kinds of scores.
 */
export function bandPoints({ scores, target }: ScoreTrend, from = scores[0]?.day): readonly BandPoint[] {
  const hasBoth = areOfBothKinds(scores);
  return scores.map((score) => {
    const { day, estimate, low, high, shown, change } = score;
    return {
      label: date(day),
      tick: monthDay(day),
      at: daysBetween(from ?? day, day),
      value: estimate,
      words: shown,
      low,
      high,
      cells: [
        shown,
        range({ low, high }),
        besideTarget(score, target),
        change === null ? 'none before' : changeWords(change),
        ...(hasBoth ? [sourceWords(score)] : []),
      ],
      isSquare: hasBoth && !score.estimated,
    };
  });
}

/** The columns of a trend of totals. */
export function totalColumns(target: number | null): readonly string[] {
  return [
    'Test',
    'Total',
    bandName,
    target === null ? 'Target' : `Target ${number(target)}`,
    'Since the previous test',
  ];
}

/** Fewer months are no axis: the tests' own days stand there. */
const leastMonths = 3;

/** The months of a trend as ticks; none where it is too short for them. */
export function monthTicks(scores: readonly Pick<TrendScore, 'day'>[]): {
  readonly ticks?: readonly AxisTick[];
} {
  const [first, last] = [scores[0]?.day, scores.at(-1)?.day];
  if (first === undefined || last === undefined) return {};
  const months = monthStarts(first, last);
  if (months.length < leastMonths) return {};
  return { ticks: months.map((day) => ({ at: daysBetween(first, day), text: month(day) })) };
}
