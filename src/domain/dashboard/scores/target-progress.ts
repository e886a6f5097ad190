/** How far the latest total is on the way to its target. */
import type { Scores } from '@/domain/dashboard/figures';
import { percentOf, reachedPercent } from '@/domain/dashboard/progress';
import { percent, range } from '@/lib/format';

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
}: Pick<Scores, 'band' | 'estimated' | 'target'>): TargetProgress | null {
  if (band === null || target === null) return null;
  const [low, high] = estimated ? [band.low, band.high] : [band.estimate, band.estimate];
  const ends = { low: reachedPercent(low, target), high: reachedPercent(high, target) };
  return {
    sure: percentOf(low, target),
    shown: ends.low === ends.high ? percent(ends.low) : `${range(ends)}%`,
  };
}
