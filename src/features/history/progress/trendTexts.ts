import { rangeMeaningText } from '@/domain/exam/report/range-text';
import type { EstimateComparison } from '@/domain/exam/report/estimate-comparison';
import { namedTestText } from '@/domain/exam/report/test-before';
import type { TotalOrSection } from '@/domain/exam/report/score-interpretation';
import { sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import { formatNumber, formatRange, formatSignedChange } from '@/lib/text/format';
import { type MeasureChange, type MeasuredTest, maxChartedTests } from './estimatedTests';

export const measureName = (measure: TotalOrSection) =>
  measure === 'total' ? 'Total' : sectionName(measure, 'test');

export function comparisonSentence({ change, difference, clearFrom }: EstimateComparison): string {
  switch (change) {
    case 'gain':
      return `${formatSignedChange(difference)}, a clear gain`;
    case 'loss':
      return `${formatSignedChange(difference)}, a clear loss`;
    case 'within-error':
      return `${formatSignedChange(difference)}, no clear change: that would take\u00A0${formatNumber(clearFrom)}`;
    default:
      return assertUnreachable(change);
  }
}

/** Explains the chart's ranges and, if the chart is full, that it shows only the latest tests. */
export function trendChartLabel(tests: number): string {
  const which = tests < maxChartedTests ? '' : ` The chart shows the latest ${maxChartedTests} tests.`;
  return `Shading shows the 80% range of each test. ${rangeMeaningText} These are estimates, not SSAT scores.${which}`;
}

/** Summarizes the latest test: its difference from the test before, and whether it exceeds their combined error. */
export function trendSentence(
  measure: TotalOrSection,
  latest: MeasuredTest | null,
  change: MeasureChange | null,
): string {
  const name = measure === 'total' ? 'the total' : measureName(measure);
  if (latest === null) return `No test has an estimate of ${name} yet.`;
  if (change === null) return `${measureName(measure)}: first test of its kind, ${formatRange(latest.band)}.`;
  const { comparison, before } = change;
  const since = `Since ${namedTestText(before, latest.test.day, 'test')}`;
  const size = formatNumber(Math.abs(comparison.difference));
  switch (comparison.change) {
    case 'gain':
      return `${since}: ${name} rose by ${size} points, more than chance usually explains.`;
    case 'loss':
      return `${since}: ${name} fell by ${size} points, more than chance usually explains.`;
    case 'within-error':
      return `${since}: no clear change in ${name}. Chance alone could explain the difference of ${size} points.`;
    default:
      return assertUnreachable(comparison.change);
  }
}
