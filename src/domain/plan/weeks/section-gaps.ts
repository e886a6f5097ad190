/** Derives each section's gap to full marks from a student's answers. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import type { SectionGaps } from './section-shares';

/** Each section's expected fraction of missed questions on a test, from 0 to 1; null without enough data. */
export function sectionGaps({ sections }: Pick<SkillProfile, 'sections'>): SectionGaps {
  const gap = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? 1 - known.share : null;
  };
  return { verbal: gap('verbal'), quantitative: gap('quantitative'), reading: gap('reading') };
}

/** The time of the last answer, in epoch milliseconds; 0 if there is none. Essays don't count. */
export function lastAnswerMs(attempts: readonly AnsweredAttempt[]): number {
  return Math.max(
    0,
    ...attempts.flatMap(({ sections, finishedAt }) => (sections.length > 0 ? [finishedAt.utcMs] : [])),
  );
}
