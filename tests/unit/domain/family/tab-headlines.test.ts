import { describe, expect, test } from 'vitest';
import { mayaDetail } from '@/data/sample/maya-detail';
import { sampleFamily } from '@/data/sample';
import { extremes, firstDay, oneTest } from '@/data/sample/variants';
import { goalFrom } from '@/domain/family/goals';
import { type Headline, overviewHeadline } from '@/domain/family/headline';
import type { Family } from '@/domain/family/records';
import {
  goalsHeadline,
  notificationsHeadline,
  reportHeadline,
  scoresHeadline,
  studyHeadline,
} from '@/domain/family/tab-headlines';
import { weekOf } from '@/domain/family/study';
import { present } from '@/lib/assert';

const said = ({ verdict, because }: Headline) => `${verdict} ${because}`;
const coreOf = ({ children: [record] }: Family) => present(record.core, 'has a core');
const detailOf = (family: Family) => ({ ...mayaDetail, ...coreOf(family) });
const report = (weeksAgo: number) => present(mayaDetail.reports[weeksAgo], 'the report is there');

describe('the overview', () => {
  test.each([
    [
      'the sample',
      sampleFamily,
      'On track. At or above the 2,200 target for 10 tests in a row; Reading has the most to gain.',
    ],
    ['no test', firstDay, 'No test yet. A first practice test shows how far the 2,200 target is.'],
    [
      'one test below',
      oneTest,
      'Not there yet. 2,147 is 53 below the 2,200 target; Verbal has the most to gain.',
    ],
  ])('of %s', (_, family, sentence) =>
    expect(said(overviewHeadline(family.children[0], coreOf(family)))).toBe(sentence),
  );
});

describe('the test scores', () => {
  test.each([
    [
      'the sample',
      sampleFamily,
      'good',
      'Rising. +6.4% since the first full test; now at the 92nd percentile, enough for 2 of 3 target schools.',
    ],
    [
      'no test',
      firstDay,
      'none',
      'No full test yet. Scores, percentiles and their trend begin with the first one.',
    ],
    [
      'one test',
      oneTest,
      'none',
      'A first mark. The first full test is at the 73rd percentile, enough for 0 of 3 target schools.',
    ],
    [
      'a fall',
      extremes,
      'watch',
      'Falling. \u221237.5% since the first full test; now at the 1st percentile, enough for 0 of 3 target schools.',
    ],
  ])('of %s', (_, family, tone, sentence) => {
    const headline = scoresHeadline(detailOf(family));
    expect(headline.tone).toBe(tone);
    expect(said(headline)).toBe(sentence);
  });
  test('without target schools say nothing of them', () =>
    expect(scoresHeadline({ ...mayaDetail, schools: [] }).because).toBe(
      '+6.4% since the first full test; now at the 92nd percentile.',
    ));
});

describe('the study time', () => {
  test.each([
    [18, 'good', 'Target met. 19.9 of 18 hours this week; Reading has 21% of it, 25% is recommended.'],
    [19.9, 'good', 'Target met. 19.9 of 19.9 hours this week; Reading has 21% of it, 25% is recommended.'],
    [20, 'watch', '0.1 hours to go. 19.9 of 20 hours this week; Reading has 21% of it, 25% is recommended.'],
  ])('against %s hours', (weeklyTargetHours, tone, sentence) => {
    const headline = studyHeadline({ ...mayaDetail, weeklyTargetHours });
    expect(headline.tone).toBe(tone);
    expect(said(headline)).toBe(sentence);
  });
  test('of an empty log', () =>
    expect(said(studyHeadline({ ...mayaDetail, log: [] }))).toBe(
      'Nothing logged this week. The week\u2019s target is 18 hours.',
    ));
});

describe('the notifications', () => {
  const { notifications } = sampleFamily.children[0];
  test('count what is unread, and the alerts among it', () =>
    expect(said(notificationsHeadline(notifications))).toBe(
      '2 unread. 1 alert among them; the newest says: New practice score.',
    ));
  test('all read, or none', () => {
    const read = notifications.map((each) => ({ ...each, read: true }));
    expect(notificationsHeadline(read)).toMatchObject({ tone: 'good', verdict: 'Nothing unread.' });
    expect(notificationsHeadline([])).toMatchObject({ tone: 'none', verdict: 'Nothing unread.' });
  });
});

describe('a weekly report', () => {
  test.each([
    [0, 'A full week. 19.9 of 18 hours; best total 2,340, +30 on the test before.'],
    [1, 'A full week. 20.9 of 18 hours; Reading at 756.'],
  ])('of %i weeks ago', (weeksAgo, sentence) =>
    expect(said(reportHeadline(report(weeksAgo), weekOf(mayaDetail.log, weeksAgo), 18))).toBe(sentence),
  );
  test('without study and without a test', () =>
    expect(said(reportHeadline({ ...report(1), sections: [] }, undefined, 18))).toBe(
      'A short week. 0 of 18 hours; no test.',
    ));
});

describe('the goals', () => {
  const today = '2026-11-21';
  const goals = mayaDetail.goals.map((goal) => goalFrom(goal, today));
  const academic = goals.filter((goal) => goal.kind === 'academic');
  test('say how many are near, and what is due next', () =>
    expect(said(goalsHeadline(academic, today))).toBe(
      '1 of 3 nearly there. Due next: Learn 500 test words, 33 days left.',
    ));
  test('none, all reached, all past due', () => {
    expect(goalsHeadline([], today).verdict).toBe('No goal yet.');
    const reached = academic.map((goal) => ({ ...goal, currentProgress: goal.targetValue }));
    expect(said(goalsHeadline(reached, today))).toBe('All reached. Nothing is due.');
    expect(goalsHeadline(academic, '2027-06-01').because).toBe('Nothing is due.');
  });
});
