import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { SectionTrendCharts } from '@/charts/ScoreTrendCharts';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { type ScoredLearner, currentTestLevel, testsWithTotal } from '@/domain/dashboard/scores/test-scores';
import { bandLabel } from '@/domain/learner/section-score';
import { minTrendPoints, sectionTrends } from '@/domain/dashboard/scores/score-trend';
import { sectionTargetsText, sectionTrendText } from '@/domain/dashboard/scores/score-trend-text';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatCount, formatNumber } from '@/lib/text/format';
import { scoreBandPoints, monthTicks } from '../panels/scores/scorePoints';
import { SectionBandsChart } from '../panels/scores/SectionBandsChart';
import { trendSourceProps } from '../panels/scores/scoreSourceProps';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface SectionScoresPanelProps {
  readonly learner: ScoredLearner;
  readonly asOf: AsOf;
  readonly onOpen: (test: LearnerTest) => void;
}

/**
 * All scores in Verbal, Math, and Reading, side by side on one scale, each against its target. Shows stacked ranges until each
 * section has enough scores for a line.
 */
export function SectionScoresPanel({ learner, asOf, onOpen }: SectionScoresPanelProps) {
  const trends = sectionTrends(learner);
  const [newest] = testsWithTotal(learner).toReversed();
  if (newest === undefined)
    return (
      <Panel title="Section Scores">
        <EmptyState
          preview="ranges"
          title="No test of all three sections yet"
          text="Verbal, Math, and Reading appear here after the free test or the first full-length practice test."
        />
      </Panel>
    );
  const folded = trends
    .flatMap(({ subject, scores }) => {
      const latest = scores.at(-1);
      return latest === undefined ? [] : [`${dashboardSectionNames[subject]} ${latest.displayText}`];
    })
    .join(', ');
  if (trends.some(({ scores }) => scores.length < minTrendPoints))
    return (
      <Panel title="Section Scores" control={`latest, with ${bandLabel}`} folded={folded}>
        <SectionBandsChart
          sections={sectionBands(learner)}
          level={currentTestLevel(learner)}
          onOpen={(index) => {
            const opened = trends[index]?.scores.at(-1);
            if (opened !== undefined) onOpen(opened.test);
          }}
        />
      </Panel>
    );
  const scores = trends.flatMap((trend) => trend.scores);
  const byDay = scores.toSorted((a, b) => a.test.at - b.test.at);
  const { columns, ...legend } = trendSourceProps(scores);
  return (
    <Panel
      title="Section Scores"
      folded={folded}
      control={`${formatCount(new Set(scores.map(({ test }) => test)).size, 'test')}, with ${bandLabel}`}
    >
      <SectionTrendCharts
        name="Section scores by test"
        summary={sectionTargetsText(learner)}
        charts={trends.map((trend) => ({
          label: dashboardSectionNames[trend.subject],
          color: colors.sectionColors[trend.subject],
          value: trend.scores.at(-1)?.displayText ?? '',
          comparison: sectionTrendText(trend, asOf),
          points: scoreBandPoints(trend, byDay[0]?.day),
          target: trend.target,
        }))}
        {...monthTicks(byDay)}
        columns={['Section and test', 'Score', bandLabel, 'Target', 'Change', ...columns]}
        {...legend}
        format={formatNumber}
        onOpen={(index) => {
          const opened = scores[index];
          if (opened !== undefined) onOpen(opened.test);
        }}
      />
    </Panel>
  );
}
