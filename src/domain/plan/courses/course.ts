/** The term courses and their planner settings. */
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import type { RouteId } from '@/site';

export const courseLengths = [2, 4, 6] as const;
/** The length in weeks, which also identifies the course. */
export type CourseLength = (typeof courseLengths)[number];

interface Course {
  readonly page: RouteId;
  readonly minutesPerDay: number;
  /** Weekdays without work: 0 for Monday, 6 for Sunday. */
  readonly restDays: readonly number[];
}

export const courses: Readonly<Record<CourseLength, Course>> = {
  2: { page: 'course2', minutesPerDay: 90, restDays: [6] },
  4: { page: 'course4', minutesPerDay: 60, restDays: [6] },
  6: { page: 'course6', minutesPerDay: 60, restDays: [2, 6] },
};

export function parseCourseLength(text: string | null): CourseLength | null {
  return courseLengths.find((weeks) => String(weeks) === text) ?? null;
}

/** Days from the first Monday to the test: the Saturday of the last week. */
export const courseTestOffsetDays = (weeks: CourseLength): number => 7 * weeks - 2;

export function courseTestDay(weeks: CourseLength, monday: IsoDay): IsoDay {
  return addDays(monday, courseTestOffsetDays(weeks));
}
