import { memo } from 'react';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { testsWithTotal } from '@/domain/dashboard/scores/test-scores';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import type { DetailOpener } from '../opened/useDetailDialogs';
import { TotalScorePanel } from '../panels/scores/TotalScorePanel';
import type { DashboardTabProps } from '../dashboardTabProps';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { SectionStack } from '@/ui/page/SectionStack';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated } from '@/ui/loading/useHydrated';
import { WeeklyStudyPanel } from './WeeklyStudyPanel';

const loadLowerPanels = () => import('./OverviewLowerPanels');

export type OverviewPanelsProps = DashboardTabProps & DetailOpener;

/** The overview's cards. Only the first row is prerendered. Memoized, so that the cards rerender only for another child. */
export const OverviewPanels = memo(function OverviewPanels({
  family,
  record,
  ...opener
}: OverviewPanelsProps) {
  const { asOf } = family;
  // Everything below the fold, including its code, loads after first paint, so that the top becomes interactive sooner. Until there
  // is a total score, the total-score card is a single line and gets a row of its own.
  const hasTotals = testsWithTotal(record.tests).length > 0;
  const rest = useLazyModule(loadLowerPanels, useHydrated());
  return (
    <SectionStack>
      <CardGrid>
        <CardCell wide={hasTotals ? 5 : 12} medium={12}>
          <WeeklyStudyPanel
            weeks={loggedWeeks(record, asOf)}
            targetHours={weeklyTargetHoursOf(record.profile)}
            plan={record.plan}
            asOf={asOf}
            onOpen={opener.openDay}
          />
        </CardCell>
        <CardCell wide={hasTotals ? 7 : 12} medium={12}>
          <TotalScorePanel title="Performance Trends" record={record} asOf={asOf} onOpen={opener.openTest} />
        </CardCell>
        {rest.state === 'ready' && (
          <rest.module.OverviewLowerPanels family={family} record={record} {...opener} />
        )}
        {rest.state === 'failed' && (
          <CardCell wide={12} medium={12}>
            <LoadFailureNotice name="The rest of the overview" failed={rest} />
          </CardCell>
        )}
      </CardGrid>
    </SectionStack>
  );
});
