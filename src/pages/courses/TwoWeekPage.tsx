import { PlainPage } from '@/features/plain/PlainPage';

export default function TwoWeekPage() {
  return (
    <PlainPage
      id="course2"
      lead={'Two weeks before the test, the point is to know its form and to close the widest gap.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'course4', label: '4-Week Complete' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'pricing', label: 'Plans' },
      ]}
    >
      {[
        'The 2-Week Intensive goes through every section’s question kinds and timing, and gives most of its hours to the section with the most to gain.',
        'To join, or to ask whether it fits, write to us; the contact is on the home page. The quick verbal test shows how our questions explain themselves.',
      ]}
    </PlainPage>
  );
}
