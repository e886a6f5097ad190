/**
 * Milestones to reach before the test and the days by which to reach them. The days are our advice. The test maker's own deadlines
 * differ by test date and aren't in our data, so pages that show milestones must say where to look the deadlines up.
 */
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

/** All milestones with their status on `today`, earliest first. */
export function milestonesFor(testDate: IsoDay | null, today: IsoDay): readonly Milestone[] {
  const kinds = Object.keys(milestoneDays).filter((kind): kind is MilestoneKind => kind in milestoneDays);
  const next = kinds.find((kind) => testDate !== null && addDays(testDate, -milestoneDays[kind]) >= today);
  return kinds.map((kind): Milestone => {
    const daysBefore = milestoneDays[kind];
    const day = testDate === null ? null : addDays(testDate, -daysBefore);
    if (testDate === null || day === null || day >= today)
      return { kind, daysBefore, day, status: kind === next ? 'next' : 'ahead' };
    const isOfUse = today <= addDays(testDate, -stillOfUse[kind]);
    return { kind, daysBefore, day, status: isOfUse ? 'now' : 'passed' };
  });
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
