/** The plan of a term course, by the same rules as any other plan. */
import { daysBetween, type IsoDay, weekdayIndex } from '@/lib/calendar';
import { groupedBy } from '@/lib/grouped';
import { courses, courseTestDay, type CourseWeeks } from './course';
import type { CourseEntry } from './course-days';
import type { StudyPlan } from './study-plan';
import { planFrom } from './weeks/plan';

/**
 * The plan of a course for a student of whom nothing is known. From every Monday it is the same but for its dates.
 * @throws Error where the day is no Monday.
 */
export function coursePlan(weeks: CourseWeeks, monday: IsoDay): StudyPlan {
  if (weekdayIndex(monday) !== 0) throw new Error(`A course begins on a Monday, not on ${monday}`);
  const { minutesPerDay, restDays } = courses[weeks];
  const outcome = planFrom({
    today: monday,
    testDate: courseTestDay(weeks, monday),
    minutesPerDay,
    restDays,
    gaps: { verbal: null, quantitative: null, reading: null },
    answersUntil: 0,
    taken: [],
    measured: false,
  });
  if (outcome.state !== 'made') throw new Error(`No plan for the course of ${weeks} weeks: ${outcome.state}`);
  return outcome.plan;
}

/** What each day of a course has, from the first Monday on and until the last Sunday. */
export function coursePlanDays(weeks: CourseWeeks, monday: IsoDay): readonly (readonly CourseEntry[])[] {
  const byPlace = groupedBy(coursePlan(weeks, monday).entries, ({ day }) => daysBetween(monday, day));
  return Array.from({ length: 7 * weeks }, (_, place) =>
    (byPlace.get(place) ?? []).map(({ minutes, activity }) => ({ minutes, activity })),
  );
}
