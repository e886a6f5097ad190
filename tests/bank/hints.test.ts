/** A hint for every wrong choice, of the bank's items and of generated ones. */
import { expect, test } from 'vitest';
import { generators } from '@/data/items/generators';
import { generate } from '@/data/items/generators/generator';
import { hintFor } from '@/domain/exam/hint';
import { choiceOf, type Item, letters } from '@/domain/exam/item';
import { files } from './bank-content';

const asked: readonly Item[] = [
  ...files.flatMap(({ items }) => items),
  ...generators.flatMap((generator) => [1, 2, 3].map((seed) => generate(generator, seed))),
];

test('names what tempts and what to do, and doesn’t give the answer away', () => {
  expect(asked.length).toBeGreaterThan(1000);
  for (const item of asked) {
    for (const letter of letters.filter((each) => each !== item.key)) {
      const { trap, help } = hintFor(item, letter);
      expect(trap, item.id).toMatch(/\S/);
      expect(help?.text, item.id).toMatch(/^\S.*[.?”`]$/s);
      if (help?.kind === 'first-step')
        expect(help.text, item.id).not.toContain(choiceOf(item, item.key).text);
    }
  }
});
