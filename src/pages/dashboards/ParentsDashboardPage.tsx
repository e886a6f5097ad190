import { brand } from '@/brand';
import type { Origin } from '@/data/learners/source';
import { mailAddress } from '@/lib/mail';
import { headlineOf } from '@/domain/dashboard/answer/headline';
import { scheduleOf } from '@/domain/dashboard/study/plan';
import { thisWeekBars } from '@/domain/dashboard/study/study-bars';
import { upcomingTests } from '@/domain/dashboard/study/upcoming';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { scoreLevel, scoresOf, sectionScores } from '@/domain/dashboard/scores/tests';
import { activitiesWithMissed } from '@/domain/dashboard/told/missed-activities';
import { performanceOf } from '@/domain/dashboard/told/performance';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { badgeRows } from '@/features/family/panels/activityRows';
import { Headline } from '@/features/family/panels/Headline';
import { NotificationsPanel } from '@/features/family/panels/NotificationsPanel';
import { ParentStats } from '@/features/family/panels/DashboardStats';
import { useOpened } from '@/features/family/opened/useOpened';
import { PerformancePanel } from '@/features/family/panels/PerformancePanel';
import { PeriodToggle } from '@/features/family/panels/PeriodToggle';
import { QuickActionsPanel } from '@/features/family/panels/QuickActionsPanel';
import { SchedulePanel } from '@/features/family/panels/SchedulePanel';
import { ScoreProgressPanel } from '@/features/family/panels/ScoreProgressPanel';
import { StudyTimePanel } from '@/features/family/panels/StudyTimePanel';
import { UpcomingTestsPanel } from '@/features/family/panels/UpcomingTestsPanel';
import { DashboardPage } from '@/features/family/frame/DashboardPage';
import { LaterToday } from '@/features/today/LaterToday';
import type { CoreProps } from '@/features/family/tabProps';
import type { DashboardState } from '@/features/family/useDashboard';
import { pathOf } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';

/** A copy has no settings. */
const actionsFor = (carried: DashboardState['carried'], origin: Origin) => [
  { label: 'View Detailed Report', to: pathOf('parentDashboard', { search: carried }) },
  { label: 'Schedule Coaching', to: pathOf('coaching') },
  {
    label: 'Send Message',
    href: mailAddress(brand.contact.email, { subject: 'A question about my child\u2019s preparation' }),
  },
  ...(origin === 'shared'
    ? []
    : [
        {
          label: 'Adjust Settings',
          to: pathOf('parentDashboard', { search: { ...carried, tab: 'notifications' } }),
        },
      ]),
];

/** This list is a glance; My Dashboard has the long one. */
const listedActivities = 3;

export { beginDashboard as begin } from '@/features/family/frame/beginDashboard';

export default function ParentsDashboardPage() {
  return (
    <DashboardPage id="parentsDashboard" today={<LaterToday />} sampleAside={<PeriodToggle />}>
      {({ origin, family, record }, { carried }) => (
        <ParentsBoard family={family} record={record} actions={actionsFor(carried, origin)} />
      )}
    </DashboardPage>
  );
}

function ParentsBoard({ family, record, actions }: CoreProps & { actions: ReturnType<typeof actionsFor> }) {
  const { asOf } = family;
  const scores = scoresOf(record);
  const sections = sectionScores(record, asOf);
  const week = studyWeek(record, asOf);
  const { dialog, ...opener } = useOpened({ family, record });
  // What is below every screen's fold comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  // Before the first section score its card is a line, and nothing stands beside it.
  const hasScores = sections.length > 0;
  return (
    <>
      <Headline sentence={headlineOf(record, asOf)} />
      <Sections>
        <ParentStats record={record} asOf={asOf} scores={scores} week={week} onOpen={opener.openFigure} />
        <CardGrid>
          <CardCell wide={hasScores ? 7 : 12} medium={12}>
            <ScoreProgressPanel
              sections={sections}
              bands={sectionBands(record)}
              level={scoreLevel(record)}
              asOf={asOf}
            />
          </CardCell>
          <CardCell wide={hasScores ? 5 : 12} medium={12}>
            <StudyTimePanel week={week} bars={thisWeekBars(record, asOf)} onOpen={opener.openDay} />
          </CardCell>
          {hydrated && (
            <>
              <CardCell wide={4}>
                <SchedulePanel schedule={scheduleOf(record.plan, asOf)} />
              </CardCell>
              <CardCell wide={4}>
                <NotificationsPanel family={family} record={record} opener={opener} />
              </CardCell>
              <CardCell wide={4} medium={12}>
                <PerformancePanel performance={performanceOf(record, asOf)} />
              </CardCell>
              <CardCell wide={4} medium={12}>
                <ActivityPanel
                  rows={badgeRows(activitiesWithMissed(record, asOf, listedActivities), asOf)}
                  opener={opener}
                />
              </CardCell>
              <CardCell wide={4}>
                <UpcomingTestsPanel tests={upcomingTests(record, asOf)} show="status" />
              </CardCell>
              <CardCell wide={4}>
                <QuickActionsPanel actions={actions} />
              </CardCell>
            </>
          )}
        </CardGrid>
      </Sections>
      {dialog}
    </>
  );
}
