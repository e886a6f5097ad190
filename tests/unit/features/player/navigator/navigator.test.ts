/** The navigator’s groups, and the states of its questions. */
import { describe, expect, test } from 'vitest';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import { navigatorGroups } from '@/features/player/navigator/navigatorGroups';
import { decodeItemStatus, encodeItemStatuses } from '@/features/player/navigator/encodeItemStatuses';
import { itemGroupText } from '@/features/player/navigator/navigatorText';
import { analogyItem, quantitativeItem, synonymItem } from '../../../domain/exam/sample-items';

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const readingItem = (passage: string, n: number) => ({
  ...synonymItem(n),
  section: 'reading' as const,
  kind: 'reading' as const,
  skill: 'detail' as const,
  passage,
});

const sizes = (items: Parameters<typeof navigatorGroups>[0]) =>
  navigatorGroups(items).map(({ first, last }) => last - first + 1);

describe('the navigator', () => {
  test('groups verbal by tens, quantitative by fives, reading by passage', () => {
    expect(sizes([...many(30, synonymItem), ...many(30, analogyItem)])).toEqual([10, 10, 10, 10, 10, 10]);
    expect(sizes(many(25, quantitativeItem))).toEqual([5, 5, 5, 5, 5]);
    expect(
      sizes([...many(5, (n) => readingItem('one', n)), ...many(4, (n) => readingItem('two', n))]),
    ).toEqual([5, 4]);
    expect(
      sizes([
        ...many(3, synonymItem),
        ...many(3, analogyItem),
        ...many(5, (n) => readingItem('one', n)),
        ...many(5, quantitativeItem),
      ]),
    ).toEqual([6, 5, 5]);
    // No group is left with only one or two questions.
    expect(sizes(many(12, synonymItem))).toEqual([6, 6]);
  });

  test('groups leave no gaps', () => {
    const groups = navigatorGroups(many(23, synonymItem));
    expect(groups[0]?.first).toBe(0);
    expect(groups.at(-1)?.last).toBe(22);
    groups.slice(1).forEach((group, index) => expect(group.first).toBe((groups[index]?.last ?? NaN) + 1));
  });

  const chosen: ItemState = { ...untouchedItem, response: { state: 'chosen', letter: 'B' } };
  const states = [untouchedItem, chosen, { ...untouchedItem, flagged: true }, { ...chosen, flagged: true }];

  test('encodes item statuses as text and decodes them', () => {
    const text = encodeItemStatuses(states);
    expect(states.map((_, index) => decodeItemStatus(text, index))).toEqual([
      { answer: 'blank', flagged: false },
      { answer: 'answered', flagged: false },
      { answer: 'blank', flagged: true },
      { answer: 'answered', flagged: true },
    ]);
    expect(encodeItemStatuses(states.map((state) => ({ ...state, timeMs: 900 })))).toBe(text);
  });

  test('names a group by the statuses of its questions', () => {
    const text = encodeItemStatuses(states);
    expect(itemGroupText({ first: 0, last: 3 }, text)).toBe(
      'Questions 1 to 4: 2 answered, 2 blank, 2 flagged',
    );
    expect(itemGroupText({ first: 1, last: 1 }, text)).toBe('Question 2: 1 answered');
    expect(itemGroupText({ first: 0, last: 0 }, text)).toBe('Question 1: 1 blank');
  });
});
