/** Builds the URL of the page that resumes an unfinished test or drill. */
import { drillSubjectFromId } from './parse-drill';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import {
  fullReadingPlan,
  halfVerbalPlan,
  quickVerbalPlan,
  writingSamplePlan,
} from '@/domain/exam/catalog/practice-plans';
import { testPlanById } from '@/domain/exam/catalog/test-plans';
import { defaultLevel, type LevelId, levelIds, levelSearch } from '@/domain/exam/level/level-id';
import { pathOf, type RouteId } from '@/site';
import { drillSearchParams } from './drill-request';

const pagesOfLevel = (level: LevelId): readonly (readonly [string, RouteId])[] => [
  [diagnosticPlan(level, true).id, 'freeTest'],
  [quickVerbalPlan(level).id, 'quickTest'],
  [halfVerbalPlan(level).id, 'demiTest'],
  [fullReadingPlan(level).id, 'readingFullTest'],
  [writingSamplePlan(level).id, 'writingTest'],
];
const pageOfPlan: ReadonlyMap<string, RouteId> = new Map(levelIds.flatMap(pagesOfLevel));

/** The page that offers to continue an unfinished attempt. */
export function resumePath(planId: string): string {
  const subject = drillSubjectFromId(planId);
  if (subject !== null) return pathOf('sectionStudy', { search: drillSearchParams({ subject }) });
  const level = testPlanById(planId)?.level ?? defaultLevel;
  const form = Object.entries(formLetters).find(([set]) => planId === set || planId.startsWith(`${set}-`));
  if (form === undefined)
    return pathOf(pageOfPlan.get(planId) ?? 'readingTest', { search: levelSearch(level) });
  const [set, letter] = form;
  const section = planId.slice(set.length + 1);
  return pathOf('fullLengthTest', {
    search: { form: letter.toLowerCase(), ...(section !== '' && { section }), ...levelSearch(level) },
  });
}
