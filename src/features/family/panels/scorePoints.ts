/** Scores over time as the charts take them. */
import type { AxisTick, BandPoint } from '@/charts/points';
import { changeWords } from '@/domain/dashboard/change';
import type { ScoreTrend } from '@/domain/dashboard/scores/score-trend';
import { areOfBothKinds, sourceWords } from '@/domain/dashboard/scores/score-source';
import { besideTarget } from '@/domain/dashboard/scores/score-words';
import { daysBetween, monthStarts } from '@/lib/calendar';
import { date, month, monthDay, range } from '@/lib/format';

/**
 * The points of a trend, each by the days since its first test. Their cells: score, band, beside the target, change, and the source
 * where a trend has both kinds of scores.
 */
export function bandPoints({ scores, target }: ScoreTrend): readonly BandPoint[] {
  const hasBoth = areOfBothKinds(scores);
  return scores.map((score) => {
    const { day, estimate, low, high, shown, change } = score;
    return {
      label: date(day),
      tick: monthDay(day),
      at: daysBetween(scores[0]?.day ?? day, day),
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

/** Fewer months are no axis: the tests' own days stand there. */
const leastMonths = 3;

/** The months of a trend as ticks; none where it is too short for them. */
export function monthTicks({ scores }: ScoreTrend): { readonly ticks?: readonly AxisTick[] } {
  const [first, last] = [scores[0]?.day, scores.at(-1)?.day];
  if (first === undefined || last === undefined) return {};
  const months = monthStarts(first, last);
  if (months.length < leastMonths) return {};
  return { ticks: months.map((day) => ({ at: daysBetween(first, day), text: month(day) })) };
}
