/** Questions by topic, and the definition of a weakness. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { describe, expect, test } from 'vitest';
import {
  recentAndEarlierAnswerCounts,
  sittingsBetween,
  strongestTopics,
  topicAccuracies,
  accuracyPeriodName,
  underpracticedTopics,
  weakTopics,
} from '@/domain/dashboard/practice/topic-accuracy';
import { accuracyBasisText, countAnswers } from '@/domain/learner/topic-count';
import { accuracyHistory, solvedHistory } from '@/domain/dashboard/histories';
import { measureGoal } from '@/domain/dashboard/goals/goal-measure';
import { recentActivities } from '@/domain/dashboard/insights/activities';
import { productivityMetrics } from '@/domain/dashboard/insights/productivity-metrics';
import { skillAccuracies, weeklySectionAccuracies } from '@/domain/dashboard/practice/skill-accuracy';
import { weakestSection, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { localEpochMs } from '@/lib/dates/localTime';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { ago, evening, full, logOf, session, sunday, taken, recordWith } from '../logs';

/** Topics by their role in these tests. */
const played = {
  a: 'math-percent',
  b: 'synonyms',
  before: 'math-integers',
  first: 'math-factors',
  today: 'math-fractions',
  later: 'math-decimals',
  better: 'math-angles',
  worse: 'math-circles',
  steady: 'math-rate',
  new: 'math-area',
  little: 'math-ratio',
} as const satisfies Readonly<Record<string, TopicId>>;

const on = (days: number, part: keyof typeof played, right: number, solved = 100) =>
  session(ago(days), 'quantitative', 60, { topic: played[part], solved, right });

/** A test with answers on a topic. */
const answeredIn = (days: number, part: keyof typeof played, right: number, answered = 100) =>
  taken(ago(days), 'quantitative', {}, [{ topic: played[part], answered, right }]);

test('adds up questions, including those in tests', () => {
  expect(countAnswers([on(1, 'a', 80), on(2, 'b', 50, 60)])).toEqual({ answered: 160, right: 130 });
  expect(countAnswers([answeredIn(1, 'a', 30, 40), on(2, 'a', 10, 20)])).toEqual({
    answered: 60,
    right: 40,
  });
  expect(countAnswers([])).toEqual({ answered: 0, right: 0 });
});

test('a period includes its first day and today, nothing later, and compares as many days before', () => {
  const log = logOf(
    [
      on(56, 'worse', 1),
      on(55, 'steady', 1),
      on(28, 'before', 1),
      on(27, 'first', 1),
      on(0, 'today', 1),
      session(ago(0), 'quantitative', 60, { topic: played.later, at: localEpochMs(ago(0), 21 * 60) }),
    ],
    [answeredIn(30, 'better', 1), answeredIn(3, 'new', 1)],
  );
  const { recent, earlier } = recentAndEarlierAnswerCounts(log, 28, evening);
  expect(recent.map(({ topic }) => topic)).toEqual([played.first, played.today, played.new]);
  expect(earlier.map(({ topic }) => topic)).toEqual([played.steady, played.before, played.better]);
});

test('finds sessions and tests between two instants, inclusive', () => {
  const log = logOf([on(2, 'a', 1), on(1, 'a', 1)], [answeredIn(1, 'b', 1)]);
  const between = (from: number, to: number) => sittingsBetween(log, from, to);
  const [first, second] = log.sessions;
  expect(between(first?.at ?? 0, second?.at ?? 0)).toEqual([first, second, log.tests[0]]);
  expect(between((first?.at ?? 0) + 1, (second?.at ?? 0) - 1)).toEqual([log.tests[0]]);
});

test.each([
  [27, 'in the last four weeks'],
  [26, 'so far'],
])('a log that begins %d days ago is counted %s', (days, phrase) =>
  expect(accuracyPeriodName(logOf([on(days, 'a', 1)]), evening).phrase).toBe(phrase),
);

test('a reported score doesn’t start the log of answers', () => {
  const log = logOf([on(3, 'a', 1)], [withoutMinutes(full(ago(90), 2100))]);
  expect(accuracyPeriodName(log, evening).title).toBe('so far');
});

