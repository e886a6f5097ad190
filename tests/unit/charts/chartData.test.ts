import { expect, test } from 'vitest';
import { notedPeriods, type StudyTimeBar } from '@/charts/chartData';

const bar = (note?: string): StudyTimeBar => ({
  label: { text: '', day: '2026-11-09' },
  tick: '',
  values: [],
  previous: null,
  ...(note !== undefined && { note }),
});

test.each([
  ['no notes', [undefined, ''], []],
  ['one bar', ['', 'Sick', ''], [[1, 1, 'Sick']]],
  ['bars beside each other', ['Sick', 'Sick', ''], [[0, 1, 'Sick']]],
  [
    'different notes',
    ['Sick', 'Exams'],
    [
      [0, 0, 'Sick'],
      [1, 1, 'Exams'],
    ],
  ],
  [
    'one note twice, apart',
    ['Sick', undefined, 'Sick'],
    [
      [0, 0, 'Sick'],
      [2, 2, 'Sick'],
    ],
  ],
] as const)('%s', (_, notes, periods) =>
  expect(notedPeriods(notes.map(bar)).map(({ from, to, label }) => [from, to, label])).toEqual(periods),
);
