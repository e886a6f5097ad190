/** Upcoming tests: planned practice tests and the SSAT itself. */
import { type PlannedActivity, isPlannedTest, plannedActivityName } from '@/domain/learner/learner-plan';
import type { Learner } from '@/domain/learner/learner';
import type { Status } from '@/domain/status';
import type { AsOf } from '@/domain/dashboard/as-of';
import { daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { isEntryOver } from './planned-days';

export interface UpcomingTest {
  readonly id: string;
  readonly title: string;
  readonly day: IsoDay;
  /** Minutes after midnight; null if no time is set. */
  readonly start: number | null;
  readonly status: Extract<Status, 'Scheduled' | 'Ready'>;
  /** The planned activity; null for the SSAT, which can't be taken on this site. */
  readonly activity: PlannedActivity | null;
}

/** A test this many days away or fewer is "Ready". */
const readyDays = 3;
const mostListed = 4;

/** Returns the next planned practice tests by date, then the SSAT. The list is limited, but never omits the SSAT. */
export function upcomingTests(
  { plan, profile }: Pick<Learner, 'plan' | 'profile'>,
  asOf: AsOf,
): readonly UpcomingTest[] {
  const status = (day: IsoDay) => (daysBetween(asOf.day, day) <= readyDays ? 'Ready' : 'Scheduled');
  const tests = (plan?.entries ?? [])
    .filter(
      (entry) =>
        entry.day >= asOf.day &&
        isPlannedTest(entry.activity) &&
        entry.status === 'open' &&
        !isEntryOver(entry, asOf),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ id, activity, day, start }): UpcomingTest => ({
      id,
      title: plannedActivityName(activity),
      day,
      start,
      status: status(day),
      activity,
    }));
  const { testDay } = profile;
  const itself: readonly UpcomingTest[] =
    testDay === null || testDay < asOf.day
      ? []
      : [{ id: 'ssat', title: 'SSAT', day: testDay, start: null, status: status(testDay), activity: null }];
  return [...tests.slice(0, mostListed - itself.length), ...itself];
}
