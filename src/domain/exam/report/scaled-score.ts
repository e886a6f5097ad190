/** Estimated conversion from raw to scaled scores and percentiles, using a level's tables. */
import { assertPresent } from '@/lib/assert';
import { normalCdf } from '@/domain/statistics';
import type {
  ScoreConversionRow,
  ScoreScale,
  ScoreTables,
  LevelWithTables,
} from '@/domain/exam/level/test-level';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** Returns a score's position on its scale, from 0 to 1. */
export function scalePosition(scaled: number, { least, most }: ScoreScale): number {
  return (scaled - least) / (most - least);
}

/** Returns the scores to label on a scale: both ends, and two marks that divide it into thirds. */
export function scaleMarks({ least, most }: ScoreScale): readonly number[] {
  return [0, 1, 2, 3].map((step) => least + (step * (most - least)) / 3);
}

/**
 * Returns the two anchors between which `value` lies, as measured by `valueOf`; if it lies beyond the anchors, the outermost two.
 */
function neighbors(
  anchors: readonly ScoreConversionRow[],
  value: number,
  valueOf: (each: ScoreConversionRow) => number,
): [ScoreConversionRow, ScoreConversionRow] {
  const above = anchors.findIndex((each, index) => index > 0 && valueOf(each) >= value);
  const index = above === -1 ? anchors.length - 1 : above;
  return [
    assertPresent(anchors[index - 1], 'A scale has two anchors at least'),
    assertPresent(anchors[index], 'A scale has two anchors at least'),
  ];
}

function topRaw(anchors: readonly ScoreConversionRow[]): number {
  return Math.max(...anchors.map(({ raw }) => raw));
}

/**
 * Converts the raw score of a whole section to a scaled score by interpolating linearly between the anchors, and by extrapolating
 * below the lowest. The result is clipped to the level's scale but not rounded. `raw` is in points and may be fractional or
 * negative.
 */
export function scaledScore({ tables, scale }: LevelWithTables, section: ScoredSection, raw: number): number {
  const anchors = tables.anchors[section];
  if (raw >= topRaw(anchors)) return scale.most;
  const [low, high] = neighbors(anchors, raw, (each) => each.raw);
  const scaled = low.scaled + ((raw - low.raw) * (high.scaled - low.scaled)) / (high.raw - low.raw);
  return Math.min(scale.most, Math.max(scale.least, scaled));
}

/** The slope is calculated over this many raw points on each side, because the error of a score can span several anchors. */
const slopeReach = 5;

/** Returns the average scaled points per raw point around a raw score. Above the highest anchor, uses the slope just below it. */
export function scaledPointsPerRaw(level: LevelWithTables, section: ScoredSection, raw: number): number {
  const top = topRaw(level.tables.anchors[section]);
  const from = Math.min(Math.max(raw, slopeReach) - slopeReach, top - slopeReach);
  const to = Math.min(Math.max(raw, 0) + slopeReach, top);
  return (scaledScore(level, section, to) - scaledScore(level, section, from)) / (to - from);
}

/** Returns the percentile rank of a scaled score, a whole number from 1 to 99, among first-time test takers of the same grade. */
export function percentileOf({ tables }: LevelWithTables, section: ScoredSection, scaled: number): number {
  const percentile =
    section === 'reading'
      ? curvePercentile(tables, scaled)
      : tablePercentile(tables.anchors[section], scaled);
  return Math.min(99, Math.max(1, Math.round(percentile)));
}

function curvePercentile({ readingCurve: { mean, deviation } }: ScoreTables, scaled: number): number {
  return 100 * normalCdf((scaled - mean) / deviation);
}

function tablePercentile(anchors: readonly ScoreConversionRow[], scaled: number): number {
  const [low, high] = neighbors(anchors, scaled, (each) => each.scaled);
  const [lowRank, highRank] = [low.percentile ?? 1, high.percentile ?? 99];
  return lowRank + ((scaled - low.scaled) * (highRank - lowRank)) / (high.scaled - low.scaled);
}
