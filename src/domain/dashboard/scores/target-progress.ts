/** How far the latest total is on the way to its target. */
import type { TotalScores } from '@/domain/dashboard/figures';
import { progressPercent, roundedProgressPercent } from '@/domain/dashboard/progress-band';
import { formatPercent, formatRange } from '@/lib/format';

export interface TargetProgress {
  /** In percent, not capped: of an estimate as far as its low end. */
  readonly sure: number;
  /** As screens show it: "94%", of an estimate "85 to 90%". */
  readonly shown: string;
}

/** Null before the first total and without a target. */
export function targetProgress({
  band,
  estimated,
  target,
}: Pick<TotalScores, 'band' | 'estimated' | 'target'>): TargetProgress | null {
  if (band === null || target === null) return null;
  const [low, high] = estimated ? [band.low, band.high] : [band.estimate, band.estimate];
  const ends = { low: roundedProgressPercent(low, target), high: roundedProgressPercent(high, target) };
  return {
    sure: progressPercent(low, target),
    shown: ends.low === ends.high ? formatPercent(ends.low) : `${formatRange(ends)}%`,
  };
}
