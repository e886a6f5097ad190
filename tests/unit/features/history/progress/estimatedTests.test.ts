import { expect, test } from 'vitest';
import type { FinishedSection, ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  estimatedTests,
  latestComparablePair,
  maxChartedTests,
} from '@/features/history/progress/estimatedTests';
import { assertPresent } from '@/lib/assert';

const dayMs = 86_400_000;

/** A verbal section of forty questions, `right` of them right, finished on a day. */
function verbalTest(day: number, right: number): ListedAttempt {
  const verdicts = { right, wrong: 40 - right, blank: 0 };
  const verbal: FinishedSection = {
    kind: 'section',
    id: 'verbal',
    section: 'verbal',
    scored: true,
    explanationMs: 0,
    usedMs: 1000,
    limitMs: 1_800_000,
    timed: true,
    ending: 'handed-in',
    questions: 40,
    newQuestions: 40,
    answers: [],
    ...verdicts,
    unseen: verdicts,
  };
  return {
    id: `day-${day}`,
    planId: 'demi-verbal',
    level: 'upper',
    timing: 'standard',
    conditions: { mode: 'real' },
    startedAt: { utcMs: day * dayMs, offsetMinutes: 0 },
    finishedAt: { utcMs: day * dayMs, offsetMinutes: 0 },
    interruptions: 0,
    pauses: 0,
    parts: [verbal],
    sections: [verbal],
    studyMs: 1000,
    essayMs: 0,
  };
}

/** Newest first, in the record's order. */
const latestFirst = (count: number) =>
  Array.from({ length: count }, (_, index) => verbalTest(count - index, 25));

test('charts the latest tests of a long record, oldest first', () => {
  const tests = estimatedTests(latestFirst(maxChartedTests + 20), new Map());
  expect(tests).toHaveLength(maxChartedTests);
  expect(tests[0]?.id).toBe('day-21');
  expect(tests.at(-1)?.id).toBe(`day-${maxChartedTests + 20}`);
  expect(assertPresent(latestComparablePair(tests), 'a pair').map(({ id }) => id)).toEqual([
    `day-${maxChartedTests + 19}`,
    `day-${maxChartedTests + 20}`,
  ]);
});

test('a test of another level isn’t counted among them', () => {
  const middle: ListedAttempt = { ...verbalTest(90, 25), id: 'middle', level: 'middle' };
  const tests = estimatedTests([middle, ...latestFirst(2)], new Map());
  expect(tests.map(({ id }) => id)).toEqual(['day-1', 'day-2']);
  expect(tests.map(({ estimate }) => estimate.level)).toEqual(['upper', 'upper']);
});

test('a test without an estimate isn’t counted among them', () => {
  const essay = { ...verbalTest(90, 0), id: 'essay', parts: [] };
  const tests = estimatedTests([essay, ...latestFirst(maxChartedTests)], new Map());
  expect(tests).toHaveLength(maxChartedTests);
  expect(tests.map(({ id }) => id)).not.toContain('essay');
});
