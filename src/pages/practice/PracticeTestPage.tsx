import { PlainPage } from '@/features/plain/PlainPage';

export default function PracticeTestPage() {
  return (
    <PlainPage
      id="practiceTest"
      lead={'Practice as the test asks: five choices, a running clock, no calculator.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'verbalPractice', label: 'Verbal practice' },
        { to: 'fullLengthTests', label: 'Full-length practice tests' },
      ]}
    >
      {[
        'Ten verbal questions in five minutes are ready to take now: synonyms first, then analogies, as on the test. You can cross out choices, flag questions, go back, and leave blanks on purpose.',
        'Afterwards you see your raw score, the time each question took, and why each choice is right or wrong.',
      ]}
    </PlainPage>
  );
}
