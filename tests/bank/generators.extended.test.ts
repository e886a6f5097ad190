import { describe, expect, test } from 'vitest';
import { generatorFaults } from '@/data/items/validators/generatorFaults';
import { generators } from '@/data/items/generators';

describe('every generator on 500 seeds', () => {
  test.each(generators.map((generator) => [generator.id, generator] as const))('%s', (_, generator) => {
    expect(generatorFaults(generator, 500)).toEqual([]);
  });
});
