import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function StudyPlannerPage() {
  return (
    <PlainPage
      id="studyPlanner"
      lead={'The best plan is one that fits your week.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'course4', label: '4-Week Complete' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ]}
    >
      {[
        `${brand.name} plans by section and by weekday. The balance we recommend is 30% of your time for math, 30% for verbal, 25% for reading, and 15% for writing.`,
        'The Parent Overview shows a sample week from Monday to Sunday, with a day of rest.',
      ]}
    </PlainPage>
  );
}
