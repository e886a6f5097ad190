/** Every test that the site offers, each as a plan. */
import { fullForms } from '@/domain/exam/blueprint';
import type { TestPlan } from '@/domain/exam/plan';
import { diagnosticTest } from './diagnostic';
import { fullTest, sectionAlone, sectionsAlone } from './full-forms';
import { fullReading, genres, halfVerbal, quickVerbal, readingPassage, writingSample } from './practice';

/** Every test that can be taken, full forms with their experimental section and the diagnostic with its essay. */
export const allPlans: readonly TestPlan[] = [
  ...fullForms.map((set) => fullTest(set, true)),
  ...fullForms.flatMap((set) => sectionsAlone.map((id) => sectionAlone(set, id))),
  diagnosticTest(true),
  writingSample,
  quickVerbal,
  halfVerbal,
  fullReading,
  ...genres.map(readingPassage),
];

/**
 * The plan that an id names, undefined for one that the site has never had or no longer has. A full form's comes with its
 * experimental section and the diagnostic's with its essay, though an attempt of it may have gone without.
 */
export function planOf(id: string): TestPlan | undefined {
  return allPlans.find((plan) => plan.id === id);
}
