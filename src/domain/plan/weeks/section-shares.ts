/** Divides a plan's time among the sections: the recommended shares, shifted toward the gaps. */
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { SectionShares } from '@/domain/plan/schedule/study-plan';
import { type NamedSection, namedSections } from '@/domain/section-names';

/** Recommended shares of study time, in percent (docs/product.md, "Limits"). */
export const recommendedShares: SectionShares = { verbal: 30, quantitative: 30, reading: 25, writing: 15 };

/** Each section's gap to full marks, as a fraction from 0 to 1; null without enough data. */
export type SectionGaps = Readonly<Record<ScoredSection, number | null>>;

/** The largest shift, as a fraction of a section's recommended share. */
const mostMoved = 1 / 3;

/**
 * Returns shares in whole percent that add up to 100. Sections with known gaps redistribute their combined share in proportion to
 * share times gap, with no share moving by more than a third. With fewer than two known gaps, there is nothing to compare, so all
 * shares are as recommended. Writing has no score, so its share never changes.
 */
export function studyTimeSharesForGaps(gaps: SectionGaps): SectionShares {
  const known = scoredSections.flatMap((section) => {
    const gap = gaps[section];
    return gap === null ? [] : [{ section, advised: recommendedShares[section], gap }];
  });
  const advised = known.reduce((sum, each) => sum + each.advised, 0);
  const weight = known.reduce((sum, each) => sum + each.advised * each.gap, 0);
  if (known.length < 2 || weight === 0) return recommendedShares;
  const wanted = known.map((each) => (advised * each.advised * each.gap) / weight - each.advised);
  const step = Math.min(
    1,
    ...known.map((each, index) => (each.advised * mostMoved) / Math.abs(wanted[index] ?? 0)),
  );
  const moves = withoutRemainder(wanted.map((points) => Math.trunc(points * step)));
  return {
    ...recommendedShares,
    ...Object.fromEntries(known.map((each, index) => [each.section, each.advised + (moves[index] ?? 0)])),
  };
}

/** Subtracts the rounding remainder from the largest move, so that all moves add up to 0. */
function withoutRemainder(moves: readonly number[]): readonly number[] {
  const left = moves.reduce((sum, move) => sum + move, 0);
  const largest = left > 0 ? Math.max(...moves) : Math.min(...moves);
  const at = moves.indexOf(largest);
  return moves.map((move, index) => (index === at ? move - left : move));
}

/** Sections above their recommended share, largest increase first; empty if nothing moved. */
export function boostedSections(balance: SectionShares): readonly ScoredSection[] {
  const more = (section: ScoredSection) => balance[section] - recommendedShares[section];
  return scoredSections.filter((section) => more(section) > 0).toSorted((a, b) => more(b) - more(a));
}

export function sectionsWithChangedShares(from: SectionShares, to: SectionShares): readonly NamedSection[] {
  return namedSections.filter((section) => from[section] !== to[section]);
}
