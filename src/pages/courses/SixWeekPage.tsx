import { PlainPage } from '@/features/plain/PlainPage';

export default function SixWeekPage() {
  return (
    <PlainPage
      id="course6"
      lead={'Six weeks are enough for what can’t be hurried: vocabulary, reading pace, and calm.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course4', label: '4-Week Complete' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'The 6-Week Master adds to the four-week course a steady build-up of words and whole tests under real conditions.',
        'To join, write to us; the contact is on the home page. A sample week with its hours is in the family overview.',
      ]}
    </PlainPage>
  );
}
