/** Determines a course's start date from the one requested in the URL. */
import { addDays, daysBetween, type IsoDay, isIsoDay, mondayOf } from '@/lib/dates/calendar';
import { courseTestDay, type CourseLength } from './course';
import { maxPlanDays } from '@/domain/plan/weeks/plan-limits';

/**
 * Why the course doesn't start on the requested day. For `not-monday`, it starts the Monday after that day; otherwise, next Monday.
 */
export type CourseStartNotice = 'unreadable' | 'passed' | 'too-far' | 'not-monday';

export interface CourseStart {
  readonly monday: IsoDay;
  readonly notice: CourseStartNotice | null;
}

/**
 * Returns the requested Monday, or the first one after the requested day. If that day is unusable, returns the next Monday after
 * `today`.
 */
export function resolveCourseStart(weeks: CourseLength, asked: string | null, today: IsoDay): CourseStart {
  const next = addDays(mondayOf(today), 7);
  if (asked === null || asked === '') return { monday: next, notice: null };
  if (!isIsoDay(asked)) return { monday: next, notice: 'unreadable' };
  if (asked < today) return { monday: next, notice: 'passed' };
  const isTooFar = (day: IsoDay) => daysBetween(today, day) > maxPlanDays;
  // Check the day itself before adding to it: the calendar ends in 9999.
  if (isTooFar(asked)) return { monday: next, notice: 'too-far' };
  const monday = mondayOf(addDays(asked, 6));
  if (isTooFar(courseTestDay(weeks, monday))) return { monday: next, notice: 'too-far' };
  return { monday, notice: monday === asked ? null : 'not-monday' };
}
