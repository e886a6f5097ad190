/** On which days a plan has a whole test, and of which form. */
import { fullForms } from '@/domain/exam/blueprint';
import { fullTestMinutes } from '@/domain/exam/catalog/full-test-plan';
import type { FullFormId } from '@/domain/exam/catalog/plan-parts';
import { daysBetweenFullTests } from '@/domain/exam/report/next-test';
import type { AnsweredAttempt } from '@/domain/plan/answered-attempt';
import type { StudyPlan } from '@/domain/plan/study-plan';
import { addDays, daysBetween, dayAtOffset, type IsoDay, isWeekend, weekdayIndex } from '@/lib/calendar';

/** A plan has room for the longer of the two lengths of a full test. */
export const plannedTestMinutes = fullTestMinutes(true);

/** So many days before the test have no other test. */
export const testFreeDays = 3;

/** Days before the real test between which a whole one is planned: the first about six weeks before, none in the last three days. */
const window = { earliest: 42, latest: testFreeDays + 1 } as const;

/** The last one stands about a week before the test: there is time to learn from it, and it is not forgotten. */
const last = { earliest: 11, wanted: 7 } as const;

/** A whole test that was taken before. */
export interface TakenForm {
  readonly form: FullFormId;
  readonly day: IsoDay;
}

/** The whole tests among what was taken. */
export function takenForms(attempts: readonly AnsweredAttempt[]): readonly TakenForm[] {
  return attempts.flatMap(({ planId, finishedAt }) => {
    const form = fullForms.find((each) => each === planId);
    return form === undefined ? [] : [{ form, day: dayAtOffset(finishedAt) }];
  });
}

export interface PlannedForm {
  readonly day: IsoDay;
  readonly form: FullFormId;
}

interface FullTestsRequest {
  readonly today: IsoDay;
  readonly testDate: IsoDay;
  readonly restDays: readonly number[];
  readonly taken: readonly TakenForm[];
}

/** Whether a whole test may stand on a day: on a weekend, not a day of rest, and early enough before the test. */
export function canHoldFullTest(day: IsoDay, testDate: IsoDay, restDays: readonly number[]): boolean {
  return (
    isWeekend(day) && !restDays.includes(weekdayIndex(day)) && daysBetween(day, testDate) >= window.latest
  );
}

/**
 * The whole tests of a plan in the order of their days: the last about a week before the test, others two weeks and more before it, none
 * today. Forms that were never taken come first, and none is planned twice.
 */
export function planFullTests({
  today,
  testDate,
  restDays,
  taken,
}: FullTestsRequest): readonly PlannedForm[] {
  const before = (days: number) => addDays(testDate, -days);
  const latestTaken = latestOf(taken);
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
  for (let next = lastDay; next !== undefined && days.length < fullForms.length;) {
    const chosen: IsoDay = next;
    days.unshift(chosen);
    next = candidates.findLast((day) => daysBetween(day, chosen) >= daysBetweenFullTests);
  }
  const forms = formsInOrder(taken);
  return days.flatMap((day, index) => {
    const form = forms[index];
    return form === undefined ? [] : [{ day, form }];
  });
}

/**
 * Why a plan has no whole test. `days-off`: those weekend days are off that would have room for one. `taken`: one was taken on `day`, less
 * than two weeks before every day that has room. `too-near`: no weekend day is left before the last days, which stay free of tests.
 */
export type NoFullTestReason =
  | { readonly reason: 'days-off' }
  | { readonly reason: 'taken'; readonly day: IsoDay }
  | { readonly reason: 'too-near' };

/** Why a plan was made without a whole test; null where it has one, or one was taken since. */
export function noFullTestReason(plan: StudyPlan, taken: readonly TakenForm[]): NoFullTestReason | null {
  const { madeOn: today, testDate, restDays, entries } = plan;
  const isPlanned = entries.some(({ activity }) => activity.kind === 'full-test');
  const isTakenSince = taken.some(({ day }) => day > today);
  return isPlanned || isTakenSince ? null : whyNoFullTest({ today, testDate, restDays, taken });
}

/** Why `fullTestDays` finds no day; null where it finds one. */
function whyNoFullTest(request: FullTestsRequest): NoFullTestReason | null {
  const finds = (changes: Partial<FullTestsRequest>) => planFullTests({ ...request, ...changes }).length > 0;
  if (finds({})) return null;
  if (finds({ restDays: [] })) return { reason: 'days-off' };
  const day = latestOf(request.taken);
  return day !== undefined && finds({ restDays: [], taken: [] })
    ? { reason: 'taken', day }
    : { reason: 'too-near' };
}

function latestOf(taken: readonly TakenForm[]): IsoDay | undefined {
  return taken
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
}

/** Forms never taken in their own order, then those taken, the one taken longest ago first. */
function formsInOrder(taken: readonly TakenForm[]): readonly FullFormId[] {
  const lastDay = (form: FullFormId) => latestOf(taken.filter((each) => each.form === form)) ?? '';
  return fullForms.toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)));
}
