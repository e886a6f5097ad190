import { PlainPage } from '@/features/plain/PlainPage';

export default function CoachingPage() {
  return (
    <PlainPage
      id="coaching"
      lead={'One meeting with someone who has been through it can save weeks of working on the wrong thing.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'mentoringSuccess', label: 'What coaching is for' },
        { to: 'writingCoaching', label: 'Writing coaching' },
      ]}
    >
      {[
        'A coach from a boarding school looks at a student’s results, agrees on the next two or three steps, and answers what families ask about school life and admission.',
        'To arrange a meeting, write to us; the contact is on the home page. A practice result to talk about makes the first meeting better.',
      ]}
    </PlainPage>
  );
}
