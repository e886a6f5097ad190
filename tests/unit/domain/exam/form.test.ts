import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imbalances } from '@/domain/exam/balance';
import { drawForm, questionCount, quickVerbalPlan } from '@/domain/exam/form';
import { focusOf, itemRef, type VerbalItem } from '@/domain/exam/item';
import { present } from '@/lib/assert';
import { sampleItems, synonymItem } from './sample-items';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const byId = new Map(sampleItems.map((item) => [item.id, item]));
/** A form names an item by its id, and from its second version on by the version too. */
test('an item that has changed is another for a form', () => {
  expect(itemRef({ id: 'syn-0001', version: 1 })).toBe('syn-0001');
  expect(itemRef({ id: 'syn-0001', version: 3 })).toBe('syn-0001@3');
  const changed = sampleItems.map((item) => ({ ...item, version: 2 }));
  expect(drawForm(quickVerbalPlan, changed, 1).itemIds.every((ref) => ref.endsWith('@2'))).toBe(true);
});

const itemsOf = (ids: readonly string[]) => ids.map((id) => present(byId.get(id), id));

describe('the quick verbal test', () => {
  test('is ten questions in five minutes, synonyms first', () => {
    expect(questionCount(quickVerbalPlan)).toBe(10);
    expect(quickVerbalPlan.limitMs).toBe(300_000);
    expect(quickVerbalPlan.parts.map((part) => part.kind)).toEqual(['synonym', 'analogy']);
  });

  test('any seed: the same form again, whatever the order of the bank; balanced; no item twice', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const form = drawForm(quickVerbalPlan, sampleItems, seed);
        expect(drawForm(quickVerbalPlan, sampleItems.toReversed(), seed)).toEqual(form);
        expect(form).toMatchObject({ planId: 'quick-verbal', seed, limitMs: 300_000 });
        expect(new Set(form.itemIds).size).toBe(10);
        expect(imbalances(itemsOf(form.itemIds))).toEqual([]);
      }),
    );
  });

  test('any seed: each part goes from easy to hard, over several difficulties and topics', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = itemsOf(drawForm(quickVerbalPlan, sampleItems, seed).itemIds);
        expect(drawn.map((item) => item.kind)).toEqual([
          ...Array(5).fill('synonym'),
          ...Array(5).fill('analogy'),
        ]);
        for (const part of [drawn.slice(0, 5), drawn.slice(5)]) {
          expect(part.map((item) => item.difficulty)).toEqual([1, 2, 3, 4, 5]);
          expect(new Set(part.map(focusOf)).size).toBeGreaterThanOrEqual(4);
        }
      }),
    );
  });

  test('different seeds give different forms', () => {
    const forms = Array.from({ length: 100 }, (_, seed) =>
      drawForm(quickVerbalPlan, sampleItems, seed).itemIds.join(),
    );
    expect(new Set(forms).size).toBeGreaterThan(95);
  });

  test('a bank whose keys are all alike still gives a form', () => {
    const alike: VerbalItem[] = sampleItems.map((item) => ({ ...item, key: 'A' }));
    expect(drawForm(quickVerbalPlan, alike, 3).itemIds).toHaveLength(10);
  });

  test('a bank that is too small is named in plain words', () => {
    expect(() => drawForm(quickVerbalPlan, [synonymItem(1), synonymItem(2)], 1)).toThrow(
      'Quick Verbal Test needs 5 items of kind synonym, the bank has 2',
    );
  });
});
