import { PlainPage } from '@/features/plain/PlainPage';

export default function MyPage() {
  return (
    <PlainPage
      id="myPage"
      lead={
        'A student’s own page: tests taken, progress towards the target score, and which weakness to work on next.'
      }
      action={{ to: 'studentDashboard', label: 'See a student’s dashboard' }}
      also={[
        { to: 'parentsDashboard', label: 'See a parent’s view' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'Today the student dashboard and the family overview show what Larkfield Prep reports to students and parents, with the figures of a sample family.',
        'Practice in the quick verbal test ends with a result of its own: right, wrong and blank told apart, and every choice explained.',
      ]}
    </PlainPage>
  );
}
