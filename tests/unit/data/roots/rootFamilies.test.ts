/** Requirements for the roots and their families. */
import { expect, test } from 'vitest';
import { rootFamilies } from '@/data/roots/rootFamilies';

test('has about forty roots, each once, in alphabetical order', () => {
  expect(rootFamilies.length).toBeGreaterThanOrEqual(40);
  const names = rootFamilies.map(({ forms }) => forms[0]);
  expect(names).toEqual([...new Set(names)].toSorted());
  const forms = rootFamilies.flatMap((root) => root.forms);
  expect(new Set(forms).size).toBe(forms.length);
});

test('each has four to eight words of its family and one look-alike', () => {
  for (const { forms, family, lookAlike } of rootFamilies) {
    expect(family.length, forms[0]).toBeGreaterThanOrEqual(4);
    expect(family.length, forms[0]).toBeLessThanOrEqual(8);
    const words = family.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words).not.toContain(lookAlike.word);
  }
});
