import { expect, test } from 'vitest';
import { fiveOf, quantitativeItem } from '../unit/domain/exam/sample-items';
import { generators } from '@/data/items/generators';
import { generateItem } from '@/data/items/generators/generator';
import { files } from './bank-content';
import { claimFaults } from './claims';

test('every equation between numbers in a method or an explanation of the bank is true', () => {
  const faults = files.flatMap(({ name, items }) =>
    items.flatMap((item) =>
      item.kind === 'quantitative' ? claimFaults(item).map((fault) => `${name}: ${item.id}: ${fault}`) : [],
    ),
  );
  expect(faults).toEqual([]);
});

test.each(generators.map((generator) => [generator.id, generator] as const))(
  '%s makes only true claims on fifty seeds',
  (_, generator) => {
    const seeds = Array.from({ length: 50 }, (_each, index) => index + 1);
    expect(seeds.flatMap((seed) => claimFaults(generateItem(generator, seed)))).toEqual([]);
  },
);

test.each([
  ['`24 + 10 = 35` is the sum.', 1],
  ['`24 + 10 = 34` is the sum.', 0],
  ['First `3 * 4 = 12 = 2 * 7` is doubled.', 1],
  ['`{1/2} < {1/3}` tells their order.', 1],
  ['`x = 5` is put in: `2x + 1 = 11`.', 0],
  ['Only one choice gives 7 when 3 is put in.', 1],
])('the method "%s" has %i untrue claims', (method, count) => {
  expect(claimFaults(quantitativeItem(1, { method }))).toHaveLength(count);
});

test('reports a false explanation, and allows "only one" when a condition is tested', () => {
  const [a, ...rest] = fiveOf(['1', '2', '3', '4', '5']);
  const choices = [{ ...a, why: 'Here `2 * 2 = 5` was used.' }, ...rest] as const;
  expect(
    claimFaults(
      quantitativeItem(1, { choices: [choices[0], choices[1], choices[2], choices[3], choices[4]] }),
    ),
  ).toEqual(["claims what isn't so: Here `2 * 2 = 5` was used."]);
  expect(
    claimFaults(
      quantitativeItem(1, { method: 'Only one choice is more than four.', check: { holds: 'c > 4' } }),
    ),
  ).toEqual([]);
});
