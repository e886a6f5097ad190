/** The plans of all tests on the site. */
import { fullFormIds } from '@/domain/exam/test/blueprint';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { diagnosticPlan } from './diagnostic-plan';
import { fullTestPlan, singleSectionPlan, singleSectionIds } from './full-test-plan';
import {
  fullReadingPlan,
  genres,
  halfVerbalPlan,
  quickVerbalPlan,
  readingPassagePlan,
  writingSamplePlan,
} from './practice-plans';

/** All available tests. Full forms include the experimental section, and the diagnostic includes its essay. */
export const allTestPlans: readonly TestPlan[] = [
  ...fullFormIds.map((set) => fullTestPlan(set, true)),
  ...fullFormIds.flatMap((set) => singleSectionIds.map((id) => singleSectionPlan(set, id))),
  diagnosticPlan(true),
  writingSamplePlan,
  quickVerbalPlan,
  halfVerbalPlan,
  fullReadingPlan,
  ...genres.map(readingPassagePlan),
];

/**
 * Returns the plan with this id; undefined if the site never had it or no longer has it. Full forms include the experimental
 * section and the diagnostic its essay, even for attempts that left them out.
 */
export function testPlanById(id: string): TestPlan | undefined {
  return allTestPlans.find((plan) => plan.id === id);
}
