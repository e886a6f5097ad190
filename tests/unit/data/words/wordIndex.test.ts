import { beforeEach, expect, test, vi } from 'vitest';

const content = '@/data/words/content/words-5-a-z.json';
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(content);
});
const load = async () => (await import('@/data/words/wordIndex')).loadWordFile;

test('gives the entries of a file, and the same list the second time', async () => {
  const loadWordFile = await load();
  const loaded = await loadWordFile('words-5-a-z');
  expect(loaded.length).toBeGreaterThan(20);
  expect(await loadWordFile('words-5-a-z')).toBe(loaded);
});

test('every file that the index names is there, with the words that it says', async () => {
  const { loadWordFile, wordIndex } = await import('@/data/words/wordIndex');
  const names = [...new Set(wordIndex.map(({ file }) => file))];
  const files = await Promise.all(names.map(loadWordFile));
  const placed = names.flatMap((name, place) => (files[place] ?? []).map(({ word }) => `${word} ${name}`));
  expect(placed.toSorted()).toEqual(wordIndex.map(({ word, file }) => `${word} ${file}`).toSorted());
});

test('a file that cannot be fetched: it rejects, and the next call asks again', async () => {
  const loadWordFile = await load();
  vi.doMock(content, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(loadWordFile('words-5-a-z')).rejects.toThrow();
  vi.doUnmock(content);
  expect((await loadWordFile('words-5-a-z')).length).toBeGreaterThan(20);
});

test('a file of the wrong shape names its word and field', async () => {
  vi.doMock(content, () => ({ default: { words: [{ word: 'frugal' }] } }));
  const loadWordFile = await load();
  await expect(loadWordFile('words-5-a-z')).rejects.toThrow(
    /The words could not be read: frugal: partOfSpeech: is missing/,
  );
});

test('a name that there is not', async () => {
  const loadWordFile = await load();
  await expect(loadWordFile('words-9-a-z')).rejects.toThrow('There are no words called words-9-a-z.');
});
