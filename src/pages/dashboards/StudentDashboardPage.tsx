import { completionByArea } from '@/domain/dashboard/study/plan-completion';
import { preparationHeadline } from '@/domain/dashboard/answer/preparation-headline';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { weeklySectionAccuracies } from '@/domain/dashboard/practice/skill-accuracy';
import { thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { thisWeek } from '@/domain/dashboard/study/logged-weeks';
import { ActivityPanel } from '@/features/family/tabs/panels/ActivityPanel';
import { activityBadgeRows } from '@/features/family/tabs/panels/activityRows';
import { GoalProgressPanel } from '@/features/family/tabs/panels/progress/GoalProgressPanel';
import { NextStepLine } from '@/features/family/tabs/panels/NextStepLine';
import { VerdictHeadline } from '@/features/family/tabs/panels/VerdictHeadline';
import { PeriodToggle } from '@/features/family/tabs/panels/PeriodToggle';
import { useDashboardAccess } from '@/features/family/frame/originContext';
import { QuickActionsPanel } from '@/features/family/tabs/panels/QuickActionsPanel';
import { weeklyGoalMeasure } from '@/domain/dashboard/study/weekly-target';
import { useDetailDialogs } from '@/features/family/tabs/opened/useDetailDialogs';
import { SectionAccuracyPanel } from '@/features/family/tabs/panels/progress/SectionAccuracyPanel';
import { StreakPanel } from '@/features/family/tabs/panels/study/StreakPanel';
import { StudentStats } from '@/features/family/tabs/panels/DashboardStats';
import { StudyTimePanel } from '@/features/family/tabs/panels/study/StudyTimePanel';
import { SubjectProgressPanel } from '@/features/family/tabs/panels/progress/SubjectProgressPanel';
import { UpcomingTestsPanel } from '@/features/family/tabs/panels/study/UpcomingTestsPanel';
import { DashboardPage } from '@/features/family/DashboardPage';
import { MissedQuestions } from '@/features/results/missed/MissedQuestions';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import type { DashboardTabProps } from '@/features/family/frame/dashboardTabProps';
import { pathOf } from '@/site';
import { CardCell, CardColumn, CardGrid, SectionStack } from '@/ui/cards/CardGrid';

const actions = [
  { label: 'Take Practice Test', to: pathOf('practiceTest') },
  { label: 'Study by Section', to: pathOf('sectionStudy') },
  { label: 'Review Mistakes', to: pathOf('errorLog') },
  { label: 'Study Planner', to: pathOf('studyPlanner') },
];

/** A shorter list than on My Dashboard. */
const listedActivities = 3;

export default function StudentDashboardPage() {
  return (
    <DashboardPage
      id="studentDashboard"
      MissedQuestions={MissedQuestions}
      today={<TodayCardReader />}
      sampleAside={<PeriodToggle />}
    >
      {({ family, learner }) => <StudentBoard family={family} learner={learner} />}
    </DashboardPage>
  );
}

function StudentBoard({ family, learner }: DashboardTabProps) {
  const { asOf } = family;
  const scores = currentTotalScores(learner);
  const week = studyWeek(learner, asOf);
  const sittings = thisWeek(learner, asOf).days.flatMap((day) => [...day.sessions, ...day.tests]);
  const activities = recentAndMissedActivities(learner, asOf, listedActivities);
  const { renderDialog, ...opener } = useDetailDialogs(
    { family, learner },
    weeklyGoalMeasure(learner.profile),
  );
  // Someone viewing a shared copy can't start practice from it, because the practice would count as the viewer's own.
  const isReadOnly = useDashboardAccess() === 'read-only';
  return (
    <>
      <VerdictHeadline sentence={preparationHeadline(learner, asOf)} />
      <NextStepLine family={family} learner={learner} />
      <SectionStack>
        <StudentStats
          learner={learner}
          asOf={asOf}
          week={week}
          sittings={sittings}
          onOpen={opener.openFigure}
        />
        <CardGrid>
          <CardCell wide={7} medium={12}>
            <StudyTimePanel
              week={week}
              bars={thisWeekBars(learner, asOf)}
              notes={learner.notes}
              today={asOf.day}
              onOpen={opener.openDay}
            />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <SectionAccuracyPanel sections={weeklySectionAccuracies(learner, asOf)} />
          </CardCell>
          <CardCell wide={isReadOnly ? 6 : 4}>
            <CardColumn>
              <SubjectProgressPanel
                completion={completionByArea(learner, asOf)}
                hasPlan={learner.plan !== null}
              />
              <StreakPanel week={week} />
            </CardColumn>
          </CardCell>
          <CardCell wide={isReadOnly ? 6 : 4}>
            <CardColumn>
              <GoalProgressPanel learner={learner} asOf={asOf} scores={scores} study={week} />
              <UpcomingTestsPanel tests={upcomingTests(learner, asOf)} show="actions" />
            </CardColumn>
          </CardCell>
          <CardCell wide={isReadOnly ? 12 : 4} medium={12}>
            <CardColumn isRowOnTablet={activities.length > 1}>
              {!isReadOnly && <QuickActionsPanel actions={actions} leavesSample />}
              <ActivityPanel rows={activityBadgeRows(activities, asOf)} opener={opener} />
            </CardColumn>
          </CardCell>
        </CardGrid>
      </SectionStack>
      {renderDialog()}
    </>
  );
}
