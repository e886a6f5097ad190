import { describe, expect, test } from 'vitest';
import type { Goal } from '@/domain/dashboard/goals/goals';
import type { Headline } from '@/domain/dashboard/answer/preparation-headline';
import type { Learner } from '@/domain/learner/learner';
import {
  goalsHeadline,
  notificationsHeadline,
  reportHeadline,
  scoresHeadline,
  studyHeadline,
} from '@/domain/dashboard/tab-headlines';
import type { FamilyNotification } from '@/domain/dashboard/insights/notifications';
import { loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { assertPresent } from '@/lib/assert';
import {
  ago,
  evening,
  freeTest,
  full,
  logOf,
  nothingSaid,
  recordWith,
  reportsOf,
  section,
  session,
  taken,
  scored,
} from './logs';

const headlineText = ({ verdict, reason }: Headline) => `${verdict} ${reason}`;
const ashby = { name: 'Ashby Hall', targetPercentile: 85 };

describe('the test scores headline', () => {
  test.each([
    [
      'a clear rise',
      [full(ago(300), 2190, 81), full(ago(1), 2340, 92)],
      'good',
      'Rising. Up 150 since the full test of Jan 19; now at the 92nd percentile, which meets the target for Ashby Hall, the 85th.',
    ],
    [
      'a rise within the error',
      [full(ago(300), 2190, 81), full(ago(1), 2220, 83)],
      'neutral',
      'No clear change. Up 30 since the full test of Jan 19, perhaps by chance; now at the 83rd percentile, 2 percentile points short of the target for Ashby Hall, the 85th.',
    ],
    [
      'a clear fall',
      [full(ago(300), 2400, 99), full(ago(1), 1500, 1)],
      'watch',
      'Falling. Down 900 since the full test of Jan 19; now at the 1st percentile, 84 percentile points short of the target for Ashby Hall, the 85th.',
    ],
    [
      'one test',
      [full(ago(1), 2340, 85)],
      'neutral',
      'A first practice score. The first full test shows the 85th percentile, which meets the target for Ashby Hall, the 85th.',
    ],
    [
      'a free test alone',
      [freeTest(ago(1), 700)],
      'neutral',
      'No full test yet. The free test gives a wide range; the trend begins with the first full test.',
    ],
    [
      'no full test',
      [section(ago(1), 700)],
      'neutral',
      'No full test yet. Practice scores, percentiles, and trends appear after the first test.',
    ],
  ])('for %s', (_, tests, tone, sentence) => {
    const headline = scoresHeadline(scored(tests), ashby, evening.day);
    expect(headline.tone).toBe(tone);
    expect(headlineText(headline)).toBe(sentence);
  });
  test('gives the total with its error and doesn’t mention schools without a percentile', () => {
    const own = taken(ago(1), 'full', { verbal: 700, quantitative: 700, reading: 700 });
    expect(headlineText(scoresHeadline(scored([own]), ashby, evening.day))).toBe(
      'A first practice score. The first full test shows a total of 2,011\u00a0to\u00a02,189.',
    );
    expect(scoresHeadline(scored([freeTest(ago(1), 700)]), ashby, evening.day).verdict).toBe(
      'No full test yet.',
    );
    expect(headlineText(scoresHeadline(scored([full(ago(9), 2100, null)]), null, evening.day))).toBe(
      'A first practice score. The first full test shows a total of 2,100.',
    );
  });
  test('shows estimates as ranges, and their change without a percentage', () => {
    const tests = (
      [
        [30, 600],
        [1, 700],
      ] as const
    ).map(([days, each]) => taken(ago(days), 'full', { verbal: each, quantitative: each, reading: each }));
    expect(headlineText(scoresHeadline(scored(tests), ashby, evening.day))).toBe(
      'Rising. Up 300 since the full test of Oct 16; now at a total of 2,011\u00a0to\u00a02,189.',
    );
  });
  test('doesn’t mention schools without target schools', () =>
    expect(
      scoresHeadline(scored([full(ago(9), 2190), full(ago(1), 2340, 92)]), null, evening.day).reason,
    ).toBe('Up 150 since the full test of Nov 6; now at the 92nd percentile.'));
});

describe('the study time headline', () => {
  const weeks = loggedWeeks(
    logOf([
      session(ago(6), 'quantitative', 600),
      session(ago(5), 'verbal', 480),
      session(ago(4), 'reading', 114),
    ]),
    evening,
  );
  test.each([
    [
      18,
      'good',
      'Target met. 19.9 hours this week, 1.9 over target; Reading had 10% of the hours so far, and we advise 25%.',
    ],
    [
      19.9,
      'good',
      'Target met. 19.9 of 19.9 hours this week; Reading had 10% of the hours so far, and we advise 25%.',
    ],
    [
      20,
      'watch',
      '0.1 hours short. 19.9 of 20 hours this week; Reading had 10% of the hours so far, and we advise 25%.',
    ],
  ])('with a target of %s hours', (weeklyTargetHours, tone, sentence) => {
    const headline = studyHeadline(weeks, weeklyTargetHours, null, evening);
    expect(headline.tone).toBe(tone);
    expect(headlineText(headline)).toBe(sentence);
  });
  test('doesn’t call a week short before it ends', () => {
    const saturday = { day: ago(1), ms: evening.ms - 86_400_000 };
    expect(studyHeadline(weeks, 20, null, saturday)).toMatchObject({
      tone: 'neutral',
      verdict: 'The week so far.',
    });
    expect(studyHeadline(weeks, 18, null, saturday)).toMatchObject({ tone: 'good', verdict: 'Target met.' });
  });
  test('gives hours and balance without a weekly target', () => {
    const headline = studyHeadline(weeks, null, null, evening);
    expect(headline.tone).toBe('neutral');
    expect(headlineText(headline)).toBe(
      'No weekly target yet. 19.9 hours this week; Reading had 10% of the hours so far, and we advise 25%.',
    );
    expect(headlineText(studyHeadline([], null, null, evening))).toBe(
      'Nothing logged this week. Sessions and tests count as soon as they end.',
    );
  });
  test('for an empty log', () =>
    expect(headlineText(studyHeadline([], 18, null, evening))).toBe(
      'Nothing logged this week. The week\u2019s target is 18 hours.',
    ));
});

const notification = (type: FamilyNotification['type'], read = false): FamilyNotification => ({
  id: type,
  type,
  title: `A ${type}`,
  text: '',
  timeMs: 0,
  read,
  subject: { kind: 'streak' },
});

describe('the notifications headline', () => {
  test('counts unread notifications and the alerts among them', () => {
    expect(headlineText(notificationsHeadline([notification('progress'), notification('alert')]))).toBe(
      '2 unread. One of them is an alert. The latest: A progress.',
    );
    expect(
      headlineText(notificationsHeadline([notification('alert', true), notification('milestone')])),
    ).toBe('1 unread. No alerts among them. The latest: A milestone.');
  });
  test('says when all are read or there are none', () => {
    expect(notificationsHeadline([notification('alert', true)])).toMatchObject({
      tone: 'neutral',
      verdict: 'Nothing unread.',
    });
    expect(notificationsHeadline([])).toMatchObject({ tone: 'neutral', verdict: 'Nothing unread.' });
  });
});

const sentenceOf = (learner: Learner) =>
  headlineText(
    reportHeadline(assertPresent(reportsOf(learner, {}, evening)[0], 'this week has a report'), evening.day),
  );

describe('the headline of a weekly report', () => {
  const study = session(ago(6), 'quantitative', 1080);
  test.each([
    ['without a test', logOf([study]), 'Target met. 18 of 18 hours; no test.'],
    [
      'with a first test',
      logOf([session(ago(6), 'quantitative', 60)], [full(ago(1), 2310)]),
      'A short week. 3.8 of 18 hours; total 2,310.',
    ],
    [
      'with a test that isn’t clearly different',
      logOf([study], [full(ago(20), 2310), full(ago(1), 2340)]),
      'Target met. 20.8 hours, 2.8 over target; total 2,340, up 30 since the full test of Oct 26, perhaps by chance.',
    ],
    [
      'with a test that is clearly lower',
      logOf([study], [full(ago(20), 2310), full(ago(1), 2211)]),
      'Target met. 20.8 hours, 2.8 over target; total 2,211, down 99 since the full test of Oct 26.',
    ],
    [
      'with two full tests',
      logOf([study], [full(ago(4), 2340), full(ago(1), 2310)]),
      'Target met. 23.7 hours, 5.7 over target; best total 2,340, down 30 since the full test of Nov 11, perhaps by chance.',
    ],
    [
      'with section tests',
      logOf([study], [section(ago(1), 756, 'reading')]),
      'Target met. 18.7 hours, 0.7 over target; Reading at 756.',
    ],
  ])('%s', (_, log, words) => expect(sentenceOf(recordWith(log))).toBe(words));
  test('calls a week neither met nor short without a weekly target', () => {
    const [report] = reportsOf(recordWith(logOf([study]), nothingSaid), {}, evening);
    const headline = reportHeadline(assertPresent(report, 'this week has a report'), evening.day);
    expect(headline.tone).toBe('neutral');
    expect(headlineText(headline)).toBe('The week so far. 18 hours; no test.');
  });
});

const goal = (id: string, currentProgress: number, targetDate: Goal['targetDate']): Goal => ({
  id,
  kind: 'academic',
  title: `Goal ${id}`,
  description: '',
  startDay: ago(30),
  startValue: 0,
  targetDate,
  currentProgress,
  targetValue: 100,
  priority: 'low',
  measure: { kind: 'noted', start: 0, now: currentProgress },
  weeksLeft: null,
});

describe('the goals headline', () => {
  test.each([
    [[], 'neutral', 'No academic goal yet. Each goal shows how far along it is and whether it is on pace.'],
    [
      [goal('a', 95, '2026-12-01'), goal('b', 20, '2026-11-20')],
      'watch',
      '1 of 2 open academic goals is on pace. Due next: Goal b, 5 days left.',
    ],
    [
      [goal('a', 95, '2026-12-01'), goal('b', 100, '2026-11-20'), goal('c', 90, '2026-12-02')],
      'good',
      'All open academic goals are on pace. Due next: Goal a, 16 days left.',
    ],
    [
      [goal('a', 95, '2026-12-01')],
      'good',
      'The only open academic goal is on pace. Due next: Goal a, 16 days left.',
    ],
    [
      [goal('a', 30, '2026-11-15')],
      'watch',
      'The only open academic goal is behind pace. Due next: Goal a, today.',
    ],
    [
      [goal('a', 20, '2026-12-01'), goal('b', 20, '2026-11-20')],
      'watch',
      'All open academic goals are behind pace. Due next: Goal b, 5 days left.',
    ],
    [[goal('a', 100, '2026-12-01')], 'good', 'Every academic goal is met. Nothing is due.'],
    [[goal('a', 30, '2026-11-14')], 'watch', 'The only open academic goal is behind pace. Nothing is due.'],
  ] as const)('case %#', (goals, tone, sentence) => {
    const headline = goalsHeadline(goals, 'academic', evening.day);
    expect(headline.tone).toBe(tone);
    expect(headlineText(headline)).toBe(sentence);
  });
});
