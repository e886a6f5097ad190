/** Text describing scores over time. */
import { capitalize, formatCount, formatDateNear, formatList, formatNumber } from '@/lib/text/format';
import { changeSinceText, totalChangeExplanation } from '@/domain/dashboard/score-change-text';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { SectionProgress } from '@/domain/dashboard/figures';
import {
  type NonEmptyTrend,
  latestSectionChanges,
  firstIndexClearlyAtTarget,
  type ScoreTrend,
  type SectionTrend,
  sectionTrends,
  targetStatus,
  totalTrend,
  type TrendScore,
} from './score-trend';
import { testName } from './test-history';
import type { ScoredLearner } from './test-scores';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { daysBetween } from '@/lib/dates/calendar';
import { compareBandToTarget } from '@/domain/learner/section-score';
import { sectionBandsText } from './section-bands';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';

export interface ScoreWithBand extends Pick<ScoreBand, 'estimate' | 'low' | 'high'> {
  readonly estimated: boolean;
}

const estimateBesideTarget = {
  above: 'above target',
  near: 'too close to target to tell',
  below: 'below target',
} as const;

/**
 * Compares a score with its target: "49 above target", "on target", "12 below target". For an estimate, omits the distance: "below
 * target".
 */
export function targetDistanceText(score: ScoreWithBand, target: number | null): string {
  if (target === null) return 'no target yet';
  if (score.estimated) return estimateBesideTarget[compareBandToTarget(score, target)];
  if (score.estimate === target) return 'on target';
  const distance = score.estimate - target;
  return `${formatNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} target`;
}

/** Compares the newest total and its band with the target, and names the day since which the whole band has been above it. */
function trendProgressText(trend: NonEmptyTrend, newest: TrendScore, asOf: AsOf): string {
  const { target: aim } = trend;
  if (aim === null) return 'no target is set yet';
  const target = formatNumber(aim);
  const status = targetStatus(trend);
  if (newest.estimated && status !== 'surely above')
    return compareBandToTarget(newest, aim) === 'near'
      ? `too close to the ${target} target to tell`
      : `the whole range below the ${target} target`;
  if (status === 'below') return `${formatNumber(aim - newest.estimate)} short of the ${target} target`;
  if (status === 'above') {
    const over = newest.estimate - aim;
    return `${over === 0 ? 'at' : `${formatNumber(over)} above`} the ${target} target, which is within the range`;
  }
  const since = firstIndexClearlyAtTarget(trend);
  const from = since === null ? undefined : trend.scores[since];
  return `the whole range above the ${target} target${from === undefined ? '' : ` since ${formatDateNear(from.day, asOf.day)}`}`;
}

/** Describes the totals: the change of the newest since the test before, and the distance to the target. */
export function totalTrendText(trend: NonEmptyTrend, asOf: AsOf): string {
  const newest = trend.scores.at(-1) ?? trend.scores[0];
  const place = trendProgressText(trend, newest, asOf);
  if (newest.change !== null) return `${capitalize(changeSinceText(newest.change, asOf.day))}; ${place}.`;
  const only = trend.scores.length === 1 ? 'test' : testName(newest.test).toLowerCase();
  return `One ${only} so far: ${place}. A second one can show a change.`;
}

/**
 * Formats a section's distance from its target and its change since the test before: "49 above target · up 8 since the full test of
 * Oct 24, within the error". Empty without a score.
 */
export function sectionTrendText({ scores, target }: ScoreTrend, asOf: AsOf): string {
  const newest = scores.at(-1);
  if (newest === undefined) return '';
  const beside = targetDistanceText(newest, target);
  return newest.change === null ? beside : `${beside} \u00b7 ${changeSinceText(newest.change, asOf.day)}`;
}

/** A test this many days ago or fewer, today included, is one of the last week. */
const weekDays = 7;

/**
 * Formats the change of a section's latest score: "up 8 since the full test of Nov 7, within the error". If the last seven days
 * had no test, adds its day: "no test in the last seven days; on Nov 14, up 10 since the full test of Nov 7". Empty without a
 * test before.
 */
export function latestChangeText(
  { day, change }: Pick<SectionProgress, 'day' | 'change'>,
  asOf: AsOf,
): string {
  if (change === null) return '';
  const words = changeSinceText(change, asOf.day);
  return daysBetween(day, asOf.day) < weekDays
    ? words
    : `no test in the last seven days; on ${formatDateNear(day, asOf.day)}, ${words}`;
}

const name = ({ subject }: SectionTrend) => dashboardSectionNames[subject];
const distanceOf = ({ scores, target }: ScoreTrend) =>
  target === null ? 0 : (scores.at(-1)?.estimate ?? target) - target;

/**
 * Counts the sections at their targets and names the one furthest behind; for estimates, groups the sections by how their bands
 * compare with the targets. Also explains a clear change in the total that no single section shows.
 */
export function sectionTargetsText(learner: ScoredLearner): string {
  const together = totalChangeExplanation(
    latestSectionChanges(learner),
    totalTrend(learner).scores.at(-1)?.change ?? null,
  );
  return `${sectionChangesText(sectionTrends(learner))}${together === '' ? '' : ` ${capitalize(together)}.`}`;
}

function sectionChangesText(all: readonly SectionTrend[]): string {
  const trends = all.filter(({ target }) => target !== null);
  const [gain] = trends.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (gain === undefined) return 'No section has a target yet.';
  if (trends.some(({ scores }) => scores.at(-1)?.estimated === true)) {
    const bands = trends.flatMap(({ subject, scores, target }) => {
      const newest = scores.at(-1);
      return newest === undefined ? [] : [{ subject, band: newest, target }];
    });
    return sectionBandsText(bands);
  }
  const below = trends.filter((trend) => targetStatus(trend) === 'below');
  const surely = trends.filter((trend) => targetStatus(trend) === 'surely above');
  if (below.length > 0) {
    const at = trends.length - below.length;
    const reached =
      at === 0
        ? 'No section is at its target yet'
        : `${formatNumber(at)} of ${formatCount(trends.length, 'section')} ${at === 1 ? 'is at its target' : 'are at their targets'}`;
    return `${reached}; ${name(gain)} is farthest below, by ${formatNumber(-distanceOf(gain))} points.`;
  }
  const most = `${name(gain)} has the most to gain`;
  if (surely.length === 0)
    return `${allWords(trends)} at their targets, but not at the low end of the range; ${most}.`;
  const even =
    surely.length === trends.length
      ? 'even at the low end of the range'
      : `${formatList(surely.map(name))} even at the low end of the range`;
  return `${allWords(trends)} at their targets, ${even}; ${most}.`;
}

const allWords = ({ length }: readonly SectionTrend[]) =>
  length === scoredSections.length ? 'All three are' : 'All with targets are';
