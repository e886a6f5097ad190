/** Calculates whether preparation is on track, since when, and on what evidence. The wording is in verdict-text.ts. */
import { targetTotal } from '@/domain/learner/learner-profile';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { ResultKind } from '@/domain/learner/raw-result';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { NamedTest } from '@/domain/exam/report/test-before';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type FullTest, isReportedTest, testMinutes } from '@/domain/learner/learner-test';
import type { StudyLog, Learner } from '@/domain/learner/learner';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { daysOfSpan, notesExplaining } from '@/domain/dashboard/notes/note-explanation';
import { type Absence, latestAbsence } from '@/domain/dashboard/study/absence';
import {
  changeSincePrevious,
  comparableTests,
  fullTestBand,
  fullTests,
  testsWithTotal,
} from '@/domain/dashboard/scores/test-scores';
import { resultKindOf, type WholeResult, wholeResults } from '@/domain/dashboard/scores/raw-results';
import { halfYearChange } from '@/domain/dashboard/scores/total-course';

export type PreparationStatus =
  | 'on track'
  | 'watch'
  | 'off track'
  | 'no target'
  | 'no test'
  | 'no official score'
  | 'over';

/** Points lost since the test before. */
export interface ClearFall {
  readonly by: number;
  readonly since: NamedTest;
}

/** The evidence for a verdict. Totals and differences are in scaled points. */
export type PreparationEvidence =
  /** Even the low end of the error band reaches the target on each of the newest `tests` full tests. */
  | { readonly kind: 'clears'; readonly tests: number }
  /** The whole error band reaches the target, but the total clearly fell. */
  | ({ readonly kind: 'fell' } & ClearFall)
  /** The whole error band reaches the target, but there has been no study for `days` days. */
  | { readonly kind: 'away'; readonly days: number }
  /** The target lies within the error band. */
  | { readonly kind: 'within' }
  /** Below the target, but up `by` points since an earlier test. At that pace, the error band reaches the target by the SSAT. */
  | { readonly kind: 'rising'; readonly by: number; readonly since: NamedTest }
  /** Below the target on the only full test so far, with enough time left to improve. */
  | { readonly kind: 'first' }
  /** The whole error band is below the target. `fell` is null if the total didn't clearly fall. */
  | { readonly kind: 'below'; readonly fell: ClearFall | null }
  /** There is a full test but no target. */
  | { readonly kind: 'no target' }
  /** No full test yet, but a shorter test gives an estimate of the total. */
  | { readonly kind: 'early'; readonly total: ScoreBand }
  | { readonly kind: 'no test' }
  /** Tests at a level without score tables, and no official score: nothing can be compared with a target. */
  | { readonly kind: 'raw'; readonly latest: WholeResult }
  /** The test day has passed. `isScored`: the latest full test is a reported one of that day or later. */
  | { readonly kind: 'over'; readonly isScored: boolean };

/** An absence with the family's notes that explain it; none if it isn't explained. */
export interface NotedAbsence extends Absence {
  readonly notes: readonly TimelineNote[];
}

export interface PreparationVerdict {
  readonly status: PreparationStatus;
  readonly reason: PreparationEvidence;
  /** `raw` at a level without score tables: the tests that the verdict judges are then those of official reports alone. */
  readonly results: ResultKind;
  /** The latest test of all sections taken here, at such a level; null otherwise, and before the first one. */
  readonly raw: WholeResult | null;
  /** The level of the learner. */
  readonly level: LevelId;
  /** The day since which the verdict has held. Null before the first full test, after the SSAT, and without a target. */
  readonly since: IsoDay | null;
  /** The status on the full test before `since`; null if there is none. */
  readonly before: PreparationStatus | null;
  /** The total of the latest full test with its error band; null before the first full test. */
  readonly latest: ScoreBand | null;
  /** In scaled points. `target`, `school`, and `testDay` are null if not set. */
  readonly target: number | null;
  readonly school: string | null;
  readonly testDay: IsoDay | null;
  /** Days until the SSAT: 0 on the day itself, negative afterward, null if the date is unknown. */
  readonly daysToTest: number | null;
  /** The latest week or more without study that ended in the last four weeks; null if there was none, and after the SSAT. */
  readonly absence: NotedAbsence | null;
}

const courses: Readonly<Record<PreparationEvidence['kind'], PreparationStatus>> = {
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
  raw: 'no official score',
  over: 'over',
};

/** After this many days without study, a student with a plan no longer counts as on track. */
export const inactiveAfterDays = 7;
/** With at least this many days to the SSAT, a first test below the target counts as a starting point; with fewer, as off track. */
const beginningDays = 56;

/**
 * Returns the verdict on a child's preparation. "On track" requires that the low end of the error band reaches the target, that
 * the total hasn't clearly fallen, and, if there is a plan, that there was study within the past week or that notes explain why not.
 * If only the fall or the lack of study prevents that, the status is "watch". It is also "watch" if the target lies within the
 * band, if the band is below the target but rising fast enough to reach it, or if the first full test is below the target with
 * enough time left. Otherwise, it is "off track". Without a target or a full test, or after the SSAT, the status says so instead. At
 * a level without score tables, the full tests judged here are those of official reports.
 */
