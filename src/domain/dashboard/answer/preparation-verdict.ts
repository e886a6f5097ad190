/** Calculates whether preparation is on track, since when, and on what evidence. Facts only; the wording is in verdict-text.ts. */
import { targetTotal } from '@/domain/learner/learner-profile';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { StudyLog } from '@/domain/learner/learner-record';
import { type FullTest, testMinutes, totalBandOf } from '@/domain/learner/learner-test';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { comparableTests, fullTestBand, fullTests } from '@/domain/dashboard/scores/test-scores';

export type PreparationStatus = 'on track' | 'watch' | 'off track' | 'no target' | 'no test' | 'over';

/** The evidence for a verdict. Totals and differences are in scaled points. */
export type VerdictReason =
  /** Even the low end of the error band clears the target, on this many of the newest full tests in a row. */
  | { readonly kind: 'clears'; readonly tests: number }
  /** The score clears the target but has clearly fallen since the previous test. */
  | { readonly kind: 'fell'; readonly by: number }
  /** The score clears the target, but there has been no study for this many days. */
  | { readonly kind: 'away'; readonly days: number }
  /** The target lies within the error band. */
  | { readonly kind: 'within' }
  /** Below the target but clearly rising since `from`, at a pace that can reach the target by the test. */
  | { readonly kind: 'rising'; readonly by: number; readonly from: IsoDay }
  /** Below the target on the only test so far, with time left. */
  | { readonly kind: 'first' }
  /** The whole error band is below the target. `fell` is set if the score clearly fell since the previous test. */
  | { readonly kind: 'below'; readonly fell: number | null }
  /** There is a full test but no target. */
  | { readonly kind: 'no target' }
  /** No full test yet, but a shorter one provides an estimate of the total. */
  | { readonly kind: 'early'; readonly total: ScoreBand }
  | { readonly kind: 'no test' }
  | { readonly kind: 'over' };

export interface PreparationVerdict {
  readonly course: PreparationStatus;
  readonly ground: VerdictReason;
  /** The day from which the verdict has held, based on the tests known now. Null before the first full test and after the SSAT. */
  readonly since: IsoDay | null;
  /** The latest total with its band; null before the first. */
  readonly latest: ScoreBand | null;
  /** `target`, `school`, and `testDay` are null when not set. */
  readonly target: number | null;
  readonly school: string | null;
  readonly testDay: IsoDay | null;
  /** Days until the SSAT: 0 on the day itself, negative afterward, null if the date is unknown. */
  readonly daysToTest: number | null;
}

const courses: Readonly<Record<VerdictReason['kind'], PreparationStatus>> = {
  clears: 'on track',
  fell: 'watch',
  away: 'watch',
  within: 'watch',
  rising: 'watch',
  first: 'watch',
  below: 'off track',
  'no target': 'no target',
  early: 'no test',
  'no test': 'no test',
  over: 'over',
};

/** After a week without study, a student no longer counts as on track. */
export const inactiveAfterDays = 7;
/** The pace is measured over at most half a year. */
const paceDays = 182;
/** With at least this many days left, a first test below the target counts as a starting point; with fewer, as off track. */
const beginningDays = 56;

/**
 * Returns the verdict on a child's preparation. "On track" requires that the low end of the error band clears the target, that the
 * score hasn't clearly fallen, and, if there is a plan, that there was study within the past week. The status is "watch" if the
 * target lies within the band, or if the score is below it but clearly rising fast enough or known from only one early test.
 * Otherwise it is "off track".
 */
export function preparationVerdict(record: LearnerRecord, asOf: AsOf): PreparationVerdict {
  const { profile } = record;
  const { testDay } = profile;
  const target = targetTotal(profile);
  const full = fullTests(comparableTests(record.tests));
  const { latest, ...found } = courseOf(record, full, target, asOf);
  return {
    ...found,
    course: courses[found.ground.kind],
    latest: latest === undefined ? null : fullTestBand(latest),
    target,
    school: profile.schools[0]?.name ?? null,
    testDay,
    daysToTest: testDay === null ? null : daysBetween(asOf.day, testDay),
  };
}

