import { pathOf, type RouteId } from '@/site';
import { useIsBare } from '@/ui/page/bareScreen';
import { PageRow, type RowEntry } from './PageRow';

/**
 * The pages that a student opens daily. Home is labeled "Today" because, for a student with a record, it begins with today's task.
 */
export const studentPages: readonly RowEntry[] = (
  [
    { id: 'home', label: 'Today' },
    { id: 'sectionStudy', label: 'Practice' },
    { id: 'verbalPracticeApp', label: 'Words' },
    { id: 'errorLog', label: 'Error Log' },
    { id: 'studyPlanner', label: 'Planner' },
    { id: 'testResults', label: 'Results' },
    { id: 'countdown', label: 'Countdown' },
    { id: 'myPage', label: 'My Dashboard' },
  ] as const
).map((page) => ({ ...page, to: pathOf(page.id) }));

/**
 * The links shown on each student page and on results; hidden on a bare screen. `current` is null on the page of a single result.
 */
export function StudentRow({ current }: { readonly current: RouteId | null }) {
  const isBare = useIsBare();
  return isBare ? null : <PageRow label="Your pages" entries={studentPages} current={current} />;
}
