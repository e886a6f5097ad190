import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { SmallBandCharts } from '@/charts/SmallBandCharts';
import type { AsOf } from '@/domain/dashboard/clock';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { type ScoredRecord, scoreLevel, testsWithTotal } from '@/domain/dashboard/scores/tests';
import { bandName } from '@/domain/learner/score';
import { leastPoints, sectionTrends } from '@/domain/dashboard/scores/score-trend';
import { sectionsWords, sectionWords } from '@/domain/dashboard/scores/score-words';
import { dashboardNames } from '@/domain/section-names';
import { count, number } from '@/lib/format';
import { bandPoints, monthTicks } from '../panels/scorePoints';
import { SectionBandsChart } from '../panels/SectionBandsChart';
import { trendSources } from '../panels/sources';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface SectionScoresPanelProps {
  readonly record: ScoredRecord;
  readonly asOf: AsOf;
  /** Opens a test. */
  readonly onOpen: (test: LearnerTest) => void;
}

/**
 * Verbal, Math, and Reading over all their scores, side by side on one scale, each against its target; the ranges under each other until
 * each has enough of them for a line.
 */
export function SectionScoresPanel({ record, asOf, onOpen }: SectionScoresPanelProps) {
  const trends = sectionTrends(record);
  const [newest] = testsWithTotal(record.tests).toReversed();
  if (newest === undefined)
    return (
      <Panel title="Section Scores">
        <EmptyState
          what="No test of all three sections yet"
          how="Verbal, Math, and Reading appear here after the free test or the first full-length practice test."
        />
      </Panel>
    );
  const folded = trends
    .flatMap(({ subject, scores }) => {
      const latest = scores.at(-1);
      return latest === undefined ? [] : [`${dashboardNames[subject]} ${latest.shown}`];
    })
    .join(', ');
  if (trends.some(({ scores }) => scores.length < leastPoints))
    return (
      <Panel title="Section Scores" control={`latest, with ${bandName}`} folded={folded}>
        <SectionBandsChart
          sections={sectionBands(record)}
          level={scoreLevel(record)}
          onOpen={(index) => {
            const opened = trends[index]?.scores.at(-1);
            if (opened !== undefined) onOpen(opened.test);
          }}
        />
      </Panel>
    );
  const scores = trends.flatMap((trend) => trend.scores);
  const byDay = scores.toSorted((a, b) => a.test.at - b.test.at);
  const { columns, ...marks } = trendSources(scores);
  return (
    <Panel
      title="Section Scores"
      folded={folded}
      control={`${count(new Set(scores.map(({ test }) => test)).size, 'test')}, with ${bandName}`}
    >
      <SmallBandCharts
        name="Section scores by test"
        summary={sectionsWords(record)}
        charts={trends.map((trend) => ({
          label: dashboardNames[trend.subject],
          color: colors.section[trend.subject],
          value: trend.scores.at(-1)?.shown ?? '',
          words: sectionWords(trend, asOf),
          points: bandPoints(trend, byDay[0]?.day),
          target: trend.target,
        }))}
        {...monthTicks(byDay)}
        columns={['Section and test', 'Score', bandName, 'Target', 'Since the previous test', ...columns]}
        {...marks}
        format={number}
        onOpen={(index) => {
          const opened = scores[index];
          if (opened !== undefined) onOpen(opened.test);
        }}
      />
    </Panel>
  );
}
