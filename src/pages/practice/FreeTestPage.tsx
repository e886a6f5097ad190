import { PlainPage } from '@/features/plain/PlainPage';

export default function FreeTestPage() {
  return (
    <PlainPage
      id="freeTest"
      lead={'Start free, without an account: real questions, a real clock, every choice explained.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'parentsDashboard', label: 'See a parent’s view' },
      ]}
    >
      {[
        'The quick verbal test takes five minutes. Each time you start it, its ten questions are drawn anew, and you can take the same ones again.',
        'Nothing is sent anywhere. A reload or a crash loses nothing, because your answers stay in your own browser until you finish.',
      ]}
    </PlainPage>
  );
}
