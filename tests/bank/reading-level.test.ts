import { expect, test } from 'vitest';
import type { Passage } from '@/domain/exam/items/item';
import { files } from './bank-content';
import { levelFaults, readingLevel } from './reading-level';

const passages = files.flatMap(({ name, level, passages: ofFile }) =>
  ofFile.map((passage) => ({ name, level, passage })),
);
const sentence =
  'The harbor pilot studied the uncertain water before he gave the captain any further instruction.';
const passage = (text: string[], form: Passage['form'] = 'prose'): Passage => ({
  id: 'pas-0001',
  version: 1,
  genre: 'fiction',
  form,
  title: 'A Title',
  intro: null,
  text,
});

test('every passage of the bank has the right length and level', () => {
  expect(passages.length).toBe(134);
  expect(
    passages.flatMap(({ name, level, passage: each }) =>
      levelFaults(each, level).map((fault) => `${name}: ${each.id}: ${fault}`),
    ),
  ).toEqual([]);
});

test('counts words, sentences, and syllables as the formula requires', () => {
  // 12 words, 2 sentences, 12 syllables: 0.39 * 6 + 11.8 * 1 - 15.59.
  const { words, grade } = readingLevel(['The cat sat on the mat. Mr. Fox saw\nthe red hen.”']);
  expect(words).toBe(12);
  expect(grade).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
});

test.each([
  ['a short passage', passage([sentence]), 'it has 15 words; 230 to 350 are asked for'],
  [
    'a long passage',
    passage(Array.from({ length: 30 }, () => sentence)),
    'it has 450 words; 230 to 350 are asked for',
  ],
  [
    'a childish passage',
    passage(Array.from({ length: 50 }, () => 'The cat sat on a mat.')),
    'its Flesch-Kincaid grade is -1.4; 7 to 12 is asked for',
  ],
  [
    'a passage for lawyers',
    passage([`${Array.from({ length: 20 }, () => sentence.slice(0, -1)).join(', and ')}.`]),
    'its Flesch-Kincaid grade is 129.5; 7 to 12 is asked for',
  ],
])('rejects %s', (_, bad, reason) => {
  expect(levelFaults(bad, 'upper')).toContain(reason);
});

test('accepts a short poem and a good passage', () => {
  expect(levelFaults(passage([sentence], 'verse'), 'upper')).toEqual([]);
  expect(levelFaults(passage(Array.from({ length: 20 }, () => sentence)), 'upper')).toEqual([]);
});

test('asks for easier passages at the Middle Level', () => {
  const upper = passage(Array.from({ length: 20 }, () => sentence));
  const plain = 'The pilot of the harbor boat looked at the water before he gave the captain an answer.';
  expect(levelFaults(upper, 'middle')).toContain(
    `its Flesch-Kincaid grade is ${readingLevel(upper.text).grade.toFixed(1)}; 5.5 to 8.5 is asked for`,
  );
  expect(levelFaults(passage(Array.from({ length: 16 }, () => plain)), 'middle')).toEqual([]);
});
