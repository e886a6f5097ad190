/** The stored days of the courses match the ones that the planning rules generate. */
import { expect, test } from 'vitest';
import { courseWeeksOf, parseDayLine, formatDayLine } from '@/data/courses/courseDays';
import { courseLengths } from '@/domain/plan/courses/course';
import { coursePlanDays } from '@/domain/plan/courses/course-plan';

const monday = '2026-11-30';

test('the file is written from the plans', async () => {
  const days = courseLengths.map((weeks) => [weeks, coursePlanDays(weeks, monday).map(formatDayLine)]);
  await expect(`${JSON.stringify(Object.fromEntries(days), null, 2)}\n`).toMatchFileSnapshot(
    '../../../../src/data/courses/days.json',
  );
});

test.each(courseLengths)('a course of %i weeks is read as it was planned', (weeks) =>
  expect(courseWeeksOf(weeks).flatMap(({ days }) => days.map(({ entries }) => entries))).toEqual(
    coursePlanDays(weeks, monday),
  ),
);

test('a day without work', () => expect(parseDayLine('')).toEqual([]));

test('an unknown name is not passed over', () => expect(() => parseDayLine('chess 10')).toThrow(/chess/));
