import { PlainPage } from '@/features/plain/PlainPage';

export default function ScoreGuidePage() {
  return (
    <PlainPage
      id="scoreGuide"
      lead={'A score is a measurement, and every measurement has a margin.'}
      action={{ to: 'scoring', label: 'How the SSAT is scored' }}
      also={[
        { to: 'scoreReport', label: 'How to read a practice score' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ]}
      facts
    >
      {[
        'The test maker gives a standard error of 18 scaled points a section. A change of less than about 42 points in one section between two tests cannot be told from chance.',
        'Percentiles run from 1 to 99 and compare with students of the same grade who took the test for the first time in the last three years. They run lower than those of national school tests.',
      ]}
    </PlainPage>
  );
}
