/**
 * Titles of tests and drills by plan id. In a file of its own, so that the page of a running test, which already has its title,
 * doesn't load the drill titles.
 */
import { drillSubjectFromId } from './parse-drill';
import { drillTitle } from './drill-plan';
import { testPlanById } from '@/domain/exam/catalog/test-plans';

/** Returns the title for a plan id, or "Earlier test" for a plan that no longer exists. */
export function testTitle(planId: string): string {
  const subject = drillSubjectFromId(planId);
  return subject === null ? (testPlanById(planId)?.title ?? 'Earlier test') : drillTitle(subject);
}
