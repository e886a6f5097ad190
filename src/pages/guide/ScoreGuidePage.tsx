import { PlainPage } from '@/features/plain/PlainPage';

export default function ScoreGuidePage() {
  return (
    <PlainPage
      id="scoreGuide"
      lead={'A score is a measurement, and every measurement has a margin of error.'}
      action={{ to: 'scoring', label: 'How the SSAT is scored' }}
      also={[
        { to: 'scoreReport', label: 'Your score report' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
      facts
    >
      {[
        'The test maker gives a standard error of 18 scaled points per section. If a section score changes by less than about 42 points from one test to the next, the change cannot be told from chance.',
        'Percentiles run from 1 to 99. They compare a student with students in the same grade who took the test for the first time in the last three years, and they run lower than the percentiles of national school tests.',
      ]}
    </PlainPage>
  );
}
