/** How far each section stands below full marks, by what is known of a student. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { AnsweredAttempt } from '@/domain/plan/answered-attempt';
import type { SkillProfile } from '@/domain/plan/ability';
import type { SectionGaps } from './section-shares';

/** The share of a test's questions that would be missed, from 0 to 1, section by section; null where there is not enough data. */
export function sectionGaps({ sections }: Pick<SkillProfile, 'sections'>): SectionGaps {
  const gap = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? 1 - known.share : null;
  };
  return { verbal: gap('verbal'), quantitative: gap('quantitative'), reading: gap('reading') };
}

/** When the last answer was given, in epoch milliseconds; 0 where there were none. An essay is no answer. */
export function lastAnswerAt(attempts: readonly AnsweredAttempt[]): number {
  return Math.max(
    0,
    ...attempts.flatMap(({ sections, finishedAt }) => (sections.length > 0 ? [finishedAt.utcMs] : [])),
  );
}
