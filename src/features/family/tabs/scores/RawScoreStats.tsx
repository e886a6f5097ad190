import type { AsOf } from '@/domain/dashboard/as-of';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { wholeResults } from '@/domain/dashboard/scores/raw-results';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import { currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import type { Learner } from '@/domain/learner/learner';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { ResultStatCard } from '../panels/scores/ResultStatCard';
import { TestCountCard } from './TestCountCard';

interface RawScoreStatsProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/**
 * The cards of raw results: the latest, its change, the official score or, before there is one, the average, and the number of tests.
 * Before there is a change, the average takes its place, beside the official score or the accuracy of the week.
 */
export function RawScoreStats({ learner, asOf, onOpen }: RawScoreStatsProps) {
  const { latest, rank, average, progress } = resultFiguresOf(learner);
  const hasOfficial = currentTotalScores(learner).latest !== null;
  // Without a change, the rank would be the latest result again.
  const hasChange = (wholeResults(learner).at(-1)?.change ?? null) !== null;
  const cards = [
    latest(learner, asOf),
    hasChange ? rank(learner, asOf) : average(learner),
    hasChange && !hasOfficial ? average(learner) : progress(learner, asOf),
  ];
  return (
    <CardGrid>
      {cards.map((figure) => (
        <CardCell key={figure.label} wide={3} narrow={6}>
          <ResultStatCard figure={figure} hasHistory={false} onOpen={onOpen} />
        </CardCell>
      ))}
      <CardCell wide={3} narrow={6}>
        <TestCountCard learner={learner} onOpen={onOpen} />
      </CardCell>
    </CardGrid>
  );
}
