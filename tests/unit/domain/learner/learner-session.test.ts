/** The topics, sections, and minutes of a session. */
import { countAnswersByTopic, countAnswers, topicLabel } from '@/domain/learner/topic-count';
import { describe, expect, test } from 'vitest';
import {
  type LearnerSession,
  sessionSections,
  sessionMinutes,
  sessionTitle,
} from '@/domain/learner/learner-session';

const session = (change: Partial<LearnerSession>): LearnerSession => ({
  id: 's',
  at: 0,
  minutes: 30,
  section: 'verbal',
  kind: 'drill',
  topics: [],
  ...change,
});

/** A review of mistakes: 2 verbal, 3 math, and 1 reading answer. */
const mixed = session({
  section: null,
  kind: 'mistakes',
  topics: [
    { topic: 'synonyms', answered: 2, right: 1 },
    { topic: 'math-percent', answered: 2, right: 2 },
    { topic: 'math-circles', answered: 1, right: 0 },
    { topic: 'reading-inference', answered: 1, right: 1 },
  ],
});

describe('minutes', () => {
  test('all belong to the section of the session, whatever was answered', () => {
    expect(sessionMinutes(session({ section: 'reading', minutes: 40 }))).toEqual({
      verbal: 0,
      quantitative: 0,
      reading: 40,
      writing: 0,
    });
    expect(sessionSections(session({ section: 'writing', kind: 'essay' }))).toEqual(['writing']);
  });
  test('of mixed sections are shared like the answers, and add up', () => {
    expect(sessionMinutes(mixed)).toEqual({ verbal: 10, quantitative: 15, reading: 5, writing: 0 });
    expect(sessionSections(mixed)).toEqual(['verbal', 'quantitative', 'reading']);
  });
  test('of mixed sections without known answers are shared evenly', () =>
    expect(sessionMinutes(session({ section: null }))).toEqual({
      verbal: 10,
      quantitative: 10,
      reading: 10,
      writing: 0,
    }));
});

describe('answers', () => {
  test('add up over sessions', () => {
    expect(countAnswers([mixed, mixed])).toEqual({ answered: 12, right: 8 });
    expect(countAnswers([])).toEqual({ answered: 0, right: 0 });
  });
  test('are counted by topic over sessions', () => {
    const more = session({ topics: [{ topic: 'synonyms', answered: 10, right: 7 }] });
    expect(countAnswersByTopic([mixed, more])[0]).toEqual({ topic: 'synonyms', answered: 12, right: 8 });
    expect(countAnswersByTopic([mixed, more]).map(({ topic }) => topic)).toEqual([
      'synonyms',
      'math-percent',
      'math-circles',
      'reading-inference',
    ]);
  });
});

test.each([
  [session({ topics: [{ topic: 'analogy-degree', answered: 9, right: 4 }] }), 'Verbal: Analogies: degree'],
  [session({ section: 'quantitative' }), 'Math: Mixed practice'],
  [session({ section: 'writing', kind: 'essay' }), 'Writing: Essay'],
  [session({ kind: 'words' }), 'Verbal: Word review'],
  [mixed, 'Mistake review'],
])('case %# is titled "%s"', (named, title) => expect(sessionTitle(named)).toBe(title));

test('a topic has the same name as in practice', () => {
  expect(topicLabel('math-percent')).toBe('Percent');
  expect(topicLabel('analogy-lack-of')).toBe('Analogies: lack of');
});
