/** The latest total in percent of its target. */
import type { TotalScores } from '@/domain/dashboard/figures';
import { progressPercent, roundedProgressPercent } from '@/domain/dashboard/progress-band';
import type { ResultKind } from '@/domain/learner/raw-result';
import { formatPercent, formatRange } from '@/lib/text/format';

/**
 * Returns true if a target has something to be compared with, or will have after a test here. At a level without score tables, only an
 * official score is compared with it.
 */
export function isTargetShown(
  { latest, target }: Pick<TotalScores, 'latest' | 'target'>,
  results: ResultKind,
): boolean {
  return results === 'raw' ? latest !== null : latest !== null || target !== null;
}

export interface TargetProgress {
  /** Progress toward the target in percent, not capped at 100. For an estimated score, from the low end of its range. */
  readonly percent: number;
  /** As displayed: "94%"; for an estimate, "85 to 90%". */
  readonly displayText: string;
}

/** Returns null without a total or a target. */
export function targetProgress({
  band,
  estimated,
  target,
}: Pick<TotalScores, 'band' | 'estimated' | 'target'>): TargetProgress | null {
  if (band === null || target === null) return null;
  const [low, high] = estimated ? [band.low, band.high] : [band.estimate, band.estimate];
  const ends = { low: roundedProgressPercent(low, target), high: roundedProgressPercent(high, target) };
  return {
    percent: progressPercent(low, target),
    displayText: ends.low === ends.high ? formatPercent(ends.low) : `${formatRange(ends)}%`,
  };
}
