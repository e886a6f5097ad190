/** The keys of a presentation, from a keyboard or a presenter's remote. */
import { afterEach, expect, test } from 'vitest';
import { slideIndexAfter, slideKeyOf } from '@/features/family/presentation/slideKeys';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Dispatches a key on an element, and returns what it does at the second of four slides. */
function pressed(key: string, on: Element = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  const found = slideKeyOf(event);
  return found?.kind === 'go' ? slideIndexAfter(found.to, 1, 3) : (found?.kind ?? null);
}

const added = (tag: string) => document.body.appendChild(document.createElement(tag));

test.each([
  ['ArrowRight', 2],
  ['PageDown', 2],
  [' ', 2],
  ['ArrowLeft', 0],
  ['PageUp', 0],
  ['Home', 0],
  ['End', 3],
  ['b', 'blank'],
  ['B', 'blank'],
  ['x', null],
  ['Enter', null],
])('%s', (key, expected) => expect(pressed(key)).toBe(expected));

test('Shift and Space goes back', () => expect(pressed(' ', document.body, { shiftKey: true })).toBe(0));

test('a slide before the first or after the last doesn’t exist', () =>
  expect([slideIndexAfter('next', 3, 3), slideIndexAfter('back', 0, 3)]).toEqual([3, 0]));

test.each([
  ['select', 'ArrowRight'],
  ['input', 'b'],
  ['textarea', 'Home'],
  ['button', ' '],
])('a %s keeps %s', (tag, key) => expect(pressed(key, added(tag))).toBeNull());

test('a focused button keeps only Space', () => expect(pressed('End', added('button'))).toBe(3));

test.each(['ctrlKey', 'altKey', 'metaKey'])('a key with %s does nothing', (modifier) =>
  expect(pressed('b', document.body, { [modifier]: true })).toBeNull(),
);

test('a key that a chart handled does nothing', () => {
  const chart = added('div');
  chart.addEventListener('keydown', (event) => event.preventDefault());
  expect(pressed('ArrowRight', chart)).toBeNull();
});
