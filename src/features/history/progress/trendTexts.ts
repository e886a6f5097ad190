import { rangeMeaningText } from '@/domain/exam/report/range-text';
import type { EstimateComparison } from '@/domain/exam/report/estimate-comparison';
import type { TotalOrSection } from '@/domain/exam/report/score-interpretation';
import { sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { formatCount, formatDate, formatNumber, formatRange, formatSignedChange } from '@/lib/text/format';
import { type MeasuredTest, maxChartedTests } from './estimatedTests';

export const measureName = (measure: TotalOrSection) =>
  measure === 'total' ? 'Total' : sectionName(measure, 'test');

export function comparisonSentence({ change, difference, realFrom }: EstimateComparison): string {
  switch (change) {
    case 'gain':
      return `${formatSignedChange(difference)}, a real gain`;
    case 'loss':
      return `${formatSignedChange(difference)}, a real loss`;
    case 'within-error':
      return `${formatSignedChange(difference)}, no clear change: that would take\u00A0${formatNumber(realFrom)}`;
    default:
      return assertUnreachable(change);
  }
}

/** Explains the chart's bars and, if the chart is full, that it shows only the latest tests. */
export function trendChartLabel(tests: number): string {
  const which = tests < maxChartedTests ? '' : ` The chart shows the latest ${maxChartedTests} tests.`;
  return `Each bar is an 80% range. ${rangeMeaningText} These are estimates, not SSAT scores.${which}`;
}

/** Summarizes the trend: the difference between the first and last tests, and whether it exceeds their combined error. */
export function trendSentence(
  measure: TotalOrSection,
  tests: readonly MeasuredTest[],
  change: EstimateComparison | null,
): string {
  const last = tests.at(-1);
  const first = tests[0];
  const name = measure === 'total' ? 'the total' : measureName(measure);
  if (last === undefined || first === undefined) return `No test has an estimate of ${name} yet.`;
  if (change === null) return `${measureName(measure)}: one test so far, ${formatRange(last.band)}.`;
  const since = `Since ${formatDate(first.test.day)}, over ${formatCount(tests.length, 'test')}`;
  switch (change.change) {
    case 'gain':
      return `${since}: ${name} rose by ${formatNumber(change.difference)} points, more than the tests’ combined error.`;
    case 'loss':
      return `${since}: ${name} fell by ${formatNumber(-change.difference)} points, more than the tests’ combined error.`;
    case 'within-error':
      return `${since}: no clear change in ${name}. The difference of ${formatNumber(Math.abs(change.difference))} points is within the tests’ combined error.`;
    default:
      return assertUnreachable(change.change);
  }
}
