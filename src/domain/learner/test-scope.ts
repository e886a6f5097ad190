import { fullFormIds } from '@/domain/exam/test/blueprint';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import type { TestScope } from '@/domain/exam/test/test-scope';
import { isSectionTest } from '@/domain/plan/schedule/completed-entries';

/** Returns the test scope of a plan; null for practice. */
export function testScopeOf(planId: string): TestScope | null {
  if (fullFormIds.some((form) => form === planId)) return 'full';
  if (planId === 'diagnostic') return 'diagnostic';
  return scoredSections.find((section) => isSectionTest(planId, section)) ?? null;
}
