/** Percentiles over time, and how they stand to what schools ask for. */
import type { TargetSchool } from '@/domain/learner/learner-profile';
import { addDays } from '@/lib/calendar';
import { formatCount, formatNumber, formatOrdinal } from '@/lib/format';
import { localEpochMs } from '@/lib/localTime';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { FullTest } from '@/domain/learner/learner-test';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import { fullTestBand } from './test-scores';

/** How many days a percentile range reaches back. */
export const testRangeDays = { '3months': 92, '6months': 183, '1year': 366 } as const;
export type TestRange = keyof typeof testRangeDays;

/** The instant from which on a range takes tests in: the beginning of its first day. */
export function testRangeStart(range: TestRange, asOf: AsOf): number {
  return localEpochMs(addDays(asOf.day, -testRangeDays[range]));
}

/**
 * Where a percentile stands to a school's requirement. In progress with no distance as long as one of the two is unknown, as before
 * the first test.
 */
export function schoolStatus(
  { requiredPercentile }: TargetSchool,
  percentile: number | null,
): { readonly status: 'achieved' | 'in progress'; readonly distance: number | null } {
  if (percentile === null || requiredPercentile === null) return { status: 'in progress', distance: null };
  const distance = percentile - requiredPercentile;
  return { status: distance >= 0 ? 'achieved' : 'in progress', distance };
}

/** A school of which it is known what it asks for. */
export interface SchoolWithRequirement extends TargetSchool {
  readonly requiredPercentile: number;
}

/** The school whose requirement a learner works toward: the first that has one. */
export function firstSchoolWithRequirement(schools: readonly TargetSchool[]): SchoolWithRequirement | null {
  return (
    schools.find((school): school is SchoolWithRequirement => school.requiredPercentile !== null) ?? null
  );
}

/** The distance to a school's requirement in words: "7 above", "3 to go", "exactly met". */
export function requirementDistanceText(distance: number): string {
  if (distance === 0) return 'exactly met';
  return distance > 0 ? `${formatNumber(distance)} above` : `${formatNumber(-distance)} to go`;
}

/** Where a percentile stands to what a school asks for: "7 percentile points above the 85th that Ashby Hall asks for". */
export function schoolRequirementText(
  percentile: number,
  { name, requiredPercentile }: SchoolWithRequirement,
): string {
  const distance = percentile - requiredPercentile;
  const asked = `the ${formatOrdinal(requiredPercentile)} that ${name} asks for`;
  if (distance === 0) return `exactly ${asked}`;
  return `${formatCount(Math.abs(distance), 'percentile point')} ${distance > 0 ? 'above' : 'short of'} ${asked}`;
}

/** A full test whose report printed a percentile of the total. */
export interface RankedTest {
  readonly test: FullTest;
  readonly percentile: number;
}

/** The tests that have a percentile, in their order. */
export function rankedTests(full: readonly FullTest[]): readonly RankedTest[] {
  return full.flatMap((test) =>
    test.totalPercentile === null ? [] : [{ test, percentile: test.totalPercentile }],
  );
}

/**
 * What a stretch of full tests (oldest first, at least one) shows, in a sentence: the change, and the school's requirement. A
 * percentile follows from the total: where that has not clearly changed, neither has the percentile.
 */
export function percentileSummaryText(
  ranked: readonly [RankedTest, ...RankedTest[]],
  school: SchoolWithRequirement | null,
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
  return `${change}; ${schoolRequirementText(latest.percentile, school)}.`;
}
