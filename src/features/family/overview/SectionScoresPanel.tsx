import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import { SmallBandCharts } from '@/charts/SmallBandCharts';
import type { AsOf } from '@/domain/dashboard/clock';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { type ScoredRecord, scoreLevel } from '@/domain/dashboard/scores/tests';
import { bandName } from '@/domain/learner/score';
import { sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
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
 * Verbal, Math and Reading over all tests with a total, side by side on one scale, each against its target; the ranges under each other
 * as long as there is one test.
 */
export function SectionScoresPanel({ record, asOf, onOpen }: SectionScoresPanelProps) {
  const trends = sectionTrends(record);
  const [first] = trends;
  const tests = first?.scores ?? [];
  const [only] = tests;
  if (first === undefined || only === undefined)
    return (
      <Panel title="Section Scores">
        <EmptyState
          what="No test of all three sections yet"
          how="Verbal, Math, and Reading appear here after the free test or the first full-length practice test."
        />
      </Panel>
    );
  if (tests.length === 1)
    return (
      <Panel title="Section Scores" control={`latest, with ${bandName}`}>
        <SectionBandsChart
          sections={sectionBands(record)}
          level={scoreLevel(record)}
          onOpen={() => onOpen(only.test)}
        />
      </Panel>
    );
  const { columns, ...marks } = trendSources(tests);
  return (
    <Panel title="Section Scores" control={`${count(tests.length, 'test')}, with ${bandName}`}>
      <SmallBandCharts
        name="Section scores by test"
        summary={sectionsWords(trends, totalTrend(record))}
        charts={trends.map((trend) => ({
          label: dashboardNames[trend.subject],
          color: colors.section[trend.subject],
          value: trend.scores.at(-1)?.shown ?? '',
          words: sectionWords(trend, asOf),
          points: bandPoints(trend),
          target: trend.target,
        }))}
        {...monthTicks(first)}
        columns={['Section and test', 'Score', bandName, 'Target', 'Since the previous test', ...columns]}
        {...marks}
        format={number}
        onOpen={(index) => {
          const opened = tests[index % tests.length];
          if (opened !== undefined) onOpen(opened.test);
        }}
      />
    </Panel>
  );
}
