import { expect, test } from 'vitest';
import type { Passage } from '@/domain/exam/items/item';
import { files } from './bank-content';
import { factsOf, sourceFaults } from './sources';

const passages = files.flatMap(({ name, passages: ofFile }) => ofFile.map((passage) => ({ name, passage })));

test('every fact of a nonfiction passage has two sources', () => {
  const faults = passages.flatMap(({ name, passage }) =>
    sourceFaults(passage, factsOf[passage.id]).map((fault) => `${name}: ${passage.id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('every note belongs to a passage of the bank', () => {
  const ids = new Set(passages.map(({ passage }) => passage.id));
  expect(Object.keys(factsOf).filter((id) => !ids.has(id))).toEqual([]);
});

const passage: Passage = {
  id: 'pas-0001',
  version: 1,
  genre: 'science',
  form: 'prose',
  title: 'A Title',
  intro: null,
  text: ['A fact.'],
};

test('reports a passage without notes or facts, with one source, or with the same source twice', () => {
  expect(sourceFaults(passage, undefined)).toEqual(['no fact of it has been looked up']);
  expect(sourceFaults(passage, [])).toHaveLength(1);
  expect(sourceFaults(passage, [{ fact: 'Water is wet', sources: ['An encyclopedia'] }])).toEqual([
    '"Water is wet" has 1 sources; 2 are asked for',
  ]);
  expect(sourceFaults(passage, [{ fact: 'Water is wet', sources: ['A book', 'A book'] }])).toHaveLength(1);
  expect(sourceFaults(passage, [{ fact: 'Water is wet', sources: ['A book', 'Another book'] }])).toEqual([]);
});

test('a story and a poem need no sources', () => {
  expect(sourceFaults({ ...passage, genre: 'fiction' }, undefined)).toEqual([]);
  expect(sourceFaults({ ...passage, genre: 'humanities', form: 'verse' }, undefined)).toEqual([]);
});
