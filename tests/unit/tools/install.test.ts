/** Programs are found only where they are installed. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProgram } from '../../../tools/install.mjs';

test('finds a program on the path', () => {
  const path = findProgram('node');
  expect(path).toMatch(/node(?:\.exe)?$/);
  expect(existsSync(path ?? '')).toBe(true);
});

test('doesn’t find a program that isn’t installed', () => expect(findProgram('no-such-program')).toBeNull());
