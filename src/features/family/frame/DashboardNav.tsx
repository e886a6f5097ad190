import { typedKeys } from '@/lib/typedKeys';
import { type DashboardId, dashboardLabels, pathOf } from '@/site';
import { PageLinkRow, type PageLinkEntry } from '@/ui/row/PageLinkRow';
import { studentPages } from '@/ui/row/StudentRow';

interface DashboardNavProps {
  readonly current: DashboardId;
  /** Search parameters that links carry over, so that all dashboards show the same learner. */
  readonly carriedParams: Readonly<Record<string, string>>;
  /** True for a shared copy, which has no links to practice on this device. */
  readonly isReadOnly: boolean;
}

/**
 * The row of links to all dashboards. On My Dashboard, which is also a student page, the links to the student's other pages come
 * first.
 */
export function DashboardNav({ current, carriedParams, isReadOnly }: DashboardNavProps) {
  const options = Object.keys(carriedParams).length === 0 ? {} : { search: carriedParams };
  const joined = typedKeys(dashboardLabels).map((id): PageLinkEntry => ({
    id,
    label: dashboardLabels[id],
    to: pathOf(id, options),
  }));
  const isStudents = current === 'myPage' && !isReadOnly;
  return (
    <PageLinkRow
      label={isStudents ? 'Your pages and dashboards' : 'Dashboards'}
      entries={isStudents ? withStudentPages(joined) : joined}
      current={current}
    />
  );
}

function withStudentPages(joined: readonly PageLinkEntry[]): readonly PageLinkEntry[] {
  const others = studentPages.filter(({ id }) => id !== 'myPage');
  return [...others, ...joined.map((row, index) => ({ ...row, beginsGroup: index === 0 }))];
}
