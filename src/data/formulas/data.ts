import type { FormulaQuestion } from './formulaQuestion';

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
        why: 'The median is about the middle of the list, not its ends.',
      },
      { text: 'the mean of all six', why: 'That is the mean of the list, not its median.' },
      { text: 'the third', why: 'With an even count, two numbers are in the middle.' },
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
    use: 'When a question asks how far apart the greatest and the least values are.',
  },
  {
    id: 'probability-1',
    topic: 'probability',
    question: 'The probability of an event, if all outcomes are equally likely',
    choices: [
      {
        text: 'the number of all outcomes divided by the number of favorable ones',
        why: 'That is upside down: no probability is greater than 1.',
      },
      {
        text: 'the number of favorable outcomes divided by the number of other outcomes',
        why: 'That compares the two groups. It is called the odds in favor.',
      },
      { text: 'the number of favorable outcomes divided by the number of all outcomes', why: null },
      {
        text: '1 divided by the number of favorable outcomes',
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
      { text: '`p - 1`', why: 'That is turned around, so it is negative or 0.' },
      { text: '`{1/p}`', why: 'If `p` is less than 1, that is greater than 1, and no probability is.' },
    ],
    use: 'When a question asks for “at least one”: find the probability of none and subtract it from 1.',
  },
  {
    id: 'probability-3',
    topic: 'probability',
    question: 'The number of ways to choose one of `a` shirts and one of `b` hats',
    choices: [
      { text: '`2ab`', why: 'A shirt with a hat is the same as the hat with the shirt.' },
      { text: '`a^b`', why: 'That would be choosing one of `a` shirts `b` times.' },
      { text: '`a + b`', why: 'That counts the pieces, not the ways to combine them.' },
      { text: '`ab`', why: null },
    ],
    use: 'When choices are made one after another: multiply the numbers of choices at each step.',
  },
] as const satisfies readonly FormulaQuestion[];
