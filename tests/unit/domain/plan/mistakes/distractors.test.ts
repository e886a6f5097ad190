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

describe('what a student falls for', () => {
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
      { kind: 'synonym', wrong: looksAlike + opposites, distractors },
    ]);
  });

  test.each([
    ['a right answer', answer('syn-0001')],
    ['a blank', answer('syn-0001', leftBlank)],
    ['an item that the bank no longer has', answer('syn-9999', wrong)],
    ['an answer to another version, whose choices may be others', answer('syn-0001@2', wrong)],
    ['a choice whose distractor isn’t known', answer('syn-0001', { letter: 'D' })],
  ])('%s says nothing', (_, each) => {
    expect(countDistractors([attemptWith(nowMs, [each])], smallIndex, none)).toEqual([]);
  });

  test('of an item that has changed, an answer to its version of today', () => {
    const changed = buildItemIndex([nounItem('syn-0001', { version: 2 })], []);
    const answers = [answer('syn-0001', wrong), answer('syn-0001@2', opposite)];
    expect(countDistractors([attemptWith(nowMs, answers)], changed, none)).toMatchObject([{ wrong: 1 }]);
  });

  test('counts every wrong answer, new or met before, of all attempts', () => {
    const again = attemptWith(nowMs + 1, [answer('syn-0001', { ...wrong, first: false })]);
    expect(countDistractors([wrongs(4, 3), again], smallIndex, none)).toMatchObject([{ wrong: 8 }]);
  });

  test('kinds come in the order of a test, and each for itself', () => {
    const reading = attemptWith(nowMs, [answer('rea-0001', wrong), answer('qua-0001', wrong)]);
    expect(
      countDistractors([reading, wrongs(8, 0)], smallIndex, none).map(({ kind, wrong: n }) => [kind, n]),
    ).toEqual([
      ['synonym', 8],
      ['quantitative', 1],
      ['reading', 1],
    ]);
  });

  test('of an item that a generator drew, what its drawing says', () => {
    const drawn = attemptWith(nowMs, [answer('percent-easy-12', wrong), answer('percent-gone-3', wrong)]);
    expect(countDistractors([drawn], smallIndex, drawnDistractor)).toEqual([
      { kind: 'quantitative', wrong: 1, distractors: null },
    ]);
  });

  test('distractors that are equally frequent keep the order in which they came', () => {
    const index = buildItemIndex([nounItem('syn-0001')], []);
    const answers = times(8, (n) => answer('syn-0001', n % 2 === 0 ? opposite : wrong));
    expect(
      countDistractors([attemptWith(nowMs, answers)], index, none)[0]?.distractors?.map(
        ({ distractor }) => distractor,
      ),
    ).toEqual(['opposite', 'look-alike']);
  });
});

describe('a distractor stands out', () => {
  test.each<[string, readonly number[] | null, boolean]>([
    ['where too few are known', null, false],
    ['where there is none', [], false],
    ['with two answers, which may be chance', [2], false],
    ['with three, where nothing else tempted', [3], true],
    ['in a tie', [2, 2, 2, 2, 2], false],
    ['one ahead', [3, 2], false],
    ['two ahead, and twice as many', [4, 2], true],
    ['two ahead, and less than half as many again', [8, 6], false],
    ['two ahead, and half as many again', [6, 4], true],
    ['far ahead in number, not in share', [20, 17], false],
  ])('%s: %o', (_, counts, stands) => {
    const distractors =
      counts === null ? null : counts.map((count) => ({ distractor: 'unit', count }) as const);
    expect(standoutDistractor({ distractors })).toEqual(stands ? distractors?.[0] : null);
  });
});

test('of what stands out, the largest share of wrong answers first', () => {
  const reading = {
    kind: 'reading',
    wrong: 20,
    distractors: [{ distractor: 'too-strong', count: 9 }],
  } as const;
  const synonyms = {
    kind: 'synonym',
    wrong: 10,
    distractors: [{ distractor: 'opposite', count: 8 }],
  } as const;
  const analogies = { kind: 'analogy', wrong: 3, distractors: null } as const;
  expect(distractorPatterns([reading, synonyms, analogies])).toEqual([
    { kind: 'synonym', wrong: 10, distractor: 'opposite', count: 8 },
    { kind: 'reading', wrong: 20, distractor: 'too-strong', count: 9 },
  ]);
  expect(distractorPatterns([])).toEqual([]);
});
