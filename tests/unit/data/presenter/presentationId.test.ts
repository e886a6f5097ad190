/** The id of a presentation in an address. */
import { expect, test } from 'vitest';
import { parsePresentationId } from '@/data/presenter/presentationId';

test.each([
  ['0123456789abcdef0123456789abcdef', true],
  ['0123456789ABCDEF0123456789ABCDEF', false],
  ['0123', false],
  ['', false],
  [null, false],
])('%o as an id', (text, isId) => expect(parsePresentationId(text)).toBe(isId ? text : null));
