/** A text field and its history: the effects of keys, events, and menus, and the message at the length limit. */
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import { createUndoableField } from '@/features/player/essay/field/undoableField';
import { textLimitText } from '@/features/player/essay/field/textLimitText';

afterEach(() => document.body.replaceChildren());

/** A field in the document as in the editor, with a log of its events. */
function page(initial = '') {
  const element = document.createElement('textarea');
  element.defaultValue = initial;
  document.body.append(element);
  const noted: string[] = [];
  const draft = {
    initial,
    current: () => element.value,
    note: (text: string) => void noted.push(text),
    flush: () => undefined,
    subscribe: () => () => undefined,
  };
  const field = createUndoableField();
  const detach = field.attach(element, draft);
  element.setSelectionRange(initial.length, initial.length);

  /** Types as a browser does: fires beforeinput, changes the text, fires input. */
  function input(inputType: string, data: string | null, [start, end] = selected()) {
    const before = new InputEvent('beforeinput', { inputType, data, cancelable: true });
    element.dispatchEvent(before);
    if (before.defaultPrevented) return;
    const flow = maxEssayLength - element.value.length + end - start;
    element.setRangeText((data ?? '').slice(0, flow), start, end, 'end');
    element.dispatchEvent(new InputEvent('input', { inputType, data }));
  }
  const selected = (): [number, number] => [element.selectionStart, element.selectionEnd];
  const type = (text: string) => {
    for (const letter of text) input('insertText', letter);
  };
  const key = (init: KeyboardEventInit) => fireEvent.keyDown(element, init);
  return { element, field, noted, detach, draft, input, type, key };
}

const ctrl = { ctrlKey: true };
const command = { metaKey: true };

describe('keys', () => {
  test.each<[string, KeyboardEventInit]>([
    ['Ctrl+Z', { ...ctrl, key: 'z' }],
    ['Command+Z', { ...command, key: 'z' }],
    ['Ctrl+Z with caps lock on', { ...ctrl, key: 'Z' }],
  ])('%s undoes a sentence, and the browser does nothing more', (_, init) => {
    const { element, type, key } = page();
    type('It was late. Nobody came. ');
    // False: the default was prevented.
    expect(key(init)).toBe(false);
    expect(element.value).toBe('It was late. ');
  });

  test.each<[string, KeyboardEventInit]>([
    ['Ctrl+Shift+Z', { ...ctrl, shiftKey: true, key: 'Z' }],
    ['Command+Shift+Z', { ...command, shiftKey: true, key: 'z' }],
    ['Ctrl+Y', { ...ctrl, key: 'y' }],
  ])('%s redoes it', (_, init) => {
    const { element, type, key } = page();
    type('It was late. Nobody came. ');
    key({ ...ctrl, key: 'z' });
    expect(key(init)).toBe(false);
    expect(element.value).toBe('It was late. Nobody came. ');
  });

  test.each<[string, KeyboardEventInit]>([
    ['a letter', { key: 'z' }],
    ['AltGr', { ...ctrl, altKey: true, key: 'z' }],
    ['both keys at once', { ...ctrl, ...command, key: 'z' }],
    ['Command+Y, which opens the browser’s history', { ...command, key: 'y' }],
    ['Ctrl+Shift+Y', { ...ctrl, shiftKey: true, key: 'y' }],
    ['another shortcut', { ...ctrl, key: 'b' }],
  ])('%s is ignored', (_, init) => {
    const { element, type, key } = page();
    type('It was late. ');
    expect(key(init)).toBe(true);
    expect(element.value).toBe('It was late. ');
  });

  test('leaves nothing to the browser if there is nothing to undo', () => {
    const { key, noted } = page('It was late. ');
    expect(key({ ...ctrl, key: 'z' })).toBe(false);
    expect(noted).toEqual([]);
  });
});

