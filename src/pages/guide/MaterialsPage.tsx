import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function MaterialsPage() {
  return (
    <PlainPage
      id="materials"
      lead={'What to study for each section of the test.'}
      action={{ to: 'verbalPractice', label: 'Verbal practice' }}
      also={[
        { to: 'mathPractice', label: 'Math practice' },
        { to: 'readingTest', label: 'Reading practice' },
        { to: 'writingTest', label: 'Writing sample' },
        { to: 'errorLog', label: 'Your error log' },
        { to: 'testResults', label: 'Your test results' },
        { to: 'countdown', label: 'Countdown to the test' },
      ]}
      facts
    >
      {[
        'The verbal section tests words and how they relate to each other: 30 synonyms and 30 analogies. The quantitative sections test arithmetic, algebra, geometry, and data, without a calculator. Reading has about eight passages of four kinds.',
        `${brand.name}’s own questions are written for the Upper Level, and each one comes with an explanation of every choice.`,
      ]}
    </PlainPage>
  );
}
