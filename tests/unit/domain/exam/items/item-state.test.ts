import { describe, expect, test } from 'vitest';
import {
  type ItemState,
  itemStatus,
  untouchedItem,
  wasOnScreen,
  withAnswerChecked,
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
    withAnswerChecked(item, key);

test.each<[string, ItemState, boolean]>([
  ['was never on screen', untouchedItem, false],
  ['was answered', chosenA, true],
  ['was viewed and left blank', { ...untouchedItem, timeMs: 1 }, true],
  ['was flagged without being viewed', { ...untouchedItem, flagged: true }, false],
])('an item that %s', (_, item, expected) => {
  expect(wasOnScreen(item)).toBe(expected);
});

describe('an item', () => {
  test.each<[string, ItemState, Change, Partial<ItemState>]>([
    [
      'takes a choice and its time',
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
    ['clears the confidence of the previous choice', sureOfA, choose('B'), { confidence: null }],
    [
      'takes a crossed-out choice and restores it',
      crossedB,
      choose('B'),
      { response: { state: 'chosen', letter: 'B' }, crossedOut: [] },
    ],
    ['leaves other choices crossed out', crossedB, choose('A'), { crossedOut: ['B'] }],
    [
      'is blank after the answer is cleared, and records when',
      chosenA,
      clear,
      { response: { state: 'blank' }, answeredAtMs: clockMs },
    ],
    ['clears the confidence with the answer', sureOfA, clear, { confidence: null }],
    ['crosses out a choice', untouchedItem, cross('B'), { crossedOut: ['B'], answeredAtMs: null }],
    ['crosses out two choices', crossedB, cross('A'), { crossedOut: ['B', 'A'] }],
    ['restores a crossed-out choice', crossedB, cross('B'), { crossedOut: [] }],
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
    ['records a confidence', chosenA, rate('guess'), { confidence: 'guess' }],
    ['replaces a confidence', sureOfA, rate('guess'), { confidence: 'guess' }],
    ['clears a confidence that is tapped again', sureOfA, rate('sure'), { confidence: null }],
    ['shows its explanations when checked', chosenA, check(null), { checked: true, secondTry: null }],
    ['shows them if it is right, too', chosenA, check('A'), { checked: true, secondTry: null }],
    ['shows them if it is blank, too', untouchedItem, check('B'), { checked: true, secondTry: null }],
    ['can be tried again if it is wrong', sureOfA, check('B'), { secondTry: { letter: null } }],
    [
      'keeps its first answer in the second try',
      again,
      choose('B'),
      { response: { state: 'chosen', letter: 'A' }, answeredAtMs: 4000, secondTry: { letter: 'B' } },
    ],
    ['clears a second try', againB, clear, { response: chosenA.response, secondTry: { letter: null } }],
    [
      'clears it if it is crossed out',
      againB,
      cross('B'),
      { crossedOut: ['B'], response: chosenA.response, secondTry: { letter: null } },
    ],
    [
      'accepts a crossed-out choice in the second try',
      { ...again, crossedOut: ['B'] },
      choose('B'),
      { crossedOut: [], secondTry: { letter: 'B' } },
    ],
    ['shows its explanations without a second answer', again, check('B'), { checked: true }],
    ['shows them with one, right or not', againB, check('A'), { checked: true, secondTry: { letter: 'B' } }],
  ])('%s', (_, before, change, after) => {
    const { flagged, timeMs, checked } = before;
    expect(change(before)).toMatchObject({ flagged, timeMs, checked, ...after });
  });

  test.each<[string, ItemState, Change]>([
    ['the same choice again', chosenA, choose('A')],
    ['clearing a blank', untouchedItem, clear],
    ['rating a blank', untouchedItem, rate('sure')],
    ['a choice after the explanations were read', checkedA, choose('B')],
    ['a choice in a blank whose explanations were read', checkedBlank, choose('B')],
    ['clearing after the explanations were read', checkedA, clear],
    ['crossing out after the explanations were read', checkedA, cross('B')],
    ['rating after the explanations were read', checkedA, rate('sure')],
    ['checking again', checkedA, check('B')],
    ['the first answer in a second try', again, choose('A')],
    ['the second answer again', againB, choose('B')],
    ['clearing nothing in a second try', again, clear],
    ['crossing out the first answer in a second try', again, cross('A')],
    ['rating in a second try', again, rate('guess')],
  ])('stays the same object after %s', (_, before, change) => {
    expect(change(before)).toBe(before);
  });
});

describe('the status shown in the navigator', () => {
  test.each<[string, ItemState, ReturnType<typeof itemStatus>]>([
    ['blank for an untouched item', untouchedItem, { answer: 'blank', flagged: false }],
    ['answered for an answer', chosenA, { answer: 'answered', flagged: false }],
    [
      'flagged for a blank with a flag',
      { ...untouchedItem, flagged: true },
      { answer: 'blank', flagged: true },
    ],
    [
      'flagged for an answer with a flag',
      { ...chosenA, flagged: true },
      { answer: 'answered', flagged: true },
    ],
    ['blank if a choice is only crossed out', crossedB, { answer: 'blank', flagged: false }],
  ])('is %s', (_, item, status) => {
    expect(itemStatus(item)).toEqual(status);
  });
});
