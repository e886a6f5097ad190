import { expect, test } from 'vitest';
import { presumedCause } from '@/domain/plan/mistakes/mistake-cause';
import type { Miss } from '@/domain/plan/mistakes/error-log';

test.each<[string, Miss, ReturnType<typeof presumedCause>]>([
  ['a blank', { kind: 'blank', ranOut: false }, 'not-known'],
  ['a blank when time was up', { kind: 'blank', ranOut: true }, 'time'],
  ['a wrong answer', { kind: 'wrong', letter: 'B' }, null],
  ['a guess', { kind: 'guessed', letter: 'B' }, null],
])('assumes for %s the cause %3$s', (_, miss, cause) => expect(presumedCause(miss)).toBe(cause));
