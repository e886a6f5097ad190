/** The language of the README and of docs/: names of code, addresses and pictures are no words. */
import { expect, test } from 'vitest';
import { pages } from '../unit/docs';
import { misspelled, slipsIn } from './language';

/** What those who build the site say and a dictionary doesn't. */
const known = new Set('Larkfield SSAT Figtree prerenderer prerendered prerenders untimed'.split(' '));

const plain = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, 'this')
    .replaceAll(/[\w/-]+\.md\b/g, 'this')
    .replaceAll('**', '')
    .replaceAll(/^\s*\|[-| ]+\|$/gm, '');

/** The paragraphs, points and cells of a page, each in one line. */
const passagesOf = (text: string) =>
  plain(text)
    .split(/\n\s*\n|\n\s*(?:[-|#]|\d+\.) ?/)
    .flatMap((part) => part.split('|'))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

// Reading the dictionaries takes longer than a test may; here it is part of loading the file.
await misspelled('ready');

test.each(pages)('$file: American spelling, and no slip of style', async ({ text }) => {
  const passages = passagesOf(text);
  expect(passages.flatMap(slipsIn)).toEqual([]);
  const found = await misspelled(passages.join('\n'));
  expect([...new Set(found)].filter((word) => !known.has(word))).toEqual([]);
});
