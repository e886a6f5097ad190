/** Builds the URL of the page that resumes an unfinished test or drill. */
import { drillSubjectFromId } from './parse-drill';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { pathOf, type RouteId } from '@/site';
import { drillSearchParams } from './drill-request';

const pageOfPlan: ReadonlyMap<string, RouteId> = new Map([
  ['diagnostic', 'freeTest'],
  ['quick-verbal', 'quickTest'],
  ['half-verbal', 'demiTest'],
  ['reading-full', 'readingFullTest'],
  ['writing-sample', 'writingTest'],
]);

/** The page that offers to continue an unfinished attempt. */
export function resumePath(planId: string): string {
  const subject = drillSubjectFromId(planId);
  if (subject !== null) return pathOf('sectionStudy', { search: drillSearchParams({ subject }) });
  const form = Object.entries(formLetters).find(([set]) => planId.startsWith(set));
  if (form === undefined) return pathOf(pageOfPlan.get(planId) ?? 'readingTest');
  const [set, letter] = form;
  const section = planId.slice(set.length + 1);
  return pathOf('fullLengthTest', {
    search: { form: letter.toLowerCase(), ...(section !== '' && { section }) },
  });
}
