import { PlainPage } from '@/features/plain/PlainPage';

export default function VerbalPracticeAppPage() {
  return (
    <PlainPage
      id="verbalPracticeApp"
      lead={'Verbal practice fits a bus ride: open it in the browser of your phone, with nothing to install.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[{ to: 'verbalPractice', label: 'Verbal practice' }]}
    >
      {[
        'The test player is built for a thumb as well as for a keyboard: large targets, one question at a time, a clock that can be hidden.',
        'If the phone sleeps in the middle, the clock is still right when it wakes; after a reload you go on where you were.',
      ]}
    </PlainPage>
  );
}
