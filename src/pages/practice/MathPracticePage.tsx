import { brand } from '@/brand';
import { PlainPage } from '@/features/plain/PlainPage';

export default function MathPracticePage() {
  return (
    <PlainPage
      id="mathPractice"
      lead={'Fifty questions, an hour in two halves, and no calculator: a clear method wins.'}
      action={{ to: 'scoring', label: 'How the SSAT is scored' }}
      also={[
        { to: 'quickTest', label: 'Take the quick verbal test' },
        { to: 'parentsDashboard', label: 'See a parent’s view' },
      ]}
      facts
    >
      {[
        'The two quantitative sections have 25 questions in 30 minutes each and count as one score. They cover numbers, fractions, percents, ratios, rates, equations, geometry, statistics, and probability.',
        `In ${brand.name}’s questions, every answer comes with the shortest way to get there. The Parent Overview shows how progress in math is reported.`,
      ]}
    </PlainPage>
  );
}
