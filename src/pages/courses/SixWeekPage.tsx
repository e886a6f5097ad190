import { PlainPage } from '@/features/plain/PlainPage';

export default function SixWeekPage() {
  return (
    <PlainPage
      id="course6"
      lead={'Six weeks leave time for what can’t be rushed: vocabulary, reading speed, and staying calm.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course4', label: '4-Week Complete' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'The 6-Week Master adds two things to the four-week course: steady vocabulary work and full tests under real test conditions.',
        'To join, write to us; our email address is on the home page. The Parent Overview shows a sample week with its hours.',
      ]}
    </PlainPage>
  );
}
