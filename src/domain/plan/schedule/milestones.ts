/**
 * Milestones to reach before the test and the days by which to reach them. The days are our advice. The test maker's own deadlines
 * differ by test date and aren't in our data, so pages that show milestones must say where to look the deadlines up.
 */
import type { CompletedEntries } from './completed-entries';
import type { StudyPlan } from './study-plan';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';

/** The number of days before the test by which to reach each milestone, earliest first. */
export const milestoneDays = {
  accommodations: 70,
  registration: 56,
  'first-full-test': 42,
  'late-registration': 28,
  'last-full-test': 7,
  'what-to-bring': 3,
  'day-before': 1,
  'test-day': 0,
} as const satisfies Record<string, number>;
export type MilestoneKind = keyof typeof milestoneDays;

/**
 * The last day, in days before the test, on which an overdue milestone is still worth doing. Accommodations and late registration
 * stay open until the day before the test, because only the test maker can say if it is too late. A milestone that a later one
 * replaces ends the day before it.
 */
const stillOfUse: Readonly<Record<MilestoneKind, number>> = {
  accommodations: 1,
  registration: milestoneDays['late-registration'] + 1,
  'first-full-test': milestoneDays['last-full-test'] + 1,
  'late-registration': 1,
  // No more tests in the last three days.
  'last-full-test': 4,
  'what-to-bring': 1,
  'day-before': 1,
  'test-day': 0,
};

export interface Milestone {
  readonly kind: MilestoneKind;
  readonly daysBefore: number;
  /** Null if the test date is unknown. */
  readonly day: IsoDay | null;
  /** `now` is overdue but still useful. `next` is the first upcoming one; without a test date, all are `ahead`. */
  readonly status: 'passed' | 'now' | 'next' | 'ahead';
}

/** The days of a plan's first and last full test; the same day if it has only one. */
export interface FullTestDays {
  readonly first: IsoDay;
  readonly last: IsoDay;
}

/** Counts the plan's full tests that are done or to come; null if there are none. */
export function plannedFullTestDays(
  { entries }: Pick<StudyPlan, 'entries'>,
  done: CompletedEntries,
  today: IsoDay,
): FullTestDays | null {
  const days = entries
    .filter(({ id, day, activity }) => activity.kind === 'full-test' && (day >= today || done.has(id)))
    .map(({ day }) => day)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/**
 * All milestones with their status on `today`, earliest first.
 * @param planned the full tests of the plan for this test date; a single one is only the last. Null for the usual days.
 */
export function milestonesFor(
  testDate: IsoDay | null,
  today: IsoDay,
  planned: FullTestDays | null = null,
): readonly Milestone[] {
  const kinds = Object.keys(milestoneDays).filter((kind): kind is MilestoneKind => kind in milestoneDays);
  if (testDate === null)
    return kinds.map((kind) => ({ kind, daysBefore: milestoneDays[kind], day: null, status: 'ahead' }));
  const isSingle = planned !== null && planned.first === planned.last;
  const dated = kinds
    .filter((kind) => !(isSingle && kind === 'first-full-test'))
    .map((kind) => ({ kind, day: plannedDay(kind, planned) ?? addDays(testDate, -milestoneDays[kind]) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const next = dated.find(({ day }) => day >= today)?.kind;
  return dated.map(({ kind, day }): Milestone => {
    const daysBefore = daysBetween(day, testDate);
    if (day >= today) return { kind, daysBefore, day, status: kind === next ? 'next' : 'ahead' };
    // A planned test of the past is done.
    const isOfUse = plannedDay(kind, planned) === null && today <= addDays(testDate, -stillOfUse[kind]);
    return { kind, daysBefore, day, status: isOfUse ? 'now' : 'passed' };
  });
}

function plannedDay(kind: MilestoneKind, planned: FullTestDays | null): IsoDay | null {
  if (kind === 'first-full-test') return planned?.first ?? null;
  return kind === 'last-full-test' ? (planned?.last ?? null) : null;
}

export type TimeUntilTest =
  | { readonly state: 'ahead'; readonly days: number; readonly weeks: number }
  | { readonly state: 'tomorrow' | 'today' }
  | { readonly state: 'passed'; readonly days: number };

/** Time until the test in calendar days and whole weeks. */
export function timeUntilTest(testDate: IsoDay, today: IsoDay): TimeUntilTest {
  const days = daysBetween(today, testDate);
  if (days < 0) return { state: 'passed', days: -days };
  if (days === 0) return { state: 'today' };
  return days === 1 ? { state: 'tomorrow' } : { state: 'ahead', days, weeks: Math.floor(days / 7) };
}