describe('topics', () => {
  const topics = topicAccuracies(
    logOf([
      on(1, 'better', 90),
      on(40, 'better', 70),
      on(2, 'worse', 60),
      on(41, 'worse', 80),
      on(3, 'steady', 84),
      on(42, 'steady', 82),
      on(4, 'new', 70),
      on(5, 'little', 14, 14),
      on(43, 'new', 9, 14),
      session(ago(1), 'writing', 30),
    ]),
    evening,
  );
  test('compare the last four weeks with the four before, best first', () =>
    expect(topics.map(({ topic, accuracy, change, trend }) => [topic, accuracy, change, trend])).toEqual([
      [played.better, 90, 20, 'up'],
      [played.steady, 84, 2, 'stable'],
      [played.new, 70, null, 'stable'],
      [played.worse, 60, -20, 'down'],
    ]));
  test('count answers in tests, in both periods', () => {
    const log = logOf(
      [on(1, 'better', 5, 10), on(40, 'better', 5, 10)],
      [answeredIn(2, 'better', 40, 40), answeredIn(41, 'better', 5, 40), answeredIn(3, 'worse', 6, 20)],
    );
    expect(
      topicAccuracies(log, evening).map(({ topic, answered, right, accuracy, change }) => [
        topic,
        answered,
        right,
        accuracy,
        change,
      ]),
    ).toEqual([
      [played.better, 50, 45, 90, 70],
      [played.worse, 20, 6, 30, null],
    ]);
    expect(topWeaknesses(recordWith(log), evening).map(({ subcategory }) => subcategory)).toEqual([
      played.worse,
    ]);
  });
  test('are strong at 85% or more, and weak under 80%', () => {
    expect(strongestTopics(topics, 3)).toEqual([played.better]);
    expect(weakTopics(topics).map(({ topic }) => topic)).toEqual([played.worse, played.new]);
  });
});

describe('weaknesses', () => {
  test.each([
    [64, 'high'],
    [65, 'medium'],
    [74, 'medium'],
    [75, 'low'],
    [79, 'low'],
  ])('at %d%% have priority %s', (right, priority) =>
    expect(topWeaknesses(recordWith(logOf([on(1, 'a', right)])), evening)).toEqual([
      {
        category: 'quantitative',
        subcategory: played.a,
        accuracy: right,
        improvement: null,
        trend: 'stable',
        priority,
      },
    ]),
  );
  test('start with the topic to practice', () => {
    const log = logOf([
      on(1, 'a', 70),
      session(ago(1), 'verbal', 60, { topic: played.b, solved: 100, right: 60 }),
    ]);
    expect(weakestSection(topWeaknesses(recordWith(log), evening))).toBe('verbal');
    expect(weakestSection([])).toBeNull();
  });
  test('don’t include a topic at 80%', () =>
    expect(topWeaknesses(recordWith(logOf([on(1, 'a', 80)])), evening)).toEqual([]));
});

describe('repeated questions', () => {
  /** 133 answers in this week, of which 28 were to new questions; before, 20 new ones. */
  const repeats = { answered: 105, right: 68 };
  const often = session(ago(2), 'reading', 60, { solved: 133, right: 82, repeats });
  const before = session(ago(40), 'reading', 60, {
    solved: 60,
    right: 50,
    repeats: { answered: 40, right: 40 },
  });
  const log = logOf([before, often]);
  const learner = recordWith(log);
  const inNew = { answered: 28, right: 14 };

  test.each<[string, () => unknown, unknown]>([
    ['topics', () => topicAccuracies(log, evening)[0], { ...inNew, accuracy: 50, change: 0 }],
    ['weaknesses', () => topWeaknesses(learner, evening)[0], { accuracy: 50, priority: 'high' }],
    ['skills', () => skillAccuracies(log, evening)[0], { ...inNew, estimate: { value: 50 }, previous: 50 }],
    ['sections', () => weeklySectionAccuracies(log, evening)[2], { ...inNew, estimate: { value: 50 } }],
    ['weeks', () => accuracyHistory(log, evening).map(({ value }) => value), [50, 50]],
    [
      'the productivity',
      () => productivityMetrics(learner, evening).find(({ metric }) => metric === 'Accuracy'),
      { value: 50 },
    ],
    [
      'activities',
      () => recentActivities(learner)[0],
      { score: 50, badge: null, detail: '14 of 28 new and 68 of 105 repeated questions right' },
    ],
    [
      'goals',
      () => measureGoal({ kind: 'accuracy', topic: 'reading-inference' }, learner, ago(50), sunday),
      50,
    ],
  ])('are out of the accuracy of %s', (_, figureOf, expected) => {
    const figure = figureOf();
    if (typeof expected === 'number' || Array.isArray(expected)) expect(figure).toEqual(expected);
    else expect(figure).toMatchObject(Object(expected));
  });

  test('count as work', () => {
    expect(solvedHistory(log, evening).map(({ value }) => value)).toEqual(expect.arrayContaining([60, 133]));
    expect(measureGoal({ kind: 'questions' }, learner, ago(50), sunday)).toBe(193);
  });

  test('leave a topic that was only repeated without an accuracy', () => {
    const only = logOf([
      session(ago(2), 'reading', 60, { solved: 20, right: 20, repeats: { answered: 20, right: 20 } }),
    ]);
    expect(topicAccuracies(only, evening)).toEqual([]);
    expect(underpracticedTopics(only, evening)).toEqual([]);
    expect(accuracyHistory(only, evening)).toEqual([]);
    expect(recentActivities(recordWith(only))[0]).toMatchObject({
      score: null,
      detail: '20 of 20 repeated questions right',
    });
  });

  test.each([
    [[often], '14 of 28 new questions right'],
    [[session(ago(1), 'reading', 60, { solved: 1200, right: 900 })], '900 of 1,200 right'],
    [[], null],
  ])('are named beside the accuracy of a period', (sittings, text) =>
    expect(accuracyBasisText(sittings)).toBe(text),
  );
});
