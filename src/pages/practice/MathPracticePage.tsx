import { PlainPage } from '@/features/plain/PlainPage';

export default function MathPracticePage() {
  return (
    <PlainPage
      id="mathPractice"
      lead={'Fifty questions, an hour in two halves, and no calculator: clean methods win.'}
      action={{ to: 'scoring', label: 'How the SSAT is scored' }}
      also={[
        { to: 'quickTest', label: 'Take the quick verbal test' },
        { to: 'parentsDashboard', label: 'See a parent’s view' },
      ]}
      facts
    >
      {[
        'The two quantitative sections have 25 questions in 30 minutes each and count as one score. They cover numbers, fractions, percent, ratios, rates, equations, geometry, statistics and probability.',
        'Larkfield Prep’s math practice teaches the shortest way to each answer. The family overview shows how its progress is reported.',
      ]}
    </PlainPage>
  );
}
