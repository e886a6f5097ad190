/** The text spoken when a question or passage is read aloud. */
import { expect, test } from 'vitest';
import { passageSpeech, questionSpeech } from '@/features/player/tools/speech';
import { fiveOf, quantitativeItem, synonymItem } from '../../../domain/exam/sample-items';

test('a question is spoken as its stem and lettered choices, with formulas in words', () => {
  const item = synonymItem(1, {
    stem: 'What is `{1/2}` of 8? Choose one.',
    choices: fiveOf(['`2^2`', 'bravo', 'delta', 'hotel', 'kilos']),
  });
  expect(questionSpeech(item)).toEqual([
    'What is 1 half of 8?',
    'Choose one.',
    'A. 2 squared',
    'B. bravo',
    'C. delta',
    'D. hotel',
    'E. kilos',
  ]);
});

test('a figure is described, and a table is read row by row, each cell with its heading', () => {
  const item = quantitativeItem(1, {
    figure: { kind: 'polygon', title: 'Square', description: 'A square with a side of 3 cm.', points: [] },
    table: {
      caption: 'Rain by month',
      columns: ['Month', 'Rain (`cm`)', 'Days'],
      rows: [
        ['May', '`{1/2}`', '3'],
        ['June', '2', '7'],
      ],
    },
  });
  expect(questionSpeech(item)).toEqual(
    expect.arrayContaining([
      'A square with a side of 3 cm.',
      'Table: Rain by month',
      'May, Rain (c m): 1 half, Days: 3',
      'June, Rain (c m): 2, Days: 7',
    ]),
  );
});

test('a passage is spoken sentence by sentence with positions, and lines of verse run on', () => {
  expect(
    passageSpeech({
      id: 'pas-0001',
      version: 1,
      genre: 'fiction',
      form: 'verse',
      title: 'Dew',
      intro: 'A poem.',
      text: ['It arrives,\nfrom all sides. "Cold," she said.', 'And stays'],
    }),
  ).toEqual(['A poem.', 'It arrives, from all sides.', '"Cold," she said.', 'And stays']);
});
