import type { FormulaQuestion } from './formulaQuestion';

export const algebraFormulas = [
  {
    id: 'rate-1',
    topic: 'rate',
    question: 'The distance covered at a constant speed `r` in a time `t`',
    choices: [
      { text: '`{r/t}`', why: 'More time would then mean less distance.' },
      { text: '`rt`', why: null },
      { text: '`r + t`', why: 'Miles per hour and hours can’t be added.' },
      { text: '`{t/r}`', why: 'A higher speed would then mean less distance.' },
    ],
    use: 'When two of distance, speed, and time are known: `d = rt`, so `r = {d/t}` and `t = {d/r}`.',
  },
  {
    id: 'rate-2',
    topic: 'rate',
    question: 'The average speed of a whole trip',
    choices: [
      { text: 'the total distance divided by the total time', why: null },
      { text: 'the total time divided by the total distance', why: 'That is upside down: hours per mile.' },
      {
        text: 'the average of the speeds',
        why: 'That works when each speed lasts for the same length of time, but not in general.',
      },
      { text: 'the sum of the speeds', why: 'An average can’t be greater than the highest speed.' },
    ],
    use: 'When a trip has parts with different speeds.',
  },
  {
    id: 'rate-3',
    topic: 'rate',
    question:
      'The time that two people need for a job together, if one alone needs `a` hours and the other needs `b`, each at a steady rate',
    choices: [
      {
        text: '`{a + b/2}` hours',
        why: 'That is the average of their times. Two together are faster than either.',
      },
      { text: '`{a + b/ab}` hours', why: 'That is the share of the job done in one hour.' },
      { text: '`{ab/a + b}` hours', why: null },
      { text: '`a + b` hours', why: 'Helping doesn’t make the job take longer.' },
    ],
    use: 'When two people or machines work together: add the parts of the job that they do in one hour, `{1/a} + {1/b}`, then take the reciprocal of the sum.',
  },
  {
    id: 'word-problems-1',
    topic: 'word-problems',
    question: '“5 less than a number `n`”',
    choices: [
      { text: '`{n/5}`', why: 'That is one fifth of the number.' },
      { text: '`n - 5`', why: null },
      { text: '`5 - n`', why: 'That is turned around: `n` less than 5.' },
      { text: '`5 < n`', why: 'That says “5 is less than `n`,” a whole statement.' },
    ],
    use: 'When you turn words into an expression: “less than” turns the order around.',
  },
  {
    id: 'word-problems-2',
    topic: 'word-problems',
    question: '“There are 6 times as many students, `s`, as teachers, `t`”',
    choices: [
      { text: '`t = 6s`', why: 'Then there would be more teachers than students.' },
      { text: '`s = t + 6`', why: 'That is “6 more students than teachers.”' },
      { text: '`s + t = 6`', why: 'That is “6 students and teachers in all.”' },
      { text: '`s = 6t`', why: null },
    ],
    use: 'When a comparison becomes an equation: test it with small numbers, such as 1 teacher and 6 students.',
  },
  {
    id: 'word-problems-3',
    topic: 'word-problems',
    question: 'Three consecutive even numbers, the smallest of which is `n`',
    choices: [
      {
        text: '`n`, `n + 1`, `n + 2`',
        why: 'Those are consecutive whole numbers: the one in the middle is odd.',
      },
      { text: '`n`, `2n`, `4n`', why: 'Consecutive even numbers differ by 2. They don’t double.' },
      { text: '`n`, `n + 2`, `n + 3`', why: 'If `n` is even, `n + 3` is odd.' },
      { text: '`n`, `n + 2`, `n + 4`', why: null },
    ],
    use: 'When a question speaks of consecutive even or odd numbers.',
  },
  {
    id: 'sequences-1',
    topic: 'sequences',
    question: 'The `n`th term of an arithmetic sequence with first term `a` and common difference `d`',
    choices: [
      { text: '`a * d^{n - 1}`', why: 'That is a geometric sequence.' },
      { text: '`a + (n - 1)d`', why: null },
      { text: '`a + nd`', why: 'That is one step too many: the first term is `a`, with nothing added.' },
      { text: '`a + (n + 1)d`', why: 'That is two steps too many.' },
    ],
    use: 'When the same number is added each time to get the next term.',
  },
  {
    id: 'sequences-2',
    topic: 'sequences',
    question: 'The `n`th term of a geometric sequence with first term `a` and common ratio `r`',
    choices: [
      { text: '`a * r^{n - 1}`', why: null },
      { text: '`(ar)^{n - 1}`', why: 'Only the ratio is raised to a power.' },
      { text: '`a + (n - 1)r`', why: 'That is an arithmetic sequence.' },
      { text: '`a * r^n`', why: 'That is one step too many: the first term is `a`, not yet multiplied.' },
    ],
    use: 'When each term is multiplied by the same number to get the next one.',
  },
  {
    id: 'expressions-1',
    topic: 'expressions',
    question: '`a(b + c)` without parentheses',
    choices: [
      { text: '`a + bc`', why: 'The factor `a` multiplies both terms.' },
      { text: '`abc`', why: 'Inside the parentheses is a sum, not a product.' },
      { text: '`ab + ac`', why: null },
      { text: '`ab + c`', why: 'The second term was not multiplied.' },
    ],
    use: 'When you remove parentheses, or take out a common factor.',
  },
  {
    id: 'expressions-2',
    topic: 'expressions',
    question: '`(a + b)^2` without parentheses',
    choices: [
      { text: '`a^2 + ab + b^2`', why: 'The middle term comes twice: once as `ab` and once as `ba`.' },
      { text: '`a^2 + b^2`', why: 'The middle term is missing.' },
      { text: '`a^2 + 2ab + b^2`', why: null },
      { text: '`2a + 2b`', why: 'That is double the sum, not its square.' },
    ],
    use: 'When a sum is squared. The square of a difference has `-2ab` in the middle.',
  },
  {
    id: 'expressions-3',
    topic: 'expressions',
    question: '`a^2 - b^2` as a product',
    choices: [
      { text: '`(a + b)(a - b)`', why: null },
      { text: '`(a - b)(b - a)`', why: 'That is `-(a - b)^2`.' },
      { text: '`(a + b)^2`', why: 'That is `a^2 + 2ab + b^2`.' },
      { text: '`(a - b)^2`', why: 'That is `a^2 - 2ab + b^2`.' },
    ],
    use: 'When you see one square minus another. It works with numbers, too: `51^2 - 49^2 = 100 * 2`.',
  },
  {
    id: 'equations-1',
    topic: 'equations',
    question: 'To get rid of all the fractions in an equation',
    choices: [
      { text: 'turn every fraction over', why: 'A sum of fractions can’t be turned over term by term.' },
      {
        text: 'multiply only the fractions by their denominators',
        why: 'Every term on both sides has to be multiplied by the same number.',
      },
      { text: 'add the numerators on both sides', why: 'The denominators can’t just be dropped.' },
      { text: 'multiply both sides by a common multiple of the denominators', why: null },
    ],
    use: 'When an equation has several fractions.',
  },
  {
    id: 'equations-2',
    topic: 'equations',
    question: 'The solution of `ax + b = c`, if `a` is not 0',
    choices: [
      { text: '`x = {c/a} - b`', why: 'The `b` has to be divided by `a` as well.' },
      { text: '`x = {c - b/a}`', why: null },
      { text: '`x = {c + b/a}`', why: 'To undo adding `b`, subtract it from both sides.' },
      { text: '`x = a(c - b)`', why: 'To undo multiplying by `a`, divide by it.' },
    ],
    use: 'In an equation such as `3x + 5 = 20`: undo the addition first, then the multiplication.',
  },
  {
    id: 'inequalities-1',
    topic: 'inequalities',
    question: 'When both sides of an inequality are divided by a negative number, the inequality sign',
    choices: [
      { text: 'is reversed only if the answer is negative', why: 'It is always reversed.' },
      {
        text: 'stays the same',
        why: 'That is so for positive numbers. Dividing `2 < 3` by `-1` gives `-2 > -3`.',
      },
      { text: 'is reversed', why: null },
      { text: 'becomes an equals sign', why: 'Dividing doesn’t make unequal sides equal.' },
    ],
    use: 'When you solve an inequality in which the unknown is multiplied by a negative number, such as `-2x < 6`.',
  },
  {
    id: 'inequalities-2',
    topic: 'inequalities',
    question: '`|x| < a`, for a positive number `a`, means',
    choices: [
      { text: '`x < -a` or `x > a`', why: 'That is `|x| > a`.' },
      { text: '`x > -a`', why: 'Then numbers far above 0 would count, and their distance from 0 is large.' },
      { text: '`x < a`', why: 'Then numbers far below 0 would count, and their distance from 0 is large.' },
      { text: '`-a < x < a`', why: null },
    ],
    use: 'When a number must be less than a certain distance from 0, on either side.',
  },
] as const satisfies readonly FormulaQuestion[];
