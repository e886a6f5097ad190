/** The stored days of the courses match the ones that the planning rules generate. */
import { expect, test } from 'vitest';
import { courseWeeksOf, parseCourseDay, formatCourseDay } from '@/data/courses/courseDays';
import { courseLengths } from '@/domain/plan/courses/course';
import { coursePlanDays } from '@/domain/plan/courses/course-plan';

const monday = '2026-11-30';

test('the file matches the plans', async () => {
  const days = courseLengths.map((weeks) => [weeks, coursePlanDays(weeks, monday).map(formatCourseDay)]);
  await expect(`${JSON.stringify(Object.fromEntries(days), null, 2)}\n`).toMatchFileSnapshot(
    '../../../../src/data/courses/days.json',
  );
});

test.each(courseLengths)('reads a course of %i weeks as it was planned', (weeks) =>
  expect(courseWeeksOf(weeks).flatMap(({ days }) => days.map(({ entries }) => entries))).toEqual(
    coursePlanDays(weeks, monday),
  ),
);

test('reads a day without work as empty', () => expect(parseCourseDay('')).toEqual([]));

test('rejects an unknown name', () => expect(() => parseCourseDay('chess 10')).toThrow(/chess/));
