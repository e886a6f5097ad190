import { expect, test } from 'vitest';
import { essayDateText } from '@/features/practice/hub/writing/essayHistoryText';

test.each([
  ['late in the evening in Honolulu', Date.UTC(2026, 10, 21, 8), -600, 'Nov 20'],
  ['early in the morning in Auckland', Date.UTC(2026, 10, 19, 12, 30), 780, 'Nov 20'],
])('an essay written %s has the day of that place', (_, utcMs, offsetMinutes, words) => {
  expect(essayDateText({ utcMs, offsetMinutes }, '2026-11-23')).toBe(words);
});

test('an essay without a date', () => {
  expect(essayDateText(null, '2026-11-23')).toBe('date unknown');
});
