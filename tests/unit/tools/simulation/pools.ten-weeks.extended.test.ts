import { expect, test } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { wordIndexes } from '@/data/words/wordIndex';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { simulatedWeeks, simulatePools } from '../../../../tools/simulation/pools';

test('ten weeks of practice, 50 minutes a day, ask no question again by accident and use up no section', async () => {
  const index = await loadItemIndex('upper');
  const { uses, repeats, usedUp } = simulatePools({
    index,
    wordIndex: wordIndexes.upper,
    seeds: [1, 2, 3, 4],
  });
  expect(Object.fromEntries(repeats)).toEqual({});
  expect(Object.fromEntries(usedUp)).toEqual({});
  expect(uses.filter(({ perWeek }) => perWeek === 0)).toEqual([]);
});

test('the first files of the pool alone would be used up', async () => {
  const { items, generators } = await loadItemIndex('upper');
  const first = buildItemIndex('upper', {
    items: items.filter(({ file }) => !/^practice\/.*-\d$/.test(file)),
    generators,
  });
  const { uses, usedUp } = simulatePools({ index: first, wordIndex: wordIndexes.upper, seeds: [2] });
  expect(usedUp.get(2)).toContain('verbal');
  for (const topic of ['reading-detail', 'reading-inference'])
    expect(uses.find((use) => use.topic === topic)?.weeks, topic).toBeLessThan(simulatedWeeks / 2);
});
