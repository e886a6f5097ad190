/** How far each section stands below full marks, by what is known of a student. */
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { isAnythingKnown, type Standing } from '@/domain/plan/ability';
import type { Gaps } from './balance';

/** From answers without a clock, and under one: the two are never mixed. */
export interface Standings {
  readonly untimed: Standing;
  readonly timed: Standing;
}

/**
 * The share of a test's questions that would be missed, from 0 to 1, section by section; null where there is not enough data. Taken from the
 * clocked answers, as the test asks them, unless those without a clock know more sections.
 */
export function gapsFrom({ timed, untimed }: Standings): Gaps {
  const [under, without] = [gapsOf(timed), gapsOf(untimed)];
  return knownOf(without) > knownOf(under) ? without : under;
}

/** Whether any answers told where things stand. */
export function isMeasured({ timed, untimed }: Standings): boolean {
  return isAnythingKnown(timed) || isAnythingKnown(untimed);
}

function gapsOf({ sections }: Standing): Gaps {
  const gap = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? 1 - known.share : null;
  };
  return { verbal: gap('verbal'), quantitative: gap('quantitative'), reading: gap('reading') };
}

function knownOf(gaps: Gaps): number {
  return scoredSections.filter((section) => gaps[section] !== null).length;
}
