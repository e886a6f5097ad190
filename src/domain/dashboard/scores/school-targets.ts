/** Percentiles over time, compared with the percentiles that schools require. */
import { isolated } from '@/lib/text/isolated';
import type { TargetSchool } from '@/domain/learner/learner-profile';
import { addDays } from '@/lib/dates/calendar';
import { formatCount, formatNumber, formatOrdinal } from '@/lib/text/format';
import { localEpochMs } from '@/lib/dates/localTime';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { FullTest } from '@/domain/learner/learner-test';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { fullTestBand } from './test-scores';

/** The periods offered for percentile charts, in days. */
export const percentileChartRangeDays = { '3months': 92, '6months': 183, '1year': 366 } as const;
export type PercentileChartRange = keyof typeof percentileChartRangeDays;

/** Returns the start of the period's first day, in epoch milliseconds. */
export function percentileChartStartMs(range: PercentileChartRange, asOf: AsOf): number {
  return localEpochMs(addDays(asOf.day, -percentileChartRangeDays[range]));
}

/**
 * Compares a percentile with the target for a school. The distance is in percentile points, negative below the target. If
 * either value is unknown, the status is "in progress" and the distance null.
 */
export function schoolTargetStatus(
  { targetPercentile }: TargetSchool,
  percentile: number | null,
): { readonly status: 'achieved' | 'in progress'; readonly distance: number | null } {
  if (percentile === null || targetPercentile === null) return { status: 'in progress', distance: null };
  const distance = percentile - targetPercentile;
  return { status: distance >= 0 ? 'achieved' : 'in progress', distance };
}

export interface SchoolWithTarget extends TargetSchool {
  readonly targetPercentile: number;
}

/** Returns the school to compare percentiles with: the first with a target. Null if there is none. */
export function firstSchoolWithTarget(schools: readonly TargetSchool[]): SchoolWithTarget | null {
  return schools.find((school): school is SchoolWithTarget => school.targetPercentile !== null) ?? null;
}

/** Formats a distance from a target, in percentile points: "7 above", "3 to go", "exactly met". */
export function schoolTargetDistanceText(distance: number): string {
  if (distance === 0) return 'exactly met';
  return distance > 0 ? `${formatNumber(distance)} above` : `${formatNumber(-distance)} to go`;
}

/** Formats the comparison with the target for a school: "7 percentile points above the target for Ashby Hall, the 85th". */
export function schoolTargetText(percentile: number, { name, targetPercentile }: SchoolWithTarget): string {
  const distance = percentile - targetPercentile;
  const target = `the target for ${isolated(name)}, the ${formatOrdinal(targetPercentile)}`;
  if (distance === 0) return `exactly ${target}`;
  return `${formatCount(Math.abs(distance), 'percentile point')} ${distance > 0 ? 'above' : 'short of'} ${target}`;
}

/** A full test whose score report includes a percentile for the total. */
export interface TestWithPercentile {
  readonly test: FullTest;
  readonly percentile: number;
}

export function testsWithPercentile(full: readonly FullTest[]): readonly TestWithPercentile[] {
  return full.flatMap((test) =>
    test.totalPercentile === null ? [] : [{ test, percentile: test.totalPercentile }],
  );
}

/**
 * Summarizes full tests, oldest first, in a sentence: the change in percentile and the distance from the target for the school. A
 * percentile follows from the total, so its change counts as clear only if the total's change is.
 */
export function percentileSummaryText(
  ranked: readonly [TestWithPercentile, ...TestWithPercentile[]],
  school: SchoolWithTarget | null,
): string {
  const [first] = ranked;
  const latest = ranked.at(-1) ?? first;
  const over = `over ${formatCount(ranked.length, 'full test')}`;
  const { direction } = scoreChangeBetween(fullTestBand(first.test), fullTestBand(latest.test));
  const path = `from the ${formatOrdinal(first.percentile)} to the ${formatOrdinal(latest.percentile)} percentile`;
  const change =
    ranked.length === 1
      ? `One full test, at the ${formatOrdinal(latest.percentile)} percentile`
      : first.percentile === latest.percentile
        ? `Still at the ${formatOrdinal(latest.percentile)} percentile ${over}`
        : direction === 'stable'
          ? `No clear change ${over}: ${path}`
          : `${direction === 'up' ? 'Up' : 'Down'} ${path} ${over}`;
  if (school === null) return `${change}.`;
  return `${change}; ${schoolTargetText(latest.percentile, school)}.`;
}
