import type { AttemptConditions } from '@/domain/exam/test/form';
import type { SectionPart } from '@/domain/exam/test/test-plan';

/**
 * Checks whether the site may read the text aloud: always in practice, but under real conditions not in sections that test reading
 * (verbal, reading, and the experimental section, which includes both).
 */
export function mayReadAloud(
  section: SectionPart['section'] | 'writing',
  conditions: AttemptConditions,
): boolean {
  return conditions.mode === 'practice' || section === 'quantitative' || section === 'writing';
}
