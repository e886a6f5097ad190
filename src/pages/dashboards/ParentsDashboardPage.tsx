import { brand } from '@/brand';
import { useFamily } from '@/data/family';
import { useVisitChoice, visitKey } from '@/data/visit';
import { headlineOf } from '@/domain/family/headline';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { badgeRows } from '@/features/family/panels/activityRows';
import { ChildSelect } from '@/features/family/panels/ChildSelect';
import { Headline } from '@/features/family/panels/Headline';
import { NotificationsPanel } from '@/features/family/panels/NotificationsPanel';
import { ParentStats } from '@/features/family/panels/DashboardStats';
import { PerformancePanel } from '@/features/family/panels/PerformancePanel';
import { PeriodToggle } from '@/features/family/panels/PeriodToggle';
import { QuickActionsPanel } from '@/features/family/panels/QuickActionsPanel';
import { SampleDataChip } from '@/features/family/panels/SampleDataChip';
import { SchedulePanel } from '@/features/family/panels/SchedulePanel';
import { ScoreProgressPanel } from '@/features/family/panels/ScoreProgressPanel';
import { StudyTimePanel } from '@/features/family/panels/StudyTimePanel';
import { UpcomingTestsPanel } from '@/features/family/panels/UpcomingTestsPanel';
import { pathOf, site } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { Sections } from '@/ui/page/Sections';

const actions = [
  { label: 'View Detailed Report', to: pathOf('parentDashboard') },
  { label: 'Schedule Coaching', to: pathOf('coaching') },
  {
    label: 'Send Message',
    href: `mailto:${brand.contact.email}?subject=${encodeURIComponent('A question about my child\u2019s preparation')}`,
  },
  { label: 'Adjust Settings', to: pathOf('parentDashboard', { search: { tab: 'notifications' } }) },
];

const chosenChild = visitKey<string>();

export default function ParentsDashboardPage() {
  const { family, sample } = useFamily();
  const { chosen: childId, choose: chooseChild } = useVisitChoice(chosenChild, family.children[0].child.id);
  const record = family.children.find(({ child }) => child.id === childId) ?? family.children[0];
  return (
    <PageBody>
      <PageHeading
        title={site.parentsDashboard.title}
        line={`${record.child.name}, grade ${record.child.grade}, aiming for ${record.child.targetSchool}`}
        badge={<SampleDataChip sample={sample} />}
        aside={
          <>
            <ChildSelect family={family} value={record.child.id} onChange={chooseChild} />
            <PeriodToggle />
          </>
        }
      />
      <Headline sentence={headlineOf(record.scores, record.sections)} />
      <Sections>
        <ParentStats record={record} />
        <CardGrid>
          <CardCell wide={7} medium={12}>
            <ScoreProgressPanel sections={record.sections} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <StudyTimePanel week={record.study} />
          </CardCell>
          <CardCell wide={4}>
            <SchedulePanel schedule={record.schedule} />
          </CardCell>
          <CardCell wide={4}>
            <NotificationsPanel notifications={record.notifications} />
          </CardCell>
          <CardCell wide={4} medium={12}>
            <PerformancePanel performance={record.performance} study={record.study} />
          </CardCell>
          <CardCell wide={4} medium={12}>
            <ActivityPanel rows={badgeRows(record.activities)} />
          </CardCell>
          <CardCell wide={4}>
            <UpcomingTestsPanel tests={record.upcoming} show="status" />
          </CardCell>
          <CardCell wide={4}>
            <QuickActionsPanel actions={actions} />
          </CardCell>
        </CardGrid>
      </Sections>
    </PageBody>
  );
}
