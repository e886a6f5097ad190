import { partsForTiming } from '@/domain/exam/test/test-plan';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAnswerKeyPatterns } from '@/domain/exam/test/answer-key-patterns';
import { fullTestPlan, singleSectionPlan } from '@/domain/exam/catalog/full-test-plan';
import { halfVerbalPlan, quickVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import {
  type TestForm,
  type TestFormOptions,
  buildTestForm,
  type TestContent,
} from '@/domain/exam/test/form';
import { itemTopicLabel, type Item, itemRef, choiceLetters } from '@/domain/exam/items/item';
import { assertPresent } from '@/lib/assert';
import { practice, real, sampleContent } from '../sample-attempts';
import { sampleItems, synonymItem, writingPrompt } from '../sample-items';

const nothing: TestContent = { items: [], passages: [], prompts: [] };
const seeds = fc.integer({ min: 0, max: 0xffffffff });

/** Options with a pool whose synonyms and analogies are in two files, as in the bank. */
function drawing(
  seed: number,
  changes: Partial<TestFormOptions> = {},
  pool: readonly Item[] = sampleItems,
): TestFormOptions {
  return {
    conditions: real,
    timing: 'standard',
    seed,
    seen: new Set(),
    contentOf: (name) => ({
      ...nothing,
      items: pool.filter(({ kind }) => kind === (name === 'practice/synonyms' ? 'synonym' : 'analogy')),
    }),
    ...changes,
  };
}

function refsOf({ parts }: TestForm): readonly string[] {
  return parts.flatMap((part) => (part.kind === 'section' ? part.items : []));
}

/** A pool with only four key letters at any difficulty: many draws from it are unbalanced. */
const fewKeys: readonly Item[] = sampleItems.map((item, index) => ({
  ...item,
  key: assertPresent(choiceLetters[Math.floor(index / 5) % 4], 'a letter'),
}));

const byRef = new Map(sampleItems.map((item) => [itemRef(item), item]));
const itemsOf = (form: TestForm) => refsOf(form).map((ref) => assertPresent(byRef.get(ref), ref));

describe('a form of a frozen set', () => {
  const options: TestFormOptions = {
    conditions: practice,
    timing: 'half-more',
    seed: 7,
    seen: new Set(['qua-0001']),
    contentOf: (name) =>
      name === 'form-b/writing'
        ? { ...nothing, prompts: sampleContent.prompts }
        : { ...sampleContent, prompts: [] },
  };

  test('has the order of its files, regardless of the seed and seen items', () => {
    const form = buildTestForm(singleSectionPlan('form-b', 'reading'), options);
    expect(form.parts).toMatchObject([
      { items: sampleContent.items.map(itemRef), passages: sampleContent.passages.map(itemRef) },
    ]);
    expect(
      buildTestForm(singleSectionPlan('form-b', 'reading'), { ...options, seed: 8, seen: new Set() }),
    ).toEqual(form);
  });

  test('has the key of each item', () => {
    const { items } = sampleContent;
    expect(buildTestForm(singleSectionPlan('form-b', 'reading'), options).parts).toMatchObject([
      { keys: items.map(({ key }) => key) },
    ]);
  });

  test('records its plan, set, conditions, and timing', () => {
    expect(buildTestForm(fullTestPlan('form-b', false), options)).toMatchObject({
      planId: 'form-b',
      source: { kind: 'set', set: 'form-b' },
      conditions: practice,
      timing: 'half-more',
    });
  });

  test('has the parts of its plan, including an essay with both prompts', () => {
    const timing = 'half-more-home';
    const { parts } = buildTestForm(fullTestPlan('form-b', true), { ...options, timing });
    expect(parts.map(({ id }) => id)).toEqual(
      partsForTiming(fullTestPlan('form-b', true), timing).map(({ id }) => id),
    );
    expect(parts[0]).toEqual({
      kind: 'essay',
      id: 'writing',
      limitMs: 2_250_000,
      prompts: ['pro-0001', 'pro-0002'],
      content: ['form-b/writing'],
    });
    expect(parts.at(-1)).toMatchObject({ id: 'experimental', scored: false });
  });

  test('names a changed item with its version', () => {
    const changed = {
      ...options,
      contentOf: () => ({ ...nothing, items: [synonymItem(1, { version: 3 })] }),
    };
    expect(refsOf(buildTestForm(singleSectionPlan('form-b', 'verbal'), changed))).toEqual(['syn-0001@3']);
  });
});

describe('a form drawn from the pool with any seed', () => {
  test('is the same for the same seed, whatever the order of the bank', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const form = buildTestForm(quickVerbalPlan('upper'), drawing(seed));
        expect(buildTestForm(quickVerbalPlan('upper'), drawing(seed, {}, sampleItems.toReversed()))).toEqual(
          form,
        );
        expect(form).toMatchObject({ planId: 'quick-verbal', source: { kind: 'seed', seed } });
      }),
      { numRuns: 50 },
    );
  });

  test('has the key of each item', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const form = buildTestForm(quickVerbalPlan('upper'), drawing(seed));
        expect(form.parts).toMatchObject([{ keys: itemsOf(form).map(({ key }) => key) }]);
      }),
      { numRuns: 20 },
    );
  });

  test('asks ten different questions with balanced keys', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const form = buildTestForm(quickVerbalPlan('upper'), drawing(seed, {}, fewKeys));
        const drawn = refsOf(form).map((ref) =>
          assertPresent(
            fewKeys.find((item) => itemRef(item) === ref),
            ref,
          ),
        );
        expect(new Set(drawn).size).toBe(10);
        expect(findAnswerKeyPatterns(drawn)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('asks synonyms first, each kind from easy to hard and across several topics', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const drawn = itemsOf(buildTestForm(quickVerbalPlan('upper'), drawing(seed)));
        const kinds = [drawn.slice(0, 5), drawn.slice(5)];
        expect(kinds.map((items) => [...new Set(items.map(({ kind }) => kind))])).toEqual([
          ['synonym'],
          ['analogy'],
        ]);
        for (const items of kinds) {
          expect(items.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3, 4, 5]);
          expect(new Set(items.map(itemTopicLabel)).size).toBeGreaterThanOrEqual(4);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('uses unseen items as long as there are enough of a kind, and seen ones only for the rest', () => {
    const seenItems = fc.subarray(sampleItems.map(itemRef));
    fc.assert(
      fc.property(seeds, seenItems, (seed, refs) => {
        const seen = new Set(refs);
        const drawn = itemsOf(buildTestForm(quickVerbalPlan('upper'), drawing(seed, { seen })));
        for (const kind of ['synonym', 'analogy']) {
          const unseen = sampleItems.filter((item) => item.kind === kind && !seen.has(itemRef(item)));
          const drawnUnseen = drawn.filter((item) => item.kind === kind && !seen.has(itemRef(item)));
          expect(drawnUnseen).toHaveLength(Math.min(5, unseen.length));
        }
        expect(new Set(drawn).size).toBe(10);
      }),
      { numRuns: 100 },
    );
  });
});

describe('essay prompts', () => {
  const pool = ['personal', 'general'].flatMap((kind, row) =>
    [1, 2, 3].map((n) => writingPrompt(row * 3 + n, { kind: kind === 'personal' ? 'personal' : 'general' })),
  );
  const promptsOf = (seed: number, seen: readonly string[] = [], of = pool) =>
    buildTestForm(
      writingSamplePlan('upper'),
      drawing(seed, { seen: new Set(seen), contentOf: () => ({ ...nothing, prompts: of }) }),
    ).parts.flatMap((part) => (part.kind === 'essay' ? part.prompts : []));

  test('are a story and an opinion, and the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [story = '', opinion = ''] = promptsOf(seed);
        expect(['wri-0001', 'wri-0002', 'wri-0003']).toContain(story);
        expect(['wri-0004', 'wri-0005', 'wri-0006']).toContain(opinion);
        expect(promptsOf(seed, [], pool.toReversed())).toEqual([story, opinion]);
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    ['the one story that wasn’t seen', ['wri-0001', 'wri-0003'], /^wri-0002,/],
    ['the one opinion that wasn’t seen', ['wri-0004', 'wri-0005'], /,wri-0006$/],
    ['any of them, if all were seen', pool.map(({ id }) => id), /^wri-000[123],wri-000[456]$/],
  ])('are %s', (_, seen, expected) => {
    for (let seed = 0; seed < 20; seed += 1) expect(promptsOf(seed, seen).join()).toMatch(expected);
  });

  test('are the other two when a full form is taken again', () => {
    const ofForm = [writingPrompt(1, { kind: 'personal' }), writingPrompt(2, { kind: 'personal' })].concat([
      writingPrompt(3, { kind: 'general' }),
      writingPrompt(4, { kind: 'general' }),
    ]);
    const taking = (seed: number, seen: ReadonlySet<string>) =>
      buildTestForm(fullTestPlan('form-b', true), {
        ...drawing(seed, { seen }),
        contentOf: (name) =>
          name === 'form-b/writing' ? { ...nothing, prompts: ofForm } : { ...sampleContent, prompts: [] },
      }).parts.flatMap((part) => (part.kind === 'essay' ? part.prompts : []));
    for (let seed = 0; seed < 20; seed += 1) {
      const first = taking(seed, new Set());
      expect(first).toHaveLength(2);
      expect([...first, ...taking(seed + 1, new Set(first))].toSorted()).toEqual(ofForm.map(({ id }) => id));
    }
  });

  test('vary by seed until each is used', () => {
    const met = new Set(Array.from({ length: 40 }, (_, seed) => promptsOf(seed)).flat());
    expect(met.size).toBe(6);
  });
});

