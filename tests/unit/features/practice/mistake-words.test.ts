import { expect, test } from 'vitest';
import { practiceMistakesWords } from '@/features/practice/mistakeWords';

test.each([
  [1, 'Practice 1 mistake'],
  [5, 'Practice 5 mistakes'],
  [10, 'Practice 10 mistakes'],
  [14, 'Practice 10 of 14 mistakes'],
])('%i due: %s', (due, words) => expect(practiceMistakesWords(due, 10)).toBe(words));
