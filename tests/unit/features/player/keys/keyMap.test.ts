/** The keys of the player. */
import { describe, expect, test } from 'vitest';
import { keyActionFor } from '@/features/player/keys/keyMap';

const move = (type: string, rest = {}) => ({ kind: 'move', move: { type, ...rest } });

describe('keys', () => {
  test.each([
    ['a', false, move('choose', { letter: 'A' })],
    ['E', false, move('choose', { letter: 'E' })],
    ['5', false, move('choose', { letter: 'E' })],
    ['c', false, move('choose', { letter: 'C' })],
    ['B', true, move('toggle-cross-out', { letter: 'B' })],
    // On AZERTY, digits need Shift.
    ['2', true, move('choose', { letter: 'B' })],
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
