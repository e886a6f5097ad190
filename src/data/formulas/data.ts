import type { FormulaQuestion } from './formula';

export const dataFormulas = [
  {
    id: 'statistics-1',
    topic: 'statistics',
    question: 'The sum of `n` numbers whose mean is `m`',
    choices: [
      { text: '`m + n`', why: 'The mean is multiplied by how many numbers there are.' },
      { text: '`{m + n/2}`', why: 'That is the mean of `m` and `n`.' },
      { text: '`{m/n}`', why: 'To undo a division by `n`, multiply by it.' },
      { text: '`mn`', why: null },
    ],
    use: 'When one number of several is missing and the mean is known.',
  },
  {
    id: 'statistics-2',
    topic: 'statistics',
    question: 'The median of six numbers in order',
    choices: [
      { text: 'the mean of the third and the fourth', why: null },
      {
        text: 'the mean of the first and the sixth',
        why: 'The median looks at the middle, not at the ends.',
      },
      { text: 'the mean of all six', why: 'That is the mean.' },
      { text: 'the third', why: 'With an even count, two numbers stand in the middle.' },
    ],
    use: 'When a list has an even number of values. Put it in order first.',
  },
  {
    id: 'statistics-3',
    topic: 'statistics',
    question: 'The range of a list of numbers',
    choices: [
      { text: 'how many numbers there are', why: 'That is the count.' },
      { text: 'the greatest minus the least', why: null },
      { text: 'the last minus the first', why: 'The list may not be in order.' },
      { text: 'the greatest plus the least, divided by 2', why: 'That is the point halfway between them.' },
    ],
    use: 'When a question asks how far the values are spread.',
  },
  {
    id: 'probability-1',
    topic: 'probability',
    question: 'The probability of an event, if all outcomes are equally likely',
    choices: [
      {
        text: 'all outcomes divided by the favorable ones',
        why: 'Turned over: no probability is greater than 1.',
      },
      {
        text: 'the favorable outcomes divided by the others',
        why: 'That compares the two groups. It is called the odds.',
      },
      { text: 'the favorable outcomes divided by all outcomes', why: null },
      {
        text: '1 divided by the favorable outcomes',
        why: 'More favorable outcomes would then make it less likely.',
      },
    ],
    use: 'When something is drawn, spun, or rolled.',
  },
  {
    id: 'probability-2',
    topic: 'probability',
    question: 'The probability that an event does not happen, if `p` is the probability that it does',
    choices: [
      { text: '`1 - p`', why: null },
      { text: '`-p`', why: 'No probability is negative.' },
      { text: '`p - 1`', why: 'Turned around, and so it is negative or 0.' },
      { text: '`{1/p}`', why: 'No probability is greater than 1.' },
    ],
    use: 'When “at least one” is asked for: find the probability of none first.',
  },
  {
    id: 'probability-3',
    topic: 'probability',
    question: 'The number of ways to put `a` shirts and `b` hats together, one of each',
    choices: [
      { text: '`2ab`', why: 'A shirt with a hat is the same as the hat with the shirt.' },
      { text: '`a^b`', why: 'That would be a choice of `a` shirts made `b` times.' },
      { text: '`a + b`', why: 'That counts the pieces, not the ways to combine them.' },
      { text: '`ab`', why: null },
    ],
    use: 'When choices are made one after another: multiply how many there are at each step.',
  },
] as const satisfies readonly FormulaQuestion[];
