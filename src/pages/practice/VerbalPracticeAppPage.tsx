import { PlainPage } from '@/features/plain/PlainPage';

export default function VerbalPracticeAppPage() {
  return (
    <PlainPage
      id="verbalPracticeApp"
      lead={'Verbal practice fits into a bus ride: open it in your phone’s browser, with nothing to install.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[{ to: 'verbalPractice', label: 'Verbal practice' }]}
    >
      {[
        'The test works as well with a thumb as with a keyboard: large buttons, one question at a time, and a clock you can hide.',
        'If your phone goes to sleep in the middle of a test, the clock is still right when it wakes up; after a reload, you pick up where you left off.',
      ]}
    </PlainPage>
  );
}
