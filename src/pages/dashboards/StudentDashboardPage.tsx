import { completionOf } from '@/domain/dashboard/study/completion';
import { headlineOf } from '@/domain/dashboard/answer/headline';
import { practiceOf } from '@/domain/dashboard/practice/practice';
import { upcomingTests } from '@/domain/dashboard/study/upcoming';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { scoresOf } from '@/domain/dashboard/scores/tests';
import { activitiesWithMissed } from '@/domain/dashboard/told/missed-activities';
import { sectionsThisWeek } from '@/domain/dashboard/practice/skills';
import { thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { thisWeek } from '@/domain/dashboard/study/weeks';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { badgeRows } from '@/features/family/panels/activityRows';
import { GoalProgressPanel } from '@/features/family/panels/GoalProgressPanel';
import { Headline } from '@/features/family/panels/Headline';
import { PeriodToggle } from '@/features/family/panels/PeriodToggle';
import { useOrigin } from '@/features/family/frame/origin';
import { QuickActionsPanel } from '@/features/family/panels/QuickActionsPanel';
import { useOpened } from '@/features/family/opened/useOpened';
import { SectionAccuracyPanel } from '@/features/family/panels/SectionAccuracyPanel';
import { StreakPanel } from '@/features/family/panels/StreakPanel';
import { StudentStats } from '@/features/family/panels/DashboardStats';
import { StudyTimePanel } from '@/features/family/panels/StudyTimePanel';
import { SubjectProgressPanel } from '@/features/family/panels/SubjectProgressPanel';
import { UpcomingTestsPanel } from '@/features/family/panels/UpcomingTestsPanel';
import { DashboardPage } from '@/features/family/frame/DashboardPage';
import { LaterToday } from '@/features/today/LaterToday';
import type { CoreProps } from '@/features/family/tabProps';
import { pathOf } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';

const actions = [
  { label: 'Take Practice Test', to: pathOf('practiceTest') },
  { label: 'Practice by Section', to: pathOf('sectionStudy') },
  { label: 'Review Mistakes', to: pathOf('errorLog') },
  { label: 'Study Planner', to: pathOf('studyPlanner') },
];

/** This list is a glance; My Dashboard has the long one. */
const listedActivities = 3;

export { beginDashboard as begin } from '@/features/family/frame/beginDashboard';

export default function StudentDashboardPage() {
  return (
    <DashboardPage id="studentDashboard" today={<LaterToday />} sampleAside={<PeriodToggle />}>
      {({ family, record }) => <StudentBoard family={family} record={record} />}
    </DashboardPage>
  );
}

function StudentBoard({ family, record }: CoreProps) {
  const { asOf } = family;
  const scores = scoresOf(record);
  const week = studyWeek(record, asOf);
  const sittings = thisWeek(record, asOf).days.flatMap((day) => [...day.sessions, ...day.tests]);
  const { dialog, ...opener } = useOpened({ family, record });
  // A copy starts no practice: that would be the reader's own.
  const isReadOnly = useOrigin() === 'shared';
  // What is below every screen's fold comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  return (
    <>
      <Headline sentence={headlineOf(record, asOf)} />
      <Sections>
        <StudentStats
          record={record}
          asOf={asOf}
          scores={scores}
          week={week}
          practice={practiceOf(sittings)}
          onOpen={opener.openFigure}
        />
        <CardGrid>
          <CardCell wide={7} medium={12}>
            <StudyTimePanel week={week} bars={thisWeekBars(record, asOf)} onOpen={opener.openDay} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <SectionAccuracyPanel sections={sectionsThisWeek(record, asOf)} />
          </CardCell>
          {hydrated && (
            <>
              <CardCell wide={4}>
                <SubjectProgressPanel
                  completion={completionOf(record, asOf)}
                  hasPlan={record.plan !== null}
                />
              </CardCell>
              <CardCell wide={4}>
                <StreakPanel week={week} />
              </CardCell>
              <CardCell wide={4} medium={12}>
                <GoalProgressPanel record={record} asOf={asOf} scores={scores} study={week} />
              </CardCell>
              <CardCell wide={4}>
                <UpcomingTestsPanel tests={upcomingTests(record, asOf)} show="actions" />
              </CardCell>
              {!isReadOnly && (
                <CardCell wide={4}>
                  <QuickActionsPanel actions={actions} />
                </CardCell>
              )}
              <CardCell wide={4} medium={12}>
                <ActivityPanel
                  rows={badgeRows(activitiesWithMissed(record, asOf, listedActivities), asOf)}
                  opener={opener}
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
