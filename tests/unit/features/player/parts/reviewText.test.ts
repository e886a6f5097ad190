/** The review before a section ends. */
import { describe, expect, test } from 'vitest';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import { groupBlankQuestions } from '@/features/player/parts/reviewGroups';
import { guessWorthText, handInLabel, reviewTitle } from '@/features/player/parts/reviewText';

const crossed = (...letters: ItemState['crossedOut']): ItemState => ({
  ...untouchedItem,
  crossedOut: letters,
});

describe('the review', () => {
  test('groups blanks by what a guess is worth', () => {
    const chosen: ItemState = { ...crossed('A'), response: { state: 'chosen', letter: 'B' } };
    const groups = groupBlankQuestions([
      untouchedItem,
      crossed('A'),
      chosen,
      crossed('A', 'B', 'C'),
      untouchedItem,
      crossed('A', 'B', 'C', 'D', 'E'),
    ]);
    expect(groups).toEqual([
      { crossedOut: 5, guessValue: null, indexes: [5] },
      { crossedOut: 3, guessValue: { numerator: 3, denominator: 8 }, indexes: [3] },
      { crossedOut: 1, guessValue: { numerator: 1, denominator: 16 }, indexes: [1] },
      { crossedOut: 0, guessValue: { numerator: 0, denominator: 1 }, indexes: [0, 4] },
    ]);
    expect(groups.map(guessWorthText)).toEqual([
      'No choices are left to guess from. Bring one back first.',
      'A guess is worth 3/8 of a point on average.',
      'A guess is worth 1/16 of a point on average.',
      'A guess is worth 0 points on average.',
    ]);
  });

  test('says how many blanks remain when a section is handed in', () => {
    const tally = { questions: 60, answered: 58, blank: 2, flagged: 0 };
    expect(handInLabel('Verbal', tally)).toBe('Hand in Verbal with 2 blank');
    expect(handInLabel('Verbal', { ...tally, blank: 0 })).toBe('Hand in Verbal');
    expect(reviewTitle({ ...tally, blank: 1 })).toBe('1 question left blank');
  });
});
