import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { drawnItemId } from '@/domain/plan/drills/draw-mixed';
import { drawRecalls, findSiblingGenerator } from '@/domain/plan/drills/draw-recalls';
import { times } from '../../exam/report/sample-results';
import {
  answer,
  attemptWith,
  dayMs,
  nounItem,
  nowMs,
  percentItem,
  smallIndex,
  wrong,
} from '../sample-practice';

/** The entry of a missed item with this many correct reviews. */
function mistakeIn(ref: string, recalls = 0, index = smallIndex): Mistake {
  const [mistake] = buildErrorLog([attemptWith(nowMs, [answer(ref, wrong)])], index);
  if (mistake === undefined) throw new Error(`${ref} is in no log`);
  return { ...mistake, recalls };
}

const options = {
  index: smallIndex,
  seen: new Map<string, number>(),
  nowMs,
  seed: 1,
  count: 10,
};

const more = times(12, (n) => nounItem(`syn-1${100 + n}`));

const drawnFor = (mistake: Mistake, seed = 1, seen: ReadonlyMap<string, number> = new Map()) =>
  drawRecalls([mistake], { ...options, seen, seed }).map(({ drawnItem }) =>
    drawnItem.kind === 'item' ? drawnItem.facts.id : drawnItem.generator.id,
  );

describe('how a review repeats a mistake', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['a math question as itself at first', 'qua-0001', 0, ['qua-0001']],
    ['after a right review as a sibling: an easy one, as it is easy itself', 'qua-0001', 1, ['percent-easy']],
    ['after a right review as a sibling: a hard one', 'qua-0002', 2, ['percent-hard']],
    ['as itself if its topic has no generator', 'qua-0003', 2, ['qua-0003']],
    ['a synonym always as itself', 'syn-0001', 2, ['syn-0001']],
    ['a question on a passage as itself', 'rea-0001', 2, ['rea-0001']],
    ['a generator’s item with new numbers', 'percent-easy-7', 0, ['percent-easy']],
    ['in its current version', 'qua-0001@2', 0, ['qua-0001']],
  ])('%s', (_, ref, recalls, expected) => {
    expect(drawnFor(mistakeIn(ref, recalls))).toEqual(expected);
  });

  test('as itself if its remaining siblings were asked this evening, and as a sibling the next day', () => {
    const again = mistakeIn('qua-0001', 1);
    const seen = new Map([
      ['percent-easy-3', nowMs - 3_600_000],
      ['percent-hard-3', nowMs - 7_200_000],
    ]);
    expect(drawnFor(again, 1, seen)).toEqual(['qua-0001']);
    const tomorrow = drawRecalls([again], { ...options, seen, nowMs: nowMs + dayMs });
    expect(tomorrow.map(({ drawnItem }) => drawnItem.kind)).toEqual(['generated']);
  });

  test('no generator is used twice in one review', () => {
    const due = [mistakeIn('qua-0001', 1), mistakeIn('percent-easy-7'), mistakeIn('qua-0002', 1)];
    const generators = drawRecalls(due, options).flatMap(({ drawnItem }) =>
      drawnItem.kind === 'generated' ? [drawnItem.generator.id] : [],
    );
    expect(generators).toEqual(['percent-hard', 'percent-easy']);
  });

  test('not at all if the bank no longer has it', () => {
    const gone = buildItemIndex('upper', { items: [nounItem('syn-0009')], generators: [] });
    expect(drawnFor(mistakeIn('syn-0009', 0, gone))).toEqual([]);
  });

  test('items missing from the bank don’t take the place of others', () => {
    const gone = times(5, (n) => nounItem(`syn-900${n}`));
    const before = buildItemIndex('upper', {
      items: [...smallIndex.items, ...gone, ...more],
      generators: smallIndex.generators,
    });
    const due = [...gone, ...more].map(({ id }) => mistakeIn(id, 0, before));
    const now = buildItemIndex('upper', { items: more, generators: smallIndex.generators });
    expect(drawRecalls(due, { ...options, index: now }).map(({ mistake }) => mistake.id)).toEqual(
      more.slice(0, options.count).map(({ id }) => id),
    );
  });

  test('new numbers are always ones the student hasn’t seen', () => {
    const [first] = drawRecalls([mistakeIn('percent-easy-7')], { ...options, seed: 5 });
    if (first === undefined) throw new Error('A mistake is asked again');
    const met = new Map([[drawnItemId(first.drawnItem), nowMs]]);
    const [second] = drawRecalls([mistakeIn('percent-easy-7')], { ...options, seen: met, seed: 5 });
    expect(second?.drawnItem).not.toEqual(first.drawnItem);
    expect(second?.drawnItem.kind).toBe('generated');
  });
});

test('draws at most the requested number, in the given order, each once, and the same for the same seed', () => {
  const index = buildItemIndex('upper', {
    items: times(30, (n) => percentItem(`qua-${1000 + n}`)),
    generators: smallIndex.generators,
  });
  const mistakes = times(30, (n) => mistakeIn(`qua-${1000 + n}`, n % 3, index));
  fc.assert(
    fc.property(fc.subarray(mistakes), fc.nat(), fc.integer({ min: 1, max: 40 }), (due, seed, count) => {
      const recalls = drawRecalls(due, { ...options, index, seed, count });
      expect(recalls.map(({ mistake }) => mistake)).toEqual(due.slice(0, count));
      expect(new Set(recalls.map(({ drawnItem }) => drawnItemId(drawnItem))).size).toBe(recalls.length);
      expect(drawRecalls(due, { ...options, index, seed, count })).toEqual(recalls);
    }),
  );
});

test.each([
  [1, 'percent-easy'],
  [2, 'percent-easy'],
  [3, 'percent-hard'],
  [5, 'percent-hard'],
] as const)('the sibling of a question with difficulty %i is %s', (difficulty, id) => {
  expect(findSiblingGenerator({ facts: percentItem('qua-0001', { difficulty }) }, smallIndex)?.id).toBe(id);
});
