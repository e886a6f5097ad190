import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useFamily } from '@/data/family';
import type { Tab } from '@/domain/family/tab';
import { EmptyState } from '@/ui/EmptyState';
import { OverviewTab } from './OverviewTab';
import type { CoreProps, TabProps } from './tabProps';

/** Fetches the code of a tab; the overview is there from the start, because it is in the prerendered page. */
const loaders: Readonly<
  Record<Exclude<Tab, 'overview'>, () => Promise<{ default: ComponentType<TabProps> }>>
> = {
  scores: () => import('./ScoresTab'),
  'study-time': () => import('./StudyTab'),
  notifications: () => import('./NotificationsTab'),
  reports: () => import('./ReportsTab'),
  goals: () => import('./GoalsTab'),
};

type Loaded = Readonly<Partial<Record<Tab, ReactNode | undefined>>>;

/**
 * The content of a tab. What was there before stays until the new content's code and data have come, and then gives way in a
 * render that doesn't hold up the next tap.
 */
export function TabContent({ tab, record, core }: CoreProps & { tab: Tab }) {
  const { detailOf } = useFamily();
  const [loaded, setLoaded] = useState<Loaded>({ overview: <OverviewTab record={record} core={core} /> });
  const [shown, setShown] = useState<Tab>('overview');
  useEffect(() => {
    if (tab === 'overview' || loaded[tab] !== undefined) {
      startTransition(() => setShown(tab));
      return undefined;
    }
    let current = true;
    const keep = (content: ReactNode) => {
      if (current) setLoaded((was) => ({ ...was, [tab]: content }));
    };
    Promise.all([loaders[tab](), detailOf(record)]).then(
      ([{ default: Content }, detail]) =>
        keep(detail === null ? null : <Content record={record} detail={detail} />),
      () => keep(<NotLoaded onRetry={() => setLoaded((was) => ({ ...was, [tab]: undefined }))} />),
    );
    return () => {
      current = false;
    };
  }, [tab, loaded, record, detailOf]);

  return <Box aria-busy={shown !== tab}>{loaded[shown]}</Box>;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Box sx={{ py: 4 }}>
      <EmptyState
        what="This part could not be loaded"
        how="The connection may be down. Everything else on the page still works."
      />
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}
