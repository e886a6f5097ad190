import { lastChangeText } from '@/domain/dashboard/answer/preparation-headline';
import type { FullTest } from '@/domain/learner/learner-test';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { TotalScores } from '@/domain/dashboard/figures';
import { improvementPercentText } from '@/domain/dashboard/scores/test-history';
import {
  comparableTests,
  fullTestBand,
  fullTests,
  lastTwoFullTests,
  namedTest,
  type ScoredLearner,
  scoreText,
} from '@/domain/dashboard/scores/test-scores';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import type { IsoDay } from '@/lib/dates/calendar';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { noFigure, formatOrdinal } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';
import { TestCountCard } from './TestCountCard';

interface ScoreStatsProps {
  readonly learner: ScoredLearner;
  readonly scores: TotalScores;
  readonly today: IsoDay;
  readonly onOpen: (figure: DashboardMetric) => void;
}

export function ScoreStats({ learner, scores, today, onOpen }: ScoreStatsProps) {
  const { latest: ranked, previous } = lastTwoFullTests(learner);
  const { latestWords } = scores;
  const rank = ranked?.totalPercentile ?? null;
  const compared = fullTests(comparableTests(learner));
  const [first, latest] = [compared[0], compared.at(-1)];
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Latest Total Score"
          figure={latestWords ?? noFigure}
          compared={lastChangeText(scores, today)}
          onOpen={() => onOpen('total')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Percentile Rank"
          figure={rank === null ? noFigure : formatOrdinal(rank)}
          compared={
            rank === null
              ? 'once a score report gives one'
              : previous === null || previous.totalPercentile === null
                ? 'the first, so nothing to compare it with yet'
                : `${formatOrdinal(previous.totalPercentile)} on ${dashboardTestText(namedTest(previous), today)}`
          }
          onOpen={() => onOpen('percentile')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <TestCountCard learner={learner} onOpen={onOpen} />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Improvement Rate"
          figure={improvementPercentText(learner) ?? noFigure}
          compared={
            first === undefined || latest === undefined || first === latest
              ? 'after the second full test'
              : monthlyRateText(first, latest)
          }
          onOpen={() => onOpen('total')}
        />
      </CardCell>
    </CardGrid>
  );
}

/** Describes the basis of the monthly rate: the score on the first full test, and whether the change since is within the error. */
function monthlyRateText(first: FullTest, latest: FullTest): string {
  const from = `from ${scoreText(first, fullTestBand(first))} on the first full test`;
  const { direction } = scoreChangeBetween(fullTestBand(first), fullTestBand(latest));
  return direction === 'stable' ? `${from}, perhaps by chance` : from;
}
