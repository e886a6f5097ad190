import { describe, expect, test } from 'vitest';
import {
  accuracyPercent,
  countAnswers,
  countAnswersByTopic,
  countNewAnswers,
  countNewAnswersByTopic,
  type TopicCount,
} from '@/domain/learner/topic-count';

const inference = (answered: number, right: number, repeats?: TopicCount['repeats']): TopicCount => ({
  topic: 'reading-inference',
  answered,
  right,
  ...(repeats !== undefined && { repeats }),
});
const detail: TopicCount = { topic: 'reading-detail', answered: 3, right: 1 };
/** The month of a student whom Today led to 13 inference questions for weeks: 133 answers to 28 different questions. */
const month = [
  { topics: [inference(28, 14)] },
  { topics: [inference(100, 64, { answered: 100, right: 64 }), detail] },
  { topics: [inference(5, 4, { answered: 5, right: 4 })] },
];

describe('answers', () => {
  test('all count as work', () => {
    expect(countAnswers(month)).toEqual({ answered: 136, right: 83 });
    expect(countAnswersByTopic(month)).toEqual([inference(133, 82, { answered: 105, right: 68 }), detail]);
  });

  test('to new questions alone count toward accuracy', () => {
    expect(countNewAnswers(month)).toEqual({ answered: 31, right: 15 });
    expect(countNewAnswersByTopic(month)).toEqual([
      { topic: 'reading-inference', answered: 28, right: 14 },
      { topic: 'reading-detail', answered: 3, right: 1 },
    ]);
  });

  test('of a topic that was only repeated leave it without accuracy', () => {
    expect(countNewAnswersByTopic(month.slice(2))).toEqual([]);
    expect(countNewAnswers([])).toEqual({ answered: 0, right: 0 });
  });
});

test('has no accuracy without answers', () => {
  expect(accuracyPercent({ answered: 0, right: 0 })).toBeNull();
  expect(accuracyPercent({ answered: 4, right: 0 })).toBe(0);
  expect(accuracyPercent({ answered: 342, right: 298 })).toBeCloseTo(87.13, 2);
});
