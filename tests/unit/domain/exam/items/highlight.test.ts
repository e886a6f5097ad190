import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Highlight, withHighlight, withoutHighlight } from '@/domain/exam/items/highlight';

const stretch = (start: number, end: number, changes: Partial<Highlight> = {}): Highlight => ({
  passage: 'pas-0001',
  paragraph: 0,
  start,
  end,
  ...changes,
});
const ends = (all: readonly Highlight[]) => all.map(({ start, end }) => [start, end]);

describe('adding a highlight', () => {
  test.each<[string, Highlight[], Highlight, number[][]]>([
    ['is kept unchanged', [], stretch(3, 8), [[3, 8]]],
    [
      'stays separate from a distant one',
      [stretch(0, 2)],
      stretch(3, 8),
      [
        [0, 2],
        [3, 8],
      ],
    ],
    ['merges with one that it overlaps', [stretch(0, 5)], stretch(3, 8), [[0, 8]]],
    ['merges with one that it touches in front', [stretch(0, 3)], stretch(3, 8), [[0, 8]]],
    ['merges with one that it touches behind', [stretch(8, 9)], stretch(3, 8), [[3, 9]]],
    ['absorbs one within it', [stretch(4, 5)], stretch(3, 8), [[3, 8]]],
    ['bridges two', [stretch(0, 4), stretch(6, 9)], stretch(3, 7), [[0, 9]]],
    [
      'leaves others of the paragraph alone',
      [stretch(20, 25), stretch(0, 4)],
      stretch(3, 7),
      [
        [20, 25],
        [0, 7],
      ],
    ],
  ])('%s', (_, before, added, after) => {
    expect(ends(withHighlight(before, added))).toEqual(after);
  });

  test.each([
    ['another paragraph', stretch(3, 8, { paragraph: 1 })],
    ['another passage', stretch(3, 8, { passage: 'pas-0002' })],
  ])('in %s merges nothing', (_, added) => {
    expect(withHighlight([stretch(0, 5)], added)).toEqual([stretch(0, 5), added]);
  });

  test.each([
    ['an empty range', stretch(4, 4)],
    ['a range that ends before it starts', stretch(8, 3)],
    ['a range that starts before the paragraph', stretch(-1, 3)],
    ['a range that starts within a character', stretch(0.5, 30)],
    ['a range without an end', stretch(3, Number.NaN)],
    ['a range in no paragraph', stretch(3, 8, { paragraph: -1 })],
    ['a range that is already highlighted', stretch(12, 18)],
  ])('changes nothing with %s', (_, added) => {
    const before = [stretch(10, 20)];
    expect(withHighlight(before, added)).toBe(before);
  });
});

describe('removing a highlight', () => {
  test.each<[string, Highlight[], Highlight, number[][]]>([
    ['takes all of it', [stretch(3, 8)], stretch(3, 8), []],
    ['takes a smaller one within', [stretch(3, 8)], stretch(0, 20), []],
    ['cuts off the beginning', [stretch(3, 8)], stretch(0, 5), [[5, 8]]],
    ['cuts off the end', [stretch(3, 8)], stretch(5, 20), [[3, 5]]],
    [
      'splits in two',
      [stretch(3, 8)],
      stretch(5, 6),
      [
        [3, 5],
        [6, 8],
      ],
    ],
    [
      'cuts two at once',
      [stretch(0, 4), stretch(6, 9)],
      stretch(3, 7),
      [
        [0, 3],
        [7, 9],
      ],
    ],
  ])('%s', (_, before, removed, after) => {
    expect(ends(withoutHighlight(before, removed))).toEqual(after);
  });

  test.each([
    ['a range that only touches', stretch(20, 30)],
    ['a range elsewhere', stretch(0, 5)],
    ['another paragraph', stretch(12, 18, { paragraph: 1 })],
    ['another passage', stretch(12, 18, { passage: 'pas-0002' })],
    ['an empty range', stretch(15, 15)],
  ])('changes nothing with %s', (_, removed) => {
    const before = [stretch(10, 20)];
    expect(withoutHighlight(before, removed)).toBe(before);
  });
});

test('after any changes, a character is highlighted if it was last added, and never twice', () => {
  const change = fc.record({
    adds: fc.boolean(),
    start: fc.integer({ min: 0, max: 15 }),
    end: fc.integer({ min: 0, max: 16 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      let all: readonly Highlight[] = [];
      const lit = new Set<number>();
      for (const { adds, start, end } of changes) {
        all = adds ? withHighlight(all, stretch(start, end)) : withoutHighlight(all, stretch(start, end));
        for (let at = start; at < end; at += 1)
          if (adds) lit.add(at);
          else lit.delete(at);
      }
      const covered = all.flatMap(({ start, end }) =>
        Array.from({ length: end - start }, (_, i) => start + i),
      );
      expect(covered.toSorted((a, b) => a - b)).toEqual([...lit].toSorted((a, b) => a - b));
    }),
  );
});
