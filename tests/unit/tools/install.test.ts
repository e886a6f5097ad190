/** Programs are found only where they are installed. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProgram } from '../../../tools/install.mjs';

test('a program on the path is found', () => {
  const path = findProgram('node');
  expect(path).toMatch(/node(?:\.exe)?$/);
  expect(existsSync(path ?? '')).toBe(true);
});

test('a program that is nowhere is not', () => expect(findProgram('no-such-program')).toBeNull());
