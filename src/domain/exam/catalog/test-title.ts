/** What the site calls tests and drills. Apart from the plans: a test knows its own title and has no use for those of drills. */
import { drillSubjectFromId, drillTitle } from './drill-plan';
import { testPlanById } from './test-plans';

/** The title of a test or drill, by the id of its plan; one that the site no longer has is still a test. */
export function testTitle(planId: string): string {
  const subject = drillSubjectFromId(planId);
  return subject === null ? (testPlanById(planId)?.title ?? 'Earlier test') : drillTitle(subject);
}
