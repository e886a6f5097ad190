import { PlainPage } from '@/features/plain/PlainPage';

export default function AboutTestPage() {
  return (
    <PlainPage
      id="aboutTest"
      lead={'The SSAT is the admissions test that many independent and boarding schools ask for.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'scoring', label: 'How the SSAT is scored' },
        { to: 'fullLengthTests', label: 'Full-length practice tests' },
      ]}
      facts
    >
      {[
        'Here is a full test, in order: writing sample (25 minutes), break, quantitative (25 questions, 30 minutes), reading (40 questions, 40 minutes), break, verbal (60 questions, 30 minutes), quantitative (25 questions, 30 minutes), and an experimental section that isn’t scored (16 questions, 15 minutes).',
        'Every question has five choices. No calculator is allowed, and there is no going back to an earlier section. The Upper Level is for students now in grades 8 to 11, the Middle Level for those in grades 5 to 7.',
      ]}
    </PlainPage>
  );
}
