import { PlainPage } from '@/features/plain/PlainPage';

export default function WritingTestPage() {
  return (
    <PlainPage
      id="writingTest"
      lead={'Twenty-five minutes, one prompt of two, and no score: the schools read it themselves.'}
      action={{ to: 'writingCoaching', label: 'About writing coaching' }}
      also={[
        { to: 'aboutTest', label: 'How the test is built' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
      facts
    >
      {[
        'On the Upper Level one prompt opens a story and the other asks for an opinion. Choose quickly, plan for three minutes, and keep two at the end to read what you wrote.',
        'Larkfield Prep offers 25-minute essay practice and coaching on the result.',
      ]}
    </PlainPage>
  );
}
