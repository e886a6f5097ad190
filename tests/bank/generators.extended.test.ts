import { describe, expect, test } from 'vitest';
import { generatorFaults } from '@/data/items/validators/generatorFaults';
import { recurringOpenings } from '@/data/items/validators/wornOpenings';
import { generators } from '@/data/items/generators';
import { generateItem, integersUpTo } from '@/data/items/generators/generator';

describe('every generator on 500 seeds', () => {
  test.each(generators.map((generator) => [generator.id, generator] as const))('%s', (_, generator) => {
    expect(generatorFaults(generator, 500)).toEqual([]);
  });
});

test('the explanations of all generators together open in their own words', () => {
  const explanations = generators.flatMap((generator) =>
    integersUpTo(30).flatMap((seed) => generateItem(generator, seed).choices.map(({ why }) => why)),
  );
  expect(recurringOpenings(explanations)).toEqual([]);
});
