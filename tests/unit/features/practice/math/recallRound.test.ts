/** The formula round. */
import { describe, expect, test } from 'vitest';
import {
  type RecallAction,
  recallRoundReducer,
  startRecallRound,
} from '@/features/practice/math/recallRound';
import { formulaRoundSentence } from '@/features/practice/math/mathPracticeText';

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
