/** Section scores, estimated here or reported elsewhere. The same rules for bands and comparisons apply to both. */
import type { TestLevel } from '@/domain/exam/level/test-level';
import { compareEstimates } from '@/domain/exam/report/estimate-comparison';
import { type ScoreBand, bandAround, type SectionEstimate } from '@/domain/exam/report/estimate';

/**
 * The test that a reported score is of: the SSAT itself (`official`), a practice test of a sample family (`sample`), or a test of
 * another provider (`other`).
 */
export const reportSources = ['official', 'sample', 'other'] as const;
export type ReportSource = (typeof reportSources)[number];

/** A scaled score that someone else calculated. */
export interface ReportedScore {
  readonly state: 'reported';
  readonly source: ReportSource;
  /** In scaled points. */
  readonly score: number;
  /** Percentile rank, 1 to 99; null if the report printed none. */
  readonly percentile: number | null;
}

/** An estimate from raw counts on this site, or a reported score. */
export type SectionScore = SectionEstimate | ReportedScore;

/**
 * Returns the band of a score. For a reported one, it uses the level's published standard error, which is that of official reports.
 * Null for a score of another provider, because its error isn't known.
 */
export function bandForScore(score: SectionScore, { standardError, scale }: TestLevel): ScoreBand | null {
  if (score.state === 'estimated') return score.band;
  return score.source === 'other' ? null : bandAround(score.score, standardError, scale);
}

/** The label of the band beside a score. */
export const bandLabel = '80% range';

/** Says that a score's range includes its target. */
export const tooCloseText = 'too close to tell';

/** Returns `above` or `below` only if the whole band lies on that side of the target. */
export function compareBandToTarget(
  { low, high }: Pick<ScoreBand, 'low' | 'high'>,
  target: number,
): 'above' | 'near' | 'below' {
  if (low >= target) return 'above';
  return high < target ? 'below' : 'near';
}

/** `stable` if chance explains the change. */
export type TrendDirection = 'up' | 'down' | 'stable';

/** A change between two scores, in scaled points. Never call a difference alone a gain; use `direction`. */
export interface ScoreChange {
  readonly difference: number;
  readonly direction: TrendDirection;
}

const directions = { gain: 'up', loss: 'down', 'within-error': 'stable' } as const;

/** Both scores must be on the same scale. */
export function scoreChangeBetween(earlier: ScoreBand, later: ScoreBand): ScoreChange {
  const { difference, change } = compareEstimates(earlier, later);
  return { difference, direction: directions[change] };
}
