import { useSearchParams } from 'react-router-dom';
import { parseTab, type Tab } from '@/domain/dashboard/tab';
import { ChildStrip } from '@/features/family/ChildStrip';
import { FamilyTabs } from '@/features/family/FamilyTabs';
import { DashboardFrame } from '@/features/family/frame/DashboardFrame';
import { useDashboard } from '@/features/family/useDashboard';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { useHydrated } from '@/ui/page/useHydrated';

export default function ParentDashboardPage() {
  const dashboard = useDashboard();
  const [search] = useSearchParams();
  // The prerendered page is the overview, whatever the address asks for; the first render has to be the same.
  const tab = parseTab(useHydrated() ? search.get('tab') : null);
  const { family, record, detailOf, turnTo } = dashboard;
  return (
    <DashboardFrame
      id="parentDashboard"
      dashboard={dashboard}
      line="Monitor your child’s SSAT progress, test scores and learning journey."
    >
      <PrintStyles />
      <ChildStrip dashboard={dashboard} />
      <FamilyTabs
        active={tab}
        onChange={(next: Tab) => turnTo('tab', next)}
        family={family}
        record={record}
        detailOf={detailOf}
      />
    </DashboardFrame>
  );
}
