import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Tab } from '@/domain/family/tab';
import { EmptyState } from '@/ui/EmptyState';
import OverviewTab from './OverviewTab';
import type { TabProps } from './tabProps';

type Content = ComponentType<TabProps>;

/** Fetches the content of a tab; the overview is there from the start, because it is in the prerendered page. */
const loaders: Readonly<Record<Tab, () => Promise<{ default: Content }>>> = {
  overview: async () => ({ default: OverviewTab }),
  scores: () => import('./ScoresTab'),
  'study-time': () => import('./StudyTab'),
  notifications: () => import('./NotificationsTab'),
  reports: () => import('./ReportsTab'),
  goals: () => import('./GoalsTab'),
};

type Loaded = Readonly<Partial<Record<Tab, Content | 'failed' | undefined>>>;

/**
 * The content of a tab. What was there before stays until the new content's code has come, and then gives way in a render
 * that doesn't hold up the next tap.
 */
export function TabContent({ tab, ...props }: TabProps & { tab: Tab }) {
  const [loaded, setLoaded] = useState<Loaded>({ overview: OverviewTab });
  const [shown, setShown] = useState<Tab>('overview');
  useEffect(() => {
    if (loaded[tab] !== undefined) {
      startTransition(() => setShown(tab));
      return undefined;
    }
    let current = true;
    const keep = (content: Content | 'failed') => {
      if (current) setLoaded((was) => ({ ...was, [tab]: content }));
    };
    loaders[tab]().then(
      (module) => keep(module.default),
      () => keep('failed'),
    );
    return () => {
      current = false;
    };
  }, [tab, loaded]);

  const Content = loaded[shown];
  return (
    <Box aria-busy={shown !== tab}>
      {Content === 'failed' ? (
        <Box sx={{ py: 4 }}>
          <EmptyState
            what="This part could not be loaded"
            how="The connection may be down. Everything else on the page still works."
          />
          <Button variant="outlined" onClick={() => setLoaded((was) => ({ ...was, [tab]: undefined }))}>
            Try again
          </Button>
        </Box>
      ) : (
        Content !== undefined && <Content {...props} />
      )}
    </Box>
  );
}
