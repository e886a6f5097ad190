import { expect, test } from 'vitest';
import { mistakesDueText, recallOutcomeLines } from '@/features/practice/drill/recallOutcomeText';

test('a review says which questions moved on and when they return, which start over, and which are done', () => {
  expect(
    recallOutcomeLines([
      { number: 1, kind: 'moved-on', due: '2026-11-08' },
      { number: 2, kind: 'starts-over', due: '2026-11-06' },
      { number: 3, kind: 'moved-on', due: '2026-11-12' },
      { number: 4, kind: 'moved-on', due: '2026-11-08' },
      { number: 5, kind: 'done' },
      { number: 6, kind: 'not-reached' },
    ]),
  ).toEqual([
    { term: 'Moved on', text: 'Questions 1 and 4 return on Nov 8; question 3 on Nov 12.' },
    {
      term: 'Start over',
      text: 'Question 2 returns on Nov 6, then again a week later if you get it right.',
    },
    { term: 'Done', text: 'Question 5. Right twice, a week apart.' },
    { term: 'Still due', text: 'Question 6. You didn’t get to it.' },
  ]);
});

test('says nothing for a drill that changed nothing', () => {
  expect(recallOutcomeLines([])).toEqual([]);
});

test.each([
  [{ due: 1, next: null }, '1 mistake is still due today.'],
  [{ due: 12, next: '2026-11-08' }, '12 mistakes are still due today.'],
  [{ due: 0, next: '2026-11-08' }, 'No mistakes are due today. The next ones return on Nov 8.'],
  [{ due: 0, next: null }, 'No mistakes are waiting to return.'],
] as const)('%j: %s', (comingBack, words) => {
  expect(mistakesDueText(comingBack)).toBe(words);
});
