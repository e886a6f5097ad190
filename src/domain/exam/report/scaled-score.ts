/** From raw to scaled scores and percentiles by the tables of a level, as an estimate. */
import { assertPresent } from '@/lib/assert';
import { normalCdf } from '@/domain/statistics';
import type { ScoreAnchor, ScoreScale, ScoreTables, LevelWithTables } from '@/domain/exam/level/test-level';
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** Where a score stands on its scale: 0 at the lowest, 1 at the highest. */
export function scalePosition(scaled: number, { least, most }: ScoreScale): number {
  return (scaled - least) / (most - least);
}

/** What a drawing of a scale names: both ends, and two marks that part it in thirds. */
export function scaleMarks({ least, most }: ScoreScale): readonly number[] {
  return [0, 1, 2, 3].map((step) => least + (step * (most - least)) / 3);
}

/** The two neighbors that a value lies between, by `valueOf`; the outermost two for a value beyond them. */
function neighbors(
  anchors: readonly ScoreAnchor[],
  value: number,
  valueOf: (each: ScoreAnchor) => number,
): [ScoreAnchor, ScoreAnchor] {
  const above = anchors.findIndex((each, index) => index > 0 && valueOf(each) >= value);
  const index = above === -1 ? anchors.length - 1 : above;
  return [
    assertPresent(anchors[index - 1], 'A scale has two anchors at least'),
    assertPresent(anchors[index], 'A scale has two anchors at least'),
  ];
}

function topRaw(anchors: readonly ScoreAnchor[]): number {
  return Math.max(...anchors.map(({ raw }) => raw));
}

/**
 * The scaled score of a raw score of a whole section, on a straight line between the anchors and on from the lowest one, within
 * the level's scale, not rounded. `raw` is in points and may be a fraction or negative.
 */
export function scaledScore({ tables, scale }: LevelWithTables, section: ScoredSection, raw: number): number {
  const anchors = tables.anchors[section];
  if (raw >= topRaw(anchors)) return scale.most;
  const [low, high] = neighbors(anchors, raw, (each) => each.raw);
  const scaled = low.scaled + ((raw - low.raw) * (high.scaled - low.scaled)) / (high.raw - low.raw);
  return Math.min(scale.most, Math.max(scale.least, scaled));
}

/** The slope is taken over so many raw points on both sides: an error reaches across the anchors. */
const slopeReach = 5;

/** Scaled points that one raw point is worth around a raw score, on average. Above the highest anchor, what it is just below. */
export function scaledPointsPerRaw(level: LevelWithTables, section: ScoredSection, raw: number): number {
  const top = topRaw(level.tables.anchors[section]);
  const from = Math.min(Math.max(raw, slopeReach) - slopeReach, top - slopeReach);
  const to = Math.min(Math.max(raw, 0) + slopeReach, top);
  return (scaledScore(level, section, to) - scaledScore(level, section, from)) / (to - from);
}

/** The percentile rank of a scaled score, a whole number from 1 to 99, among first-time test takers of the same grade. */
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

function tablePercentile(anchors: readonly ScoreAnchor[], scaled: number): number {
  const [low, high] = neighbors(anchors, scaled, (each) => each.scaled);
  const [lowRank, highRank] = [low.percentile ?? 1, high.percentile ?? 99];
  return lowRank + ((scaled - low.scaled) * (highRank - lowRank)) / (high.scaled - low.scaled);
}
