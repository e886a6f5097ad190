import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { type Mistake, buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { drawnItemId } from '@/domain/plan/drills/draw-mixed';
import { drawRecalls, siblingOf } from '@/domain/plan/drills/draw-recalls';
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
  drawRecalls([mistake], { ...options, seen, seed }).map(({ drawn }) =>
    drawn.kind === 'item' ? drawn.facts.id : drawn.generator.id,
  );

describe('how a mistake is asked again', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['a question of math at first as itself', 'qua-0001', 0, ['qua-0001']],
    ['after a clean recall as an easy sibling, as it is easy itself', 'qua-0001', 1, ['percent-easy']],
    ['or as a hard one', 'qua-0002', 2, ['percent-hard']],
    ['where its topic has no generator, as itself', 'qua-0003', 2, ['qua-0003']],
    ['a synonym always as itself', 'syn-0001', 2, ['syn-0001']],
    ['a question on a passage as itself', 'rea-0001', 2, ['rea-0001']],
    ['a generator’s item with new numbers', 'percent-easy-7', 0, ['percent-easy']],
    ['in its version of today', 'qua-0001@2', 0, ['qua-0001']],
  ])('%s', (_, ref, recalls, expected) => {
    expect(drawnFor(mistakeIn(ref, recalls))).toEqual(expected);
  });

  test('as itself where the only siblings that are left have asked this evening, and as one of them the day after', () => {
    const again = mistakeIn('qua-0001', 1);
    const seen = new Map([
      ['percent-easy-3', nowMs - 3_600_000],
      ['percent-hard-3', nowMs - 7_200_000],
    ]);
    expect(drawnFor(again, 1, seen)).toEqual(['qua-0001']);
    const tomorrow = drawRecalls([again], { ...options, seen, nowMs: nowMs + dayMs });
    expect(tomorrow.map(({ drawn }) => drawn.kind)).toEqual(['generated']);
  });

  test('and of no generator twice in one review', () => {
    const due = [mistakeIn('qua-0001', 1), mistakeIn('percent-easy-7'), mistakeIn('qua-0002', 1)];
    const generators = drawRecalls(due, options).flatMap(({ drawn }) =>
      drawn.kind === 'generated' ? [drawn.generator.id] : [],
    );
    expect(generators).toEqual(['percent-hard', 'percent-easy']);
  });

  test('not at all when the bank no longer has it', () => {
    const gone = buildItemIndex([nounItem('syn-0009')], []);
    expect(drawnFor(mistakeIn('syn-0009', 0, gone))).toEqual([]);
  });

  test('what the bank no longer has takes no place from what it has', () => {
    const gone = times(5, (n) => nounItem(`syn-900${n}`));
    const before = buildItemIndex([...smallIndex.items, ...gone, ...more], smallIndex.generators);
    const due = [...gone, ...more].map(({ id }) => mistakeIn(id, 0, before));
    const now = buildItemIndex(more, smallIndex.generators);
    expect(drawRecalls(due, { ...options, index: now }).map(({ mistake }) => mistake.id)).toEqual(
      more.slice(0, options.count).map(({ id }) => id),
    );
  });

  test('the new numbers are none that the student has met', () => {
    const [first] = drawRecalls([mistakeIn('percent-easy-7')], { ...options, seed: 5 });
    if (first === undefined) throw new Error('A mistake is asked again');
    const met = new Map([[drawnItemId(first.drawn), nowMs]]);
    const [second] = drawRecalls([mistakeIn('percent-easy-7')], { ...options, seen: met, seed: 5 });
    expect(second?.drawn).not.toEqual(first.drawn);
    expect(second?.drawn.kind).toBe('generated');
  });
});

test('at most as many as asked for come, in the order given, each once, the same for the same seed', () => {
  const index = buildItemIndex(
    times(30, (n) => percentItem(`qua-${1000 + n}`)),
    smallIndex.generators,
  );
  const mistakes = times(30, (n) => mistakeIn(`qua-${1000 + n}`, n % 3, index));
  fc.assert(
    fc.property(fc.subarray(mistakes), fc.nat(), fc.integer({ min: 1, max: 40 }), (due, seed, count) => {
      const recalls = drawRecalls(due, { ...options, index, seed, count });
      expect(recalls.map(({ mistake }) => mistake)).toEqual(due.slice(0, count));
      expect(new Set(recalls.map(({ drawn }) => drawnItemId(drawn))).size).toBe(recalls.length);
      expect(drawRecalls(due, { ...options, index, seed, count })).toEqual(recalls);
    }),
  );
});

test.each([
  [1, 'percent-easy'],
  [2, 'percent-easy'],
  [3, 'percent-hard'],
  [5, 'percent-hard'],
] as const)('the sibling of a question of difficulty %i is %s', (difficulty, id) => {
  expect(siblingOf({ facts: percentItem('qua-0001', { difficulty }) }, smallIndex)?.id).toBe(id);
});
