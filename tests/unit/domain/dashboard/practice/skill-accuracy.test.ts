/** Accuracy with its interval. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { sectionOfTopic } from '@/domain/learner/topic-count';
import { expect, test } from 'vitest';
import {
  accuracyChangeText,
  lowestAccuracyText,
  weeklySectionAccuracies,
  skillAccuracies,
} from '@/domain/dashboard/practice/skill-accuracy';
import { ago, evening, logOf, session, taken } from '../logs';

const answers = (day: number, topic: TopicId, right: number, solved: number) =>
  session(ago(day), sectionOfTopic(topic), 60, { topic, right, solved });

test.each([
  // Fewer than 15 answers aren't conclusive.
  [14, 14, null],
  [12, 15, { value: 80, low: 64, high: 90 }],
  [80, 100, { value: 80, low: 74, high: 85 }],
  [20, 20, { value: 100, low: 92, high: 100 }],
  [0, 15, { value: 0, low: 0, high: 10 }],
] as const)('%d right of %d is shown as %j', (right, answered, estimate) => {
  const [skill] = skillAccuracies(logOf([answers(3, 'synonyms', right, answered)]), evening);
  expect(skill).toMatchObject({
    skill: 'synonyms',
    subject: 'verbal',
    right,
    answered,
    estimate,
    change: null,
  });
});

test('lists skills by section, lowest first, and those with too few answers last', () => {
  const log = logOf([
    answers(1, 'math-angles', 10, 20),
    answers(2, 'synonyms', 18, 20),
    answers(3, 'analogy-function', 2, 4),
    answers(4, 'analogy-degree', 12, 20),
    session(ago(5), 'writing', 60),
    answers(40, 'analogy-sequence', 20, 20),
  ]);
  expect(skillAccuracies(log, evening).map(({ skill }) => skill)).toEqual([
    'analogy-degree',
    'synonyms',
    'analogy-function',
    'math-angles',
  ]);
});

test.each([
  [40, 20, 100, 100, 20, 'up'],
  [18, 17, 20, 20, 5, 'stable'],
  [40, 80, 100, 100, -40, 'down'],
  [18, 10, 20, 14, null, 'stable'],
] as const)('%d right after %d, of %d and %d: %j, %s', (right, was, solved, of, change, trend) => {
  const log = logOf([answers(3, 'synonyms', right, solved), answers(30, 'synonyms', was, of)]);
  expect(skillAccuracies(log, evening)[0]).toMatchObject({ change, trend });
});

test('the sections this week, compared with last week', () => {
  const log = logOf([
    answers(6, 'synonyms', 18, 20),
    answers(0, 'analogy-degree', 12, 20),
    answers(7, 'synonyms', 10, 20),
    answers(13, 'synonyms', 10, 20),
    answers(14, 'synonyms', 0, 20),
    answers(2, 'math-angles', 5, 10),
  ]);
  const [verbal, quantitative, reading] = weeklySectionAccuracies(log, evening);
  expect(verbal).toMatchObject({
    subject: 'verbal',
    right: 30,
    answered: 40,
    previous: 50,
    change: 25,
    trend: 'up',
  });
  expect(verbal?.estimate?.value).toBe(75);
  expect(quantitative).toMatchObject({
    subject: 'quantitative',
    right: 5,
    answered: 10,
    estimate: null,
    previous: null,
  });
  expect(reading).toMatchObject({ subject: 'reading', answered: 0, estimate: null });
});

const inTest = (day: number, right: number) =>
  taken(ago(day), 'full', {}, [
    { topic: 'synonyms', answered: 20, right },
    { topic: 'reading-tone', answered: 20, right: 20 },
  ]);

test('counts answers in tests in skills and sections', () => {
  const log = logOf([answers(2, 'synonyms', 20, 20)], [inTest(1, 0), inTest(8, 10), inTest(35, 5)]);
  const [synonyms, tone] = skillAccuracies(log, evening);
  expect(synonyms).toMatchObject({ skill: 'synonyms', answered: 60, right: 30, previous: 25, change: 25 });
  expect(tone).toMatchObject({ skill: 'reading-tone', answered: 40, right: 40 });
  expect(
    weeklySectionAccuracies(log, evening).map(({ subject, answered, right, previous }) => [
      subject,
      answered,
      right,
      previous,
    ]),
  ).toEqual([
    ['verbal', 40, 20, 50],
    ['quantitative', 0, 0, null],
    ['reading', 20, 20, 100],
  ]);
});

test.each([
  [40, 20, 100, 100, 'up 20 points'],
  [18, 17, 20, 20, 'up 5 points, perhaps by chance'],
  [40, 80, 100, 100, 'down 40 points'],
  [15, 15, 20, 20, 'no change'],
  [18, 10, 20, 14, 'nothing to compare yet'],
])('%d right after %d, of %d and %d: %s', (right, was, solved, of, words) => {
  const log = logOf([answers(3, 'synonyms', right, solved), answers(30, 'synonyms', was, of)]);
  expect(skillAccuracies(log, evening).map(accuracyChangeText)).toEqual([words]);
});

const share = (name: string, value: number, range: number) => ({
  name,
  estimate: { value, low: value - range, high: value + range },
});

test.each([
  [[], 'Too few new questions this week to tell: a range needs at least 15.'],
  [
    [{ name: 'Verbal', estimate: null }],
    'Too few new questions this week to tell: a range needs at least 15.',
  ],
  [
    [share('Verbal', 70, 5), { name: 'Math', estimate: null }],
    'Verbal is at 70% this week; nothing else has enough new questions to compare.',
  ],
  [
    [share('Verbal', 85, 5), share('Math', 70, 5)],
    'Math is the lowest this week, at 70%, clearly below the others.',
  ],
  [
    [share('Verbal', 75, 5), share('Math', 70, 5), share('Reading', 77, 2), share('Writing', 85, 5)],
    'Math is the lowest this week, at 70%; Verbal (75%) and Reading (77%) may be as low. The ranges overlap, so the differences may be chance.',
  ],
  [
    [share('Verbal', 75, 5), share('Math', 70, 5)],
    'Math is the lowest this week, at 70%; Verbal (75%) may be as low. The ranges overlap, so the differences may be chance.',
  ],
])('%j: %s', (shares, words) => expect(lowestAccuracyText(shares, 'this week')).toBe(words));
