/** The plan: rest, what was kept, the usual times, lessons done. */
import { isRestDay, plannedName } from '@/domain/learner/learner-plan';
import { describe, expect, test } from 'vitest';
import { allLessons, completionOf, overallProgress } from '@/domain/dashboard/study/completion';
import { dueSessions, inARow, scheduleOf } from '@/domain/dashboard/study/plan';
import { patternsOf } from '@/domain/dashboard/told/patterns';
import { consistencyOf } from '@/domain/dashboard/told/performance';
import { localMs } from '@/lib/localTime';
import { ago, evening, full, logOf, monday, plan, planned, recordWith, session, sunday } from './logs';

test('rest is where nothing is planned', () => {
  expect(isRestDay(plan, sunday)).toBe(true);
  expect(isRestDay(plan, monday)).toBe(false);
  expect(plannedName(null)).toBe('Practice test');
  expect(plannedName('quantitative')).toBe('Math');
});

test('the schedule adds up a day\u2019s sessions and names each subject once', () => {
  const week = [
    planned(0, 'verbal', 90),
    planned(0, 'quantitative', 60),
    planned(0, 'verbal', 30),
    planned(5, null, 170),
  ];
  expect(scheduleOf({ ...plan, week })).toEqual([
    { day: 'Mon', kind: 'study', subjects: ['verbal', 'quantitative'], hours: 3 },
    ...(['Tue', 'Wed', 'Thu', 'Fri'] as const).map((day) => ({ day, kind: 'rest' })),
    { day: 'Sat', kind: 'study', subjects: [null], hours: 2.8 },
    { day: 'Sun', kind: 'rest' },
  ]);
});

describe('what was due', () => {
  const log = logOf(
    [
      session(ago(6), 'quantitative', 20, { at: localMs(ago(6), 7 * 60) }),
      session(ago(5), 'verbal', 60),
      session(ago(4), 'quantitative', 60),
    ],
    [full(ago(1), 2100)],
  );
  const due = (from = monday, asOf = evening) =>
    dueSessions(recordWith(log), from, asOf).map(({ subject, kept }) => [subject, kept]);

  test('is kept by a session of its subject on its day, at whatever hour, and a test by any test', () =>
    expect(due()).toEqual([
      ['quantitative', true],
      ['quantitative', false],
      ['quantitative', true],
      ['quantitative', false],
      ['quantitative', false],
      [null, true],
    ]));
  test('begins with the log, and ends with what is over', () => {
    expect(due(ago(60))).toHaveLength(6);
    expect(due(monday, { day: ago(6), ms: localMs(ago(6), 17 * 60 - 1) })).toEqual([]);
    expect(due(monday, { day: ago(6), ms: localMs(ago(6), 17 * 60) })).toEqual([['quantitative', true]]);
    expect(dueSessions(recordWith(logOf()), monday, evening)).toEqual([]);
  });
  test('is told as days kept, a day of rest that was studied beside them', () => {
    expect(consistencyOf(recordWith(log), evening)).toBe('Studied on 4 of 6 planned days');
    const sundayToo = logOf([...log.sessions, session(sunday, 'quantitative', 30)], log.tests);
    expect(consistencyOf(recordWith(sundayToo), evening)).toBe(
      'Studied on 4 of 6 planned days, and on 1 day of rest',
    );
  });
});

const timesOf = (...week: Parameters<typeof planned>[]) =>
  patternsOf({ ...plan, week: week.map((each) => planned(...each)) });

describe('the usual times', () => {
  test('put together what begins and lasts alike', () =>
    expect(
      timesOf(
        [0, 'verbal', 90],
        [1, 'quantitative', 90],
        [2, 'verbal', 90],
        [4, 'quantitative', 60],
        [5, null, 170, 14 * 60],
      ),
    ).toEqual([
      { time: '4:00 to 5:30 PM', activity: 'Verbal, Math', minutes: 90, frequency: 'Monday to Wednesday' },
      { time: '4:00 to 5:00 PM', activity: 'Math', minutes: 60, frequency: 'Friday' },
      { time: '2:00 to 5:10 PM', activity: 'Practice test', minutes: 170, frequency: 'Saturday' },
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
      timesOf(...week.map(([weekday, subject]): [number, 'quantitative'] => [weekday, subject]))[0]
        ?.frequency,
    ).toBe(frequency),
  );
  test('over noon name both halves of the day', () =>
    expect(timesOf([0, 'quantitative', 120, 11 * 60])[0]?.time).toBe('11:00 AM to 1:00 PM'));
});

const many = (subject: 'quantitative' | 'writing', count: number, kind?: 'mistakes') =>
  Array.from({ length: count }, (_, index) =>
    session(ago(index), subject, 30, kind === undefined ? {} : { kind }),
  );

describe('lessons done', () => {
  test('are sessions and essays, but not what goes back to mistakes, and no more than all', () => {
    const completion = completionOf(
      recordWith(
        logOf([...many('quantitative', 4), ...many('quantitative', 3, 'mistakes'), ...many('writing', 12)]),
      ),
    );
    expect(completion.map(({ completed }) => completed)).toEqual([0, 4, 0, 10]);
    expect(allLessons(completion)).toEqual({ completed: 14, total: 40 });
    expect(overallProgress(completion)).toBe(35);
  });
  test.each([
    [165, 190, 87],
    [189, 190, 99],
    [190, 190, 100],
    [0, 190, 0],
  ])('%d of %d are %d%%', (completed, total, percent) =>
    expect(overallProgress([{ subject: 'quantitative', completed, total }])).toBe(percent),
  );
});

test.each([
  [0, 'in a row'],
  [1, 'so far'],
  [2, 'in a row'],
])('a streak of %d is told as "%s"', (length, words) => expect(inARow(length)).toBe(words));
