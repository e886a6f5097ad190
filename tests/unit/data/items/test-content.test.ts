import { describe, expect, test } from 'vitest';
import { loadContentFiles, loadFormContent } from '@/data/items/test-content';
import { contentNames, type TestPlan } from '@/domain/exam/test/test-plan';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan, fullReadingPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import { type TestForm, type FormSection, buildTestForm } from '@/domain/exam/test/form';
import { type Item, itemRef } from '@/domain/exam/items/item';
import { synonymItem } from '../../domain/exam/sample-items';
import { oneSection, quantitativePart } from '../../domain/exam/sample-attempts';

async function formOfPlan(plan: TestPlan): Promise<TestForm> {
  return buildTestForm(plan, {
    conditions: { mode: 'real' },
    timing: 'standard',
    seed: 1,
    seen: new Set(),
    contentOf: await loadContentFiles(contentNames(plan.parts)),
  });
}

const withItems = (items: readonly string[], content: FormSection['content']): TestForm => ({
  ...oneSection,
  parts: [{ ...quantitativePart, items, content }],
});

const holding = (...items: Item[]) => Promise.resolve({ items, passages: [], prompts: [] });

const earlier = () => Promise.reject(new Error('nothing of it is of before'));

describe('the content of a whole test', () => {
  test.each([
    quickVerbalPlan('upper'),
    diagnosticPlan('upper', true),
    fullTestPlan('form-b', true),
    writingSamplePlan('upper'),
    diagnosticPlan('middle', true),
    fullTestPlan('middle-b', true),
    fullReadingPlan('middle'),
  ])('$id has every item, passage, and prompt that its form names', async (plan) => {
    const form = await formOfPlan(plan);
    const content = await loadFormContent(form);
    const has = new Set([...content.items, ...content.passages, ...content.prompts].map(itemRef));
    const named = form.parts.flatMap((part) => {
      if (part.kind === 'break') return [];
      return part.kind === 'essay' ? part.prompts : [...part.items, ...part.passages];
    });
    expect(named.length).toBeGreaterThan(plan.id === writingSamplePlan('upper').id ? 1 : 9);
    expect(named.filter((ref) => !has.has(ref))).toEqual([]);
  });

  // Before the first release, no item has an earlier version, so this test uses its own.
  const today = synonymItem(1, { version: 2, stem: 'Placid' });
  const before = synonymItem(1, { stem: 'Tranquil' });
  const bank = {
    section: () => holding(today),
    earlier: async () => [await holding(before)],
    generators: () => Promise.reject(new Error('nothing of it is drawn')),
  };

  test('uses the version of a changed item that the student saw', async () => {
    const { items } = await loadFormContent(withItems(['syn-0001'], ['starter/verbal']), bank);
    expect(items.find((item) => itemRef(item) === 'syn-0001')?.stem).toBe('Tranquil');
    expect(items.find((item) => itemRef(item) === 'syn-0001@2')?.stem).toBe('Placid');
  });

  test('doesn’t add an earlier version if the student saw the current one', async () => {
    const { items } = await loadFormContent(withItems(['syn-0001@2'], ['starter/verbal']), bank);
    expect(items).toEqual([today]);
  });

  test('throws an error that names an item that never existed', async () => {
    await expect(loadFormContent(withItems(['syn-9999'], ['starter/verbal']))).rejects.toThrow('syn-9999');
  });

  describe('with generated items', () => {
    const drawn = ['percent-sale-price-7', 'angles-parallel-lines-4294967295'];

    test('generates them again from their ids, next to the items from files', async () => {
      const form = withItems([...drawn, 'syn-0001'], ['starter/verbal']);
      const { items } = await loadFormContent(form);
      for (const ref of drawn) {
        const again = items.filter((item) => itemRef(item) === ref);
        expect(again.map(({ kind }) => kind)).toEqual(['quantitative']);
      }
      expect(items.find(({ id }) => id === 'syn-0001')?.kind).toBe('synonym');
      expect((await loadFormContent(form)).items).toEqual(items);
    });

    test('contains only them if the form has no files', async () => {
      const { items } = await loadFormContent(withItems(drawn, []));
      expect(items.map(itemRef)).toEqual(drawn);
    });

    test('fetches neither generators nor earlier versions if the files have every item', async () => {
      const { items } = await loadFormContent(withItems(['syn-0001@2'], ['starter/verbal']), {
        ...bank,
        earlier,
      });
      expect(items).toEqual([today]);
    });

    test.each([
      'percent-sale-price',
      'percent-sale-price-',
      'percent-sale-price-007',
      'percent-sale-price-7@2',
      'percent-sale-price-12345678901',
      'percent-that-never-was-7',
    ])('throws an error that names the unknown item %s', async (ref) => {
      await expect(loadFormContent(withItems([ref, ...drawn], []))).rejects.toThrow(`no item ${ref}`);
    });
  });
});
