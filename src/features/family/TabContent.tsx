import Box from '@mui/material/Box';
import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { OverviewTab } from './OverviewTab';
import type { DashboardTabProps } from './dashboardTabProps';

type LateTab = Exclude<DashboardTab, 'overview'>;

interface TabModule {
  readonly default: ComponentType<DashboardTabProps>;
}

/** Fetches the code of a tab; the overview is there from the start, because it is in the prerendered page. */
const loaders: Readonly<Record<LateTab, () => Promise<TabModule>>> = {
  scores: () => import('./ScoresTab'),
  'study-time': () => import('./StudyTab'),
  notifications: () => import('./NotificationsTab'),
  reports: () => import('./ReportsTab'),
  goals: () => import('./GoalsTab'),
};

/** Which tab is on the screen, and with what code; the overview needs none. */
type Shown =
  | { readonly tab: 'overview' }
  | { readonly tab: LateTab; readonly loaded: Exclude<LazyModule<TabModule>, { state: 'waiting' }> };

/**
 * The content of a tab. What was there before stays until the new content's code has come, and then gives way in a render that
 * doesn't hold up the next tap.
 */
export function TabContent({ tab, ...props }: DashboardTabProps & { tab: DashboardTab }) {
  const loaded = useLazyModule(loaders[tab === 'overview' ? 'scores' : tab], tab !== 'overview');

  const [shown, setShown] = useState<Shown>({ tab: 'overview' });
  useEffect(() => {
    if (tab === 'overview') startTransition(() => setShown({ tab }));
    else if (loaded.state !== 'waiting') startTransition(() => setShown({ tab, loaded }));
  }, [tab, loaded]);

  return (
    <Box aria-busy={shown.tab !== tab}>
      {shown.tab === 'overview' ? (
        <OverviewTab family={props.family} record={props.record} />
      ) : shown.loaded.state === 'failed' ? (
        <LoadFailed what="This part" failed={shown.loaded} />
      ) : (
        <Loaded Content={shown.loaded.module.default} {...props} />
      )}
    </Box>
  );
}

/** Rendered again only for another tab or learner: the row of tabs answers a tap without it. */
const Loaded = memo(function Loaded({
  Content,
  ...props
}: DashboardTabProps & { Content: ComponentType<DashboardTabProps> }) {
  return <Content {...props} />;
});
