import { describe, expect, test } from 'vitest';
import {
  type ItemState,
  standingOf,
  untouchedItem,
  wasOnScreen,
  withChoice,
  withConfidence,
  withCrossOutToggled,
  withoutChoice,
} from '@/domain/exam/item-state';

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
  ])('stays the very same object after %s', (_, before, change) => {
    expect(change(before)).toBe(before);
  });
});

describe('what a navigator shows', () => {
  test.each<[string, ItemState, ReturnType<typeof standingOf>]>([
    ['nothing of an untouched item', untouchedItem, { answer: 'blank', flagged: false }],
    ['an answer', chosenA, { answer: 'answered', flagged: false }],
    ['a flag on a blank', { ...untouchedItem, flagged: true }, { answer: 'blank', flagged: true }],
    ['a flag beside an answer', { ...chosenA, flagged: true }, { answer: 'answered', flagged: true }],
    ['no answer where a choice is only crossed out', crossedB, { answer: 'blank', flagged: false }],
  ])('is %s', (_, item, standing) => {
    expect(standingOf(item)).toEqual(standing);
  });
});
