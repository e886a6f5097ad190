import { PlainPage } from '@/features/plain/PlainPage';

export default function TwoWeekPage() {
  return (
    <PlainPage
      id="course2"
      lead={'Two weeks before the test, the goal is to know what it looks like and to close the biggest gap.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'course4', label: '4-Week Complete' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'pricing', label: 'Plans and pricing' },
      ]}
    >
      {[
        'The 2-Week Intensive covers the question types and the timing of every section, and spends most of its hours on the section where there is the most to gain.',
        'To join, or to ask whether it is right for your student, write to us; our email address is on the home page. Take the quick verbal test to see how we explain every answer.',
      ]}
    </PlainPage>
  );
}
