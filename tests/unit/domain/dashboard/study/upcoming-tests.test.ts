/** Upcoming tests. */
import { describe, expect, test } from 'vitest';
import type { PlannedEntry } from '@/domain/learner/learner-plan';
import { upcomingTests } from '@/domain/dashboard/study/upcoming-tests';
import { type IsoDay, addDays } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { activityOf, ago, entryOn, evening, logOf, planWith, recordWith, sunday } from '../logs';

const inDays = (days: number): IsoDay => addDays(sunday, days);
const whole = (days: number, change: Partial<PlannedEntry> = {}) =>
  entryOn(inDays(days), { activity: { kind: 'full-test', form: 'form-b' }, minutes: 190, ...change });

/** The upcoming tests of a plan, with the SSAT this many days away. */
const ahead = (entries: readonly PlannedEntry[] | null, testIn: number | null, asOf = evening) =>
  upcomingTests(
    recordWith(logOf(), {
      plan: entries === null ? null : planWith(entries),
      profile: { testDay: testIn === null ? null : inDays(testIn) },
    }),
    asOf,
  );

describe('upcoming tests', () => {
  test('are those of the plan, full and shorter, with the SSAT last', () => {
    const quiz = entryOn(inDays(2), {
      start: 960,
      minutes: 30,
      activity: { kind: 'checkpoint', test: 'quantitative' },
    });
    const practice = entryOn(inDays(6), { start: 840, minutes: 170, activity: activityOf(null) });
    expect(ahead([entryOn(inDays(1)), quiz, practice, whole(13)], 48)).toEqual([
      {
        id: quiz.id,
        title: 'One math section',
        day: inDays(2),
        start: 960,
        status: 'Ready',
        activity: quiz.activity,
      },
      {
        id: practice.id,
        title: 'Full test',
        day: inDays(6),
        start: 840,
        status: 'Scheduled',
        activity: practice.activity,
      },
      {
        id: whole(13).id,
        title: 'Full Test B',
        day: inDays(13),
        start: null,
        status: 'Scheduled',
        activity: whole(13).activity,
      },
      { id: 'ssat', title: 'SSAT', day: inDays(48), start: null, status: 'Scheduled', activity: null },
    ]);
  });

  test.each([
    [3, 'Ready'],
    [4, 'Scheduled'],
  ])('in %d days are %s', (days, status) => {
    const statuses = ahead([whole(days)], days).map((each) => each.status);
    expect(statuses).toEqual([status, status]);
  });

  test('exclude tests done, over, or in the past, but include one today without a time', () => {
    const entries = [
      whole(-1),
      whole(0, { id: 'over', start: 840 }),
      whole(0, { id: 'open' }),
      whole(0, { id: 'done', status: 'done' }),
      whole(1, { id: 'done early', status: 'done' }),
    ];
    expect(ahead(entries, null).map(({ id }) => id)).toEqual(['open']);
    const noon = { day: sunday, ms: localEpochMs(sunday, 12 * 60) };
    expect(ahead(entries, null, noon).map(({ id }) => id)).toEqual(['over', 'open']);
  });

  test('are at most four, always including the SSAT', () => {
    const entries = [1, 2, 3, 4, 5].map((days) => whole(days));
    expect(ahead(entries, 48).map(({ day }) => day)).toEqual([inDays(1), inDays(2), inDays(3), inDays(48)]);
    expect(ahead(entries, null).map(({ day }) => day)).toEqual([1, 2, 3, 4].map(inDays));
  });

  test.each([
    ['without a plan', null, 48, ['ssat']],
    ['on the day of the SSAT', [], 0, ['ssat']],
    ['after it', [], -1, []],
    ['without a plan or a test day', null, null, []],
  ])('%s', (_, entries, testIn, ids) => expect(ahead(entries, testIn).map(({ id }) => id)).toEqual(ids));

  test('past days are listed as of that day', () =>
    expect(ahead([whole(-2)], null, { day: ago(3), ms: localEpochMs(ago(3)) })).toHaveLength(1));
});
