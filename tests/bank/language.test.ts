import { expect, test } from 'vitest';
import { generators } from '@/data/items/generators';
import { generateItem } from '@/data/items/generators/generator';
import type { Item } from '@/domain/exam/items/item';
import { plainNotationText } from '@/domain/exam/items/notation';
import { files } from './bank-content';
import { misspelled, slipsIn } from './language';

interface Text {
  readonly id: string;
  readonly text: string;
}

/** Formulas are replaced by a number, since their letters aren't text. */
const words = (text: string) => text.replaceAll(/`[^`]*`/g, '0');

function textsOf(item: Item): Text[] {
  const own =
    item.kind === 'analogy'
      ? [item.bridge]
      : item.kind === 'quantitative'
        ? [
            item.method,
            item.figure?.title ?? '',
            item.figure?.description ?? '',
            item.table?.caption ?? '',
            ...(item.table?.columns ?? []),
          ]
        : [];
  return [item.stem, ...item.choices.flatMap(({ text, why }) => [text, why]), ...own].map((text) => ({
    id: item.id,
    text: words(text),
  }));
}

const texts: readonly Text[] = [
  ...files.flatMap(({ items, passages, prompts }) => [
    ...items.flatMap(textsOf),
    ...passages.flatMap(({ id, title, intro, text }) =>
      [title, intro ?? '', ...text].map((part) => ({ id, text: part })),
    ),
    ...prompts.map(({ id, text }) => ({ id, text })),
  ]),
  ...generators.flatMap((generator) =>
    [1, 2, 3, 4, 5].flatMap((seed) => textsOf(generateItem(generator, seed))),
  ),
];

test('every word of the bank has American spelling', async () => {
  const owners = new Map<string, string>();
  for (const { id, text } of texts)
    for (const word of text.match(/[\p{L}’']+/gu) ?? []) if (!owners.has(word)) owners.set(word, id);
  const wrong = await misspelled([...owners.keys()].join('\n'));
  expect(wrong.map((word) => `${owners.get(word) ?? ''}: ${word}`)).toEqual([]);
});

test('no text of the bank has a style error', () => {
  expect(
    texts.flatMap(({ id, text }) => slipsIn(plainNotationText(text)).map((slip) => `${id}: ${slip}`)),
  ).toEqual([]);
});

test('finds British spellings and misspellings', async () => {
  expect(await misspelled('The colour of the harbour was gray.')).toEqual(['colour', 'harbour']);
  expect(await misspelled('They recieve a letter.')).toEqual(['recieve']);
});

test.each([
  'The the cat sat.',
  'It is here , and there.',
  'One,two.',
  'A old man and a umbrella.',
  'An house by the sea.',
  'He left - and came back.',
  'The sequence goes on in the same way.',
])('finds the style error in "%s"', (text) => expect(slipsIn(text)).not.toEqual([]));

test.each([
  'A unit, a use, a European, a one-way street.',
  'An hour and an honest heir.',
  'The points A and B ... and so on.',
])('finds no style error in "%s"', (text) => expect(slipsIn(text)).toEqual([]));
