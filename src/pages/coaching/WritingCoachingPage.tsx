import { PlainPage } from '@/features/plain/PlainPage';

export default function WritingCoachingPage() {
  return (
    <PlainPage
      id="writingCoaching"
      lead={
        'Schools read the writing sample to hear the student, so coaching starts with what the student wants to say.'
      }
      action={{ to: 'coaching', label: 'About 1:1 coaching' }}
      also={[{ to: 'writingTest', label: 'The writing sample' }]}
    >
      {[
        'A coach goes through a practice essay with the student: the plan, the examples, the sentences, and how the 25 minutes were spent.',
        'To arrange a meeting, write to us; our email address is on the home page.',
      ]}
    </PlainPage>
  );
}
