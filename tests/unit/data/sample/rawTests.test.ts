import { describe, expect, test } from 'vitest';
import { buildRawTest, diagnosticMinutesBySection } from '@/data/sample/rawTests';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { levelIds } from '@/domain/exam/level/level-id';
import { localEpochMs } from '@/lib/dates/localTime';

const at = localEpochMs('2026-11-14', 14 * 60);
const none = { topics: '', guesses: 0 };
const built = (scope: 'full' | 'diagnostic', topics: string, guesses = 0) =>
  buildRawTest(at, 'middle', {
    weeksAgo: 0,
    scope,
    verbal: { topics, guesses },
    quantitative: none,
    reading: none,
  });

describe('a test with answers alone', () => {
  test.each([
    ['full', 'synonyms 20/28', 0, { right: 20, wrong: 8, blank: 32, guesses: { answered: 0, right: 0 } }],
    [
      'full',
      'synonyms 20/28 analogy-degree 1/3',
      2,
      { right: 21, wrong: 10, blank: 29, guesses: { answered: 2, right: 0 } },
    ],
    ['diagnostic', 'synonyms 9/11', 1, { right: 9, wrong: 2, blank: 19, guesses: { answered: 1, right: 0 } }],
    ['diagnostic', '', 0, { right: 0, wrong: 0, blank: 30, guesses: { answered: 0, right: 0 } }],
  ] as const)('%s: "%s" with %i guesses', (scope, topics, guesses, answers) =>
    expect(built(scope, topics, guesses).answers.verbal).toEqual(answers),
  );

  test('has the topics of all sections, no scores, and no percentile', () =>
    expect(
      buildRawTest(at, 'middle', {
        weeksAgo: 0,
        scope: 'full',
        verbal: { topics: 'synonyms 20/28', guesses: 0 },
        quantitative: { topics: 'math-fractions 1/3', guesses: 0 },
        reading: { topics: 'reading-detail 8/8', guesses: 0 },
      }),
    ).toMatchObject({
      level: 'middle',
      scores: {},
      totalPercentile: null,
      topics: [
        { topic: 'synonyms', answered: 28, right: 20 },
        { topic: 'math-fractions', answered: 3, right: 1 },
        { topic: 'reading-detail', answered: 8, right: 8 },
      ],
      conditions: { mode: 'real', timing: 'standard', pauses: 0, interruptions: 0 },
    }));

  test.each([
    ['full', 190],
    ['diagnostic', 65],
  ] as const)('%s: ends after %i minutes', (scope, minutes) =>
    expect(built(scope, '').end).toBe(at + minutes * 60_000),
  );

  test('refuses an unknown topic', () =>
    expect(() => built('full', 'math-magic 1/2')).toThrow('No topic "math-magic"'));
});

test.each(levelIds)('the minutes of the diagnostic are those of its plan at the %s level', (level) => {
  const minutes = Object.values(diagnosticMinutesBySection(level)).reduce((sum, each) => sum + each, 0);
  expect(minutes).toBe(diagnosticMinutes(false));
});
