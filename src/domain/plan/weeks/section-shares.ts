/** How the time of a plan is shared among the sections: the advised balance, moved toward the gaps. */
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { SectionShares } from '@/domain/plan/study-plan';
import { type NamedSection, namedSections } from '@/domain/section-names';

/** The share of study time that each section should have, in percent (docs/product.md, "Limits"). */
export const recommendedShares: SectionShares = { verbal: 30, quantitative: 30, reading: 25, writing: 15 };

/**
 * How far each section stands below full marks, from 0 to 1 of its scale; null where there is not enough data to tell.
 */
export type SectionGaps = Readonly<Record<ScoredSection, number | null>>;

/** At most this part of a section's advised share is added to it or taken from it. */
const mostMoved = 1 / 3;

/**
 * The shares of a plan, in whole percent that add up to 100. Sections whose gaps are known share what they are advised to have among
 * themselves, in proportion to share and gap, as far as no share moves by more than a third. With fewer than two known gaps there is
 * nothing to compare, and writing, which has no score, keeps its share.
 */
export function sharesForGaps(gaps: SectionGaps): SectionShares {
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

/** Takes from the largest move what is left over after cutting to whole points, so that all moves add up to nothing. */
function withoutRemainder(moves: readonly number[]): readonly number[] {
  const left = moves.reduce((sum, move) => sum + move, 0);
  const largest = left > 0 ? Math.max(...moves) : Math.min(...moves);
  const at = moves.indexOf(largest);
  return moves.map((move, index) => (index === at ? move - left : move));
}

/** Sections that were given more than advised, the one with the most first; empty where nothing was moved. */
export function boostedSections(balance: SectionShares): readonly ScoredSection[] {
  const more = (section: ScoredSection) => balance[section] - recommendedShares[section];
  return scoredSections.filter((section) => more(section) > 0).toSorted((a, b) => more(b) - more(a));
}

/** The sections whose share differs. */
export function movedSections(from: SectionShares, to: SectionShares): readonly NamedSection[] {
  return namedSections.filter((section) => from[section] !== to[section]);
}
