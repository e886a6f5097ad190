import { PlainPage } from '@/features/plain/PlainPage';

export default function StudyPlannerPage() {
  return (
    <PlainPage
      id="studyPlanner"
      lead={'A plan that fits the week beats a plan that fits the book.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'course4', label: '4-Week Complete' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ]}
    >
      {[
        'Larkfield Prep plans by section and by weekday: a recommended week gives 30% of its time each to math and verbal, 25% to reading and 15% to writing.',
        'The family overview shows such a week from Monday to Sunday, with a day of rest.',
      ]}
    </PlainPage>
  );
}
