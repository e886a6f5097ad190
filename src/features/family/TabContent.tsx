import Box from '@mui/material/Box';
import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated, useMatchesDocument } from '@/ui/loading/useHydrated';
import { hiddenForLinkedTab, linkedTabAttribute } from './linkedTab';
import { OverviewTab } from './OverviewTab';
import type { DashboardTabProps } from './dashboardTabProps';
import { type LazyTab, tabLoaders, type TabModule } from './tabLoaders';

/** Never called: the overview is there already. */
const loadNothing = () => new Promise<TabModule>(() => undefined);

/** The tab on screen with its loaded code; the overview needs none. */
type Shown =
  | { readonly tab: 'overview' }
  | { readonly tab: LazyTab; readonly loaded: Exclude<LazyModule<TabModule>, { state: 'waiting' }> };

/**
 * The content of a tab. The previous content stays until the new code has loaded and is then replaced in a transition, so that the
 * next tap isn't blocked. A linked tab has no previous content: its space is empty until then.
 */
export function TabContent({ tab, ...props }: DashboardTabProps & { tab: DashboardTab }) {
  const loaded = useLazyModule(tab === 'overview' ? loadNothing : tabLoaders[tab], tab !== 'overview');

  const matchesDocument = useMatchesDocument();
  const [shown, setShown] = useState<Shown | null>(() =>
    matchesDocument || tab === 'overview' ? { tab: 'overview' } : null,
  );
  useEffect(() => {
    if (tab === 'overview') startTransition(() => setShown({ tab }));
    else if (loaded.state !== 'waiting') startTransition(() => setShown({ tab, loaded }));
  }, [tab, loaded]);
  const isShown = shown?.tab === tab;
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && isShown) document.documentElement.removeAttribute(linkedTabAttribute);
  }, [hydrated, isShown]);

  return (
    <Box aria-busy={!isShown} sx={hiddenForLinkedTab}>
      {shown === null ? (
        <Box sx={{ minHeight: '100vh' }} />
      ) : shown.tab === 'overview' ? (
        <OverviewTab family={props.family} record={props.record} />
      ) : shown.loaded.state === 'failed' ? (
        <LoadFailed what="This part" failed={shown.loaded} />
      ) : (
        <Loaded Content={shown.loaded.module.default} {...props} />
      )}
    </Box>
  );
}

/** Memoized on the tab and learner, so that the row of tabs responds to a tap without rendering it. */
const Loaded = memo(function Loaded({
  Content,
  ...props
}: DashboardTabProps & { Content: ComponentType<DashboardTabProps> }) {
  return <Content {...props} />;
});
