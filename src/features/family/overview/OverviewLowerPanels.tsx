import { completionBySubject } from '@/domain/dashboard/study/plan-completion';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { testsWithTotal } from '@/domain/dashboard/scores/test-scores';
import { CardCell } from '@/ui/cards/CardGrid';
import { ActivityPanel } from '../panels/ActivityPanel';
import { activityScoreRows } from '../panels/activityRows';
import { StudyDaysPanel } from '../panels/study/StudyDaysPanel';
import { CompletionCard } from './CompletionCard';
import type { OverviewPanelsProps } from './OverviewPanels';
import { OverviewTabStats } from './OverviewTabStats';
import { SectionScoresPanel } from './SectionScoresPanel';
import { WeeklyGoalsPanel } from './WeeklyGoalsPanel';

/** The cells of the overview's grid below the first row. */
export function OverviewLowerPanels({ family: { asOf }, record, ...opener }: OverviewPanelsProps) {
  // Leaves out tasks that belong to no single section; the overall figure includes them.
  const sections = completionBySubject(record, asOf).filter(({ subject }) => subject !== null);
  return (
    <>
      {/* Until there is a total score, the total-score card explains what will appear, so no second card is needed. */}
      {testsWithTotal(record.tests).length > 0 && (
        <CardCell wide={12} medium={12}>
          <SectionScoresPanel record={record} asOf={asOf} onOpen={opener.openTest} />
        </CardCell>
      )}
      <CardCell wide={7} medium={12}>
        <StudyDaysPanel record={record} asOf={asOf} onOpen={opener.openDay} />
      </CardCell>
      <CardCell wide={5} medium={12}>
        <OverviewTabStats record={record} asOf={asOf} onOpen={opener.openFigure} />
      </CardCell>
      {sections.map((completion) => (
        <CardCell
          key={completion.subject}
          wide={sections.length === 4 ? 3 : sections.length === 3 ? 4 : 6}
          narrow={6}
        >
          <CompletionCard completion={completion} onOpen={() => opener.openFigure('progress')} />
        </CardCell>
      ))}
      <CardCell wide={6} medium={12}>
        <ActivityPanel
          rows={activityScoreRows(recentActivities(record), asOf)}
          opener={opener}
          title="Recent Activities"
          limit={4}
        />
      </CardCell>
      <CardCell wide={6} medium={12}>
        <WeeklyGoalsPanel record={record} asOf={asOf} />
      </CardCell>
    </>
  );
}
