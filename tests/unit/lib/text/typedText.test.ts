import { expect, test } from 'vitest';
import { trimmedLengthAndExcess, typedText } from '@/lib/text/typedText';

test.each([
  ['Ana', 'Ana'],
  [' Ana ', 'Ana'],
  ['\u202eanA', 'anA'],
  ['\u2067Ana\u2069', 'Ana'],
  ['A\u200fna\u061c', 'Ana'],
  // Names in other scripts, joined letters, and emoji stay.
  ['\u05d0\u05e0\u05d4', '\u05d0\u05e0\u05d4'],
  ['\u{1f469}\u200d\u{1f680}', '\u{1f469}\u200d\u{1f680}'],
  ['a\u200cb', 'a\u200cb'],
])('%j is saved as %j', (text, saved) => expect(typedText(text)).toBe(saved));

test.each([
  ['', 80, { length: 0, excess: 0 }],
  [' ab ', 80, { length: 2, excess: 0 }],
  ['a'.repeat(80), 80, { length: 80, excess: 0 }],
  ['a'.repeat(83), 80, { length: 83, excess: 3 }],
])('length %#', (text, most, expected) => expect(trimmedLengthAndExcess(text, most)).toEqual(expected));
