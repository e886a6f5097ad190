import { memo } from 'react';
import { VerdictCard } from './VerdictCard';
import { useDetailDialogs } from '../opened/useDetailDialogs';
import { OverviewPanels } from './OverviewPanels';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';

/**
 * The Progress Overview tab: the verdict; the week's hours and the scores, each against its target; then study days, the plan, and
 * recent activity.
 */
export const OverviewTab = memo(function OverviewTab({ family, record }: DashboardTabProps) {
  const { renderDialog, ...opener } = useDetailDialogs({ family, record });
  return (
    <>
      <VerdictCard family={family} record={record} />
      <OverviewPanels family={family} record={record} {...opener} />
      {renderDialog()}
    </>
  );
});
