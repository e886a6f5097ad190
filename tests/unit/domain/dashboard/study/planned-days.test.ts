/** The plan: rest days, the schedule, due and done entries, usual times, overall progress. */
import { isRestDay, plannedActivityName } from '@/domain/learner/learner-plan';
import { describe, expect, test } from 'vitest';
import {
  completionBySubject,
  planCompletionPercent,
  plannedSubjectName,
  totalPlanCompletion,
} from '@/domain/dashboard/study/plan-completion';
import {
  duePlanEntries,
  entryEndMs,
  streakUnitText,
  isEntryOver,
  missedGroups,
  missedPlanEntries,
  missedGroupName,
  missedGroupText,
  plannedTimeText,
  weekSchedule,
} from '@/domain/dashboard/study/planned-days';
import { findSchedulePatterns } from '@/domain/dashboard/insights/schedule-patterns';
import { planAdherenceText } from '@/domain/dashboard/insights/performance-summary';
import { addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import {
  activityOf,
  ago,
  entryOn,
  evening,
  full,
  logOf,
  monday,
  planFor,
  planned,
  planWith,
  recordWith,
  session,
  sunday,
} from '../logs';

const math = activityOf('quantitative');
const verbal = activityOf('verbal');
const mixedTest = activityOf(null);

test('a day is a rest day if the plan leaves it free, and never without a plan', () => {
  const plan = planFor(logOf([session(ago(6), 'quantitative', 60)]));
  expect(isRestDay(plan, sunday)).toBe(true);
  expect(isRestDay(plan, monday)).toBe(false);
  expect(isRestDay(null, sunday)).toBe(false);
  expect(plannedActivityName(mixedTest)).toBe('Practice test');
  expect(plannedActivityName(math)).toBe('Math practice');
  expect(plannedActivityName({ kind: 'full-test', form: 'form-a' })).toBe('Full Test A');
});

describe('the schedule', () => {
  const plan = planWith([
    entryOn(ago(13)),
    entryOn(monday, { activity: verbal, minutes: 90, start: 960 }),
    entryOn(monday, { activity: math, minutes: 60, start: 1080 }),
    entryOn(monday, { activity: verbal, minutes: 30, start: 1200 }),
    entryOn(ago(5), { activity: { kind: 'mistakes' }, minutes: 30 }),
    entryOn(ago(4), { activity: { kind: 'words' }, minutes: 15 }),
    entryOn(ago(1), { activity: mixedTest, minutes: 170, start: 840 }),
    entryOn(addDays(sunday, 1)),
  ]);
  test('adds up the day’s entries and names each section once, and mixed work separately', () => {
    expect(weekSchedule(plan, evening)).toEqual([
      { day: 'Mon', kind: 'study', names: ['Verbal', 'Math'], first: 'verbal', hours: 3 },
      { day: 'Tue', kind: 'study', names: ['Mistake review'], first: null, hours: 0.5 },
      { day: 'Wed', kind: 'study', names: ['Verbal'], first: 'verbal', hours: 0.3 },
      { day: 'Thu', kind: 'nothing' },
      { day: 'Fri', kind: 'nothing' },
      { day: 'Sat', kind: 'study', names: ['Practice test'], first: null, hours: 2.8 },
      { day: 'Sun', kind: 'rest' },
    ]);
  });
  test('covers the week of the given day', () => {
    expect(weekSchedule(plan, { day: ago(7) })[0]).toMatchObject({ kind: 'study', hours: 1 });
    expect(weekSchedule(plan, { day: addDays(sunday, 7) })[0]).toMatchObject({ names: ['Math'] });
  });
  test('is empty without a plan', () => expect(weekSchedule(null, evening)).toEqual([]));
});

const mondayAt = (minutes: number) => ({ day: monday, ms: localEpochMs(monday, minutes) });

describe('the time of an entry', () => {
  const atFour = entryOn(monday, { start: 960 });
  const open = entryOn(monday);
  test('ends at its end time, or at the end of the day without one', () => {
    expect(entryEndMs(atFour)).toBe(localEpochMs(monday, 17 * 60));
    expect(entryEndMs(open)).toBe(localEpochMs(ago(5)) - 1);
    expect([mondayAt(1019), mondayAt(1020)].map((now) => isEntryOver(atFour, now))).toEqual([false, true]);
    expect(isEntryOver(open, mondayAt(24 * 60 - 1))).toBe(false);
    expect(isEntryOver(open, { day: ago(5), ms: localEpochMs(ago(5)) })).toBe(true);
  });
  test('is shown as its weekday, with the hour if it has one', () => {
    expect(plannedTimeText(atFour)).toBe('Monday at 4:00 PM');
    expect(plannedTimeText(open)).toBe('Monday');
  });
});

describe('due entries', () => {
  const entries = [
    entryOn(ago(7), { done: true }),
    entryOn(monday, { start: 960 }),
    entryOn(ago(5), { done: true }),
    // Done before its time.
    entryOn(sunday, { start: 21 * 60, done: true }),
    entryOn(sunday),
    entryOn(addDays(sunday, 1), { done: true }),
  ];
  const record = { plan: planWith(entries) };
  const days = (from = monday, asOf = evening) => duePlanEntries(record, from, asOf).map(({ day }) => day);

  test('are over or done between the given day and now', () => {
    expect(days()).toEqual([monday, ago(5), sunday]);
    expect(days(ago(30))).toEqual([ago(7), monday, ago(5), sunday]);
    expect(days(monday, { day: monday, ms: localEpochMs(monday, 17 * 60 - 1) })).toEqual([]);
    expect(days(monday, { day: monday, ms: localEpochMs(monday, 17 * 60) })).toEqual([monday]);
  });
  test('count as missed if they weren’t done', () =>
    expect(missedPlanEntries(record, ago(30), evening)).toEqual([entries[1]]));
  test('don’t exist without a plan', () => {
    expect(duePlanEntries({ plan: null }, ago(30), evening)).toEqual([]);
    expect(missedPlanEntries({ plan: null }, ago(30), evening)).toEqual([]);
  });
});

describe('missed entries of one day', () => {
  test.each([
    { name: 'one entry', entries: [entryOn(ago(1))], expected: ['Math practice: Math practice'] },
    {
      name: 'the entries of a day that have no hour, each name once',
      entries: [
        entryOn(ago(2), { id: 'a', activity: { kind: 'words' } }),
        entryOn(ago(2), { id: 'b', activity: verbal }),
        entryOn(ago(2), { id: 'c', activity: verbal }),
        entryOn(ago(1)),
      ],
      expected: ['3 planned sessions: Word review and Verbal practice', 'Math practice: Math practice'],
    },
    {
      name: 'entries with an hour of their own',
      entries: [entryOn(ago(2), { start: 900 }), entryOn(ago(2), { start: 1020, activity: verbal })],
      expected: ['Math practice: Math practice', 'Verbal practice: Verbal practice'],
    },
    { name: 'nothing of what was done', entries: [entryOn(ago(2), { done: true })], expected: [] },
  ])('are grouped as $name', ({ entries, expected }) => {
    const missed = missedGroups({ plan: planWith(entries) }, ago(30), evening);
    expect(missed.map((each) => `${missedGroupName(each)}: ${missedGroupText(each)}`)).toEqual(expected);
  });
});

describe('plan adherence', () => {
  const log = logOf(
    [session(ago(6), 'quantitative', 20), session(ago(5), 'verbal', 60), session(ago(4), 'quantitative', 60)],
    [full(ago(1), 2100)],
  );
  test('counts planned days, and a studied rest day separately', () => {
    expect(planAdherenceText(recordWith(log), evening)).toBe('Studied on 4 of 6 planned days');
    const sundayToo = logOf([...log.sessions, session(sunday, 'quantitative', 30)], log.tests);
    expect(planAdherenceText(recordWith(sundayToo), evening)).toBe(
      'Studied on 4 of 6 planned days and on 1 rest day',
    );
  });
});

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
        activity: 'Practice test',
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

describe('plan completion', () => {
  const plan = planWith([
    entryOn(ago(20), { done: true }),
    entryOn(ago(10), { done: true }),
    entryOn(ago(9)),
    entryOn(ago(8), { activity: activityOf('writing'), done: true }),
    entryOn(ago(7), { activity: { kind: 'words' }, done: true }),
    entryOn(ago(6), { activity: { kind: 'mistakes' } }),
    entryOn(ago(1), { activity: mixedTest, done: true }),
    // Today: one is done early, the other can still be done.
    entryOn(sunday, { start: 21 * 60, done: true }),
    entryOn(sunday, { activity: verbal }),
    entryOn(addDays(sunday, 1), { activity: activityOf('reading') }),
  ]);
  test('lists due and completed work by section, and work on several sections separately', () => {
    const completion = completionBySubject({ plan }, evening);
    expect(completion).toEqual([
      { subject: 'verbal', completed: 1, total: 1 },
      { subject: 'quantitative', completed: 3, total: 4 },
      { subject: 'writing', completed: 1, total: 1 },
      { subject: null, completed: 1, total: 2 },
    ]);
    expect(totalPlanCompletion(completion)).toEqual({ completed: 6, total: 8 });
    expect(planCompletionPercent(completion)).toBe(75);
  });
  test('counts an entry once its time is over', () => {
    const midnight = { day: addDays(sunday, 1), ms: localEpochMs(addDays(sunday, 1)) };
    expect(completionBySubject({ plan }, midnight)[0]).toEqual({ subject: 'verbal', completed: 1, total: 2 });
    expect(
      totalPlanCompletion(completionBySubject({ plan }, { day: ago(10), ms: localEpochMs(ago(10)) })),
    ).toEqual({
      completed: 2,
      total: 2,
    });
  });
  test.each([
    ['without a plan', null],
    ['of an empty plan', planWith([])],
    ['before anything was due', planWith([entryOn(sunday), entryOn(addDays(sunday, 1))])],
  ])('is unknown %s', (_, none) => {
    const completion = completionBySubject({ plan: none }, evening);
    expect(completion).toEqual([]);
    expect(planCompletionPercent(completion)).toBeNull();
  });
  test.each([
    [165, 190, 87],
    [189, 190, 99],
    [190, 190, 100],
    [0, 190, 0],
  ])('%d of %d is %d%%', (completed, total, percent) =>
    expect(planCompletionPercent([{ subject: 'quantitative', completed, total }])).toBe(percent),
  );
  test.each([
    ['quantitative', 'Math'],
    ['writing', 'Writing'],
    [null, 'Tests and mistakes'],
  ] as const)('work on %s is called "%s"', (subject, name) => expect(plannedSubjectName(subject)).toBe(name));
});

test.each([
  [0, 'in a row'],
  [1, 'so far'],
  [2, 'in a row'],
])('a streak of %d reads "%s"', (length, words) => expect(streakUnitText(length)).toBe(words));
