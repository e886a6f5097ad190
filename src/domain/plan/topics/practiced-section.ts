/** The section that an attempt practices, by its plan id. */
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { sectionOfSubject } from '@/domain/plan/drills/parse-drill';

/** Returns the section that a drill, short test, or section test practices; null if it spans several. */
export function practicedSection(planId: string): ScoredSection | null {
  const drill = drillSubjectFromId(planId);
  if (drill !== null) return sectionOfSubject(drill);
  if (/^(?:quick|half)-verbal$/.test(planId)) return 'verbal';
  return planId.startsWith('reading-') ? 'reading' : sectionOfForm(planId);
}

/** Parses the section in form ids such as "form-b-quantitative-2". */
export function sectionOfForm(planId: string): ScoredSection | null {
  const [, section] = /^form-[a-z]-(verbal|quantitative|reading)(?:-\d)?$/.exec(planId) ?? [];
  return section === 'verbal' || section === 'quantitative' || section === 'reading' ? section : null;
}
