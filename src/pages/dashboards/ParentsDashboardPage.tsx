import { brand } from '@/brand';
import { accessByOrigin, type LearnerOrigin } from '@/data/learners/learnerSource';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { weekSchedule } from '@/domain/dashboard/study/planned-days';
import { thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { hasSectionResult } from '@/domain/dashboard/scores/result-figures';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { ActivityPanel } from '@/features/family/tabs/panels/ActivityPanel';
import { activityBadgeRows } from '@/features/family/tabs/panels/activityRows';
import { ChildrenPanel } from '@/features/family/tabs/overview/ChildrenPanel';
import { VerdictCard } from '@/features/family/tabs/overview/VerdictCard';
import { NotificationsPanel } from '@/features/family/tabs/notifications/NotificationsPanel';
import { ParentStats } from '@/features/family/tabs/panels/DashboardStats';
import { weeklyGoalMeasure } from '@/domain/dashboard/study/weekly-target';
import { useDetailDialogs } from '@/features/family/tabs/opened/useDetailDialogs';
import { PerformancePanel } from '@/features/family/tabs/panels/progress/PerformancePanel';
import { PeriodToggle } from '@/features/family/tabs/panels/PeriodToggle';
import { QuickActionsPanel } from '@/features/family/tabs/panels/QuickActionsPanel';
import { mondayOf } from '@/lib/dates/calendar';
import { formatWeekSpan } from '@/lib/dates/formatDaySpan';
import { SchedulePanel } from '@/features/family/tabs/panels/study/SchedulePanel';
import { resultPanelsOf } from '@/features/family/tabs/panels/scores/resultPanels';
import { StudyTimePanel } from '@/features/family/tabs/panels/study/StudyTimePanel';
import { UpcomingTestsPanel } from '@/features/family/tabs/panels/study/UpcomingTestsPanel';
import { DashboardPage } from '@/features/family/DashboardPage';
import { MissedQuestions } from '@/features/results/missed/MissedQuestions';
import { TodayLine } from '@/features/today/TodayLine';
import type { DashboardTabProps } from '@/features/family/frame/dashboardTabProps';
import type { DashboardState } from '@/features/family/frame/useDashboard';
import { pathOf } from '@/site';
import { CardCell, CardColumn, CardGrid, SectionStack } from '@/ui/cards/CardGrid';

/** A read-only record has no settings, so it gets no settings link. */
const actionsFor = (carried: DashboardState['carriedParams'], origin: LearnerOrigin) => [
  { label: 'View Detailed Report', to: pathOf('parentDashboard', { search: carried }) },
  { label: 'Schedule Coaching', to: pathOf('coaching') },
  {
    label: 'Send Message',
    href: mailtoUrl(brand.contact.email, { subject: 'A question about my child\u2019s preparation' }),
  },
  ...(accessByOrigin[origin] === 'read-only'
    ? []
    : [
        {
          label: 'Adjust Settings',
          to: pathOf('parentDashboard', { search: { ...carried, tab: 'notifications' } }),
        },
      ]),
];

/** A shorter list than on My Dashboard. */
const listedActivities = 3;

export default function ParentsDashboardPage() {
  return (
    <DashboardPage
      id="parentsDashboard"
      MissedQuestions={MissedQuestions}
      todayLine={<TodayLine />}
      sampleAside={<PeriodToggle />}
    >
      {({ origin, family, learner }, { carriedParams }) => (
        <ParentsBoard family={family} learner={learner} actions={actionsFor(carriedParams, origin)} />
      )}
    </DashboardPage>
  );
}

function ParentsBoard({
  family,
  learner,
  actions,
}: DashboardTabProps & { actions: ReturnType<typeof actionsFor> }) {
  const { asOf } = family;
  const week = studyWeek(learner, asOf);
  const { renderDialog, ...opener } = useDetailDialogs(
    { family, learner },
    weeklyGoalMeasure(learner.profile),
  );
  const { Latest } = resultPanelsOf(learner);
  // Without section results, their card is a single line and gets a row of its own.
  const hasScores = hasSectionResult(learner);
  return (
    <>
      <VerdictCard family={family} learner={learner} />
      <SectionStack>
        <ParentStats learner={learner} asOf={asOf} week={week} onOpen={opener.openFigure} />
        <CardGrid>
          <CardCell wide={hasScores ? 7 : 12} medium={12}>
            <Latest learner={learner} asOf={asOf} />
          </CardCell>
          <CardCell wide={hasScores ? 5 : 12} medium={12}>
            <StudyTimePanel
              week={week}
              bars={thisWeekBars(learner, asOf)}
              notes={learner.notes}
              today={asOf.day}
              onOpen={opener.openDay}
            />
          </CardCell>
          <CardCell wide={4}>
            <CardColumn>
              <SchedulePanel
                schedule={weekSchedule(learner.plan, asOf)}
                days={formatWeekSpan(mondayOf(asOf.day), asOf.day)}
              />
              <ActivityPanel
                rows={activityBadgeRows(recentAndMissedActivities(learner, asOf, listedActivities), asOf)}
                opener={opener}
              />
            </CardColumn>
          </CardCell>
          <CardCell wide={4}>
            <CardColumn>
              <NotificationsPanel family={family} learner={learner} opener={opener} />
              <PerformancePanel performance={summarizePerformance(learner, asOf)} />
            </CardColumn>
          </CardCell>
          <CardCell wide={4} medium={12}>
            <CardColumn isRowOnTablet>
              <UpcomingTestsPanel tests={upcomingTests(learner, asOf)} show="status" />
              <QuickActionsPanel actions={actions} />
            </CardColumn>
          </CardCell>
          {family.children.length > 1 && (
            <CardCell wide={12} medium={12}>
              <ChildrenPanel family={family} />
            </CardCell>
          )}
        </CardGrid>
      </SectionStack>
      {renderDialog()}
    </>
  );
}