export function preparationVerdict(learner: Learner, asOf: AsOf): PreparationVerdict {
  const { profile } = learner;
  const { testDay } = profile;
  const target = targetTotal(profile);
  const full = fullTests(comparableTests(learner));
  const raw = wholeResults(learner).at(-1) ?? null;
  const { latest, ...found } = courseOf(learner, full, raw, target, asOf);
  const absence = found.reason.kind === 'over' ? null : latestAbsence(learner, asOf);
  return {
    ...found,
    status: courses[found.reason.kind],
    results: resultKindOf(learner),
    raw,
    level: profile.level,
    latest: latest === undefined ? null : fullTestBand(latest),
    target,
    school: profile.schools[0]?.name ?? null,
    testDay,
    daysToTest: testDay === null ? null : daysBetween(asOf.day, testDay),
    absence: absence && { ...absence, notes: notesExplaining(learner.notes, daysOfSpan(absence)) },
  };
}

interface Found {
  readonly reason: PreparationEvidence;
  readonly since: IsoDay | null;
  readonly before: PreparationStatus | null;
  readonly latest: FullTest | undefined;
}

function courseOf(
  learner: Learner,
  full: readonly FullTest[],
  raw: WholeResult | null,
  target: number | null,
  asOf: AsOf,
): Found {
  const {
    profile: { testDay },
    plan,
    notes,
  } = learner;
  const latest = full.at(-1);
  if (testDay !== null && testDay < asOf.day) {
    const isScored = latest !== undefined && isReportedTest(latest) && localDayAt(latest.at) >= testDay;
    return { reason: { kind: 'over', isScored }, since: null, before: null, latest };
  }
  if (latest === undefined) {
    const early = testsWithTotal(learner).at(-1);
    return { reason: unmeasured(early?.total ?? null, raw), since: null, before: null, latest };
  }
  if (target === null) return { reason: { kind: 'no target' }, since: null, before: null, latest };
  const grounds = full.map((test, index) => groundAt(full.slice(0, index), test, target, testDay));
  const reason = grounds.at(-1) ?? { kind: 'first' };
  const lastOther = grounds.findLastIndex((each) => !holdsWith(reason, each));
  const since = localDayAt((full[lastOther + 1] ?? latest).at);
  const other = grounds[lastOther];
  const before = other === undefined ? null : courses[other.kind];
  if (reason.kind !== 'clears') return { reason, since, before, latest };
  const last = lastStudyDay(learner);
  const days = last === null ? 0 : daysBetween(last, asOf.day);
  if (
    last !== null &&
    days >= inactiveAfterDays &&
    plan !== null &&
    plan.entries.length > 0 &&
    notesExplaining(notes, daysOfSpan({ from: addDays(last, 1), to: addDays(asOf.day, -1) })).length === 0
  )
    return {
      reason: { kind: 'away', days },
      since: addDays(last, inactiveAfterDays),
      before: 'on track',
      latest,
    };
  return { reason: { kind: 'clears', tests: full.length - 1 - lastOther }, since, before, latest };
}

/** Returns the evidence before the first full test with a total. */
function unmeasured(early: ScoreBand | null, raw: WholeResult | null): PreparationEvidence {
  if (early !== null) return { kind: 'early', total: early };
  return raw === null ? { kind: 'no test' } : { kind: 'raw', latest: raw };
}

/**
 * Checks whether an earlier test supports the latest verdict, which decides since when it has held. "Off track" includes tests
 * whose whole band was below the target but that counted as a starting point or as part of a rise at the time.
 */
function holdsWith(ground: PreparationEvidence, earlier: PreparationEvidence): boolean {
  if (ground.kind !== 'below') return earlier.kind === ground.kind;
  return earlier.kind === 'below' || earlier.kind === 'first' || earlier.kind === 'rising';
}

/** Returns the reason that applied on the day of a test. `before` lists the earlier full tests, oldest first. */
function groundAt(
  before: readonly FullTest[],
  test: FullTest,
  target: number,
  testDay: IsoDay | null,
): PreparationEvidence {
  const total = fullTestBand(test);
  const { low, high } = total;
  const change = changeSincePrevious(before, test);
  const fell = change?.direction === 'down' ? { by: -change.difference, since: change.since } : null;
  if (low >= target) return fell === null ? { kind: 'clears', tests: 1 } : { kind: 'fell', ...fell };
  if (high >= target) return { kind: 'within' };
  const day = localDayAt(test.at);
  // Without a test date, assumes just enough days for a first test to count as a starting point.
  const left = testDay === null ? beginningDays : daysBetween(day, testDay);
  if (before.length === 0 && left >= beginningDays) return { kind: 'first' };
  const rise = halfYearChange(before, test);
  if (fell === null && rise?.direction === 'up') {
    const { difference: by, since } = rise;
    const gain = (by / Math.max(1, daysBetween(since.day, day))) * left;
    if (high + gain >= target) return { kind: 'rising', by, since };
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
