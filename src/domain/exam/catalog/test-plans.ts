/** Every test that the site offers, each as a plan. */
import { fullForms } from '@/domain/exam/blueprint';
import type { TestPlan } from '@/domain/exam/test-plan';
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

/** Every test that can be taken, full forms with their experimental section and the diagnostic with its essay. */
export const allTestPlans: readonly TestPlan[] = [
  ...fullForms.map((set) => fullTestPlan(set, true)),
  ...fullForms.flatMap((set) => singleSectionIds.map((id) => singleSectionPlan(set, id))),
  diagnosticPlan(true),
  writingSamplePlan,
  quickVerbalPlan,
  halfVerbalPlan,
  fullReadingPlan,
  ...genres.map(readingPassagePlan),
];

/**
 * The plan that an id names, undefined for one that the site has never had or no longer has. A full form's comes with its
 * experimental section and the diagnostic's with its essay, though an attempt of it may have gone without.
 */
export function testPlanById(id: string): TestPlan | undefined {
  return allTestPlans.find((plan) => plan.id === id);
}
