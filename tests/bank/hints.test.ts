/** Every wrong choice has a hint, in bank items and in generated ones. */
import { expect, test } from 'vitest';
import { generators } from '@/data/items/generators';
import { generateItem } from '@/data/items/generators/generator';
import { hintFor } from '@/domain/exam/items/hint';
import { choiceByLetter, type Item, choiceLetters } from '@/domain/exam/items/item';
import { files } from './bank-content';

const asked: readonly Item[] = [
  ...files.flatMap(({ items }) => items),
  ...generators.flatMap((generator) => [1, 2, 3].map((seed) => generateItem(generator, seed))),
];

test('names the trap and what to do without giving the answer away', () => {
  expect(asked.length).toBeGreaterThan(1000);
  for (const item of asked) {
    for (const letter of choiceLetters.filter((each) => each !== item.key)) {
      const { trap, help } = hintFor(item, letter);
      expect(trap, item.id).toMatch(/\S/);
      expect(help?.text, item.id).toMatch(/^\S.*[.?”`]$/s);
      if (help?.kind === 'first-step')
        expect(help.text, item.id).not.toContain(choiceByLetter(item, item.key).text);
    }
  }
});
