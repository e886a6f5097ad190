import type { Conditions } from '@/domain/exam/test/form';
import type { SectionPart } from '@/domain/exam/test/test-plan';

/**
 * Checks whether reading aloud may be offered: always in practice, but under real conditions not where reading is tested, in
 * verbal, reading, and the experimental section, which mixes both.
 */
export function mayReadAloud(section: SectionPart['section'] | 'writing', conditions: Conditions): boolean {
  return conditions.mode === 'practice' || section === 'quantitative' || section === 'writing';
}
