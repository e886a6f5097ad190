import { drillSubjectFromId } from '@/domain/plan/drills/drill-plan';
import { testKind } from '@/domain/exam/catalog/test-kind';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { sectionOfSubject } from '@/domain/plan/drills/parse-drill';

/** Returns the section that a drill or a test of one section practices, by its plan id; null if it spans several or none. */
export function practicedSection(planId: string): ScoredSection | null {
  const drill = drillSubjectFromId(planId);
  return drill === null ? testKind(planId).section : sectionOfSubject(drill);
}
