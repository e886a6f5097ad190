import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { testCountsText } from '@/domain/dashboard/scores/test-history';
import type { ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import { formatNumber } from '@/lib/text/format';
import { StatCard } from '@/ui/cards/StatCard';

interface TestCountCardProps {
  readonly learner: ScoredLearner;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/** The number of tests, and how many there are of each kind. */
export function TestCountCard({ learner, onOpen }: TestCountCardProps) {
  const { tests } = learner;
  return (
    <StatCard
      label="Tests Completed"
      figure={formatNumber(tests.length)}
      compared={tests.length === 0 ? 'none yet' : testCountsText(learner)}
      onOpen={() => onOpen('tests')}
    />
  );
}
