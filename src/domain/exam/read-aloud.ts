/** When a test may be read aloud to its student. */
import type { Conditions } from './form';
import type { SectionPart } from './test-plan';

/**
 * Whether reading aloud may be offered. Under real conditions it may not where reading is what is tested: in verbal, reading
 * and the experimental section, which mixes both. In practice it always may.
 */
export function mayReadAloud(section: SectionPart['section'] | 'writing', conditions: Conditions): boolean {
  return conditions.mode === 'practice' || section === 'quantitative' || section === 'writing';
}
