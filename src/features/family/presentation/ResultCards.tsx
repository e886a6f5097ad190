import Typography from '@mui/material/Typography';
import { latestResult } from '@/domain/dashboard/scores/latest-result';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { totalTrend } from '@/domain/dashboard/scores/score-trend';
import { currentTestLevel, currentTotalScores, type ScoredLearner } from '@/domain/dashboard/scores/test-scores';
import { bandLabel } from '@/domain/learner/section-score';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { Panel } from '@/ui/cards/Panel';
import { SectionBandsChart } from '../tabs/panels/scores/SectionBandsChart';
import { SparseTotalsChart } from '../tabs/panels/scores/SparseTotalsChart';
import { SideBySide } from './SideBySide';

interface ResultCardsProps {
  readonly learner: ScoredLearner;
  readonly onOpen: (test: LearnerTest) => void;
}

/** The newest test with a total: the total and the sections, each on its scale beside its target. */
export function ResultCards({ learner, onOpen }: ResultCardsProps) {
  const result = latestResult(learner);
  if (result === null) return null;
  const { latestWords, test } = currentTotalScores(result);
  const trend = totalTrend(result);
  const level = currentTestLevel(result);
  const open = () => {
    if (test !== null) onOpen(test);
  };
  return (
    <SideBySide>
      <Panel title="Total" control={`with ${bandLabel}`}>
        <Typography variant="display">{latestWords}</Typography>
        <SparseTotalsChart
          trend={{ ...trend, scores: trend.scores.slice(-1) }}
          summary=""
          level={level}
          onOpen={open}
        />
      </Panel>
      <Panel title="Sections" control={`with ${bandLabel}`}>
        <SectionBandsChart sections={sectionBands(result)} level={level} onOpen={open} />
      </Panel>
    </SideBySide>
  );
}
