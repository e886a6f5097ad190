import { describe, expect, test } from 'vitest';
import { NotationError, parseFormula, plainNotationText, parseSegments } from '@/domain/exam/items/notation';

test.each([
  ['no formula at all', 'no formula at all'],
  ['the sum `{3/4} + 2{1/3}` is', 'the sum 3/4 + 2 1/3 is'],
  ['`x^2 - sqrt{50}`', 'x² − √50'],
  ['`x^{n+1}`', 'x^(n + 1)'],
  ['`10^{-3}`', '10^(−3)'],
  ['`x^-2`', 'x^(−2)'],
  ['`a_n`', 'a_n'],
  ['`cbrt{27}`', '∛27'],
  ['`sqrt{x+9}`', '√(x + 9)'],
  ['`{x+1/2y}`', '(x + 1)/(2y)'],
  ['`-7`', '−7'],
  ['`2(x - 3) <= 4*y`', '2(x − 3) ≤ 4 × y'],
  ['`|x - 3| >= 5`', '|x − 3| ≥ 5'],
  ['`(6, -2)`', '(6, −2)'],
  ['`1,250.5`', '1,250.5'],
  ['`36 pi`, `45 deg`, `a != b`', '36π, 45°, a ≠ b'],
])('%s is read as %s', (text, plain) => {
  expect(plainNotationText(text)).toBe(plain);
});

test('tells a point from a number with a thousands separator', () => {
  expect(parseFormula('(6,0)')).toEqual([
    {
      kind: 'group',
      fence: '()',
      parts: [
        { kind: 'number', text: '6' },
        { kind: 'operator', text: ',' },
        { kind: 'number', text: '0' },
      ],
    },
  ]);
  expect(parseFormula('6,000')).toEqual([{ kind: 'number', text: '6,000' }]);
});

test('words and formulas keep their order', () => {
  expect(parseSegments('If `x = 2`, what is `y`?').map(({ kind }) => kind)).toEqual([
    'words',
    'formula',
    'words',
    'formula',
    'words',
  ]);
});

describe('explains what can’t be parsed', () => {
  test.each([
    ['half a `formula', 'a back-tick without its partner'],
    ['an empty one: ``', 'an empty formula'],
    ['`{3}`', 'braces hold a fraction: {3/4}'],
    ['`{3/4`', '"}" is missing'],
    ['`(x + 1`', '")" is missing'],
    ['`x + 1)`', '")" closes nothing'],
    ['`^2`', 'nothing stands before "^"'],
    ['`x^`', 'the formula stops short'],
    ['`sqrt 50`', '"sqrt" wants braces: sqrt{50}'],
    ['`x # y`', '"#" has no meaning in a formula'],
  ])('%s: %s', (text, reason) => {
    expect(() => parseSegments(text)).toThrow(new NotationError(reason));
  });
});
