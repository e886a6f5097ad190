import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullReadingPlan, readingPassagePlan } from '@/domain/exam/catalog/practice-plans';
import {
  type TestFormOptions,
  type FormSection,
  buildTestForm,
  type TestContent,
} from '@/domain/exam/test/form';
import { itemRef, type Passage } from '@/domain/exam/items/item';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { assertPresent } from '@/lib/assert';
import { readingItem, real, samplePassage } from '../sample-attempts';

const genres = ['fiction', 'humanities', 'science', 'social-studies'] as const;
const seeds = fc.integer({ min: 0, max: 0xffffffff });

/** Twelve passages, three of each genre, with five questions each, as in the practice pool. */
const passages: readonly Passage[] = Array.from({ length: 12 }, (_, index) =>
  samplePassage(index + 1, { genre: assertPresent(genres[index % 4], 'a genre') }),
);
const pool: TestContent = {
  passages,
  items: passages.flatMap(({ id }, index) =>
    Array.from({ length: 5 }, (_, question) => readingItem(index * 5 + question + 1, id)),
  ),
  prompts: [],
};

function drawn(plan: TestPlan, seed: number, seen: readonly string[] = [], content = pool): FormSection {
  const options: TestFormOptions = {
    conditions: real,
    timing: 'standard',
    seed,
    seen: new Set(seen),
    contentOf: () => content,
  };
  const [section] = buildTestForm(plan, options).parts;
  if (section?.kind !== 'section') throw new Error('A reading test has one section');
  return section;
}

const passageOf = (ref: string) =>
  assertPresent(
    passages.find((passage) => itemRef(passage) === ref),
    ref,
  );
const questionsOf = (passageId: string) =>
  pool.items.filter((item) => item.kind === 'reading' && item.passage === passageId).map(itemRef);

describe('a full reading section with any seed', () => {
  test('has eight different passages, alternating the four genres', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const section = drawn(fullReadingPlan('upper'), seed);
        expect(new Set(section.passages).size).toBe(8);
        const turns = section.passages.map((ref) => passageOf(ref).genre);
        expect(new Set(turns.slice(0, 4)).size).toBe(4);
        expect(turns.slice(4)).toEqual(turns.slice(0, 4));
      }),
    );
  });

  test('asks all questions of each passage, together and in file order', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const section = drawn(fullReadingPlan('upper'), seed);
        expect(section.items).toEqual(section.passages.flatMap((ref) => questionsOf(passageOf(ref).id)));
      }),
    );
  });

  test('leaves out the questions of a passage beyond its five', () => {
    const sixth = passages.map(({ id }, index) => readingItem(100 + index, id));
    const withSixth = { ...pool, items: [...pool.items, ...sixth] };
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(drawn(fullReadingPlan('upper'), seed, [], withSixth)).toEqual(
          drawn(fullReadingPlan('upper'), seed),
        );
      }),
    );
  });

  test('a passage counts as seen if a drill asked its sixth question', () => {
    const science = passages.filter(({ genre }) => genre === 'science');
    const sixth = readingItem(100, assertPresent(science[0], 'a passage').id);
    const section = drawn(fullReadingPlan('upper'), 3, [sixth.id], {
      ...pool,
      items: [...pool.items, sixth],
    });
    expect(section.passages).toEqual(expect.arrayContaining(science.slice(1).map(itemRef)));
  });

  test('is the same for the same seed, whatever the order of the passages in the bank', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const turned = { ...pool, passages: passages.toReversed() };
        expect(drawn(fullReadingPlan('upper'), seed, [], turned)).toEqual(
          drawn(fullReadingPlan('upper'), seed),
        );
      }),
    );
  });

  test('uses unseen passages of each genre first, and one seen question makes a passage seen', () => {
    fc.assert(
      fc.property(seeds, fc.subarray([...passages]), (seed, met) => {
        const seen = met.map(({ id }) => assertPresent(questionsOf(id)[2], id));
        const section = drawn(fullReadingPlan('upper'), seed, seen);
        for (const genre of genres) {
          const unseen = passages.filter((passage) => passage.genre === genre && !met.includes(passage));
          const taken = unseen.filter((passage) => section.passages.includes(itemRef(passage)));
          expect(taken).toHaveLength(Math.min(2, unseen.length));
        }
      }),
    );
  });
});

describe('one passage of a genre', () => {
  test.each(genres)('%s: has the requested genre, with its five questions', (genre) => {
    const section = drawn(readingPassagePlan('upper', genre), 5);
    expect(section.passages.map((ref) => passageOf(ref).genre)).toEqual([genre]);
    expect(section.items).toHaveLength(5);
  });

  test.each(genres)('%s: is different each time until none is left, then one seen before', (genre) => {
    const seen: string[] = [];
    const taken = [1, 2, 3, 4].map((seed) => {
      const section = drawn(readingPassagePlan('upper', genre), seed, seen);
      seen.push(...section.items);
      return section.passages[0];
    });
    expect(new Set(taken.slice(0, 3)).size).toBe(3);
    expect(taken.slice(0, 3)).toContain(taken[3]);
  });
});

describe('too few passages', () => {
  test.each<[string, TestPlan, readonly Passage[], string]>([
    ['none at all', fullReadingPlan('upper'), [], 'Reading needs 8 passages, the pool has 0'],
    [
      'one too few',
      fullReadingPlan('upper'),
      passages.slice(0, 7),
      'Reading needs 8 passages, the pool has 7',
    ],
    [
      'none of the genre',
      readingPassagePlan('upper', 'science'),
      passages.filter(({ genre }) => genre !== 'science'),
      'Reading needs 1 passages, the pool has 0',
    ],
  ])('%s: throws a plain message', (_, plan, few, message) => {
    expect(() => drawn(plan, 1, [], { ...pool, passages: few })).toThrow(message);
  });

  test('of one genre are replaced by others', () => {
    const few = passages.filter(({ genre }, index) => genre !== 'fiction' || index === 0);
    const section = drawn(fullReadingPlan('upper'), 1, [], { ...pool, passages: few });
    expect(new Set(section.passages).size).toBe(8);
    expect(section.passages).toContain('pas-0001');
  });
});
