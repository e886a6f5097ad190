/** Counts quantitative items by material, independent of topic: graphs, tables, and a few subjects that every form must include. */
import type { QuantitativeItem } from '@/domain/exam/items/item';

const says = (pattern: RegExp) => (item: QuantitativeItem) => pattern.test(`${item.stem} ${item.method}`);

/** Recognizes each type of material by the item's figure or table, or by words in its stem and method. */
const tests = {
  'a line graph': ({ figure }: QuantitativeItem) => figure?.kind === 'line-graph',
  'a circle graph': ({ figure }: QuantitativeItem) => figure?.kind === 'circle-graph',
  'a pictograph': ({ figure }: QuantitativeItem) => figure?.kind === 'pictograph',
  'a table': ({ table }: QuantitativeItem) => table !== null,
  'the volume of a solid': says(/\bvolume\b/i),
  'the Pythagorean theorem': says(/\b(?:Pythagorean|hypotenuse)\b/),
  'an absolute value': says(/\babsolute values?\b|`[^`]*\|/i),
  'a median or range': says(/\b(?:median|range)\b/i),
} as const;
export type MaterialKind = keyof typeof tests;

const names = Object.keys(tests).filter((name): name is MaterialKind => name in tests);

export function countMaterialKinds(
  items: readonly QuantitativeItem[],
): readonly (readonly [MaterialKind, number])[] {
  return names.map((name) => [name, items.filter(tests[name]).length]);
}
