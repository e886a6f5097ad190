import { PlainPage } from '@/features/plain/PlainPage';

export default function ErrorLogPage() {
  return (
    <PlainPage
      id="errorLog"
      lead={'A mistake that is understood is worth more than an answer that was lucky.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ]}
    >
      {[
        'After a practice test, every question comes back with all five choices explained: why the right one is right, and why each other one tempts and where it fails.',
        'Take the quick verbal test, and the review of your own answers follows at once.',
      ]}
    </PlainPage>
  );
}
