/** Every practice topic has its own advice, short enough to read at a glance. */
import { describe, expect, test } from 'vitest';
import { topicAdvice } from '@/data/texts/topic-advice';
import { practiceTopics } from '@/domain/plan/topics/topics';

const longest = 120;

describe.each(practiceTopics('upper').map(({ id }) => id))('%s', (id) => {
  test.each(['student', 'parent'] as const)('has a short sentence for the %s', (reader) => {
    const sentence = topicAdvice[id][reader];
    expect(sentence).toMatch(/^[A-Z].*[.?]$/);
    expect(sentence.length).toBeLessThanOrEqual(longest);
  });
});

test('no sentence is used twice', () => {
  const sentences = Object.values(topicAdvice).flatMap(({ student, parent }) => [student, parent]);
  expect(sentences).toHaveLength(2 * practiceTopics('upper').length);
  expect(new Set(sentences).size).toBe(sentences.length);
});
