import { describe, expect, test } from 'vitest';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import { latestClockMark, clockMarkText } from '@/features/player/frame/clockMarks';
import { isStrayDoubleClick } from '@/features/player/frame/useClickGuard';
import { keyActionFor } from '@/features/player/keys/keyMap';
import { navigatorGroups } from '@/features/player/navigator/navigatorGroups';
import { decodeItemStatus, encodeItemStatuses } from '@/features/player/navigator/encodeItemStatuses';
import { itemGroupText } from '@/features/player/navigator/navigatorText';
import { groupBlankQuestions } from '@/features/player/review/reviewGroups';
import { guessWorthText, handInLabel, reviewTitle } from '@/features/player/review/reviewText';
import { analogyItem, quantitativeItem, synonymItem } from '../../domain/exam/sample-items';

const minute = 60_000;

describe('the marks of the clock', () => {
  test.each([
    // limit, left, kind, mark
    [30, 30, null, null],
    [30, 15.01, null, null],
    [30, 15, 'half', 15],
    [30, 10.5, 'half', 15],
    [30, 10, 'minutes', 10],
    [30, 5, 'minutes', 5],
    [30, 1.2, 'minutes', 5],
    [30, 1, 'minutes', 1],
    [30, 0, 'minutes', 1],
    [20, 10, 'half', 10],
    [10, 9, null, null],
    [10, 5, 'half', 5],
    [3, 2, null, null],
    [3, 1, 'minutes', 1],
    [1, 0.5, null, null],
  ])('a part of %s minutes with %s left', (limit, left, kind, at) => {
    const mark = latestClockMark(limit * minute, left * minute);
    expect(mark).toEqual(kind === null ? null : { kind, leftMs: (at ?? 0) * minute });
  });

  test('have texts', () => {
    expect(clockMarkText({ kind: 'half', leftMs: 15 * minute })).toBe('Half your time is left: 15 minutes');
    expect(clockMarkText({ kind: 'minutes', leftMs: minute })).toBe('1 minute left');
  });
});

const move = (type: string, rest = {}) => ({ kind: 'move', move: { type, ...rest } });

describe('keys', () => {
  test.each([
    ['a', false, move('choose', { letter: 'A' })],
    ['E', false, move('choose', { letter: 'E' })],
    ['5', false, move('choose', { letter: 'E' })],
    ['c', false, move('choose', { letter: 'C' })],
    ['B', true, move('toggle-cross-out', { letter: 'B' })],
    ['0', false, move('clear')],
    ['Backspace', false, move('clear')],
    ['f', false, move('toggle-flag')],
    ['n', false, move('next')],
    ['p', false, move('back')],
    ['r', false, move('open-review')],
    ['k', false, move('check')],
    ['g', false, move('rate', { confidence: 'guess' })],
    ['l', false, move('rate', { confidence: 'leaning' })],
    ['s', false, move('rate', { confidence: 'sure' })],
    ['h', false, { kind: 'press', shortcut: 'H' }],
    ['t', false, { kind: 'clock' }],
    ['?', true, { kind: 'help' }],
    ['6', false, null],
    ['Enter', false, null],
    ['Escape', false, null],
  ])('%s', (key, shift, action) => {
    expect(keyActionFor(key, shift)).toEqual(action);
  });
});

describe('double clicks', () => {
  test.each([
    [1, 10, false],
    [2, 10, true],
    [3, 399, true],
    [2, 400, false],
    [0, 10, false],
  ])('%s presses, %s ms after the screen changed', (presses, ms, swallowed) => {
    expect(isStrayDoubleClick(presses, ms)).toBe(swallowed);
  });
});

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

const crossed = (...letters: ItemState['crossedOut']): ItemState => ({
  ...untouchedItem,
  crossedOut: letters,
});

describe('the review', () => {
  test('groups blanks by what a guess is worth', () => {
    const chosen: ItemState = { ...crossed('A'), response: { state: 'chosen', letter: 'B' } };
    const groups = groupBlankQuestions([
      untouchedItem,
      crossed('A'),
      chosen,
      crossed('A', 'B', 'C'),
      untouchedItem,
      crossed('A', 'B', 'C', 'D', 'E'),
    ]);
    expect(groups).toEqual([
      { crossedOut: 5, guessValue: null, indexes: [5] },
      { crossedOut: 3, guessValue: { numerator: 3, denominator: 8 }, indexes: [3] },
      { crossedOut: 1, guessValue: { numerator: 1, denominator: 16 }, indexes: [1] },
      { crossedOut: 0, guessValue: { numerator: 0, denominator: 1 }, indexes: [0, 4] },
    ]);
    expect(groups.map(guessWorthText)).toEqual([
      'No choices are left to guess from. Bring one back first.',
      'A guess is worth 3/8 of a point on average.',
      'A guess is worth 1/16 of a point on average.',
      'A guess is worth 0 points on average.',
    ]);
  });

  test('says how many blanks remain when a section is handed in', () => {
    const tally = { questions: 60, answered: 58, blank: 2, flagged: 0 };
    expect(handInLabel('Verbal', tally)).toBe('Hand in Verbal with 2 blank');
    expect(handInLabel('Verbal', { ...tally, blank: 0 })).toBe('Hand in Verbal');
    expect(reviewTitle({ ...tally, blank: 1 })).toBe('1 question left blank');
  });
});
