import Box from '@mui/material/Box';
import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import type { DashboardTab } from '@/domain/dashboard/dashboard-tab';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import type { LazyModule } from '@/ui/loading/lazyModuleStore';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated, useWasPrerendered } from '@/ui/loading/useHydrated';
import { hiddenForLinkedTab, linkedTabAttribute } from './linkedTab';
import { OverviewTab } from './OverviewTab';
import type { DashboardTabProps } from './dashboardTabProps';
import { type LazyTab, tabLoaders, type TabModule } from './tabLoaders';

/** Never called; the overview's code is part of the page. */
const loadNothing = () => new Promise<TabModule>(() => undefined);

/** The tab on screen with its loaded code; the overview's code is part of the page. */
type Shown =
  | { readonly tab: 'overview' }
  | { readonly tab: LazyTab; readonly loaded: Exclude<LazyModule<TabModule>, { state: 'waiting' }> };

/**
 * A tab's content. The previous tab stays visible until the new tab's code has loaded; a transition then swaps them, so that the
 * next tap isn't blocked. If the address opens a tab other than the overview, the space stays empty until that tab's code has
 * loaded.
 */
export function TabContent({ tab, ...props }: DashboardTabProps & { tab: DashboardTab }) {
  const loaded = useLazyModule(tab === 'overview' ? loadNothing : tabLoaders[tab], tab !== 'overview');

  const matchesDocument = useWasPrerendered();
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
        <Box sx={{ minHeight: '100vh', displayPrint: 'none' }} />
      ) : shown.tab === 'overview' ? (
        <OverviewTab family={props.family} record={props.record} />
      ) : shown.loaded.state === 'failed' ? (
        <LoadFailureNotice name="This part" failed={shown.loaded} />
      ) : (
        <Loaded Content={shown.loaded.module.default} {...props} />
      )}
    </Box>
  );
}

/** Memoized by tab and learner, so that a tap updates the row of tabs without rerendering the content. */
const Loaded = memo(function Loaded({
  Content,
  ...props
}: DashboardTabProps & { Content: ComponentType<DashboardTabProps> }) {
  return <Content {...props} />;
});
