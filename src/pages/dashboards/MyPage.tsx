import { headlineOf } from '@/domain/dashboard/answer/headline';
import { practiceStretch, unknownTopics } from '@/domain/dashboard/practice/practice';
import { skillsOf } from '@/domain/dashboard/practice/skills';
import { testsWithTotal } from '@/domain/dashboard/scores/tests';
import { activitiesOf } from '@/domain/dashboard/told/activities';
import { weakestCategory, weaknessesOf } from '@/domain/dashboard/practice/weakness';
import { OverviewStats } from '@/features/family/my-page/OverviewStats';
import { SkillsPanel } from '@/features/family/my-page/SkillsPanel';
import { useOpened } from '@/features/family/opened/useOpened';
import { StudyDaysPanel } from '@/features/family/panels/StudyDaysPanel';
import { TotalScorePanel } from '@/features/family/panels/TotalScorePanel';
import { StudyProgressPanel } from '@/features/family/panels/StudyProgressPanel';
import { WeaknessPanel } from '@/features/family/my-page/WeaknessPanel';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { scoreRows } from '@/features/family/panels/activityRows';
import { Headline } from '@/features/family/panels/Headline';
import { DashboardPage } from '@/features/family/frame/DashboardPage';
import { LaterToday } from '@/features/today/LaterToday';
import type { CoreProps } from '@/features/family/tabProps';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';

export { beginDashboard as begin } from '@/features/family/frame/beginDashboard';

export default function MyPage() {
  return (
    <DashboardPage id="myPage" today={<LaterToday />}>
      {({ family, record }) => <MyBoard family={family} record={record} />}
    </DashboardPage>
  );
}

/** As many as stand beside the calendar. */
const listedActivities = 5;

function MyBoard({ family, record }: CoreProps) {
  const { asOf } = family;
  const stretch = practiceStretch(record, asOf);
  const weaknesses = weaknessesOf(record, asOf);
  const { dialog, ...opener } = useOpened({ family, record });
  // What is below every screen's fold comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  // Before the first total its card is a line, and nothing stands beside it.
  const hasTotals = testsWithTotal(record.tests).length > 0;
  return (
    <>
      <PrintStyles />
      <Headline sentence={headlineOf(record, asOf)} />
      <Sections>
        <OverviewStats record={record} asOf={asOf} onOpen={opener.openFigure} />
        <CardGrid>
          <CardCell wide={hasTotals ? 7 : 12} medium={12}>
            <TotalScorePanel title="Score over Time" record={record} asOf={asOf} onOpen={opener.openTest} />
          </CardCell>
          <CardCell wide={hasTotals ? 5 : 12} medium={12}>
            <StudyProgressPanel record={record} asOf={asOf} />
          </CardCell>
          {hydrated && (
            <>
              <CardCell wide={7} medium={12}>
                <SkillsPanel
                  skills={skillsOf(record, asOf)}
                  stretch={stretch}
                  first={weakestCategory(weaknesses)}
                />
              </CardCell>
              <CardCell wide={5} medium={12}>
                <WeaknessPanel
                  weaknesses={weaknesses}
                  unknown={unknownTopics(record, asOf)}
                  stretch={stretch}
                />
              </CardCell>
              <CardCell wide={7} medium={12}>
                <StudyDaysPanel record={record} asOf={asOf} onOpen={opener.openDay} />
              </CardCell>
              <CardCell wide={5} medium={12}>
                <ActivityPanel
                  rows={scoreRows(activitiesOf(record), asOf)}
                  opener={opener}
                  limit={listedActivities}
                />
              </CardCell>
            </>
          )}
        </CardGrid>
      </Sections>
      {dialog}
    </>
  );
}