interface Found {
  readonly ground: VerdictReason;
  readonly since: IsoDay | null;
  readonly latest: FullTest | undefined;
}

function courseOf(
  { profile: { testDay }, plan, ...log }: LearnerRecord,
  full: readonly FullTest[],
  target: number | null,
  asOf: AsOf,
): Found {
  const latest = full.at(-1);
  if (testDay !== null && testDay < asOf.day) return { ground: { kind: 'over' }, since: null, latest };
  if (latest === undefined) {
    const early = log.tests.flatMap((test) => totalBandOf(test) ?? []).at(-1);
    return {
      ground: early === undefined ? { kind: 'no test' } : { kind: 'early', total: early },
      since: null,
      latest,
    };
  }
  if (target === null) return { ground: { kind: 'no target' }, since: null, latest };
  const grounds = full.map((test, index) => groundAt(full.slice(0, index), test, target, testDay));
  const ground = grounds.at(-1) ?? { kind: 'first' };
  const before = grounds.findLastIndex((each) => !holdsWith(ground, each));
  const since = localDayAt((full[before + 1] ?? latest).at);
  if (ground.kind !== 'clears') return { ground, since, latest };
  const last = lastStudyDay(log);
  const days = last === null ? 0 : daysBetween(last, asOf.day);
  if (last !== null && days >= inactiveAfterDays && plan !== null && plan.entries.length > 0)
    return { ground: { kind: 'away', days }, since: addDays(last, inactiveAfterDays), latest };
  return { ground: { kind: 'clears', tests: full.length - 1 - before }, since, latest };
}

/**
 * Checks whether an earlier test led to the same verdict as the latest. "Off track" counts from the first test whose whole band
 * lies below the target, even if that test was a starting point or part of a rise that has since ended.
 */
function holdsWith(ground: VerdictReason, earlier: VerdictReason): boolean {
  if (ground.kind !== 'below') return earlier.kind === ground.kind;
  return earlier.kind === 'below' || earlier.kind === 'first' || earlier.kind === 'rising';
}

/** Returns the reason that applied on the day of a test. `before` is oldest first. */
function groundAt(
  before: readonly FullTest[],
  test: FullTest,
  target: number,
  testDay: IsoDay | null,
): VerdictReason {
  const total = fullTestBand(test);
  const { low, high } = total;
  const previous = before.at(-1);
  const change = previous === undefined ? null : scoreChangeBetween(fullTestBand(previous), total);
  const fell = change?.direction === 'down' ? -change.difference : null;
  if (low >= target) return fell === null ? { kind: 'clears', tests: 1 } : { kind: 'fell', by: fell };
  if (high >= target) return { kind: 'within' };
  const day = localDayAt(test.at);
  // Without a test date there is always time left, and no pace is too slow.
  const left = testDay === null ? beginningDays : daysBetween(day, testDay);
  if (previous === undefined && left >= beginningDays) return { kind: 'first' };
  const base = before.find(({ at }) => daysBetween(localDayAt(at), day) <= paceDays);
  if (fell === null && base !== undefined) {
    const { difference: by, direction } = scoreChangeBetween(fullTestBand(base), total);
    const from = localDayAt(base.at);
    const gain = (by / Math.max(1, daysBetween(from, day))) * left;
    if (direction === 'up' && high + gain >= target) return { kind: 'rising', by, from };
  }
  return { kind: 'below', fell };
}

export function lastStudyDay({ sessions, tests }: StudyLog): IsoDay | null {
  const newest = Math.max(
    sessions.at(-1)?.at ?? -Infinity,
    tests.findLast((test) => testMinutes(test) > 0)?.at ?? -Infinity,
  );
  return newest === -Infinity ? null : localDayAt(newest);
}
