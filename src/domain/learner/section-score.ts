/** The scores of a learner's tests, whoever computed them. One band rule and one rule of comparison hold for all of them. */
import type { TestLevel } from '@/domain/exam/level/test-level';
import { compareEstimates } from '@/domain/exam/report/estimate-comparison';
import { type ScoreBand, bandAround, type SectionEstimate } from '@/domain/exam/report/estimate';

/** A scaled score that somebody else computed: an official score report, or another provider. */
export interface ReportedScore {
  readonly state: 'reported';
  /** In scaled points. */
  readonly score: number;
  /** Percentile rank, 1 to 99; null where the report printed none. */
  readonly percentile: number | null;
}

/** A section's score: an estimate from raw counts on this site, or one that was reported. */
export type SectionScore = SectionEstimate | ReportedScore;

/** The band of a section's score. The error of a reported one is the published standard error of its level. */
export function bandForScore(score: SectionScore, { standardError, scale }: TestLevel): ScoreBand {
  return score.state === 'estimated' ? score.band : bandAround(score.score, standardError, scale);
}

/** The name of the range beside a score. */
export const bandLabel = '80% range';

/** Where a score is, compared with its target: clear of it where the whole band is, else too near to tell. */
export function compareBandToTarget(
  { low, high }: Pick<ScoreBand, 'low' | 'high'>,
  target: number,
): 'above' | 'near' | 'below' {
  if (low >= target) return 'above';
  return high < target ? 'below' : 'near';
}

/** The direction of a change; `stable` where chance explains it. */
export type TrendDirection = 'up' | 'down' | 'stable';

/** A change between two scores, in scaled points. No screen calls a difference a gain by itself. */
export interface ScoreChange {
  readonly difference: number;
  readonly direction: TrendDirection;
}

const directions = { gain: 'up', loss: 'down', 'within-error': 'stable' } as const;

/** The change from an earlier score to a later one of the same scale. */
export function scoreChangeBetween(earlier: ScoreBand, later: ScoreBand): ScoreChange {
  const { difference, change } = compareEstimates(earlier, later);
  return { difference, direction: directions[change] };
}
