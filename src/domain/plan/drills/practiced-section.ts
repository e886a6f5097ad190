/** Apart from the parser of drills, which pages without the catalog of tests use. */
import { testKind } from '@/domain/exam/catalog/test-kind';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { drillSubjectFromId, sectionOfSubject } from './parse-drill';

/** Returns the section that a drill or a test of one section practices, by its plan id; null if it spans several or none. */
export function practicedSection(planId: string): ScoredSection | null {
  const drill = drillSubjectFromId(planId);
  return drill === null ? testKind(planId).section : sectionOfSubject(drill);
}
