import type { FormulaQuestion } from './formulaQuestion';

export const wholeNumbersFormulas = [
  {
    id: 'integers-1',
    topic: 'integers',
    question: 'The product of two negative numbers is',
    choices: [
      { text: 'positive, whatever the numbers', why: null },
      {
        text: 'negative, if the first number is the smaller one',
        why: 'The order of the factors changes nothing.',
      },
      {
        text: 'negative, whatever the numbers',
        why: 'That is the product of a negative and a positive number.',
      },
      { text: '0', why: 'A product is 0 only if one of its factors is 0.' },
    ],
    use: 'When a product has several factors, none of them 0: it is positive if an even number of them are negative.',
  },
  {
    id: 'integers-2',
    topic: 'integers',
    question: '`|a|` for a negative number `a`',
    choices: [
      { text: '`a`', why: 'The absolute value is a distance from 0, and no distance is negative.' },
      { text: '`0`', why: 'Only the number 0 has the absolute value 0.' },
      { text: '`{1/a}`', why: 'That is the reciprocal of the number, and it is negative, too.' },
      { text: '`-a`', why: null },
    ],
    use: 'When a question asks how far a number is from 0, or how far apart two numbers are.',
  },
  {
    id: 'integers-3',
    topic: 'integers',
    question: 'The order of operations',
    choices: [
      {
        text: 'exponents, parentheses, multiplication and division from left to right, addition and subtraction from left to right',
        why: 'Parentheses come before everything else.',
      },
      {
        text: 'parentheses, exponents, multiplication before division, addition before subtraction',
        why: 'Multiplication and division rank alike, and so do addition and subtraction. The one farther left goes first.',
      },
      {
        text: 'parentheses, exponents, multiplication and division from left to right, addition and subtraction from left to right',
        why: null,
      },
      {
        text: 'from left to right, whatever the operations are',
        why: 'Then `2 + 3 * 4` would be 20, and it is 14.',
      },
    ],
    use: 'In every expression with more than one operation.',
  },
  {
    id: 'factors-1',
    topic: 'factors',
    question: 'A whole number can be divided by 3 with no remainder if',
    choices: [
      { text: 'its last digit can be divided by 3', why: '13 ends in 3 and leaves a remainder of 1.' },
      { text: 'the sum of its digits can be divided by 3', why: null },
      {
        text: 'the product of its digits can be divided by 3',
        why: '23 has the product 6 and leaves a remainder of 2.',
      },
      {
        text: 'its last digit is odd',
        why: 'That has nothing to do with 3: 5 is odd and leaves a remainder of 2.',
      },
    ],
    use: 'When you look for factors of a large number, or test whether it is prime.',
  },
  {
    id: 'factors-2',
    topic: 'factors',
    question: 'The smallest prime number',
    choices: [
      { text: '2', why: null },
      { text: '3', why: 'The number 2 is prime as well: it is the only even prime.' },
      { text: '0', why: 'Every prime is greater than 1.' },
      { text: '1', why: 'A prime has exactly two factors, and 1 has only one.' },
    ],
    use: 'When a question asks for primes in a range: don’t count 1, and don’t forget 2.',
  },
  {
    id: 'factors-3',
    topic: 'factors',
    question: 'The least common multiple of two positive whole numbers that share no factor but 1',
    choices: [
      { text: '1', why: 'That is their greatest common factor.' },
      { text: 'their sum', why: 'The sum of 4 and 9 is 13, a multiple of neither.' },
      {
        text: 'the larger number',
        why: 'That is so only if the larger one is a multiple of the smaller.',
      },
      { text: 'their product', why: null },
    ],
    use: 'When two things happen at different intervals and you want to know when they happen together.',
  },
  {
    id: 'exponents-1',
    topic: 'exponents',
    question: '`x^a * x^b` as a single power, for positive whole numbers `a` and `b`',
    choices: [
      { text: '`x^{a - b}`', why: 'Exponents are subtracted when powers are divided.' },
      { text: '`x^{ab}`', why: 'Exponents are multiplied when a power is raised to a power.' },
      { text: '`x^{a + b}`', why: null },
      { text: '`(2x)^{a + b}`', why: 'The bases are not added: the base stays `x`.' },
    ],
    use: 'When powers of the same base are multiplied.',
  },
  {
    id: 'exponents-2',
    topic: 'exponents',
    question: '`(x^a)^b` as a single power of `x`, for positive whole numbers `a` and `b`',
    choices: [
      { text: '`x^{a^b}`', why: 'The exponents are multiplied. One is not raised to the other.' },
      { text: '`x^{ab}`', why: null },
      { text: '`x^{a + b}`', why: 'Exponents are added when two powers are multiplied.' },
      { text: '`b * x^a`', why: 'Raising to the power `b` is not multiplying by `b`.' },
    ],
    use: 'When a power is raised to a power.',
  },
  {
    id: 'exponents-3',
    topic: 'exponents',
    question: '`x^{-n}` without a negative exponent, if `x` is not 0 and `n` is positive',
    choices: [
      { text: '`{1/x^n}`', why: null },
      { text: '`x^{{1/n}}`', why: 'That is the `n`th root.' },
      { text: '`-x^n`', why: 'The minus sign belongs to the exponent. It doesn’t make the number negative.' },
      { text: '`{n/x}`', why: 'The exponent doesn’t become a numerator.' },
    ],
    use: 'When an exponent is negative, as in scientific notation: `10^{-3} = {1/1,000}`.',
  },
  {
    id: 'exponents-4',
    topic: 'exponents',
    question: '`sqrt{ab}`, for positive numbers `a` and `b`, is equal to',
    choices: [
      { text: '`a * sqrt{b}`', why: 'The root applies to both factors.' },
      { text: '`sqrt{a} * sqrt{b}`', why: null },
      { text: '`{ab/2}`', why: 'To take a square root is not to divide by 2.' },
      { text: '`sqrt{a} + sqrt{b}`', why: 'The root of a product is a product of roots, not a sum.' },
    ],
    use: 'When you simplify a root: look for a factor that is a perfect square, as in `sqrt{12} = sqrt{4} * sqrt{3} = 2 * sqrt{3}`.',
  },
  {
    id: 'estimation-1',
    topic: 'estimation',
    question: 'To round a whole number to the nearest hundred, look at',
    choices: [
      { text: 'the hundreds digit', why: 'That digit may change, but it doesn’t decide.' },
      { text: 'the ones digit', why: 'Only the digit just to the right of the hundreds decides.' },
      { text: 'the tens digit', why: null },
      { text: 'the thousands digit', why: 'It may change, but it doesn’t decide.' },
    ],
    use: 'Whenever you round: look one place to the right of the place you round to. If that digit is 5 or more, round up.',
  },
  {
    id: 'estimation-2',
    topic: 'estimation',
    question: 'An estimate of the product of two positive numbers is sure to be too large if',
    choices: [
      { text: 'both numbers are rounded to the nearest ten', why: 'That can go either way.' },
      {
        text: 'one number is rounded up and the other down',
        why: 'Then it depends on the numbers.',
      },
      { text: 'both numbers are rounded down', why: 'Then the estimate is too small.' },
      { text: 'both numbers are rounded up', why: null },
    ],
    use: 'When the choices are far apart and a rough answer will do.',
  },
] as const satisfies readonly FormulaQuestion[];
