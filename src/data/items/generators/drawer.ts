/** Generates items from a generator's id and a seed. In a module of its own, which pages load on demand with all generators. */
import type { QuantitativeItem } from '@/domain/exam/items/item';
import { generators } from '.';
import { generateItem } from './generator';

const byId = new Map(generators.map((generator) => [generator.id, generator]));

export function itemFor(id: string, seed: number): QuantitativeItem | undefined {
  const generator = byId.get(id);
  return generator === undefined ? undefined : generateItem(generator, seed);
}
