import { expect, test } from 'vitest';
import { hintFor } from '@/domain/exam/items/hint';
import type { Choice, QuantitativeItem } from '@/domain/exam/items/item';
import { quantitativeItem } from '../sample-items';

const taken: Choice = { text: '12', why: 'This is half of it.', distractor: 'stopped-early' };
const key: Choice = { text: '`x = 24`', why: 'Twice 12 is 24.' };
const other: Choice = { text: '36', why: 'This is three times as much.' };

const problem = (method: string, first: Choice = taken): QuantitativeItem => ({
  ...quantitativeItem(1),
  method,
  key: 'B',
  choices: [first, key, other, other, other],
});

test('a hint names the trap and the first step of the method', () =>
  expect(hintFor(problem('One eighth is half of 1.5 quarters. Multiply by 3.'), 'A')).toEqual({
    trap: 'stopped a step early',
    help: { kind: 'first-step', text: 'One eighth is half of 1.5 quarters.' },
  }));

test.each([
  ['a method of one step', 'Multiply by 3, then add 2.5 to it.'],
  ['a first step that gives away the answer', 'So `x = 24` at once. Check it by hand.'],
])('for %s, gives advice against the trap', (_, method) =>
  expect(hintFor(problem(method), 'A').help?.kind).toBe('advice'),
);

test('is empty for a choice without a known trap', () =>
  expect(hintFor(problem('Multiply by 3.', other), 'A')).toEqual({ trap: null, help: null }));
