/** Schedules the full tests of a plan and assigns their forms. */
import { type FullFormId, fullFormIds, fullFormsOf } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import { fullTestMinutes } from '@/domain/exam/catalog/full-test-plan';
import { daysBetweenFullTests } from '@/domain/exam/report/next-test';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import type { CompletedEntries } from '@/domain/plan/schedule/completed-entries';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import {
  addDays,
  daysBetween,
  dayAtOffset,
  type IsoDay,
  isWeekend,
  weekdayIndex,
} from '@/lib/dates/calendar';

/** Plans allow for the longer of the two lengths of a full test. */
export const plannedTestMinutes = fullTestMinutes(true);

/**
 * The minimum number of days between a full test that was moved, or a taken one, and any other, which leaves a week to learn from
 * each. Newly planned full tests are farther apart.
 */
export const minDaysBetweenMovedTests = 7;

/** Days before the real test without any practice test. */
export const testFreeDays = 3;

/** Full tests are planned between these days before the real test: from six weeks before it to the start of the test-free days. */
const window = { earliest: 42, latest: testFreeDays + 1 } as const;

/**
 * Days before the real test. The last full test is about a week before it, late enough to be fresh and early enough to learn from.
 */
const last = { earliest: 11, wanted: 7 } as const;

/** A full test already taken. */
export interface TakenFullTest {
  readonly form: FullFormId;
  readonly day: IsoDay;
}

/** Returns the full tests among the attempts. */
export function fullTestsTaken(attempts: readonly AnsweredAttempt[]): readonly TakenFullTest[] {
  return attempts.flatMap(({ planId, finishedAt }) => {
    const form = fullFormIds.find((each) => each === planId);
    return form === undefined ? [] : [{ form, day: dayAtOffset(finishedAt) }];
  });
}

export interface PlannedFullTest {
  readonly day: IsoDay;
  readonly form: FullFormId;
}

interface FullTestsRequest {
  readonly level: LevelId;
  readonly today: IsoDay;
  readonly testDate: IsoDay;
  readonly restDays: readonly number[];
  readonly takenFullTests: readonly TakenFullTest[];
}

/** Returns true for a weekend day that isn't a rest day and is early enough before the test. */
export function canHoldFullTest(day: IsoDay, testDate: IsoDay, restDays: readonly number[]): boolean {
  return (
    isWeekend(day) && !restDays.includes(weekdayIndex(day)) && daysBetween(day, testDate) >= window.latest
  );
}

/**
 * Schedules full tests by day: the last about a week before the real test, the others at least two weeks apart, none today. Uses
 * each form at most once, those never taken first.
 */
export function planFullTests({
  level,
  today,
  testDate,
  restDays,
  takenFullTests,
}: FullTestsRequest): readonly PlannedFullTest[] {
  const before = (days: number) => addDays(testDate, -days);
  const latestTaken = latestOf(takenFullTests);
  const candidates: IsoDay[] = [];
  for (let day = before(window.earliest); day <= before(window.latest); day = addDays(day, 1)) {
    const farEnough = latestTaken === undefined || daysBetween(latestTaken, day) >= daysBetweenFullTests;
    if (day > today && farEnough && canHoldFullTest(day, testDate, restDays)) candidates.push(day);
  }
  const offWanted = (day: IsoDay) => Math.abs(daysBetween(day, before(last.wanted)));
  const lastDay = candidates
    .filter((day) => day >= before(last.earliest))
    .toSorted((a, b) => offWanted(a) - offWanted(b))[0];
  const days: IsoDay[] = [];
  for (let next = lastDay; next !== undefined && days.length < fullFormsOf(level).length;) {
    const chosen: IsoDay = next;
    days.unshift(chosen);
    next = candidates.findLast((day) => daysBetween(day, chosen) >= daysBetweenFullTests);
  }
  const forms = formsInOrder(level, takenFullTests);
  return days.flatMap((day, index) => {
    const form = forms[index];
    return form === undefined ? [] : [{ day, form }];
  });
}

