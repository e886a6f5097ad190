import { PlainPage } from '@/features/plain/PlainPage';

export default function FourWeekPage() {
  return (
    <PlainPage
      id="course4"
      lead={'Four weeks cover the whole test once, with time to go back over what was hard.'}
      action={{ to: 'parentsDashboard', label: 'See a parent’s view' }}
      also={[
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
    >
      {[
        'The 4-Week Complete takes each section in turn (verbal, math, reading, and the writing sample), with practice tests along the way.',
        'To join, write to us; our email address is on the home page. The Parent Overview shows a sample week with its hours.',
      ]}
    </PlainPage>
  );
}
