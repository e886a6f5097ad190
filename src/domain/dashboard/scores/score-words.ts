/** What scores over time show, in words. */
import { capitalized, count, dateNear, listed, number } from '@/lib/format';
import { changeWords, togetherWords } from '@/domain/dashboard/change';
import type { AsOf } from '@/domain/dashboard/clock';
import type { SectionProgress } from '@/domain/dashboard/figures';
import {
  type BegunTrend,
  changesOfTotal,
  firstSurely,
  type ScoreTrend,
  type SectionTrend,
  sectionTrends,
  standingOf,
  totalTrend,
  type TrendScore,
} from './score-trend';
import type { ScoredRecord } from './tests';
import type { Band } from '@/domain/exam/report/estimate';
import type { IsoDay } from '@/lib/calendar';
import { bandStanding, changeBetween } from '@/domain/learner/score';
import { sectionBandsSummary } from './section-bands';
import { scoredSections } from '@/domain/exam/scored-sections';
import { dashboardNames } from '@/domain/section-names';

/** A score with its band, and whether it was estimated here. */
export interface PlacedScore extends Pick<Band, 'estimate' | 'low' | 'high'> {
  readonly estimated: boolean;
}

const estimateBesideTarget = {
  above: 'above target',
  near: 'too close to target to tell',
  below: 'below target',
} as const;

/** A score beside its target: "49 above target", "on target", "12 below target". An estimate is no nearer than its band: "below target". */
export function besideTarget(score: PlacedScore, target: number | null): string {
  if (target === null) return 'no target yet';
  if (score.estimated) return estimateBesideTarget[bandStanding(score, target)];
  if (score.estimate === target) return 'on target';
  const distance = score.estimate - target;
  return `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} target`;
}

/** Where the newest total stands to the target, its band considered, and since when all of that is above. */
function placeWords(trend: BegunTrend, newest: TrendScore, asOf: AsOf): string {
  const { target: aim } = trend;
  if (aim === null) return 'no target is set yet';
  const target = number(aim);
  const standing = standingOf(trend);
  if (newest.estimated && standing !== 'surely above')
    return bandStanding(newest, aim) === 'near'
      ? `too close to the ${target} target to tell`
      : `the whole range below the ${target} target`;
  if (standing === 'below') return `${number(aim - newest.estimate)} short of the ${target} target`;
  if (standing === 'above') {
    const over = newest.estimate - aim;
    return `${over === 0 ? 'at' : `${number(over)} above`} the ${target} target, which is within the range`;
  }
  const since = firstSurely(trend);
  const from = since === null ? undefined : trend.scores[since];
  return `the whole range above the ${target} target${from === undefined ? '' : ` since ${dateNear(from.day, asOf.day)}`}`;
}

/** What the totals show: how far they have come, and where they stand to the target. */
export function totalWords(trend: BegunTrend, asOf: AsOf): string {
  const [first] = trend.scores;
  const newest = trend.scores.at(-1) ?? first;
  const place = placeWords(trend, newest, asOf);
  if (newest === first) return `One test so far: ${place}. A second one can show a change.`;
  const way = changeWords(changeBetween(first, newest), `since ${dateNear(first.day, asOf.day)}`);
  return `${capitalized(way)}; ${place}.`;
}

/** A section's newest score beside its target, and its last step: "49 above target · up 8 since Oct 24, within the error". */
export function sectionWords({ scores, target }: ScoreTrend, asOf: AsOf): string {
  const newest = scores.at(-1);
  if (newest === undefined) return '';
  const before = scores.at(-2);
  const beside = besideTarget(newest, target);
  if (before === undefined || newest.change === null) return beside;
  return `${beside} \u00b7 ${changeWords(newest.change, `since ${dateNear(before.day, asOf.day)}`)}`;
}

/**
 * A section's weekly change: "up 8 since Nov 7, within the error". Without a test in the last seven days it says so and names the
 * older change: "no test in the last seven days; up 10 from Oct 24 to Nov 7, within the error". Empty for a first score.
 */
export function weeklyChangeWords(
  { weeklyChange, lastChange }: Pick<SectionProgress, 'weeklyChange' | 'lastChange'>,
  asOf: AsOf,
): string {
  const dayWords = (day: IsoDay) => dateNear(day, asOf.day);
  if (weeklyChange !== null) return changeWords(weeklyChange, `since ${dayWords(weeklyChange.from)}`);
  if (lastChange === null) return '';
  const when = `from ${dayWords(lastChange.from)} to ${dayWords(lastChange.to)}`;
  return `no test in the last seven days; ${changeWords(lastChange, when)}`;
}

const name = ({ subject }: SectionTrend) => dashboardNames[subject];
const distanceOf = ({ scores, target }: ScoreTrend) =>
  target === null ? 0 : (scores.at(-1)?.estimate ?? target) - target;

/**
 * How many sections are at their targets, which of them surely, and which has the most to gain; then why the total has changed,
 * where no section has.
 */
export function sectionsWords(record: ScoredRecord): string {
  const together = togetherWords(changesOfTotal(record), totalTrend(record).scores.at(-1)?.change ?? null);
  return `${standingsWords(sectionTrends(record))}${together === '' ? '' : ` ${capitalized(together)}.`}`;
}

function standingsWords(all: readonly SectionTrend[]): string {
  const trends = all.filter(({ target }) => target !== null);
  const [gain] = trends.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (gain === undefined) return 'No section has a target yet.';
  if (trends.some(({ scores }) => scores.at(-1)?.estimated === true)) {
    const bands = trends.flatMap(({ subject, scores, target }) => {
      const newest = scores.at(-1);
      return newest === undefined ? [] : [{ subject, band: newest, target }];
    });
    return sectionBandsSummary(bands);
  }
  const below = trends.filter((trend) => standingOf(trend) === 'below');
  const surely = trends.filter((trend) => standingOf(trend) === 'surely above');
  if (below.length > 0) {
    const at = trends.length - below.length;
    const reached =
      at === 0
        ? 'No section is at its target yet'
        : `${number(at)} of ${count(trends.length, 'section')} ${at === 1 ? 'is at its target' : 'are at their targets'}`;
    return `${reached}; ${name(gain)} is farthest below, by ${number(-distanceOf(gain))} points.`;
  }
  const most = `${name(gain)} has the most to gain`;
  if (surely.length === 0)
    return `${allWords(trends)} at their targets, but not at the low end of the range; ${most}.`;
  const even =
    surely.length === trends.length
      ? 'even at the low end of the range'
      : `${listed(surely.map(name))} even at the low end of the range`;
  return `${allWords(trends)} at their targets, ${even}; ${most}.`;
}

const allWords = ({ length }: readonly SectionTrend[]) =>
  length === scoredSections.length ? 'All three are' : 'All with targets are';
