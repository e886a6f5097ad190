import { expect, test } from 'vitest';
import { latinKey } from '@/lib/browser/latinKey';

test.each([
  ['US', 'n', 'KeyN', 'n'],
  ['US with Shift', 'B', 'KeyB', 'B'],
  ['Dvorak, where N is in the place of L', 'n', 'KeyL', 'n'],
  ['Cyrillic', 'ф', 'KeyA', 'A'],
  ['Greek', 'ν', 'KeyN', 'N'],
  ['Korean', 'ㅜ', 'KeyN', 'N'],
  ['an input method', 'Process', 'KeyN', 'N'],
  ['AZERTY without Shift', 'é', 'Digit2', '2'],
  ['AZERTY with Shift', '2', 'Digit2', '2'],
  ['US with Shift on a digit', '@', 'Digit2', '2'],
  ['a number pad', '3', 'Numpad3', '3'],
  ['a question mark on AZERTY', '?', 'KeyM', '?'],
  ['Backspace', 'Backspace', 'Backspace', 'Backspace'],
  ['Escape', 'Escape', 'Escape', 'Escape'],
  ['a comma', ',', 'Comma', ','],
])('%s: %s at %s is %s', (_, key, code, name) => expect(latinKey({ key, code })).toBe(name));