/**
 * Adapts the full tests after `today` to those taken since the plan was made, on whatever day: an entry whose form was taken, or
 * belongs to another level because the student has changed levels, gets one that was never taken and isn't planned. If there is none,
 * or if a test was taken less than a week before, its day becomes free.
 */
export function replaceTakenForms(
  plan: StudyPlan,
  {
    level,
    taken,
    completed,
    today,
  }: {
    readonly level: LevelId;
    readonly taken: readonly TakenFullTest[];
    readonly completed: CompletedEntries;
    readonly today: IsoDay;
  },
): StudyPlan {
  const since = taken.filter(({ day }) => day >= plan.madeOn);
  const forms = fullFormsOf(level);
  const isOfLevel = (form: FullFormId) => forms.includes(form);
  const isAhead = ({ id, day }: PlanEntry) => day > today && !completed.has(id);
  const isTooSoon = (day: IsoDay) =>
    since.some((test) => test.day < day && daysBetween(test.day, day) < minDaysBetweenMovedTests);
  const planned = plan.entries.flatMap((entry) =>
    entry.activity.kind === 'full-test' && isAhead(entry) ? [entry.activity.form] : [],
  );
  const spare = forms.filter((form) => !planned.includes(form) && taken.every((test) => test.form !== form));
  const entries = plan.entries.flatMap((entry): readonly PlanEntry[] => {
    const { activity, day } = entry;
    if (activity.kind !== 'full-test' || !isAhead(entry)) return [entry];
    if (isTooSoon(day)) return [];
    if (isOfLevel(activity.form) && since.every(({ form }) => form !== activity.form)) return [entry];
    const form = spare.shift();
    return form === undefined ? [] : [{ ...entry, activity: { kind: 'full-test', form } }];
  });
  return { ...plan, entries };
}

/**
 * Why a plan has no full test. `days-off`: the weekend days with room are rest days. `taken`: one was taken on `day`, less than two
 * weeks before every possible day. `too-near`: no weekend day is left before the test-free days.
 */
export type NoFullTestReason =
  | { readonly reason: 'days-off' }
  | { readonly reason: 'taken'; readonly day: IsoDay }
  | { readonly reason: 'too-near' };

/** Returns why the plan has no full test; null if it has one or one was taken since. */
export function noFullTestReason(
  plan: StudyPlan,
  level: LevelId,
  takenFullTests: readonly TakenFullTest[],
): NoFullTestReason | null {
  const { madeOn: today, testDate, restDays, entries } = plan;
  const isPlanned = entries.some(({ activity }) => activity.kind === 'full-test');
  const isTakenSince = takenFullTests.some(({ day }) => day > today);
  return isPlanned || isTakenSince
    ? null
    : whyNoFullTest({ level, today, testDate, restDays, takenFullTests });
}

/** Returns why `planFullTests` finds no day; null if it finds one. */
function whyNoFullTest(request: FullTestsRequest): NoFullTestReason | null {
  const finds = (changes: Partial<FullTestsRequest>) => planFullTests({ ...request, ...changes }).length > 0;
  if (finds({})) return null;
  if (finds({ restDays: [] })) return { reason: 'days-off' };
  const day = latestOf(request.takenFullTests);
  return day !== undefined && finds({ restDays: [], takenFullTests: [] })
    ? { reason: 'taken', day }
    : { reason: 'too-near' };
}

function latestOf(taken: readonly TakenFullTest[]): IsoDay | undefined {
  return taken
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
}

/** Sorts forms: those never taken in their own order, then the least recently taken first. */
function formsInOrder(level: LevelId, taken: readonly TakenFullTest[]): readonly FullFormId[] {
  const lastDay = (form: FullFormId) => latestOf(taken.filter((each) => each.form === form)) ?? '';
  return fullFormsOf(level).toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)));
}
