import { describe, expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { countDistractors, distractorPatterns, standoutDistractor } from '@/domain/plan/mistakes/distractors';
import { times } from '../../exam/report/sample-results';
import { answer, attemptWith, leftBlank, nounItem, nowMs, smallIndex, wrong } from '../sample-practice';

const none = () => undefined;
const opposite = { letter: 'C' } as const;

/** Wrong answers to a synonym, the first `looksAlike` of them B and the others C. */
const wrongs = (looksAlike: number, opposites: number) =>
  attemptWith(nowMs, [
    ...times(looksAlike, () => answer('syn-0001', wrong)),
    ...times(opposites, () => answer('syn-0002', opposite)),
  ]);

const drawnDistractor = (id: string, letter: string) =>
  `${id} ${letter}` === 'percent-easy-12 B' ? 'unit' : undefined;

describe('the traps that a student falls for', () => {
  test.each([
    [2, 5, null],
    [
      3,
      5,
      [
        { distractor: 'opposite', count: 5 },
        { distractor: 'look-alike', count: 3 },
      ],
    ],
    [9, 0, [{ distractor: 'look-alike', count: 9 }]],
  ])('%i look-alikes and %i opposites', (looksAlike, opposites, distractors) => {
    expect(countDistractors([wrongs(looksAlike, opposites)], smallIndex, none)).toEqual([
      { kind: 'synonym', wrongCount: looksAlike + opposites, distractors },
    ]);
  });

  test.each([
    ['a right answer', answer('syn-0001')],
    ['a blank', answer('syn-0001', leftBlank)],
    ['an item that the bank no longer has', answer('syn-9999', wrong)],
    ['an answer to another version, whose choices may differ', answer('syn-0001@2', wrong)],
    ['a choice whose trap isn’t known', answer('syn-0001', { letter: 'D' })],
  ])('ignores %s', (_, each) => {
    expect(countDistractors([attemptWith(nowMs, [each])], smallIndex, none)).toEqual([]);
  });

  test('counts an answer to a changed item for the current version', () => {
    const changed = buildItemIndex('upper', {
      items: [nounItem('syn-0001', { version: 2 })],
      generators: [],
    });
    const answers = [answer('syn-0001', wrong), answer('syn-0001@2', opposite)];
    expect(countDistractors([attemptWith(nowMs, answers)], changed, none)).toMatchObject([{ wrongCount: 1 }]);
  });

  test('counts every wrong answer, new or repeated, of all attempts', () => {
    const again = attemptWith(nowMs + 1, [answer('syn-0001', { ...wrong, first: false })]);
    expect(countDistractors([wrongs(4, 3), again], smallIndex, none)).toMatchObject([{ wrongCount: 8 }]);
  });

  test('lists kinds in the order of a test, each on its own', () => {
    const reading = attemptWith(nowMs, [answer('rea-0001', wrong), answer('qua-0001', wrong)]);
    expect(
      countDistractors([reading, wrongs(8, 0)], smallIndex, none).map(({ kind, wrongCount: n }) => [kind, n]),
    ).toEqual([
      ['synonym', 8],
      ['quantitative', 1],
      ['reading', 1],
    ]);
  });

  test('uses the drawing of a generated item', () => {
    const drawn = attemptWith(nowMs, [answer('percent-easy-12', wrong), answer('percent-gone-3', wrong)]);
    expect(countDistractors([drawn], smallIndex, drawnDistractor)).toEqual([
      { kind: 'quantitative', wrongCount: 1, distractors: null },
    ]);
  });

  test('keeps traps of equal frequency in order of appearance', () => {
    const index = buildItemIndex('upper', { items: [nounItem('syn-0001')], generators: [] });
    const answers = times(8, (n) => answer('syn-0001', n % 2 === 0 ? opposite : wrong));
    expect(
      countDistractors([attemptWith(nowMs, answers)], index, none)[0]?.distractors?.map(
        ({ distractor }) => distractor,
      ),
    ).toEqual(['opposite', 'look-alike']);
  });
});

describe('a trap stands out', () => {
  test.each<[string, readonly number[] | null, boolean]>([
    ['no, with too few answers', null, false],
    ['no, without traps', [], false],
    ['no, with two answers, which could be chance', [2], false],
    ['yes, with three, if nothing else tempted', [3], true],
    ['no, if tied', [2, 2, 2, 2, 2], false],
    ['no, if one ahead', [3, 2], false],
    ['yes, if two ahead and twice as many', [4, 2], true],
    ['no, if two ahead and less than half as many again', [8, 6], false],
    ['yes, if two ahead and half as many again', [6, 4], true],
    ['no, if far ahead in number but not in share', [20, 17], false],
  ])('%s: %o', (_, counts, isStandout) => {
    const distractors =
      counts === null ? null : counts.map((count) => ({ distractor: 'unit', count }) as const);
    expect(standoutDistractor({ distractors })).toEqual(isStandout ? distractors?.[0] : null);
  });
});

test('lists the traps by their share of wrong answers, largest first', () => {
  const reading = {
    kind: 'reading',
    wrongCount: 20,
    distractors: [{ distractor: 'too-strong', count: 9 }],
  } as const;
  const synonyms = {
    kind: 'synonym',
    wrongCount: 10,
    distractors: [{ distractor: 'opposite', count: 8 }],
  } as const;
  const analogies = { kind: 'analogy', wrongCount: 3, distractors: null } as const;
  expect(distractorPatterns([reading, synonyms, analogies])).toEqual([
    { kind: 'synonym', wrongCount: 10, distractor: 'opposite', count: 8 },
    { kind: 'reading', wrongCount: 20, distractor: 'too-strong', count: 9 },
  ]);
  expect(distractorPatterns([])).toEqual([]);
});
