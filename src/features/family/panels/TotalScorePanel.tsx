import { BandAreaChart } from '@/charts/BandAreaChart';
import type { PointNote } from '@/charts/points';
import type { AsOf } from '@/domain/dashboard/clock';
import type { FullTest } from '@/domain/learner/learner-test';
import type { ChildRecord } from '@/domain/dashboard/records';
import { bandName } from '@/domain/learner/score';
import {
  firstAtTarget,
  firstSurely,
  hasBegun,
  type ScoreTrend,
  totalTrend,
} from '@/domain/dashboard/scores/score-trend';
import { totalWords } from '@/domain/dashboard/scores/score-words';
import { present } from '@/lib/assert';
import type { IsoDay } from '@/lib/calendar';
import { count, dateNear, number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { bandPoints, monthTicks } from './scorePoints';

interface TotalScorePanelProps {
  readonly title: string;
  readonly record: Pick<ChildRecord, 'child' | 'log' | 'targets'>;
  readonly asOf: AsOf;
  /** Opens a test. */
  readonly onOpen: (test: FullTest) => void;
}

/** The total of every full test in its error band, against the target. */
export function TotalScorePanel({ title, record, asOf, onOpen }: TotalScorePanelProps) {
  const trend = totalTrend(record);
  if (!hasBegun(trend))
    return (
      <Panel title={title}>
        <EmptyState
          chart
          what="No full test yet"
          how="The total and its margin of error begin with the first full-length practice test."
        />
      </Panel>
    );
  const { scores, target } = trend;
  const school = record.child.targetSchool;
  return (
    <Panel title={title} control={`${count(scores.length, 'full test')}, with ${bandName}`}>
      <BandAreaChart
        name="Total score by test"
        summary={totalWords(trend, asOf)}
        points={bandPoints(trend)}
        color={colors.primary}
        reference={{ label: `${school} target`, value: target }}
        bandName={bandName}
        notes={notesOf(trend, school, asOf.day)}
        {...monthTicks(trend)}
        columns={['Test', 'Total', bandName, `Target ${number(target)}`, 'Since the test before']}
        format={number}
        onOpen={(index) => {
          const opened = scores[index];
          if (opened !== undefined) onOpen(opened.test);
        }}
      />
    </Panel>
  );
}

/** The test that first reached the target, and the one from which on its whole band does. */
function notesOf(trend: ScoreTrend, school: string, today: IsoDay): readonly PointNote[] {
  const first = firstAtTarget(trend);
  const surely = firstSurely(trend);
  return [
    ...(first === null || first === surely
      ? []
      : [noteAt(trend, first, firstTitle(trend, first, school), today)]),
    ...(surely === null ? [] : [noteAt(trend, surely, 'Whole band above target', today)]),
  ];
}

function firstTitle({ scores, target }: ScoreTrend, index: number, school: string): string {
  return (scores[index]?.estimate ?? target) > target
    ? `First above ${school}`
    : `First at the ${school} target`;
}

function noteAt({ scores }: ScoreTrend, index: number, title: string, today: IsoDay): PointNote {
  const score = present(scores[index], 'a test of the trend');
  return { index, title, words: `${dateNear(score.day, today)}: ${number(score.estimate)}` };
}
