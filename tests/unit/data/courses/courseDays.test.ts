/** The stored days of the courses match the ones that the planning rules generate. */
import { expect, test } from 'vitest';
import { courseWeeksOf, parseCourseDay, formatCourseDay } from '@/data/courses/courseDays';
import { levelIds } from '@/domain/exam/level/level-id';
import { courseLengths } from '@/domain/plan/courses/course';
import { coursePlanDays } from '@/domain/plan/courses/course-plan';

const monday = '2026-11-30';

test('the file matches the plans', async () => {
  const days = levelIds.map((level) => {
    const ofLevel = courseLengths.map((weeks) => [
      weeks,
      coursePlanDays(weeks, level, monday).map(formatCourseDay),
    ]);
    return [level, Object.fromEntries(ofLevel)];
  });
  await expect(`${JSON.stringify(Object.fromEntries(days), null, 2)}\n`).toMatchFileSnapshot(
    '../../../../src/data/courses/days.json',
  );
});

const all = levelIds.flatMap((level) => courseLengths.map((weeks) => ({ level, weeks })));

test.each(all)('reads a course of $weeks weeks, $level level, as it was planned', ({ weeks, level }) =>
  expect(courseWeeksOf(weeks, level).flatMap(({ days }) => days.map(({ entries }) => entries))).toEqual(
    coursePlanDays(weeks, level, monday),
  ),
);

test('reads a day without work as empty', () => expect(parseCourseDay('')).toEqual([]));

test('rejects an unknown name', () => expect(() => parseCourseDay('chess 10')).toThrow(/chess/));
