import { expect, test } from 'vitest';
import { exampleWord } from '@/data/words/exampleWord';
import { fetchWordEntries } from '@/data/words/entries';

test('the example is a word of the list, with the text of its entry', async () => {
  const entries = await fetchWordEntries([exampleWord.word]);
  expect(entries.get(exampleWord.word)?.entry).toMatchObject(exampleWord);
});
