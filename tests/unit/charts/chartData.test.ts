import { expect, test } from 'vitest';
import { notedPeriods, targetStretches, type StudyTimeBar } from '@/charts/chartData';

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

test.each([
  ['none without bars', [], []],
  ['one across all bars', [false, false, false], [[0, 2]]],
  ['one that ends before a last rest day', [false, false, true], [[0, 1]]],
  [
    'one on each side of a rest day',
    [true, false, true, false, false],
    [
      [1, 1],
      [3, 4],
    ],
  ],
  ['none if all rest', [true, true], []],
] as const)('the stretches of a target: %s', (_, rests, stretches) =>
  expect(targetStretches(rests.map((isRest) => ({ isRest })))).toEqual(stretches),
);
