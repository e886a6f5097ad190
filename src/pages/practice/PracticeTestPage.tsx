import { PlainPage } from '@/features/plain/PlainPage';

export default function PracticeTestPage() {
  return (
    <PlainPage
      id="practiceTest"
      lead={'Practice as the test asks: five choices, a running clock, no calculator.'}
      action={{ to: 'freeTest', label: 'Take the free diagnostic' }}
      also={[
        { to: 'quickTest', label: 'Quick verbal test' },
        { to: 'demiTest', label: 'Half-length verbal test' },
        { to: 'readingTest', label: 'One reading passage' },
        { to: 'readingFullTest', label: 'Full reading section' },
        { to: 'fullLengthTests', label: 'Full-length practice tests' },
      ]}
    >
      {[
        'Begin with the free diagnostic: half of each scored section in 65 minutes, and an essay if you want it. With less time, take ten verbal questions in five minutes or one reading passage.',
        'You can cross out choices, flag questions, go back within a section, and leave blanks on purpose. Afterwards you see your raw score, the time each question took, and why each choice is right or wrong.',
      ]}
    </PlainPage>
  );
}
