import { memo } from 'react';
import type { FullTest } from '@/domain/family/log';
import { completionOf } from '@/domain/family/completion';
import { activitiesOf } from '@/domain/family/told/activities';
import { weeklyGoalsOf } from '@/domain/family/weekly-goals';
import { weeksOf } from '@/domain/family/weeks';
import type { IsoDay } from '@/lib/calendar';
import { ActivityPanel } from '../panels/ActivityPanel';
import { scoreRows } from '../panels/activityRows';
import { StudyDaysPanel } from '../panels/StudyDaysPanel';
import { TotalScorePanel } from '../panels/TotalScorePanel';
import type { CoreProps } from '../tabProps';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';
import { CompletionCard } from './CompletionCard';
import { OverviewStats } from './OverviewStats';
import { SectionScoresPanel } from './SectionScoresPanel';
import { WeeklyGoalsPanel } from './WeeklyGoalsPanel';
import { WeeklyStudyPanel } from './WeeklyStudyPanel';

interface OverviewPanelsProps extends CoreProps {
  readonly openTest: (test: FullTest) => void;
  readonly openDay: (day: IsoDay) => void;
}

/** The cards of the overview, drawn again only for another child. */
export const OverviewPanels = memo(function OverviewPanels({
  family: { asOf },
  record,
  openTest,
  openDay,
}: OverviewPanelsProps) {
  // What is below every screen's fold comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  return (
    <Sections>
      <CardGrid>
        <CardCell wide={5} medium={12}>
          <WeeklyStudyPanel
            weeks={weeksOf(record.log, asOf)}
            targetHours={record.weeklyTargetHours}
            onOpen={openDay}
          />
        </CardCell>
        <CardCell wide={7} medium={12}>
          <TotalScorePanel title="Performance Trends" record={record} asOf={asOf} onOpen={openTest} />
        </CardCell>
        {hydrated && (
          <>
            <CardCell wide={12} medium={12}>
              <SectionScoresPanel record={record} asOf={asOf} onOpen={openTest} />
            </CardCell>
            <CardCell wide={7} medium={12}>
              <StudyDaysPanel record={record} asOf={asOf} onOpen={openDay} />
            </CardCell>
            <CardCell wide={5} medium={12}>
              <OverviewStats record={record} asOf={asOf} />
            </CardCell>
            {completionOf(record).map((completion) => (
              <CardCell key={completion.subject} wide={3} narrow={6}>
                <CompletionCard completion={completion} />
              </CardCell>
            ))}
            <CardCell wide={6} medium={12}>
              <ActivityPanel
                rows={scoreRows(activitiesOf(record), asOf)}
                title="Recent Activities"
                limit={4}
              />
            </CardCell>
            <CardCell wide={6} medium={12}>
              <WeeklyGoalsPanel goals={weeklyGoalsOf(record, asOf)} />
            </CardCell>
          </>
        )}
      </CardGrid>
    </Sections>
  );
});
