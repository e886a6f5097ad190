import { pathOf, type RouteId } from '@/site';
import { PageRow, type RowEntry } from '@/ui/row/PageRow';
import { studentPages } from '@/ui/row/StudentRow';

export type DashboardId = Extract<
  RouteId,
  'myPage' | 'studentDashboard' | 'parentsDashboard' | 'parentDashboard'
>;

/** Each named for whom it is and what it shows; the pages keep their titles. */
const dashboards: readonly { readonly id: DashboardId; readonly label: string }[] = [
  { id: 'myPage', label: 'Student: Overview' },
  { id: 'studentDashboard', label: 'Student: This Week' },
  { id: 'parentsDashboard', label: 'Parent: Overview' },
  { id: 'parentDashboard', label: 'Parent: All Details' },
];

interface DashboardNavProps {
  readonly current: DashboardId;
  /** The child and the family that the links keep. */
  readonly carried: Readonly<Record<string, string>>;
  /** Somebody else handed over what is shown: nothing leads to practice on this device. */
  readonly isCopy: boolean;
}

/** The row that joins the dashboards. My Dashboard is a student's page too: there, the student's other pages come first. */
export function DashboardNav({ current, carried, isCopy }: DashboardNavProps) {
  const kept = Object.keys(carried).length === 0 ? {} : { search: carried };
  const joined = dashboards.map((row): RowEntry => ({ ...row, to: pathOf(row.id, kept) }));
  const isStudents = current === 'myPage' && !isCopy;
  return (
    <PageRow
      label={isStudents ? 'Your pages and dashboards' : 'Dashboards'}
      entries={isStudents ? withStudentPages(joined) : joined}
      current={current}
    />
  );
}

function withStudentPages(joined: readonly RowEntry[]): readonly RowEntry[] {
  const others = studentPages.filter(({ id }) => id !== 'myPage');
  return [...others, ...joined.map((row, index) => ({ ...row, beginsGroup: index === 0 }))];
}
