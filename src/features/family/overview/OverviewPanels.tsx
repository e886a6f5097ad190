import { memo } from 'react';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { weeksOf } from '@/domain/dashboard/study/weeks';
import type { IsoDay } from '@/lib/calendar';
import { TotalScorePanel } from '../panels/TotalScorePanel';
import type { CoreProps } from '../tabProps';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { useHydrated } from '@/ui/page/useHydrated';
import { WeeklyStudyPanel } from './WeeklyStudyPanel';

const loadRest = () => import('./OverviewRest');

export interface OverviewPanelsProps extends CoreProps {
  readonly openTest: (test: LearnerTest) => void;
  readonly openDay: (day: IsoDay) => void;
}

/** The cards of the overview, the first row in the document, drawn again only for another child. */
export const OverviewPanels = memo(function OverviewPanels({
  family,
  record,
  openTest,
  openDay,
}: OverviewPanelsProps) {
  const { asOf } = family;
  // What is below every screen's fold comes after the first paint, its code too, so that what is above answers sooner.
  const rest = useLazyModule(loadRest, useHydrated());
  return (
    <Sections>
      <CardGrid>
        <CardCell wide={5} medium={12}>
          <WeeklyStudyPanel
            weeks={weeksOf(record, asOf)}
            targetHours={weeklyTarget(record.profile)}
            plan={record.plan}
            asOf={asOf}
            onOpen={openDay}
          />
        </CardCell>
        <CardCell wide={7} medium={12}>
          <TotalScorePanel title="Performance Trends" record={record} asOf={asOf} onOpen={openTest} />
        </CardCell>
        {rest.state === 'ready' && (
          <rest.module.OverviewRest family={family} record={record} openTest={openTest} openDay={openDay} />
        )}
        {rest.state === 'failed' && (
          <CardCell wide={12} medium={12}>
            <LoadFailed what="The rest of the overview" failed={rest} />
          </CardCell>
        )}
      </CardGrid>
    </Sections>
  );
});
