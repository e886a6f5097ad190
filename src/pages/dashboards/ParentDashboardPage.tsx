import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseTab, type Tab } from '@/domain/dashboard/tab';
import { ChildStrip } from '@/features/family/ChildStrip';
import { FamilyTabs } from '@/features/family/FamilyTabs';
import { useOpened } from '@/features/family/opened/useOpened';
import { DashboardPage } from '@/features/family/frame/DashboardPage';
import { LaterToday } from '@/features/today/LaterToday';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { useHydrated } from '@/ui/page/useHydrated';

export { beginDashboard as begin } from '@/features/family/frame/beginDashboard';

export default function ParentDashboardPage() {
  const [search] = useSearchParams();
  // The prerendered page is the overview, whatever the address asks for; the first render has to be the same.
  const tab = parseTab(useHydrated() ? search.get('tab') : null);
  return (
    <DashboardPage
      id="parentDashboard"
      about="SSAT progress, test scores, and study."
      choosesChild
      today={<LaterToday />}
    >
      {(dashboard, { turnTo }) => (
        <>
          <PrintStyles />
          <OpeningStrip dashboard={dashboard} onChild={(id) => turnTo('child', id)} />
          <FamilyTabs
            active={tab}
            onChange={(next: Tab) => turnTo('tab', next)}
            family={dashboard.family}
            record={dashboard.record}
          />
        </>
      )}
    </DashboardPage>
  );
}

/** The strip over the tabs, whose figures open. */
function OpeningStrip(props: Omit<ComponentProps<typeof ChildStrip>, 'onOpen'>) {
  const { openFigure, dialog } = useOpened(props.dashboard);
  return (
    <>
      <ChildStrip {...props} onOpen={openFigure} />
      {dialog}
    </>
  );
}
