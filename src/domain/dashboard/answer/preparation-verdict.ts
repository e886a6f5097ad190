/** Is this on track, since when, and what does that rest on. Facts; their words are in words.ts. */
import { targetTotal } from '@/domain/learner/learner-profile';
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import { localDayAt } from '@/lib/localTime';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { scoreChangeBetween } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { StudyLog } from '@/domain/learner/learner-record';
import { type FullTest, testMinutes, totalBandOf } from '@/domain/learner/learner-test';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { comparableTests, fullTestBand, fullTests } from '@/domain/dashboard/scores/test-scores';

export type PreparationStatus = 'on track' | 'watch' | 'off track' | 'no target' | 'no test' | 'over';

/** What a verdict rests on. Totals and differences in scaled points. */
export type VerdictReason =
  /** Even the low end of the error band clears the target, on so many of the newest full tests in a row. */
  | { readonly kind: 'clears'; readonly tests: number }
  /** It clears the target, but has clearly fallen since the test before. */
  | { readonly kind: 'fell'; readonly by: number }
  /** It clears the target, but nothing has been studied for so many days. */
  | { readonly kind: 'away'; readonly days: number }
  /** The target lies within the error band. */
  | { readonly kind: 'within' }
  /** Below the target, but clearly risen since a day, at a pace that brings it within reach by the test. */
  | { readonly kind: 'rising'; readonly by: number; readonly from: IsoDay }
  /** Below the target on the only test so far, with time left. */
  | { readonly kind: 'first' }
  /** The whole error band is below the target; `fell` where it has clearly fallen since the test before. */
  | { readonly kind: 'below'; readonly fell: number | null }
  /** A full test, and no target to compare it with. */
  | { readonly kind: 'no target' }
  /** No full test yet, but a shorter one with an estimate of the total. */
  | { readonly kind: 'early'; readonly total: ScoreBand }
  | { readonly kind: 'no test' }
  | { readonly kind: 'over' };

export interface PreparationVerdict {
  readonly course: PreparationStatus;
  readonly ground: VerdictReason;
  /** The day since which it has been so, by the tests as they are known now; null before a first full test and after the SSAT. */
  readonly since: IsoDay | null;
  /** The latest total with its band; null before the first. */
  readonly latest: ScoreBand | null;
  /** Null where none is set, as the next two. */
  readonly target: number | null;
  readonly school: string | null;
  readonly testDay: IsoDay | null;
  /** Days until the SSAT: 0 on the day itself, negative after it; null where the day isn't known. */
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

/** A week without study, at the end of which a course is no longer taken for granted. */
export const inactiveAfterDays = 7;
/** How far back a pace is taken from: half a year. */
const paceDays = 182;
/** With so many days left, a first test below the target is a beginning; with fewer it is the course. */
const beginningDays = 56;

/**
 * The verdict on a child's preparation. On track means that the low end of the error band clears the target, that nothing has
 * clearly fallen, and that there was study within a week. Where the target lies within the band the course is one to watch, and so
 * is one below it that is clearly rising fast enough, or that only one early test tells of. Otherwise it is off track.
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
 * Whether an earlier test said what the latest does. Off track is counted from the first test whose whole band lies below the
 * target, though it was a beginning then, or a rise that has ended.
 */
function holdsWith(ground: VerdictReason, earlier: VerdictReason): boolean {
  if (ground.kind !== 'below') return earlier.kind === ground.kind;
  return earlier.kind === 'below' || earlier.kind === 'first' || earlier.kind === 'rising';
}

/** What a test and those before it (the oldest first) said on the day on which it was taken. */
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
  // Without a date there is time left, and no pace that could be too slow.
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

/** The last day with study; null where there is none. */
export function lastStudyDay({ sessions, tests }: StudyLog): IsoDay | null {
  const newest = Math.max(
    sessions.at(-1)?.at ?? -Infinity,
    tests.findLast((test) => testMinutes(test) > 0)?.at ?? -Infinity,
  );
  return newest === -Infinity ? null : localDayAt(newest);
}
