/** Text describing scores over time. */
import { capitalize, formatDateNear, formatNumber } from '@/lib/text/format';
import { changeSinceText, totalChangeExplanation } from '@/domain/dashboard/score-change-text';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { SectionProgress } from '@/domain/dashboard/figures';
import {
  type NonEmptyTrend,
  latestSectionChanges,
  firstIndexClearlyAtTarget,
  type ScoreTrend,
  totalTrend,
  type TrendScore,
} from './score-trend';
import { testName } from './test-history';
import { type ScoredLearner, sectionProgressRows } from './test-scores';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { assertUnreachable } from '@/lib/assert';
import { daysBetween } from '@/lib/dates/calendar';
import { compareBandToTarget, tooCloseText } from '@/domain/learner/section-score';
import { type SectionBand, sectionBands, sectionBandsText } from './section-bands';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { dashboardSectionNames } from '@/domain/section-names';

export interface ScoreWithBand extends Pick<ScoreBand, 'estimate' | 'low' | 'high'> {
  readonly estimated: boolean;
}

/**
 * Compares a score with its target: "49 above target", "12 below target, too close to tell", "on target, too close to tell". For an
 * estimate, omits the distance: "below target", "too close to target to tell".
 */
export function targetDistanceText(score: ScoreWithBand, target: number | null): string {
  if (target === null) return 'no target yet';
  const place = compareBandToTarget(score, target);
  if (score.estimated) return place === 'near' ? 'too close to target to tell' : `${place} target`;
  const distance = score.estimate - target;
  const beside =
    distance === 0
      ? 'on target'
      : `${formatNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} target`;
  return place === 'near' ? `${beside}, ${tooCloseText}` : beside;
}

/** Compares the newest total and its band with the target, and names the day since which the whole band has been above it. */
function trendProgressText(trend: NonEmptyTrend, newest: TrendScore, asOf: AsOf): string {
  const { target: aim } = trend;
  if (aim === null) return 'no target is set yet';
  const target = `the ${formatNumber(aim)} target`;
  const distance = newest.estimate - aim;
  const beside =
    distance === 0
      ? `at ${target}`
      : `${formatNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} ${target}`;
  const place = compareBandToTarget(newest, aim);
  switch (place) {
    case 'near':
      return newest.estimated ? `too close to ${target} to tell` : `${beside}, ${tooCloseText}`;
    case 'below':
      return newest.estimated ? `the whole range is below ${target}` : beside;
    case 'above': {
      const since = firstIndexClearlyAtTarget(trend);
      const from = since === null ? undefined : trend.scores[since];
      return from === undefined
        ? `the whole range is above ${target}`
        : `the whole range has been above ${target} since ${formatDateNear(from.day, asOf.day)}`;
    }
    default:
      return assertUnreachable(place);
  }
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
 * Oct 24, perhaps by chance". Empty without a score.
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
 * Formats the change of a section's latest score: "up 8 since the full test of Nov 7, perhaps by chance". If the last seven days
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

/**
 * Summarizes how the sections compare with their targets, names the section with the most to gain, and explains a total that clearly
 * differs from its target, or clearly changed, although no single section does.
 */
export function sectionTargetsText(learner: ScoredLearner): string {
  const bands = sectionBands(learner);
  const gain = sectionFurthestBehind(sectionProgressRows(learner));
  const change = totalChangeExplanation(
    latestSectionChanges(learner),
    totalTrend(learner).scores.at(-1)?.change ?? null,
  );
  const explanations = [totalPlaceExplanation(bands, totalTrend(learner)), change].filter(
    (text) => text !== '',
  );
  return [
    sectionBandsText(bands),
    ...(gain === null || bands.filter(({ target }) => target !== null).length === 1
      ? []
      : [`The most to gain is in ${dashboardSectionNames[gain.subject]}.`]),
    ...explanations.map((text) => `${capitalize(text)}.`),
  ].join(' ');
}

/** Explains, as a sentence, a total that is clearly on one side of its target although no section is; empty if there is none. */
function totalPlaceExplanation(
  bands: readonly Pick<SectionBand, 'band' | 'target'>[],
  { scores, target }: ScoreTrend,
): string {
  const newest = scores.at(-1);
  if (newest === undefined || target === null || bands.length < scoredSections.length) return '';
  const place = compareBandToTarget(newest, target);
  const isOpen = bands.every(
    (each) => each.target !== null && compareBandToTarget(each.band, each.target) === 'near',
  );
  return place !== 'near' && isOpen
    ? `together they are clearly ${place} the ${formatNumber(target)} target`
    : '';
}
