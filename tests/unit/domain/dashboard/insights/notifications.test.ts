/** Notifications. */
import { describe, expect, test } from 'vitest';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { timeAgo } from '@/domain/dashboard/as-of';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { localEpochMs } from '@/lib/dates/localTime';
import {
  ago,
  entryOn,
  evening,
  freeTest,
  full,
  logOf,
  nothingSaid,
  planWith,
  recordWith,
  section,
  session,
  sunday,
  taken,
} from '../logs';

const weekdaysOf = (weeks: number) =>
  Array.from({ length: weeks * 7 }, (_, index) => index)
    .filter((index) => index % 7 > 1)
    .map((index) => session(ago(index), 'quantitative', 216));

describe('notifications', () => {
  const learner = recordWith(
    logOf(weekdaysOf(1), [withoutMinutes(full(ago(22), 2310)), full(ago(1), 2340)]),
    {
      readUntil: localEpochMs(ago(1), 17 * 60 + 30),
    },
  );
  const notificationRows = (of = learner, at = evening) =>
    recentNotifications(of, at).map(({ type, title, timeMs: when, read }) => [
      type,
      title,
      timeAgo(when, at),
      read,
    ]);

  test('report the weekly report, the test with its change, and the streak, newest first', () => {
    expect(notificationRows()).toEqual([
      ['progress', 'Weekly report ready', '2 hours ago', false],
      ['test_score', 'New practice score', 'yesterday', true],
      ['milestone', '5 days in a row', '2 days ago', true],
    ]);
    expect(recentNotifications(learner, evening).map(({ text }) => text)).toEqual([
      '20.8 hours, 2.8 over the plan’s target; 6 sessions.',
      'The full test came in at 2,340, up 30 since the full test of Oct 24, perhaps by chance.',
      'The study streak reached 5 days.',
    ]);
  });

  test('report what was missed, with the scheduled time', () => {
    const missing = recordWith(logOf([session(ago(6), 'quantitative', 60)]));
    expect(
      recentNotifications(missing, evening)
        .filter(({ type }) => type === 'alert')
        .map(({ title, text }) => `${title}. ${text}`),
    ).toEqual([
      'Full test missed. It was planned for Saturday at 2:00 PM.',
      'Math practice missed. It was planned for Friday at 4:00 PM.',
      'Math practice missed. It was planned for Thursday at 4:00 PM.',
      'Math practice missed. It was planned for Wednesday at 4:00 PM.',
      'Math practice missed. It was planned for Tuesday at 4:00 PM.',
    ]);
  });

  test('report nothing from the future, nothing for an empty log, and everything from two weeks', () => {
    const atFive = { day: sunday, ms: localEpochMs(sunday, 17 * 60) };
    expect(notificationRows(learner, atFive).map(([, title]) => title)).not.toContain('Weekly report ready');
    expect(notificationRows(recordWith(logOf()))).toEqual([]);
    const sparse = recordWith(logOf([session(ago(13), 'quantitative', 60), session(ago(5), 'verbal', 60)]));
    expect(notificationRows(sparse)).toHaveLength(13);
  });

  test('name the note on the day of a missed entry', () => {
    const plan = planWith([entryOn(ago(1), { start: null, activity: { kind: 'mistakes' } })]);
    const notes = [{ id: 'n', from: ago(2), to: ago(1), text: 'Sick' }];
    const [missed] = recentNotifications(recordWith(logOf(), { plan, notes }), evening);
    expect(missed?.text).toBe('It was planned for Saturday (“Sick”).');
  });

  test('report a missed entry by its day if the plan has no hours, once that day is over', () => {
    const plan = planWith([
      entryOn(ago(1), { activity: { kind: 'mistakes' } }),
      entryOn(sunday, { activity: { kind: 'words' } }),
    ]);
    const missed = recentNotifications(recordWith(logOf(), { plan }), evening);
    expect(missed.map(({ title, text, timeMs }) => [title, text, timeAgo(timeMs, evening)])).toEqual([
      ['Mistake review missed', 'It was planned for Saturday.', 'yesterday'],
    ]);
  });

  test('show an estimate as its range, and only the hours without a weekly target', () => {
    const log = logOf([], [full(ago(30), 1800), freeTest(ago(1), 600), taken(ago(2), 'verbal', {})]);
    const texts = recentNotifications(recordWith(log, nothingSaid), evening).map(({ text }) => text);
    expect(texts).toEqual(['5.7 hours; 2 sessions.', 'The free test came in at 1,711\u00a0to\u00a01,889.']);
  });

  test('don’t count a score reported from elsewhere as study', () => {
    const row = [6, 5, 4, 3].map((days) => session(ago(days), 'quantitative', 60));
    const tests = [withoutMinutes(full(ago(2), 2100))];
    const all = recentNotifications(recordWith(logOf(row, tests), nothingSaid), evening);
    expect(all.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Weekly report ready: 4 hours; 4 sessions.',
      'New practice score: The full test came in at 2,100.',
    ]);
    expect(recentNotifications(recordWith(logOf([], tests), nothingSaid), evening)).toHaveLength(1);
  });

  test('compare a section test with the same section', () => {
    const tests = [section(ago(20), 700, 'reading'), full(ago(10), 2100), section(ago(1), 742, 'reading')];
    expect(recentNotifications(recordWith(logOf([], tests)), evening).at(1)?.text).toBe(
      'The Reading section test came in at 742, up 42 since the Reading section test of Oct 26.',
    );
  });
});
