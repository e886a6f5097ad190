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
        'A coach reads a practice essay with the student: its plan, its examples, its sentences, and how the 25 minutes were spent.',
        'Write to us to arrange a meeting; the contact is on the home page.',
      ]}
    </PlainPage>
  );
}
