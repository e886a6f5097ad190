import { expect, test } from 'vitest';
import { criterionLevelText, essaysText } from '@/features/practice/hub/writing/essayHistoryText';

const today = '2026-11-23';
const lateInHonolulu = { utcMs: Date.UTC(2026, 10, 21, 8), offsetMinutes: -600 };
const earlyInAuckland = { utcMs: Date.UTC(2026, 10, 19, 12, 30), offsetMinutes: 780 };

test.each([
  [1, lateInHonolulu, '1 essay, on Nov\u00A020'],
  [2, earlyInAuckland, '2 essays, the last on Nov\u00A020'],
  [2, { utcMs: Date.UTC(2025, 10, 21, 15), offsetMinutes: 0 }, '2 essays, the last on Nov\u00A021, 2025'],
  [2, null, '2 essays'],
])('%i essays, with the day of the place where the last was written', (essays, last, words) => {
  expect(essaysText(essays, last, today)).toBe(words);
});

test.each([
  [null, 'not rated yet'],
  [1, '1 of 4, not yet'],
  [4, '4 of 4, throughout'],
])('level %s', (level, words) => expect(criterionLevelText(level)).toBe(words));
