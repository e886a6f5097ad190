/** How far each section stands below full marks, by what is known of a student. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Standing } from '@/domain/plan/ability';
import type { Gaps } from './balance';

/** The share of a test's questions that would be missed, from 0 to 1, section by section; null where there is not enough data. */
export function gapsFrom({ sections }: Pick<Standing, 'sections'>): Gaps {
  const gap = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? 1 - known.share : null;
  };
  return { verbal: gap('verbal'), quantitative: gap('quantitative'), reading: gap('reading') };
}
