import { useState } from 'react';
import { brand } from '@/brand';
import { useFamily } from '@/data/family';
import { ActivityPanel } from '@/features/family/ActivityPanel';
import { ChildSelect } from '@/features/family/ChildSelect';
import { Headline } from '@/features/family/Headline';
import { NotificationsPanel } from '@/features/family/NotificationsPanel';
import { ParentStats } from '@/features/family/DashboardStats';
import { PerformancePanel } from '@/features/family/PerformancePanel';
import { PeriodToggle } from '@/features/family/PeriodToggle';
import { QuickActionsPanel } from '@/features/family/QuickActionsPanel';
import { SampleDataChip } from '@/features/family/SampleDataChip';
import { SchedulePanel } from '@/features/family/SchedulePanel';
import { ScoreProgressPanel } from '@/features/family/ScoreProgressPanel';
import { StudyTimePanel } from '@/features/family/StudyTimePanel';
import { UpcomingTestsPanel } from '@/features/family/UpcomingTestsPanel';
import { pathOf, site } from '@/site';
import { CardCell, CardGrid } from '@/ui/CardGrid';
import { PageBody } from '@/ui/PageBody';
import { PageHeading } from '@/ui/PageHeading';
import { Sections } from '@/ui/Sections';

const actions = [
  { label: 'View Detailed Report', to: pathOf('parentDashboard') },
  { label: 'Schedule Coaching', to: pathOf('coaching') },
  {
    label: 'Send Message',
    href: `mailto:${brand.contact.email}?subject=${encodeURIComponent('A question about my child\u2019s preparation')}`,
  },
  { label: 'Adjust Settings', to: pathOf('parentDashboard', { search: { tab: 'notifications' } }) },
];

export default function ParentsDashboardPage() {
  const { family, sample } = useFamily();
  const [childId, setChildId] = useState(family.children[0].child.id);
  const record = family.children.find(({ child }) => child.id === childId) ?? family.children[0];
  return (
    <PageBody>
      <PageHeading
        title={site.parentsDashboard.title}
        line={`${record.child.name}, grade ${record.child.grade}, aiming for ${record.child.targetSchool}`}
        badge={<SampleDataChip sample={sample} />}
        aside={
          <>
            <ChildSelect family={family} value={record.child.id} onChange={setChildId} />
            <PeriodToggle />
          </>
        }
      />
      <Headline record={record} />
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
            <ActivityPanel activities={record.activities} />
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
