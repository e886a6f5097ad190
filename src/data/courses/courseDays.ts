/**
 * The days of the three courses at each level, precomputed because the planning rules would add 7 kB to the page. A test compares
 * them with the rules; `npx vitest run tests/unit/data/courses -u` regenerates them. Each day is one line:
 *
 *   "words 10, mistakes 10, quantitative 20, reading 20"
 *
 * Each entry is an activity and its minutes; an empty line is a day off.
 */
import { fullFormIds } from '@/domain/exam/test/blueprint';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { CourseLength } from '@/domain/plan/courses/course';
import {
  type CourseEntry,
  type CourseSummary,
  type CourseWeek,
  summarizeCourse,
  weeksOfCourse,
} from '@/domain/plan/courses/course-weeks';
import type { PlanActivity } from '@/domain/plan/schedule/study-plan';
import { assertPresent } from '@/lib/assert';
import written from './days.json';

const activities: Readonly<Record<string, PlanActivity>> = {
  verbal: { kind: 'practice', section: 'verbal' },
  quantitative: { kind: 'practice', section: 'quantitative' },
  reading: { kind: 'practice', section: 'reading' },
  words: { kind: 'words' },
  mistakes: { kind: 'mistakes' },
  essay: { kind: 'essay' },
  diagnostic: { kind: 'checkpoint', test: 'diagnostic' },
  'verbal-test': { kind: 'checkpoint', test: 'verbal' },
  'quantitative-test': { kind: 'checkpoint', test: 'quantitative' },
  'reading-test': { kind: 'checkpoint', test: 'reading' },
  ...Object.fromEntries(fullFormIds.map((form) => [form, { kind: 'full-test', form } as const])),
};

export function formatCourseDay(entries: readonly CourseEntry[]): string {
  return entries.map(({ activity, minutes }) => `${nameOf(activity)} ${minutes}`).join(', ');
}

function nameOf(activity: PlanActivity): string {
  if (activity.kind === 'practice') return activity.section;
  if (activity.kind === 'full-test') return activity.form;
  if (activity.kind !== 'checkpoint') return activity.kind;
  return activity.test === 'diagnostic' ? activity.test : `${activity.test}-test`;
}

/** @throws Error for an unknown activity. */
export function parseCourseDay(line: string): readonly CourseEntry[] {
  return line === ''
    ? []
    : line.split(', ').map((part) => {
        const [name = '', minutes] = part.split(' ');
        return {
          activity: assertPresent(activities[name], `an activity called "${name}"`),
          minutes: Number(minutes),
        };
      });
}

/** Returns the weeks of a course for students of a level, without dates. */
export function courseWeeksOf(weeks: CourseLength, level: LevelId): readonly CourseWeek[] {
  return weeksOfCourse(weeks, written[level][weeks].map(parseCourseDay));
}

/** Returns a course's total time and how it is divided among activities. */
export function courseFigures(weeks: CourseLength, level: LevelId): CourseSummary {
  return summarizeCourse(weeks, courseWeeksOf(weeks, level));
}
