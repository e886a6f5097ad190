/** How far each section stands below full marks, by what is known of a student. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { isAnythingKnown } from '@/domain/plan/ability';
import { standingOf, type Standings } from '@/domain/plan/by-clock';
import type { Gaps } from './balance';

/** The share of a test's questions that would be missed, from 0 to 1, section by section; null where there is not enough data. */
export function gapsFrom(standings: Standings): Gaps {
  const { sections } = standingOf(standings);
  const gap = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? 1 - known.share : null;
  };
  return { verbal: gap('verbal'), quantitative: gap('quantitative'), reading: gap('reading') };
}

/** Whether any answers told where things stand. */
export function isMeasured(standings: Standings): boolean {
  return isAnythingKnown(standingOf(standings));
}
