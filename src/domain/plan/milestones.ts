/**
 * What to do by when before the test. The days are our advice, made so that nothing is left to the last moment: the test maker's own deadlines
 * differ by test date and are not among our facts, so whoever shows these says where to look them up.
 */
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';

/** In order, each with the days before the test by which it should be done. */
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
 * Until how many days before the test each is still worth doing for whom it isn't done: asking and registering to the end, as only the
 * test maker can say whether it is too late. An earlier step ends where a later one takes its place.
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
  /** Null where the test date isn't known. */
  readonly day: IsoDay | null;
  /** `now`: its day has passed, and who hasn't done it should do it now. `next` is the first whose day is to come; without a date all are ahead. */
  readonly standing: 'passed' | 'now' | 'next' | 'ahead';
}

/** All milestones, the earliest first, as they stand on `today`. */
export function milestonesFor(testDate: IsoDay | null, today: IsoDay): readonly Milestone[] {
  const kinds = Object.keys(milestoneDays).filter((kind): kind is MilestoneKind => kind in milestoneDays);
  const next = kinds.find((kind) => testDate !== null && addDays(testDate, -milestoneDays[kind]) >= today);
  return kinds.map((kind): Milestone => {
    const daysBefore = milestoneDays[kind];
    const day = testDate === null ? null : addDays(testDate, -daysBefore);
    if (testDate === null || day === null || day >= today)
      return { kind, daysBefore, day, standing: kind === next ? 'next' : 'ahead' };
    const isOfUse = today <= addDays(testDate, -stillOfUse[kind]);
    return { kind, daysBefore, day, standing: isOfUse ? 'now' : 'passed' };
  });
}

export type TimeUntilTest =
  | { readonly state: 'ahead'; readonly days: number; readonly weeks: number }
  | { readonly state: 'tomorrow' | 'today' }
  | { readonly state: 'passed'; readonly days: number };

/** How far away the test is, in days of the calendar and whole weeks. */
export function timeUntilTest(testDate: IsoDay, today: IsoDay): TimeUntilTest {
  const days = daysBetween(today, testDate);
  if (days < 0) return { state: 'passed', days: -days };
  if (days === 0) return { state: 'today' };
  return days === 1 ? { state: 'tomorrow' } : { state: 'ahead', days, weeks: Math.floor(days / 7) };
}
