/** Reasons that a test may be praised for, and results that must not be praised. */
import { describe, expect, test } from 'vitest';
import type { ItemState } from '@/domain/exam/items/item-state';
import { strengthsOf } from '@/domain/exam/report/strengths';
import type { SectionResult } from '@/domain/exam/scoring/result';
import { judged, sectionOf, times } from './sample-results';

/** Thirty minutes for so many questions; each took as long as its share, unless `state` says otherwise. */
const minutes = 60_000;
const section = (
  [right, wrong, blank]: readonly [number, number, number],
  change: Partial<SectionResult> = {},
  state: Partial<ItemState> = { timeMs: 60_000 },
) =>
  sectionOf(
    'verbal',
    [
      ...times(right, () => judged('right', state)),
      ...times(wrong, () => judged('wrong', state)),
      ...times(blank, () => judged('blank', state)),
    ],
    { usedMs: 25 * minutes, ...change },
  );
const kinds = (...scored: readonly SectionResult[]) => strengthsOf(scored).map(({ kind }) => kind);

test('a good section has all three, in order', () => {
  expect(strengthsOf([section([27, 2, 1])])).toEqual([
    { kind: 'run', part: 'verbal', right: 27 },
    { kind: 'time', part: 'verbal', leftMs: 5 * minutes },
    { kind: 'no-blind-guesses' },
  ]);
});

test('nothing is praised without questions', () => expect(strengthsOf([])).toEqual([]));

describe('the longest run', () => {
  const right = times(7, () => judged('right', { timeMs: 60_000 }));
  const one = judged('right', { timeMs: 60_000 });
  test.each([
    ['of seven is too short', [...right, judged('wrong'), ...right], null],
    ['of eight counts', [judged('wrong'), ...right, one, judged('blank')], 8],
    ['is the longest of several', [...right, one, judged('wrong'), ...right, one, one], 9],
    ['ends at a blank', [...right, judged('blank'), ...right], null],
    ['ends at a question seen before', [...right, { ...one, seenBefore: true }, ...right], null],
    ['ends at an answer too fast to be read', [...right, judged('right', { timeMs: 900 }), ...right], null],
    ['ends at an answer called a guess', [...right, judged('right', { confidence: 'guess' })], null],
  ])('%s', (_, items, length) => {
    const run = strengthsOf([sectionOf('verbal', items)]).find(({ kind }) => kind === 'run');
    expect(run).toEqual(length === null ? undefined : { kind: 'run', part: 'verbal', right: length });
  });

  test('doesn’t go on from one section to the next', () => {
    expect(kinds(sectionOf('verbal', right), sectionOf('reading', right))).not.toContain('run');
  });

  test('of the earlier section, if two are equally long', () => {
    const both = [sectionOf('reading', [...right, one]), sectionOf('verbal', [...right, one])];
    expect(strengthsOf(both)[0]).toEqual({ kind: 'run', part: 'reading', right: 8 });
  });
});

describe('time to spare', () => {
  test.each([
    ['five minutes', section([27, 2, 1]), 5 * minutes],
    ['a part of a second counts as used', section([27, 2, 1], { usedMs: 25 * minutes + 1 }), 299_000],
    ['a minute', section([27, 2, 1], { usedMs: 29 * minutes }), minutes],
    ['less than a minute is none', section([27, 2, 1], { usedMs: 29 * minutes + 1 }), null],
    ['half of the time used is enough', section([27, 2, 1], { usedMs: 15 * minutes }), 15 * minutes],
    ['less than half is a hurry', section([30, 0, 0], { usedMs: 15 * minutes - 1 }), null],
    ['a section whose time ran out', section([27, 2, 1], { ending: 'time-up', usedMs: 30 * minutes }), null],
    ['a section that was broken off', section([27, 2, 1], { ending: null }), null],
    ['a section without a clock', section([27, 2, 1], { limitMs: null }), null],
    ['a quarter missed', section([24, 4, 4]), 5 * minutes],
    ['more than a quarter wrong', section([22, 8, 0]), null],
    ['more than a quarter blank', section([22, 0, 8]), null],
    ['everything blank', section([0, 0, 30]), null],
    ['answers too fast to be read', section([27, 2, 1], {}, { timeMs: 900 }), null],
    ['questions never on screen', section([29, 0, 1], {}, { timeMs: 0 }), null],
  ])('%s', (_, part, leftMs) => {
    const time = strengthsOf([part]).find(({ kind }) => kind === 'time');
    expect(time).toEqual(leftMs === null ? undefined : { kind: 'time', part: 'verbal', leftMs });
  });

  test('is that of the section with the most', () => {
    const more = section([27, 2, 1], { id: 'reading', usedMs: 20 * minutes });
    expect(strengthsOf([section([27, 2, 1]), more])).toContainEqual({
      kind: 'time',
      part: 'reading',
      leftMs: 10 * minutes,
    });
  });
});

describe('no blind guesses', () => {
  const rated = { timeMs: 60_000, confidence: 'sure' } as const;
  test.each([
    ['a clock would have shown them', section([20, 8, 2]), true],
    ['ratings would have shown them', section([20, 8, 2], { limitMs: null }, rated), true],
    ['nothing would have shown them', section([20, 8, 2], { limitMs: null }), false],
    ['nothing was missed, so nothing had to be guessed', section([30, 0, 0]), false],
    ['everything blank', section([0, 0, 30]), false],
    ['a quarter blank', section([24, 0, 8]), true],
    ['more than a quarter blank', section([22, 0, 8]), false],
    ['answers too fast to be read', section([20, 8, 2], {}, { timeMs: 900 }), false],
    ['half of the answers right', section([14, 14, 2]), true],
    ['fewer than half of the answers right', section([14, 15, 1]), false],
    ['answers called guesses', section([20, 8, 2], {}, { ...rated, confidence: 'guess' }), false],
    [
      'guesses after crossing out are no blind ones',
      section([20, 8, 2], {}, { ...rated, confidence: 'guess', crossedOut: ['A'] }),
      true,
    ],
  ])('%s', (_, part, isPraised) => {
    expect(kinds(part).includes('no-blind-guesses')).toBe(isPraised);
  });

  test('means every section', () => {
    expect(kinds(section([20, 8, 2]), section([20, 8, 2], { limitMs: null }))).not.toContain(
      'no-blind-guesses',
    );
  });
});
