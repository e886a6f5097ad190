/** Percentiles of the sample families' totals. One rule for all of them, so that a family's figures never contradict each other. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { totalScale } from '@/domain/exam/level/test-level';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { assertPresent } from '@/lib/assert';

/**
 * Points of the scale and their percentiles, interpolated in between. A point is the share of the way from the grade's median total
 * (0) to the top of the scale (1), or to its bottom (-1). docs/product.md, "Dashboards", fixes two of them: in grade 8, a total of
 * 2,200 is the 85th percentile, and 2,340 the 92nd.
 */
const anchors: readonly (readonly [share: number, percentile: number])[] = [
  [-1, 1],
  [0, 50],
  [262 / 462, 85],
  [402 / 462, 92],
  [1, 99],
];

/**
 * Returns the percentile (1 to 99) of a total in an Upper Level grade. The grade's median total, the sum of its median section
 * scores, is the 50th. Null at the Middle Level, for which the sample has no curve.
 */
export function percentileOfTotal(total: number, level: LevelId, grade: number): number | null {
  if (level === 'middle') return null;
  const { medians } = testLevels[level];
  const own = assertPresent(
    medians.byGrade.find((each) => each.grade === grade),
    `grade ${grade} has medians`,
  );
  const median = scoredSections.reduce((sum, section) => sum + own[section], 0);
  const { least, most } = totalScale(testLevels[level]);
  const share = total >= median ? (total - median) / (most - median) : (total - median) / (median - least);
  const above = anchors.findIndex(([at]) => at >= share);
  const [to, high] = assertPresent(anchors[above], 'a total is on the scale');
  const [from, low] = anchors[above - 1] ?? [to, high];
  return Math.round(to === from ? high : low + ((high - low) * (share - from)) / (to - from));
}
