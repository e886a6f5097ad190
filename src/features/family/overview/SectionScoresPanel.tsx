import { SmallBandCharts } from '@/charts/SmallBandCharts';
import type { AsOf } from '@/domain/dashboard/clock';
import type { FullTest } from '@/domain/learner/learner-test';
import type { ChildRecord } from '@/domain/dashboard/records';
import { bandName } from '@/domain/learner/score';
import { sectionTrends, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionsWords, sectionWords } from '@/domain/dashboard/scores/score-words';
import { dashboardNames } from '@/domain/section-names';
import { count, number } from '@/lib/format';
import { bandPoints, monthTicks } from '../panels/scorePoints';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';

interface SectionScoresPanelProps {
  readonly record: Pick<ChildRecord, 'log' | 'targets'>;
  readonly asOf: AsOf;
  /** Opens a test. */
  readonly onOpen: (test: FullTest) => void;
}

/** Verbal, Math and Reading over all full tests, side by side on one scale, each against its target. */
export function SectionScoresPanel({ record, asOf, onOpen }: SectionScoresPanelProps) {
  const trends = sectionTrends(record);
  const [first] = trends;
  const tests = first?.scores ?? [];
  if (first === undefined || tests.length === 0)
    return (
      <Panel title="Section Scores">
        <EmptyState
          what="No full test yet"
          how="Verbal, Math and Reading are drawn here from the first full-length practice test on."
        />
      </Panel>
    );
  return (
    <Panel title="Section Scores" control={`${count(tests.length, 'full test')}, with ${bandName}`}>
      <SmallBandCharts
        name="Section scores by test"
        summary={sectionsWords(trends, totalTrend(record))}
        charts={trends.map((trend) => ({
          label: dashboardNames[trend.subject],
          color: colors.section[trend.subject],
          value: number(trend.scores.at(-1)?.estimate ?? 0),
          words: sectionWords(trend, asOf),
          points: bandPoints(trend),
          target: trend.target,
        }))}
        {...monthTicks(first)}
        columns={['Section and test', 'Score', bandName, 'Target', 'Since the test before']}
        format={number}
        onOpen={(index) => {
          const opened = tests[index % tests.length];
          if (opened !== undefined) onOpen(opened.test);
        }}
      />
    </Panel>
  );
}
