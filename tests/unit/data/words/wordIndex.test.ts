import { beforeEach, expect, test, vi } from 'vitest';

const content = '@/data/words/content/words-5-a-z.json';
beforeEach(() => {
  vi.resetModules();
  vi.doUnmock(content);
});
const load = async () => (await import('@/data/words/wordIndex')).loadWordFile;

test('returns the entries of a file, and the same list the second time', async () => {
  const loadWordFile = await load();
  const loaded = await loadWordFile('words-5-a-z');
  expect(loaded.length).toBeGreaterThan(20);
  expect(await loadWordFile('words-5-a-z')).toBe(loaded);
});

test('every file named in the index exists and has the listed words', async () => {
  const { loadWordFile, wordIndexes } = await import('@/data/words/wordIndex');
  const listed = new Map(
    Object.values(wordIndexes)
      .flat()
      .map(({ word, file }) => [word, file]),
  );
  const names = [...new Set(listed.values())];
  const files = await Promise.all(names.map(loadWordFile));
  const placed = names.flatMap((name, place) => (files[place] ?? []).map(({ word }) => `${word} ${name}`));
  expect(placed.toSorted()).toEqual([...listed].map((each) => each.join(' ')).toSorted());
});

test('rejects if a file can’t be fetched, and fetches it again on the next call', async () => {
  const loadWordFile = await load();
  vi.doMock(content, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(loadWordFile('words-5-a-z')).rejects.toThrow();
  vi.doUnmock(content);
  expect((await loadWordFile('words-5-a-z')).length).toBeGreaterThan(20);
});

test('names the word and field in a file with the wrong shape', async () => {
  vi.doMock(content, () => ({ default: { words: [{ word: 'frugal' }] } }));
  const loadWordFile = await load();
  await expect(loadWordFile('words-5-a-z')).rejects.toThrow(
    /The words could not be read: frugal: partOfSpeech: is missing/,
  );
});

test('rejects an unknown name', async () => {
  const loadWordFile = await load();
  await expect(loadWordFile('words-9-a-z')).rejects.toThrow('There are no words called words-9-a-z.');
});
