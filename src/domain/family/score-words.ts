/** What scores over time show, in words. */
import { capitalized, count, dateNear, listed, number } from '@/lib/format';
import { changeOf, changeWords } from './change';
import type { AsOf } from './clock';
import { type BegunTrend, type ScoreTrend, type SectionTrend, standingOf } from './score-trend';
import { subjectLabels } from './subject';

/** A score beside its target: "49 above target", "on target", "12 below target". */
export function besideTarget(score: number, target: number): string {
  if (score === target) return 'on target';
  return `${number(Math.abs(score - target))} ${score > target ? 'above' : 'below'} target`;
}

/** How many of the newest tests in a row were at the target. */
function held({ scores, target }: ScoreTrend): number {
  const missed = scores.toReversed().findIndex(({ value }) => value < target);
  return missed === -1 ? scores.length : missed;
}

/** What the totals show: where they stand to the target, how far they have come, and what to make of the last step. */
export function totalWords(trend: BegunTrend, asOf: AsOf): string {
  const { scores, target } = trend;
  const newest = scores.at(-1) ?? scores[0];
  const atTarget = held(trend);
  const short = target - newest.value;
  const place =
    atTarget === 0
      ? `${number(short)} short of the ${number(target)} target`
      : atTarget === 1
        ? `at or above the ${number(target)} target on the newest test`
        : `at or above the ${number(target)} target on the last ${count(atTarget, 'test')}`;
  if (newest.change === null)
    return `One full test so far, ${atTarget === 0 ? place : `at or above the ${number(target)} target`}.`;
  const [first] = scores;
  const way = changeWords(newest.value - first.value, trend.of);
  const begun = `${capitalized(way)} since ${dateNear(first.day, asOf.day)}; ${place}.`;
  if (scores.length === 2 || changeOf(newest.change, trend.of) !== 'stable') return begun;
  return newest.change === 0 ? begun : `${begun} The last step is within the error of the test.`;
}

/** A section's newest score beside its target, and its last step: "49 above target · no clear change (+8) since Oct 24". */
export function sectionWords({ scores, target, of }: ScoreTrend, asOf: AsOf): string {
  const newest = scores.at(-1);
  if (newest === undefined) return '';
  const before = scores.at(-2);
  const beside = besideTarget(newest.value, target);
  if (before === undefined || newest.change === null) return beside;
  return `${beside} \u00b7 ${changeWords(newest.change, of)} since ${dateNear(before.day, asOf.day)}`;
}

const name = ({ subject }: SectionTrend) => subjectLabels[subject];
const distanceOf = ({ scores, target }: ScoreTrend) => (scores.at(-1)?.value ?? target) - target;

/** How many sections are at their targets, which of them surely, and which has the most to gain. */
export function sectionsWords(trends: readonly SectionTrend[]): string {
  const [gain] = trends.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (gain === undefined) return '';
  const below = trends.filter((trend) => standingOf(trend) === 'below');
  const surely = trends.filter((trend) => standingOf(trend) === 'surely above');
  if (below.length > 0) {
    const at = trends.length - below.length;
    const reached =
      at === 0
        ? 'No section is at its target yet'
        : `${number(at)} of ${count(trends.length, 'section')} ${at === 1 ? 'is at its target' : 'are at their targets'}`;
    return `${reached}; ${name(gain)} is ${number(-distanceOf(gain))} points short, the most.`;
  }
  const most = `${name(gain)} has the most to gain`;
  if (surely.length === 0)
    return `All sections are at or above their targets, but not at the low end of the band; ${most}.`;
  const even =
    surely.length === trends.length
      ? 'even at the low end of their bands'
      : `${listed(surely.map(name))} even at the low end of the band`;
  return `All sections are at or above their targets, ${even}; ${most}.`;
}
