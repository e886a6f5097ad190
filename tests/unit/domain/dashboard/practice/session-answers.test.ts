import { expect, test } from 'vitest';
import { answersWithRepeatsText } from '@/domain/dashboard/practice/session-answers';
import { ago, session } from '../logs';

test.each([
  ['without repeats', {}, null],
  [
    'with some',
    { solved: 10, right: 8, repeats: { answered: 6, right: 5 } },
    '3 of 4 new and 5 of 6 repeated questions right',
  ],
  [
    'of one repeat',
    { solved: 1, right: 0, repeats: { answered: 1, right: 0 } },
    '0 of 1 repeated question right',
  ],
  ['of mistakes', { kind: 'mistakes', solved: 10, right: 8, repeats: { answered: 10, right: 8 } }, null],
] as const)('a session %s', (_, change, text) => {
  expect(answersWithRepeatsText(session(ago(1), 'reading', 20, change))).toBe(text);
});
