/** The text spoken when a question or passage is read aloud. */
import { expect, test } from 'vitest';
import { passageSpeech, questionSpeech } from '@/features/player/tools/speech';
import { fiveOf, synonymItem } from '../../../domain/exam/sample-items';

test('a question is spoken as its stem and lettered choices, with formulas in plain text', () => {
  const item = synonymItem(1, {
    stem: 'What is `{1/2}` of 8? Choose one.',
    choices: fiveOf(['`2^2`', 'bravo', 'delta', 'hotel', 'kilos']),
  });
  expect(questionSpeech(item)).toEqual([
    'What is 1/2 of 8?',
    'Choose one.',
    'A. 2²',
    'B. bravo',
    'C. delta',
    'D. hotel',
    'E. kilos',
  ]);
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
