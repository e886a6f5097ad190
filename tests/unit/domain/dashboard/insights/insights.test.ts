/** Texts derived from the log: activities, notifications, reports, analyses, advice. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { describe, expect, test } from 'vitest';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { timeAgo } from '@/domain/dashboard/as-of';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { recentAndMissedActivities } from '@/domain/dashboard/insights/missed-activities';
import { sectionAnalyses } from '@/domain/dashboard/insights/section-analyses';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { summarizePerformance } from '@/domain/dashboard/insights/performance-summary';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import { sectionChangesText } from '@/domain/dashboard/insights/report-figure-text';
import { studyAdvice } from '@/domain/dashboard/insights/study-advice';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import {
  ago,
  bandOf,
  changeOf,
  entryOn,
  evening,
  freeTest,
  full,
  logOf,
  monday,
  nothingSaid,
  planWith,
  recordWith,
  reportsOf,
  section,
  session,
  sunday,
  taken,
} from '../logs';

const advice = {
  'math-circles': { student: 'Write the radius first.', parent: 'Ask for the radius.' },
  'reading-tone': { student: 'Name the tone.', parent: 'Read a poem.' },
};

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
    ['a test whose error keeps it from the target', logOf([], [full(ago(1), 2130)]), 'Good'],
    ['a test clearly below the target', logOf([], [full(ago(1), 2127)]), null],
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
      ['Verbal section test', '549\u00a0to\u00a0651 points', null],
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
      ['practice_test', 'Full-length practice test', '2,340 in total', 2340, 170],
      ['section_study', 'Math: Circles', '13 of 20 right', 65, 50],
      ['section_study', 'Writing: Timed essay', '40 minutes', null, 40],
      ['weakness_targeting', 'Math: Circles', '16 of 20 right', 80, 30],
      ['practice_test', 'Reading section test', '756 points', 756, 40],
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
      'Practice test Nov 7',
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
    const record = recordWith(logOf([session(ago(6), 'quantitative', 60)]), { plan });
    expect(
      recentAndMissedActivities(record, evening).filter(({ badge }) => badge === 'Missed'),
    ).toMatchObject([
      {
        type: 'section_study',
        title: '2 planned sessions',
        detail: 'Word review and Math practice, 25 minutes planned',
        minutes: 25,
      },
    ]);
    expect(recentNotifications(record, evening).filter(({ type }) => type === 'alert')).toMatchObject([
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

const weekdaysOf = (weeks: number) =>
  Array.from({ length: weeks * 7 }, (_, index) => index)
    .filter((index) => index % 7 > 1)
    .map((index) => session(ago(index), 'quantitative', 216));

describe('notifications', () => {
  const record = recordWith(logOf(weekdaysOf(1), [withoutMinutes(full(ago(22), 2310)), full(ago(1), 2340)]), {
    readUntil: localEpochMs(ago(1), 17 * 60 + 30),
  });
  const notificationRows = (of = record, at = evening) =>
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
    expect(recentNotifications(record, evening).map(({ text }) => text)).toEqual([
      '20.8 hours, target 18; 6 sessions.',
      'The full test came in at 2,340, up 30 since the previous test, within the error.',
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
      'Practice test missed. It was planned for Saturday at 2:00 PM.',
      'Math practice missed. It was planned for Friday at 4:00 PM.',
      'Math practice missed. It was planned for Thursday at 4:00 PM.',
      'Math practice missed. It was planned for Wednesday at 4:00 PM.',
      'Math practice missed. It was planned for Tuesday at 4:00 PM.',
    ]);
  });

  test('report nothing from the future, nothing for an empty log, and everything from two weeks', () => {
    const atFive = { day: sunday, ms: localEpochMs(sunday, 17 * 60) };
    expect(notificationRows(record, atFive).map(([, title]) => title)).not.toContain('Weekly report ready');
    expect(notificationRows(recordWith(logOf()))).toEqual([]);
    const sparse = recordWith(logOf([session(ago(13), 'quantitative', 60), session(ago(5), 'verbal', 60)]));
    expect(notificationRows(sparse)).toHaveLength(13);
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
    expect(texts).toEqual([
      '5.7 hours; 2 sessions.',
      'The free test came in at 1,711\u00a0to\u00a01,889, no change since the previous test.',
    ]);
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
    const tests = [full(ago(30), 2100), section(ago(1), 742, 'reading')];
    expect(recentNotifications(recordWith(logOf([], tests)), evening).at(1)?.text).toBe(
      'The Reading section test came in at 742, up 42 since the previous test.',
    );
  });
});

const onTopic = (topic: TopicId, right: number) =>
  session(ago(2), 'quantitative', 60, { topic, solved: 100, right });

describe('a section analysis', () => {
  test('has its latest score, the previous one, and its own topics', () => {
    const log = logOf(
      [
        onTopic('math-angles', 90),
        onTopic('math-circles', 60),
        onTopic('math-rate', 70),
        session(ago(1), 'verbal', 60, { topic: 'synonyms', solved: 100, right: 10 }),
      ],
      [full(ago(30), 2100), section(ago(8), 712), full(ago(1), 2160)],
    );
    expect(sectionAnalyses(recordWith(log), advice, evening)[1]).toEqual({
      subject: 'quantitative',
      current: 720,
      displayText: '720',
      previous: { displayText: '712', day: ago(8), change: changeOf(8, 'section') },
      strengths: ['math-angles'],
      weaknesses: ['math-circles', 'math-rate'],
      recommendation: 'Write the radius first.',
    });
  });
  test('exists for sections with a score, and recommends what there is to gain if nothing is weak', () => {
    expect(sectionAnalyses(recordWith(logOf([onTopic('math-circles', 90)])), advice, evening)).toEqual([]);
    const [quantitative] = sectionAnalyses(
      recordWith(logOf([onTopic('math-circles', 90)], [section(ago(1), 700)])),
      advice,
      evening,
    );
    expect(quantitative).toMatchObject({
      previous: null,
      weaknesses: [],
      recommendation: 'Write the radius first.',
    });
    expect(
      sectionAnalyses(recordWith(logOf([], [section(ago(1), 700)])), advice, evening)[0]?.recommendation,
    ).toBeNull();
  });
});

test('the summary names at most three areas of each kind', () => {
  const topics = (
    [
      ['math-integers', 90],
      ['math-factors', 91],
      ['math-fractions', 92],
      ['math-decimals', 93],
      ['math-percent', 60],
      ['math-ratio', 61],
      ['math-rate', 62],
      ['math-area', 63],
    ] as const
  ).map(([topic, right]) => session(ago(2), 'quantitative', 30, { topic, solved: 100, right }));
  expect(summarizePerformance(recordWith(logOf(topics)), evening)).toEqual({
    strong: ['Decimals', 'Fractions', 'Factors, multiples, primes'],
    improve: ['Percent', 'Ratio and proportion', 'Rate, work, distance'],
    consistency: 'Studied on 1 of 2 planned days',
    testAnxiety: 'Low, by self-report',
  });
});

test('the summary without a plan counts every day, and omits what was never set', () => {
  const record = recordWith(logOf([session(ago(2), 'quantitative', 30)]), nothingSaid);
  expect(summarizePerformance(record, evening)).toMatchObject({
    consistency: 'Studied on 1 of 3 days this week',
    testAnxiety: null,
  });
});

describe('advice', () => {
  const circles = { topic: 'math-circles', solved: 100, right: 60 } as const;
  test('is based on topics, balance, and missed sessions', () => {
    const log = logOf([2, 3, 4, 5, 6].map((index) => session(ago(index), 'quantitative', 60, circles)));
    const given = studyAdvice(recordWith(log), advice, evening);
    expect(given.map(({ subject }) => subject)).toEqual([
      { kind: 'topic', topic: 'math-circles' },
      { kind: 'section', section: 'verbal' },
      { kind: 'plan' },
    ]);
    expect(given.map(({ text }) => text)).toEqual([
      'Circles, 60% right: Write the radius first.',
      'Give Verbal more time: it had 0% of the hours so far, and 30% is advised.',
      'Find another time for Practice test, the one session missed in the last seven days.',
    ]);
  });
  test('without a plan, covers only balance and topics, and a topic only if it has advice', () => {
    const log = logOf([session(ago(6), 'quantitative', 60, circles)]);
    expect(studyAdvice(recordWith(log, nothingSaid), advice, evening)).toHaveLength(2);
    expect(studyAdvice(recordWith(log, nothingSaid), {}, evening).map(({ text }) => text)).toEqual([
      'Give Verbal more time: it had 0% of the hours so far, and 30% is advised.',
    ]);
  });
  test('is empty for an empty log, and mentions several missed sessions in one sentence', () => {
    expect(studyAdvice(recordWith(logOf()), advice, evening)).toEqual([]);
    expect(
      studyAdvice(recordWith(logOf([session(ago(6), 'quantitative', 60)])), advice, evening).at(-1)?.text,
    ).toMatch(/^5 planned sessions were missed in the last seven days/);
  });
});

const onWeekday = (index: number, change = {}) => session(ago(index), 'quantitative', 216, change);

const reportAfter = (first: number, second: number) =>
  reportsOf(
    recordWith(logOf([session(ago(6), 'quantitative', 60)], [full(ago(20), first), full(ago(1), second)])),
    {},
    evening,
  )[0];

const circles = (day: IsoDay, right: number) =>
  session(day, 'quantitative', 60, { topic: 'math-circles', solved: 100, right });
const risen = (right: number) =>
  reportsOf(recordWith(logOf([circles(ago(40), 40), circles(ago(2), right)])), {}, evening)[0];

describe('a weekly report', () => {
  const log = logOf(
    [
      ...[2, 3, 4, 5, 6].map((index) => onWeekday(index, { topic: 'math-circles', solved: 20, right: 12 })),
      ...[9, 10, 12, 13].map((index) => onWeekday(index)),
      session(ago(11), 'reading', 30, { topic: 'reading-tone', solved: 20, right: 10 }),
    ],
    [withoutMinutes(full(ago(30), 2310, 90)), full(ago(1), 2340, 92)],
  );
  const record = recordWith(log, {
    weeklyGoals: [{ id: 'g', title: 'Five math sessions', of: { section: 'quantitative' }, target: 5 }],
  });
  const [now, before] = reportsOf(record, advice, evening);

  test('covers one week of the log, this week’s first, and starts on Monday', () =>
    expect(reportsOf(record, advice, evening).map((each) => each.firstDay)).toEqual([
      monday,
      addDays(monday, -7),
    ]));

  test('gives the week’s hours, days, tests, and goals', () => {
    expect(now).toMatchObject({
      studyHours: 20.8,
      targetHours: 18,
      testsCompleted: 1,
      fullTests: 1,
      averageScore: '2,340',
      bestScore: 2340,
      improvement: changeOf(30, 'total'),
      percentileRank: 92,
      goals: [{ title: 'Five math sessions', completed: 5, target: 5 }],
    });
    expect(now?.breakdown.map(({ hours, completed }) => [hours, completed])).toEqual([
      ...Array.from({ length: 5 }, () => [3.6, true]),
      [2.8, true],
      [0, false],
    ]);
    expect(now?.sections).toEqual(
      (['verbal', 'quantitative', 'reading'] as const).map((subject) => ({
        subject,
        band: bandOf(780, 'section'),
        displayText: '780',
        estimated: false,
        previous: {
          score: 770,
          displayText: '770',
          estimated: false,
          day: ago(30),
          change: changeOf(10, 'section'),
        },
      })),
    );
    expect(before).toMatchObject({
      studyHours: 14.9,
      testsCompleted: 0,
      averageScore: null,
      improvement: null,
      percentileRank: null,
      sections: [],
      goals: [{ completed: 4 }],
    });
  });

  test('says what went well, better, and worse, and what a parent can do', () => {
    expect(now).toMatchObject({
      achievements: [
        'The 18-hour target was met, with 20.8 hours.',
        'The highest total so far: 2,340.',
        'Studied on all 6 planned days.',
        'Goal reached: Five math sessions.',
      ],
      improvements: [
        'Verbal: 0.6 hours, 0.6 more than the week before.',
        'Math: 19.1 hours, 4.7 more than the week before.',
      ],
      areasForImprovement: ['Circles: 60 of 100 right so far.', 'Tone: 10 of 20 right so far.'],
      concerns: ['Verbal had 2% of the hours so far; 30% is advised.'],
      parentRecommendations: ['Ask for the radius.', 'Read a poem.'],
    });
    expect(before).toMatchObject({
      achievements: [],
      improvements: [],
      areasForImprovement: ['Tone: 10 of 20 right so far.'],
      concerns: [
        'Studied 14.9 of 18 hours.',
        '2 planned sessions were missed.',
        'Verbal had 0% of the hours so far; 30% is advised.',
      ],
      parentRecommendations: [
        'Read a poem.',
        'Ask when Math practice would fit better, and change the plan to match.',
      ],
    });
  });

  test('names every goal reached that week', () => {
    const goals = ['quantitative', 'reading', 'verbal'] as const;
    const two = recordWith(log, {
      weeklyGoals: goals.map((of) => ({
        id: of,
        title: `Some ${of}`,
        of: { section: of },
        target: 1,
      })),
    });
    const week = logOf([session(ago(6), 'quantitative', 60), session(ago(5), 'reading', 60)]);
    expect(reportsOf({ ...two, ...week }, {}, evening)[0]?.achievements).toEqual([
      'Goals reached: Some quantitative and Some reading.',
    ]);
  });

  test('omits the target, days of rest, missed sessions, and goals if they aren’t set', () => {
    const [week] = reportsOf(recordWith(log, nothingSaid), advice, evening);
    expect(week).toMatchObject({
      studyHours: 20.8,
      targetHours: null,
      goals: [],
      // Nothing was studied on Sunday, which isn't a rest day without a plan.
      achievements: ['The highest total so far: 2,340.'],
      concerns: ['Verbal had 2% of the hours so far; 30% is advised.'],
      parentRecommendations: ['Read a poem.', 'Ask for the radius.'],
    });
    expect(week?.breakdown.map(({ completed }) => completed)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(week?.breakdown.some(({ rest }) => rest)).toBe(false);
  });

  test('uses the plan’s goals if the family set none', () => {
    const plan = planWith([
      entryOn(ago(6), { done: true }),
      entryOn(ago(5), { done: true }),
      entryOn(ago(4), { activity: { kind: 'mistakes' } }),
    ]);
    const [week] = reportsOf(recordWith(logOf([session(ago(6), 'quantitative', 60)]), { plan }), {}, evening);
    expect(week?.goals.map(({ title, completed, target }) => [title, completed, target])).toEqual([
      ['Math practice', 2, 2],
      ['Mistake review', 0, 1],
    ]);
    expect(week?.achievements).toContain('Goal reached: Math practice.');
    expect(week?.concerns).toContain('Mistake review, planned for Wednesday, was missed.');
    expect(week?.parentRecommendations).toEqual([
      'Ask when Mistake review would fit better, and change the plan to match.',
    ]);
  });

  test('counts test answers when it looks for weak topics', () => {
    const answered = [{ topic: 'math-circles', answered: 20, right: 5 }] as const;
    const [week] = reportsOf(
      recordWith(logOf([], [taken(ago(1), 'quantitative', { quantitative: 700 }, answered)]), nothingSaid),
      advice,
      evening,
    );
    expect(week?.areasForImprovement).toEqual(['Circles: 5 of 20 right so far.']);
    expect(week?.parentRecommendations).toEqual(['Ask for the radius.']);
  });

  test('includes a score reported from elsewhere, without minutes', () => {
    const reported = withoutMinutes(full(ago(1), 2340, 92));
    const [week] = reportsOf(
      recordWith(logOf([session(ago(6), 'quantitative', 60)], [reported]), nothingSaid),
      {},
      evening,
    );
    expect(week).toMatchObject({ studyHours: 1, testsCompleted: 1, bestScore: 2340, percentileRank: 92 });
    expect(week?.breakdown[5]).toMatchObject({ hours: 0, completed: false });
  });

  test('lists a topic to work on only once, even if it rose over the month', () => {
    expect(risen(70)?.areasForImprovement).toEqual([
      'Circles: 70 of 100 right in the last four weeks, up 30 points.',
    ]);
    expect(risen(70)?.improvements.join(' ')).not.toContain('Circles');
    expect(risen(90)?.areasForImprovement).toEqual([]);
    expect(risen(90)?.improvements.join(' ')).toContain('Circles: 90% right');
  });

  test('calls a change of the total a gain or a loss only beyond the error of the test', () => {
    expect(reportAfter(2100, 2172)?.improvements).toEqual([]);
    expect(reportAfter(2100, 2175)?.improvements).toEqual(['The total is 75 above the previous total.']);
    expect(reportAfter(2172, 2100)?.concerns).not.toContain('The total is 72 below the previous test.');
    expect(reportAfter(2175, 2100)?.concerns[0]).toBe('The total is 75 below the previous total.');
  });
});

const textOf = (record: LearnerRecord) =>
  weeklyReportText(assertPresent(reportsOf(record, advice, evening)[0], 'this week has a report'));

describe('a report as plain text', () => {
  test('lists each part under its title', () =>
    expect(
      textOf(
        recordWith(
          logOf(
            [session(ago(6), 'quantitative', 600, { topic: 'math-circles', solved: 20, right: 12 })],
            [withoutMinutes(section(ago(30), 700, 'reading')), section(ago(5), 760, 'reading')],
          ),
          {
            plan: planWith([entryOn(ago(4))]),
            weeklyGoals: [{ id: 'g', title: 'Math twice', of: { section: 'quantitative' }, target: 2 }],
          },
        ),
      ),
    ).toBe(`Study time
- 10.7 of 18 hours.
- Monday: 10 hours
- Tuesday: 0.7 hours

Tests
- Reading: 760, up 60

Goals for the week
- Math twice: 1 of 2

Areas for improvement
- Circles: 12 of 20 right so far.

Concerns
- Studied 10.7 of 18 hours.
- Math practice, planned for Wednesday, was missed.
- Verbal had 0% of the hours so far; 30% is advised.

Recommendations for parents
- Ask for the radius.
- Ask when Math practice would fit better, and change the plan to match.`));
  test('omits empty parts', () => {
    const record = recordWith(logOf([session(ago(6), 'quantitative', 60)]), nothingSaid);
    expect(textOf(record)).toBe(
      'Study time\n- 1 hour.\n- Monday: 1 hour\n\nConcerns\n- Verbal had 0% of the hours so far; 30% is advised.',
    );
  });
});

const earlier: IsoDay = '2026-10-24';
const compared: IsoDay = '2026-11-07';
const beside = (change: number | null, day = compared) => ({
  band: bandOf(700, 'section'),
  displayText: '700',
  estimated: false,
  previous:
    change === null
      ? null
      : {
          score: 700 - change,
          displayText: String(700 - change),
          estimated: false,
          day,
          change: changeOf(change, 'section'),
        },
});
const verbal = (change: number | null, day?: IsoDay) =>
  ({ subject: 'verbal', ...beside(change, day) }) as const;
const quantitative = (change: number | null) => ({ subject: 'quantitative', ...beside(change) }) as const;
describe('the sections of a week compared with earlier scores', () => {
  test.each([
    [
      'first scores',
      [verbal(null), quantitative(null)],
      'First scores, with no earlier ones for comparison.',
    ],
    [
      'one clear section change among others',
      [verbal(null), quantitative(8)],
      'Since Nov 7: Math up 8, within the error. A ring marks the previous score.',
    ],
    [
      'no clear changes',
      [verbal(-41), quantitative(41)],
      'No section score has clearly changed since Nov 7. A ring marks the previous score.',
    ],
    [
      'one clear change',
      [verbal(-42), quantitative(0)],
      'Since Nov 7: Verbal down 42, Math no change. A ring marks the previous score.',
    ],
    [
      'no clear changes since two different tests',
      [verbal(-8, earlier), quantitative(0)],
      'No section score has clearly changed (Verbal since Oct 24, Math since Nov 7). A ring marks the previous score.',
    ],
    [
      'compared with two tests',
      [verbal(-42, earlier), quantitative(0)],
      'Verbal down 42 since Oct 24, Math no change since Nov 7. A ring marks the previous score.',
    ],
  ])('%s', (_, sections, words) =>
    expect(sectionChangesText({ sections, improvement: null }, '2026-11-22')).toBe(words),
  );
  test('come partly from a report', () =>
    expect(
      sectionChangesText(
        { sections: [{ ...verbal(-42), estimated: true }, quantitative(null)], improvement: null },
        '2026-11-22',
      ),
    ).toBe('Since Nov 7: Verbal down 42. A ring or a small square marks the previous score.'));
  test('add up to a clear change of the total', () =>
    expect(
      sectionChangesText(
        { sections: [verbal(-41), quantitative(-40)], improvement: changeOf(-81, 'total') },
        '2026-11-22',
      ),
    ).toBe(
      'No section score has clearly changed since Nov 7: each section\u2019s change is within the error; the total\u2019s change, down 81, is not. A ring marks the previous score.',
    ));
});
