import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceByLetter, choiceLetters } from '@/domain/exam/items/item';
import { verdictOf } from '@/domain/exam/attempts/response';
import { expectedGuessPoints, lostQuarters, rawScore } from '@/domain/exam/scoring/scoring';
import { synonymItem } from '../sample-items';

describe('verdictOf', () => {
  const item = synonymItem(1, { key: 'C' });
  test.each(choiceLetters)('%s', (letter) => {
    expect(verdictOf(item, { state: 'chosen', letter })).toBe(letter === 'C' ? 'right' : 'wrong');
  });
  test('blank is neither right nor wrong', () => expect(verdictOf(item, { state: 'blank' })).toBe('blank'));
  test('choiceOf returns the choice for each letter', () => {
    expect(choiceLetters.map((letter) => choiceByLetter(item, letter))).toEqual(item.choices);
  });
});

describe('rawScore', () => {
  test.each([
    [[], 0],
    [['right'], 4],
    [['wrong'], -1],
    [['blank'], 0],
    [['right', 'wrong', 'wrong', 'wrong', 'wrong'], 0],
    [['right', 'right', 'wrong', 'blank'], 7],
  ] as const)('%j is worth %i quarters', (verdicts, quarters) => {
    expect(rawScore(verdicts).quarters).toBe(quarters);
  });

  test('stays within bounds and accounts for every question', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('right', 'wrong', 'blank')), (verdicts) => {
        const score = rawScore(verdicts);
        const n = verdicts.length;
        expect(score.right + score.wrong + score.blank).toBe(n);
        expect(score.quarters).toBeGreaterThanOrEqual(-n);
        expect(score.quarters).toBeLessThanOrEqual(score.maximumQuarters);
        expect(score.maximumQuarters).toBe(4 * n);
        expect(lostQuarters(score)).toBe(score.maximumQuarters - score.quarters);
      }),
    );
  });
});

describe('guessValue', () => {
  test.each([
    [5, 0, 1],
    [4, 1, 16],
    [3, 1, 6],
    [2, 3, 8],
    [1, 1, 1],
  ])('%i choices left: %i/%i', (left, numerator, denominator) => {
    expect(expectedGuessPoints(left)).toEqual({ numerator, denominator });
  });
  test.each([0, 6, 2.5, Number.NaN])('%d choices left: throws', (left) =>
    expect(() => expectedGuessPoints(left)).toThrow(RangeError),
  );
});
