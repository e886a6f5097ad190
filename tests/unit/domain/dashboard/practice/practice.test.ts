/** Questions by topic, and the definition of a weakness. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { describe, expect, test } from 'vitest';
import {
  tallyAnswers,
  recentAndEarlierAnswerCounts,
  sittingsBetween,
  strongestTopics,
  topicAccuracies,
  accuracyPeriodName,
  weakTopics,
} from '@/domain/dashboard/practice/topic-accuracy';
import { weakestSection, topWeaknesses } from '@/domain/dashboard/practice/weakness';
import { localEpochMs } from '@/lib/dates/localTime';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { ago, evening, full, logOf, session, taken, recordWith } from '../logs';

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
  expect(tallyAnswers([on(1, 'a', 80), on(2, 'b', 50, 60)])).toEqual({ answered: 160, right: 130 });
  expect(tallyAnswers([answeredIn(1, 'a', 30, 40), on(2, 'a', 10, 20)])).toEqual({
    answered: 60,
    right: 40,
  });
  expect(tallyAnswers([])).toEqual({ answered: 0, right: 0 });
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
