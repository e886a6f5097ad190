import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseDashboardTab, type DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { ChildSummaryBar } from '@/features/family/frame/ChildSummaryBar';
import { FamilyTabs } from '@/features/family/frame/FamilyTabs';
import { useDetailDialogs } from '@/features/family/tabs/opened/useDetailDialogs';
import { DashboardPage } from '@/features/family/DashboardPage';
import { MissedQuestions } from '@/features/results/missed/MissedQuestions';
import { learnerVisitKey } from '@/features/family/frame/useDashboard';
import { TabContent } from '@/features/family/tabs/TabContent';
import { TodayLine } from '@/features/today/TodayLine';
import { useHydrated } from '@/ui/loading/useHydrated';

export default function ParentDashboardPage() {
  const [search] = useSearchParams();
  // The prerendered page always shows the overview, whatever the URL, and the first render must match it.
  const tab = parseDashboardTab(useHydrated() ? search.get('tab') : null);
  return (
    <DashboardPage
      id="parentDashboard"
      MissedQuestions={MissedQuestions}
      about="Follow your child’s SSAT progress, test scores, and learning journey."
      choosesChild
      todayLine={<TodayLine />}
    >
      {(dashboard, { setParam }) => (
        <>
          <OpeningStrip dashboard={dashboard} onChild={(id) => setParam('child', id)} />
          <FamilyTabs active={tab} onChange={(next: DashboardTab) => setParam('tab', next)}>
            {(selected) => (
              <TabContent
                key={learnerVisitKey(dashboard.family, dashboard.learner)}
                tab={selected}
                family={dashboard.family}
                learner={dashboard.learner}
              />
            )}
          </FamilyTabs>
        </>
      )}
    </DashboardPage>
  );
}

/** The summary above the tabs; its figures open dialogs with details. */
function OpeningStrip(props: Omit<ComponentProps<typeof ChildSummaryBar>, 'onOpen'>) {
  const { openFigure, renderDialog } = useDetailDialogs(props.dashboard);
  return (
    <>
      <ChildSummaryBar {...props} onOpen={openFigure} />
      {renderDialog()}
    </>
  );
}
