/** Recent activities, and missed ones. */
import { describe, expect, test } from 'vitest';
import { timeAgo } from '@/domain/dashboard/as-of';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
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

describe('a recent activity', () => {
  test.each([
    [
      'a session of 85%',
      logOf([session(ago(1), 'quantitative', 60, { solved: 100, right: 85 })]),
      'Excellent',
    ],
    ['a session of 84%', logOf([session(ago(1), 'quantitative', 60, { solved: 100, right: 84 })]), 'Good'],
    ['a session of 70%', logOf([session(ago(1), 'quantitative', 60, { solved: 100, right: 70 })]), 'Good'],
    ['a session of 69%', logOf([session(ago(1), 'quantitative', 60, { solved: 100, right: 69 })]), null],
    ['an essay', logOf([session(ago(1), 'writing', 60, { solved: 0, right: 0 })]), null],
    ['a test at the target', logOf([], [full(ago(1), 2202)]), 'Excellent'],
    ['a test with the target in its range', logOf([], [full(ago(1), 2160)]), 'Good'],
    ['a test with its range below the target', logOf([], [full(ago(1), 2157)]), null],
    ['a section at its target', logOf([], [section(ago(1), 720, 'reading')]), 'Excellent'],
    ['a section clearly below it', logOf([], [section(ago(1), 678, 'reading')]), null],
  ])('%s gets the right badge', (_, log, badge) =>
    expect(recentActivities(recordWith(log))[0]?.badge).toBe(badge),
  );

  test.each([
    ['a total without a target', [full(ago(1), 2340)]],
    ['a section without a target', [section(ago(1), 790)]],
    ['a test without a score', [taken(ago(1), 'verbal', {})]],
  ])('%s gets no badge', (_, tests) =>
    expect(recentActivities(recordWith(logOf([], tests), nothingSaid))[0]?.badge).toBeNull(),
  );

  test('shows an estimate as its range, and a mixed review by what it was', () => {
    const mixed = {
      ...session(ago(2), 'quantitative', 30, { kind: 'mistakes' }),
      section: null,
      topics: [
        { topic: 'math-percent', answered: 4, right: 4 },
        { topic: 'synonyms', answered: 6, right: 5 },
      ],
    } as const;
    const log = logOf([mixed], [freeTest(ago(1), 600), taken(ago(3), 'verbal', { verbal: 600 })]);
    expect(
      recentActivities(recordWith(log)).map(({ title, detail, badge }) => [title, detail, badge]),
    ).toEqual([
      ['Free test', '1,711\u00a0to\u00a01,889 in total', null],
      ['Mistake review', '9 of 10 right', 'Excellent'],
      ['Verbal section', '549\u00a0to\u00a0651 points', null],
    ]);
    expect(recentActivities(recordWith(logOf([], [taken(ago(1), 'full', {})])))[0]).toMatchObject({
      detail: 'no score',
      score: null,
    });
  });

  test('has a percentage unless it is a test, and none if nothing is scored', () => {
    const log = logOf(
      [
        session(ago(2), 'quantitative', 50, { topic: 'math-circles', solved: 20, right: 13 }),
        session(ago(3), 'writing', 40),
        session(ago(4), 'quantitative', 30, { topic: 'math-circles', kind: 'mistakes' }),
      ],
      [full(ago(1), 2340), section(ago(5), 756, 'reading')],
    );
    expect(
      recentActivities(recordWith(log)).map(({ type, title, detail, score, minutes }) => [
        type,
        title,
        detail,
        score,
        minutes,
      ]),
    ).toEqual([
      ['practice_test', 'Full test', '2,340 in total', 2340, 170],
      ['section_study', 'Math: Circles', '13 of 20 right', 65, 50],
      ['section_study', 'Writing: Essay', '40 minutes', null, 40],
      ['weakness_targeting', 'Math: Circles', 'Mistake review, 16 of 20 right', 80, 30],
      ['practice_test', 'Reading section', '756 points', 756, 40],
    ]);
  });

  test('is also listed for two weeks if it was missed', () => {
    const log = logOf(
      [-0, 1, 2, 3].map((week) => session(ago(6 + 7 * week), 'quantitative', 60)),
      [full(ago(1), 2340)],
    );
    const missed = recentAndMissedActivities(recordWith(log), evening).filter(
      ({ badge }) => badge === 'Missed',
    );
    expect(missed.map(({ title, startMs }) => `${title} ${timeAgo(startMs, evening)}`)).toEqual([
      'Math practice 2 days ago',
      'Math practice 3 days ago',
      'Math practice 4 days ago',
      'Math practice 5 days ago',
      'Full test Nov 7',
      'Math practice Nov 6',
      'Math practice Nov 5',
      'Math practice Nov 4',
      'Math practice Nov 3',
    ]);
  });

  test('is listed once for a missed day without hours, and not at all without a plan', () => {
    const log = logOf([session(ago(6), 'quantitative', 60)]);
    const plan = planWith([
      entryOn(ago(5), { id: 'a', minutes: 45 }),
      entryOn(ago(4), { id: 'b', activity: { kind: 'full-test', form: 'form-c' }, minutes: 190 }),
      entryOn(sunday, { id: 'c' }),
    ]);
    const missed = recentAndMissedActivities(recordWith(log, { plan }), evening).filter(
      ({ badge }) => badge === 'Missed',
    );
    expect(missed).toMatchObject([
      {
        id: 'missed-b',
        type: 'practice_test',
        title: 'Full Test C',
        detail: '190 minutes planned',
        minutes: 190,
        score: null,
      },
      { id: 'missed-a', type: 'section_study', title: 'Math practice', detail: '45 minutes planned' },
    ]);
    expect(missed.map(({ startMs }) => timeAgo(startMs, evening))).toEqual(['4 days ago', '5 days ago']);
    expect(recentAndMissedActivities(recordWith(log, { plan: null }), evening)).toHaveLength(1);
  });

  test('is merged with others missed on the same day, in notifications too', () => {
    const plan = planWith([
      entryOn(ago(2), { id: 'a', activity: { kind: 'words' }, minutes: 5 }),
      entryOn(ago(2), { id: 'b', minutes: 20 }),
    ]);
    const learner = recordWith(logOf([session(ago(6), 'quantitative', 60)]), { plan });
    expect(
      recentAndMissedActivities(learner, evening).filter(({ badge }) => badge === 'Missed'),
    ).toMatchObject([
      {
        type: 'section_study',
        title: '2 planned sessions',
        detail: 'Word review and Math practice, 25 minutes planned',
        minutes: 25,
      },
    ]);
    expect(recentNotifications(learner, evening).filter(({ type }) => type === 'alert')).toMatchObject([
      {
        title: '2 planned sessions missed',
        text: 'Planned for Friday: Word review and Math practice.',
      },
    ]);
  });

  test('is one of at most twenty, newest first', () => {
    const log = logOf(Array.from({ length: 50 }, (_, index) => session(ago(index), 'quantitative', 30)));
    const shown = recentActivities(recordWith(log));
    expect(shown).toHaveLength(20);
    expect(shown[0]?.startMs).toBe(localEpochMs(sunday, 16 * 60));
  });
});
