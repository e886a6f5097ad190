/** Parsing typed input: numbers and invisible text. */
import { describe, expect, test } from 'vitest';
import { isBlank } from '@/lib/text/typedText';
import { parseDecimal } from '@/lib/text/parseDecimal';

describe('a number', () => {
  test.each([
    ['750', 750],
    [' 750 ', 750],
    ['\u00a0750\u00a0', 750],
    ['0', 0],
    ['007', 7],
    ['2.5', 2.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+3', 3],
    ['-3', -3],
    ['\u22123', -3],
    ['\u20133', -3],
    ['1,000', 1000],
    ['12,345', 12_345],
    ['1,234,567.89', 1_234_567.89],
    ['1000000', 1_000_000],
    ['2,5', 2.5],
    ['-2,5', -2.5],
    ['10,00', 10],
    ['1234,5', 1234.5],
    ['\uff12\uff0e\uff15', 2.5],
    ['\uff11\uff0c\uff10\uff10\uff10', 1000],
    ['\u0661\u0662', 12],
    ['\u0662\u066b\u0665', 2.5],
    ['\u0661\u066c\u0660\u0660\u0660', 1000],
    ['\u06f4\u06f5', 45],
    ['\u096a\u096b', 45],
    ['\u09ea\u09eb', 45],
  ])('%j is %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  test.each([
    '',
    ' ',
    'many',
    '12 words',
    '75%',
    '$5',
    '0x10',
    '0b1',
    '0o7',
    '1e3',
    '1E3',
    'NaN',
    'Infinity',
    '1_000',
    '1 000',
    '1,0000',
    '1000,000',
    ',100',
    '1,,000',
    '1.000,5',
    '1.2.3',
    '--1',
    '- 1',
    '.',
    ',5',
    '2,5,1',
    '1'.repeat(400),
  ])('%j isn’t a number', (text) => expect(parseDecimal(text)).toBeNull());

  // A pattern that backtracks would take hours.
  test.each([
    ['digits', '1'.repeat(1_000_000)],
    ['groups', '1,'.repeat(500_000)],
    ['points', '.'.repeat(1_000_000)],
  ])('a million characters (%s) aren’t a number', (_, text) => expect(parseDecimal(text)).toBeNull());
});

describe('a text', () => {
  test.each([
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b',
    '\u200b\u200c\u200d\u2060\ufeff',
    '\u00ad',
    '\u034f',
    '\u115f\u1160\u3164\uffa0',
    '\u2800',
    '\u202e\u2066',
    '\ufe0f',
    '\u{e0020}',
    '\u3000\u2003',
  ])('%j is blank', (text) => expect(isBlank(text)).toBe(true));

  test.each(['a', ' a ', '\u200ba', '0', '.', '\u00e9', '\u2764\ufe0f', '\u{1f468}\u200d\u{1f469}'])(
    '%j isn’t blank',
    (text) => expect(isBlank(text)).toBe(false),
  );
});
