import { expect, test } from 'vitest';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { olderBreakMinutes } from '@/domain/exam/catalog/plan-parts';
import { testDurationMs } from '@/domain/exam/test/test-plan';
import { type ClockedTiming, testTimetable, timetableDurationMs } from '@/domain/exam/test/timetable';

const plan = fullTestPlan('form-a', true);

/** The minute at which each part begins, then the end of the last. */
const cases: readonly (readonly [ClockedTiming, readonly number[] | undefined, readonly number[]])[] = [
  ['standard', undefined, [0, 25, 35, 65, 105, 115, 145, 175, 190]],
  ['standard', olderBreakMinutes, [0, 25, 30, 60, 100, 110, 140, 170, 185]],
  ['half-more-paper', undefined, [0, 40, 50, 95, 100, 160, 170, 215, 220, 265]],
  ['half-more-center', undefined, [0, 37.5, 52.5, 97.5, 157.5, 172.5, 217.5, 262.5, 285]],
];

test.each(cases)('%s, breaks of %j minutes', (timing, breaks, minutes) => {
  const rows = testTimetable(plan, timing, breaks);
  expect([...rows.map(({ startMs }) => startMs), timetableDurationMs(rows)].map((ms) => ms / 60_000)).toEqual(
    minutes,
  );
});

test('each part names the next one, and the last none', () => {
  expect(testTimetable(plan, 'standard').map(({ part, next }) => [part.id, next?.id])).toEqual([
    ['writing', 'break-1'],
    ['break-1', 'quantitative-1'],
    ['quantitative-1', 'reading'],
    ['reading', 'break-2'],
    ['break-2', 'verbal'],
    ['verbal', 'quantitative-2'],
    ['quantitative-2', 'experimental'],
    ['experimental', undefined],
  ]);
  expect(testTimetable(plan, 'half-more-paper').at(-1)).toMatchObject({
    part: { id: 'quantitative-2' },
    next: null,
  });
});

test('is as long as the plan', () =>
  expect(timetableDurationMs(testTimetable(plan, 'standard'))).toBe(testDurationMs(plan, 'standard')));

test('a test without parts takes no time', () => {
  const rows = testTimetable({ ...plan, parts: [] }, 'standard');
  expect(rows).toEqual([]);
  expect(timetableDurationMs(rows)).toBe(0);
});
