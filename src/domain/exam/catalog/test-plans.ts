/** The plans of all tests on the site. */
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { levelIds, type LevelId } from '@/domain/exam/level/level-id';
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

/** A level's tests. Full forms include the experimental section, and the diagnostic includes its essay. */
function testPlansOf(level: LevelId): readonly TestPlan[] {
  const forms = fullFormsOf(level);
  return [
    ...forms.map((set) => fullTestPlan(set, true)),
    ...forms.flatMap((set) => singleSectionIds.map((id) => singleSectionPlan(set, id))),
    diagnosticPlan(level, true),
    writingSamplePlan(level),
    quickVerbalPlan(level),
    halfVerbalPlan(level),
    fullReadingPlan(level),
    ...genres.map((genre) => readingPassagePlan(level, genre)),
  ];
}

export const allTestPlans: readonly TestPlan[] = levelIds.flatMap(testPlansOf);

/**
 * Returns the plan with this id; undefined if the site never had it or no longer has it. Full forms include the experimental
 * section and the diagnostic its essay, even for attempts that left them out.
 */
export function testPlanById(id: string): TestPlan | undefined {
  return allTestPlans.find((plan) => plan.id === id);
}
