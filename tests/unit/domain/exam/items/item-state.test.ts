import { describe, expect, test } from 'vitest';
import {
  type ItemState,
  itemStatus,
  untouchedItem,
  wasOnScreen,
  withCheck,
  withChoice,
  withConfidence,
  withCrossOutToggled,
  withoutChoice,
} from '@/domain/exam/items/item-state';

const clockMs = 7000;
const chosenA: ItemState = {
  ...untouchedItem,
  response: { state: 'chosen', letter: 'A' },
  answeredAtMs: 4000,
};
const sureOfA: ItemState = { ...chosenA, confidence: 'sure' };
const crossedB: ItemState = { ...untouchedItem, crossedOut: ['B'] };
const checkedA: ItemState = { ...chosenA, checked: true };
const checkedBlank: ItemState = { ...untouchedItem, checked: true };

/** A was wrong; B is selected in the second try. */
const again: ItemState = { ...sureOfA, secondTry: { letter: null } };
const againB: ItemState = { ...sureOfA, secondTry: { letter: 'B' } };

type Change = (item: ItemState) => ItemState;
const choose =
  (letter: 'A' | 'B'): Change =>
  (item) =>
    withChoice(item, letter, clockMs);
const clear: Change = (item) => withoutChoice(item, clockMs);
const cross =
  (letter: 'A' | 'B'): Change =>
  (item) =>
    withCrossOutToggled(item, letter, clockMs);
const rate =
  (confidence: 'sure' | 'guess'): Change =>
  (item) =>
    withConfidence(item, confidence);

const check =
  (key: 'A' | 'B' | null): Change =>
  (item) =>
    withCheck(item, key);

test.each<[string, ItemState, boolean]>([
  ['nobody has looked at', untouchedItem, false],
  ['is answered', chosenA, true],
  ['is left blank after a look', { ...untouchedItem, timeMs: 1 }, true],
  ['is flagged without a look', { ...untouchedItem, flagged: true }, false],
])('an item that %s', (_, item, expected) => {
  expect(wasOnScreen(item)).toBe(expected);
});

describe('an item', () => {
  test.each<[string, ItemState, Change, Partial<ItemState>]>([
    [
      'takes a choice, and the time of it',
      untouchedItem,
      choose('A'),
      { response: { state: 'chosen', letter: 'A' }, answeredAtMs: clockMs },
    ],
    [
      'takes another choice instead',
      chosenA,
      choose('B'),
      { response: { state: 'chosen', letter: 'B' }, answeredAtMs: clockMs },
    ],
    ['forgets how sure the student was of the former choice', sureOfA, choose('B'), { confidence: null }],
    [
      'takes a crossed-out choice and brings it back',
      crossedB,
      choose('B'),
      { response: { state: 'chosen', letter: 'B' }, crossedOut: [] },
    ],
    ['leaves other choices crossed out', crossedB, choose('A'), { crossedOut: ['B'] }],
    [
      'is blank again when the answer is taken back, and tells when',
      chosenA,
      clear,
      { response: { state: 'blank' }, answeredAtMs: clockMs },
    ],
    ['forgets how sure the student was when the answer is taken back', sureOfA, clear, { confidence: null }],
    ['crosses out a choice', untouchedItem, cross('B'), { crossedOut: ['B'], answeredAtMs: null }],
    ['crosses out two choices', crossedB, cross('A'), { crossedOut: ['B', 'A'] }],
    ['brings a crossed-out choice back', crossedB, cross('B'), { crossedOut: [] }],
    [
      'keeps the answer when another choice is crossed out',
      sureOfA,
      cross('B'),
      {
        response: { state: 'chosen', letter: 'A' },
        crossedOut: ['B'],
        confidence: 'sure',
        answeredAtMs: 4000,
      },
    ],
    [
      'is blank again when the chosen answer is crossed out',
      sureOfA,
      cross('A'),
      { response: { state: 'blank' }, crossedOut: ['A'], confidence: null, answeredAtMs: clockMs },
    ],
    ['keeps how sure the student is', chosenA, rate('guess'), { confidence: 'guess' }],
    ['replaces how sure the student is', sureOfA, rate('guess'), { confidence: 'guess' }],
    ['forgets it when the same word is tapped again', sureOfA, rate('sure'), { confidence: null }],
    ['shows its reasons when it is checked', chosenA, check(null), { checked: true, secondTry: null }],
    ['that is right shows them, too', chosenA, check('A'), { checked: true, secondTry: null }],
    ['that is blank shows them, too', untouchedItem, check('B'), { checked: true, secondTry: null }],
    ['that is wrong may be tried again', sureOfA, check('B'), { secondTry: { letter: null } }],
    [
      'keeps its first answer in the second try',
      again,
      choose('B'),
      { response: { state: 'chosen', letter: 'A' }, answeredAtMs: 4000, secondTry: { letter: 'B' } },
    ],
    ['takes a second try back', againB, clear, { response: chosenA.response, secondTry: { letter: null } }],
    [
      'takes it back when it is crossed out',
      againB,
      cross('B'),
      { crossedOut: ['B'], response: chosenA.response, secondTry: { letter: null } },
    ],
    [
      'chooses in the second try what was crossed out',
      { ...again, crossedOut: ['B'] },
      choose('B'),
      { crossedOut: [], secondTry: { letter: 'B' } },
    ],
    ['shows its reasons without a second answer', again, check('B'), { checked: true }],
    ['and with one, right or not', againB, check('A'), { checked: true, secondTry: { letter: 'B' } }],
  ])('%s', (_, before, change, after) => {
    const { flagged, timeMs, checked } = before;
    expect(change(before)).toMatchObject({ flagged, timeMs, checked, ...after });
  });

  test.each<[string, ItemState, Change]>([
    ['the same choice again', chosenA, choose('A')],
    ['taking back a blank', untouchedItem, clear],
    ['rating a blank', untouchedItem, rate('sure')],
    ['a choice once the reasons were read', checkedA, choose('B')],
    ['a choice in a blank whose reasons were read', checkedBlank, choose('B')],
    ['taking back once the reasons were read', checkedA, clear],
    ['crossing out once the reasons were read', checkedA, cross('B')],
    ['rating once the reasons were read', checkedA, rate('sure')],
    ['checking again', checkedA, check('B')],
    ['the first answer in a second try', again, choose('A')],
    ['the second answer again', againB, choose('B')],
    ['taking back nothing in a second try', again, clear],
    ['crossing out the first answer in a second try', again, cross('A')],
    ['rating in a second try', again, rate('guess')],
  ])('stays the very same object after %s', (_, before, change) => {
    expect(change(before)).toBe(before);
  });
});

describe('what a navigator shows', () => {
  test.each<[string, ItemState, ReturnType<typeof itemStatus>]>([
    ['nothing of an untouched item', untouchedItem, { answer: 'blank', flagged: false }],
    ['an answer', chosenA, { answer: 'answered', flagged: false }],
    ['a flag on a blank', { ...untouchedItem, flagged: true }, { answer: 'blank', flagged: true }],
    ['a flag beside an answer', { ...chosenA, flagged: true }, { answer: 'answered', flagged: true }],
    ['no answer where a choice is only crossed out', crossedB, { answer: 'blank', flagged: false }],
  ])('is %s', (_, item, status) => {
    expect(itemStatus(item)).toEqual(status);
  });
});
