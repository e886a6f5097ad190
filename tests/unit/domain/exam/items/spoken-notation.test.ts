/** A formula is read aloud in words that name every sign. */
import { describe, expect, test } from 'vitest';
import { spokenNotationText } from '@/domain/exam/items/spoken-notation';

describe('a formula in words', () => {
  test.each([
    ['`|x - 6| = 9`', 'the absolute value of x minus 6, equals 9'],
    ['`2^5`', '2 to the power of 5'],
    ['`9{1/3}`', '9 and 1 third'],
    ['`x^2 + y^3`', 'x squared plus y cubed'],
    ['`x^{n+1}`', 'x to the power of n plus 1, end of power'],
    ['`10^-2`', '10 to the power of negative 2'],
    ['`{3/4}`', '3 fourths'],
    ['`{1/2}`', '1 half'],
    ['`{3/2}`', '3 halves'],
    ['`{x/7}`', 'x over 7'],
    ['`{5/13}`', '5 over 13'],
    ['`{x + 1/2}`', 'the fraction x plus 1, over 2, end of fraction'],
    ['`sqrt{50}`', 'the square root of 50'],
    ['`cbrt{x + 1}`', 'the cube root of x plus 1, end of root'],
    ['`2(x + 3)`', '2 open parenthesis x plus 3 close parenthesis'],
    ['`(3, -2)`', 'open parenthesis 3, negative 2 close parenthesis'],
    ['`-5 - -3`', 'negative 5 minus negative 3'],
    ['`a_n`', 'a sub n'],
    ['`3:4`', '3 to 4'],
    ['`2pi`', '2 pi'],
    ['`45 deg`', '45 degrees'],
    ['`25%`', '25 percent'],
    ['`$1.50`', '1.50 dollars'],
    ['`$1`', '1 dollar'],
    ['`x <= 5`', 'x is less than or equal to 5'],
    ['`x != 5`', 'x is not equal to 5'],
    ['`6 * 7 / 2`', '6 times 7 over 2'],
    ['P at (−2, 3), and Bus 1/2; (5x − 30)°', 'P at (negative 2, 3), and Bus 1 half; (5x minus 30)°'],
    ['What is `x^2` if `x = 3`?', 'What is x squared if x equals 3?'],
  ])('%s is "%s"', (text, words) => expect(spokenNotationText(text)).toBe(words));
});
