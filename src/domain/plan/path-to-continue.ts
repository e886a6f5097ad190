/** Where a test or a drill that was left goes on. */
import { drillSubjectOf } from '@/domain/exam/catalog/drills';
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { pathOf, type RouteId } from '@/site';
import { drillSearch } from './drill-request';

const pageOfPlan: Readonly<Record<string, RouteId>> = {
  diagnostic: 'freeTest',
  'quick-verbal': 'quickTest',
  'half-verbal': 'demiTest',
  'reading-full': 'readingFullTest',
  'writing-sample': 'writingTest',
};

/** The address of the page that offers to continue an unfinished attempt of a plan. */
export function pathToContinue(planId: string): string {
  const subject = drillSubjectOf(planId);
  if (subject !== null) return pathOf('sectionStudy', { search: drillSearch({ subject }) });
  const form = Object.entries(formLetters).find(([set]) => planId.startsWith(set));
  if (form === undefined) return pathOf(pageOfPlan[planId] ?? 'readingTest');
  const [set, letter] = form;
  const section = planId.slice(set.length + 1);
  return pathOf('fullLengthTest', {
    search: { form: letter.toLowerCase(), ...(section !== '' && { section }) },
  });
}
