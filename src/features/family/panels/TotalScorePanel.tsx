import { BandAreaChart } from '@/charts/BandAreaChart';
import type { PointNote } from '@/charts/points';
import type { AsOf } from '@/domain/dashboard/clock';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { type ScoredRecord, scoreLevel, scoresOf } from '@/domain/dashboard/scores/tests';
import { bandName } from '@/domain/learner/score';
import {
  firstAtTarget,
  firstSurely,
  hasBegun,
  leastPoints,
  type ScoreTrend,
  totalTrend,
} from '@/domain/dashboard/scores/score-trend';
import { totalWords } from '@/domain/dashboard/scores/score-words';
import { lastChangeWords } from '@/domain/dashboard/answer/headline';
import { present } from '@/lib/assert';
import type { IsoDay } from '@/lib/calendar';
import { count, dateNear, number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { bandPoints, monthTicks, totalColumns } from './scorePoints';
import { FewTotalsChart } from './FewTotalsChart';
import { trendSources } from './sources';

interface TotalScorePanelProps {
  readonly title: string;
  readonly record: ScoredRecord;
  readonly asOf: AsOf;
  /** Opens a test. */
  readonly onOpen: (test: LearnerTest) => void;
}

/** The total of every test that has one in its error band, against the target. */
export function TotalScorePanel({ title, record, asOf, onOpen }: TotalScorePanelProps) {
  const trend = totalTrend(record);
  if (!hasBegun(trend))
    return (
      <Panel title={title}>
        <EmptyState
          what="No total yet"
          how="The total and its range appear after the free test or the first full-length practice test."
        />
      </Panel>
    );
  const { scores, target } = trend;
  const targetName = nameOf(record);
  const folded = `${scores.at(-1)?.shown ?? ''}, ${lastChangeWords(scoresOf(record))}`;
  const control = `${count(scores.length, 'test')}, with ${bandName}`;
  const openAt = (index: number) => {
    const opened = scores[index];
    if (opened !== undefined) onOpen(opened.test);
  };
  if (scores.length < leastPoints)
    return (
      <Panel title={title} control={control} folded={folded}>
        <FewTotalsChart
          trend={trend}
          summary={totalWords(trend, asOf)}
          level={scoreLevel(record)}
          onOpen={openAt}
        />
      </Panel>
    );
  const { columns, ...marks } = trendSources(scores);
  return (
    <Panel title={title} control={control} folded={folded}>
      <BandAreaChart
        name="Total score by test"
        summary={totalWords(trend, asOf)}
        points={bandPoints(trend)}
        color={colors.primary}
        reference={target === null ? null : { label: targetName, value: target }}
        bandName={bandName}
        {...marks}
        notes={notesOf(trend, targetName, asOf.day)}
        {...monthTicks(scores)}
        columns={[...totalColumns(target), ...columns]}
        format={number}
        onOpen={openAt}
      />
    </Panel>
  );
}

/** The test that first reached the target, and the one from which on its whole band does. */
function notesOf(trend: ScoreTrend, targetName: string, today: IsoDay): readonly PointNote[] {
  const first = firstAtTarget(trend);
  const surely = firstSurely(trend);
  return [
    ...(first === null || first === surely
      ? []
      : [noteAt(trend, first, firstTitle(trend, first, targetName), today)]),
    ...(surely === null ? [] : [noteAt(trend, surely, 'Whole range above target', today)]),
  ];
}

function firstTitle({ scores, target }: ScoreTrend, index: number, targetName: string): string {
  const isAbove = (scores[index]?.estimate ?? 0) > (target ?? 0);
  return `First ${isAbove ? 'above' : 'at'} the ${uncapitalizedTarget(targetName)}`;
}

/** "Ashby Hall target", or "Target" where no school is named. */
function nameOf({ profile }: ScoredRecord): string {
  const [school] = profile.schools;
  return school === undefined ? 'Target' : `${school.name} target`;
}

const uncapitalizedTarget = (name: string) => (name === 'Target' ? 'target' : name);

function noteAt({ scores }: ScoreTrend, index: number, title: string, today: IsoDay): PointNote {
  const score = present(scores[index], 'a test of the trend');
  return { index, title, words: `${dateNear(score.day, today)}: ${number(score.estimate)}` };
}
