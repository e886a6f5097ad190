import { isolated } from '@/lib/text/isolated';
import { ScoreTrendChart } from '@/charts/ScoreTrendCharts';
import type { LineNote } from '@/charts/chartData';
import { forecastLegendItem } from '@/charts/figure/Legend';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { type ScoredLearner, currentTestLevel } from '@/domain/dashboard/scores/test-scores';
import { bandLabel } from '@/domain/learner/section-score';
import {
  firstIndexAtTarget,
  firstIndexClearlyAtTarget,
  hasTrendScores,
  minTrendPoints,
  type NonEmptyTrend,
  type ScoreTrend,
  totalTrend,
} from '@/domain/dashboard/scores/score-trend';
import { type ScoreForecast, scoreForecast } from '@/domain/dashboard/scores/score-forecast';
import { totalTrendText } from '@/domain/dashboard/scores/score-trend-text';
import { forecastText } from '@/domain/dashboard/answer/forecast-text';
import { latestTotalText } from '@/domain/dashboard/answer/preparation-headline';
import { preparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import type { Learner } from '@/domain/learner/learner';
import { assertPresent } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDateNear, formatNumber } from '@/lib/text/format';
import { notePeriods } from '../notes/notePeriods';
import { NoScoresNotice } from './NoScoresNotice';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { forecastPoint, monthTicks, scoreBandPoints, scorePosition, totalTrendColumns } from './scorePoints';
import { SparseTotalsChart } from './SparseTotalsChart';
import { trendSourceProps } from './scoreSourceProps';

interface TotalScorePanelProps {
  readonly title: string;
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (test: LearnerTest) => void;
}

/** Each test's total with its error band, against the target, with the family's notes and the forecast for test day. */
export function TotalScorePanel({ title, learner, asOf, onOpen }: TotalScorePanelProps) {
  const trend = totalTrend(learner);
  if (!hasTrendScores(trend))
    return (
      <Panel title={title}>
        <NoScoresNotice
          preview="target"
          title="No total yet"
          text="The total and its range appear after the free test or the first full-length practice test."
        />
      </Panel>
    );
  const { scores } = trend;
  const folded = latestTotalText(learner, asOf);
  const control = `${formatCount(scores.length, 'test')}, with ${bandLabel}`;
  const openAt = (index: number) => {
    const opened = scores[index];
    if (opened !== undefined) onOpen(opened.test);
  };
  if (scores.length < minTrendPoints)
    return (
      <Panel title={title} control={control} folded={folded}>
        <SparseTotalsChart
          trend={trend}
          summary={totalTrendText(trend, asOf)}
          level={currentTestLevel(learner)}
          onOpen={openAt}
        />
      </Panel>
    );
  const forecast = scoreForecast(learner, asOf);
  const chart = totalChartProps(learner, trend, asOf, forecast);
  const newest = scores.at(-1) ?? scores[0];
  const noted = notePeriods(learner.notes, scores[0].day, newest.day, asOf.day);
  return (
    <Panel title={title} control={control} folded={folded}>
      <ScoreTrendChart
        {...chart}
        summary={`${chart.summary}${noted.summary}`}
        periods={noted.periods}
        {...(forecast !== null && { note: forecastText(forecast, preparationVerdict(learner, asOf)) })}
        notes={notesOf(trend, targetNameOf(learner), asOf.day)}
        onOpen={openAt}
      />
    </Panel>
  );
}

/** Returns the props of a line through the totals, with their ranges, the target, and, if there is one, the forecast. */
export function totalChartProps(
  learner: ScoredLearner,
  trend: NonEmptyTrend,
  asOf: AsOf,
  forecast: ScoreForecast | null = null,
) {
  const { scores, target } = trend;
  const { columns, legendItems = [] } = trendSourceProps(scores);
  const items =
    forecast === null
      ? legendItems
      : [...legendItems, forecastLegendItem('Dashed: forecast for test day', colors.primary)];
  return {
    name: 'Total score by test',
    summary: totalTrendText(trend, asOf),
    points: scoreBandPoints(trend),
    color: colors.primary,
    reference: target === null ? null : { label: targetNameOf(learner), value: target },
    bandName: bandLabel,
    forecast: forecast === null ? null : forecastPoint(trend, forecast),
    ...(items.length > 0 && { legendItems: items }),
    ...monthTicks(scores, forecast?.testDay),
    columns: [...totalTrendColumns(target), ...columns],
    format: formatNumber,
  };
}

/** Returns notes on the first test that reached the target, and on the test since which the whole range has been at or above it. */
function notesOf(trend: ScoreTrend, targetName: string, today: IsoDay): readonly LineNote[] {
  const first = firstIndexAtTarget(trend);
  const surely = firstIndexClearlyAtTarget(trend);
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

/** Example: "Ashby Hall target"; "Target" if no school is named. */
function targetNameOf({ profile }: ScoredLearner): string {
  const [school] = profile.schools;
  return school === undefined ? 'Target' : `${isolated(school.name)} target`;
}

const uncapitalizedTarget = (name: string) => (name === 'Target' ? 'target' : name);

function noteAt({ scores }: ScoreTrend, index: number, title: string, today: IsoDay): LineNote {
  const score = assertPresent(scores[index], 'a test of the trend');
  return {
    x: scorePosition(scores, score.day),
    value: score.estimate,
    title,
    detail: `${formatDateNear(score.day, today)}: ${formatNumber(score.estimate)}`,
  };
}
