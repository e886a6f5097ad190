/** A failed visit is explained in one line. */
import { expect, test } from 'vitest';
import { reasonOf } from '../../../../tools/bench/reason.mjs';

test.each([
  [new Error('what it promises is there before the press'), 'what it promises is there before the press'],
  [
    new Error(
      "locator.tap: Timeout 8000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByRole('button', { name: /^Review/ })\u001b[22m\n",
    ),
    "locator.tap: Timeout 8000ms exceeded. waiting for getByRole('button', { name: /^Review/ })",
  ],
  ['closed', 'closed'],
])('%s', (error, reason) => expect(reasonOf(error)).toBe(reason));
