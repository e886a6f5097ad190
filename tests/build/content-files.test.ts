/** Questions and words are in files of their own, so that a page can load the ones it needs. */
import { expect, test } from 'vitest';
import {
  filesWith,
  questionFiles,
  questionFolder,
  questionMarks,
  rechartsMarks,
  wordFiles,
  wordFolder,
  wordMarks,
} from './marks';
import { builtManifest } from './site-files';

const manifest = builtManifest();
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) =>
  file.endsWith('.js'),
);

test.each([
  ['set and section of the bank', questionFolder, questionFiles],
  ['part of the word list', wordFolder, wordFiles],
])('each %s has a file of its own', (_, folder, names) => {
  expect(names.length).toBeGreaterThan(5);
  const files = names.map((name) => manifest[folder + name]?.file);
  expect(files).not.toContain(undefined);
  expect(new Set(files).size).toBe(names.length);
});

test('no other file repeats the questions or the words', () => {
  expect([...questionMarks, ...wordMarks].filter((mark) => mark.length < 8)).toEqual([]);
  expect(filesWith(questionMarks, scripts)).toHaveLength(questionMarks.length);
  expect(filesWith(wordMarks, scripts)).toHaveLength(wordFiles.length);
});

test('Recharts is in one file', () => {
  expect(filesWith(rechartsMarks, scripts)).toHaveLength(1);
});
