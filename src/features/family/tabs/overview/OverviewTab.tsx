import { memo } from 'react';
import { completionByArea } from '@/domain/dashboard/study/plan-completion';
import { namedSections } from '@/domain/section-names';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { hasWholeTest } from '@/domain/dashboard/scores/result-figures';
import { type DetailOpener, useDetailDialogs } from '../opened/useDetailDialogs';
import { ActivityPanel } from '../panels/ActivityPanel';
import { activityScoreRows } from '../panels/activityRows';
import { resultPanelsOf } from '../panels/scores/resultPanels';
import { StudyDaysPanel } from '../panels/study/StudyDaysPanel';
import type { DashboardTabProps } from '../../frame/dashboardTabProps';
import { CardCell, CardGrid, SectionStack } from '@/ui/cards/CardGrid';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { CompletionCard } from './CompletionCard';
import { OverviewTabStats } from './OverviewTabStats';
import { VerdictCard } from './VerdictCard';
import { WeeklyGoalsPanel } from './WeeklyGoalsPanel';
import { WeeklyStudyPanel } from './WeeklyStudyPanel';

/**
 * The Progress Overview tab: the verdict; the week's hours and the scores, each against its target; then study days, the plan, and
 * recent activity.
 */
export const OverviewTab = memo(function OverviewTab({ family, learner }: DashboardTabProps) {
  const { renderDialog, ...opener } = useDetailDialogs({ family, learner });
  return (
    <>
      <VerdictCard family={family} learner={learner} />
      <OverviewPanels family={family} learner={learner} {...opener} />
      {renderDialog()}
    </>
  );
});

type OverviewPanelsProps = DashboardTabProps & DetailOpener;

/** The overview's cards. Memoized, so that they rerender only for another child. */
const OverviewPanels = memo(function OverviewPanels(props: OverviewPanelsProps) {
  const { family, learner, openDay, openTest } = props;
  const { asOf } = family;
  // Until there is a test of all sections, the card of trends is a single line and gets a row of its own.
  const hasTrend = hasWholeTest(learner);
  const { Trend } = resultPanelsOf(learner);
  return (
    <SectionStack>
      <CardGrid>
        <CardCell wide={hasTrend ? 5 : 12} medium={12}>
          <WeeklyStudyPanel learner={learner} asOf={asOf} onOpen={openDay} />
        </CardCell>
        <CardCell wide={hasTrend ? 7 : 12} medium={12}>
          <Trend title="Performance Trends" learner={learner} asOf={asOf} onOpen={openTest} />
        </CardCell>
        <HydrationBoundary>
          <LowerPanels {...props} />
        </HydrationBoundary>
      </CardGrid>
    </SectionStack>
  );
});

/** The cells below the first row. */
function LowerPanels({ family: { asOf }, learner, ...opener }: OverviewPanelsProps) {
  const activities = recentActivities(learner);
  const { Sections } = resultPanelsOf(learner);
  // A card of a line or two gets a row of its own.
  const isNew = activities.length < 2;
  // Leaves out reviews and tests, which belong to no single section; the overall figure includes them.
  const completion = completionByArea(learner, asOf);
  const sections = namedSections.flatMap((section) => {
    const own = completion.find(({ area }) => area === section);
    return own === undefined ? [] : [{ section, own }];
  });
  return (
    <>
      {/* Until there is a test of all sections, the card of trends explains what will appear, so no second card is needed. */}
      {hasWholeTest(learner) && (
        <CardCell wide={12} medium={12}>
          <Sections learner={learner} asOf={asOf} onOpen={opener.openTest} />
        </CardCell>
      )}
      <CardCell wide={7} medium={12}>
        <StudyDaysPanel learner={learner} asOf={asOf} onOpen={opener.openDay} />
      </CardCell>
      <CardCell wide={5} medium={12}>
        <OverviewTabStats learner={learner} asOf={asOf} onOpen={opener.openFigure} />
      </CardCell>
      {sections.map(({ section, own }) => (
        <CardCell key={section} wide={sections.length === 4 ? 3 : sections.length === 3 ? 4 : 6} narrow={6}>
          <CompletionCard completion={own} onOpen={() => opener.openFigure('progress', section)} />
        </CardCell>
      ))}
      <CardCell wide={isNew ? 12 : 6} medium={12}>
        <ActivityPanel
          rows={activityScoreRows(activities, asOf)}
          opener={opener}
          title="Recent Activities"
          limit={3}
        />
      </CardCell>
      <CardCell wide={isNew ? 12 : 6} medium={12}>
        <WeeklyGoalsPanel learner={learner} asOf={asOf} />
      </CardCell>
    </>
  );
}
