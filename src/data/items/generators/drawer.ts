/** Generates items by generator id and seed, for practice. */
import type { QuantitativeItem } from '@/domain/exam/items/item';
import { generators } from '.';
import { generateItem } from './generator';

const byId = new Map(generators.map((generator) => [generator.id, generator]));

export function itemFor(id: string, seed: number): QuantitativeItem | undefined {
  const generator = byId.get(id);
  return generator === undefined ? undefined : generateItem(generator, seed);
}
