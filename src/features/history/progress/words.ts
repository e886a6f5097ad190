/** The sentences about estimates over time. */
import { rangeMeaning } from '@/domain/exam/report/range-words';
import type { Comparison } from '@/domain/exam/report/compare';
import type { Measured } from '@/domain/exam/report/meaning';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { count, number, range, signed } from '@/lib/format';
import { type MeasuredTest, mostCharted } from './progress';

export const measureName = (measure: Measured) =>
  measure === 'total' ? 'Total' : sectionName(measure, 'test');

/** What two tests say of a change. */
export function changeWords({ change, difference, realFrom }: Comparison): string {
  switch (change) {
    case 'gain':
      return `${signed(difference)}, a real gain`;
    case 'loss':
      return `${signed(difference)}, a real loss`;
    case 'within-error':
      return `${signed(difference)}, no clear change: that would take\u00A0${number(realFrom)}`;
    default:
      return unreachable(change);
  }
}

/** What the chart of estimates shows, with the number of its tests. */
export function trendSummary(tests: number): string {
  const which = tests < mostCharted ? '' : ` The chart shows the latest ${mostCharted} tests.`;
  return `Each bar is an 80% range. ${rangeMeaning} These are estimates, not SSAT scores.${which}`;
}

/** The trend in a sentence: the first and the last test, and whether the difference between them is real. */
export function trendSentence(
  measure: Measured,
  tests: readonly MeasuredTest[],
  change: Comparison | null,
): string {
  const last = tests.at(-1);
  const first = tests[0];
  const name = measure === 'total' ? 'the total' : measureName(measure);
  if (last === undefined || first === undefined) return `No test has an estimate of ${name} yet.`;
  if (change === null) return `${measureName(measure)}: one test so far, ${range(last.band)}.`;
  const since = `Since ${first.test.date}, over ${count(tests.length, 'test')}`;
  switch (change.change) {
    case 'gain':
      return `${since}: ${name} rose by ${number(change.difference)} points, more than the tests’ combined error.`;
    case 'loss':
      return `${since}: ${name} fell by ${number(-change.difference)} points, more than the tests’ combined error.`;
    case 'within-error':
      return `${since}: no clear change in ${name}. The difference of ${number(Math.abs(change.difference))} points is within the tests’ combined error.`;
    default:
      return unreachable(change.change);
  }
}
