import { pathOf, type RouteId } from '@/site';
import { useIsBareScreen } from '@/ui/page/bareScreen';
import { PageLinkRow, type PageLinkEntry } from './PageLinkRow';

/**
 * The pages that a student opens daily. Home is labeled "Today" because, for a student with a record, it begins with today's task.
 */
export const studentPages: readonly PageLinkEntry[] = (
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
).map((page) => ({ ...page, to: pathOf(page.id), isInBar: true }));

/**
 * The links shown on each student page and on results; hidden on a bare screen. `current` is null on the page of a single result.
 */
export function StudentRow({ current }: { readonly current: RouteId | null }) {
  const isBare = useIsBareScreen();
  return isBare ? null : <PageLinkRow label="Your pages" entries={studentPages} current={current} />;
}
