import { describe, expect, test } from 'vitest';
import {
  countAttemptItemStatuses,
  groupAdjacentItems,
  partPosition,
  countSectionItemStatuses,
} from '@/domain/exam/attempts/attempt-progress';
import { newSectionState } from '@/domain/exam/attempts/section-state';
import { attemptsAt, begin, breakPart, chooseC, end, played, sampleForm, stepsTo } from '../sample-attempts';

describe('attempt progress', () => {
  test('counts only blanks in an untouched section', () => {
    expect(countSectionItemStatuses(newSectionState(3))).toEqual({
      questions: 3,
      answered: 0,
      blank: 3,
      flagged: 0,
    });
  });

  test('adds up the sections of a whole test, without essays and breaks', () => {
    const steps = [...stepsTo.quantitative, chooseC, { type: 'next' }, { type: 'toggle-flag' }, end] as const;
    const { attempt } = played([...steps, begin, chooseC, { type: 'toggle-flag' }]);
    expect(countAttemptItemStatuses(attempt)).toEqual({ questions: 8, answered: 2, blank: 6, flagged: 2 });
  });

  test('counts a flag on an answer and on a blank', () => {
    const { attempt } = played([...stepsTo.quantitative, chooseC, { type: 'toggle-flag' }]);
    expect(countAttemptItemStatuses(attempt)).toEqual({ questions: 8, answered: 1, blank: 7, flagged: 1 });
  });

  test('of a finished test stays the same', () => {
    expect(countAttemptItemStatuses(attemptsAt.finished)).toEqual({
      questions: 8,
      answered: 1,
      blank: 7,
      flagged: 0,
    });
  });
});

describe('the position of a part among the sections and essays', () => {
  test.each([
    ['the essay', 0, 1],
    ['the break after it: the place of the essay', 1, 1],
    ['the quantitative section', 2, 2],
    ['the reading section', 3, 3],
    ['the last section', 4, 4],
  ])('%s', (_, index, place) => {
    expect(partPosition(sampleForm.parts, index)).toEqual({ place, of: 4 });
  });

  test('is 0 for a break at the very beginning', () => {
    expect(partPosition([breakPart, ...sampleForm.parts], 0)).toEqual({ place: 0, of: 4 });
  });
});

describe('the groups of a section', () => {
  test.each<[string, (string | null)[], number[][]]>([
    ['no items, no groups', [], []],
    ['one passage is one group', ['a', 'a', 'a'], [[0, 2]]],
    [
      'each passage is a group',
      ['a', 'a', 'b', 'b', 'b'],
      [
        [0, 1],
        [2, 4],
      ],
    ],
    [
      'items with nothing in common are separate',
      [null, null],
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      'a passage is between single items',
      [null, 'a', 'a', null],
      [
        [0, 0],
        [1, 2],
        [3, 3],
      ],
    ],
    [
      'a passage that appears again is another group',
      ['a', 'b', 'a'],
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ],
  ])('%s', (_, items, groups) => {
    expect(groupAdjacentItems(items, (passage) => passage).map(({ first, last }) => [first, last])).toEqual(
      groups,
    );
  });
});
