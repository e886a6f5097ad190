import { PlainPage } from '@/features/plain/PlainPage';

export default function CoachingPage() {
  return (
    <PlainPage
      id="coaching"
      lead={'One meeting with someone who has been through it can save weeks of work on the wrong thing.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'mentoringSuccess', label: 'What coaching is for' },
        { to: 'writingCoaching', label: 'Writing coaching' },
      ]}
    >
      {[
        'A coach looks at your student’s results, agrees with you on the next two or three steps, and answers your questions about school life and admissions.',
        'To arrange a meeting, write to us; our email address is on the home page. Bring a practice result, so that the first meeting has something to work with.',
      ]}
    </PlainPage>
  );
}
