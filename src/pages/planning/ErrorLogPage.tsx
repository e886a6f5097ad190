import { PlainPage } from '@/features/plain/PlainPage';

export default function ErrorLogPage() {
  return (
    <PlainPage
      id="errorLog"
      lead={'A mistake you understand is worth more than a lucky answer.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ]}
    >
      {[
        'After a practice test, you see every question again with all five choices explained: why the right one is right, and for each of the others, why it is tempting and where it fails.',
        'Take the quick verbal test to review your own answers this way right after you finish.',
      ]}
    </PlainPage>
  );
}
