import { useFamily } from '@/data/family';
import { headlineOf } from '@/domain/family/headline';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { badgeRows } from '@/features/family/panels/activityRows';
import { GoalProgressPanel } from '@/features/family/panels/GoalProgressPanel';
import { Headline } from '@/features/family/panels/Headline';
import { PeriodToggle } from '@/features/family/panels/PeriodToggle';
import { QuickActionsPanel } from '@/features/family/panels/QuickActionsPanel';
import { SampleDataChip } from '@/features/family/panels/SampleDataChip';
import { StreakPanel } from '@/features/family/panels/StreakPanel';
import { StudentStats } from '@/features/family/panels/DashboardStats';
import { StudyTimePanel } from '@/features/family/panels/StudyTimePanel';
import { SubjectProgressPanel } from '@/features/family/panels/SubjectProgressPanel';
import { UpcomingTestsPanel } from '@/features/family/panels/UpcomingTestsPanel';
import { pathOf, site } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { Sections } from '@/ui/page/Sections';

const actions = [
  { label: 'Take Practice Test', to: pathOf('practiceTest') },
  { label: 'Study by Section', to: pathOf('sectionStudy') },
  { label: 'Review Mistakes', to: pathOf('errorLog') },
  { label: 'Study Planner', to: pathOf('studyPlanner') },
];

export default function StudentDashboardPage() {
  const { family, sample } = useFamily();
  const record = family.children[0];
  return (
    <PageBody>
      <PageHeading
        title={site.studentDashboard.title}
        line={`${record.child.name}, grade ${record.child.grade}, aiming for ${record.child.targetSchool}`}
        badge={<SampleDataChip sample={sample} />}
        aside={<PeriodToggle />}
      />
      <Headline sentence={headlineOf(record.scores, record.sections)} />
      <Sections>
        <StudentStats record={record} />
        <CardGrid>
          <CardCell wide={5} medium={12}>
            <SubjectProgressPanel progress={record.progress} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <StudyTimePanel week={record.study} />
          </CardCell>
          <CardCell wide={4}>
            <StreakPanel week={record.study} />
          </CardCell>
          <CardCell wide={4}>
            <GoalProgressPanel scores={record.scores} study={record.study} />
          </CardCell>
          <CardCell wide={4} medium={12}>
            <UpcomingTestsPanel tests={record.upcoming} show="actions" />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <ActivityPanel rows={badgeRows(record.activities)} />
          </CardCell>
          <CardCell wide={5} medium={12}>
            <QuickActionsPanel actions={actions} />
          </CardCell>
        </CardGrid>
      </Sections>
    </PageBody>
  );
}
