/** The plan’s days: rest days, the schedule, due, done, and missed entries. */
import { describe, expect, test } from 'vitest';
import {
  duePlanEntries,
  entryEndMs,
  streakUnitText,
  isEntryOver,
  missedGroups,
  missedPlanEntries,
  missedGroupName,
  missedGroupMovedText,
  missedGroupText,
  plannedTimeText,
  scheduleAhead,
  weekSchedule,
} from '@/domain/dashboard/study/planned-days';
import { planAdherenceText } from '@/domain/dashboard/insights/performance-summary';
import { isRestDay, plannedActivityName, type EntryStatus } from '@/domain/learner/learner-plan';
import { assertPresent } from '@/lib/assert';
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
  expect(plannedActivityName(mixedTest)).toBe('Full test');
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
  // Word review has its own name, as in the study patterns and in alerts.
  test('adds up the day’s entries and names each section once, and other work by its own name', () => {
    expect(weekSchedule(plan, evening)).toEqual([
      { day: 'Mon', kind: 'study', names: ['Verbal', 'Math'], first: 'verbal', hours: 3 },
      { day: 'Tue', kind: 'study', names: ['Mistake review'], first: null, hours: 0.5 },
      { day: 'Wed', kind: 'study', names: ['Word review'], first: 'verbal', hours: 0.3 },
      { day: 'Thu', kind: 'nothing' },
      { day: 'Fri', kind: 'nothing' },
      { day: 'Sat', kind: 'study', names: ['Full test'], first: null, hours: 2.8 },
      { day: 'Sun', kind: 'rest' },
    ]);
  });
  test('names the work of a day in order of time, work without a time last', () => {
    const timed = planWith([
      entryOn(monday, { activity: verbal }),
      entryOn(monday, { start: 16 * 60 }),
      entryOn(monday, { activity: mixedTest, minutes: 170, start: 15 * 60 }),
    ]);
    expect(weekSchedule(timed, evening)[0]).toMatchObject({
      names: ['Full test', 'Math', 'Verbal'],
      first: null,
    });
  });
  test('covers the week of the given day', () => {
    expect(weekSchedule(plan, { day: ago(7) })[0]).toMatchObject({ kind: 'study', hours: 1 });
    expect(weekSchedule(plan, { day: addDays(sunday, 7) })[0]).toMatchObject({ names: ['Math'] });
  });
  test('keeps the names of a day whose work was moved or needed none, and counts moved hours on the new day alone', () => {
    const changed = planWith([
      entryOn(monday, { status: 'moved' }),
      entryOn(ago(5), { id: 'moved', activity: verbal, status: 'moved' }),
      entryOn(ago(5), { id: 'kept', minutes: 30 }),
      entryOn(ago(4), { activity: { kind: 'mistakes' }, minutes: 15, status: 'waived' }),
    ]);
    expect(weekSchedule(changed, evening).slice(0, 4)).toEqual([
      { day: 'Mon', kind: 'moved', names: ['Math'] },
      { day: 'Tue', kind: 'study', names: ['Math'], first: 'quantitative', hours: 0.5 },
      { day: 'Wed', kind: 'study', names: ['Mistake review'], first: null, hours: 0.3 },
      { day: 'Thu', kind: 'nothing' },
    ]);
  });
  test('covers the seven days after a day, in their order', () => {
    expect(scheduleAhead(plan, { day: ago(2) })).toEqual([
      { day: 'Sat', kind: 'study', names: ['Full test'], first: null, hours: 2.8 },
      { day: 'Sun', kind: 'rest' },
      { day: 'Mon', kind: 'study', names: ['Math'], first: 'quantitative', hours: 1 },
      { day: 'Tue', kind: 'nothing' },
      { day: 'Wed', kind: 'nothing' },
      { day: 'Thu', kind: 'nothing' },
      { day: 'Fri', kind: 'nothing' },
    ]);
    expect(scheduleAhead(plan, evening)).toEqual(weekSchedule(plan, { day: addDays(sunday, 7) }));
    expect(scheduleAhead(null, evening)).toEqual([]);
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
    entryOn(ago(7), { status: 'done' }),
    entryOn(monday, { start: 960 }),
    entryOn(ago(5), { status: 'done' }),
    // Done before its time.
    entryOn(sunday, { start: 21 * 60, status: 'done' }),
    entryOn(sunday),
    entryOn(addDays(sunday, 1), { status: 'done' }),
  ];
  const learner = { plan: planWith(entries) };
  const days = (from = monday, asOf = evening) => duePlanEntries(learner, from, asOf).map(({ day }) => day);

  test('are over or done between the given day and now', () => {
    expect(days()).toEqual([monday, ago(5), sunday]);
    expect(days(ago(30))).toEqual([ago(7), monday, ago(5), sunday]);
    expect(days(monday, { day: monday, ms: localEpochMs(monday, 17 * 60 - 1) })).toEqual([]);
    expect(days(monday, { day: monday, ms: localEpochMs(monday, 17 * 60) })).toEqual([monday]);
  });
  test('count as missed if they weren’t done', () =>
    expect(missedPlanEntries(learner, ago(30), evening)).toEqual([entries[1]]));
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
    { name: 'nothing of what was done', entries: [entryOn(ago(2), { status: 'done' })], expected: [] },
  ])('are grouped as $name', ({ entries, expected }) => {
    const missed = missedGroups({ plan: planWith(entries) }, ago(30), evening);
    expect(missed.map((each) => `${missedGroupName(each)}: ${missedGroupText(each)}`)).toEqual(expected);
  });
});

test.each<[readonly EntryStatus[], string]>([
  [['open'], ''],
  [['open', 'open'], ''],
  [['moved'], ', moved to later days'],
  [['moved', 'open'], ', in part moved to later days'],
])('missed work of which %j was moved says so', (statuses, text) => {
  const plan = planWith(statuses.map((status) => entryOn(ago(1), { status })));
  const [group] = missedGroups({ plan }, ago(2), evening);
  expect(missedGroupMovedText(assertPresent(group, 'one group'))).toBe(text);
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

test.each([
  [0, 'in a row'],
  [1, 'so far'],
  [2, 'in a row'],
])('a streak of %d reads "%s"', (length, words) => expect(streakUnitText(length)).toBe(words));
