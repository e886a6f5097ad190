/** When a course begins, told from what an address asks for. */
import { addDays, daysBetween, type IsoDay, isIsoDay, mondayOf } from '@/lib/calendar';
import { courseTestDay, type CourseLength } from './course';
import { maxPlanDays } from './weeks/plan-limits';

/** Why the course doesn't begin on the asked day. `not-monday`: it begins on the Monday after; the others: on the next one. */
export type StartNotice = 'unreadable' | 'passed' | 'too-far' | 'not-monday';

export interface CourseStart {
  readonly monday: IsoDay;
  readonly notice: StartNotice | null;
}

/**
 * The Monday on which a course begins: the asked one, or the first after the asked day. Without a day that can be used, the next
 * Monday after `today`.
 */
export function courseStart(weeks: CourseLength, asked: string | null, today: IsoDay): CourseStart {
  const next = addDays(mondayOf(today), 7);
  if (asked === null || asked === '') return { monday: next, notice: null };
  if (!isIsoDay(asked)) return { monday: next, notice: 'unreadable' };
  if (asked < today) return { monday: next, notice: 'passed' };
  const isTooFar = (day: IsoDay) => daysBetween(today, day) > maxPlanDays;
  // Asked first of the day itself: the calendar ends with the year 9999.
  if (isTooFar(asked)) return { monday: next, notice: 'too-far' };
  const monday = mondayOf(addDays(asked, 6));
  if (isTooFar(courseTestDay(weeks, monday))) return { monday: next, notice: 'too-far' };
  return { monday, notice: monday === asked ? null : 'not-monday' };
}
