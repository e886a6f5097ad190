/** A course as shown on its page: undated weeks and days, and summary figures. */
import type { NamedSection } from '@/domain/section-names';
import { sectionOfActivity } from '@/domain/plan/topics/activity-section';
import { courses, type CourseLength, courseTestOffsetDays } from './course';
import type { PlanActivity, PlanEntry } from '@/domain/plan/schedule/study-plan';

export type CourseEntry = Pick<PlanEntry, 'minutes' | 'activity'>;

export interface CourseDay {
  /** Days since the first Monday, from 0. */
  readonly place: number;
  readonly kind: 'study' | 'free' | 'test';
  /** Empty on free days and the test day. */
  readonly entries: readonly CourseEntry[];
}

export interface CourseWeek {
  /** From 1. */
  readonly number: number;
  readonly minutes: number;
  /** Monday to Sunday. */
  readonly days: readonly CourseDay[];
}

export function weeksOfCourse(
  weeks: CourseLength,
  days: readonly (readonly CourseEntry[])[],
): readonly CourseWeek[] {
  return Array.from({ length: weeks }, (_, index) => {
    const ofWeek = days.slice(7 * index, 7 * index + 7).map((entries, weekday): CourseDay => {
      const place = 7 * index + weekday;
      const kind = place === courseTestOffsetDays(weeks) ? 'test' : entries.length > 0 ? 'study' : 'free';
      return { place, kind, entries };
    });
    return { number: index + 1, minutes: minutesOf(ofWeek.flatMap(({ entries }) => entries)), days: ofWeek };
  });
}

function minutesOf(entries: readonly CourseEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Categories of course time. `review` is mistake review; `test` covers full tests, the free test, and timed single sections. */
export const courseCategories = ['verbal', 'quantitative', 'reading', 'writing', 'review', 'test'] as const;
export type CourseCategory = NamedSection | 'review' | 'test';

export function courseCategoryOf(activity: PlanActivity): CourseCategory {
  if (activity.kind === 'full-test' || activity.kind === 'checkpoint') return 'test';
  return sectionOfActivity(activity) ?? 'review';
}

export interface CourseTest {
  /** Days since the first Monday, from 0. */
  readonly place: number;
  readonly entry: CourseEntry;
}

/** The practice tests of a course, in order. */
export function testsOfCourse(weeks: readonly CourseWeek[]): readonly CourseTest[] {
  return weeks
    .flatMap(({ days }) => days)
    .flatMap(({ place, entries }) =>
      entries.flatMap((entry) => (courseCategoryOf(entry.activity) === 'test' ? [{ place, entry }] : [])),
    );
}

/** All minutes are whole numbers. `leastInWeek` and `mostInWeek` are the minutes of the shortest and longest weeks. */
export interface CourseSummary {
  readonly minutes: number;
  readonly leastInWeek: number;
  readonly mostInWeek: number;
  readonly studyDays: number;
  readonly freeDaysAWeek: number;
  readonly fullTests: number;
  /** The length of one full test; 0 if the course has none. */
  readonly fullTestMinutes: number;
  readonly sectionTests: number;
  readonly essays: number;
  readonly minutesFor: Readonly<Record<CourseCategory, number>>;
}

export function summarizeCourse(length: CourseLength, weeks: readonly CourseWeek[]): CourseSummary {
  const days = weeks.flatMap((week) => week.days);
  const entries = days.flatMap((day) => day.entries);
  const inWeeks = weeks.map(({ minutes }) => minutes);
  const minutesFor = (time: CourseCategory) =>
    minutesOf(entries.filter(({ activity }) => courseCategoryOf(activity) === time));
  const ofKind = (kind: PlanActivity['kind']) => entries.filter(({ activity }) => activity.kind === kind);
  const fullTests = ofKind('full-test');
  return {
    minutes: minutesOf(entries),
    leastInWeek: Math.min(...inWeeks),
    mostInWeek: Math.max(...inWeeks),
    studyDays: days.filter(({ kind }) => kind === 'study').length,
    freeDaysAWeek: courses[length].restDays.length,
    fullTests: fullTests.length,
    fullTestMinutes: fullTests[0]?.minutes ?? 0,
    sectionTests: ofKind('checkpoint').length,
    essays: ofKind('essay').length,
    minutesFor: {
      verbal: minutesFor('verbal'),
      quantitative: minutesFor('quantitative'),
      reading: minutesFor('reading'),
      writing: minutesFor('writing'),
      review: minutesFor('review'),
      test: minutesFor('test'),
    },
  };
}
