/** The order of a learner's weak topics. */
import { describe, expect, test } from 'vitest';
import { priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { sectionOfTopic } from '@/domain/learner/topic-count';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { ago, evening, full, logOf, recordWith, session } from '../logs';

const answers = (topic: TopicId, right: number, day = 2) =>
  session(ago(day), sectionOfTopic(topic), 60, { topic, solved: 100, right });
const ofTopics = (...sessions: readonly ReturnType<typeof answers>[]) =>
  priorityTopics(recordWith(logOf(sessions, [full(ago(1), 2100)])), evening);

describe('weak topics', () => {
  test('are sorted by priority, then by the section with the most to gain, then by accuracy', () => {
    // Of the targets 735, 745, and 720, Math's is the farthest from 700.
    const topics = ofTopics(
      answers('reading-tone', 60),
      answers('math-circles', 64),
      answers('math-percent', 62),
      answers('synonyms', 70),
      answers('math-rate', 74),
      answers('reading-detail', 90),
    );
    expect(
      topics.map(({ topic, priority, isInSectionFurthestBehind }) => [
        topic,
        priority,
        isInSectionFurthestBehind,
      ]),
    ).toEqual([
      ['math-percent', 'high', true],
      ['math-circles', 'high', true],
      ['reading-tone', 'high', false],
      ['math-rate', 'medium', true],
      ['synonyms', 'medium', false],
    ]);
    expect(topics.filter(({ isLowest }) => isLowest).map(({ topic }) => topic)).toEqual(['reading-tone']);
  });

  test('are one step less urgent if they clearly improved', () => {
    const topics = ofTopics(
      answers('math-circles', 60),
      answers('math-circles', 30, 30),
      answers('reading-tone', 63),
    );
    expect(topics.map(({ topic, priority, trend }) => [topic, priority, trend])).toEqual([
      ['reading-tone', 'high', 'stable'],
      ['math-circles', 'medium', 'up'],
    ]);
  });

  test('don’t exist if every topic is strong', () =>
    expect(ofTopics(answers('math-circles', 95))).toEqual([]));
});