describe('drawing a form', () => {
  test('gives different forms for different seeds', () => {
    const forms = Array.from({ length: 60 }, (_, seed) =>
      refsOf(buildTestForm(quickVerbalPlan('upper'), drawing(seed))).join(),
    );
    expect(new Set(forms).size).toBeGreaterThan(55);
  });

  test('recognizes a changed item as already seen', () => {
    const pool = sampleItems.map((item) => ({ ...item, version: 2 }));
    const seen = new Set(sampleItems.filter(({ difficulty }) => difficulty === 3).map(({ id }) => id));
    const drawn = refsOf(buildTestForm(quickVerbalPlan('upper'), drawing(1, { seen }, pool)));
    expect(seen.size).toBeGreaterThan(5);
    expect(drawn.filter((ref) => seen.has(ref.replace('@2', '')))).toEqual([]);
  });

  test('works with a pool whose keys are all the same', () => {
    const alike = sampleItems.map((item) => ({ ...item, key: 'A' as const }));
    expect(refsOf(buildTestForm(quickVerbalPlan('upper'), drawing(3, {}, alike)))).toHaveLength(10);
  });

  test('can use the pool up to the last item', () => {
    const fifteen = sampleItems.filter(({ id }) => Number(id.slice(-4)) <= 15);
    expect(new Set(refsOf(buildTestForm(halfVerbalPlan('upper'), drawing(1, {}, fifteen)))).size).toBe(30);
  });

  test('throws a plain message about what is missing if the pool is too small', () => {
    expect(() =>
      buildTestForm(quickVerbalPlan('upper'), drawing(1, {}, [synonymItem(1), synonymItem(2)])),
    ).toThrow('Verbal needs 5 items of kind synonym, the pool has 2');
  });
});
