import { PlainPage } from '@/features/plain/PlainPage';

export default function ScoreReportPage() {
  return (
    <PlainPage
      id="scoreReport"
      lead={'A score says more when it says how it came about.'}
      action={{ to: 'quickTest', label: 'Take the quick verbal test' }}
      also={[
        { to: 'scoring', label: 'How the SSAT is scored' },
        { to: 'scoreGuide', label: 'Score guide' },
      ]}
    >
      {[
        'Every result here tells right, wrong and blank answers apart, because they are worth different things: one point, a quarter point lost, and nothing.',
        'A result of ten questions gives a raw score only. A scaled score from so few would be a guess dressed as a measurement.',
      ]}
    </PlainPage>
  );
}
