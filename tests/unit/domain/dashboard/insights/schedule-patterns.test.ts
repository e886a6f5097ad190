/** The usual times of a plan. */
import { describe, expect, test } from 'vitest';
import { findSchedulePatterns } from '@/domain/dashboard/insights/schedule-patterns';
import { addDays } from '@/lib/dates/calendar';
import {
  activityOf,
  ago,
  entryOn,
  evening,
  logOf,
  monday,
  planFor,
  planned,
  planWith,
  session,
  sunday,
} from '../logs';

const verbal = activityOf('verbal');

const patternOf = (...week: Parameters<typeof planned>[]) =>
  findSchedulePatterns(
    planFor(
      logOf([session(ago(6), 'quantitative', 60)]),
      week.map((each) => planned(...each)),
    ),
    evening,
  );

describe('usual times', () => {
  test('group entries with the same start and length', () =>
    expect(
      patternOf(
        [0, 'verbal', 90],
        [1, 'quantitative', 90],
        [2, 'verbal', 90],
        [4, 'quantitative', 60],
        [5, null, 170, 14 * 60],
      ),
    ).toEqual([
      { time: '4:00 to 5:30 PM', activity: 'Verbal, Math', minutes: 90, frequency: 'Monday to Wednesday' },
      { time: '4:00 to 5:00 PM', activity: 'Math', minutes: 60, frequency: 'Friday' },
      {
        time: '2:00 to 5:10 PM, 20\u00A0min\u00A0of\u00A0it\u00A0breaks',
        activity: 'Full test',
        minutes: 170,
        frequency: 'Saturday',
      },
    ]));
  test.each([
    [
      [
        [0, 'quantitative'],
        [2, 'quantitative'],
        [4, 'quantitative'],
      ],
      'Monday, Wednesday, Friday',
    ],
    [
      [
        [0, 'quantitative'],
        [1, 'quantitative'],
      ],
      'Monday, Tuesday',
    ],
  ] as const)('%j are on "%s"', (week, frequency) =>
    expect(
      patternOf(...week.map(([weekday, subject]): [number, 'quantitative'] => [weekday, subject]))[0]
        ?.frequency,
    ).toBe(frequency),
  );
  test('across noon show AM and PM', () =>
    expect(patternOf([0, 'quantitative', 120, 11 * 60])[0]?.time).toBe('11:00 AM to 1:00 PM'));
  test('cover only this week, and list each activity separately without a time if the plan has no hours', () => {
    const words = { kind: 'words' } as const;
    const plan = planWith([
      entryOn(ago(7), { minutes: 45 }),
      entryOn(monday, { minutes: 30 }),
      entryOn(monday, { minutes: 15, activity: words }),
      entryOn(ago(4), { minutes: 30 }),
      entryOn(ago(4), { minutes: 30, activity: verbal }),
      entryOn(ago(3), { minutes: 15, activity: words }),
      entryOn(addDays(sunday, 1), { minutes: 45 }),
    ]);
    expect(findSchedulePatterns(plan, evening)).toEqual([
      { time: 'Any time', activity: 'Math', minutes: 30, frequency: 'Monday, Wednesday' },
      { time: 'Any time', activity: 'Word review', minutes: 15, frequency: 'Monday, Thursday' },
      { time: 'Any time', activity: 'Verbal', minutes: 30, frequency: 'Wednesday' },
    ]);
    expect(findSchedulePatterns(null, evening)).toEqual([]);
  });
});
