/** Builds the plan of a term course by the same rules as any other plan. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { daysBetween, type IsoDay, weekdayIndex } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/lists';
import { courses, courseTestDay, type CourseLength } from './course';
import type { CourseEntry } from './course-weeks';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { buildPlan } from '@/domain/plan/weeks/build-plan';

/**
 * Builds a course plan for a student of a level without any data. Plans from different Mondays differ only in their dates; those of
 * different levels differ in their full tests.
 * @throws Error if the day isn't a Monday.
 */
export function buildCoursePlan(weeks: CourseLength, level: LevelId, monday: IsoDay): StudyPlan {
  if (weekdayIndex(monday) !== 0) throw new Error(`A course begins on a Monday, not on ${monday}`);
  const { minutesPerDay, restDays } = courses[weeks];
  const outcome = buildPlan({
    level,
    today: monday,
    testDate: courseTestDay(weeks, monday),
    minutesPerDay,
    restDays,
    gaps: { verbal: null, quantitative: null, reading: null },
    answersUntil: 0,
    takenFullTests: [],
    isMeasured: false,
  });
  if (outcome.state !== 'made') throw new Error(`No plan for the course of ${weeks} weeks: ${outcome.state}`);
  return outcome.plan;
}

/** The entries of each day, from the first Monday to the last Sunday. */
export function coursePlanDays(
  weeks: CourseLength,
  level: LevelId,
  monday: IsoDay,
): readonly (readonly CourseEntry[])[] {
  const { entries } = buildCoursePlan(weeks, level, monday);
  const byPlace = groupBy(entries, ({ day }) => daysBetween(monday, day));
  return Array.from({ length: 7 * weeks }, (_, place) =>
    (byPlace.get(place) ?? []).map(({ minutes, activity }) => ({ minutes, activity })),
  );
}
