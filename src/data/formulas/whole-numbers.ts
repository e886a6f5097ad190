import type { FormulaQuestion } from './formula';

export const wholeNumbersFormulas = [
  {
    id: 'integers-1',
    topic: 'integers',
    question: 'The product of two negative numbers',
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
      { text: '0', why: 'A product is 0 only where a factor is 0.' },
    ],
    use: 'When you count the minus signs of a long product: an even number of them makes it positive.',
  },
  {
    id: 'integers-2',
    topic: 'integers',
    question: '`|a|` for a negative number `a`',
    choices: [
      { text: '`a`', why: 'The absolute value is a distance from 0, and no distance is negative.' },
      { text: '`0`', why: 'Only the number 0 has the absolute value 0.' },
      { text: '`{1/a}`', why: 'That is the reciprocal of the number.' },
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
      { text: 'its last digit is odd', why: 'That has nothing to do with 3: 5 is odd, too.' },
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
      { text: '0', why: 'Every number divides 0, so it is not prime.' },
      { text: '1', why: 'A prime has exactly two factors, and 1 has only one.' },
    ],
    use: 'When a question asks for primes in a range: don’t count 1, and don’t forget 2.',
  },
  {
    id: 'factors-3',
    topic: 'factors',
    question: 'The least common multiple of two numbers that share no factor but 1',
    choices: [
      { text: '1', why: 'That is their greatest common factor.' },
      { text: 'their sum', why: 'The sum of 4 and 9 is 13, a multiple of neither.' },
      {
        text: 'the larger number',
        why: 'That is so only where the larger one is a multiple of the smaller.',
      },
      { text: 'their product', why: null },
    ],
    use: 'When two things happen at different intervals and you want to know when they happen together.',
  },
  {
    id: 'exponents-1',
    topic: 'exponents',
    question: '`x^a * x^b`',
    choices: [
      { text: '`x^{a - b}`', why: 'That is the quotient of the powers.' },
      { text: '`x^{ab}`', why: 'That is a power raised to a power.' },
      { text: '`x^{a + b}`', why: null },
      { text: '`(2x)^{a + b}`', why: 'The bases are not added.' },
    ],
    use: 'When powers of the same base are multiplied.',
  },
  {
    id: 'exponents-2',
    topic: 'exponents',
    question: '`(x^a)^b`',
    choices: [
      { text: '`x^{a^b}`', why: 'The exponents are multiplied, and neither becomes a power.' },
      { text: '`x^{ab}`', why: null },
      { text: '`x^{a + b}`', why: 'That is the product of two powers.' },
      { text: '`b * x^a`', why: 'A power of a power is not a multiple.' },
    ],
    use: 'When a power is raised to a power.',
  },
  {
    id: 'exponents-3',
    topic: 'exponents',
    question: '`x^{-n}`, if `x` is not 0',
    choices: [
      { text: '`{1/x^n}`', why: null },
      { text: '`x^{{1/n}}`', why: 'That is the `n`th root.' },
      { text: '`-x^n`', why: 'The minus sign belongs to the exponent. It doesn’t make the number negative.' },
      { text: '`{n/x}`', why: 'The exponent doesn’t become a numerator.' },
    ],
    use: 'When an exponent is negative, also in scientific notation.',
  },
  {
    id: 'exponents-4',
    topic: 'exponents',
    question: '`sqrt{ab}` for positive numbers `a` and `b`',
    choices: [
      { text: '`a * sqrt{b}`', why: 'The root belongs to both factors.' },
      { text: '`sqrt{a} * sqrt{b}`', why: null },
      { text: '`{ab/2}`', why: 'A square root isn’t a half.' },
      { text: '`sqrt{a} + sqrt{b}`', why: 'A root goes through a product, not into a sum.' },
    ],
    use: 'When you simplify a root: take out a factor that is a perfect square.',
  },
  {
    id: 'estimation-1',
    topic: 'estimation',
    question: 'The next digit that decides how a number is rounded to the nearest hundred',
    choices: [
      { text: 'the hundreds digit', why: 'That is the digit that may change.' },
      { text: 'the ones digit', why: 'Only the digit right behind the hundreds decides.' },
      { text: 'the tens digit', why: null },
      { text: 'the thousands digit', why: 'It may change, but it doesn’t decide.' },
    ],
    use: 'Whenever you round: look one place to the right of the place you round to.',
  },
  {
    id: 'estimation-2',
    topic: 'estimation',
    question: 'A product is sure to be overestimated if',
    choices: [
      { text: 'both positive factors are rounded to the nearest ten', why: 'That can go either way.' },
      {
        text: 'one positive factor is rounded up and the other down',
        why: 'Then it depends on the numbers.',
      },
      { text: 'both positive factors are rounded down', why: 'Then the product is too small.' },
      { text: 'both positive factors are rounded up', why: null },
    ],
    use: 'When the choices are far apart and a rough answer will do.',
  },
] as const satisfies readonly FormulaQuestion[];
