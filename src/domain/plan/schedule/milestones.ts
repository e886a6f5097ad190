/**
 * What to do by when before the test. The dates are our advice. The test maker's deadlines differ by test date and aren't in our
 * data, so a page that shows these must say where to look them up.
 */
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';

/** Days before the test by which each should be done, in order. */
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
 * The last day, counted back from the test, on which a late start still helps. Accommodations and registration run to the end,
 * because only the test maker can say if it is too late. An earlier step ends where a later one replaces it.
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
