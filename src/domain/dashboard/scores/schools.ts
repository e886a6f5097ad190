/** Percentiles over time, and how they stand to what schools ask for. */
import type { TargetSchool } from '@/domain/learner/profile';
import { addDays } from '@/lib/calendar';
import { count, number, ordinal } from '@/lib/format';
import { localMs } from '@/lib/localTime';
import type { AsOf } from '@/domain/dashboard/clock';
import type { FullTest } from '@/domain/learner/learner-test';
import { changeBetween } from '@/domain/learner/score';
import { fullBand } from './tests';

/** How many days a percentile range reaches back. */
export const rangeDays = { '3months': 92, '6months': 183, '1year': 366 } as const;
export type TestRange = keyof typeof rangeDays;

/** The instant from which on a range takes tests in: the beginning of its first day. */
export function rangeStart(range: TestRange, asOf: AsOf): number {
  return localMs(addDays(asOf.day, -rangeDays[range]));
}

/**
 * Where a percentile stands to a school's requirement. In progress with no distance as long as one of the two is unknown, as before
 * the first test.
 */
export function schoolStanding(
  { requiredPercentile }: TargetSchool,
  percentile: number | null,
): { readonly status: 'achieved' | 'in progress'; readonly distance: number | null } {
  if (percentile === null || requiredPercentile === null) return { status: 'in progress', distance: null };
  const distance = percentile - requiredPercentile;
  return { status: distance >= 0 ? 'achieved' : 'in progress', distance };
}

/** A school of which it is known what it asks for. */
export interface AskingSchool extends TargetSchool {
  readonly requiredPercentile: number;
}

/** The school whose requirement a learner works toward: the first that has one. */
export function askingSchool(schools: readonly TargetSchool[]): AskingSchool | null {
  return schools.find((school): school is AskingSchool => school.requiredPercentile !== null) ?? null;
}

/** The distance to a school's requirement in words: "7 above", "3 to go", "exactly met". */
export function standingWords(distance: number): string {
  if (distance === 0) return 'exactly met';
  return distance > 0 ? `${number(distance)} above` : `${number(-distance)} to go`;
}

/** Where a percentile stands to what a school asks for: "7 percentile points above the 85th that Ashby Hall asks for". */
export function schoolWords(percentile: number, { name, requiredPercentile }: AskingSchool): string {
  const distance = percentile - requiredPercentile;
  const asked = `the ${ordinal(requiredPercentile)} that ${name} asks for`;
  if (distance === 0) return `exactly ${asked}`;
  return `${count(Math.abs(distance), 'percentile point')} ${distance > 0 ? 'above' : 'short of'} ${asked}`;
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
export function percentileSummary(
  ranked: readonly [RankedTest, ...RankedTest[]],
  school: AskingSchool | null,
): string {
  const [first] = ranked;
  const latest = ranked.at(-1) ?? first;
  const over = `over ${count(ranked.length, 'full test')}`;
  const { direction } = changeBetween(fullBand(first.test), fullBand(latest.test));
  const path = `from the ${ordinal(first.percentile)} to the ${ordinal(latest.percentile)} percentile`;
  const change =
    ranked.length === 1
      ? `One full test, at the ${ordinal(latest.percentile)} percentile`
      : first.percentile === latest.percentile
        ? `Still at the ${ordinal(latest.percentile)} percentile ${over}`
        : direction === 'stable'
          ? `No clear change ${over}: ${path}`
          : `${direction === 'up' ? 'Up' : 'Down'} ${path} ${over}`;
  if (school === null) return `${change}.`;
  return `${change}; ${schoolWords(latest.percentile, school)}.`;
}
