import { PlainPage } from '@/features/plain/PlainPage';

export default function ParentDashboardPage() {
  return (
    <PlainPage
      id="parentDashboard"
      lead={'Monitor a child’s SSAT progress, test scores and learning journey.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
        { to: 'coaching', label: '1:1 Coaching' },
      ]}
    >
      {[
        'The family overview shows, for each child, the latest score against the target, study time against the weekly goal, the week’s schedule and what needs attention.',
        'Every figure in it belongs to a sample family, and says so.',
      ]}
    </PlainPage>
  );
}
