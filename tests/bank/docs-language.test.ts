/** The language of the README and docs/, excluding code, addresses, and image references. */
import { expect, test } from 'vitest';
import { brand } from '@/brand';
import { pages } from '../unit/project/docs';
import { misspelled, slipsIn } from './language';

/** Developer vocabulary that isn't in the dictionary. */
const known = new Set(`${brand.name} SSAT Figtree prerenderer prerendered prerenders untimed`.split(' '));

const plain = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, 'this')
    .replaceAll(/[\w/-]+\.md\b/g, 'this')
    .replaceAll('**', '')
    .replaceAll(/^\s*\|[-| ]+\|$/gm, '');

/** Returns the paragraphs, list items, and cells of a page, one line each. */
const passagesOf = (text: string) =>
  plain(text)
    .split(/\n\s*\n|\n\s*(?:[-|#]|\d+\.) ?/)
    .flatMap((part) => part.split('|'))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');

test.each(pages)('$file: American spelling, and no style errors', async ({ text }) => {
  const passages = passagesOf(text);
  expect(passages.flatMap(slipsIn)).toEqual([]);
  const found = await misspelled(passages.join('\n'));
  expect([...new Set(found)].filter((word) => !known.has(word))).toEqual([]);
});
