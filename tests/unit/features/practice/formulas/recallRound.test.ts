/** The map of math topics, their text, and the formula round. */
import { describe, expect, test } from 'vitest';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import {
  type RecallAction,
  recallRoundReducer,
  startRecallRound,
} from '@/features/practice/formulas/recallRound';
import { mathTopicGroups } from '@/features/practice/math/mathTopicGroups';
import { formulaRoundSentence } from '@/features/practice/math/mathPracticeText';
import { masteryEstimateText, insufficientDataText } from '@/features/practice/masteryText';
import { tally } from '../../../domain/plan/sample-practice';

test('the map lists each of the twenty topics once, in five groups', () => {
  expect(mathTopicGroups.map(({ label }) => label)).toEqual([
    'Whole numbers',
    'Fractions, ratio, and percent',
    'Algebra and word problems',
    'Geometry',
    'Data and probability',
  ]);
  const topics = mathTopicGroups.flatMap((group) => group.topics.map(({ id }) => id));
  expect(topics.toSorted()).toEqual(
    topicsOfSection('quantitative')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each([
  [undefined, 'No answers yet'],
  [{ state: 'not-enough', ...tally(1, 1) }, '1 answer so far'],
  [{ state: 'not-recent', ...tally(12, 1) }, '12 answers so far'],
  [
    { state: 'known', ...tally(12, 8), ability: 0, share: 0.634, range: { low: 0.5, high: 0.755 } },
    '63%, likely between 50% and 76%',
  ],
] as const)('describes %j', (known, words) => expect(masteryEstimateText(known)).toBe(words));

test.each([
  [undefined, 'Not enough data: 0 of 8 answers'],
  [{ state: 'not-enough', ...tally(2, 1) }, 'Not enough data: 2 of 8 answers'],
  [{ state: 'not-recent', ...tally(12, 1) }, 'Not enough recent data, 12 answers in all'],
] as const)('describes a section with %j', (known, words) => expect(insufficientDataText(known)).toBe(words));

const show: RecallAction = { type: 'show' };
const right: RecallAction = { type: 'take', index: 0, right: true };
const wrong: RecallAction = { type: 'take', index: 1, right: false };
const next: RecallAction = { type: 'next' };
const after = (...moves: RecallAction[]) => moves.reduce(recallRoundReducer, startRecallRound(['a', 'b']));

describe('a round of formulas', () => {
  test('shows the choices only after thinking', () => {
    expect(after(right).taken).toBeNull();
    expect(after(show, right).taken).toEqual({ index: 0, right: true });
  });
  test('repeats a missed formula at the end until it is right', () => {
    const missed = after(show, wrong, next);
    expect(missed).toMatchObject({ queue: ['b', 'a'], missed: ['a'], step: 'think' });
    const again = [show, wrong, next, show, right, next, show, wrong, next];
    expect(after(...again)).toMatchObject({ queue: ['a'], missed: ['a'] });
    expect(after(...again, show, right, next)).toMatchObject({ queue: [], missed: ['a'], questions: 2 });
  });
  test('ignores a second choice, or moving on before an answer', () => {
    expect(after(show, wrong, right).taken).toEqual({ index: 1, right: false });
    expect(after(show, next).queue).toEqual(['a', 'b']);
    expect(recallRoundReducer(startRecallRound([]), show)).toEqual(startRecallRound([]));
  });
});

test('summarizes a round', () => {
  expect(formulaRoundSentence(10, 0)).toBe('All 10 right the first time.');
  expect(formulaRoundSentence(10, 3)).toMatch(/^7 of 10 right the first time\./);
});