describe('input events of browsers', () => {
  test.each<[string, (field: ReturnType<typeof page>) => void, readonly string[]]>([
    ['typing continues a step', ({ input }) => input('insertText', ' late'), ['']],
    [
      'a new line ends a step',
      ({ input, type }) => (input('insertLineBreak', '\n'), type('Late')),
      ['It was\n', ''],
    ],
    [
      'a paste is a step',
      ({ input, type }) => (input('insertFromPaste', ' so'), type(' late')),
      ['It was so', 'It was', ''],
    ],
    [
      'a drop is a step',
      ({ input, type }) => (input('insertFromDrop', ' so'), type(' late')),
      ['It was so', 'It was', ''],
    ],
    [
      'a cut is a step',
      ({ input, type }) => (input('deleteByCut', '', [2, 6]), type('s')),
      ['It', 'It was', ''],
    ],
    [
      'deleted letters are one step',
      ({ input }) => (input('deleteContentBackward', '', [5, 6]), input('deleteWordBackward', '', [3, 5])),
      ['It was', ''],
    ],
    [
      'a corrected word is part of its sentence',
      ({ input, type }) => (input('insertReplacementText', 'were', [3, 6]), type(' late')),
      [''],
    ],
    [
      'an unknown input is a step',
      ({ input, type }) => (input('', ' so'), type(' late')),
      ['It was so', 'It was', ''],
    ],
  ])('%s', (_, act, texts) => {
    const own = page();
    own.type('It was');
    act(own);
    const undone: string[] = [];
    while (own.field.state().canUndo) {
      own.field.undo();
      undone.push(own.element.value);
    }
    expect(undone).toEqual(texts);
  });

  test.each(['historyUndo', 'historyRedo'])('%s from a menu or a gesture uses this history', (inputType) => {
    const { element, field, type } = page();
    type('It was late. Nobody came. ');
    if (inputType === 'historyRedo') field.undo();
    const event = new InputEvent('beforeinput', { inputType, cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(element.value).toBe(inputType === 'historyUndo' ? 'It was late. ' : 'It was late. Nobody came. ');
  });

  test('a browser’s own undo makes a step that can be undone', () => {
    const { element, field, type } = page();
    type('It was late. ');
    element.value = '';
    element.dispatchEvent(new InputEvent('input', { inputType: 'historyUndo' }));
    field.undo();
    expect(element.value).toBe('It was late. ');
  });

  test('keeps a text that was set without any event', () => {
    const { element, field, type } = page();
    type('It was late. ');
    element.value = 'It is late. ';
    field.undo();
    expect(element.value).toBe('It was late. ');
    field.undo();
    expect(element.value).toBe('');
  });
});

/** Composes text as input methods do, and returns a function that ends the composition. */
const compose = (own: ReturnType<typeof page>, ...texts: readonly string[]) => {
  const { element, input } = own;
  const from = element.selectionStart;
  element.dispatchEvent(new CompositionEvent('compositionstart'));
  let end = from;
  for (const text of texts) {
    input('insertCompositionText', text, [from, end]);
    end = from + text.length;
  }
  return () => element.dispatchEvent(new CompositionEvent('compositionend'));
};

describe('an IME composition', () => {
  test('is never split, and belongs to its sentence', () => {
    const own = page();
    own.type('It ');
    compose(own, 'w', 'wa', 'was')();
    own.type(' late');
    own.field.undo();
    expect(own.element.value).toBe('');
    own.field.redo();
    expect(own.element.value).toBe('It was late');
  });

  test('can be undone while in progress, which ends it', () => {
    const own = page();
    const end = compose(own, 'l', 'late');
    own.element.addEventListener('blur', end, { once: true });
    own.element.focus();
    expect(own.field.state().canUndo).toBe(true);
    own.field.undo();
    expect(own.element.value).toBe('');
    expect(document.activeElement).toBe(own.element);
  });

  test('includes a key pressed during it', () => {
    const own = page();
    own.type('It was late. ');
    expect(own.key({ ...ctrl, key: 'z', isComposing: true })).toBe(true);
    expect(own.element.value).toBe('It was late. ');
  });
});

describe('the state', () => {
  test('notifies when it changes, and not on every key', () => {
    const { field, type } = page();
    const notified = vi.fn<() => void>();
    const leave = field.subscribe(notified);
    type('It was late. Nobody came. ');
    expect(notified).toHaveBeenCalledTimes(1);
    field.undo();
    expect(notified).toHaveBeenCalledTimes(2);
    expect(field.state()).toEqual({ canUndo: true, canRedo: true, limit: null });
    leave();
    field.undo();
    expect(notified).toHaveBeenCalledTimes(2);
  });

  test('an unmounted field is ignored, and continues where it was', () => {
    const { element, field, type, detach, draft } = page();
    type('It was late. ');
    detach();
    field.undo();
    expect(element.value).toBe('It was late. ');
    field.attach(element, draft);
    field.undo();
    expect(element.value).toBe('');
  });
});

describe('at the maximum length', () => {
  const long = 'a'.repeat(maxEssayLength);

  test('a paste that doesn’t fit says what was left out, and can be undone', () => {
    const { element, field, type, input } = page();
    type('Start. ');
    input('insertFromPaste', 'b'.repeat(100_000));
    expect(field.state().limit).toEqual({ state: 'cut', added: 100_000, leftOut: 80_007, replaced: false });
    expect(element.value.startsWith('Start. b')).toBe(true);
    field.undo();
    expect(element.value).toBe('Start. ');
    expect(field.state().limit).toBeNull();
  });

  test('a paste that replaced a selection says so', () => {
    const { field, input, element } = page('Start. ');
    element.setSelectionRange(0, 7);
    input('insertFromPaste', `${long}b`);
    expect(field.state().limit).toEqual({ state: 'cut', added: 20_001, leftOut: 1, replaced: true });
    field.undo();
    expect(element.value).toBe('Start. ');
  });

  test('counts line breaks from other systems like the field does', () => {
    const { field, input } = page();
    input('insertFromPaste', 'b\r\n'.repeat(maxEssayLength / 2));
    expect(field.state().limit).toEqual({ state: 'full' });
  });

  test.each(['insertText', 'insertFromPaste', 'insertLineBreak'])(
    'a full text says so on %s, even without an input event',
    (inputType) => {
      const { element, field } = page(long);
      const notified = vi.fn<() => void>();
      expect(field.state().limit).toEqual({ state: 'full' });
      element.setSelectionRange(0, 0);
      field.subscribe(notified);
      element.dispatchEvent(new InputEvent('beforeinput', { inputType, data: 'b', cancelable: true }));
      expect(field.state().limit).toEqual({ state: 'full' });
      // Already announced.
      expect(notified).not.toHaveBeenCalled();
    },
  );

  test('after a paste was cut off, the next key finds the text full', () => {
    const { element, field, input } = page();
    input('insertFromPaste', `${long}b`);
    element.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: 'b' }));
    expect(field.state().limit).toEqual({ state: 'full' });
    input('deleteContentBackward', '', [0, 1]);
    expect(field.state().limit).toBeNull();
  });

  test('typing over a selection works in a full text', () => {
    const { field, input, element } = page(long);
    element.setSelectionRange(0, 10);
    input('insertText', 'b');
    expect(field.state().limit).toBeNull();
  });
});

test.each([
  [
    { state: 'full' } as const,
    'Your essay can hold 20,000 characters, and it is full. Anything more you type is not added. Delete something to make room.',
  ],
  [
    { state: 'cut', added: 100_000, leftOut: 80_000, replaced: false } as const,
    'Your essay can hold 20,000 characters, so the last 80,000 of the 100,000 you added were left out. Everything you wrote before is still here. Undo removes the new text.',
  ],
  [
    { state: 'cut', added: 100_000, leftOut: 80_000, replaced: true } as const,
    'Your essay can hold 20,000 characters, so the last 80,000 of the 100,000 you added were left out. The new text replaced what you had selected. Undo brings that back.',
  ],
])('%o has a sentence', (limit, words) => {
  expect(textLimitText(limit, 'essay')).toBe(words);
});
