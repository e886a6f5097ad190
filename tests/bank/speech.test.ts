/** Everything that is read aloud is in words: a speech engine skips or spells the signs of a formula. */
import { describe, expect, test } from 'vitest';
import { generators } from '@/data/items/generators';
import { buildGeneratedItem, generateDraftItem } from '@/data/items/generators/generator';
import type { Item } from '@/domain/exam/items/item';
import { questionSpeech } from '@/features/player/tools/speech';
import { files } from './bank-content';

const sign = /[\^_{}|√∛=+−×÷<>≤≥≠π²³]|\d\/\d|undefined/;
const unspoken = (item: Item) =>
  questionSpeech(item)
    .filter((sentence) => sign.test(sentence))
    .map((sentence) => `${item.id}: ${sentence}`);

test('every question of the bank is spoken without signs', () => {
  const items = files.flatMap((file) => file.items);
  expect(items.length).toBeGreaterThan(900);
  expect(items.flatMap(unspoken)).toEqual([]);
});

describe('every generator’s questions are spoken without signs', () => {
  test.each(generators.map((generator) => [generator.id, generator] as const))('%s', (_, generator) => {
    const items = Array.from({ length: 40 }, (__, seed) =>
      buildGeneratedItem(generator, seed + 1, generateDraftItem(generator, seed + 1)),
    );
    expect(items.flatMap(unspoken)).toEqual([]);
  });
});
