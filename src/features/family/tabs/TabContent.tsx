import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, memo, useDeferredValue, useEffect } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Part } from '@/ui/loading/Part';
import { useHydrated } from '@/ui/loading/useHydrated';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import { hiddenForLinkedTab, linkedTabAttribute } from '../frame/linkedTab';
import { OverviewTab } from './overview/OverviewTab';
import type { DashboardTabProps } from '../frame/dashboardTabProps';

interface TabModule {
  readonly default: ComponentType<DashboardTabProps>;
}

/** All tabs but the overview, which belongs to the page. */
const lateTabs: Readonly<Record<Exclude<DashboardTab, 'overview'>, () => Promise<TabModule>>> = {
  scores: () => import('./scores/ScoresTab'),
  'study-time': () => import('./study/StudyTab'),
  notifications: () => import('./notifications/NotificationsTab'),
  reports: () => import('./reports/ReportsTab'),
  goals: () => import('./goals/GoalsTab'),
};

/** A tab's content. The previous tab's content stays until React has rendered the new one, so that no press waits for that. */
export function TabContent({ tab, ...props }: DashboardTabProps & { tab: DashboardTab }) {
  const shown = useDeferredValue(tab);
  const isShown = shown === tab;
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && isShown) document.documentElement.removeAttribute(linkedTabAttribute);
  }, [hydrated, isShown]);
  usePreload('tabs', () => Promise.all(Object.values(lateTabs).map(preload)));
  return (
    // A flow root, so that its edge doesn't move with the margins of what it contains.
    <Box aria-busy={!isShown} sx={{ ...hiddenForLinkedTab, display: 'flow-root' }}>
      <Content tab={shown} {...props} />
    </Box>
  );
}

/** Memoized by tab and learner, so that a press updates the row of tabs without rerendering the content. */
const Content = memo(function Content({ tab, ...props }: DashboardTabProps & { tab: DashboardTab }) {
  if (tab === 'overview') return <OverviewTab {...props} />;
  return (
    <Part key={tab} name="This part" load={lateTabs[tab]} fallback={<TabSkeleton />}>
      {({ default: Tab }) => <Tab {...props} />}
    </Part>
  );
});

/** A headline and two rows of cards. */
function TabSkeleton() {
  return (
    <Box aria-busy sx={{ minHeight: '100vh', displayPrint: 'none' }}>
      <Skeleton sx={{ my: 2, maxWidth: '32em', typography: 'h2' }} />
      <CardGrid>
        {[0, 1, 2, 3].map((card) => (
          <CardCell key={card} wide={6} medium={12}>
            <Skeleton variant="rounded" height={320} />
          </CardCell>
        ))}
      </CardGrid>
    </Box>
  );
}
