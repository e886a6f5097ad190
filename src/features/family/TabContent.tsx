import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import type { FamilySource } from '@/data/family';
import type { Tab } from '@/domain/family/tab';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LoadFailed } from '@/ui/loading/LoadFailed';
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
    const loadOf = (late: LateTab) => async (): Promise<ReactNode> => {
      const [{ default: Content }, detail] = await Promise.all([loaders[late](), detailOf(record)]);
      return detail === null ? (
        <EmptyState
          what={`No details are kept for ${record.child.name}`}
          how="They begin with the first practice test or study session."
        />
      ) : (
        <Content family={family} record={record} detail={detail} />
      );
    };
    return {
      scores: loadOf('scores'),
      'study-time': loadOf('study-time'),
      notifications: loadOf('notifications'),
      reports: loadOf('reports'),
      goals: loadOf('goals'),
    } satisfies Record<LateTab, () => Promise<ReactNode>>;
  }, [family, record, detailOf]);
  const late = useLazyModule(loads[tab === 'overview' ? 'scores' : tab], tab !== 'overview');

  const overview = useMemo(() => <OverviewTab family={family} record={record} />, [family, record]);
  const content = useMemo(() => {
    if (tab === 'overview') return overview;
    if (late.state === 'ready') return late.module;
    return late.state === 'failed' ? <LoadFailed what="This part" failed={late} /> : undefined;
  }, [tab, late, overview]);
  const [shown, setShown] = useState<{ tab: Tab; content: ReactNode }>({
    tab: 'overview',
    content: overview,
  });
  useEffect(() => {
    if (content !== undefined) startTransition(() => setShown({ tab, content }));
  }, [tab, content]);

  return <Box aria-busy={shown.tab !== tab}>{shown.content}</Box>;
}
