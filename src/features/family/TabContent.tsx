import Box from '@mui/material/Box';
import { type ComponentType, memo, startTransition, useEffect, useMemo, useState } from 'react';
import type { FamilySource } from '@/data/family';
import type { ChildDetail } from '@/domain/dashboard/detail';
import type { Tab } from '@/domain/dashboard/tab';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import type { LazyModule } from '@/ui/loading/lazyModules';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { OverviewTab } from './OverviewTab';
import type { CoreProps, TabProps } from './tabProps';

type LateTab = Exclude<Tab, 'overview'>;

/** Fetches the code of a tab; the overview is there from the start, because it is in the prerendered page. */
const loaders: Readonly<Record<LateTab, () => Promise<{ default: ComponentType<TabProps> }>>> = {
  scores: () => import('./ScoresTab'),
  'study-time': () => import('./StudyTab'),
  notifications: () => import('./NotificationsTab'),
  reports: () => import('./ReportsTab'),
  goals: () => import('./GoalsTab'),
};

/** The code and the details of a tab. */
interface LoadedTab {
  readonly Content: ComponentType<TabProps>;
  /** Null where none are kept for the child. */
  readonly detail: ChildDetail | null;
}

/** Which tab stands on the screen, and with what; the overview needs nothing. */
type Shown =
  | { readonly tab: 'overview' }
  | { readonly tab: LateTab; readonly loaded: Exclude<LazyModule<LoadedTab>, { state: 'waiting' }> };

/**
 * The content of a tab. What was there before stays until the new content's code and data have come, and then gives way in a
 * render that doesn't hold up the next tap.
 */
export function TabContent({
  tab,
  family,
  record,
  detailOf,
}: CoreProps & { tab: Tab; detailOf: FamilySource['detailOf'] }) {
  const loads = useMemo(() => {
    const loadOf = (late: LateTab) => async (): Promise<LoadedTab> => {
      const [{ default: Content }, detail] = await Promise.all([loaders[late](), detailOf(record)]);
      return { Content, detail };
    };
    return {
      scores: loadOf('scores'),
      'study-time': loadOf('study-time'),
      notifications: loadOf('notifications'),
      reports: loadOf('reports'),
      goals: loadOf('goals'),
    } satisfies Record<LateTab, () => Promise<LoadedTab>>;
  }, [record, detailOf]);
  const loaded = useLazyModule(loads[tab === 'overview' ? 'scores' : tab], tab !== 'overview');

  const [shown, setShown] = useState<Shown>({ tab: 'overview' });
  useEffect(() => {
    if (tab === 'overview') startTransition(() => setShown({ tab }));
    else if (loaded.state !== 'waiting') startTransition(() => setShown({ tab, loaded }));
  }, [tab, loaded]);

  return (
    <Box aria-busy={shown.tab !== tab}>
      {shown.tab === 'overview' ? (
        <OverviewTab family={family} record={record} />
      ) : shown.loaded.state === 'failed' ? (
        <LoadFailed what="This part" failed={shown.loaded} />
      ) : (
        <Loaded {...shown.loaded.module} family={family} record={record} />
      )}
    </Box>
  );
}

/** Rendered again only for another tab or child: the row of tabs answers a tap without it. */
const Loaded = memo(function Loaded({ Content, detail, family, record }: LoadedTab & CoreProps) {
  return detail === null ? (
    <EmptyState
      what={`No details are kept for ${record.child.name}`}
      how="They begin with the first practice test or study session."
    />
  ) : (
    <Content family={family} record={record} detail={detail} />
  );
});
